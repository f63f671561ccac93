"""The state of a game of Chicago, and what is always true of it."""

from __future__ import annotations

from itertools import chain
from typing import Annotated, ClassVar, Final, Literal, Self

from pydantic import Field, InstanceOf, model_validator

from kortspel.cards import DECK, Card
from kortspel.games.base import Heard, Model
from kortspel.games.chicago.events import ChicagoEvent
from kortspel.games.chicago.setup import GOAL, ChicagoSetup
from kortspel.ranking import HAND
from kortspel.table import sheet
from kortspel.table.seats import left_of, round_from
from kortspel.table.tricks import Trick, check_tricks, left

TRICKS: Final = HAND
_DECK: Final = frozenset(DECK)

Phase = Literal["exchange", "calling", "tricks", "scored", "finished"]
Cards = tuple[Card, ...]
HandOfFive = Annotated[Cards, Field(min_length=HAND, max_length=HAND)]
BySeat = tuple[int, ...]


class Row(sheet.Row):
    """One deal's row on the score sheet; every figure by seat (CH-35)."""

    COLUMNS: ClassVar[tuple[str, ...]] = ("exchange", "trick", "hand", "lost")

    exchange: BySeat
    """Points for the best hands after exchanges."""
    trick: BySeat
    """Points for the last trick, or those of a Chicago."""
    hand: BySeat
    """Points for the best hand when the deal is over."""
    lost: BySeat
    """What four of a kind has taken, below zero (CH-16)."""


class ChicagoState(Model):
    """One deal on the table, and the score sheet."""

    setup: InstanceOf[ChicagoSetup]
    dealer: int
    shuffles: int
    """How many shuffles of the deal code have been used."""
    phase: Phase
    hands: tuple[HandOfFive, ...]
    """The hands by seat. Cards stay in them when they are played."""
    before: tuple[HandOfFive, ...]
    """The hands by seat as before the seat's latest exchange."""
    away: tuple[Cards, ...]
    """By seat: all cards laid away in this deal."""
    stock: Cards
    """What is left to draw, the next card first."""
    pile: Cards
    """The cards that lie laid away."""
    exchanged: tuple[int | None, ...] = ()
    """How many cards each player exchanged, from the dealer's left, exchange after exchange; None for who was
    stopped (CH-7, CH-17)."""
    won: BySeat
    """Points for hands after the exchanges of this deal, by seat."""
    lost: BySeat
    """What four of a kind has taken in this deal, below zero, by seat."""
    calls: tuple[bool, ...] = ()
    """Who has called Chicago, from the dealer's left; nobody is asked after a call (CH-20)."""
    tricks: Annotated[tuple[Trick, ...], Field(max_length=TRICKS)] = ()
    """The tricks of the deal; the last one may be unfinished."""
    sheet: tuple[Row, ...] = ()
    """A row for each deal that is scored, this one's too once it is."""
    events: Annotated[tuple[ChicagoEvent, ...], Heard]
    """What has happened in this deal, for all to hear."""
    stopped: bool = False
    """The table agreed to stop (CH-43)."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the dealer's left, the dealer last."""
        return round_from(left_of(self.dealer, self.seats), self.seats)

    @property
    def points(self) -> BySeat:
        """The points by seat as they stand now."""
        totals = [int(total) for total in sheet.totals(self.sheet, self.seats)]
        if self.phase in ("scored", "finished"):
            return tuple(totals)
        return tuple(map(sum, zip(totals, self.won, self.lost, strict=True)))

    @property
    def round(self) -> int:
        """The number of the exchange that is on, from 1; when all are over that of the last."""
        return min(len(self.exchanged) // self.seats + 1, self.setup.exchanges)

    @property
    def caller(self) -> int | None:
        """Who has called Chicago."""
        return self.order[len(self.calls) - 1] if self.calls and self.calls[-1] else None

    def left(self, seat: int) -> Cards:
        """The cards that this seat still has to play, in the order of its hand."""
        return left(self.hands[seat], self.tricks)

    def may_exchange(self, seat: int) -> bool:
        """Has the seat too few points to be stopped? (CH-17)"""
        return not self.setup.stop_at or self.points[seat] < self.setup.stop_at

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        seats, exchanges = len(self.setup.players), self.setup.exchanges * self.seats
        by_seat = (self.hands, self.before, self.away, self.won, self.lost)
        if any(len(each) != seats for each in by_seat) or not 0 <= self.dealer < seats:
            raise ValueError("every player has a hand, and one of them deals")
        cards = [*chain(*self.hands), *self.stock, *self.pile]
        if len(cards) != len(_DECK) or _DECK.difference(cards):
            raise ValueError("each of the 52 cards lies in one place")
        over = self.phase in ("scored", "finished")
        if len(self.exchanged) > exchanges or (self.phase == "exchange") > (len(self.exchanged) < exchanges):
            raise ValueError("there are so many exchanges and no more")
        if len(self.calls) > seats or True in self.calls[:-1] or (self.calls and self.phase == "exchange"):
            raise ValueError("one player at most calls Chicago, after the exchanges")
        if (self.phase == "tricks") > bool(self.tricks) or (
            self.tricks and self.phase in ("exchange", "calling")
        ):
            raise ValueError("the tricks come last")
        check_tricks(self.tricks, self.hands)
        if self.sheet:
            sheet.check_last(self.sheet, seats)
        if over and (not self.sheet or self.sheet[-1].dealer != self.dealer):
            raise ValueError("a deal that is over is scored")
        if over and (self.phase == "finished") != (self.stopped or max(self.points) >= GOAL):
            raise ValueError("the game is over at 52 points, or when the table stops")
        return self
