"""The features of a grid and where the worth of each stands in a table of values.

The worth of a grid whose game goes on is a sum: the points of the complete lines, and one number out of the
table for every feature that the grid has. Numbers are whole, in 1/256 point, so that every reader of the table
gets the same sum. ``t`` is the number of cards laid, 1 to 24; the axis is 0 for rows and 1 for columns.

For each line with an empty cell:

- ``MULTISET``: its line state (see ``lines``: the ranks it holds and whether they are all of one suit), axis, t // 3;
- ``OUTS``: how many copies of its ranks are unseen, how near it is to a flush and to a straight, axis, t // 2;
- ``FLUSH``, lines of one suit: cards held, unseen cards of the suit, straight flushes still possible, axis, t;
- ``STRAIGHT``, lines inside five neighbouring ranks: cards held, straights still possible and how easily, axis, t.

For each empty cell, ``CELL``: what its column is after, the shape of its row, and how well a card that serves
the row can serve the column, t.

For each rank, ``SPREAD``: how its cards are shared out among the rows, and among the columns, t.

For the grid: ``ROW_SHAPES``, ``COL_CLASSES`` and ``JOINT``: which row shapes, which column classes, and both
together, found by hashing.
"""

from __future__ import annotations

from math import comb
from typing import Final

SCALE: Final = 256
"""So many units are a point."""

RANKS: Final = 13
PLAIN_STATES: Final = sum(comb(RANKS + n - 1, n) for n in range(5))
"""Line states by the multiset of ranks alone, no card to four cards."""
STATES: Final = PLAIN_STATES + sum(comb(RANKS, n) for n in range(2, 5))
"""All line states: behind the plain ones the sets of two to four ranks of one suit."""

SHAPES: Final = (
    (),
    (1,),
    (2,),
    (1, 1),
    (3,),
    (2, 1),
    (1, 1, 1),
    (4,),
    (3, 1),
    (2, 2),
    (2, 1, 1),
    (1, 1, 1, 1),
)
"""What an unfinished line holds, most copies first: ``(2, 1)`` is a pair and another card."""
FULL_SHAPE: Final = len(SHAPES)
COL_CLASSES: Final = 14
"""What an unfinished column is after: 0 empty, 1 one card, then for 2, 3 and 4 cards neither, flush, straight, both."""
FULL_CLASS: Final = COL_CLASSES
FITS: Final = 8

FLUSH_FIRST: Final = {"english": False, "american": True, "swedish": True}
"""Is a column that may become a flush or a straight taken to be after the flush? By table of points."""

WINDOWS: Final = tuple((1 << 12 | 0b1111) if low < 0 else 0b11111 << low for low in range(-1, 9))
"""The ten straights as masks of ranks, bit 0 the two, bit 12 the ace; the wheel first."""

# Sizes of the groups and where each begins.
DISTINCT_OUTS: Final = 69
"""Ways in which one to four different ranks have 0 to 3 unseen copies each."""
FLUSH_NEARNESS: Final = 6
STRAIGHT_NEARNESS: Final = 4
_NEARNESS: Final = FLUSH_NEARNESS * STRAIGHT_NEARNESS
PAIRED_OUTS: Final = 7 * 5 * 2
OUTS_SIZE: Final = DISTINCT_OUTS * _NEARNESS + len(SHAPES) * PAIRED_OUTS
FLUSH_SIZE: Final = 4 * 14 * 6
STRAIGHT_SIZE: Final = 4 * 6 * 16
CELL_SIZE: Final = COL_CLASSES * len(SHAPES) * FITS
SPREAD_SIZE: Final = 32
SHAPES_BITS: Final = 14
CLASSES_BITS: Final = 14
JOINT_BITS: Final = 16

MULTISET: Final = 0
OUTS: Final = MULTISET + 2 * 9 * STATES
FLUSH: Final = OUTS + 2 * 13 * OUTS_SIZE
STRAIGHT: Final = FLUSH + 2 * 25 * FLUSH_SIZE
CELL: Final = STRAIGHT + 2 * 25 * STRAIGHT_SIZE
SPREAD: Final = CELL + 25 * CELL_SIZE
ROW_SHAPES: Final = SPREAD + 2 * 25 * SPREAD_SIZE
COL_SETS: Final = ROW_SHAPES + (1 << SHAPES_BITS)
JOINT: Final = COL_SETS + (1 << CLASSES_BITS)
SIZE: Final = JOINT + (1 << JOINT_BITS)
"""The number of values in a table."""

# Sums of these keys, modulo 2**32, name a multiset of shapes or classes; a multiplication spreads them.
GOLDEN: Final = 0x9E3779B1
_MASK: Final = 0xFFFFFFFF


def _keys(count: int, salt: int) -> tuple[int, ...]:
    """Well mixed 32-bit numbers (the finaliser of MurmurHash3 over a Weyl sequence)."""
    keys = []
    for i in range(count):
        h = (salt + (i + 1) * GOLDEN) & _MASK
        h = (h ^ h >> 16) * 0x85EBCA6B & _MASK
        h = (h ^ h >> 13) * 0xC2B2AE35 & _MASK
        keys.append(h ^ h >> 16)
    return tuple(keys)


SHAPE_KEYS: Final = _keys(FULL_SHAPE + 1, 1)
CLASS_KEYS: Final = _keys(FULL_CLASS + 1, 2)
JOINT_FACTOR: Final = 0x85EBCA77

SPREAD_STEP: Final = (1, 4, 10, 15)
"""What another copy of a rank in a line that holds 0, 1, 2, 3 of it adds to the rank's spread."""
