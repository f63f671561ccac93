"""What is known of the coach's own play, as package data: how games end, and how far from what was expected.

``data/play.json`` holds for each table of points: ``games``, the number of games played by the table of values
alone; ``scores``, how many of them ended with 0, 1, 2, … points; ``spread``, by the number of cards laid, the
standard deviation in points of the final score about what the grid was then thought worth.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import erf, sqrt
from typing import Final

PRIOR: Final = 300
"""The judgement by the table of values is about as sure as so many rollouts."""


@dataclass(frozen=True, slots=True)
class Play:
    """The coach's own games with one table of points."""

    games: int
    scores: tuple[int, ...]
    spread: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(score * count for score, count in enumerate(self.scores)) / self.games

    def percentile(self, score: int) -> float:
        """How many in a hundred of the coach's games ended lower; of those with just this score, half count."""
        lower = sum(self.scores[: max(0, score)])
        equal = self.scores[score] if 0 <= score < len(self.scores) else 0
        return 100 * (lower + equal / 2) / self.games

    def chance(self, points: float, laid: int, target: int) -> float:
        """How likely a grid thought worth ``points``, so many cards laid, ends with the target or more."""
        spread = self.spread[min(laid, 24)]
        if laid >= 25 or spread <= 0:
            return float(points >= target)
        return 0.5 * (1 - erf((target - 0.5 - points) / (spread * sqrt(2))))


@lru_cache(maxsize=1)
def _all() -> dict[str, Play]:
    text = (files("kortspel.coach") / "data" / "play.json").read_text(encoding="ascii")
    return {
        table: Play(found["games"], tuple(found["scores"]), tuple(found["spread"]))
        for table, found in json.loads(text).items()
    }


def play(table: str) -> Play:
    """The coach's games with a table of points."""
    return _all()[table]
