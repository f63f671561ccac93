"""The working copy on which a move is made.

A move takes several steps: chips are laid, cards dealt, words said. They are done on a draft, which may be
changed and is not checked; ``state()`` makes a frozen, checked state of it. Nobody but ``play.apply`` and
``play.new`` sees both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pydantic import ConfigDict

from kortspel.cards import shuffled
from kortspel.games.pakker.events import PakkerEvent
from kortspel.games.pakker.records import Account, Fault
from kortspel.games.pakker.state import Fields, PakkerState, Status

_T = TypeVar("_T")


class Draft(Fields):
    """A state in the making."""

    model_config = ConfigDict(frozen=False)

    @classmethod
    def of(cls, state: PakkerState) -> Draft:
        """A draft that begins as the state is."""
        draft = cls.__new__(cls)
        # What model_construct does, without a look at each of the fields.
        object.__setattr__(draft, "__dict__", state.__dict__.copy())
        object.__setattr__(draft, "__pydantic_fields_set__", state.__pydantic_fields_set__)
        object.__setattr__(draft, "__pydantic_extra__", None)
        object.__setattr__(draft, "__pydantic_private__", None)
        return draft

    def state(self) -> PakkerState:
        """The state that the draft has become; ``pydantic.ValidationError`` where it breaks an invariant."""
        return PakkerState.model_validate(self.__dict__)

    def say(self, event: PakkerEvent) -> None:
        """This happens, and all hear it."""
        self.events = (*self.events, event)

    def shuffle(self, cards: Sequence[_T]) -> tuple[_T, ...]:
        """The cards in the order of the deal code's next shuffle."""
        self.shuffles += 1
        return shuffled(self.setup.deal, self.shuffles - 1, cards)

    def lay(self, seat: int, chips: int) -> None:
        """Chips go from a hand into the pot, and count as laid by the seat."""
        self.chips = put(self.chips, seat, self.chips[seat] - chips)
        self.laid = put(self.laid, seat, self.laid[seat] + chips)

    def take(self, seat: int, chips: int) -> None:
        """Chips go to a hand; where they come from is the caller's affair."""
        self.chips = put(self.chips, seat, self.chips[seat] + chips)

    def set_status(self, seat: int, status: Status) -> None:
        """The seat is now this in the pot."""
        self.status = put(self.status, seat, status)

    def note_purchase(self, buyer: int, seller: int | None, chips: int, *, credit: bool) -> None:
        """Write a purchase down (PA-4). Purchases of one sort share a line."""
        for place, line in enumerate(self.accounts):
            if (line.buyer, line.seller, line.credit) == (buyer, seller, credit):
                more = line.changed(chips=line.chips + chips, times=line.times + 1)
                self.accounts = put(self.accounts, place, more)
                return
        line = Account(buyer=buyer, seller=seller, credit=credit, chips=chips, times=1)
        self.accounts = (*self.accounts, line)

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
            if self.status[other] == "in":
                return other
        return None


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """The values with the one at this place replaced."""
    return (*values[:place], value, *values[place + 1 :])
