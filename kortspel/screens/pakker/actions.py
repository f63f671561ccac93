"""What can be asked for in Pakker. The scenes are those of the view, for who is to do something in them."""

from __future__ import annotations

from typing import Final

from kortspel.actions import AT_TABLE, Action
from kortspel.screens.actions import SET_UP
from kortspel.screens.table.actions import TABLE

PAKKER: Final = (
    *TABLE,
    Action("bank", ("f3",), "action.bank"),
    Action("pause", ("f4",), "action.pause"),
    *AT_TABLE,
)
PAKKER_SET_UP: Final = (
    *SET_UP[:-2],
    Action("character", (), "action.character", when=frozenset({"computer"})),
    *SET_UP[-2:],
)
