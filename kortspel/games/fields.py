"""What the fields of events mean, so that one place can put any of them into words (``kortspel.text.telling``).

A field of an event is annotated with one of the types below: ``seat: Seat``, ``cards: Cards``. A field with none
of them is told as it is, a whole number also in letters. The values of a ``Message`` have no types of their own:
there the name says what a value is, the same everywhere (``BY_NAME``).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, get_args

from pydantic import Field

from kortspel.cards import Card as AnyCard

if TYPE_CHECKING:
    from kortspel.games.base import Event


class Means(Enum):
    """What a value is, and so how it is told."""

    SEAT = "a seat by number: the player's name"
    SEATS = "several seats: their players' names"
    CARD = "a card in notation"
    CARDS = "cards laid open, and what they are where they are a whole hand"
    HAND = "five cards, told as the hand they are"
    SUIT = "a suit's letter"
    RANK = "a rank, 2 to 14: the word for several of them"
    CATEGORY = "a category of hands, 0 to 9"
    COMBINATION = "a category and the ranks that name the hand: the hand without its side cards"
    POINTS = "points, exactly: a fraction"
    PERCENT = "a part in per cent, a whole number"
    CLOCK = "a moment in Unix seconds: a local clock time"


class Named(NamedTuple):
    """The value has a word of its own in the catalogue: ``<ids><value>``."""

    ids: str


Meaning = Means | Named

Seat = Annotated[int, Field(ge=0), Means.SEAT]
Seats = Annotated[tuple[int, ...], Means.SEATS]
Card = Annotated[AnyCard, Means.CARD]
Cards = Annotated[tuple[AnyCard, ...], Means.CARDS]
Hand = Annotated[tuple[AnyCard, ...], Means.HAND]
Suit = Annotated[str, Means.SUIT]
Rank = Annotated[int, Field(ge=2, le=14), Means.RANK]
Category = Annotated[int, Field(ge=0, le=9), Means.CATEGORY]
Combination = Annotated[tuple[int, ...], Field(min_length=2), Means.COMBINATION]
OneRank = Annotated[int, Field(ge=2, le=14), Named("cards.one.")]
"""A rank told as one card of it."""
Points = Annotated[Fraction, Means.POINTS]
Clock = Annotated[int, Means.CLOCK]
Number = Annotated[int, Field(ge=0)]
"""So many: chips, cards, tricks."""

BY_NAME: Final[Mapping[str, Meaning]] = {
    "seat": Means.SEAT,
    "seller": Means.SEAT,
    "seats": Means.SEATS,
    "card": Means.CARD,
    "cards": Means.CARDS,
    "hand": Means.HAND,
    "suit": Means.SUIT,
    "rank": Means.RANK,
    "category": Means.CATEGORY,
    "lower": Means.CATEGORY,
    "higher": Means.CATEGORY,
    "until": Means.CLOCK,
    "percent": Means.PERCENT,
}
"""What the values of messages are, by their names: refusals, faults of saves, asides."""


@cache
def meanings(event: type[Event]) -> Mapping[str, Meaning]:
    """What the fields of this sort of event mean, by name; those that are told as they are do not occur."""
    found = {name: _meaning(field.metadata, field.annotation) for name, field in event.model_fields.items()}
    return {name: means for name, means in found.items() if means is not None}


def _meaning(metadata: list[Any] | tuple[Any, ...], annotation: Any) -> Meaning | None:
    """The mark of a field, also of one that may be None: ``Seat | None``."""
    marks = [mark for mark in metadata if isinstance(mark, Meaning)]
    for part in get_args(annotation):
        marks += [mark for mark in getattr(part, "__metadata__", ()) if isinstance(mark, Meaning)]
    return marks[0] if marks else None
