"""The best arrangement of 25 known cards: hindsight after a game, and advice while rearranging (PP-23).

Simulated annealing over swaps of two cells. A line is the mask of its cards (bit 52 the joker), so that a swap
changes up to six masks by exclusive or and asks a dictionary for the points of each.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import exp
from typing import Final

from kortspel.coach.extras import lines_of, score
from kortspel.coach.layout import WINDOWS
from kortspel.coach.lines import JOKER
from kortspel.coach.position import CELLS, Rules
from kortspel.coach.statics import STRAIGHTS

_SWEEP: Final = 20_000
"""Swaps tried in one annealing."""
_REPORT: Final = 5_000
"""Swaps tried between two reports."""
_HOT: Final = 0.45
_COLD: Final = 0.04
"""Temperatures, as parts of what a full house is worth."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A full grid, its score, the swaps that lead to it from where one began, and how many swaps were tried."""

    grid: tuple[int, ...]
    score: int
    swaps: tuple[tuple[int, int], ...]
    tried: int


def arrange(
    grid: Sequence[int], rules: Rules, seed: int = 0, known: Sequence[int] = ()
) -> Iterator[Arrangement]:
    """Ever better arrangements of a full grid, without end; the best so far after every ``_REPORT`` swaps tried.

    The first is the grid with the one swap that adds most, or ``known``, an arrangement of the same cards found
    before, where that is better.
    """
    rng = random.Random(seed)
    cards = list(grid)
    anneal = _Annealing(cards, rules, rng)
    best = anneal.best_swap(cards)
    if known and score(known, rules) > score(best, rules):
        best = tuple(known)
    best_score = score(best, rules)
    found = Arrangement(best, best_score, swaps_between(grid, best), 0)
    yield found
    tried = 0
    while True:
        for _ in range(_SWEEP // _REPORT):
            anneal.go(_REPORT)
            tried += _REPORT
            if anneal.best_score > best_score:
                best, best_score = tuple(anneal.best), anneal.best_score
                found = Arrangement(best, best_score, (), tried)
                found = _nearest(grid, found, rules)
            yield Arrangement(found.grid, found.score, found.swaps, tried)
        anneal.restart()


def best_arrangement(grid: Sequence[int], rules: Rules, tries: int, seed: int = 0) -> Arrangement:
    """The best arrangement found after so many swaps tried."""
    found = None
    for found in arrange(grid, rules, seed):
        if found.tried >= tries:
            break
    assert found is not None, "the search yields at least once"
    return found


class _Annealing:
    def __init__(self, cards: list[int], rules: Rules, rng: random.Random) -> None:
        self._rng = rng
        self._points = rules.points
        self._known: dict[int, int] = {}
        through = [{x for x, cells in enumerate(lines_of(rules)) if cell in cells} for cell in CELLS]
        # A line through both cells keeps its cards.
        self._changed = [[tuple(sorted(through[a] ^ through[b])) for b in CELLS] for a in CELLS]
        self._lines = lines_of(rules)
        self._unit = rules.points[6]
        self._start = list(cards)
        self.best: list[int] = list(cards)
        self.best_score = -1
        self.restart()

    def best_swap(self, cards: list[int]) -> tuple[int, ...]:
        """The cards after the one swap that adds most; as they are where none adds anything."""
        masks = [sum(1 << cards[cell] for cell in cells) for cells in self._lines]
        best, most = tuple(cards), 0
        for a, b in combinations(CELLS, 2):
            change = 1 << cards[a] | 1 << cards[b]
            gain = sum(self._worth(masks[x] ^ change) - self._worth(masks[x]) for x in self._changed[a][b])
            if gain > most:
                swapped = list(cards)
                swapped[a], swapped[b] = swapped[b], swapped[a]
                best, most = tuple(swapped), gain
        return best

    def restart(self) -> None:
        """Begin again from a random arrangement, hot."""
        self._grid = list(self._start)
        self._rng.shuffle(self._grid)
        self._masks = [sum(1 << self._grid[cell] for cell in cells) for cells in self._lines]
        self._score = sum(map(self._worth, self._masks))
        self._heat = self._unit * _HOT
        self._note()

    def go(self, count: int) -> None:
        """Try so many swaps."""
        grid, masks, known, changed = self._grid, self._masks, self._known, self._changed
        draw = self._rng.random
        heat, cooling = self._heat, (_COLD / _HOT) ** (1 / _SWEEP)
        for _ in range(count):
            heat *= cooling
            a, b = int(draw() * 25), int(draw() * 25)
            if a == b:
                continue
            change = 1 << grid[a] | 1 << grid[b]
            gain = 0
            lines = changed[a][b]
            for x in lines:
                mask = masks[x]
                points = known.get(mask ^ change)
                if points is None:
                    points = self._worth(mask ^ change)
                gain += points - known[mask]
            if gain >= 0 or draw() < exp(gain / heat):
                grid[a], grid[b] = grid[b], grid[a]
                for x in lines:
                    masks[x] ^= change
                self._score += gain
                if self._score > self.best_score:
                    self._note()
        self._heat = heat

    def _worth(self, mask: int) -> int:
        worth = self._known.get(mask)
        if worth is None:
            worth = self._known[mask] = points_of_mask(mask, self._points)
        return worth

    def _note(self) -> None:
        if self._score > self.best_score:
            self.best, self.best_score = list(self._grid), self._score


def points_of_mask(mask: int, points: Sequence[int]) -> int:
    """The points of five cards given as a mask; the joker, bit 52, stands for the card that pays best (PP-26)."""
    if mask >> JOKER:
        others = mask ^ 1 << JOKER
        return max(
            points_of_mask(others | 1 << card, points) for card in range(JOKER) if not others >> card & 1
        )
    a, b, c, d = mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39
    ranks = a | b | c | d
    distinct = ranks.bit_count()
    if distinct == 5:
        flush = ranks in (a, b, c, d)
        straight = STRAIGHTS[ranks] > 0
        if flush and straight:
            return points[9 if ranks == WINDOWS[-1] else 8]
        return points[4 if straight else 5 if flush else 0]
    if distinct == 4:
        return points[1]
    three = a & b & (c | d) | c & d & (a | b)
    if distinct == 3:
        return points[3 if three else 2]
    return points[7 if a & b & c & d else 6]


def _nearest(start: Sequence[int], found: Arrangement, rules: Rules) -> Arrangement:
    """The same hands with rows, columns and both exchanged so that few swaps lead there.

    With diagonals the arrangement is only mirrored and turned, which keeps them.
    """
    best, most = found.grid, -1
    for grid in (found.grid, tuple(found.grid[cell % 5 * 5 + cell // 5] for cell in CELLS)):
        orders = ((0, 1, 2, 3, 4), (4, 3, 2, 1, 0)) if rules.diagonals else tuple(permutations(range(5)))
        for rows in orders:
            # same[c][d]: how many cards of the column d, its rows so ordered, already lie in column c.
            same = [
                [sum(start[5 * r + c] == grid[5 * rows[r] + d] for r in range(5)) for d in range(5)]
                for c in range(5)
            ]
            for columns in orders:
                fit = sum(same[c][columns[c]] for c in range(5))
                if fit > most:
                    most = fit
                    best = tuple(grid[5 * rows[r] + columns[c]] for r in range(5) for c in range(5))
    return Arrangement(best, found.score, swaps_between(start, best), found.tried)


def swaps_between(start: Sequence[int], end: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The fewest swaps of two cells that turn one full grid into the other."""
    now = list(start)
    where = {card: cell for cell, card in enumerate(now)}
    swaps = []
    for cell, card in enumerate(end):
        other = where[card]
        if other != cell:
            swaps.append((cell, other))
            where[now[cell]], now[other] = other, now[cell]
            where[card], now[cell] = cell, card
    return tuple(swaps)
