"""The state of a game of Pokerpatiens, and what is always true of it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal, Self, get_args

from pydantic import Field, InstanceOf, model_validator

from kortspel.cards import DECK, JOKER, Card, shuffled
from kortspel.games.base import Model
from kortspel.games.patience.grid import CELLS, Cell
from kortspel.games.patience.setup import PatienceSetup

CARDS_LAID: Final = len(CELLS)
SWAPS_KEPT: Final = 100
"""So many swaps can be taken back."""

Stage = Literal["laying", "arranging", "joker", "finished"]
_STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
Cells = tuple[Card | None, ...]


class Grid(Model):
    """One player's grid: where each card of their deck lies, in the order in which the cards were turned."""

    places: Annotated[tuple[Cell, ...], Field(max_length=CARDS_LAID)] = ()
    stage: Stage = "laying"
    joker: Cell | None = None
    """The cell whose card the joker replaced after laying (PP-25)."""

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        if len(set(self.places)) != len(self.places):
            raise ValueError("a cell takes one card")
        if (self.stage == "laying") != (len(self.places) < CARDS_LAID):
            raise ValueError("cards are laid until 25 lie")
        if self.joker is not None and self.stage != "finished":
            raise ValueError("the joker after laying comes last")
        return self


class PatienceState(Model):
    """The decks, the grids by seat, and the marks on the game.

    A deck is the cards in the order in which they are turned. A duel has a deck a player, other games have
    one for all. With the joker in the deck the joker stands in its place among the first 25, and the card
    that it replaced lies last, where it is never reached.
    """

    setup: InstanceOf[PatienceSetup]
    decks: tuple[tuple[Card, ...], ...]
    grids: tuple[Grid, ...]
    swaps: Annotated[tuple[tuple[Cell, Cell], ...], Field(max_length=SWAPS_KEPT)] = ()
    """The latest swaps that may be taken back, oldest first (solo alone)."""
    practice: bool = False
    """Undo was used, or the deal was known (PP-4)."""
    helped: tuple[int, ...] = ()
    """The seats that asked for a hint, in rising order."""

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        setup = self.setup
        check_decks(setup, self.decks)
        if len(self.grids) != len(setup.players):
            raise ValueError("every player has a grid")
        stages = [grid.stage for grid in self.grids]
        laid = [len(grid.places) for grid in self.grids]
        progress = [(count, _STAGES.index(stage)) for count, stage in zip(laid, stages, strict=True)]
        uneven = laid[0] > laid[-1] + 1 and not setup.whole_halves
        if progress != sorted(progress, reverse=True) or uneven or stages.count("joker") > 1:
            raise ValueError("the players take turns from the first seat on")
        if "joker" in stages and setup.joker != "after":
            raise ValueError("no joker comes after laying in this game")
        if any(grid.joker is not None for grid in self.grids) and setup.joker != "after":
            raise ValueError("no joker comes after laying in this game")
        if ("laying" if setup.rearranging else "arranging") in stages:
            raise ValueError("cards are either laid or rearranged")
        if len(self.grids) > 1 and (self.practice or self.swaps):
            raise ValueError("only a player alone can undo")
        if setup.practice and not self.practice:
            raise ValueError("a known deal is practice")
        if self.helped != tuple(sorted(set(self.helped) & set(range(len(self.grids))))):
            raise ValueError("the helped are seats in rising order")
        return self

    def deck(self, seat: int) -> tuple[Card, ...]:
        """The cards of this seat in the order in which they are turned."""
        return self.decks[seat if len(self.decks) > 1 else 0]

    def cells(self, seat: int) -> Cells:
        """This seat's grid, a card or None for each of the 25 cells."""
        cells: list[Card | None] = [None] * len(CELLS)
        grid = self.grids[seat]
        for cell, card in zip(grid.places, self.deck(seat), strict=False):
            cells[cell] = card
        if grid.joker is not None:
            cells[grid.joker] = JOKER
        return tuple(cells)

    def with_grid(self, seat: int, grid: Grid, **updates: object) -> Self:
        """A validated copy with this seat's grid replaced."""
        return self.changed(grids=(*self.grids[:seat], grid, *self.grids[seat + 1 :]), **updates)


def deal_decks(setup: PatienceSetup) -> tuple[tuple[Card, ...], ...]:
    """The decks of a game, from its deal code.

    Shuffle 0 is the order of the 52 cards; in a duel the first 26 are seat 0's and the last 26 seat 1's
    (PP-30). With the joker in the deck, shuffle 1 of the numbers 0 to 24 begins with the place that the joker
    takes in the first deck, shuffle 2 with the place in the second (PP-24).
    """
    deck = shuffled(setup.deal, 0, DECK)
    half = len(deck) // 2
    decks: tuple[tuple[Card, ...], ...] = (deck[:half], deck[half:]) if setup.variant == "duel" else (deck,)
    if setup.joker != "deck":
        return decks
    return tuple(
        _with_joker(deck, shuffled(setup.deal, n, range(CARDS_LAID))[0])
        for n, deck in enumerate(decks, start=1)
    )


def check_decks(setup: PatienceSetup, decks: tuple[tuple[Card, ...], ...]) -> None:
    """``ValueError`` unless the decks hold each card once, and the jokers among the cards that are laid."""
    count = 2 if setup.variant == "duel" else 1
    jokers = 1 if setup.joker == "deck" else 0
    if [len(deck) for deck in decks] != [len(DECK) // count + jokers] * count:
        raise ValueError("a deck is 52 cards, or half of them in a duel, and the joker where it is used")
    cards = Counter(card for deck in decks for card in deck)
    if cards.pop(JOKER, 0) != jokers * count or len(cards) != len(DECK):
        raise ValueError("the decks hold each card once")
    if jokers and not all(JOKER in deck[:CARDS_LAID] for deck in decks):
        raise ValueError("the joker is among the 25 cards that are laid")


def _with_joker(deck: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    return (*deck[:place], JOKER, *deck[place + 1 :], deck[place])
