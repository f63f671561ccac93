"""Instant advice: what the grid is worth with the card in each free cell, by the table of values alone.

It reads the grid into lines, makes the joker stand for a card, and asks ``judge``. Worths are in units of 1/256 point.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kortspel.coach import layout as lay
from kortspel.coach.judge import Grid, Turned, Work, copies_left, judge, line_worth
from kortspel.coach.lines import JOKER, Line, category_of, line_of
from kortspel.coach.statics import FULL

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


def suit_masks(cards: Sequence[int]) -> list[int]:
    """By suit the mask of the ranks of these cards, the joker left out."""
    suits = [0, 0, 0, 0]
    for card in cards:
        if card < JOKER:
            suits[card // 13] |= 1 << card % 13
    return suits


def stand_in(
    values: Sequence[int], axis: int, t: int, cards: tuple[int, ...], unseen: list[int]
) -> tuple[Line, int]:
    """The line that the joker makes of up to three other cards: as the card that is worth most for now."""
    copies = copies_left(unseen)
    best: tuple[int, Line, int] | None = None
    seen = set()
    for other in range(52):
        if other in cards:
            continue
        line, suit, _ = read((*cards, other))
        if (line.state, suit) in seen:
            continue
        seen.add((line.state, suit))
        worth = line_worth(values, axis, t, line.state, suit, unseen, *copies)
        if best is None or worth > best[0]:
            best = worth, line, suit
    assert best is not None
    return best[1], best[2]


def worths(
    values: array[int],
    points: tuple[int, ...],
    grid: Sequence[int],
    card: int,
    unseen: list[int],
    *,
    flush_first: bool,
) -> dict[int, int]:
    """What the grid is worth, in units of 1/256 point, with the card in each free cell.

    ``grid`` holds 25 cards or -1; ``unseen`` are the masks of the unseen cards, the card not among them. The card, and
    one of the grid, may be the joker, 52.
    """
    free = [int(grid[cell] < 0) for cell in range(25)]
    t = 26 - sum(free)
    suit, rank = divmod(card, 13)
    if card == JOKER:
        rank = -1
    now = Grid([FULL] * 10, [-1] * 10, free, unseen, [0] * 26)
    turned = Turned([FULL] * 10, [suit] * 10, [0] * 10, [0] * 10)
    done = 0
    for x, cells in enumerate(LINES):
        axis = x // 5
        cards = tuple([grid[cell] for cell in cells if grid[cell] >= 0])
        plain = cards if JOKER not in cards else tuple([other for other in cards if other != JOKER])
        line, now.suit[x], spread = read(plain)
        for other, step in spread:
            now.spread[13 * axis + other] += step
        if len(cards) == 5:
            done += points_of(cards, points)
            continue
        if len(plain) < len(cards):
            line, now.suit[x] = stand_in(values, axis, min(t, 24), plain, unseen)
        now.state[x] = line.state
        before = line
        if len(cards) == 4:
            turned.won[x] = lay.SCALE * points_of((*cards, card), points)
        elif card == JOKER:
            line, turned.suit[x] = stand_in(values, axis, t, plain, unseen)
            turned.state[x] = line.state
        elif len(plain) < len(cards):
            line, turned.suit[x] = stand_in(values, axis, t, (*plain, card), unseen)
            turned.state[x] = line.state
        else:
            turned.state[x] = line.after(rank, same=now.suit[x] == suit).state
        if rank >= 0:
            turned.step[x] = lay.SPREAD_STEP[min(before.copies(rank), 3)]
    found = [0] * 25
    room = Work([0] * 10, [0] * 10, [0] * 10, [0] * 10, [0] * 10)
    judge(values, flush_first, t, lay.SCALE * done, rank, now, turned, room, found)
    return {cell: found[cell] for cell in range(25) if free[cell]}
