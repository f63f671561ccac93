"""What the compiled code looks up: the fields of all line states, counts of bits, straights, keys."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach.lines import all_lines

Array = np.ndarray[Any, Any]


def _after() -> Array:
    """The state after another card (rank * 2 + same suit); of four cards the category that it makes."""
    table = np.zeros((lay.STATES, 26), dtype=np.int64)
    for line in LINES:
        for rank in range(13):
            if line.copies(rank) < 4:
                for same in (False, True):
                    code = rank * 2 + same
                    table[line.state, code] = (
                        line.finish(rank, same=same) if line.count == 4 else line.after(rank, same=same).state
                    )
    return table


LINES: Final = all_lines()
AFTER: Final = _after()
COUNT, SUITED, SHAPE, HELD, SINGLES, PAIRS, TRIPLES, INSIDE = (
    np.array([getattr(line, field) for line in LINES], dtype=np.int64)
    for field in ("count", "suited", "shape", "held", "singles", "pairs", "triples", "windows")
)
POP: Final = np.array([mask.bit_count() for mask in range(1 << 13)], dtype=np.int64)
STRAIGHTS: Final = np.array(
    [sum(1 << i for i, w in enumerate(lay.WINDOWS) if w & ~mask == 0) for mask in range(1 << 13)],
    dtype=np.int64,
)
"""The straights that a mask of ranks holds, as a mask of windows."""
COVERED: Final = np.array(
    [
        int(np.bitwise_or.reduce([w for i, w in enumerate(lay.WINDOWS) if mask >> i & 1] or [0]))
        for mask in range(1 << 10)
    ],
    dtype=np.int64,
)
"""The ranks of a mask of windows."""


def _distinct_outs() -> Array:
    """The number of a way to have unseen copies, by count, p1 * 25 + p2 * 5 + p3 (see ``line_features``)."""
    table = np.zeros((5, 125), dtype=np.int64)
    number = 0
    for n in range(1, 5):
        for p1 in range(n + 1):
            for p2 in range(p1 + 1):
                for p3 in range(p2 + 1):
                    table[n, p1 * 25 + p2 * 5 + p3] = number
                    number += 1
    assert number == lay.DISTINCT_OUTS
    return table


DISTINCT: Final = _distinct_outs()
SHAPE_KEYS: Final = np.array(lay.SHAPE_KEYS, dtype=np.int64)
CLASS_KEYS: Final = np.array(lay.CLASS_KEYS, dtype=np.int64)
STEP: Final = np.array(lay.SPREAD_STEP, dtype=np.int64)
NEAR: Final = np.array([(0, 0), (8, 12), (4, 8), (2, 5), (2, 4)], dtype=np.int64)
