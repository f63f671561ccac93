"""Instant advice: what the grid is worth with the card in each free cell, by the table of values alone.

The same sums as ``train.kernels`` computes, number for number. Worths are in units of 1/256 point.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kortspel.coach import layout as lay
from kortspel.coach.lines import JOKER, Line, category_of, line_of

EMPTY: Final = -1
FULL: Final = None
_NEAR: Final = ((0, 0), (8, 12), (4, 8), (2, 5), (2, 4))
_PAIRED_START: Final = lay.DISTINCT_OUTS * lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_NEAR_SIZE: Final = lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_SHAPE_COUNT: Final = len(lay.SHAPES)


@lru_cache(maxsize=1)
def straights() -> list[int]:
    """For every mask of ranks the straights it holds, as a mask of ``layout.WINDOWS``."""
    found = []
    for mask in range(1 << 13):
        low = mask << 1 | mask >> 12
        found.append(low & low >> 1 & low >> 2 & low >> 3 & low >> 4)
    return found


@lru_cache(maxsize=1)
def covered() -> list[int]:
    """For every mask of windows the ranks that they take in."""
    found = [0]
    for mask in range(1, 1 << 10):
        lowest = (mask & -mask).bit_length() - 1
        found.append(found[mask & mask - 1] | lay.WINDOWS[lowest])
    return found


@lru_cache(maxsize=1)
def distinct_outs() -> dict[tuple[int, int, int, int], int]:
    """The number of (cards, ranks with 1, 2 and 3 unseen copies at least), in the order of ``OUTS``."""
    ways = [
        (n, p1, p2, p3)
        for n in range(1, 5)
        for p1 in range(n + 1)
        for p2 in range(p1 + 1)
        for p3 in range(p2 + 1)
    ]
    return {way: number for number, way in enumerate(ways)}


class Unseen:
    """The unseen cards, as masks: by suit, and the ranks with at least one, two, three, four copies."""

    __slots__ = ("any", "four", "left", "suits", "three", "two")

    def __init__(self, cards: Sequence[int]) -> None:
        suits = [0, 0, 0, 0]
        for card in cards:
            if card < 52:
                suits[card // 13] |= 1 << card % 13
        self.suits = suits
        self.left = [suit.bit_count() for suit in suits]
        a, b, c, d = suits
        self.any = a | b | c | d
        self.two = a & b | c & d | (a | b) & (c | d)
        self.three = a & b & (c | d) | c & d & (a | b)
        self.four = a & b & c & d


class Judge:
    """What lines and grids are worth with ``laid`` cards on the grid and these cards unseen."""

    def __init__(self, values: array[int], *, flush_first: bool, laid: int, unseen: Unseen) -> None:
        self.values = values
        self.flush_first = flush_first
        self.laid = laid
        self.unseen = unseen
        self.straights = straights()
        self.covered = covered()
        self.outs = distinct_outs()
        t = laid
        self._multiset = [lay.MULTISET + (axis * 9 + t // 3) * lay.STATES for axis in (0, 1)]
        self._outs = [lay.OUTS + (axis * 13 + t // 2) * lay.OUTS_SIZE for axis in (0, 1)]
        self._flush = [lay.FLUSH + ((axis * 25 + t) * 4 - 1) * 84 for axis in (0, 1)]
        self._straight = [lay.STRAIGHT + ((axis * 25 + t) * 4 - 1) * 96 for axis in (0, 1)]
        self._cell = lay.CELL + t * lay.CELL_SIZE

    def line(self, axis: int, line: Line, suit: int) -> int:
        """The worth of a row (axis 0) or column (1) with an empty cell, by itself."""
        values = self.values
        worth = values[self._multiset[axis] + line.state]
        n = line.count
        if not n:
            return worth
        unseen, straights = self.unseen, self.straights
        held, windows = line.held, line.windows
        flush_near = straight_near = 0
        if line.suited:
            left = unseen.left[suit]
            alive = (straights[unseen.suits[suit] | held] & windows).bit_count()
            worth += values[self._flush[axis] + n * 84 + left * 6 + alive]
            extra = left - 5 + n
            if extra >= 0:
                flush_near = 1 + (extra >> 1 if extra < 8 else 4)
        if windows:
            ways = (straights[unseen.any | held] & windows).bit_count()
            rest = 0
            if ways:
                rest = (
                    (straights[unseen.two | held] & windows).bit_count()
                    + (straights[unseen.three | held] & windows).bit_count()
                    + (straights[unseen.four | held] & windows).bit_count()
                )
                near, nearer = _NEAR[n]
                straight_near = 1 if ways + rest <= near else 2 if ways + rest <= nearer else 3
            worth += values[self._straight[axis] + n * 96 + ways * 16 + rest]
        one = line.singles
        p1, p2, p3 = (
            (one & unseen.any).bit_count(),
            (one & unseen.two).bit_count(),
            (one & unseen.three).bit_count(),
        )
        if one == held:
            outs = self.outs[n, p1, p2, p3] * _NEAR_SIZE + flush_near * 4 + straight_near
        else:
            two = line.pairs
            outs = (
                _PAIRED_START
                + line.shape * lay.PAIRED_OUTS
                + ((p1 + p2 + p3) * 5 + (two & unseen.any).bit_count() + (two & unseen.two).bit_count()) * 2
                + (line.triples & unseen.any).bit_count()
            )
        return worth + values[self._outs[axis] + outs]

    def aim(self, line: Line | None, suit: int) -> tuple[int, int]:
        """What a column is after (its class), and the ranks that serve it."""
        if line is FULL:
            return lay.FULL_CLASS, 0
        unseen = self.unseen
        n = line.count
        serve = unseen.any
        if not n:
            return 0, serve
        kind = 0
        if line.windows and (windows := self.straights[serve | line.held] & line.windows):
            kind = 2
            serve = self.covered[windows] & ~line.held & serve
        if line.suited and unseen.left[suit] >= 5 - n:
            if not kind or self.flush_first:
                serve = unseen.suits[suit]
            kind += 1
        return (1 if n == 1 else 4 * n - 6 + kind), serve

    def cell(self, aim: tuple[int, int], row: Line) -> int:
        """The worth of an empty cell that lies in this row and a column with this aim."""
        column, serve = aim
        if row.triples & serve:
            fit = 7
        elif row.twice & serve:
            fit = 5 + ((row.twice & serve).bit_count() > 1)
        else:
            fit = (row.held & serve).bit_count()
        return self.values[self._cell + (column * _SHAPE_COUNT + row.shape) * lay.FITS + fit]

    def shapes(self, rows: int, columns: int) -> int:
        """The worth of all rows' shapes and all columns' classes together, from the sums of their keys."""
        values = self.values
        both = rows + columns * lay.JOINT_FACTOR & 0xFFFFFFFF
        return (
            values[lay.ROW_SHAPES + ((rows * lay.GOLDEN & 0xFFFFFFFF) >> 32 - lay.SHAPES_BITS)]
            + values[lay.COL_SETS + ((columns * lay.GOLDEN & 0xFFFFFFFF) >> 32 - lay.CLASSES_BITS)]
            + values[lay.JOINT + (((both ^ both >> 15) * lay.GOLDEN & 0xFFFFFFFF) >> 32 - lay.JOINT_BITS)]
        )


LINES: Final = tuple(tuple(range(5 * r, 5 * r + 5)) for r in range(5)) + tuple(
    tuple(range(c, 25, 5)) for c in range(5)
)
_SPREAD_OF: Final = (0, 1, 5, 15, 30)


@lru_cache(maxsize=1 << 16)
def read(cards: tuple[int, ...]) -> tuple[Line, int, tuple[tuple[int, int], ...]]:
    """Up to five cards, no joker: the line (of the first four at most), its suit or -1, the spread by rank."""
    ranks = sorted(card % 13 for card in cards)
    suit = cards[0] // 13 if cards and len({card // 13 for card in cards}) == 1 else -1
    line = line_of(tuple(ranks[:4]), suit >= 0)
    return line, suit, tuple((rank, _SPREAD_OF[ranks.count(rank)]) for rank in set(ranks))


@lru_cache(maxsize=1 << 16)
def points_of(cards: tuple[int, ...], points: tuple[int, ...]) -> int:
    """The points of five cards; a joker (52) stands for the card, not held already, that pays best (PP-26)."""
    if JOKER in cards:
        others = [card for card in cards if card != JOKER]
        return max(points_of((*others, other), points) for other in range(52) if other not in others)
    flush = len({card // 13 for card in cards}) == 1
    return points[category_of([card % 13 for card in cards], flush=flush)]


def stand_in(judge: Judge, axis: int, cards: tuple[int, ...]) -> tuple[Line, int]:
    """The line that the joker makes of up to three other cards: as the card that is worth most for now."""
    best: tuple[int, Line, int] | None = None
    seen = set()
    for other in range(52):
        if other in cards:
            continue
        line, suit, _ = read((*cards, other))
        if (line.state, suit) in seen:
            continue
        seen.add((line.state, suit))
        worth = judge.line(axis, line, suit)
        if best is None or worth > best[0]:
            best = worth, line, suit
    assert best is not None
    return best[1], best[2]


def worths(
    values: array[int],
    points: tuple[int, ...],
    grid: Sequence[int],
    card: int,
    unseen: Unseen,
    *,
    flush_first: bool,
) -> dict[int, int]:
    """What the grid is worth, in units of 1/256 point, with the card in each free cell.

    ``grid`` holds 25 cards or -1; ``unseen`` no longer holds the card. Either may be the joker, 52.
    """
    free = [cell for cell in range(25) if grid[cell] < 0]
    laid = 26 - len(free)
    lines = [tuple([grid[cell] for cell in cells if grid[cell] >= 0]) for cells in LINES]
    total = lay.SCALE * sum(points_of(cards, points) for cards in lines if len(cards) == 5)
    if laid == 25:
        cell = free[0]
        total += lay.SCALE * sum(points_of((*lines[x], card), points) for x in (cell // 5, 5 + cell % 5))
        return {cell: total}
    judge = Judge(values, flush_first=flush_first, laid=laid, unseen=unseen)
    suit, rank = divmod(card, 13)
    before: list[Line | None] = [FULL] * 10
    after: list[Line | None] = [FULL] * 10
    gains = [0] * 10
    aims = [(lay.FULL_CLASS, 0)] * 5
    aims_after = list(aims)
    spreads = [[0] * 13, [0] * 13]
    for x, cards in enumerate(lines):
        axis = x // 5
        plain = tuple([other for other in cards if other != JOKER])
        line, line_suit, spread = read(plain)
        for other, step in spread:
            spreads[axis][other] += step
        if len(cards) == 5:
            continue
        if len(plain) < len(cards):
            line, line_suit = stand_in(judge, axis, plain)
        before[x] = line
        worth = judge.line(axis, line, line_suit)
        total += worth
        suit_after = suit
        if len(cards) == 4:
            gains[x] = lay.SCALE * points_of((*cards, card), points) - worth
        else:
            if card == JOKER:
                new, suit_after = stand_in(judge, axis, plain)
            elif len(plain) < len(cards):
                new, suit_after = stand_in(judge, axis, (*plain, card))
            else:
                new = line.after(rank, same=line_suit == suit)
            after[x] = new
            gains[x] = judge.line(axis, new, suit_after) - worth
        if axis:
            aims[x - 5] = judge.aim(line, line_suit)
            aims_after[x - 5] = judge.aim(after[x], suit_after)
    keys, classes = lay.SHAPE_KEYS, lay.CLASS_KEYS
    row_keys = [keys[lay.FULL_SHAPE if line is FULL else line.shape] for line in before[:5]]
    rows = sum(row_keys)
    columns = sum(classes[aim] for aim, _ in aims)
    # An empty cell counts in its row and its column; ``corner`` is what would be counted twice where they cross.
    corner = {}
    for cell in free:
        r, c = divmod(cell, 5)
        row, row_after = before[r], after[r]
        assert row is not FULL
        worth = judge.cell(aims[c], row)
        total += worth
        gains[r] -= worth
        gains[5 + c] -= worth
        if row_after is not FULL:
            new_worth = judge.cell(aims[c], row_after)
            gains[r] += new_worth
            worth -= new_worth
        if after[5 + c] is not FULL:
            new_worth = judge.cell(aims_after[c], row)
            gains[5 + c] += new_worth
            worth -= new_worth
        corner[cell] = worth
    for axis in (0, 1):
        start = lay.SPREAD + (axis * 25 + laid) * lay.SPREAD_SIZE
        spread_here = spreads[axis]
        for other in range(13):
            if spread_here[other] and (other != rank or card == JOKER):
                total += values[start + spread_here[other]]
        if card != JOKER:
            for y in range(5):
                line_y = before[5 * axis + y]
                if line_y is not FULL:
                    step = lay.SPREAD_STEP[min(line_y.copies(rank), 3)]
                    gains[5 * axis + y] += values[start + min(spread_here[rank] + step, lay.SPREAD_SIZE - 1)]
    found = {}
    for cell in free:
        r, c = divmod(cell, 5)
        row_after = after[r]
        key = keys[lay.FULL_SHAPE if row_after is FULL else row_after.shape]
        found[cell] = (
            total
            + gains[r]
            + gains[5 + c]
            + corner[cell]
            + judge.shapes(
                rows - row_keys[r] + key & 0xFFFFFFFF,
                columns - classes[aims[c][0]] + classes[aims_after[c][0]] & 0xFFFFFFFF,
            )
        )
    return found
