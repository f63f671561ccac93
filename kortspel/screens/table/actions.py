"""What can be asked for at every table. The scenes of the kit: ``mark`` and ``play`` while cards are picked, ``lies``
while something lies to be looked at, ``log`` where there is one."""

from __future__ import annotations

from typing import Final

from kortspel.actions import Action

_MARK: Final = frozenset({"mark"})
_PLAY: Final = frozenset({"play"})
_CARDS: Final = _MARK | _PLAY

TABLE: Final = (
    Action("hint", ("t",), "action.hint", when=frozenset({"hint"})),
    Action("along(-1)", ("left",), "action.left", hidden=True, when=_CARDS),
    Action("along(1)", ("right",), "action.right", hidden=True, when=_CARDS),
    Action("", (), "action.pick_card", hidden=True, sign="1–5", when=_CARDS),
    Action("mark", ("space",), "action.mark", when=_MARK),
    Action("act", ("enter",), "action.exchange", when=_MARK),
    Action("act", ("enter", "space"), "action.play_card", when=_PLAY),
    Action("act", ("enter", "space"), "action.go_on", when=frozenset({"lies"})),
    Action(
        "log_back(1)", ("ctrl+up", "shift+pageup"), "action.log_back", hidden=True, when=frozenset({"log"})
    ),
    Action(
        "log_back(-1)", ("ctrl+down", "shift+pagedown"), "action.log_on", hidden=True, when=frozenset({"log"})
    ),
)
