"""What a grid is worth: pure functions on 25 cells, each a card or None (PP-5 to PP-16, PP-26)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from kortspel.cards import JOKER, Card
from kortspel.games.base import Model
from kortspel.games.patience.grid import SIDE, lines
from kortspel.games.patience.hope import hope
from kortspel.games.patience.setup import Options, TableName
from kortspel.ranking import Category, categories

Points = tuple[int, ...]
"""The points of each category, indexed by ``Category``."""

TABLES: Final[dict[TableName, Points]] = {
    # high card, pair, two pair, three, straight, flush, full house, four, straight flush, royal flush
    "english": (0, 1, 3, 6, 12, 5, 10, 16, 30, 30),
    "american": (0, 2, 5, 10, 15, 20, 25, 50, 75, 100),
    "swedish": (0, 2, 4, 6, 8, 10, 12, 14, 20, 20),
}


class LineScore(Model):
    """One row, column or diagonal, and what it is worth.

    ``category`` is that of the complete hand, read so that it pays best; of an open line it is what the laid
    cards make already, and ``points`` what that would pay: shown apart, never part of the score (PP-16).
    """

    id: str
    cells: tuple[int, ...]
    cards: tuple[Card, ...]
    complete: bool
    category: Category
    points: int
    promise: Category | None = None
    """Of an open line: what it holds already or, from three cards on, the flush or straight that it can still
    become, as long as the cards for it can come; None where it promises nothing."""


def points_table(options: Options) -> Points:
    """The points of each category under these rules, alternatives included (PP-6 to PP-11)."""
    points = list(TABLES[options.table])
    if options.royal50:
        points[Category.ROYAL_FLUSH] = 50
    if options.flush16:
        points[Category.STRAIGHT_FLUSH] = 16
    return tuple(points)


@lru_cache(maxsize=8192)
def line_category(cards: frozenset[Card], points: Points) -> Category:
    """The category that up to five cards make, the joker read so that they pay best (PP-5, PP-26).

    Fewer than five make what they make already: a pair, two pair, three or four of a kind.
    """
    readings = categories(tuple(cards)) if len(cards) == SIDE else (_held(cards),)
    return max(readings, key=lambda category: (points[category], category))


def line_score(cards: Iterable[Card], points: Points) -> int:
    """The points of up to five cards, 0 for none; see ``line_category``."""
    return points[line_category(frozenset(cards), points)]


def score_grid(
    cells: Sequence[Card | None], options: Options, to_come: Collection[Card] = ()
) -> tuple[LineScore, ...]:
    """Every line that counts under these rules: rows, columns, then the diagonals where chosen (PP-13).

    ``to_come`` are the cards that may still come to this grid; they decide what open lines promise.
    """
    points = points_table(options)
    return tuple(
        _line(name, line, tuple(card for cell in line if (card := cells[cell])), points, to_come)
        for name, line in lines(diagonals=options.diagonals).items()
    )


def total(scores: Sequence[LineScore]) -> int:
    """The score: the points of the complete lines (PP-16)."""
    return sum(line.points for line in scores if line.complete)


def _line(
    name: str, line: tuple[int, ...], cards: tuple[Card, ...], points: Points, to_come: Collection[Card]
) -> LineScore:
    category = line_category(frozenset(cards), points)
    promise = None
    if len(cards) < SIDE:
        promise = category if category > Category.HIGH_CARD else hope(cards, to_come, points)
    return LineScore(
        id=name,
        cells=line,
        cards=cards,
        complete=len(cards) == SIDE,
        category=category,
        points=points[category],
        promise=promise,
    )


def _held(cards: frozenset[Card]) -> Category:
    """What fewer than five cards make. The joker joins the largest group: that pays best in every table."""
    ranks = [card[0] for card in cards if card != JOKER]
    groups = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    if JOKER in cards and groups:
        groups[0] += 1
    return _HELD[tuple(size for size in groups if size > 1)]


_HELD: Final = {
    (): Category.HIGH_CARD,
    (2,): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3,): Category.THREE,
    (4,): Category.FOUR,
}
