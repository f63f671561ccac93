"""What can be asked for in Chicago beside the table's own: ``sheet`` once there is one."""

from __future__ import annotations

from typing import Final

from kortspel.actions import AT_TABLE, Action
from kortspel.screens.table.actions import TABLE

CHICAGO: Final = (
    *TABLE,
    Action("sheet", ("p",), "action.sheet", when=frozenset({"sheet"})),
    *AT_TABLE,
)
