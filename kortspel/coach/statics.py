"""What batches look up, as NumPy arrays: the fields of all line states, counts of bits, small codes.

A state stands for its line's number (see ``lines``), and ``FULL`` for every complete line.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import comb
from typing import Any, Final

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach.greedy import covered, distinct_outs, straights
from kortspel.coach.lines import PLAIN_START, SUITED_START, all_lines

Array = np.ndarray[Any, Any]

FULL: Final = lay.STATES
_NEAR_SIZE: Final = lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_NEAR: Final = ((0, 0), (8, 12), (4, 8), (2, 5), (2, 4))


class Statics:
    """What does not depend on the table of points. Made once, by ``statics``."""

    def __init__(self) -> None:
        lines = all_lines()

        def field(name: str, full: int) -> Array:
            return np.array([*(getattr(line, name) for line in lines), full], dtype=np.int64)

        self.count = field("count", 5)
        self.suited = field("suited", 0)
        self.shape = field("shape", lay.FULL_SHAPE)
        self.held = field("held", 0)
        self.singles = field("singles", 0)
        self.pairs = field("pairs", 0)
        self.triples = field("triples", 0)
        self.windows = field("windows", 0)
        self.twice = self.pairs | self.triples
        self.bits = np.array([mask.bit_count() for mask in range(1 << 13)], dtype=np.int64)
        self.straights = np.array(straights(), dtype=np.int64)
        self.covered = np.array(covered(), dtype=np.int64)
        self.after, self.finish = self._transitions([line.ranks for line in lines])
        self.distinct = np.zeros(5 * 125, dtype=np.int64)
        for (n, p1, p2, p3), number in distinct_outs().items():
            self.distinct[n * 125 + p1 * 25 + p2 * 5 + p3] = number * _NEAR_SIZE
        # By (suited * 6 + cards held) * 14 + unseen of the suit: how near the flush is, times 4.
        self.flush_near = np.zeros(12 * 14, dtype=np.int64)
        for n in range(1, 5):
            for left in range(14):
                extra = left - 5 + n
                self.flush_near[(6 + n) * 14 + left] = 4 * (1 + min(4, extra // 2)) if extra >= 0 else 0
        self.flush_code = (self.suited * 6 + self.count) * 14
        # By cards held * 21 + ways: how near the straight is.
        self.straight_near = np.zeros(6 * 21, dtype=np.int64)
        for n in range(1, 5):
            for ways in range(1, 21):
                self.straight_near[n * 21 + ways] = (
                    1 if ways <= _NEAR[n][0] else 2 if ways <= _NEAR[n][1] else 3
                )
        self.aim = np.zeros(6 * 4, dtype=np.int64)
        for n in range(1, 5):
            for kind in range(4):
                self.aim[n * 4 + kind] = (1 if n == 1 else 4 * n - 6 + kind) * len(lay.SHAPES) * lay.FITS
        self.aim[20:] = lay.FULL_CLASS * len(lay.SHAPES) * lay.FITS
        # By ranks that serve + 5 * pairs that serve + 15 * triples that serve.
        self.fit = np.array(
            [7 if c >= 15 else 5 + (c >= 10) if c >= 5 else c for c in range(30)], dtype=np.int64
        )
        self.shape_keys = np.array(lay.SHAPE_KEYS, dtype=np.uint32)
        self.class_keys = np.array(lay.CLASS_KEYS, dtype=np.uint32)
        self.step = np.array((*lay.SPREAD_STEP, lay.SPREAD_STEP[-1]), dtype=np.int64)

    def _transitions(self, ranks: list[tuple[int, ...]]) -> tuple[Array, Array]:
        """By state * 26 + rank * 2 + same suit: the state after another card, the category of four and another."""
        size = lay.STATES + 1
        missing = 99
        held = np.full((size, 26, 5), missing)
        for state, line in enumerate(ranks):
            held[state, :, : len(line)] = line
        rank, same = np.divmod(np.arange(26), 2)
        held[:, :, 4] = rank
        held.sort(axis=2)
        count = self.count[:, None] + 1
        fresh = self.held[:, None] >> rank & 1 == 0
        alike = (self.suited[:, None] > 0) & (same > 0) & fresh
        # The number of a state, as in ``lines.state_of``: C(rank + i, i + 1) or, of one suit, C(rank, i + 1), summed.
        choose = np.array([[comb(n, k) for k in range(6)] for n in range(18)])
        place = np.arange(5)
        there = held < missing
        known = np.where(there, held, 0)
        plain = (
            np.where(there, choose[known + place, place + 1], 0).sum(axis=2)
            + np.array(PLAIN_START)[count % 6]
        )
        suited = np.where(there, choose[known, place + 1], 0).sum(axis=2) + np.array(SUITED_START)[count % 6]
        after = np.where(count > 4, FULL, np.where(alike & (count > 1), suited, plain))
        # Five cards are told by how many pairs of them are equal.
        equal = ((held[:, :, :, None] == held[:, :, None, :]).sum(axis=(2, 3)) - 5) // 2
        made = np.array([0, 1, 2, 3, 6, 0, 7])[np.minimum(equal, 6)]
        mask = np.bitwise_or.reduce(np.where(there, 1 << known, 0), axis=2)
        straight = self.straights[mask] > 0
        distinct = np.where(straight & alike, np.where(mask == lay.WINDOWS[-1], 9, 8), straight * 4)
        distinct = np.where(alike & ~straight, 5, distinct)
        finish = np.where(self.count[:, None] == 4, np.where(equal > 0, made, distinct), 0)
        return after.ravel(), finish.ravel()

    @cached_property
    def plain(self) -> Array:
        """Is it a line of different ranks?"""
        plain: Array = (self.singles == self.held) & (self.count > 0) & (self.count < 5)
        return plain


@lru_cache(maxsize=1)
def statics() -> Statics:
    """The one set of them; some 0.1 s to build."""
    return Statics()
