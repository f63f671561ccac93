"""Many grids at once, in NumPy: the table's play on thousands of decks (needs the extra ``coach``).

The same sums as ``greedy``, number for number, over arrays whose last axis is the grid in the batch. Complete lines
are the state ``FULL``; a place in the values past the table's end holds 0 and stands for "no feature".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from kortspel.coach import layout as lay
from kortspel.coach.arrays import Array, arrays, codes, transitions
from kortspel.coach.extras import lines_of
from kortspel.coach.greedy import points_of, read, stand_in, suit_masks
from kortspel.coach.position import JOKER, TOUCHING, TRANSPOSED, Position
from kortspel.coach.statics import FULL
from kortspel.coach.values import values

NOTHING: Final = lay.SIZE
_PAIRED_START: Final = lay.DISTINCT_OUTS * lay.FLUSH_NEARNESS * lay.STRAIGHT_NEARNESS
_CELL_LINES: Final = np.array([(cell // 5, 5 + cell % 5) for cell in range(25)])

_TOUCHING: Final = np.array(TOUCHING)[:, None]


def at(numbers: Array, places: Array) -> Array:
    """The numbers at the places, as ``numbers[places]``, but without the check of every place, which costs more."""
    found: Array = numbers.take(places, mode="wrap")
    return found


@lru_cache(maxsize=3)
def _weights(table: str) -> Array:
    return np.append(np.array(values(table), dtype=np.int64), np.int64(0))


class Boards:
    """A batch of grids that go on from positions with the same number of cards laid. Changed in place."""

    def __init__(self, positions: list[Position], mirrored: list[bool], copies: int) -> None:
        """``copies`` of each position in turn, each after its card was laid, mirrored where told."""
        rules = positions[0].rules
        self.rules = rules
        self.st = arrays()
        self.codes = codes()
        self.weights = _weights(rules.table)
        self.points = np.array(rules.points, dtype=np.int64)
        self.laid = positions[0].laid
        size = len(positions) * copies
        self.size = size
        self.every = np.arange(size)
        self.lines = lines_of(rules)
        count = len(self.lines)
        self.state = np.zeros((count, size), dtype=np.int64)
        self.suit = np.zeros((count, size), dtype=np.int64)
        self.free = np.zeros((25, size), dtype=bool)
        self.unseen = np.zeros((4, size), dtype=np.int64)
        self.spread = np.zeros((2, 13, size), dtype=np.int64)
        self.done = np.zeros(size, dtype=np.int64)
        self.taken = np.zeros(size, dtype=np.int64)
        """The laid cells as a mask, for the rule that cards must touch."""
        for number, (position, turned) in enumerate(zip(positions, mirrored, strict=True)):
            self._put(position, turned, slice(number * copies, (number + 1) * copies))

    def _put(self, position: Position, mirrored: bool, at: slice) -> None:
        grid = [position.grid[cell] for cell in TRANSPOSED] if mirrored else list(position.grid)
        unseen = suit_masks(position.unseen)
        weights, t = values(self.rules.table), min(24, self.laid)
        done = 0
        for x, cells in enumerate(self.lines):
            cards = tuple(grid[cell] for cell in cells if grid[cell] >= 0)
            held = tuple(card for card in cards if card != JOKER)
            line, suit, spread = read(held)
            if x < 10:
                for rank, step in spread:
                    self.spread[x // 5, rank, at] += step
            if len(cards) == 5:
                done += points_of(cards, self.rules.points)
                self.state[x, at] = FULL
                continue
            if len(held) < len(cards):
                line, suit = stand_in(weights, x // 5 % 2, t, held, unseen)
            self.state[x, at] = line.state
            self.suit[x, at] = suit
        self.done[at] = done
        self.free[:, at] = np.array([card < 0 for card in grid])[:, None]
        self.taken[at] = sum(1 << cell for cell, card in enumerate(grid) if card >= 0)
        self.unseen[:, at] = np.array(unseen)[:, None]

    def step(self, cards: Array, *, leaf: bool = False) -> Array | None:
        """Lay a card in every grid where the table thinks best; with ``leaf`` return the worths of the best cells.

        ``cards`` holds a card for each grid; the worths are in units of 1/256 point. A leaf is not laid.
        """
        self.laid += 1
        suit, rank = np.divmod(cards.astype(np.int64), 13)
        bit = np.left_shift(np.int64(1), rank)
        every = self.every
        self.unseen[suit, every] &= ~bit
        code = rank * 2 + (self.suit == suit)
        key = self.state * 26 + code
        after = transitions().after[key]
        won = self.points[transitions().finish[key]]
        if self.laid == 25:
            cell = np.argmax(self.free, axis=0)
            worth = None
        else:
            cell, worth = self._best(suit, rank, after, won, leaf=leaf)
        if leaf and worth is not None:
            return worth
        for axis in range(len(self.lines) - 8):
            if axis < 2:
                x = _CELL_LINES[cell, axis]
                mine = every
            else:
                mine = np.flatnonzero(np.isin(cell, self.lines[8 + axis]))
                x = np.full(len(mine), 8 + axis)
            state = self.state[x, mine]
            self.done[mine] += np.where(at(self.st.laid, state) == 4, won[x, mine], 0)
            new = after[x, mine]
            if axis < 2:
                copies = (
                    (at(self.st.held, state) >> rank & 1)
                    + (at(self.codes.twice, state) >> rank & 1)
                    + (at(self.st.triples, state) >> rank & 1)
                )
                place = self.spread[axis, rank, every] + self.codes.step[copies]
                self.spread[axis, rank, every] = np.minimum(place, lay.SPREAD_SIZE - 1)
            self.state[x, mine] = new
            self.suit[x, mine] = np.where(at(self.st.suited, new) > 0, suit[mine], -1)
        self.free[cell, every] = False
        self.taken |= np.left_shift(1, cell)
        return self.done * lay.SCALE if leaf else None

    def _best(
        self, suit: Array, rank: Array, after: Array, won: Array, *, leaf: bool
    ) -> tuple[Array, Array | None]:
        """The best free cell of every grid, and what it is worth where asked for."""
        st, codes = self.st, self.codes
        w, t, size = self.weights, self.laid, self.size
        suits, (a1, a2, a3, a4) = self.unseen, self._copies()
        every = self.every
        # Lines as they are, then with the card: row by row 0-9 and 10-19.
        state = np.concatenate((self.state[:10], after[:10]))
        line_suit = np.concatenate((self.suit[:10], np.broadcast_to(suit, (10, size))))
        count, held, windows = (
            at(st.laid, state),
            at(st.held, state),
            at(st.windows, state),
        )
        own = suits[np.maximum(line_suit, 0), every]
        left = at(st.bits, own)
        alive = at(st.bits, at(st.straights, own | held) & windows)
        first = np.repeat(np.tile(np.array((0, 1), dtype=np.int64), 2), 5)[:, None]
        suited = at(st.suited, state) > 0
        worth = at(
            w, np.where(state == FULL, NOTHING, lay.MULTISET + (first * 9 + t // 3) * lay.STATES + state)
        )
        flush = lay.FLUSH + ((first * 25 + t) * 4 - 1) * 84 + count * 84 + left * 6 + alive
        worth += at(w, np.where(suited, flush, NOTHING))
        open_windows = at(st.straights, a1 | held) & windows
        ways = at(st.bits, open_windows)
        rest = (
            at(st.bits, at(st.straights, a2 | held) & windows)
            + at(st.bits, at(st.straights, a3 | held) & windows)
            + at(st.bits, at(st.straights, a4 | held) & windows)
        )
        straight = lay.STRAIGHT + ((first * 25 + t) * 4 - 1) * 96 + count * 96 + ways * 16 + rest
        worth += at(w, np.where(windows > 0, straight, NOTHING))
        one, two = at(st.singles, state), at(st.pairs, state)
        p1, p2, p3 = (
            at(st.bits, one & a1),
            at(st.bits, one & a2),
            at(st.bits, one & a3),
        )
        distinct = (
            at(codes.distinct, count % 5 * 125 + p1 * 25 + p2 * 5 + p3)
            + at(codes.flush_near, at(codes.flush_code, state) + left)
            + at(codes.straight_near, count * 21 + ways + rest)
        )
        paired = (
            _PAIRED_START
            + at(st.shape, state) * lay.PAIRED_OUTS
            + ((p1 + p2 + p3) * 5 + at(st.bits, two & a1) + at(st.bits, two & a2)) * 2
            + at(st.bits, at(st.triples, state) & a1)
        )
        outs = (
            lay.OUTS
            + (first * 13 + t // 2) * lay.OUTS_SIZE
            + np.where(at(codes.plain, state), distinct, paired)
        )
        worth += at(w, np.where((count > 0) & (count < 5), outs, NOTHING))
        base = worth[:10]
        gains = np.where(count[:10] == 4, won[:10] * np.int64(lay.SCALE), worth[10:]) - base

        # What the columns are after; the classes come multiplied, ready to be summed to a place.
        column = np.r_[5:10, 15:20]
        serve, kind = self._aims(column, state, own, left, open_windows, suited, a1)
        aims = codes.aim[count[column] * 4 + kind]
        total, corner = self._cells(gains, state, serve, aims)
        for axis in range(2):
            start = lay.SPREAD + (axis * 25 + t) * lay.SPREAD_SIZE
            here = self.state[5 * axis : 5 * axis + 5]
            copies = (
                (at(st.held, here) >> rank & 1)
                + (at(codes.twice, here) >> rank & 1)
                + (at(st.triples, here) >> rank & 1)
            )
            place = self.spread[axis, rank, every] + codes.step[copies]
            gains[5 * axis : 5 * axis + 5] += at(w, start + np.minimum(place, lay.SPREAD_SIZE - 1))
        found = corner + gains[:5, None, :] + gains[None, 5:, :]
        found += self._shapes(at(st.shape, state), aims // (len(lay.SHAPES) * lay.FITS))
        found = found.reshape(25, size)
        found[~self._allowed()] = np.iinfo(np.int64).min // 2
        cell = np.argmax(found, axis=0)
        if not leaf:
            return cell, None
        total = total + base.sum(axis=0) + self.done * lay.SCALE
        for axis in range(2):
            start = lay.SPREAD + (axis * 25 + t) * lay.SPREAD_SIZE
            total += at(w, start + self.spread[axis]).sum(axis=0) - at(
                w, start + self.spread[axis, rank, every]
            )
        return cell, found[cell, every] + total

    def _allowed(self) -> Array:
        """The cells where a card may go (PP-21)."""
        if not self.rules.touching or self.laid == 1:
            return self.free
        allowed: Array = self.free & ((self.taken & _TOUCHING) != 0)
        return allowed

    def _copies(self) -> tuple[Array, Array, Array, Array]:
        """Masks of the ranks with at least one, two, three, four unseen copies."""
        a, b, c, d = self.unseen
        ab, cd, either, other = a & b, c & d, a | b, c | d
        return either | other, ab | cd | (either & other), (ab & other) | (cd & either), ab & cd

    def _aims(
        self, column: Array, state: Array, own: Array, left: Array, windows: Array, suited: Array, a1: Array
    ) -> tuple[Array, Array]:
        """For the columns, as they are and with the card: the ranks that serve them, and the kind of aim."""
        st = self.st
        state, windows = state[column], windows[column]
        straight = windows > 0
        flush = suited[column] & (left[column] >= 5 - at(st.laid, state))
        serve = np.where(straight, st.covered[windows] & ~at(st.held, state) & a1, a1)
        after_suit = flush if lay.FLUSH_FIRST[self.rules.table] else flush & ~straight
        return np.where(after_suit, own[column], serve), straight * 2 + flush

    def _cells(self, gains: Array, state: Array, serve: Array, aims: Array) -> tuple[Array, Array]:
        """Add to the gains what the empty cells' worths change; return their sum, and what crosses."""
        st, codes, w, size = self.st, self.codes, self.weights, self.size
        start = lay.CELL + self.laid * lay.CELL_SIZE
        free = self.free.reshape(5, 5, size)
        rows = np.r_[0:5, 10:15]
        held, twice, thrice = (
            at(st.held, state[rows]),
            at(codes.twice, state[rows]),
            at(st.triples, state[rows]),
        )
        shape = at(st.shape, state[rows]) * lay.FITS

        def worth(row: slice, column: slice) -> Array:
            use = serve[None, column]
            fit = (
                at(st.bits, held[row, None] & use)
                + 5 * np.minimum(at(st.bits, twice[row, None] & use), 2)
                + 15 * ((thrice[row, None] & use) > 0)
            )
            ok = (
                free
                & (shape[row, None] < lay.FULL_SHAPE * lay.FITS)
                & (aims[None, column] < lay.FULL_CLASS * len(lay.SHAPES) * lay.FITS)
            )
            return at(
                w,
                np.where(
                    ok,
                    start + aims[None, column] + shape[row, None] + at(codes.fit, fit),
                    NOTHING,
                ),
            )

        was, new = slice(0, 5), slice(5, 10)
        here, row_new, column_new = worth(was, was), worth(new, was), worth(was, new)
        gains[:5] += row_new.sum(axis=1) - here.sum(axis=1)
        gains[5:] += column_new.sum(axis=0) - here.sum(axis=0)
        return here.sum(axis=(0, 1)), here - row_new - column_new

    def _shapes(self, shape: Array, aim: Array) -> Array:
        """The worth of all rows' shapes and all columns' classes together, for each cell."""
        codes, w = self.codes, self.weights
        keys, new_keys = codes.shape_keys[shape[:5]], codes.shape_keys[shape[10:15]]
        rows = keys.sum(axis=0, dtype=np.uint32) - keys + new_keys
        keys, new_keys = codes.class_keys[aim[:5]], codes.class_keys[aim[5:]]
        columns = keys.sum(axis=0, dtype=np.uint32) - keys + new_keys
        golden = np.uint32(lay.GOLDEN)
        both = rows[:, None] + (columns * np.uint32(lay.JOINT_FACTOR))[None]
        both = ((both ^ (both >> np.uint32(15))) * golden) >> np.uint32(32 - lay.JOINT_BITS)
        of_rows = at(
            w, lay.ROW_SHAPES + ((rows * golden) >> np.uint32(32 - lay.SHAPES_BITS)).astype(np.int64)
        )
        of_columns = at(
            w, lay.COL_SETS + ((columns * golden) >> np.uint32(32 - lay.CLASSES_BITS)).astype(np.int64)
        )
        found: Array = of_rows[:, None] + of_columns[None] + at(w, lay.JOINT + both.astype(np.int64))
        return found
