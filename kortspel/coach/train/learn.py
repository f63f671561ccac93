"""Learning one table of values by self-play.

Each grid of a game is moved towards what it is really worth one card later: the mean over *all* unseen cards of the
best worth after laying it. That target has no luck of the deal in it, which is why a few ten thousand games do, from
a start with a rough style of play; the weights of the long stages are averaged over their second halves.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach.arrays import Array, arrays
from kortspel.coach.train import selfplay

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
    last: int
    """How many games the last stage has; 0 for none."""
    polished: bool = False
    """Does the learning go on from the numbers as they are shipped, ever more slowly?"""


AIMS: Final = {
    "american": Aim((0, 2, 5, 10, 15, 20, 25, 50, 75, 100), True, (4, 8, 13), 4, 14, 10, 50, 2.0, 160_000),
    "english": Aim(
        (0, 1, 3, 6, 12, 5, 10, 16, 30, 30), False, (2, 4.5, 8), 1.5, 6.5, 5, 16, 1.0, 0, polished=True
    ),
    "swedish": Aim((0, 2, 4, 6, 8, 10, 12, 14, 20, 20), True, (2, 4.5, 7), 2, 7, 6, 14, 1.0, 100_000),
}


@dataclass(frozen=True)
class Stage:
    """A stretch of learning: games, lambda, rate, in how many parts, and what happens before and after."""

    games: int
    trace: float
    rate: float
    chunks: int = 4
    forget: bool = False
    """Begin the rates of the weights anew."""
    average: bool = False
    """The weights become their mean over the second half."""


STAGES: Final = (
    Stage(20_000, 0.7, 0.3),
    Stage(20_000, 0.4, 0.5, forget=True),
    Stage(20_000, 0.4, 0.5),
    Stage(20_000, 0.4, 0.5),
    Stage(20_000, 0.4, 0.5),
    Stage(100_000, 0.3, 0.5, chunks=40, forget=True, average=True),
)

POLISH: Final = (
    Stage(120_000, 0.3, 0.3, chunks=30, forget=True, average=True),
    Stage(120_000, 0.2, 0.2, chunks=30, forget=True, average=True),
)


def start(aim: Aim) -> Array:
    """The weights before learning."""
    w = np.zeros(lay.SIZE, np.float32)
    rows = {(2,): aim.pair, (2, 1): aim.pair, (2, 1, 1): aim.pair, (3,): aim.three, (3, 1): aim.three}
    rows |= {(2, 2): aim.two_pair, (4,): aim.four}
    st = arrays()
    for state in range(lay.STATES):
        count = int(st.laid[state])
        row = rows.get(lay.SHAPES[st.shape[state]], 0.0)
        alike = st.suited[state] if aim.flush_first else st.windows[state]
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

    def play(self, stage: Stage) -> None:
        """Learn for one stage, and tell how well the player without exploring plays then."""
        if stage.forget:
            self.forget()
        began = time.process_time()
        mean = np.zeros(lay.SIZE)
        for chunk in range(stage.chunks):
            selfplay.learn(
                self.weights, self.drift, self.travel, self.points, self.aim.flush_first,
                stage.games // stage.chunks, stage.trace, self.aim.heat, stage.rate,
            )  # fmt: skip
            if chunk >= stage.chunks // 2:
                mean += self.weights
        if stage.average:
            self.weights[:] = mean / (stage.chunks - stage.chunks // 2)
        self.log(f"{stage.games} games, {time.process_time() - began:.0f} s: {self.judged(20_000)}")

    def judged(self, games: int) -> str:
        """The mean score of the greedy player, with its standard error."""
        scores = np.zeros(games, np.int64)
        selfplay.play(self.weights, self.points, 1, self.aim.flush_first, games, scores, _UNTOLD)
        return f"greedy {scores.mean():.3f} ± {scores.std() / games**0.5:.3f}"


def learned(table: str, seed: int, log: Callable[[str], None]) -> Array:
    """The packed table for a table of points. The same seed gives the same table."""
    aim = AIMS[table]
    learner = Learner(aim, start(aim), log)
    selfplay.seed_compiled(seed)
    for stage in STAGES:
        learner.play(stage)
    if aim.last:
        selfplay.seed_compiled(seed + 1)
        log(learner.judged(100_000))
        learner.play(Stage(aim.last, 0.3, 0.3, chunks=40, forget=True, average=True))
    if aim.polished:
        learner.weights = (packed(learner.weights) / lay.SCALE).astype(np.float32)
        selfplay.seed_compiled(seed + 10)
        for stage in POLISH:
            learner.play(stage)
    return packed(learner.weights)


def packed(weights: Array) -> Array:
    """The weights in units of 1/256 point."""
    numbers: Array = np.clip(np.rint(weights * lay.SCALE), -32768, 32767).astype(np.int16)
    return numbers


def play_of(table: str, numbers: Array, games: int, seed: int) -> dict[str, object]:
    """What ``known`` tells of the play with a packed table: scores, and spread by cards laid."""
    aim = AIMS[table]
    selfplay.seed_compiled(seed)
    scores = np.zeros(games, np.int64)
    told = np.zeros((games, 26))
    selfplay.play(
        numbers.astype(np.int32), np.array(aim.points), lay.SCALE, aim.flush_first, games, scores, told
    )
    miss = scores[:, None] - told / lay.SCALE
    return {
        "games": games,
        "scores": np.bincount(scores).tolist(),
        "spread": [round(float(spread), 2) for spread in (scores.std(), *miss[:, 1:25].std(axis=0))],
    }
