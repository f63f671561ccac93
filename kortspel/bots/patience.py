"""A plain player of Pokerpatiens (PP-33): each card goes where it adds most to what the lines promise.

A complete line is worth its points. An open one is worth what it may become: for each hand still possible a
rough chance from the cards not yet seen, and the chances are taken in falling order of points. Columns gather
suits and rows gather ranks, so that the two do not quarrel over every card.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, prod
from typing import Final

from kortspel.cards import JOKER, Card
from kortspel.games.base import Level, OneOf, Player
from kortspel.games.patience.grid import CELLS, lines
from kortspel.games.patience.moves import Done, KeepAll, Lay, PatienceMove, PlaceJoker, Swap
from kortspel.games.patience.score import line_score, points_table
from kortspel.games.patience.view import PatienceView
from kortspel.ranking import Category

_NOISE: Final[Mapping[Level, float]] = {"human": 0.0, "easy": 0.25, "medium": 0.08, "hard": 0.0}
"""How far a player of each level misjudges a cell, as a part of what a full house is worth."""

_SHARE: Final = 0.5
"""How much of the chance for one more card is left when the other lines have had their pick."""

_OPENING: Final = 0.1
"""What an empty line promises, as a part of what a full house is worth."""

_OUT_OF_WAY: Final = 0.6
"""How much of the chance of a hand is believed in a line of the other direction."""

_WINDOWS: Final = tuple("A23456789TJQKA"[low : low + 5] for low in range(10))
"""The ranks of each straight, the wheel first (C-2)."""

Cards = Sequence[Card]


def choose(view: PatienceView, player: Player, rng: random.Random) -> PatienceMove:
    """The move of the seat to move; it never asks for a hint and never takes anything back."""
    grid = None if view.to_move is None else view.grids[view.to_move]
    if grid is None or view.seat != view.to_move:
        raise ValueError("the view is not that of the seat to move")
    judge = _Judge(view, _NOISE[player.level], rng)
    if view.stage == "laying":
        return Lay(cell=judge.best_cell(grid.cells))
    cards = [card for card in grid.cells if card]
    if view.stage == "joker":
        joker_cell = judge.best_joker(cards)
        return KeepAll() if joker_cell is None else PlaceJoker(cell=joker_cell)
    swap = judge.best_swap(cards)
    return Done() if swap is None else Swap(cells=swap)


class _Judge:
    """What cards and cells are worth in one position."""

    def __init__(self, view: PatienceView, noise: float, rng: random.Random) -> None:
        self.points = points_table(view.options)
        self.card = view.card
        self.allowed = _cells(view)
        self.rng = rng
        self.unit = self.points[Category.FULL_HOUSE]
        self.noise = noise * self.unit
        self.lines = lines(diagonals=view.options.diagonals)
        self.through = tuple(
            frozenset(name for name, line in self.lines.items() if cell in line) for cell in CELLS
        )
        self.unseen = frozenset(view.unseen)
        self.ranks = Counter(card[0] for card in self.unseen)
        self.suits = Counter(card[1] for card in self.unseen)
        # The chance that a given unseen card is yet to come.
        self.comes = (len(CELLS) - view.number) / len(self.unseen)
        self.known: dict[tuple[frozenset[Card], bool], float] = {}

    def best_cell(self, cells: Sequence[Card | None]) -> int:
        """The allowed cell where the turned card adds most."""
        gains = {cell: self._gain(cells, cell) + self._error() for cell in self.allowed}
        return max(gains, key=lambda cell: (gains[cell], self.rng.random()))

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

    def _error(self) -> float:
        return self.rng.gauss(0, self.noise) if self.noise else 0.0

    def _scores(self, cards: Cards) -> dict[str, int]:
        return {
            name: line_score([cards[cell] for cell in line], self.points) for name, line in self.lines.items()
        }

    def _change(
        self, cards: Cards, new: Mapping[int, Card], names: Iterable[str], now: Mapping[str, int]
    ) -> int:
        """What these lines of a full grid gain over their scores now when some cells get new cards."""
        return sum(
            line_score([new.get(cell, cards[cell]) for cell in self.lines[name]], self.points) - now[name]
            for name in names
        )

    def _gain(self, cells: Sequence[Card | None], cell: int) -> float:
        """What the lines through the cell promise with the turned card in it, less what they promise now."""
        assert self.card is not None, "a card is turned while cards are laid"
        gain = 0.0
        for name in sorted(self.through[cell]):
            before = frozenset(card for place in self.lines[name] if (card := cells[place]))
            column = name.startswith("col")
            gain += self._promise(before | {self.card}, column) - self._promise(before, column)
        return gain

    def _promise(self, cards: frozenset[Card], column: bool) -> float:
        key = (cards, column)
        if key not in self.known:
            self.known[key] = self._value(cards, column)
        return self.known[key]

    def _value(self, cards: frozenset[Card], column: bool) -> float:
        if not cards:
            return _OPENING * self.unit
        if len(cards) == 5:
            return line_score(cards, self.points)
        chances = self._chances(cards, column)
        value, left = 0.0, 1.0
        for category in sorted(chances, key=lambda category: -self.points[category]):
            value += left * chances[category] * self.points[category]
            left *= 1 - chances[category]
        return value

    def _chances(self, cards: frozenset[Card], column: bool) -> dict[Category, float]:
        """A rough chance of each hand that the one to four cards of an open line can become."""
        # Sorted, since a set's order differs from run to run, and with it the last digit of a product.
        natural = sorted(cards - {JOKER})
        held = Counter(card[0] for card in natural)
        wild = len(cards) - len(natural)
        missing = 5 - len(cards)
        suits, ranks = (1.0, _OUT_OF_WAY) if column else (_OUT_OF_WAY, 1.0)
        chances = {
            Category.FOUR: ranks * self._of_a_kind(held, 4 - wild, missing),
            Category.THREE: ranks * self._of_a_kind(held, 3 - wild, missing),
            Category.PAIR: self._of_a_kind(held, 2 - wild, missing),
            Category.FULL_HOUSE: ranks * self._two_groups(held, (3, 2), wild, missing),
            Category.TWO_PAIR: ranks * self._two_groups(held, (2, 2), wild, missing),
        }
        if len(held) == len(natural):
            chances[Category.STRAIGHT] = ranks * self._straight(held, missing)
        if len({card[1] for card in natural}) == 1:
            suit = natural[0][1]
            chances[Category.FLUSH] = suits * self._some(self.suits[suit], missing)
            chances[Category.STRAIGHT_FLUSH] = self._straight_flush(held, suit, missing)
        return chances

    def _some(self, copies: int, wanted: int) -> float:
        """The chance that so many of these unseen cards come, and come to this line."""
        if wanted <= 0:
            return 1.0
        p = self.comes
        return _SHARE**wanted * sum(
            comb(copies, n) * p**n * (1 - p) ** (copies - n) for n in range(wanted, copies + 1)
        )

    def _of_a_kind(self, held: Counter[str], size: int, missing: int) -> float:
        return _any(
            self._some(self.ranks[rank], size - count)
            for rank, count in held.items()
            if size - count <= missing
        )

    def _two_groups(self, held: Counter[str], sizes: tuple[int, int], wild: int, missing: int) -> float:
        """The chance of a full house or two pair out of ranks that are held."""
        best = 0.0
        for one, other in permutations(held, 2):
            wanted = [max(0, sizes[0] - held[one]), max(0, sizes[1] - held[other])]
            wanted[wanted[1] > wanted[0]] -= wild
            if sum(wanted) <= missing:
                chance = self._some(self.ranks[one], wanted[0]) * self._some(self.ranks[other], wanted[1])
                best = max(best, chance)
        return best

    def _straight(self, held: Counter[str], missing: int) -> float:
        return self._sequence(held, missing, self.ranks)

    def _straight_flush(self, held: Counter[str], suit: str, missing: int) -> float:
        return self._sequence(held, missing, Counter(card[0] for card in self.unseen if card[1] == suit))

    def _sequence(self, held: Counter[str], missing: int, left: Counter[str]) -> float:
        """The chance that the missing ranks of some straight come; the joker is the one least likely to."""
        return _any(
            prod(sorted(self._some(left[rank], 1) for rank in window if rank not in held)[-missing:])
            for window in _WINDOWS
            if all(rank in window for rank in held)
        )


def _any(chances: Iterable[float]) -> float:
    """The chance that at least one of them comes true."""
    return 1 - prod(1 - chance for chance in chances)


def _cells(view: PatienceView) -> tuple[int, ...]:
    """The cells where the turned card may go."""
    domains = [choice.fields["cell"] for choice in view.choices if choice.kind == "lay"]
    values = [value for domain in domains if isinstance(domain, OneOf) for value in domain.values]
    return tuple(value for value in values if isinstance(value, int))
