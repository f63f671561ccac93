"""A message of the rules in words: what was said at the table, or why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from kortspel.cards import Card, parse_card
from kortspel.games.base import Message
from kortspel.ranking import rank_hand
from kortspel.text import Text
from kortspel.text.words import by_rank, card_text, cards_text, hand_text, number_text

_SEATS: Final = frozenset(("seat", "seller"))
HAND: Final = 5
_CARDS: Final = frozenset(("cards", "hand"))


def said(text: Text, message: Message, names: Sequence[str], *, glyphs: bool = True) -> str:
    """The message in words. ``names`` are the players' names by seat.

    Of its values ``seat`` and ``seller`` are shown as names, ``card``, ``cards`` and ``hand`` as cards, ``rank`` as
    the word for several of them, ``until`` as a local clock time. A number ``n`` can also be had as ``n_word``: in
    letters, up to twelve.
    """
    shown: dict[str, object] = {}
    for key, value in message.values.items():
        shown[key] = value
        if key in _SEATS and isinstance(value, int):
            shown[key] = names[value]
        elif key == "card":
            shown[key] = card_text(text, parse_card(str(value)), glyphs=glyphs)
        elif key in _CARDS and isinstance(value, tuple):
            shown[key] = _laid_open(text, tuple(parse_card(str(card)) for card in value), glyphs=glyphs)
        elif key == "rank":
            shown[key] = text(f"cards.many.{value}")
        elif key == "until" and isinstance(value, int):
            shown[key] = datetime.fromtimestamp(value).strftime("%H:%M")
        elif isinstance(value, int):
            shown[f"{key}_word"] = number_text(text, value)
    return text(message.message, **shown)


def _laid_open(text: Text, cards: tuple[Card, ...], *, glyphs: bool) -> str:
    """The cards high to low, and what they are when they are a whole hand."""
    shown = cards_text(text, by_rank(cards), glyphs=glyphs)
    return f"{shown} ({hand_text(text, rank_hand(cards))})" if len(cards) == HAND else shown
