"""What happens at a table of Poängpoker, and is heard by all."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from kortspel.games.base import Event
from kortspel.games.fields import Card, Hand, Number, Points, Seat, Seats


class _Event(Event):
    game: ClassVar[str] = "poangpoker"


class DrawAgain(_Event):
    """These seats drew equally high for the first deal (PO-21)."""

    kind: Literal["draw_again"] = "draw_again"
    seats: Seats


class Highest(_Event):
    """The seat drew the highest card, and deals first (PO-21)."""

    kind: Literal["highest"] = "highest"
    seat: Seat
    card: Card


class Deals(_Event):
    """The seat deals (PO-4)."""

    kind: Literal["deals"] = "deals"
    seat: Seat


class Trump(_Event):
    """A card is turned, and its suit is trump (PO-13)."""

    kind: Literal["trump"] = "trump"
    card: Card


class Exchanges(_Event):
    """The seat exchanges ``n`` cards, or none (PO-5, PO-7)."""

    kind: Literal["exchanges"] = "exchanges"
    seat: Seat
    n: Number

    @property
    def message(self) -> str:
        """None at all are told in words of their own."""
        return super().message if self.n else "poangpoker.say.keeps"


class Reshuffled(_Event):
    """The stock ran short, and what lies laid away was shuffled (PO-6)."""

    kind: Literal["reshuffled"] = "reshuffled"


class Takes(_Event):
    """The seat takes the deal's trick of this number, from 1, with a card (PO-12)."""

    kind: Literal["takes"] = "takes"
    seat: Seat
    card: Card
    number: Number


class LastTrick(_Event):
    """The seat scores for the last trick (PO-18)."""

    kind: Literal["last_trick"] = "last_trick"
    seat: Seat
    points: Points


class Equal(_Event):
    """Hands with the same combination, or exactly equal ones, and what decides between them.

    ``how`` is ``shares`` where they share the points (PO-15), ``nearest`` where the seat nearest the dealer takes
    them (PO-17), and ``side_card`` where a side card tells them apart (PO-16): then ``card`` is the card of the best
    hand that decided, of the side cards the first that is higher than in the best of the beaten ones.
    """

    kind: Literal["equal"] = "equal"
    what: Literal["hand", "dealt"]
    how: Literal["shares", "nearest", "side_card"]
    seats: Seats
    """All with this combination, in turn from the dealer's left."""
    hand: Hand
    """One of these hands."""
    seat: Seat
    """The seat that takes the points; of those that share the first in turn."""
    card: Card | None = None

    @property
    def message(self) -> str:
        """Each case has its sentence."""
        return f"poangpoker.say.equal_{self.how}"


class Scores(_Event):
    """The seat scores for its hand (PO-14), or for the one it was dealt (PO-9)."""

    kind: Literal["scores"] = "scores"
    seat: Seat
    what: Literal["hand", "dealt"]
    how: Literal["best", "shares", "own"]
    """As the one best hand, as one of several equal ones, or because every hand scores."""
    hand: Hand
    points: Points

    @property
    def message(self) -> str:
        """Each case has its sentence."""
        return f"poangpoker.say.{self.what}_{self.how}"


PoangpokerEvent = Annotated[
    DrawAgain | Highest | Deals | Trump | Exchanges | Reshuffled | Takes | LastTrick | Equal | Scores,
    Field(discriminator="kind"),
]
