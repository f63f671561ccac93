"""An exchange: cards laid away and cards drawn, also where the stock runs short (PO-5, PO-6)."""

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

    Where the stock is too short, its last cards are drawn first; then the pile, which holds what was laid away
    before, is shuffled and becomes the stock. The player's own cards join the pile only afterwards, so nobody gets
    back a card that they lay away now (PO-6).

    It suffices wherever the stock and the pile hold at least as many cards as are laid away: with five cards each
    for up to six players, and a turned card, always, for 21 are in nobody's hand.
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


def why_not_exchange(hand: Cards, away: Cards) -> tuple[str, Card] | None:
    """The first card that cannot be laid away, and why: ``not_held``, or ``twice``; None where all can."""
    for place, card in enumerate(away):
        if card not in hand:
            return "not_held", card
        if card in away[:place]:
            return "twice", card
    return None
