"""What a player would look for at a moment, and why it cannot be done: shown beside the choices, with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kortspel.games.base import Choice
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.play import why_not
from kortspel.games.pakker.state import PakkerState
from kortspel.games.pakker.view import Withheld

_BEFORE: Final[dict[str, Callable[[PakkerState], tuple[m.PakkerMove, ...]]]] = {
    "between": lambda state: (m.NextPot(at=state.clock.now),),
    "blind": lambda _: (m.GoBlind(), m.NoBlind()),
    "opening": lambda _: (m.Open(amount=1),),
    "joining": lambda _: (m.Call(),),
    "betting": lambda state: _bids(state),
}
"""By scene: the moves that one would look for there, each with the least amount."""


def withheld(state: PakkerState, choices: tuple[Choice, ...]) -> tuple[Withheld, ...]:
    """Those that are not among the choices of the seat to move; all in, one does not look for going along in full."""
    kinds = {choice.kind for choice in choices}
    if "all_in" in kinds:
        kinds.add("call")
    if state.scene not in _BEFORE:
        return ()
    found = []
    for move in _BEFORE[state.scene](state):
        if move.kind not in kinds and (refusal := why_not(state, move)):
            found.append(Withheld(kind=move.kind, refusal=refusal))
    return tuple(found)


def _bids(state: PakkerState) -> tuple[m.PakkerMove, ...]:
    """Before a bet to bet; else to go along, or, where one can, to raise."""
    seat = state.turn
    if not state.betting.level:
        return (m.Bet(amount=1),)
    short = seat is not None and state.bank.chips[seat] < state.to_call(seat)
    return (m.Call(),) if short else (m.Raise(better=1),)
