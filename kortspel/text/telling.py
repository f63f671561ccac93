"""What happened, or why something will not do, in words: the one place that turns events and messages into sentences.

A sentence's holes are the event's fields or the message's values, each told by what it means
(``kortspel.games.fields``). Beside a hole there can be another: ``{card_suit}`` for the suit of a ``card``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from kortspel.cards import JOKER, suit_of
from kortspel.games.base import Event, Message
from kortspel.games.fields import BY_NAME, Meaning, Means, Named, meanings
from kortspel.ranking import HAND, Category, Hand, rank_hand
from kortspel.text import Inflected, Text
from kortspel.text.words import by_rank, card_text, cards_text, hand_text


def told(text: Text, what: Event | Message, names: Sequence[str] = (), *, glyphs: bool = True) -> str:
    """The event or the message in words. ``names`` are the players' names by seat."""
    meaning: Mapping[str, Meaning] = meanings(type(what)) if isinstance(what, Event) else BY_NAME
    values: Mapping[str, Any] = what.__dict__ if isinstance(what, Event) else what.values
    shown: dict[str, object] = {}
    for name, value in values.items():
        shown[name] = value
        if value is not None:
            shown.update(_words(text, name, value, meaning.get(name), names, glyphs=glyphs))
    return text(what.message, **shown)


def _words(
    text: Text, name: str, value: Any, means: Meaning | None, names: Sequence[str], *, glyphs: bool
) -> Iterator[tuple[str, object]]:
    """The hole ``name``, and those beside it, with what fills them."""
    match means:
        case Means.SEAT:
            yield name, names[value]
        case Means.SEATS:
            yield name, text.listed([names[seat] for seat in value])
        case Means.CARD:
            yield name, card_text(text, value, glyphs=glyphs)
            if value != JOKER:
                yield f"{name}_suit", Inflected("cards.suit", suit_of(value))
        case Means.CARDS:
            shown = cards_text(text, by_rank(value), glyphs=glyphs)
            whole = len(value) == HAND
            yield name, f"{shown} ({hand_text(text, rank_hand(value))})" if whole else shown
        case Means.HAND:
            yield name, hand_text(text, rank_hand(value))
        case Means.SUIT:
            yield name, Inflected("cards.suit", value)
        case Means.RANK:
            yield name, Inflected("cards.many", value)
        case Means.CATEGORY:
            yield name, Inflected("cards.category", value)
        case Means.COMBINATION:
            category, *ranks = value
            yield name, hand_text(text, Hand(Category(category), tuple(ranks)))
        case Means.POINTS:
            yield name, Fraction(value)
        case Means.PERCENT:
            yield name, text.percent(value)
        case Means.CLOCK:
            yield name, text.time(value)
        case Named(ids):
            yield name, text(f"{ids}{value}")
