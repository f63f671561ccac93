"""What happens at a table of Chicago, and is heard by all."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from kortspel.games.base import Event
from kortspel.games.fields import Card, Combination, Number, OneRank, Seat, Seats


class _Event(Event):
    game: ClassVar[str] = "chicago"


class DrawAgain(_Event):
    """These seats drew equally high for the first deal (CH-3)."""

    kind: Literal["draw_again"] = "draw_again"
    seats: Seats


class Highest(_Event):
    """The seat drew the highest card, and deals first (CH-3)."""

    kind: Literal["highest"] = "highest"
    seat: Seat
    card: Card


class Deals(_Event):
    """The seat deals (CH-4)."""

    kind: Literal["deals"] = "deals"
    seat: Seat


class Exchanges(_Event):
    """The seat exchanges ``n`` cards, or none (CH-5, CH-7)."""

    kind: Literal["exchanges"] = "exchanges"
    seat: Seat
    n: Number

    @property
    def message(self) -> str:
        """None at all are told in words of their own."""
        return super().message if self.n else "chicago.say.keeps"


class Stopped(_Event):
    """The seat has so many points that it may exchange no more (CH-17)."""

    kind: Literal["stopped"] = "stopped"
    seat: Seat
    n: Number


class Reshuffled(_Event):
    """The stock ran short, and what lies laid away was shuffled (CH-8)."""

    kind: Literal["reshuffled"] = "reshuffled"


class Best(_Event):
    """The seat scores for the best hand, after an exchange or at the end of the deal (CH-9, CH-34)."""

    kind: Literal["best"] = "best"
    seat: Seat
    combination: Combination
    """The category and the ranks that name the hand; side cards are not told (CH-13)."""
    side: OneRank | None = None
    """The side card that decided between equal combinations."""
    n: Number
    """The points, which house rules may have cut (CH-42)."""

    @property
    def message(self) -> str:
        """A side card that decided is told."""
        return super().message if self.side is None else "chicago.say.best_side"


class Nobody(_Event):
    """Nobody scores: no hand has a pair (CH-14), or the best ones are equal (CH-12)."""

    kind: Literal["nobody"] = "nobody"
    why: Literal["no_pair", "equal"]

    @property
    def message(self) -> str:
        """Each case has its sentence."""
        return f"chicago.say.nobody_{self.why}"


class Resets(_Event):
    """Four of a kind takes all points from the others (CH-16)."""

    kind: Literal["resets"] = "resets"
    seat: Seat


class Calls(_Event):
    """The seat calls Chicago (CH-20)."""

    kind: Literal["calls"] = "calls"
    seat: Seat


class Takes(_Event):
    """The seat takes the deal's trick of this number, from 1, with a card (CH-31)."""

    kind: Literal["takes"] = "takes"
    seat: Seat
    card: Card
    number: Number


class LastTrick(_Event):
    """The seat scores for the last trick (CH-32); more with a two where that is played (CH-33)."""

    kind: Literal["last_trick"] = "last_trick"
    seat: Seat
    two: bool
    n: Number

    @property
    def message(self) -> str:
        """A two is told."""
        return "chicago.say.last_trick_two" if self.two else super().message


class Made(_Event):
    """The Chicago of the seat is won or lost (CH-21)."""

    kind: Literal["made"] = "made"
    seat: Seat
    won: bool
    n: Number

    @property
    def message(self) -> str:
        """Each case has its sentence."""
        return "chicago.say.chicago_won" if self.won else "chicago.say.chicago_lost"


ChicagoEvent = Annotated[
    DrawAgain
    | Highest
    | Deals
    | Exchanges
    | Stopped
    | Reshuffled
    | Best
    | Nobody
    | Resets
    | Calls
    | Takes
    | LastTrick
    | Made,
    Field(discriminator="kind"),
]
