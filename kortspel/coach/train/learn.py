"""Learning one table of values: three stages of self-play, all from one seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach.train import kernels

Array = np.ndarray[Any, Any]


_UNTOLD: Final = np.zeros((0, 26))


@dataclass(frozen=True)
class Aim:
    """A table of points and the style of play the learning starts from.

    The style only breaks the symmetry: rows begin as sets of equal ranks and columns as flushes or straights, with
    rough worths of what they hold. From a symmetrical start self-play gets stuck some 30 points lower.
    """

    points: tuple[int, ...]
    flush_first: bool
    """Columns that may become both are taken to be after the flush, not the straight."""
    column: tuple[float, float, float]
    """The worth of 2, 3 and 4 cards of the flush, or the straight, at the start."""
    pair: float
    three: float
    two_pair: float
    four: float
    heat: float
    """The temperature, in points, of moves made for the sake of learning."""


AIMS: Final = {
    "american": Aim((0, 2, 5, 10, 15, 20, 25, 50, 75, 100), True, (4, 8, 13), 4, 14, 10, 50, 2.0),
    "english": Aim((0, 1, 3, 6, 12, 5, 10, 16, 30, 30), False, (2, 4.5, 8), 1.5, 6.5, 5, 16, 1.0),
    "swedish": Aim((0, 2, 4, 6, 8, 10, 12, 14, 20, 20), True, (2, 4.5, 7), 2, 7, 6, 14, 1.0),
}


def start(aim: Aim) -> Array:
    """The weights before learning."""
    w = np.zeros(lay.SIZE, np.float32)
    rows = {(2,): aim.pair, (2, 1): aim.pair, (2, 1, 1): aim.pair, (3,): aim.three, (3, 1): aim.three}
    rows |= {(2, 2): aim.two_pair, (4,): aim.four}
    for state in range(lay.STATES):
        count = int(kernels.COUNT[state])
        row = rows.get(lay.SHAPES[kernels.SHAPE[state]], 0.0)
        alike = kernels.SUITED[state] if aim.flush_first else kernels.INSIDE[state]
        column = aim.column[count - 2] if count > 1 and alike else 0.0
        for phase in range(9):
            w[lay.MULTISET + phase * lay.STATES + state] = row
            w[lay.MULTISET + (9 + phase) * lay.STATES + state] = column
    return w


@dataclass
class Learner:
    """The weights on their way, and what the rates depend on."""

    aim: Aim
    weights: Array
    log: Callable[[str], None]

    def __post_init__(self) -> None:
        self.points = np.array(self.aim.points, np.int64)
        self.forget()

    def forget(self) -> None:
        """Begin the rates anew."""
        self.drift = np.zeros(lay.SIZE, np.float32)
        self.travel = np.zeros(lay.SIZE, np.float32)

    def stage(
        self,
        name: str,
        games: int,
        trace: float,
        *,
        exact: bool = False,
        heat: float = 0.0,
        rate: float = 1.0,
        least: float = 0.0,
        average: bool = False,
        chunks: int = 40,
    ) -> None:
        """So many games; with ``average`` the weights become their mean over the second half."""
        began = time.process_time()
        mean = np.zeros(lay.SIZE)
        for chunk in range(chunks):
            score = kernels.learn(
                self.weights,
                self.drift,
                self.travel,
                self.points,
                self.aim.flush_first,
                games // chunks,
                trace,
                exact,
                heat,
                rate,
                least,
            )
            if chunk >= chunks // 2:
                mean += self.weights
            if chunk % (chunks // 8 or 1) == 0:
                self.log(f"  {name} {chunk + 1}/{chunks}: mean while learning {score:.2f}")
        if average:
            self.weights[:] = mean / (chunks - chunks // 2)
        self.log(f"{name}: {games} games, {time.process_time() - began:.0f} s; {self.judged()}")

    def judged(self, games: int = 20_000) -> str:
        """The mean score of the greedy player, with its standard error."""
        scores = np.zeros(games, np.int64)
        kernels.play(self.weights, self.points, 1, self.aim.flush_first, games, scores, _UNTOLD)
        return f"greedy {scores.mean():.3f} ± {scores.std() / games**0.5:.3f}"


def packed(weights: Array) -> Array:
    """The weights in units of 1/256 point."""
    numbers: Array = np.clip(np.rint(weights * lay.SCALE), -32768, 32767).astype(np.int16)
    return numbers


def play_of(table: str, numbers: Array, games: int, seed: int) -> dict[str, object]:
    """What ``known`` tells of the play with a packed table: scores, and spread by cards laid."""
    aim = AIMS[table]
    kernels.seed_compiled(seed)
    scores = np.zeros(games, np.int64)
    told = np.zeros((games, 26))
    kernels.play(
        numbers.astype(np.int32), np.array(aim.points), lay.SCALE, aim.flush_first, games, scores, told
    )
    miss = scores[:, None] - told / lay.SCALE
    return {
        "games": games,
        "scores": np.bincount(scores).tolist(),
        "spread": [round(float(spread), 2) for spread in (scores.std(), *miss[:, 1:25].std(axis=0))],
    }
