"""Poängpoker in words: points as one writes them, and what is said at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, cast

from kortspel.cards import Card, suit_of
from kortspel.games.base import Message, Player, Value
from kortspel.ranking import rank_hand
from kortspel.text import Text
from kortspel.text.words import card_text, hand_text, with_number_words
from kortspel.widgets.faces import Look

_GLYPHS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


def points_text(points: Fraction, *, ascii: bool) -> str:
    """Points exactly: ``12``, ``2½``, ``7/6``; the halves too as ``5/2`` where glyphs cannot be shown."""
    whole, part = divmod(points, 1)
    if ascii or part not in _GLYPHS:
        return str(points)
    return (str(whole) if whole else "") + _GLYPHS[part]


def names(text: Text, players: Sequence[Player], seats: Sequence[int]) -> str:
    """``Anna, Bo och Carin``."""
    *most, last = [players[seat].name for seat in seats]
    return text("poangpoker_table.and", names=", ".join(most), last=last) if most else last


def message_text(look: Look, message: Message, players: Sequence[Player]) -> str:
    """What was said, or why something is refused, with names, cards, hands and points in words."""
    return look.text(message.message, **_in_words(look, message.values, players))


def _in_words(look: Look, values: Mapping[str, object], players: Sequence[Player]) -> dict[str, object]:
    text = look.text
    words = with_number_words(text, values)
    for name, value in values.items():
        if name == "seat" and isinstance(value, int):
            words[name] = players[value].name
        elif name == "seats" and isinstance(value, tuple):
            words[name] = names(text, players, cast("tuple[int, ...]", value))
        elif name == "card":
            words[name] = card_text(text, cast(Card, value), glyphs=not look.ascii)
            words["suit"] = text(f"cards.suit.{suit_of(cast(Card, value))}")
        elif name == "hand":
            words[name] = hand_text(text, rank_hand(cast("tuple[Card, ...]", value)))
        elif name == "points" and isinstance(value, str):
            words[name] = points_text(Fraction(value), ascii=look.ascii)
        elif name == "suit":
            words[name] = text(f"cards.suit.{value}")
    return words


def refusal_values(text: Text, values: Mapping[str, Value]) -> dict[str, Value]:
    """What fills a refusal of the set-up, the categories of hands by name."""
    return {
        name: text(f"cards.category.{value}") if name in ("lower", "higher") else value
        for name, value in values.items()
    }
