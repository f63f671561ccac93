"""Cards as bits, for the inner loops of computer players.

A hand is a whole number with a bit for each of its cards: thirteen bits a suit, the deuce lowest. Where there is a
trump suit it lies highest, so that of two cards that can take a trick the higher bit takes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kortspel.cards import DECK, SUITS, Card, index_of
from kortspel.ranking import code_of

SUIT: Final = (1 << 13) - 1
"""The thirteen bits of the lowest suit."""
BITS: Final = tuple(1 << place for place in range(52))
ALL: Final = (1 << 52) - 1
SUIT_OF: Final = {bit: SUIT << 13 * (place // 13) for place, bit in enumerate(BITS)}
"""By card: all cards of its suit."""
RANK_OF: Final = {bit: place % 13 for place, bit in enumerate(BITS)}
"""By card: its rank, 0 for the deuce to 12 for the ace."""
TRUMPS: Final = 1 << 39
"""Where there are trumps, they are the bits from this one on."""
NO_TRUMPS: Final = 1 << 52
"""Where there are none: no card is so high."""


class Bits:
    """Cards to bits and back, for a deal with this turned trump card or none."""

    def __init__(self, trump: Card | None) -> None:
        highest = SUITS[-1] if trump is None else trump[1]
        order = [suit for suit in SUITS if suit != highest] + [highest]
        self.trumps = NO_TRUMPS if trump is None else TRUMPS
        """The lowest trump."""
        self.bit = {card: 1 << 13 * order.index(card[1]) + index_of(card) % 13 for card in DECK}
        self.card = {bit: card for card, bit in self.bit.items()}
        self.code = {bit: code_of(card) for card, bit in self.bit.items()}
        """The code of each card for ``ranking.strength``."""

    def hand(self, cards: Iterable[Card]) -> int:
        """The cards as one number."""
        return sum(map(self.bit.__getitem__, cards))

    def suit(self, card: Card) -> int:
        """All cards of the suit of this one."""
        return SUIT_OF[self.bit[card]]

    def cards(self, hand: int) -> tuple[Card, ...]:
        """The cards of a hand, from the lowest bit on."""
        return tuple(self.card[bit] for bit in split(hand))


def split(hand: int) -> list[int]:
    """The cards of a hand one by one, from the lowest bit on."""
    bits = []
    while hand:
        bit = hand & -hand
        bits.append(bit)
        hand ^= bit
    return bits
