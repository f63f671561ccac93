"""The coach at a table: what a hard player would do in one's place, and the chances behind it.

A game's coach stands beside its computer players, in ``bots/<id>/advice.py``: ``advice(view, rng) -> Advice``. It knows
the view of the seat and nothing else.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import Any, cast

from kortspel.games.base import Game, Message, Move, View


@dataclass(frozen=True)
class Advice:
    """The move that a hard player would make, and what is said of it: the move first, then the chances."""

    move: Move
    said: tuple[Message, ...]


def advise(game: Game[Any, Any, Any, Any], view: View, seed: str) -> Advice:
    """The advice for the seat of this view, whose turn it is; the same for the same seed."""
    found = import_module(f"kortspel.bots.{game.id}.advice").advice(view, random.Random(seed))
    return cast(Advice, found)


def percent(chance: float) -> int:
    """The chance in per cent; what may come, or may fail, is never told as impossible or certain."""
    if chance <= 0 or chance >= 1:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
