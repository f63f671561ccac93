"""The cards that make a hand what it is, to be lit where it wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kortspel.cards import Card
from kortspel.ranking import HAND, Category, rank_hand

_GROUPED: Final = (Category.PAIR, Category.TWO_PAIR, Category.THREE, Category.FOUR)


def key_cards(cards: Sequence[Card]) -> frozenset[Card]:
    """The pairs and their like where the hand is one of those, else all five."""
    if len(cards) != HAND or rank_hand(cards).category not in _GROUPED:
        return frozenset(cards)
    count = Counter(card[0] for card in cards)
    return frozenset(card for card in cards if count[card[0]] > 1)
