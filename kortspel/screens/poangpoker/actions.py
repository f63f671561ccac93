"""What can be asked for in Poängpoker. The scenes are the stages, for who is to do something, and ``sheet``."""

from __future__ import annotations

from typing import Final

from kortspel.actions import AT_TABLE, Action

_EXCHANGE: Final = frozenset({"exchange"})
_CARDS: Final = frozenset({"exchange", "tricks"})

POANGPOKER: Final = (
    Action("along(-1)", ("left",), "action.left", hidden=True, when=_CARDS),
    Action("along(1)", ("right",), "action.right", hidden=True, when=_CARDS),
    Action("", (), "action.pick_card", hidden=True, sign="1–5", when=_CARDS),
    Action("mark", ("space",), "action.mark", when=_EXCHANGE),
    Action("act", ("enter",), "action.exchange", when=_EXCHANGE),
    Action("mark", ("space",), "action.play_card", hidden=True, when=frozenset({"tricks"})),
    Action("act", ("enter",), "action.play_card", when=frozenset({"tricks"})),
    Action("act", ("enter", "space"), "action.go_on", when=frozenset({"drawn", "taken"})),
    Action("sheet", ("p",), "action.sheet", when=frozenset({"sheet"})),
    *AT_TABLE,
)
