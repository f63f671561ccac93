"""The judgement of a grid by a table of values: the features it has, and what a card in each free cell is worth.

These functions are written once and run twice: ``greedy`` calls them over lists, in plain Python; ``train`` compiles
the very same ones with numba over arrays. So they keep to whole numbers, loops and flat sequences that are filled by
their place.

A table of values ``w`` is a sequence of ``layout.SIZE`` numbers; worths are sums of them, in the table's own units.
``t`` is the number of cards laid, the turned one among them. Lines are 0 to 4 for the rows and 5 to 9 for the columns;
the axis is 0 for rows, 1 for columns.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from kortspel.coach import layout as lay
from kortspel.coach.statics import (
    BITS,
    CLASS_KEYS,
    COVERED,
    DISTINCT,
    FULL,
    HELD,
    LAID,
    NEAR,
    PAIRS,
    SHAPE,
    SHAPE_KEYS,
    SINGLES,
    STRAIGHTS,
    SUITED,
    TRIPLES,
    WINDOWS,
)

Numbers = Sequence[int]
Filled = MutableSequence[int]
T_co = TypeVar("T_co", covariant=True)

_MULTISET, _OUTS, _FLUSH, _STRAIGHT = lay.MULTISET, lay.OUTS, lay.FLUSH, lay.STRAIGHT
_CELL, _SPREAD, _ROW_SHAPES, _COL_SETS, _JOINT = lay.CELL, lay.SPREAD, lay.ROW_SHAPES, lay.COL_SETS, lay.JOINT
_STATES, _OUTS_SIZE, _CELL_SIZE, _SPREAD_SIZE = lay.STATES, lay.OUTS_SIZE, lay.CELL_SIZE, lay.SPREAD_SIZE
_FITS, _SHAPES = lay.FITS, len(lay.SHAPES)
_STRAIGHT_NEARNESS, _PAIRED_OUTS = lay.STRAIGHT_NEARNESS, lay.PAIRED_OUTS
_NEAR_SIZE: Final = lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_PAIRED_START: Final = lay.DISTINCT_OUTS * _NEAR_SIZE
_FULL_SHAPE, _FULL_CLASS = lay.FULL_SHAPE, lay.FULL_CLASS
_GOLDEN, _FACTOR = lay.GOLDEN, lay.JOINT_FACTOR
_SHAPES_SHIFT, _CLASSES_SHIFT, _JOINT_SHIFT = 32 - lay.SHAPES_BITS, 32 - lay.CLASSES_BITS, 32 - lay.JOINT_BITS


class Grid(NamedTuple, Generic[T_co]):
    """A grid before the turned card is laid. ``unseen``, by suit a mask of ranks, no longer holds that card."""

    state: T_co
    """By line."""
    suit: T_co
    """By line: the one suit of its cards, -1 for none."""
    free: T_co
    """By cell: is it empty?"""
    unseen: T_co
    spread: T_co
    """By axis * 13 + rank: how the rank is spread over the lines (see ``layout.SPREAD_STEP``)."""


class Turned(NamedTuple, Generic[T_co]):
    """What the turned card makes of every line, were it laid there."""

    state: T_co
    suit: T_co
    won: T_co
    """The worth of the points of a line that it completes."""
    step: T_co
    """What it adds to the spread of its rank."""


class Work(NamedTuple, Generic[T_co]):
    """Room to work in: ten numbers each, those of lines as they are before those of lines with the card.

    ``gains``, ``was`` and ``new`` are by line and hold worths.
    """

    aims: T_co
    serves: T_co
    gains: T_co
    was: T_co
    new: T_co


def copies_left(unseen: Numbers) -> tuple[int, int, int, int]:
    """Masks of the ranks with at least one, two, three and four unseen copies."""
    a, b, c, d = unseen[0], unseen[1], unseen[2], unseen[3]
    ab, cd, either, other = a & b, c & d, a | b, c | d
    return either | other, ab | cd | (either & other), (ab & other) | (cd & either), ab & cd


def line_features(
    axis: int, t: int, s: int, suit: int, unseen: Numbers, a1: int, a2: int, a3: int, a4: int
) -> tuple[int, int, int, int]:
    """Where the values of an unfinished line stand; -1 for none."""
    first = _MULTISET + (axis * 9 + t // 3) * _STATES + s
    n = LAID[s]
    if n == 0:
        return first, -1, -1, -1
    held = HELD[s]
    inside = WINDOWS[s]
    flush = -1
    flush_near = 0
    if SUITED[s]:
        left = BITS[unseen[suit]]
        alive = BITS[STRAIGHTS[unseen[suit] | held] & inside]
        flush = _FLUSH + ((axis * 25 + t) * 4 + n - 1) * 84 + left * 6 + alive
        extra = left - (5 - n)
        if extra >= 0:
            flush_near = 1 + min(4, extra // 2)
    straight = -1
    straight_near = 0
    if inside:
        ways = BITS[STRAIGHTS[a1 | held] & inside]
        rest = 0
        if ways:
            rest = (
                BITS[STRAIGHTS[a2 | held] & inside]
                + BITS[STRAIGHTS[a3 | held] & inside]
                + BITS[STRAIGHTS[a4 | held] & inside]
            )
            ease = ways + rest
            straight_near = 1 if ease <= NEAR[2 * n] else 2 if ease <= NEAR[2 * n + 1] else 3
        straight = _STRAIGHT + ((axis * 25 + t) * 4 + n - 1) * 96 + ways * 16 + rest
    one = SINGLES[s]
    p1, p2, p3 = BITS[one & a1], BITS[one & a2], BITS[one & a3]
    if one == held:
        outs = (
            DISTINCT[n * 125 + p1 * 25 + p2 * 5 + p3] * _NEAR_SIZE
            + flush_near * _STRAIGHT_NEARNESS
            + straight_near
        )
    else:
        two = PAIRS[s]
        outs = (
            _PAIRED_START
            + SHAPE[s] * _PAIRED_OUTS
            + ((p1 + p2 + p3) * 5 + BITS[two & a1] + BITS[two & a2]) * 2
            + BITS[TRIPLES[s] & a1]
        )
    return first, _OUTS + (axis * 13 + t // 2) * _OUTS_SIZE + outs, flush, straight


def line_worth(
    w: Numbers, axis: int, t: int, s: int, suit: int, unseen: Numbers, a1: int, a2: int,
    a3: int, a4: int,
) -> int:  # fmt: skip
    """The worth of an unfinished line by itself."""
    first, outs, flush, straight = line_features(axis, t, s, suit, unseen, a1, a2, a3, a4)
    worth = w[first]
    if outs >= 0:
        worth += w[outs]
    if flush >= 0:
        worth += w[flush]
    if straight >= 0:
        worth += w[straight]
    return worth


def column_aim(flush_first: bool, s: int, suit: int, unseen: Numbers, a1: int) -> tuple[int, int]:
    """What an unfinished column is after (its class), and the mask of the ranks that serve it."""
    n = LAID[s]
    if n == 0:
        return 0, a1
    kind = 0
    serve = a1
    inside = WINDOWS[s]
    if inside:
        windows = STRAIGHTS[a1 | HELD[s]] & inside
        if windows:
            kind = 2
            serve = COVERED[windows] & ~HELD[s] & a1
    if SUITED[s] and BITS[unseen[suit]] >= 5 - n:
        if kind == 0 or flush_first:
            serve = unseen[suit]
        kind += 1
    return (1 if n == 1 else 2 + (n - 2) * 4 + kind), serve


def cell_feature(t: int, aim: int, serve: int, row: int) -> int:
    """Where the value of an empty cell stands: in a column with this aim and a row in this state."""
    if TRIPLES[row] & serve:
        fit = 7
    elif PAIRS[row] & serve:
        fit = 5 + (1 if BITS[PAIRS[row] & serve] > 1 else 0)
    else:
        fit = BITS[HELD[row] & serve]
    return _CELL + t * _CELL_SIZE + (aim * _SHAPES + SHAPE[row]) * _FITS + fit


def grid_features(rows: int, columns: int) -> tuple[int, int, int]:
    """Where the values of the sets of row shapes, of column classes and of both stand, from the sums of their keys."""
    a = ((rows * _GOLDEN) & 0xFFFFFFFF) >> _SHAPES_SHIFT
    b = ((columns * _GOLDEN) & 0xFFFFFFFF) >> _CLASSES_SHIFT
    both = (rows + columns * _FACTOR) & 0xFFFFFFFF
    c = (((both ^ (both >> 15)) * _GOLDEN) & 0xFFFFFFFF) >> _JOINT_SHIFT
    return _ROW_SHAPES + a, _COL_SETS + b, _JOINT + c


def features(flush_first: bool, t: int, grid: Grid[Filled], work: Work[Filled], out: Filled) -> int:
    """Write where all values of the grid stand into ``out``; return how many there are."""
    a1, a2, a3, a4 = copies_left(grid.unseen)
    n = 0
    rows = 0
    columns = 0
    for x in range(10):
        s = grid.state[x]
        axis = x // 5
        if s == FULL:
            if axis == 0:
                rows += SHAPE_KEYS[_FULL_SHAPE]
            else:
                columns += CLASS_KEYS[_FULL_CLASS]
            continue
        for place in line_features(axis, t, s, grid.suit[x], grid.unseen, a1, a2, a3, a4):
            if place >= 0:
                out[n] = place
                n += 1
        if axis == 0:
            rows += SHAPE_KEYS[SHAPE[s]]
        else:
            y = x - 5
            work.aims[y], work.serves[y] = column_aim(flush_first, s, grid.suit[x], grid.unseen, a1)
            columns += CLASS_KEYS[work.aims[y]]
    for cell in range(25):
        if grid.free[cell]:
            c = cell % 5
            out[n] = cell_feature(t, work.aims[c], work.serves[c], grid.state[cell // 5])
            n += 1
    for axis in range(2):
        for rank in range(13):
            spread = grid.spread[axis * 13 + rank]
            if spread:
                out[n] = _SPREAD + (axis * 25 + t) * _SPREAD_SIZE + spread
                n += 1
    for place in grid_features(rows & 0xFFFFFFFF, columns & 0xFFFFFFFF):
        out[n] = place
        n += 1
    return n


def judge(
    w: Numbers, flush_first: bool, t: int, done: int, rank: int, grid: Grid[Filled],
    turned: Turned[Filled], work: Work[Filled], worth: Filled,
) -> int:  # fmt: skip
    """Write the worth of the grid with the turned card in each free cell; return the best cell, the first of equals.

    ``done`` is the worth of the complete lines; ``rank`` is -1 for the joker.
    """
    best = -1
    if t == 25:
        for cell in range(25):
            if grid.free[cell]:
                worth[cell] = done + turned.won[cell // 5] + turned.won[5 + cell % 5]
                best = cell
        return best
    state, after = grid.state, turned.state
    aims, serves, gains, was, new = work.aims, work.serves, work.gains, work.was, work.new
    a1, a2, a3, a4 = copies_left(grid.unseen)
    rows = 0
    columns = 0
    total = done
    for x in range(10):
        s = state[x]
        axis = x // 5
        gains[x] = was[x] = new[x] = 0
        if s == FULL:
            if axis == 0:
                rows += SHAPE_KEYS[_FULL_SHAPE]
            else:
                columns += CLASS_KEYS[_FULL_CLASS]
            continue
        base = line_worth(w, axis, t, s, grid.suit[x], grid.unseen, a1, a2, a3, a4)
        total += base
        u = after[x]
        if u == FULL:
            gains[x] = turned.won[x] - base
        else:
            gains[x] = line_worth(w, axis, t, u, turned.suit[x], grid.unseen, a1, a2, a3, a4) - base
        if axis == 0:
            rows += SHAPE_KEYS[SHAPE[s]]
            continue
        aims[x - 5], serves[x - 5] = column_aim(flush_first, s, grid.suit[x], grid.unseen, a1)
        columns += CLASS_KEYS[aims[x - 5]]
        if u == FULL:
            aims[x] = _FULL_CLASS
        else:
            aims[x], serves[x] = column_aim(flush_first, u, turned.suit[x], grid.unseen, a1)
    # An empty cell counts in its row and its column: ``was`` as they are, ``new`` with the card in one of them. What
    # is left in ``worth`` would else be counted twice where they cross.
    for cell in range(25):
        if not grid.free[cell]:
            continue
        r, c = cell // 5, cell % 5
        value = w[cell_feature(t, aims[c], serves[c], state[r])]
        corner = value
        was[r] += value
        was[5 + c] += value
        total += value
        if after[r] != FULL:
            value = w[cell_feature(t, aims[c], serves[c], after[r])]
            new[r] += value
            corner -= value
        if aims[5 + c] != _FULL_CLASS:
            value = w[cell_feature(t, aims[5 + c], serves[5 + c], state[r])]
            new[5 + c] += value
            corner -= value
        worth[cell] = corner
    for axis in range(2):
        start = _SPREAD + (axis * 25 + t) * _SPREAD_SIZE
        for k in range(13):
            spread = grid.spread[axis * 13 + k]
            if k != rank and spread:
                total += w[start + spread]
        for x in range(5 * axis, 5 * axis + 5):
            gains[x] += new[x] - was[x]
            if rank >= 0 and state[x] != FULL:
                gains[x] += w[start + min(grid.spread[axis * 13 + rank] + turned.step[x], _SPREAD_SIZE - 1)]
    for cell in range(25):
        if not grid.free[cell]:
            continue
        r, c = cell // 5, cell % 5
        rows_after = rows - SHAPE_KEYS[SHAPE[state[r]]] + SHAPE_KEYS[SHAPE[after[r]]]
        columns_after = columns - CLASS_KEYS[aims[c]] + CLASS_KEYS[aims[5 + c]]
        i, j, k = grid_features(rows_after & 0xFFFFFFFF, columns_after & 0xFFFFFFFF)
        worth[cell] += total + gains[r] + gains[5 + c] + w[i] + w[j] + w[k]
        if best < 0 or worth[cell] > worth[best]:
            best = cell
    return best
