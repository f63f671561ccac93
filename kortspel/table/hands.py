"""Hands laid side by side: which is best, which are equal, and which card decides (C-4, PO-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kortspel.cards import Card, rank_of
from kortspel.ranking import HAND, Category, Hand, rank_hand

_DECIDING: Final = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.THREE: 1, Category.FOUR: 1}
"""How many of a hand's ranks name its combination, where that is not all of them."""


class Best(NamedTuple):
    """The best of several hands. Seats stand in the order in which they were given."""

    hand: Hand
    seats: tuple[int, ...]
    """Those who hold it; several where hands are equal."""
    alike: tuple[int, ...]
    """All who have its combination; more than ``seats`` where side cards have told them apart."""
    card: Card | None
    """The side card of the best hand that decided: the first that is higher than in the best of the beaten ones."""


def combination(hand: Hand) -> Hand:
    """The hand without its side cards: for two pairs of kings with other side cards it is the same (PO-16).

    The combination of a flush and of a high card is all five cards.
    """
    return Hand(hand.category, hand.ranks[: _DECIDING.get(hand.category, HAND)])


def best_of(hands: Sequence[Sequence[Card]], order: Sequence[int], *, side_cards: bool) -> Best:
    """The best of the hands of these seats, of which there is one at least. ``hands`` are five cards a seat, by seat.

    Without ``side_cards`` hands are equal where their combinations are.
    """
    ranked = {seat: rank_hand(hands[seat]) for seat in order}
    top = max(ranked.values())
    alike = tuple(seat for seat in order if combination(ranked[seat]) == combination(top))
    if not side_cards:
        return Best(top, alike, alike, None)
    seats = tuple(seat for seat in alike if ranked[seat] == top)
    beaten = max((ranked[seat] for seat in alike if seat not in seats), default=None)
    if beaten is None:
        return Best(top, seats, alike, None)
    rank = next(ours for ours, theirs in zip(top.ranks, beaten.ranks, strict=True) if ours != theirs)
    card = next(card for card in hands[seats[0]] if rank_of(card) == rank)
    return Best(top, seats, alike, card)
