"""The parts of an evening's state: what belongs together, and begins anew together.

A part is frozen. ``but`` makes a copy with other values, which is checked when the whole state is.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import ConfigDict, Field

from kortspel.cards import Card
from kortspel.games.base import Model
from kortspel.games.pakker.records import CHIPS_MADE, Account, Chips, Seat

JACKS: Final = 11
REQUIREMENTS: Final = 4
"""Jacks, queens, kings, aces, and then jacks again (PA-21)."""

Status = Literal["in", "folded", "out", "dead", "away"]
"""A seat in this pot: in, folded, out for want of chips, out by a fault (a dead hand), no longer at the table."""


class Part(Model):
    """A group of fields of the state."""

    model_config = ConfigDict(revalidate_instances="always")

    def but(self, **values: object) -> Self:
        """A copy with these values; they are checked with the state that it becomes part of."""
        part = self.__copy__()
        part.__dict__.update(values)
        return part


class Bank(Part):
    """The chips, and what was bought."""

    chips: tuple[Chips, ...]
    """By seat, in hand."""
    accounts: tuple[Account, ...] = ()

    @property
    def sold(self) -> int:
        """The chips that the bank has sold."""
        return sum(account.chips for account in self.accounts if account.seller is None)

    @property
    def left(self) -> int:
        """The chips that lie in the bank."""
        return CHIPS_MADE - self.sold


class Clock(Part):
    """The time, the agreed end, and how far the evening has come."""

    now: int = 0
    """The latest time that was told, in Unix seconds."""
    ends_at: int | None = None
    ends_after: int | None = None
    """The number of pots after which the time is up."""
    pots: int = 0
    """The pots that have been taken."""
    leaving: tuple[Seat, ...] = ()
    """Who has chosen to leave, while the others are still asked (PA-8)."""


class Pot(Part):
    """The pot with its chain of passed-out rounds."""

    status: tuple[Status, ...]
    laid: tuple[Chips, ...]
    """By seat: antes, blind and bets, but no fines."""
    fines: Chips = 0
    """Chips that nobody has a stake by: fines, also those carried in."""
    antes: Chips = 0
    """The chips that were laid as antes (PA-15)."""
    anted: tuple[Seat, ...] = ()
    """Antes by hand: who has laid for the coming deal."""
    passed_out: Annotated[int, Field(ge=0)] = 0
    """The passed-out rounds."""
    redeals: int = 0
    """Redeals in a row of the present dealer (PA-71)."""
    blind: Seat | None = None
    """Who went blind (PA-15)."""
    price: Chips = 0
    """What going along before the exchange costs."""

    @classmethod
    def none(cls, status: tuple[Status, ...], fines: int = 0) -> Self:
        """A pot in which nothing lies but fines."""
        return cls(status=status, laid=(0,) * len(status), fines=fines)

    @property
    def chips(self) -> int:
        """All chips in it: its value."""
        return sum(self.laid) + self.fines

    @property
    def required(self) -> int:
        """The rank of the pair that opening takes, 11 to 14 (PA-20, PA-21)."""
        return JACKS + self.passed_out % REQUIREMENTS


class Deal(Part):
    """The cards of one deal, and who opened on them."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    thrown: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    """The opener's cards laid aside to prove the opening (PA-24)."""
    opener: Seat | None = None
    opening: tuple[Card, ...] = ()
    """The hand with which the opener opened."""
    threw: tuple[tuple[Card, ...] | None, ...]
    """By seat, the cards thrown in the exchange; None before that. The view tells how many, while it may (PA-31)."""
    bought: tuple[tuple[Card, ...], ...]
    """By seat, the cards bought in the exchange (PA-73)."""
    spoken: bool = False
    """The first word after the deal, then after the exchange, has been said (PA-70, PA-73)."""

    @classmethod
    def none(cls, seats: int) -> Self:
        """Before the cards are dealt."""
        return cls(hands=((),) * seats, threw=(None,) * seats, bought=((),) * seats)


class Betting(Part):
    """What has been bet after the exchange, a blind bet among it."""

    bets: tuple[Chips, ...]
    """By seat."""
    bidder: Seat | None = None
    """Who bid last."""
    right: bool = False
    """The opener's blind bet has not been raised, and he may still raise it (PA-43)."""

    @classmethod
    def none(cls, seats: int) -> Self:
        """Before the first bet."""
        return cls(bets=(0,) * seats)

    @property
    def level(self) -> int:
        """What staying in has cost so far."""
        return max(self.bets)
