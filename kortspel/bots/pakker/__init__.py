"""The computer players of Pakker: three levels, and characters that a table can tell apart.

They weigh what a hand becomes over all 32 exchanges (``draws``) against what others are likely to hold
(``hands``, ``pot``), and choose what promises most chips: before the betting in ``before``, then in ``bets``.
``manner`` says how well a level judges, and what a character is inclined to.
"""

from __future__ import annotations

import random

from kortspel.bots.pakker import before
from kortspel.bots.pakker.bets import bid
from kortspel.bots.pakker.manner import manner_of
from kortspel.bots.pakker.plain import answer, at_the_table
from kortspel.bots.pakker.plain import plain as plain
from kortspel.games.base import Player
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.view import PakkerView


def choose(view: PakkerView, player: Player, rng: random.Random, *, effort: float = 1.0) -> m.PakkerMove:
    """The move of the seat to move. ``effort`` changes nothing: nothing is imagined, all is counted."""
    seat, choices = view.seat, {choice.kind: choice for choice in view.choices}
    if view.question:
        return answer(view)
    manner = manner_of(player)
    if "go_blind" in choices and "no_blind" in choices and before.goes_blind(view, manner, rng):
        return m.GoBlind()
    if view.hand is None or seat is None or view.phase == "dealing":
        return at_the_table(view, choices)
    match view.phase:
        case "opening":
            return before.open_or_pass(view, seat, choices, manner, rng)
        case "naming_blind":
            return before.name_blind(view, rng)
        case "joining":
            return before.join(view, seat, choices, manner, rng)
        case "exchange":
            return before.throw(view, seat, manner, rng)
        case "betting":
            return bid(view, seat, choices, manner, rng)
        case _:
            return at_the_table(view, choices)


def warm() -> None:
    """Build the tables that thinking leans on: the ranges of others, and what multisets of ranks make."""
    before.warm()
