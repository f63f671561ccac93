"""Which cards open, and which of them prove it (PA-20, PA-24)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from kortspel.cards import Card, index_of, rank_of
from kortspel.ranking import Category, rank_hand


def opens(cards: Collection[Card], required: int) -> bool:
    """Do these cards, five or fewer, show an opening where a pair of this rank (11 to 14) is required?

    A pair of that rank or higher does, and every better combination whatever its ranks. Straights and
    flushes take all five cards.
    """
    ranks = [rank_of(card) for card in cards]
    paired = {rank for rank in ranks if ranks.count(rank) > 1}
    if len(paired) > 1 or any(rank >= required or ranks.count(rank) > 2 for rank in paired):
        return True
    return len(cards) == 5 and not paired and rank_hand(tuple(cards)).category >= Category.STRAIGHT


def proof(fixed: Sequence[Card], optional: Collection[Card], required: int) -> tuple[Card, ...] | None:
    """The fewest of the optional cards that show an opening together with the fixed ones.

    None where even all of them do not. Of several smallest sets the same one is always chosen.
    """
    if not opens((*fixed, *optional), required):
        return None
    ordered = sorted(optional, key=index_of)
    for size in range(len(ordered) + 1):
        for chosen in combinations(ordered, size):
            if opens((*fixed, *chosen), required):
                return chosen
    return None
