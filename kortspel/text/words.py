"""Cards and hands in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kortspel.cards import JOKER, Card, suit_of
from kortspel.cards import by_rank as by_rank
from kortspel.ranking import Category, Hand
from kortspel.text import Inflected, Text

GLYPHS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "x": "★"}


def rank_letter(text: Text, card: Card) -> str:
    """The rank as printed on the card's corner: ``10``, ``D``, ``Kn``; the joker's sign for the joker."""
    letter = card[0]
    if letter in "AKQJX":
        return text(f"cards.letter.{letter}")
    return "10" if letter == "T" else letter


def card_text(text: Text, card: Card, *, glyphs: bool = True) -> str:
    """The card in a sentence: ``10♠``, ``Kn♥``, ``joker``; with letters for suits where glyphs cannot be shown."""
    if card == JOKER:
        return text("cards.joker")
    suit = suit_of(card)
    return rank_letter(text, card) + (GLYPHS[suit] if glyphs else text(f"cards.suit_letter.{suit}"))


def cards_text(text: Text, cards: Iterable[Card], *, glyphs: bool = True) -> str:
    """Several cards, a space between: ``K♠ K♦ 7♥``."""
    return " ".join(card_text(text, card, glyphs=glyphs) for card in cards)


def hand_text(text: Text, hand: Hand) -> str:
    """The name of a hand: ``par i knektar``, ``tio i topp``, ``kåk, damer och sjuor``."""
    first, second = (*hand.ranks, 0)[:2]
    grouped = hand.category in (Category.TWO_PAIR, Category.FULL_HOUSE)
    return text(
        f"cards.hand.{hand.category.value}",
        top=Inflected("cards.one", first),
        first=Inflected("cards.many", first),
        second=Inflected("cards.many", second) if grouped else "",
    )
