"""The deep judgement of a position: rollouts by the table's play on shared decks (needs the extra ``coach``).

Candidates are the cells that look best one card ahead. In rounds, every candidate that is left is played on by the
table on the same decks, some cards deep, where the table's worth of the grid stands for the rest; after each
round the worse half is dropped. A candidate's judgement is the mean of its rollouts and the look one card ahead,
which counts as ``Depth.prior`` rollouts. Then the budget doubles and the rounds begin again, so that the judgement
improves for as long as it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

import numpy as np

from kortspel.coach import table
from kortspel.coach.batch import Boards
from kortspel.coach.known import PRIOR, play
from kortspel.coach.layout import SCALE
from kortspel.coach.position import JOKER, Position, Rules, alike, start

Array = np.ndarray[Any, Any]


_DOUBT: Final = 4.0
"""A candidate so many standard errors behind the best is played on no more."""
_ENOUGH: Final = 30
"""Candidates with so many rollouts tell how far the look ahead is to be believed."""
_LEAST_WEIGHT: Final = 20


@dataclass(frozen=True, slots=True)
class Depth:
    """How the search spends its time."""

    candidates: int = 12
    cards: int = 6
    """A rollout plays so many cards, or all that are to come where these are not many more."""
    more: int = 4
    """So many more are not many."""
    prior: int = PRIOR
    first_budget: int = 1200
    batch: int = 480
    """So many rollouts at once, over all candidates together."""


@dataclass(slots=True)
class Candidate:
    """A cell and what is known of it. Points are expected final points."""

    cell: int
    prior: float
    mirrored: bool
    rollouts: int = 0
    total: float = 0.0
    squares: float = 0.0
    reached: float = 0.0
    """How many rollouts reached the target; one that was cut counts by its chance."""

    def points(self, weight: int) -> float:
        """The judgement, with the look ahead counted as so many rollouts."""
        return (self.total + weight * self.prior) / (self.rollouts + weight)

    def error(self, weight: int) -> float:
        """The standard error of the judgement; before two rollouts, none is known: infinity."""
        if self.rollouts < 2:
            return float("inf")
        return sqrt(self.variance / (self.rollouts + weight))

    @property
    def variance(self) -> float:
        """The variance of a single rollout."""
        mean = self.total / self.rollouts
        return max(0.0, self.squares / self.rollouts - mean * mean)


@dataclass(slots=True)
class Search:
    """A search in progress: the candidates, best first."""

    position: Position
    depth: Depth
    ranked: list[Candidate] = field(default_factory=list)
    rollouts: int = 0
    weight: int = PRIOR
    """As so many rollouts the look ahead counts; see ``_weigh``."""


def warm(table_of_points: str) -> None:
    """Load what the search needs, so that the first one answers at once; some 0.1 s."""
    Boards([start(Rules(table_of_points)).turned(0).after(0)], [False], 1).step(np.array([1]), leaf=True)


def deepen(
    position: Position, depth: Depth = Depth(), seed: int = 0, also: tuple[int, ...] = ()
) -> Iterator[Search]:
    """Search ever deeper; each item is the same object, improved. Stop by not asking for the next one.

    The same seed gives the same search. ``also`` are cells that are candidates in any case. It ends by itself only
    where there is nothing to find out.
    """
    search = Search(position, depth, weight=depth.prior)
    search.ranked = ahead(position, depth.candidates, also)
    yield search
    if len(search.ranked) < 2 or not position.to_come:
        return
    rng = np.random.default_rng(seed)
    decks = _Decks(position, rng)
    budget = depth.first_budget
    while True:
        alive = list(search.ranked)
        rounds = max(1, (len(alive) - 1).bit_length())
        for _ in range(rounds):
            share = max(1, budget // rounds // len(alive))
            while share > 0:
                copies = min(share, max(1, depth.batch // len(alive)))
                share -= copies
                _roll(search, alive, decks, copies)
                _rank(search)
                yield search
                alive = _hopeful(search, alive)
            alive = alive[: max(2, (len(alive) + 1) // 2)]
        budget *= 2


def searched(position: Position, rollouts: int, depth: Depth = Depth(), seed: int = 0) -> Search:
    """The search after so many rollouts."""
    last = None
    for last in deepen(position, depth, seed):
        if last.rollouts >= rollouts:
            break
    assert last is not None, "a search yields at least once"
    return last


def ahead(position: Position, most: int, also: tuple[int, ...] = ()) -> list[Candidate]:
    """The cells that look best one card ahead, best first, at most so many and those named.

    Of cells that come to the same thing only the first is among them, unless named.
    """
    instant = {mirrored: table.worths_of(position, mirrored=mirrored) for mirrored in (False, True)}
    best = {cell: max(instant[False][cell], instant[True][cell]) for cell in position.allowed}
    cells = sorted({*alike(position).values(), *also}, key=lambda cell: (-best[cell], cell))
    cells = [cell for place, cell in enumerate(cells) if place < most * 2 or cell in also]
    if not position.to_come or position.rules.diagonals:
        # The look ahead in batches knows nothing of diagonals; the instant judgement does.
        return [
            Candidate(cell, best[cell] / SCALE, instant[True][cell] > instant[False][cell])
            for place, cell in enumerate(cells)
            if place < most or cell in also
        ]
    chances = table.chances(position)
    cards = [card for card in chances if card != JOKER]
    weights = np.array([chances[card] for card in cards])
    weights /= weights.sum()
    after = [position.after(cell) for cell in cells]
    found = []
    looks = {}
    for mirrored in (False, True):
        boards = Boards(after, [mirrored] * len(after), len(cards))
        worth = boards.step(np.tile(np.array(cards), len(after)), leaf=True)
        assert worth is not None, "a leaf has a worth"
        looks[mirrored] = (worth.reshape(len(after), len(cards)) * weights).sum(axis=1) / SCALE
    for place, cell in enumerate(cells):
        mirrored = bool(looks[True][place] > looks[False][place])
        found.append(Candidate(cell, float(looks[mirrored][place]), mirrored))
    found.sort(key=lambda candidate: (-candidate.prior, candidate.cell))
    return [candidate for place, candidate in enumerate(found) if place < most or candidate.cell in also]


class _Decks:
    """The shared decks: the n-th deck is the same for every candidate."""

    def __init__(self, position: Position, rng: np.random.Generator) -> None:
        # Small, for a minute's thought deals a million decks.
        self._cards = np.array([card for card in position.unseen if card != JOKER], dtype=np.int8)
        self._come = position.to_come
        self._rng = rng
        self._known = np.zeros((0, self._come), dtype=np.int8)

    def part(self, start: int, count: int) -> Array:
        """Decks ``start`` to ``start + count``, one a row."""
        while len(self._known) < start + count:
            more = max(256, len(self._known))
            order = np.argsort(self._rng.random((more, len(self._cards))), axis=1)[:, : self._come]
            self._known = np.concatenate((self._known, self._cards[order]))
        return self._known[start : start + count]


def gap(position: Position, cell: int, other: int, rollouts: int, seed: int) -> tuple[float, float]:
    """How many points more the other cell leads to than the cell, and the standard error of that.

    By so many rollouts of each on the same decks, which no search has seen: whichever of many cells looked best in a
    search looked a little better than it is.
    """
    depth = Depth()
    instant = {mirrored: table.worths_of(position, mirrored=mirrored) for mirrored in (False, True)}
    pair = [Candidate(each, 0.0, instant[True][each] > instant[False][each]) for each in (cell, other)]
    decks = _Decks(position, np.random.default_rng(seed))
    points = _played_on(position, pair, decks, rollouts, _deep(position, depth))
    more = points[1] - points[0]
    return float(more.mean()), float(more.std() / sqrt(rollouts))


def _deep(position: Position, depth: Depth) -> int:
    """How many cards a rollout plays. A leaf tells nothing of unfinished diagonals: with them, all."""
    whole = position.rules.diagonals or position.to_come <= depth.cards + depth.more
    return position.to_come if whole else depth.cards


def _played_on(
    position: Position, candidates: list[Candidate], decks: _Decks, copies: int, deep: int
) -> Array:
    """The points that so many more rollouts of each candidate lead to: a row each, a column a deck."""
    after = [position.after(candidate.cell) for candidate in candidates]
    boards = Boards(after, [candidate.mirrored for candidate in candidates], copies)
    cards = np.concatenate([decks.part(candidate.rollouts, copies) for candidate in candidates])
    worth = None
    for place in range(deep):
        worth = boards.step(cards[:, place], leaf=place == deep - 1)
    assert worth is not None, "the last step is a leaf"
    points: Array = (worth / SCALE).reshape(len(candidates), copies)
    return points


def _roll(search: Search, alive: list[Candidate], decks: _Decks, copies: int) -> None:
    position = search.position
    deep = _deep(position, search.depth)
    points = _played_on(position, alive, decks, copies, deep)
    target = position.rules.target
    for candidate, scores in zip(alive, points, strict=True):
        candidate.rollouts += copies
        candidate.total += float(scores.sum())
        candidate.squares += float((scores * scores).sum())
        if target is not None:
            candidate.reached += float(_reaching(scores, position, deep).sum())
    search.rollouts += copies * len(alive)


def _reaching(scores: Array, position: Position, deep: int) -> Array:
    """The chance of each rollout to reach the target: certain at the end, else by the usual spread."""
    target = position.rules.target
    assert target is not None, "there is a target to reach"
    if deep == position.to_come:
        reached: Array = scores >= target
        return reached
    spread = play(position.rules.table).spread[position.laid + 1 + deep]
    # The logistic curve that is nearest to the normal one.
    chances: Array = 1 / (1 + np.exp(-1.702 * (scores - target + 0.5) / spread))
    return chances


def _hopeful(search: Search, alive: list[Candidate]) -> list[Candidate]:
    """Those that may yet turn out best, at least two."""
    weight = search.weight
    alive = sorted(alive, key=lambda candidate: -candidate.points(weight))
    best = alive[0].points(weight)
    return [
        candidate
        for place, candidate in enumerate(alive)
        if place < 2 or best - candidate.points(weight) < _DOUBT * candidate.error(weight)
    ]


def _rank(search: Search) -> None:
    _weigh(search)
    search.ranked.sort(key=lambda candidate: (-candidate.points(search.weight), candidate.cell))


def _weigh(search: Search) -> None:
    """Believe the look ahead less where the rollouts contradict it.

    In positions unlike those that the table grew up with it may be far off. How far shows in how differently the
    candidates fare from what was thought, beyond the luck of the rollouts.
    """
    tried = [candidate for candidate in search.ranked if candidate.rollouts >= _ENOUGH]
    if len(tried) < 3 or not search.depth.prior:
        return
    misses = [candidate.total / candidate.rollouts - candidate.prior for candidate in tried]
    mean = sum(misses) / len(misses)
    off = sum((miss - mean) ** 2 for miss in misses) / (len(misses) - 1)
    variances = [candidate.variance for candidate in tried]
    # Shared decks: much of the luck is the same for all, about half of it.
    luck = sum(
        variance / candidate.rollouts for variance, candidate in zip(variances, tried, strict=True)
    ) / len(tried)
    off = max(off - luck / 2, 1e-9)
    search.weight = int(min(search.depth.prior, max(_LEAST_WEIGHT, sum(variances) / len(tried) / off)))
