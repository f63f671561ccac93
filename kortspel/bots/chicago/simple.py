"""Rules of thumb of Chicago: what to throw, when to call, which card to play."""

from __future__ import annotations

from typing import Final

from kortspel.bots.cards.bits import NO_TRUMPS, Bits
from kortspel.bots.cards.tricks import simple_follow, simple_lead
from kortspel.cards import Card, rank_of, suit_of
from kortspel.games.chicago.view import ChicagoView
from kortspel.ranking import Category, rank_hand
from kortspel.table.tricks import taken_by

_KING: Final = 13


def thrown(view: ChicagoView) -> tuple[Card, ...]:
    """All but what is worth keeping at a glance: a straight or better, pairs, four of a suit, aces and kings."""
    hand = view.counted
    if Category.STRAIGHT <= rank_hand(hand).category != Category.FOUR:
        return ()
    ranks = [rank_of(card) for card in hand]
    suits = [suit_of(card) for card in hand]
    if odd := [card for card in hand if suits.count(suit_of(card)) == 1 and len(set(suits)) == 2]:
        return tuple(odd)
    # High cards are for the last trick: before the last exchange they only stand in the way of pairs.
    high = _KING if view.round == view.options.exchanges else _KING + 1
    return tuple(card for card in hand if ranks.count(rank_of(card)) == 1 and rank_of(card) < high)


def calls(view: ChicagoView) -> bool:
    """Is the hand a Chicago at a glance? Every suit that it holds begins with the ace and goes on from there."""
    for suit in {suit_of(card) for card in view.hand}:
        held = sorted((rank_of(card) for card in view.hand if suit_of(card) == suit), reverse=True)
        if held != list(range(_KING + 1, _KING + 1 - len(held), -1)):
            return False
    return True


def played(view: ChicagoView, bits: Bits) -> Card:
    """A card to play, without imagining anything."""
    if len(view.playable) == 1:
        return view.playable[0]
    trick = view.tricks[-1].cards
    if view.caller is not None:
        return leads(view) if view.caller == view.seat else stops(view)
    hand = bits.hand(view.hand)
    if not trick:
        return bits.card[simple_lead(hand, NO_TRUMPS)]
    led, best = bits.suit(trick[0]), bits.bit[trick[taken_by(trick)]]
    last = len(trick) == len(view.players) - 1
    return bits.card[simple_follow(hand, led, best, NO_TRUMPS, last=last)]


def leads(view: ChicagoView) -> Card:
    """What the caller of a Chicago leads: of the longest suit the highest card."""
    suits = [suit_of(card) for card in view.playable]
    return max(view.playable, key=lambda card: (suits.count(suit_of(card)), rank_of(card)))


def stops(view: ChicagoView) -> Card:
    """What the others play to a Chicago: the highest card of the suit where it takes, else the least useful one."""
    trick = view.tricks[-1].cards
    led, best = suit_of(trick[0]), trick[taken_by(trick)]
    higher = [card for card in view.playable if suit_of(card) == led and rank_of(card) > rank_of(best)]
    if higher:
        return max(higher, key=rank_of)
    return min(view.playable, key=rank_of)
