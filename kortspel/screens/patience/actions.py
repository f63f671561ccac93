"""What can be asked for in Pokerpatiens. The scenes are the stages, while the player is to do something in them."""

from __future__ import annotations

from typing import Final

from kortspel.actions import AT_TABLE, BACK, Action

_GRID: Final = frozenset({"laying", "arranging", "joker"})
_LAYING: Final = frozenset({"laying"})
_ARRANGING: Final = frozenset({"arranging"})
_JOKER: Final = frozenset({"joker"})
_OTHERS: Final = frozenset({"others"})

PATIENCE: Final = (
    Action("move('up')", ("up",), "action.up", hidden=True, when=_GRID),
    Action("move('down')", ("down",), "action.down", hidden=True, when=_GRID),
    Action("move('left')", ("left",), "action.left", hidden=True, when=_GRID),
    Action("move('right')", ("right",), "action.right", hidden=True, when=_GRID),
    Action("lay", ("enter", "space"), "action.lay", when=_LAYING),
    Action("lay", ("enter", "space"), "action.swap", when=_ARRANGING),
    Action("lay", ("enter", "space"), "action.place_joker", when=_JOKER),
    Action("lay", ("enter", "space"), "action.count", when=frozenset({"finished"})),
    Action("", (), "action.cell", sign="a3", when=_GRID),
    Action("done", ("f",), "action.done", when=_ARRANGING),
    Action("done", ("f",), "action.keep_all", when=_JOKER),
    Action("hint", ("t",), "action.hint", when=_GRID),
    Action("undo", ("u", "backspace"), "action.undo", when=frozenset({"undo"})),
    Action("other_grid", ("tab",), "patience.action.other_grid", when=_OTHERS),
    *AT_TABLE,
)
RESULT: Final = (
    Action("other_grid", ("tab",), "patience.action.other_grid", when=_OTHERS),
    *BACK,
)
REVIEW: Final = (
    Action("turn(-1)", ("left",), "coach.action.previous", hidden=True),
    Action("turn(1)", ("right", "enter", "space"), "coach.action.next", sign="← →", back="turn(-1)"),
    Action("dearest", ("d",), "coach.action.dearest"),
    Action("summary", ("home",), "coach.action.summary", hidden=True),
    *BACK,
)
