"""The worth of a grid in compiled code: its features, and the worth of a card in every free cell.

A grid is a bundle of small arrays: ``sid`` and ``lsuit``, the states and suits (-1 for none) of rows 0-4 and columns
5-9; ``free`` cells; ``us``, the unseen cards as a mask of ranks for each suit; ``copies`` of each rank by line;
``spread`` of each rank by axis (see ``layout``). ``flush_first`` is ``layout.FLUSH_FIRST``.
"""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from kortspel.coach import layout as lay
from kortspel.coach.train.statics import (
    AFTER,
    CLASS_KEYS,
    COUNT,
    COVERED,
    DISTINCT,
    HELD,
    INSIDE,
    NEAR,
    PAIRS,
    POP,
    SHAPE,
    SHAPE_KEYS,
    SINGLES,
    STEP,
    STRAIGHTS,
    SUITED,
    TRIPLES,
)

_MULTISET, _OUTS, _FLUSH, _STRAIGHT = lay.MULTISET, lay.OUTS, lay.FLUSH, lay.STRAIGHT
_CELL, _SPREAD, _ROW_SHAPES, _COL_SETS, _JOINT = lay.CELL, lay.SPREAD, lay.ROW_SHAPES, lay.COL_SETS, lay.JOINT
_STATES, _OUTS_SIZE, _FLUSH_SIZE, _STRAIGHT_SIZE = (
    lay.STATES,
    lay.OUTS_SIZE,
    lay.FLUSH_SIZE,
    lay.STRAIGHT_SIZE,
)
_NEAR_SIZE = lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_PAIRED_START = lay.DISTINCT_OUTS * _NEAR_SIZE
_PAIRED_OUTS = lay.PAIRED_OUTS
_CELL_SIZE, _SPREAD_SIZE, _FITS, _SHAPES = lay.CELL_SIZE, lay.SPREAD_SIZE, lay.FITS, len(lay.SHAPES)
_FULL_SHAPE, _FULL_CLASS = lay.FULL_SHAPE, lay.FULL_CLASS
_GOLDEN, _FACTOR = lay.GOLDEN, lay.JOINT_FACTOR
_SHAPES_SHIFT, _CLASSES_SHIFT, _JOINT_SHIFT = 32 - lay.SHAPES_BITS, 32 - lay.CLASSES_BITS, 32 - lay.JOINT_BITS
FULL: Final = -1
"""The state of a complete line."""


@njit(inline="always")
def availability(us):
    """Masks of the ranks with at least one, two, three and four unseen copies."""
    a, b, c, d = us[0], us[1], us[2], us[3]
    ab, cd, a_b, c_d = a & b, c & d, a | b, c | d
    return a_b | c_d, ab | cd | (a_b & c_d), (ab & c_d) | (cd & a_b), ab & cd


@njit
def line_features(axis, t, s, suit, us, a1, a2, a3, a4):
    """Where the values of an unfinished line stand; -1 for none."""
    first = _MULTISET + (axis * 9 + t // 3) * _STATES + s
    n = COUNT[s]
    if n == 0:
        return first, -1, -1, -1
    held = HELD[s]
    inside = INSIDE[s]
    flush = -1
    flush_near = 0
    if SUITED[s]:
        left = POP[us[suit]]
        alive = POP[STRAIGHTS[us[suit] | held] & inside]
        flush = _FLUSH + ((axis * 25 + t) * 4 + n - 1) * 84 + left * 6 + alive
        extra = left - (5 - n)
        if extra >= 0:
            flush_near = 1 + min(4, extra // 2)
    straight = -1
    straight_near = 0
    if inside:
        w1 = POP[STRAIGHTS[a1 | held] & inside]
        rest = 0
        if w1:
            rest = (
                POP[STRAIGHTS[a2 | held] & inside]
                + POP[STRAIGHTS[a3 | held] & inside]
                + POP[STRAIGHTS[a4 | held] & inside]
            )
            ease = w1 + rest
            straight_near = 1 if ease <= NEAR[n, 0] else 2 if ease <= NEAR[n, 1] else 3
        straight = _STRAIGHT + ((axis * 25 + t) * 4 + n - 1) * 96 + w1 * 16 + min(rest, 15)
    one = SINGLES[s]
    p1, p2, p3 = POP[one & a1], POP[one & a2], POP[one & a3]
    if one == held:
        outs = DISTINCT[n, p1 * 25 + p2 * 5 + p3] * _NEAR_SIZE + flush_near * 4 + straight_near
    else:
        two = PAIRS[s]
        outs = (
            _PAIRED_START
            + SHAPE[s] * _PAIRED_OUTS
            + ((p1 + p2 + p3) * 5 + POP[two & a1] + POP[two & a2]) * 2
            + POP[TRIPLES[s] & a1]
        )
    return first, _OUTS + (axis * 13 + t // 2) * _OUTS_SIZE + outs, flush, straight


@njit
def line_value(w, axis, t, s, suit, us, a1, a2, a3, a4):
    """The worth of an unfinished line by itself."""
    i, j, k, m = line_features(axis, t, s, suit, us, a1, a2, a3, a4)
    v = w[i]
    if j >= 0:
        v += w[j]
    if k >= 0:
        v += w[k]
    if m >= 0:
        v += w[m]
    return v


@njit
def column_aim(flush_first, s, suit, us, a1):
    """The class of an unfinished column, and the mask of ranks that serve it."""
    n = COUNT[s]
    if n == 0:
        return 0, a1
    kind = 0
    serve = a1
    inside = INSIDE[s]
    if inside:
        windows = STRAIGHTS[a1 | HELD[s]] & inside
        if windows:
            kind = 2
            serve = COVERED[windows] & ~HELD[s] & a1
    if SUITED[s] and POP[us[suit]] >= 5 - n:
        if kind == 0 or flush_first:
            serve = us[suit]
        kind += 1
    return (1 if n == 1 else 2 + (n - 2) * 4 + kind), serve


@njit(inline="always")
def cell_feature(t, aim, serve, shape, held, twice, thrice):
    """Where the value of an empty cell stands: its column's aim and its row's shape and ranks."""
    if thrice & serve:
        fit = 7
    elif twice & serve:
        fit = 5 + (1 if POP[twice & serve] > 1 else 0)
    else:
        fit = min(4, POP[held & serve])
    return _CELL + t * _CELL_SIZE + (aim * _SHAPES + shape) * _FITS + fit


@njit(inline="always")
def grid_features(rows, cols):
    """Where the values of the sets of row shapes and column classes stand, from the sums of their keys."""
    a = ((rows * _GOLDEN) & 0xFFFFFFFF) >> _SHAPES_SHIFT
    b = ((cols * _GOLDEN) & 0xFFFFFFFF) >> _CLASSES_SHIFT
    both = (rows + cols * _FACTOR) & 0xFFFFFFFF
    c = (((both ^ (both >> 15)) * _GOLDEN) & 0xFFFFFFFF) >> _JOINT_SHIFT
    return _ROW_SHAPES + a, _COL_SETS + b, _JOINT + c


@njit
def features(flush_first, t, sid, lsuit, free, us, spread, out):
    """Write where all values of the grid stand; return how many."""
    a1, a2, a3, a4 = availability(us)
    n = 0
    aims = np.zeros(5, np.int64)
    serves = np.zeros(5, np.int64)
    rows = 0
    cols = 0
    for x in range(10):
        s = sid[x]
        if s == FULL:
            if x < 5:
                rows += SHAPE_KEYS[_FULL_SHAPE]
            else:
                cols += CLASS_KEYS[_FULL_CLASS]
            continue
        i, j, k, m = line_features(x // 5, t, s, lsuit[x], us, a1, a2, a3, a4)
        out[n] = i
        n += 1
        if j >= 0:
            out[n] = j
            n += 1
        if k >= 0:
            out[n] = k
            n += 1
        if m >= 0:
            out[n] = m
            n += 1
        if x < 5:
            rows += SHAPE_KEYS[SHAPE[s]]
        else:
            aims[x - 5], serves[x - 5] = column_aim(flush_first, s, lsuit[x], us, a1)
            cols += CLASS_KEYS[aims[x - 5]]
    for r in range(5):
        s = sid[r]
        if s == FULL:
            continue
        thrice = TRIPLES[s]
        twice = PAIRS[s] | thrice
        for c in range(5):
            if free[r * 5 + c]:
                out[n] = cell_feature(t, aims[c], serves[c], SHAPE[s], HELD[s], twice, thrice)
                n += 1
    for axis in range(2):
        for rank in range(13):
            if spread[axis, rank]:
                out[n] = _SPREAD + (axis * 25 + t) * _SPREAD_SIZE + spread[axis, rank]
                n += 1
    i, j, k = grid_features(rows & 0xFFFFFFFF, cols & 0xFFFFFFFF)
    out[n] = i
    out[n + 1] = j
    out[n + 2] = k
    return n + 3


@njit
def judge(
    w, points, scale, flush_first, t, sid, lsuit, free, us, copies, spread, done, card, scratch, sums, vals
):
    """The worth of the grid, ``t`` cards laid, for ``card`` in each free cell; the best cell is returned.

    ``us`` no longer holds the card; ``done`` is the points of the complete lines. On a tie the first cell wins.
    ``scratch`` and ``sums`` are ``(6, 2, 5)`` whole numbers and ``(6, 5)`` weights to work in.
    """
    suit = card // 13
    rank = card - 13 * suit
    if t == 25:
        for x in range(25):
            if free[x]:
                break
        v = done
        for y in (x // 5, 5 + x % 5):
            v += points[AFTER[sid[y], rank * 2 + (1 if lsuit[y] == suit else 0)]]
        vals[x] = v * scale
        return x
    a1, a2, a3, a4 = availability(us)
    aims, serves, shapes, helds, twices, thrices = scratch
    row_gain, col_gain, row_was, col_was, row_sum, col_sum = (
        sums[0],
        sums[1],
        sums[2],
        sums[3],
        sums[4],
        sums[5],
    )
    sums[:] = 0
    rows = 0
    cols = 0
    total = w.dtype.type(done * scale)
    for x in range(10):
        s = sid[x]
        axis = x // 5
        y = x - 5 * axis
        if s == FULL:
            if axis == 0:
                shapes[0, y] = _FULL_SHAPE
                rows += SHAPE_KEYS[_FULL_SHAPE]
            else:
                aims[0, y] = _FULL_CLASS
                cols += CLASS_KEYS[_FULL_CLASS]
            continue
        code = rank * 2 + (1 if lsuit[x] == suit else 0)
        base = line_value(w, axis, t, s, lsuit[x], us, a1, a2, a3, a4)
        total += base
        if COUNT[s] == 4:
            after = FULL
            gain = points[AFTER[s, code]] * scale - base
        else:
            after = AFTER[s, code]
            gain = line_value(w, axis, t, after, suit, us, a1, a2, a3, a4) - base
        sums[axis, y] = gain
        for z in range(2):
            u = s if z == 0 else after
            if axis == 0:
                if u == FULL:
                    shapes[z, y] = _FULL_SHAPE
                else:
                    shapes[z, y] = SHAPE[u]
                    helds[z, y] = HELD[u]
                    thrices[z, y] = TRIPLES[u]
                    twices[z, y] = PAIRS[u] | TRIPLES[u]
            elif u == FULL:
                aims[z, y] = _FULL_CLASS
            else:
                aims[z, y], serves[z, y] = column_aim(flush_first, u, lsuit[x] if z == 0 else suit, us, a1)
        if axis == 0:
            rows += SHAPE_KEYS[shapes[0, y]]
        else:
            cols += CLASS_KEYS[aims[0, y]]
    # An empty cell counts in its row and its column: ``was`` as they are, ``new`` with the card in one of them.
    for r in range(5):
        for c in range(5):
            x = r * 5 + c
            if not free[x]:
                continue
            v = w[
                cell_feature(
                    t, aims[0, c], serves[0, c], shapes[0, r], helds[0, r], twices[0, r], thrices[0, r]
                )
            ]
            corner = v
            row_was[r] += v
            col_was[c] += v
            total += v
            if shapes[1, r] != _FULL_SHAPE:
                v = w[
                    cell_feature(
                        t, aims[0, c], serves[0, c], shapes[1, r], helds[1, r], twices[1, r], thrices[1, r]
                    )
                ]
                row_sum[r] += v
                corner -= v
            if aims[1, c] != _FULL_CLASS:
                v = w[
                    cell_feature(
                        t, aims[1, c], serves[1, c], shapes[0, r], helds[0, r], twices[0, r], thrices[0, r]
                    )
                ]
                col_sum[c] += v
                corner -= v
            vals[x] = corner
    for axis in range(2):
        start = _SPREAD + (axis * 25 + t) * _SPREAD_SIZE
        for k in range(13):
            if k != rank and spread[axis, k]:
                total += w[start + spread[axis, k]]
        for y in range(5):
            v = w[start + spread[axis, rank] + STEP[copies[axis * 5 + y, rank]]]
            sums[axis, y] += v + sums[4 + axis, y] - sums[2 + axis, y]
    best = -1
    for r in range(5):
        if shapes[0, r] == _FULL_SHAPE:
            continue
        rows_after = rows - SHAPE_KEYS[shapes[0, r]] + SHAPE_KEYS[shapes[1, r]]
        for c in range(5):
            x = r * 5 + c
            if not free[x]:
                continue
            cols_after = cols - CLASS_KEYS[aims[0, c]] + CLASS_KEYS[aims[1, c]]
            i, j, k = grid_features(rows_after & 0xFFFFFFFF, cols_after & 0xFFFFFFFF)
            vals[x] += total + row_gain[r] + col_gain[c] + w[i] + w[j] + w[k]
            if best < 0 or vals[x] > vals[best]:
                best = x
    return best
