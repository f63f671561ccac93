"""The statics as NumPy arrays, and with them what a card makes of every line state (needs the extra ``coach``)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach import statics
from kortspel.coach.lines import PLAIN_START, SUITED_START, all_lines
from kortspel.coach.statics import FULL

Array = np.ndarray[Any, Any]

_NEAR_SIZE: Final = lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS


class Statics(NamedTuple):
    """The numbers of ``statics``, by the same names."""

    laid: Array
    suited: Array
    shape: Array
    held: Array
    singles: Array
    pairs: Array
    triples: Array
    windows: Array
    bits: Array
    straights: Array
    covered: Array
    distinct: Array
    near: Array
    shape_keys: Array
    class_keys: Array


@lru_cache(maxsize=1)
def arrays() -> Statics:
    """The one set of them."""
    return Statics(*(np.array(getattr(statics, name.upper()), dtype=np.int64) for name in Statics._fields))


class Transitions(NamedTuple):
    """By state * 26 + rank * 2 + same suit: the state after another card; the category of four cards and another."""

    after: Array
    finish: Array


@lru_cache(maxsize=1)
def transitions() -> Transitions:
    """The one set of them; some 0.1 s to build."""
    st = arrays()
    missing = 99
    held = np.full((FULL + 1, 26, 5), missing)
    for state, line in enumerate(all_lines()):
        held[state, :, : line.count] = line.ranks
    rank, same = np.divmod(np.arange(26), 2)
    held[:, :, 4] = rank
    held.sort(axis=2)
    count = st.laid[:, None] + 1
    fresh = st.held[:, None] >> rank & 1 == 0
    alike = (st.suited[:, None] > 0) & (same > 0) & fresh
    # The number of a state, as in ``lines.state_of``: C(rank + i, i + 1) or, of one suit, C(rank, i + 1), summed.
    choose = np.array([[comb(n, k) for k in range(6)] for n in range(18)])
    place = np.arange(5)
    there = held < missing
    known = np.where(there, held, 0)
    plain = (
        np.where(there, choose[known + place, place + 1], 0).sum(axis=2) + np.array(PLAIN_START)[count % 6]
    )
    suited = np.where(there, choose[known, place + 1], 0).sum(axis=2) + np.array(SUITED_START)[count % 6]
    after = np.where(count > 4, FULL, np.where(alike & (count > 1), suited, plain))
    # Five cards are told by how many pairs of them are equal.
    equal = ((held[:, :, :, None] == held[:, :, None, :]).sum(axis=(2, 3)) - 5) // 2
    made = np.array([0, 1, 2, 3, 6, 0, 7])[np.minimum(equal, 6)]
    mask = np.bitwise_or.reduce(np.where(there, 1 << known, 0), axis=2)
    straight = st.straights[mask] > 0
    distinct = np.where(straight & alike, np.where(mask == lay.WINDOWS[-1], 9, 8), straight * 4)
    distinct = np.where(alike & ~straight, 5, distinct)
    finish = np.where(st.laid[:, None] == 4, np.where(equal > 0, made, distinct), 0)
    return Transitions(after.ravel(), finish.ravel())


class Codes(NamedTuple):
    """Small sums of the judgement, made ready for batches: each is a part of a place in the table of values."""

    twice: Array
    """By state: the ranks held two or three times."""
    plain: Array
    """By state: is it a line of different ranks?"""
    distinct: Array
    """As in ``Statics``, times the ways to be near a flush and a straight."""
    flush_near: Array
    """By ``flush_code`` + unseen of the suit: how near the flush is, times 4."""
    flush_code: Array
    straight_near: Array
    """By cards held * 21 + ways: how near the straight is."""
    aim: Array
    """By cards held * 4 + kind: the class of a column, multiplied."""
    fit: Array
    """By ranks that serve + 5 * pairs that serve + 15 * triples that serve."""
    step: Array
    """By copies held: what another one adds to the spread."""
    shape_keys: Array
    class_keys: Array
    """As in ``statics``, in 32 bits, so that their sums wrap."""


@lru_cache(maxsize=1)
def codes() -> Codes:
    """The one set of them."""
    st = arrays()
    flush_near = np.zeros(12 * 14, dtype=np.int64)
    straight_near = np.zeros(6 * 21, dtype=np.int64)
    aim = np.full(6 * 4, lay.FULL_CLASS * len(lay.SHAPES) * lay.FITS, dtype=np.int64)
    aim[:4] = 0
    for n in range(1, 5):
        for left in range(14):
            extra = left - 5 + n
            flush_near[(6 + n) * 14 + left] = 4 * (1 + min(4, extra // 2)) if extra >= 0 else 0
        few, some = st.near[2 * n], st.near[2 * n + 1]
        for ways in range(1, 21):
            straight_near[n * 21 + ways] = 1 if ways <= few else 2 if ways <= some else 3
        for kind in range(4):
            aim[n * 4 + kind] = (1 if n == 1 else 4 * n - 6 + kind) * len(lay.SHAPES) * lay.FITS
    return Codes(
        twice=st.pairs | st.triples,
        plain=(st.singles == st.held) & (st.laid > 0) & (st.laid < 5),
        distinct=st.distinct * _NEAR_SIZE,
        flush_near=flush_near,
        flush_code=(st.suited * 6 + st.laid) * 14,
        straight_near=straight_near,
        aim=aim,
        fit=np.array([7 if c >= 15 else 5 + (c >= 10) if c >= 5 else c for c in range(30)], dtype=np.int64),
        step=np.array((*lay.SPREAD_STEP, lay.SPREAD_STEP[-1]), dtype=np.int64),
        shape_keys=st.shape_keys.astype(np.uint32),
        class_keys=st.class_keys.astype(np.uint32),
    )
