"""What an open line without a pair can still become: a flush, a straight, or both at once (PP-16)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kortspel.cards import JOKER, Card, rank_of, suit_of
from kortspel.games.patience.grid import SIDE
from kortspel.ranking import Category

LEAST: Final = 3
"""So many cards point somewhere; fewer could become almost anything."""

_ACE: Final = 14
_STRAIGHTS: Final = (
    frozenset((_ACE, 2, 3, 4, 5)),
    *(frozenset(range(low, low + SIDE)) for low in range(2, _ACE - SIDE + 2)),
)
"""The ranks of each straight (C-2)."""


def hope(cards: Sequence[Card], to_come: Collection[Card], points: Sequence[int]) -> Category | None:
    """What these cards of different ranks, no joker among them, can become with cards that may still come.

    Where they can become either a flush or a straight but not both, it is the one that ``points`` pays more for. A
    joker to come stands for one card that is missing.
    """
    if not LEAST <= len(cards) < SIDE:
        return None
    missing, joker = SIDE - len(cards), JOKER in to_come
    coming = [(rank_of(card), suit_of(card)) for card in to_come if card != JOKER]
    held = {rank_of(card) for card in cards}
    suit = suit_of(cards[0])
    suited = {rank for rank, of_suit in coming if of_suit == suit}
    one_suit = all(suit_of(card) == suit for card in cards)
    if one_suit and _fits(held, suited, joker=joker):
        return Category.STRAIGHT_FLUSH
    found = []
    if one_suit and len(suited) + joker >= missing:
        found.append(Category.FLUSH)
    if _fits(held, {rank for rank, _ in coming}, joker=joker):
        found.append(Category.STRAIGHT)
    return max(found, key=lambda category: points[category], default=None)


def _fits(held: set[int], coming: set[int], *, joker: bool) -> bool:
    """Is there a straight with the ranks held whose other ranks can come, all but one where there is a joker?"""
    return any(held <= ranks and len(ranks - held - coming) <= joker for ranks in _STRAIGHTS)
