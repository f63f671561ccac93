"""What is written down at the table: purchases, faults, questions, and how the last pot went."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from kortspel.cards import Card
from kortspel.games.base import Model
from kortspel.games.pakker.setup import MOST_PLAYERS

CHIPS_MADE: Final = 1_000_000
"""The chips there are: in hand, in the pot and in the bank they always add up to this (PA-81)."""

Seat = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
Chips = Annotated[int, Field(ge=0, le=CHIPS_MADE)]


class Account(Model):
    """What a seat has bought of the bank or of another player in one way, all evening (PA-4, PA-6)."""

    buyer: Seat
    seller: Seat | None
    """None is the bank."""
    credit: bool
    chips: Chips
    times: int


class Fault(Model):
    """A fault of a seat, and how often it was reported this evening (PA-70 to PA-73)."""

    seat: Seat
    fault: str
    times: int


class Question(Model):
    """Something that others must answer before the game goes on; the first of ``asked`` is to move."""

    kind: Literal["selling", "ending", "report", "seen_card"]
    by: Seat
    asked: Annotated[tuple[Seat, ...], Field(min_length=1)]
    amount: Chips = 0
    """What is to be sold."""
    credit: bool = False
    """Is it sold on credit?"""
    seat: Seat | None = None
    """Who is reported."""
    fault: str = ""
    """For what."""


class Shown(Model):
    """Cards laid open by a seat."""

    seat: Seat
    cards: tuple[Card, ...]


class Taken(Model):
    """Chips that a seat took."""

    seat: Seat
    chips: Chips


class PotPart(Model):
    """The main pot, or a side pot (PA-51), and who took it (PA-61)."""

    chips: Chips
    seats: tuple[Seat, ...]
    """Who could win it."""
    winners: tuple[Seat, ...]
    """Who took it, in turn from the dealer's left; several hold exactly equal hands."""
    odd: tuple[Seat, ...] = ()
    """Those of them who got one of the chips that do not divide."""
    decided_by: Card | None = None
    """The winner's card that made the difference to the best other hand shown, where both looked alike (C-4)."""


class PotResult(Model):
    """How the last pot went: what everybody at the table has seen of it, no more."""

    chips: Chips
    """The pot's value when it was taken."""
    taken: tuple[Taken, ...]
    """In all, in turn from the dealer's left."""
    parts: tuple[PotPart, ...] = ()
    """The main pot, then the side pots."""
    returned: Taken | None = None
    """What nobody had called, and who got it back first: no part of the pot (PA-44)."""
    shown: tuple[Shown, ...] = ()
    """The hands shown, in the order of showing; a single winner's is not (PA-44, PA-60)."""
    opener: Seat | None = None
    proof: tuple[Card, ...] = ()
    """The cards that prove the opening; empty where nobody opened or the opener could not (PA-24)."""
    fine: Chips = 0
    """What the opener pays into the next pot (PA-25)."""
