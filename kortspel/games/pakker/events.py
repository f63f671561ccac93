"""What happens at a table of Pakker. All of it is for every ear, but for the numbers of PA-31: ``view`` takes them out.

The words of the betting carry the figures of their moment, so that a pot can be read from them alone.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core.core_schema import CoreSchema, is_instance_schema, json_or_python_schema

from kortspel.games.base import Event
from kortspel.games.fields import Card, Cards, Clock, Named, Number, Rank, Seat, Seats
from kortspel.games.pakker.moves import Looked, Misdeal

Fault = Annotated[str, Named("pakker.fault.")]


class _Event(Event):
    game: ClassVar[str] = "pakker"


class _Said(_Event):
    """Something that one seat says or does, with nothing more to it."""

    seat: Seat


# -- before the first pot, and between two


class DrewSeat(_Event):
    """Seats by lot: the seat gets this place at the table, from 1 (PA-2)."""

    kind: Literal["drew_seat"] = "drew_seat"
    seat: Seat
    n: Number


class DrewCard(_Event):
    """The seat draws a card for the first deal (PA-10)."""

    kind: Literal["drew_card"] = "drew_card"
    seat: Seat
    card: Card


class FirstDealer(_Said):
    """The seat deals first (PA-10)."""

    kind: Literal["first_dealer"] = "first_dealer"


class Bought(_Event):
    """The bank sells chips to the seat (PA-4)."""

    kind: Literal["bought"] = "bought"
    seat: Seat
    n: Number
    credit: bool

    @property
    def message(self) -> str:
        """For cash or on credit."""
        return "pakker.say.bought_credit" if self.credit else "pakker.say.bought_cash"


class Asks(_Event):
    """The seat asks another for chips (PA-6)."""

    kind: Literal["asks"] = "asks"
    seat: Seat
    seller: Seat
    n: Number
    credit: bool

    @property
    def message(self) -> str:
        """For cash or on credit."""
        return "pakker.say.asks_credit" if self.credit else "pakker.say.asks_cash"


class BoughtFrom(_Event):
    """The other one sells (PA-6)."""

    kind: Literal["bought_from"] = "bought_from"
    seat: Seat
    seller: Seat
    n: Number
    credit: bool

    @property
    def message(self) -> str:
        """For cash or on credit."""
        return "pakker.say.bought_from_credit" if self.credit else "pakker.say.bought_from_cash"


class Declines(_Said):
    """The seat does not sell, does not want to end, does not agree to a report."""

    kind: Literal["declines"] = "declines"


class ProposesEnd(_Said):
    """The seat asks whether to end here (PA-9)."""

    kind: Literal["proposes_end"] = "proposes_end"


class Agrees(_Said):
    """The seat agrees to end (PA-9)."""

    kind: Literal["agrees"] = "agrees"


class TimeUp(_Event):
    """The agreed end is past (PA-8)."""

    kind: Literal["time_up"] = "time_up"


class Stays(_Said):
    """The seat plays on though the time is up (PA-8)."""

    kind: Literal["stays"] = "stays"


class Leaves(_Said):
    """The seat leaves the table (PA-8, PA-9)."""

    kind: Literal["leaves"] = "leaves"


class Extended(_Event):
    """A new end is agreed on (PA-8)."""

    kind: Literal["extended"] = "extended"
    until: Clock


class ExtendedPots(_Event):
    """So many more pots are agreed on (PA-8)."""

    kind: Literal["extended_pots"] = "extended_pots"
    n: Number


class ExtendedFree(_Event):
    """It is played on without an end (PA-8)."""

    kind: Literal["extended_free"] = "extended_free"


# -- from the antes to the exchange


class Antes(_Event):
    """The antes lie: a deal begins, and the pot is ``n`` (PA-12)."""

    kind: Literal["antes"] = "antes"
    n: Number


class ForgotAnte(_Event):
    """The seat forgot the ante, and is fined ``n`` (PA-13)."""

    kind: Literal["forgot_ante"] = "forgot_ante"
    seat: Seat
    n: Number


class SitsOut(_Said):
    """The seat cannot pay the next ante (PA-51)."""

    kind: Literal["sits_out"] = "sits_out"


class Blind(_Event):
    """The seat goes blind for ``n``: a deal begins (PA-15)."""

    kind: Literal["blind"] = "blind"
    seat: Seat
    n: Number


class Passed(_Said):
    """The seat does not open (PA-20)."""

    kind: Literal["pass"] = "pass"


class PassedOut(_Event):
    """All have passed: the pot is ``n``, and opening takes this rank next (PA-21)."""

    kind: Literal["passed_out"] = "passed_out"
    n: Number
    rank: Rank


class Opened(_Event):
    """The seat opens on ``n`` (PA-22)."""

    kind: Literal["open"] = "open"
    seat: Seat
    n: Number


class OpenedBlind(_Event):
    """The seat opens on ``n`` and bets ``blind`` blind (PA-23)."""

    kind: Literal["open_blind"] = "open_blind"
    seat: Seat
    n: Number
    blind: Number


class Joined(_Event):
    """The seat goes along before the exchange, for ``n``: with all it has, if that is short (PA-16, PA-22, PA-51)."""

    kind: Literal["joins"] = "joins"
    seat: Seat
    n: Number
    short: bool

    @property
    def message(self) -> str:
        """It is said as in the betting."""
        return "pakker.say.all_in" if self.short else "pakker.say.call"


class StayedOut(_Said):
    """The seat does not go along, and folds (PA-16, PA-22)."""

    kind: Literal["stays_out"] = "stays_out"

    @property
    def message(self) -> str:
        """It is said as in the betting."""
        return "pakker.say.fold"


class Threw(_Event):
    """The seat throws ``n`` cards (PA-30). Nobody is told any more once the betting begins (PA-31)."""

    kind: Literal["draw"] = "draw"
    seat: Seat
    n: Number

    @property
    def message(self) -> str:
        """None at all are told in words of their own."""
        return super().message if self.n else "pakker.say.draw_none"


class Reshuffled(_Event):
    """The cards ran short, and the thrown ones are shuffled (PA-32)."""

    kind: Literal["reshuffled"] = "reshuffled"


# -- the betting


class Word(_Event):
    """A word of the betting, with the figures of its moment."""

    seat: Seat
    pot: Number
    """The pot before it."""

    @property
    def price(self) -> int:
        """What staying in cost."""
        return 0

    @property
    def bid(self) -> int:
        """What it bids: the bet, or the better part of the raise."""
        return 0


class Bet(Word):
    """The first bet (PA-40)."""

    kind: Literal["bet"] = "bet"
    n: Number

    @property
    def bid(self) -> int:
        """The bet."""
        return self.n


class Checked(Word):
    """Nothing is laid (PA-40)."""

    kind: Literal["check"] = "check"


class Raised(Word):
    """The seat goes along for ``n``, and bids so many better (PA-41, PA-43)."""

    kind: Literal["raise"] = "raise"
    n: Number
    better: Number

    @property
    def message(self) -> str:
        """To raise one's own blind bet is said in words of its own."""
        return super().message if self.n else "pakker.say.raise_own"

    @property
    def price(self) -> int:
        """What it went along for."""
        return self.n

    @property
    def bid(self) -> int:
        """What is better."""
        return self.better


class Called(Word):
    """The seat goes along for ``n``: with all it has, if that is less than was due (PA-41, PA-51)."""

    kind: Literal["call"] = "call"
    n: Number
    due: Number

    @property
    def message(self) -> str:
        """All in, or in full."""
        return super().message if self.n == self.due else "pakker.say.all_in"

    @property
    def price(self) -> int:
        """What was due, paid in full or not."""
        return self.due


class Stood(Word):
    """The opener leaves the blind bet at that (PA-43)."""

    kind: Literal["stand"] = "stand"


class Folded(Word):
    """The seat folds rather than pay what was due (PA-44)."""

    kind: Literal["fold"] = "fold"
    due: Number

    @property
    def price(self) -> int:
        """What was due."""
        return self.due


# -- how the pot is taken


class Returned(_Event):
    """The seat gets back what nobody called (PA-44, PA-51)."""

    kind: Literal["returned"] = "returned"
    seat: Seat
    n: Number


class Showed(_Event):
    """The seat shows its hand (PA-60)."""

    kind: Literal["show"] = "show"
    seat: Seat
    cards: Cards


class Decided(_Event):
    """Of hands that are alike so far, this card makes one the better (C-4)."""

    kind: Literal["decides"] = "decides"
    seat: Seat
    card: Card


class Shared(_Event):
    """These hands are exactly equal, and share ``n`` (PA-61)."""

    kind: Literal["share"] = "share"
    seats: Seats
    n: Number


class Odd(_Event):
    """What does not divide goes to these, one each (PA-61)."""

    kind: Literal["odd"] = "odd"
    seats: Seats
    n: Number


class Took(_Event):
    """The seat takes chips of the pot (PA-61)."""

    kind: Literal["take"] = "take"
    seat: Seat
    n: Number


class ShowedOpeners(_Event):
    """The opener proves the opening (PA-24)."""

    kind: Literal["openers"] = "openers"
    seat: Seat
    cards: Cards


class FalseOpening(_Event):
    """The opener cannot prove it, and is fined the pot (PA-25)."""

    kind: Literal["false_opening"] = "false_opening"
    seat: Seat
    n: Number


# -- faults at the table


class Reports(_Event):
    """A seat reports another, or itself (PA-70 to PA-73)."""

    kind: Literal["reports"] = "reports"
    by: Seat
    seat: Seat
    fault: Fault

    @property
    def message(self) -> str:
        """To report oneself is said in words of its own."""
        return super().message if self.by != self.seat else "pakker.say.reports_self"


class AgreesReport(_Said):
    """The seat agrees that it was as reported."""

    kind: Literal["agrees_report"] = "agrees_report"


class Redeal(_Event):
    """The deal was wrong, and this dealer deals again (PA-70)."""

    kind: Literal["misdeal"] = "misdeal"
    seat: Seat
    reason: Misdeal

    @property
    def message(self) -> str:
        """Each reason has its sentence."""
        return f"pakker.say.misdeal_{self.reason}"


class DealerFined(_Event):
    """The third redeal in a row costs the dealer ``n`` (PA-71)."""

    kind: Literal["dealer_fined"] = "dealer_fined"
    seat: Seat
    n: Number


class LookedAt(_Event):
    """The seat looked at cards, and its hand is dead (PA-72)."""

    kind: Literal["looked"] = "looked"
    seat: Seat
    what: Looked

    @property
    def message(self) -> str:
        """Each sort of cards has its sentence."""
        return f"pakker.say.looked_{self.what}"


class CardSeen(_Said):
    """Others have seen a card that the seat bought (PA-73)."""

    kind: Literal["seen"] = "seen"


class KeepsSeen(_Said):
    """The seat keeps the card (PA-73)."""

    kind: Literal["keeps_seen"] = "keeps_seen"


class ThrowsSeen(_Said):
    """The seat throws the card, and gets another (PA-73)."""

    kind: Literal["throws_seen"] = "throws_seen"


_AnyEvent = (
    DrewSeat | DrewCard | FirstDealer | Bought | Asks | BoughtFrom | Declines | ProposesEnd | Agrees | TimeUp
    | Stays | Leaves | Extended | ExtendedPots | ExtendedFree | Antes | ForgotAnte | SitsOut | Blind | Passed
    | PassedOut | Opened | OpenedBlind | Joined | StayedOut | Threw | Reshuffled | Bet | Checked | Raised | Called
    | Stood | Folded | Returned | Showed | Decided | Shared | Odd | Took | ShowedOpeners | FalseOpening | Reports
    | AgreesReport | Redeal | DealerFined | LookedAt | CardSeen | KeepsSeen | ThrowsSeen
)  # fmt: skip


class _Made:
    """In Python an event is frozen and was checked when it was made; only one that is read from a file is checked.

    To check all of them again would slow each move of a long pot.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return json_or_python_schema(json_schema=handler(source), python_schema=is_instance_schema(_Event))


PakkerEvent = Annotated[_AnyEvent, Field(discriminator="kind"), _Made()]
