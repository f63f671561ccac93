"""How a computer player of Pakker plays: its level is how well it judges, its character what it is inclined to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kortspel.games.base import Level, Player


@dataclass(frozen=True)
class Manner:
    """How somebody plays.

    ``slip`` is the error in judging a chance, as a standard deviation. ``reads``, 0 to 1, is how far the bets of others
    are believed. ``dares`` is what a chip to be laid counts: 1 is right, less is loose. ``bluffs`` is how often a hand
    not worth calling is raised with, ``hides`` how often a strong one only calls, ``creeps`` how often a hand to bet on
    bets the least, ``blind`` how often one goes blind without a reason.
    """

    slip: float
    reads: float
    dares: float
    bluffs: float
    hides: float
    creeps: float = 0.0
    blind: float = 0.0


_MEDIUM: Final = Manner(slip=0.05, reads=0.6, dares=0.95, bluffs=0.03, hides=0.0)
LEVELS: Final[dict[Level, Manner]] = {
    "human": _MEDIUM,
    "easy": Manner(slip=0.15, reads=0.0, dares=0.7, bluffs=0.0, hides=0.6),
    "medium": _MEDIUM,
    "hard": Manner(slip=0.0, reads=1.0, dares=1.0, bluffs=0.06, hides=0.12, creeps=0.5),
}


def manner_of(player: Player) -> Manner:
    """The manner of a player's level and character."""
    manner = LEVELS[player.level]
    match player.character:
        case "tight":
            return replace(manner, dares=manner.dares * 1.3, bluffs=manner.bluffs / 3)
        case "loose":
            return replace(manner, dares=manner.dares * 0.75, bluffs=manner.bluffs * 1.5, blind=0.6)
        case "bluffer":
            return replace(manner, dares=manner.dares * 0.95, bluffs=manner.bluffs * 4 + 0.1, blind=0.25)
        case _:
            return manner
