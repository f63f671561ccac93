"""The tricks: which cards may be played, and who takes a trick (PO-10, PO-11, PO-12, PO-13)."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.cards import Card, rank_of, suit_of


def playable(hand: Sequence[Card], trick: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the hand that may be played to a trick: those of the suit led, or any where there are none."""
    if not trick:
        return tuple(hand)
    suit = suit_of(trick[0])
    return tuple(card for card in hand if suit_of(card) == suit) or tuple(hand)


def taken_by(trick: Sequence[Card], trump: Card | None) -> int:
    """The place in the trick, from 0, of the card that takes it: the highest trump, else of the suit led.

    ``trump`` is any card of the trump suit, None where there is none.
    """
    led = suit_of(trick[0])
    trump_suit = led if trump is None else suit_of(trump)
    return max(range(len(trick)), key=lambda place: _power(trick[place], led, trump_suit))


def _power(card: Card, led: str, trump: str) -> int:
    suit = suit_of(card)
    if suit == trump:
        return 100 + rank_of(card)
    return rank_of(card) if suit == led else 0
