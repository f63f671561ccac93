"""The working copy on which a move is made.

A move takes several steps: chips are laid, cards dealt, words said. They are done on a draft, which may be
changed and is not checked; ``state()`` makes a frozen, checked state of it. Nobody but ``play.apply`` and
``play.new`` sees both. The parts stay frozen: one is exchanged for another, ``draft.pot = draft.pot.but(fines=3)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from kortspel.cards import shuffled
from kortspel.games.pakker.events import PakkerEvent
from kortspel.games.pakker.parts import Betting, Deal, Status
from kortspel.games.pakker.records import Account, Fault, Question
from kortspel.games.pakker.state import Fields, PakkerState

_T = TypeVar("_T")


class Draft(Fields):
    """A state in the making."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    @classmethod
    def of(cls, state: PakkerState) -> Draft:
        """A draft that begins as the state is."""
        return cls(**state.__dict__)

    def state(self) -> PakkerState:
        """The state that the draft has become; ``pydantic.ValidationError`` where it breaks an invariant."""
        return PakkerState.model_validate(self.__dict__)

    def answer(self) -> Question:
        """The question on the table, which is answered with this."""
        question, self.question = self.question, None
        assert question is not None, "answered only while there is one"
        return question

    def say(self, event: PakkerEvent) -> None:
        """This happens, and all hear it."""
        self.events = (*self.events, event)

    def speak(self) -> None:
        """The first word after the deal or the exchange is said: with it some faults can be reported no more."""
        if not self.deal.spoken:
            self.deal = self.deal.but(spoken=True)

    def shuffle(self, cards: Sequence[_T]) -> tuple[_T, ...]:
        """The cards in the order of the deal code's next shuffle."""
        self.shuffles += 1
        return shuffled(self.setup.deal, self.shuffles - 1, cards)

    def gather(self) -> None:
        """All cards go back into the deck, and what belonged to the deal is forgotten."""
        seats = len(self.setup.players)
        self.deal = Deal.none(seats)
        self.betting = Betting.none(seats)

    def lay(self, seat: int, chips: int, **pot: object) -> None:
        """Chips go from a hand into the pot, and count as laid by the seat. With it the pot gets these values."""
        self.take(seat, -chips)
        laid = self.pot.laid
        self.pot = self.pot.but(laid=put(laid, seat, laid[seat] + chips), **pot)

    def take(self, seat: int, chips: int) -> None:
        """Chips go to a hand; where they come from is the caller's affair."""
        chips_now = self.bank.chips
        self.bank = self.bank.but(chips=put(chips_now, seat, chips_now[seat] + chips))

    def hold(self, seat: int, hand: tuple[str, ...]) -> None:
        """The seat's hand is now this."""
        self.deal = self.deal.but(hands=put(self.deal.hands, seat, hand))

    def set_status(self, seat: int, status: Status) -> None:
        """The seat is now this in the pot."""
        self.pot = self.pot.but(status=put(self.pot.status, seat, status))

    def note_purchase(self, buyer: int, seller: int | None, chips: int, *, credit: bool) -> None:
        """Write a purchase down (PA-4). Purchases of one sort share a line."""
        accounts = self.bank.accounts
        for place, line in enumerate(accounts):
            if (line.buyer, line.seller, line.credit) == (buyer, seller, credit):
                more = line.changed(chips=line.chips + chips, times=line.times + 1)
                self.bank = self.bank.but(accounts=put(accounts, place, more))
                return
        line = Account(buyer=buyer, seller=seller, credit=credit, chips=chips, times=1)
        self.bank = self.bank.but(accounts=(*accounts, line))

    def note_fault(self, seat: int, fault: str) -> None:
        """Write a fault down."""
        for place, line in enumerate(self.faults):
            if (line.seat, line.fault) == (seat, fault):
                self.faults = put(self.faults, place, line.changed(times=line.times + 1))
                return
        self.faults = (*self.faults, Fault(seat=seat, fault=fault, times=1))

    def next_live(self, seat: int) -> int | None:
        """The next seat clockwise that is still in, before the round comes to ``stop``; None at its end."""
        for other in self.round_from(seat)[1:]:
            if other == self.stop:
                return None
            if self.pot.status[other] == "in":
                return other
        return None


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """The values with the one at this place replaced."""
    return (*values[:place], value, *values[place + 1 :])
