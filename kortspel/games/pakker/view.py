"""What a screen or a computer player gets of an evening of Pakker: see ``viewing`` for what is left out of it."""

from __future__ import annotations

from typing import Literal

from kortspel.cards import Card
from kortspel.games.base import Model, Outcome, Player, Refusal, View
from kortspel.games.pakker.events import PakkerEvent
from kortspel.games.pakker.parts import Status
from kortspel.games.pakker.records import Account, Fault, PotResult, Question
from kortspel.games.pakker.settle import Payment, Standing
from kortspel.games.pakker.setup import Options
from kortspel.games.pakker.state import Phase
from kortspel.ranking import Category

Scene = Phase | Literal["selling", "ending", "report", "seen_card"]
"""A phase, or a question that must be answered before it goes on."""


class SeatView(Model):
    """What everybody sees of a seat."""

    seat: int
    player: Player
    status: Status
    chips: int
    laid: int
    """In this pot."""
    bet: int
    """In the betting."""
    cards: int
    """The cards held."""
    number: int | None
    """The cards thrown and bought, while it may be known (PA-31)."""
    anted: bool
    """Antes by hand: the ante lies."""
    can_win: int
    """What the seat can win of what lies in the pot; 0 when it is out of it (PA-51)."""


class HandView(Model):
    """The seat's own hand."""

    cards: tuple[Card, ...]
    category: Category | None
    """What the five cards are; None while some are thrown."""
    ranks: tuple[int, ...]
    bought: tuple[Card, ...]
    """Those of the cards that were bought."""
    opens: bool
    """Would it do for opening now? (PA-20)"""


class Stake(Model):
    """The main pot or a side pot while it is played: so many chips, and who can win them, in rising order."""

    chips: int
    seats: tuple[int, ...]


class PotView(Model):
    """The pot and the figures of the bidding."""

    chips: int
    stakes: tuple[Stake, ...]
    """The main pot, then the side pots that those who are all in cannot win; one alone where nobody is (PA-51)."""
    antes: int
    """What lies in it as antes: the price of going blind."""
    fines: int
    """What lies in it as fines, those carried in among them."""
    required: int
    """The rank of the pair that opening takes in this deal, 11 to 14."""
    to_open: int | None
    """The same while somebody may still open; None when it is open, in a blind deal and after the deal."""
    passed_out: int
    largest: int
    """The largest bet, or better part of a raise, that the pot allows now (PA-50)."""
    price: int
    """Going along before the exchange costs this; 0 before the opening."""
    level: int
    """The level of the betting."""
    to_call: int
    """What staying in costs whoever is to move."""
    span: tuple[int, int] | None
    """The least and the most that whoever is to move may open on, bet or raise by; None where it may not, or,
    before an opening, where only that seat may know whether it can."""
    opener: int | None
    blind: int | None
    """Who went blind before the deal."""
    bidder: int | None
    """Who bid last."""
    right: bool
    """The opener may stand or raise his own blind bet now (PA-43)."""
    aside: int
    """The opener's cards that lie aside (PA-24)."""
    redeals: int
    """Redeals in a row of this dealer."""


class ClockView(Model):
    """The time, in Unix seconds, and the agreed end."""

    now: int
    """The time last told; 0 before the first pot."""
    ends_at: int | None
    ends_after: int | None
    """After so many pots."""
    pots: int
    """The pots that have been taken."""
    number: int
    """The pot that is being played, from 1; between pots the one that was taken last."""


class Withheld(Model):
    """A sort of move that a player would look for now, and why it cannot be made."""

    kind: str
    refusal: Refusal


class PakkerView(View):
    """Everything that a screen or a computer player needs, and nothing that the seat may not know."""

    options: Options
    scene: Scene
    phase: Phase
    """The phase under the question, if there is one."""
    question: Question | None
    """What must be answered first: ``by`` asks, and ``asked`` answer in this order, the first one now."""
    withheld: tuple[Withheld, ...] = ()
    """Beside the choices of a person to move: what that one might look for in vain."""
    ring: tuple[int, ...]
    """The seats at the table, clockwise."""
    dealer: int
    """Who deals; between pots who deals next."""
    seats: tuple[SeatView, ...]
    """By seat, those who have left among them."""
    hand: HandView | None
    """None for an onlooker and for who is not in the pot."""
    pot: PotView
    clock: ClockView
    standings: tuple[Standing, ...]
    accounts: tuple[Account, ...]
    faults: tuple[Fault, ...]
    bank: int
    """The chips in the bank; with those in hand and in the pot they are ``made`` (PA-81)."""
    made: int
    events: tuple[PakkerEvent, ...]
    """What has happened since this pot began, but for what is no longer told."""
    helped: tuple[int, ...]
    """Who has asked the coach."""
    result: PotResult | None
    """How the last pot went; None while one is played."""
    payments: tuple[Payment, ...]
    """What settles the evening, when it is over (PA-80)."""
    outcome: Outcome | None
