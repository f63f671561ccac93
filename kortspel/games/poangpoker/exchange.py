"""The exchange: cards laid away and cards drawn, also where the stock runs short (PO-5, PO-6)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from kortspel.cards import Card

Cards = tuple[Card, ...]


class Exchanged(NamedTuple):
    """What an exchange leaves behind."""

    hand: Cards
    """The cards kept, in their order, then those drawn."""
    stock: Cards
    pile: Cards
    """The cards that lie laid away."""
    reshuffled: bool


def exchange(
    hand: Cards, away: Collection[Card], stock: Cards, pile: Cards, shuffle: Callable[[Cards], Cards]
) -> Exchanged:
    """The hand with the cards ``away`` laid away and as many drawn from the top (the beginning) of the stock.

    Where the stock is too short, its last cards are drawn first; then the pile, which holds what earlier
    players laid away, is shuffled and becomes the stock. The player's own cards join the pile only afterwards,
    so nobody gets back a card that they laid away (PO-6).

    It always suffices, and happens at most once in a deal. A deal begins with a stock of at least 21 cards: six
    players, 30 cards dealt, a trump card turned. Whoever is first to find it short wants at most 5, so at least
    17 have been drawn and as many lie in the pile. It then gives at most 5, and keeps at least 12. Those 17 took
    at least four players, so at most one of the six is still to come, who wants at most 5.
    """
    kept = tuple(card for card in hand if card not in away)
    thrown = tuple(card for card in hand if card in away)
    drawn, stock = stock[: len(thrown)], stock[len(thrown) :]
    reshuffled = len(drawn) < len(thrown)
    if reshuffled:
        stock, pile = shuffle(pile), ()
        missing = len(thrown) - len(drawn)
        drawn, stock = drawn + stock[:missing], stock[missing:]
    return Exchanged(kept + drawn, stock, pile + thrown, reshuffled)
