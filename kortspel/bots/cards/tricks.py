"""Tricks on bits: playing on in a simple manner, and exhaustively.

Only the last trick scores (PO-18, CH-32), so what a play is worth is the chance of each seat to take it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kortspel.bots.cards.bits import RANK_OF, SUIT_OF


class Table(NamedTuple):
    """The trick on the table, and whose turn it is. Every card is known to whoever looks at this."""

    hands: tuple[int, ...]
    """By seat: what it still holds."""
    turn: int
    laid: int = 0
    """How many cards lie in the trick."""
    led: int = 0
    """All cards of the suit led; 0 where nothing is led."""
    best: int = 0
    """The card that takes the trick so far."""
    taker: int = 0
    """Whose it is."""

    def after(self, card: int, trumps: int) -> Table:
        """The table when the seat whose turn it is plays this card; a full trick is taken away."""
        hands, turn, laid, led, best, taker = self
        hands = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
        if not led:
            led, best, taker = SUIT_OF[card], card, turn
        elif card > best and (card & led or card >= trumps):
            best, taker = card, turn
        laid += 1
        if laid == len(hands):
            return Table(hands, taker)
        return Table(hands, (turn + 1) % len(hands), laid, led, best, taker)


def follows(hand: int, led: int) -> int:
    """The cards of the hand that may be played (PO-11)."""
    return hand & led or hand


def shares(table: Table, trumps: int) -> tuple[float, ...]:
    """By seat: its chance of the last trick when everybody sees all cards and plays for that trick.

    A seat to which several cards are worth the same plays any of them, each as likely. Exhaustive: meant for two or
    three cards a hand.
    """
    hands, turn = table.hands, table.turn
    if not table.laid and not hands[turn] & (hands[turn] - 1):
        taker = _taker(hands, turn, trumps) if hands[turn] else turn
        return tuple(1.0 if seat == taker else 0.0 for seat in range(len(hands)))
    legal = follows(hands[turn], table.led)
    found: list[tuple[float, ...]] = []
    most = -1.0
    while legal:
        card = legal & -legal
        legal ^= card
        chances = shares(table.after(card, trumps), trumps)
        if chances[turn] > most + _SAME:
            most, found = chances[turn], [chances]
        elif chances[turn] > most - _SAME:
            found.append(chances)
    if len(found) == 1:
        return found[0]
    return tuple(sum(chances) / len(found) for chances in zip(*found, strict=True))


_SAME: Final = 1e-9
"""Chances that differ by less are the same."""


def _taker(cards: Sequence[int], leader: int, trumps: int) -> int:
    """Who takes a trick to which the seats play these cards."""
    best, taker = cards[leader], leader
    led = SUIT_OF[best]
    for seat, card in enumerate(cards):
        if card > best and (card & led or card >= trumps):
            best, taker = card, seat
    return taker


def last_taker(table: Table, trumps: int) -> int:
    """Who takes the last trick when everybody goes on in a simple manner."""
    held, turn, laid, led, best, taker = table
    hands = list(held)
    seats = len(hands)
    while True:
        if laid == seats:
            if not hands[taker]:
                return taker
            turn, laid, led, best = taker, 0, 0, 0
        hand = hands[turn]
        if not hand & (hand - 1):
            card = hand
        elif led:
            card = simple_follow(hand, led, best, trumps, last=laid == seats - 1)
        else:
            card = simple_lead(hand, trumps)
        hands[turn] = hand ^ card
        if not led:
            led, best, taker = SUIT_OF[card], card, turn
        elif card > best and (card & led or card >= trumps):
            best, taker = card, turn
        laid += 1
        turn = turn + 1 if turn < seats - 1 else 0


def simple_lead(hand: int, trumps: int) -> int:
    """A card to lead from two or more: a low one that is alone in its suit, but the stronger of the last two.

    Trumps are kept for the last trick.
    """
    if hand.bit_count() > 2:
        return _least(hand, trumps, _LEAD_ALONE)
    low, high = hand & -hand, hand & (hand - 1)
    return low if high >= trumps or RANK_OF[low] > RANK_OF[high] else high


def simple_follow(hand: int, led: int, best: int, trumps: int, *, last: bool) -> int:
    """A card to play to a trick from a hand of two or more.

    It saves its high cards at first, and takes the fourth trick, and the third if that is cheap. The highest trump
    is kept for the last trick.
    """
    following = hand & led
    if not following:
        return _least(hand, trumps, _THROW_ALONE)
    left = hand.bit_count()
    if left <= 3 and best & led and (higher := following & -best) and higher < trumps:
        card = higher & -higher if last else 1 << higher.bit_length() - 1
        if left == 2 or last or RANK_OF[card] <= _CHEAP:
            return card
    return following & -following


_CHEAP: Final = 9
"""A jack: not much to give for the third trick."""
_LEAD_ALONE: Final = 6
"""A card that is not alone in its suit is led like one so much higher that is."""
_THROW_ALONE: Final = 2
"""The same where a card is thrown to a suit that the hand lacks."""
_TRUMP: Final = 20
"""A trump is worth more than any other card."""


def _least(hand: int, trumps: int, company: int) -> int:
    """The card that is worth least."""
    chosen, least, rest = 0, 99, hand
    while rest:
        card = rest & -rest
        rest ^= card
        worth = RANK_OF[card]
        if card >= trumps:
            worth += _TRUMP
        elif hand & SUIT_OF[card] ^ card:
            worth += company
        if worth < least:
            chosen, least = card, worth
    return chosen
