"""The state of an evening of Pakker, and what is always true of it.

A seat is a player's number in the setup, all evening long. ``ring`` is the order round the table, clockwise,
of those who have not left. Tuples "by seat" have an entry for every player of the setup.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from kortspel.cards import DECK, Card
from kortspel.games.base import Model
from kortspel.games.pakker.events import PakkerEvent
from kortspel.games.pakker.records import CHIPS_MADE, Account, Chips, Fault, PotResult, Question, Seat
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.ranking import HAND
from kortspel.table.seats import round_from

_PACK: Final = frozenset(DECK)

JACKS: Final = 11
REQUIREMENTS: Final = 4
"""Jacks, queens, kings, aces, and then jacks again (PA-21)."""

Phase = Literal[
    "between",  # before a pot: purchases, leaving, and the word to deal
    "time",  # a pot has ended: what does the clock show?
    "closing",  # the time is up: stay or leave, one after another
    "extending",  # those who stay agree on a new time
    "blind",  # the dealer's left may go blind
    "short",  # who cannot pay the next ante buys chips or sits the pot out
    "antes",  # antes by hand
    "cut",  # the dealer's left may cut
    "opening",  # open or pass
    "naming_blind",  # the opener has laid the opening and names the blind bet
    "joining",  # go along with the opening or the blind, or fold
    "exchange",
    "dealing",  # all have thrown, and the new cards are to be dealt
    "betting",
    "finished",
]
PAUSES: Final[frozenset[Phase]] = frozenset(("between", "time", "closing", "extending", "finished"))
"""The phases between pots."""
HANDS_OUT: Final[frozenset[Phase]] = frozenset(
    ("opening", "naming_blind", "joining", "exchange", "dealing", "betting")
)
"""The phases in which cards are dealt."""

Status = Literal["in", "folded", "out", "dead", "away"]
"""A seat in this pot: in, folded, out for want of chips, out by a fault (a dead hand), no longer at the table."""


class Fields(Model):
    """What a state and a draft of one are made of, and what can be read from it."""

    setup: PakkerSetup
    ring: Annotated[tuple[Seat, ...], Field(min_length=1)]
    dealer: Seat
    """Who deals; between pots who deals next."""
    phase: Phase = "between"
    turn: Seat | None
    stop: Seat = 0
    """Where the present round of turns ends: nobody is asked when the turn comes here."""
    question: Question | None = None
    shuffles: int = 0

    chips: tuple[Chips, ...]
    """By seat, in hand."""
    accounts: tuple[Account, ...] = ()
    faults: tuple[Fault, ...] = ()

    now: int = 0
    """The latest time that was told, in Unix seconds."""
    ends_at: int | None = None
    ends_after: int | None = None
    """The number of pots after which the time is up."""
    pots: int = 0
    """The pots that have been taken."""
    leaving: tuple[Seat, ...] = ()
    """Who has chosen to leave, while the others are still asked (PA-8)."""

    status: tuple[Status, ...]
    laid: tuple[Chips, ...]
    """By seat, in this pot: antes, blind and bets, but no fines."""
    fines: Chips = 0
    """Chips in the pot that nobody has a stake by: fines, also those carried in."""
    antes: Chips = 0
    """The chips in the pot that were laid as antes (PA-15)."""
    anted: tuple[Seat, ...] = ()
    """Antes by hand: who has laid for the coming deal."""
    passed_out: int = 0
    """The passed-out rounds of this pot."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    thrown: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    """The opener's cards laid aside to prove the opening (PA-24)."""
    redeals: int = 0
    """Redeals in a row of the present dealer (PA-71)."""
    spoken: bool = False
    """The first word after the deal, then after the exchange, has been said (PA-70, PA-73)."""
    blind: Seat | None = None
    """Who went blind (PA-15)."""
    opener: Seat | None = None
    opening: tuple[Card, ...] = ()
    """The hand with which the opener opened."""
    price: Chips = 0
    """What going along before the exchange costs."""
    threw: tuple[tuple[Card, ...] | None, ...]
    """By seat, the cards thrown in the exchange; None before that. The view tells how many, while it may (PA-31)."""
    bought: tuple[tuple[Card, ...], ...]
    """By seat, the cards bought in the exchange (PA-73)."""

    bets: tuple[Chips, ...]
    """By seat, laid in the betting."""
    bidder: Seat | None = None
    """Who bid last in the betting."""
    right: bool = False
    """The opener's blind bet has not been raised, and he may still raise it (PA-43)."""

    events: tuple[PakkerEvent, ...] = ()
    """What has happened since this pot began, all of it, the latest last."""
    result: PotResult | None = None

    @property
    def pot(self) -> int:
        """All chips in the pot."""
        return sum(self.laid) + self.fines

    @property
    def sold(self) -> int:
        """The chips that the bank has sold."""
        return sum(account.chips for account in self.accounts if account.seller is None)

    @property
    def bank(self) -> int:
        """The chips that lie in the bank."""
        return CHIPS_MADE - self.sold

    @property
    def required(self) -> int:
        """The rank of the pair that opening takes, 11 to 14 (PA-20, PA-21)."""
        return JACKS + self.passed_out % REQUIREMENTS

    @property
    def level(self) -> int:
        """What staying in has cost in the betting so far."""
        return max(self.bets)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the pot, clockwise."""
        return tuple(seat for seat in self.ring if self.status[seat] == "in")

    @property
    def starter(self) -> int | None:
        """Who has the first word in the betting: the opener or the blind player."""
        return self.opener if self.opener is not None else self.blind

    def round_from(self, seat: int) -> tuple[int, ...]:
        """The seats at the table once round, clockwise, beginning with this one."""
        at = self.ring.index(seat)
        return tuple(self.ring[place] for place in round_from(at, len(self.ring)))

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in the pot."""
        others = self.round_from(seat)[1:]
        return next((other for other in others if self.status[other] == "in"), seat)

    def human(self, seat: int) -> bool:
        """Does a person sit there?"""
        return self.setup.players[seat].human

    def people_but(self, seat: int) -> tuple[int, ...]:
        """The other people at the table, clockwise."""
        return tuple(other for other in self.round_from(seat)[1:] if self.human(other))

    def speaker(self) -> int:
        """Who speaks for the table when its common business is done: the dealer, or the next person after."""
        return next((seat for seat in self.round_from(self.dealer) if self.human(seat)), self.dealer)

    def largest(self, pot: int) -> int:
        """The largest bet against a pot of this value (PA-50)."""
        setup = self.setup
        if setup.limit == "fixed":
            return setup.limit_chips
        return max(1, pot if setup.limit == "pot" else pot * setup.limit_share // 100)

    def to_call(self, seat: int) -> int:
        """What staying in costs this seat now."""
        return self.price if self.phase == "joining" else self.level - self.bets[seat]

    def answers(self, seat: int) -> bool:
        """Is there somebody else who can answer this seat's bet? (PA-51)"""
        return not self.setup.all_in or any(self.chips[other] for other in self.live if other != seat)


class PakkerState(Fields):
    """The whole table: bank, clock, pot, cards, words."""

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        seats = len(self.setup.players)
        by_seat = (self.chips, self.status, self.laid, self.hands, self.threw, self.bought, self.bets)
        if any(len(each) != seats for each in by_seat):
            raise ValueError("every player has chips, a status and a hand")
        if sum(self.chips) + self.pot != self.sold:
            raise ValueError("the chips in hand and in the pot are those that the bank has sold")
        if len(set(self.ring)) != len(self.ring) or max(self.ring) >= seats or self.dealer not in self.ring:
            raise ValueError("the dealer and those who have not left sit in the ring, each once")
        self._check_turn()
        self._check_cards()
        return self

    def _check_turn(self) -> None:
        if (self.turn is None) != (self.phase == "finished"):
            raise ValueError("somebody is to move until the evening ends")
        if self.turn is not None and self.turn not in self.ring:
            raise ValueError("whoever is to move sits at the table")
        if self.question and not set(self.question.asked) <= set(self.ring):
            raise ValueError("whoever is asked sits at the table")
        own_turn = self.phase in HANDS_OUT and self.phase != "dealing"
        if own_turn and (self.turn is None or self.status[self.turn] != "in"):
            raise ValueError("whoever is to move is in the pot")
        if self.phase not in PAUSES and len(self.live) < 2:
            raise ValueError("a pot is played by two or more")

    def _check_cards(self) -> None:
        held = [card for hand in self.hands for card in hand]
        cards = (*held, *self.stock, *self.thrown, *self.aside)
        if self.phase not in HANDS_OUT:
            if cards:
                raise ValueError("no card is out before the deal or after the pot")
            return
        if len(cards) != len(DECK) or set(cards) != _PACK:
            raise ValueError("each of the 52 cards lies in one place")
        noted = (self.opening, *self.bought, *(threw for threw in self.threw if threw))
        if not all(map(_PACK.issuperset, noted)):
            raise ValueError("there is no joker")
        for seat, hand in enumerate(self.hands):
            if self.status[seat] != "in":
                if hand:
                    raise ValueError("only those in the pot hold cards")
            elif len(hand) != HAND - (
                len(self.threw[seat] or ()) if self.phase in ("exchange", "dealing") else 0
            ):
                raise ValueError("a hand is five cards, but for those thrown")
