"""Tricks: which cards may be played, whose turn it is, and who takes a trick (PO-10 to PO-13).

A deal's tricks are a sequence of ``Trick`` whose last one may be unfinished, or have a leader only.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import contains

from kortspel.cards import Card, rank_of, suit_of
from kortspel.model import Model


class Trick(Model):
    """Who leads, and the cards in the order in which they are played: the leader's, then clockwise."""

    leader: int
    cards: tuple[Card, ...] = ()


def playable(hand: Sequence[Card], trick: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the hand that may be played to a trick: those of the suit led, or any where there are none."""
    if not trick:
        return tuple(hand)
    suit = suit_of(trick[0])
    return tuple(card for card in hand if suit_of(card) == suit) or tuple(hand)


def taken_by(trick: Sequence[Card], trump: Card | None = None) -> int:
    """The place in the trick, from 0, of the card that takes it: the highest trump, else of the suit led.

    ``trump`` is any card of the trump suit, None where there is none.
    """
    led = suit_of(trick[0])
    trump_suit = led if trump is None else suit_of(trump)
    return max(range(len(trick)), key=lambda place: _power(trick[place], led, trump_suit))


def taker(trick: Trick, seats: int, trump: Card | None = None) -> int:
    """The seat that takes a trick to which all have played."""
    return (trick.leader + taken_by(trick.cards, trump)) % seats


def to_play(trick: Trick, seats: int) -> int:
    """The seat that plays next to a trick that is not full."""
    return (trick.leader + len(trick.cards)) % seats


def winners(tricks: Sequence[Trick], seats: int, trump: Card | None = None) -> tuple[int, ...]:
    """Who took each finished trick."""
    return tuple(taker(trick, seats, trump) for trick in tricks if len(trick.cards) == seats)


def played(tricks: Sequence[Trick]) -> set[Card]:
    """All cards that have been played."""
    return {card for trick in tricks for card in trick.cards}


def left(hand: Sequence[Card], tricks: Sequence[Trick]) -> tuple[Card, ...]:
    """The cards of the hand that are still to be played, in their order."""
    gone = played(tricks)
    return tuple([card for card in hand if card not in gone])


def check_tricks(tricks: Sequence[Trick], hands: Sequence[Sequence[Card]]) -> None:
    """``ValueError`` unless every card was played out of the hand of the seat that played it, once.

    ``hands`` are the whole hands by seat, as before the first trick.
    """
    seats, ring = len(hands), (*hands, *hands)
    cards: list[Card] = []
    for number, trick in enumerate(tricks, start=1):
        if not 0 <= trick.leader < seats or len(trick.cards) > seats:
            raise ValueError("a trick has one card from each player")
        if len(trick.cards) < seats and number < len(tricks):
            raise ValueError("a trick is finished before the next")
        if not all(map(contains, ring[trick.leader :], trick.cards)):
            raise ValueError("a card is played out of the hand")
        cards += trick.cards
    if len(set(cards)) != len(cards):
        raise ValueError("a card is played once")


def _power(card: Card, led: str, trump: str) -> int:
    suit = suit_of(card)
    if suit == trump:
        return 100 + rank_of(card)
    return rank_of(card) if suit == led else 0
