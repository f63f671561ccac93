"""The coach as an opponent in three strengths (PP-33)."""

from __future__ import annotations

import random
from typing import Final, Literal

from kortspel.coach import table
from kortspel.coach.layout import SCALE
from kortspel.coach.position import Position

Strength = Literal["easy", "medium", "hard"]

_SLIP: Final[dict[Strength, float]] = {"easy": 0.35, "medium": 0.13, "hard": 0.0}
"""The standard deviation of the error in judging a cell, as a part of what a full house is worth."""


def choose_cell(position: Position, strength: Strength, rng: random.Random) -> int:
    """The cell where a computer player lays the turned card.

    Hard plays the table of values; the others misjudge every cell by chance, easy so much that a child can win.
    The same generator gives the same choice.
    """
    worth = table.judged(position)
    slip = _SLIP[strength] * position.rules.points[6] * SCALE
    if not slip:
        return table.best_cell(worth)
    return max(sorted(worth), key=lambda cell: worth[cell] + rng.gauss(0, slip))
