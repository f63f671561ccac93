"""Which card to play where the last trick scores: each is tried in imagined deals, the one that wins most is played.

A deal is played on in a simple manner until two cards a hand are left, and from there searched exhaustively.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kortspel.bots.cards.bits import RANK_OF, split
from kortspel.bots.cards.tricks import Table, follows, last_taker, shares

SEARCHED: Final = 2
"""With so many cards a hand, or fewer, a deal is searched exhaustively."""


def promises(tables: Iterable[Table], cards: Iterable[int], trumps: int) -> dict[int, float]:
    """By card: the sum, over these deals, of the chances of the last trick for the seat that plays it now.

    The tables are the same but for the hands of the others.
    """
    sums = dict.fromkeys(cards, 0.0)
    for table in tables:
        seat = table.turn
        searched = table.hands[seat].bit_count() <= SEARCHED
        for card in sums:
            after = table.after(card, trumps)
            if searched:
                sums[card] += shares(after, trumps)[seat]
            else:
                sums[card] += last_taker(after, trumps) == seat
    return sums


def in_order(cards: int, trumps: int) -> list[int]:
    """The cards in the order in which one of equal promise is taken: the lowest first, trumps last."""
    return sorted(split(cards), key=lambda card: (card >= trumps, RANK_OF[card]))


def best_card(tables: Iterable[Table], hand: int, led: int, trumps: int) -> int:
    """The card that promises most; of equal ones the lowest, trumps last."""
    cards = in_order(follows(hand, led), trumps)
    if len(cards) == 1:
        return cards[0]
    sums = promises(tables, cards, trumps)
    return max(cards, key=lambda card: round(sums[card], 6))
