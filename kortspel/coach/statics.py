"""What the judgement of a grid looks up, made once: the fields of all line states, counts of bits, straights, keys.

Lists here, as ``judge`` reads them; ``arrays`` has the same as NumPy arrays, for batches and for training. Masks are
of ranks, bit 0 for the two, or of the straights in ``layout.WINDOWS``.
"""

from __future__ import annotations

from typing import Final

from kortspel.coach import layout as lay
from kortspel.coach.lines import all_lines


def _straights() -> list[int]:
    found = []
    for mask in range(1 << 13):
        low = mask << 1 | mask >> 12
        found.append(low & low >> 1 & low >> 2 & low >> 3 & low >> 4)
    return found


def _covered() -> list[int]:
    found = [0]
    for mask in range(1, 1 << 10):
        lowest = (mask & -mask).bit_length() - 1
        found.append(found[mask & mask - 1] | lay.WINDOWS[lowest])
    return found


def _distinct() -> list[int]:
    table = [0] * (5 * 125)
    ways = [
        n * 125 + p1 * 25 + p2 * 5 + p3
        for n in range(1, 5)
        for p1 in range(n + 1)
        for p2 in range(p1 + 1)
        for p3 in range(p2 + 1)
    ]
    assert len(ways) == lay.DISTINCT_OUTS, "the layout has room for every way"
    for number, way in enumerate(ways):
        table[way] = number
    return table


_LINES: Final = all_lines()
FULL: Final = lay.STATES
"""The state of a complete line, behind those of ``lines``."""

LAID: Final = [*(line.count for line in _LINES), 5]
"""By state: the cards held."""
SUITED: Final = [*(int(line.suited) for line in _LINES), 0]
"""By state: are they all of one suit?"""
SHAPE: Final = [*(line.shape for line in _LINES), lay.FULL_SHAPE]
"""By state: the number of the shape in ``layout.SHAPES``."""
HELD: Final = [*(line.held for line in _LINES), 0]
SINGLES: Final = [*(line.singles for line in _LINES), 0]
PAIRS: Final = [*(line.pairs for line in _LINES), 0]
TRIPLES: Final = [*(line.triples for line in _LINES), 0]
"""By state: the ranks held at all, once, twice, three times."""
WINDOWS: Final = [*(line.windows for line in _LINES), 0]
"""By state: the straights in which all its ranks lie."""

BITS: Final = [mask.bit_count() for mask in range(1 << 13)]
"""By mask: how many bits it has."""
STRAIGHTS: Final = _straights()
"""By mask of ranks: the straights that it holds."""
COVERED: Final = _covered()
"""By mask of straights: the ranks that they take in."""
DISTINCT: Final = _distinct()
"""By cards * 125 + p1 * 25 + p2 * 5 + p3, the ranks with 1, 2, 3 unseen copies at least: the number of the way."""
NEAR: Final = [0, 0, 8, 12, 4, 8, 2, 5, 2, 4]
"""By cards held * 2: so many ways to a straight are few, or, one place further, some."""
SHAPE_KEYS: Final = list(lay.SHAPE_KEYS)
CLASS_KEYS: Final = list(lay.CLASS_KEYS)
