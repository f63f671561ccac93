"""The state of a game of Poängpoker, and what is always true of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain
from typing import Annotated, ClassVar, Final, Literal, Self

from pydantic import Field, InstanceOf, model_validator

from kortspel.cards import DECK, Card
from kortspel.games.base import Heard, Model
from kortspel.games.poangpoker.events import PoangpokerEvent
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.ranking import HAND
from kortspel.table import sheet
from kortspel.table.seats import left_of, round_from
from kortspel.table.tricks import Trick, check_tricks, left

TRICKS: Final = 5
_DECK: Final = frozenset(DECK)

Phase = Literal["exchange", "tricks", "scored", "finished"]
Cards = tuple[Card, ...]
HandOfFive = Annotated[Cards, Field(min_length=HAND, max_length=HAND)]


class Row(sheet.Row):
    """One deal's row on the score sheet; every figure by seat (PO-19)."""

    COLUMNS: ClassVar[tuple[str, ...]] = ("hand", "dealt", "trick")

    hand: tuple[Fraction, ...]
    """Points for the hands after the exchange."""
    dealt: tuple[Fraction, ...]
    """Points for the hands as dealt (PO-9); zeros where they are not compared."""
    trick: tuple[int, ...]
    """Points for the last trick."""


class PoangpokerState(Model):
    """One deal on the table, and the score sheet.

    Whose turn it is follows from it: the exchange goes round from the dealer's left, then the tricks go round
    from their leaders.
    """

    setup: InstanceOf[PoangpokerSetup]
    dealer: int
    shuffles: int
    """How many shuffles of the deal code have been used."""
    dealt: tuple[HandOfFive, ...]
    """The hands as dealt, by seat."""
    hands: tuple[HandOfFive, ...]
    """The hands that count, by seat: as dealt, and after a seat's exchange what it then holds (PO-8). Cards
    stay in it when they are played."""
    stock: Cards
    """What is left to draw, the next card first."""
    pile: Cards
    """The cards that lie laid away."""
    trump: Card | None
    """The turned trump card (PO-13)."""
    exchanged: tuple[int, ...] = ()
    """How many cards each player exchanged, from the dealer's left (PO-7)."""
    tricks: Annotated[tuple[Trick, ...], Field(max_length=TRICKS)] = ()
    """The tricks of the deal; the last one may be unfinished."""
    sheet: tuple[Row, ...] = ()
    """A row for each deal that is scored, this one's too once it is."""
    events: Annotated[tuple[PoangpokerEvent, ...], Heard]
    """What has happened in this deal, for all to hear."""
    helped: tuple[int, ...] = ()
    """Who has asked the coach, in rising order."""
    stopped: bool = False
    """The table agreed to stop (PO-20)."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.dealt)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the dealer's left, the dealer last."""
        return round_from(left_of(self.dealer, self.seats), self.seats)

    @property
    def phase(self) -> Phase:
        """What the deal has come to: the exchange, the tricks, or scored; ``finished`` when the game is over."""
        if len(self.exchanged) < self.seats:
            return "exchange"
        if not self.played_out:
            return "tricks"
        return "finished" if self.stopped or _end_reached(self) else "scored"

    @property
    def played_out(self) -> bool:
        """Are all cards played?"""
        return len(self.tricks) == TRICKS and len(self.tricks[-1].cards) == self.seats

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """The points so far by seat."""
        return sheet.totals(self.sheet, self.seats)

    def left(self, seat: int) -> Cards:
        """The cards that this seat still has to play, in the order of its hand."""
        return left(self.hands[seat], self.tricks)

    def laid_away(self, seat: int) -> Cards:
        """The cards that this seat has laid away in this deal. It never gets one back (PO-6)."""
        return tuple(card for card in self.dealt[seat] if card not in self.hands[seat])

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        _check_cards(self)
        _check_exchange(self)
        check_tricks(self.tricks, self.hands)
        _check_sheet(self)
        return self


def _end_reached(state: PoangpokerState) -> bool:
    setup = state.setup
    if setup.end == "rounds":
        return len(state.sheet) >= setup.rounds * state.seats
    return setup.end == "limit" and max(state.totals) >= setup.limit


def _check_cards(state: PoangpokerState) -> None:
    """52 different cards lie somewhere."""
    setup, seats = state.setup, len(state.setup.players)
    if len(state.dealt) != seats or len(state.hands) != seats or not 0 <= state.dealer < seats:
        raise ValueError("every player has a hand, and one of them deals")
    if setup.trump != (state.trump is not None):
        raise ValueError("a trump card is turned where the game has trumps")
    turned = () if state.trump is None else (state.trump,)
    cards = [*chain(*state.hands), *state.stock, *state.pile, *turned]
    if len(cards) != len(_DECK) or _DECK.difference(cards):
        raise ValueError("each of the 52 cards lies in one place")


def _check_exchange(state: PoangpokerState) -> None:
    """Each seat that had its exchange has changed as many cards as it says, the others none."""
    waiting = state.seats - len(state.exchanged)
    if waiting < 0 or (waiting > 0) != (not state.tricks):
        raise ValueError("the tricks come after the exchange")
    if state.tricks and state.tricks[0].cards:
        # None of the rest changes any more once a card is played.
        return
    if len(set(chain(*state.dealt))) != HAND * state.seats:
        raise ValueError("a card is dealt once")
    for seat, count in zip(state.order, (*state.exchanged, *(0,) * waiting), strict=True):
        if len(set(state.dealt[seat]).difference(state.hands[seat])) != count:
            raise ValueError("cards are exchanged in turn, and counted")


def _check_sheet(state: PoangpokerState) -> None:
    """A deal that is played out has its row, whose totals are the sums of the points."""
    if not state.played_out:
        if state.stopped:
            raise ValueError("the table stops between deals")
        return
    if not state.sheet or state.sheet[-1].dealer != state.dealer:
        raise ValueError("a deal that is played out is scored")
    sheet.check_last(state.sheet, state.seats)
