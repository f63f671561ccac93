"""The state of an evening of Pakker, and what is always true of it.

A seat is a player's number in the setup, all evening long. ``ring`` is the order round the table, clockwise,
of those who have not left. Tuples "by seat" have an entry for every player of the setup.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import Field, InstanceOf, model_validator

from kortspel.cards import DECK
from kortspel.games.base import Model
from kortspel.games.pakker.events import PakkerEvent
from kortspel.games.pakker.parts import Bank, Betting, Clock, Deal, Pot
from kortspel.games.pakker.records import Fault, PotResult, Question, Seat
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.ranking import HAND
from kortspel.table.seats import round_from

_PACK: Final = frozenset(DECK)

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
ADVISED: Final[frozenset[Phase]] = HANDS_OUT - {"dealing"}
"""The phases in which whoever is to move may ask the coach."""


class Fields:
    """What a state and a draft of one are made of, and what can be read from it. Pydantic reads the fields here."""

    setup: InstanceOf[PakkerSetup]
    """It is frozen, and was checked when it was made: not again at each move."""
    ring: Annotated[tuple[Seat, ...], Field(min_length=1)]
    dealer: Seat
    """Who deals; between pots who deals next."""
    phase: Phase = "between"
    turn: Seat | None
    stop: Seat = 0
    """Where the present round of turns ends: nobody is asked when the turn comes here."""
    question: Question | None = None
    shuffles: int = 0

    bank: Bank
    clock: Clock
    pot: Pot
    deal: Deal
    betting: Betting

    faults: tuple[Fault, ...] = ()
    events: tuple[PakkerEvent, ...] = ()
    """What has happened since this pot began, all of it, the latest last."""
    result: PotResult | None = None
    """How the last pot went; None while one is played."""
    helped: tuple[Seat, ...] = ()
    """Who has asked the coach, in rising order."""

    @property
    def scene(self) -> str:
        """The phase, or the sort of question that must be answered before it goes on."""
        return self.question.kind if self.question else self.phase

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the pot, clockwise."""
        return tuple(seat for seat in self.ring if self.pot.status[seat] == "in")

    @property
    def starter(self) -> int | None:
        """Who has the first word in the betting: the opener or the blind player."""
        return self.deal.opener if self.deal.opener is not None else self.pot.blind

    def round_from(self, seat: int) -> tuple[int, ...]:
        """The seats at the table once round, clockwise, beginning with this one."""
        at = self.ring.index(seat)
        return tuple(self.ring[place] for place in round_from(at, len(self.ring)))

    def from_forehand(self) -> tuple[int, ...]:
        """The seats at the table, clockwise from the dealer's left."""
        return self.round_from(self.round_from(self.dealer)[1])

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in the pot."""
        others = self.round_from(seat)[1:]
        return next((other for other in others if self.pot.status[other] == "in"), seat)

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
        return self.pot.price if self.phase == "joining" else self.betting.level - self.betting.bets[seat]

    def answers(self, seat: int) -> bool:
        """Is there somebody else who can answer this seat's bet? (PA-51)"""
        return not self.setup.all_in or any(self.bank.chips[other] for other in self.live if other != seat)


class PakkerState(Fields, Model):
    """The whole table: bank, clock, pot, cards, bets, and what has happened."""

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        seats = len(self.setup.players)
        bank, pot, deal = self.bank, self.pot, self.deal
        by_seat = (
            bank.chips, pot.status, pot.laid, deal.hands, deal.threw, deal.bought, self.betting.bets
        )  # fmt: skip
        if set(map(len, by_seat)) != {seats}:
            raise ValueError("every player has chips, a status and a hand")
        if sum(bank.chips) + pot.chips != bank.sold:
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
        if own_turn and (self.turn is None or self.pot.status[self.turn] != "in"):
            raise ValueError("whoever is to move is in the pot")
        if self.phase not in PAUSES and len(self.live) < 2:
            raise ValueError("a pot is played by two or more")

    def _check_cards(self) -> None:
        deal = self.deal
        cards = [*deal.stock, *deal.thrown, *deal.aside]
        for hand in deal.hands:
            cards += hand
        if self.phase not in HANDS_OUT:
            if cards:
                raise ValueError("no card is out before the deal or after the pot")
            return
        if len(cards) != len(DECK) or set(cards) != _PACK:
            raise ValueError("each of the 52 cards lies in one place")
        noted = [*deal.opening]
        for told in (*deal.bought, *deal.threw):
            noted += told or ()
        if not _PACK.issuperset(noted):
            raise ValueError("there is no joker")
        thrown = self.phase in ("exchange", "dealing")
        for hand, status, threw in zip(deal.hands, self.pot.status, deal.threw, strict=True):
            if status != "in":
                if hand:
                    raise ValueError("only those in the pot hold cards")
            elif len(hand) != HAND - (len(threw or ()) if thrown else 0):
                raise ValueError("a hand is five cards, but for those thrown")
