"""Line states: what a row or column holds, as one number, and what follows from it alone.

The state of a line of up to four cards is the multiset of its ranks, and whether its cards are all of one suit
(a single card is). There are ``layout.STATES`` of them; the number is the place in the combinatorial number system.

Cards are whole numbers: suit * 13 + rank, rank 0 for the two to 12 for the ace; 52 is the joker. Masks of ranks
have bit 0 for the two and bit 12 for the ace.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from kortspel.coach.layout import PLAIN_STATES, RANKS, SHAPES, WINDOWS

JOKER: Final = 52

PLAIN_START: Final = tuple(sum(comb(RANKS + k - 1, k) for k in range(n)) for n in range(6))
SUITED_START: Final = tuple(PLAIN_STATES + sum(comb(RANKS, k) for k in range(2, n)) for n in range(6))
_SHAPE_NUMBER: Final = {shape: number for number, shape in enumerate(SHAPES)}
_PAIRED: Final = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}


class Line:
    """What a line with up to four cards is like, whatever the suits' names; the same object for the same state."""

    __slots__ = (
        "_after", "_finish", "count", "held", "pairs", "ranks", "shape", "singles", "state", "suited", "triples",
        "twice", "windows",
    )  # fmt: skip

    def __init__(self, ranks: tuple[int, ...], *, suited: bool) -> None:
        # The ranks held at least once, twice, three times, four times.
        once = twice = thrice = four = 0
        for rank in ranks:
            bit = 1 << rank
            once, twice, thrice, four = (
                once | bit,
                twice | once & bit,
                thrice | twice & bit,
                four | thrice & bit,
            )
        self.ranks = ranks
        self.suited = suited
        self.state = state_of(ranks, suited=suited)
        self.count = len(ranks)
        self.held = once
        self.singles, self.pairs, self.triples = once & ~twice, twice & ~thrice, thrice & ~four
        self.twice = self.pairs | self.triples
        self.shape = _SHAPE_NUMBER[shape_of(ranks)]
        self.windows = 0
        if ranks and not twice:
            self.windows = sum(1 << i for i, window in enumerate(WINDOWS) if once & ~window == 0)
        """Bit i: all ranks lie in the straight ``WINDOWS[i]``; 0 where two are equal."""
        self._after: list[Line | None] = [None] * 26
        self._finish = [-1] * 26

    def copies(self, rank: int) -> int:
        """How many cards of the rank the line holds."""
        return self.ranks.count(rank)

    def after(self, rank: int, *, same: bool) -> Line:
        """The line with another card, of the line's one suit or not. For lines of up to three cards."""
        code = rank * 2 + same
        if (line := self._after[code]) is None:
            alike = (self.suited and same and rank not in self.ranks) or not self.ranks
            line = self._after[code] = line_of(tuple(sorted((*self.ranks, rank))), alike)
        return line

    def finish(self, rank: int, *, same: bool) -> int:
        """The category, 0 to 9, that another card makes of a line of four."""
        code = rank * 2 + same
        if (category := self._finish[code]) < 0:
            flush = self.suited and same and rank not in self.ranks
            category = self._finish[code] = category_of((*self.ranks, rank), flush=flush)
        return category


@cache
def line_of(ranks: tuple[int, ...], suited: bool) -> Line:
    """The line with these ranks, in rising order."""
    return Line(ranks, suited=suited)


def shape_of(ranks: Sequence[int]) -> tuple[int, ...]:
    """How many of each rank, most first."""
    return tuple(sorted((ranks.count(rank) for rank in set(ranks)), reverse=True))


def state_of(ranks: Sequence[int], *, suited: bool) -> int:
    """The number of the state of a line with up to four cards of these ranks."""
    count = len(ranks)
    ordered = sorted(ranks)
    if suited and count > 1:
        return SUITED_START[count] + sum(comb(rank, i) for i, rank in enumerate(ordered, start=1))
    return PLAIN_START[count] + sum(comb(rank + i - 1, i) for i, rank in enumerate(ordered, start=1))


def category_of(ranks: Sequence[int], *, flush: bool) -> int:
    """The category, 0 to 9, of five ranks."""
    shape = shape_of(ranks)
    if len(shape) < 5:
        return _PAIRED[shape]
    mask = sum(1 << rank for rank in ranks)
    straight = mask in WINDOWS
    if straight and flush:
        return 9 if mask == WINDOWS[-1] else 8
    return 4 if straight else 5 if flush else 0


def all_lines() -> list[Line]:
    """Every line by the number of its state."""
    found = {0: line_of((), False)}
    for count in range(1, 5):
        for ranks in combinations_with_replacement(range(RANKS), count):
            plain = line_of(ranks, count == 1)
            found[plain.state] = plain
            if len(set(ranks)) == count > 1:
                suited = line_of(ranks, True)
                found[suited.state] = suited
    return [found[number] for number in range(len(found))]
