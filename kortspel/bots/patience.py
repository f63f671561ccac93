"""Computer players of Pokerpatiens in three strengths (PP-33).

Each card goes where the coach's table of values likes it best; an easy player misjudges the cells by far, a medium
one somewhat. A full grid is rearranged by the swap that adds most, and the joker goes where it adds most.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from kortspel.cards import JOKER, Card
from kortspel.coach.position import from_view
from kortspel.coach.strengths import choose_cell
from kortspel.games.base import OneOf, Player
from kortspel.games.patience.grid import CELLS, lines
from kortspel.games.patience.moves import Done, KeepAll, Lay, PatienceMove, PlaceJoker, Swap
from kortspel.games.patience.score import Points, line_score, points_table
from kortspel.games.patience.view import PatienceView

Cards = Sequence[Card]


def choose(view: PatienceView, player: Player, rng: random.Random, *, effort: float = 1.0) -> PatienceMove:
    """The move of the seat to move; it never asks for a hint and never takes anything back.

    It imagines nothing, so no effort is too small for it.
    """
    grid = None if view.to_move is None else view.grids[view.to_move]
    if grid is None or view.seat != view.to_move:
        raise ValueError("the view is not that of the seat to move")
    if view.stage == "laying":
        level = "hard" if player.level == "human" else player.level
        return Lay(cell=choose_cell(from_view(view), level, rng))
    full = _FullGrid(view, rng)
    cards = [card for card in grid.cells if card]
    if view.stage == "joker":
        joker_cell = full.best_joker(cards)
        return KeepAll() if joker_cell is None else PlaceJoker(cell=joker_cell)
    swap = full.best_swap(cards)
    return Done() if swap is None else Swap(cells=swap)


def plain(view: PatienceView, rng: random.Random) -> PatienceMove:
    """Lays a card where its row and column hold most of its rank, and then leaves the grid as it is."""
    choices = {choice.kind: choice for choice in view.choices}
    if "lay" not in choices:
        return Done() if "done" in choices else KeepAll()
    grid = None if view.seat is None else view.grids[view.seat]
    free = choices["lay"].fields["cell"]
    card = view.card
    assert grid is not None, "one sees one's own grid"
    assert card is not None, "who may lay sees the card"
    assert isinstance(free, OneOf), "cells are told one by one"
    cells = [int(cell) for cell in free.values]
    rng.shuffle(cells)
    ranks = [None if laid is None else laid[0] for laid in grid.cells]

    def met(cell: int) -> int:
        around = (line for line in lines(diagonals=False).values() if cell in line)
        return sum(ranks[other] == card[0] for line in around for other in line)

    return Lay(cell=max(cells, key=met))


@lru_cache(maxsize=1 << 14)
def _scored(cards: tuple[Card, ...], points: Points) -> int:
    """The points of a line. From one swap to the next most lines are the same."""
    return line_score(cards, points)


class _FullGrid:
    """What changes in a full grid are worth."""

    def __init__(self, view: PatienceView, rng: random.Random) -> None:
        self.points = points_table(view.options)
        self.rng = rng
        self.lines = lines(diagonals=view.options.diagonals)
        self.through = tuple(
            frozenset(name for name, line in self.lines.items() if cell in line) for cell in CELLS
        )

    def best_joker(self, cards: Cards) -> int | None:
        """The cell where the joker adds most to the score of a full grid, or None where it adds nothing."""
        now = self._scores(cards)
        gains = {cell: self._change(cards, {cell: JOKER}, self.through[cell], now) for cell in CELLS}
        best = max(gains, key=lambda cell: (gains[cell], self.rng.random()))
        return best if gains[best] > 0 else None

    def best_swap(self, cards: Cards) -> tuple[int, int] | None:
        """The swap that adds most to the score of a full grid, or None where none adds anything."""
        now = self._scores(cards)
        gains = {}
        for one, other in combinations(CELLS, 2):
            # A line through both cells keeps its cards.
            changed = self.through[one] ^ self.through[other]
            gains[one, other] = self._change(cards, {one: cards[other], other: cards[one]}, changed, now)
        best = max(gains, key=lambda pair: (gains[pair], self.rng.random()))
        return best if gains[best] > 0 else None

    def _scores(self, cards: Cards) -> dict[str, int]:
        return {
            name: _scored(tuple(cards[cell] for cell in line), self.points)
            for name, line in self.lines.items()
        }

    def _change(
        self, cards: Cards, new: Mapping[int, Card], names: Iterable[str], now: Mapping[str, int]
    ) -> int:
        """What these lines of a full grid gain over their scores now when some cells get new cards."""
        return sum(
            _scored(tuple([new.get(cell, cards[cell]) for cell in self.lines[name]]), self.points) - now[name]
            for name in names
        )
