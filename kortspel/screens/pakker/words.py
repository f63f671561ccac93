"""Pakker in words: what is said at the table, and the names of what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, cast

from kortspel.cards import Card
from kortspel.games.base import Message, Player
from kortspel.ranking import rank_hand
from kortspel.text import Text
from kortspel.text.words import by_rank, card_text, cards_text, hand_text, with_number_words

if TYPE_CHECKING:
    from kortspel.screens.pakker.game import GameScreen

_SEATS: Final = ("seat", "seller", "buyer", "by")
HAND: Final = 5


def clock(moment: int) -> str:
    """A moment in Unix seconds as the time of day here."""
    return datetime.fromtimestamp(moment).strftime("%H:%M")


def message_text(text: Text, message: Message, players: Sequence[Player], *, glyphs: bool) -> str:
    """What was said, or why something is refused, with names, cards and times in words."""
    return text(message.message, **_in_words(text, message.values, players, glyphs=glyphs))


def _in_words(
    text: Text, values: Mapping[str, object], players: Sequence[Player], *, glyphs: bool
) -> dict[str, object]:
    words = with_number_words(text, values)
    for name, value in values.items():
        if name in _SEATS and isinstance(value, int):
            words[name] = players[value].name
        elif name == "card" and isinstance(value, str):
            words[name] = card_text(text, cast(Card, value), glyphs=glyphs)
        elif name == "cards" and isinstance(value, tuple):
            words[name] = shown_hand(text, cast("tuple[Card, ...]", value), glyphs=glyphs)
        elif name == "rank" and isinstance(value, int):
            words[name] = text(f"cards.many.{value}")
        elif name == "until" and isinstance(value, int):
            words[name] = clock(value)
        elif name == "option" and isinstance(value, str):
            words[name] = text(f"pakker.option.{value}")
    return words


def shown_hand(text: Text, cards: tuple[Card, ...], *, glyphs: bool) -> str:
    """Cards laid open, and what they are when they are a whole hand."""
    shown = cards_text(text, by_rank(cards), glyphs=glyphs)
    return f"{shown} ({hand_text(text, rank_hand(cards))})" if len(cards) == HAND else shown


def value_text(screen: GameScreen, field: str, value: Any) -> str:
    """The name of a value that may be chosen for a field of a move."""
    text = screen.text
    if field in _SEATS:
        return str(screen.session.setup.players[value].name)
    if field == "credit":
        return text("pakker_table.credit" if value else "pakker_table.cash")
    if field == "card":
        return card_text(text, value, glyphs=not screen.look.ascii)
    return text(f"pakker_table.{field}.{value}")
