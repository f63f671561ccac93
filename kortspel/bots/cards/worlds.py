"""Hidden cards imagined, as all that a seat has seen allows: nobody holds a suit that they did not follow."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from kortspel.bots.cards.bits import Bits, split
from kortspel.bots.cards.tricks import Table
from kortspel.cards import Card
from kortspel.ranking import HAND
from kortspel.table.seats import round_from
from kortspel.table.tricks import Trick, taken_by

TRIES = 20
"""How often a deal is begun anew that cannot be finished; after that the suits not followed are forgotten."""


class Other:
    """What is known of another seat's hand."""

    def __init__(self, seat: int, unseen: int) -> None:
        self.seat = seat
        self.played = 0
        self.possible = unseen
        """The cards that it may still hold."""

    @property
    def missing(self) -> int:
        """How many cards it still holds."""
        return HAND - self.played.bit_count()


class Worlds:
    """All deals that a seat may imagine. A subclass knows more of what the others keep, and says so in ``held``."""

    def __init__(
        self, seat: int, seats: int, hand: Sequence[Card], tricks: Sequence[Trick], bits: Bits, unseen: int
    ) -> None:
        """``hand``: what the seat still holds. ``unseen``: the cards that it has never seen."""
        self.seat = seat
        self.hand = bits.hand(hand)
        self.trumps = bits.trumps
        self.unseen = unseen
        self.others = _others(seat, seats, tricks, bits, unseen)
        self._pool = split(unseen)

    def held(self, count: int, rng: random.Random) -> Iterator[Sequence[int]]:
        """So many times, for each of the others, cards that it is likely to hold."""
        nothing = (0,) * len(self.others)
        return (nothing for _ in range(count))

    def deals(self, count: int, rng: random.Random) -> Iterator[list[int]]:
        """So many deals: by seat, the cards that it still holds."""
        for kept in self.held(count, rng):
            yield self._deal(kept, rng)

    def _deal(self, kept: Sequence[int], rng: random.Random) -> list[int]:
        for _ in range(TRIES):
            if hands := self._dealt(kept, rng, forget=False):
                return hands
            (kept,) = self.held(1, rng)
        hands = self._dealt([0] * len(kept), rng, forget=True)
        assert hands, "there are always cards enough"
        return hands

    def _dealt(self, kept: Sequence[int], rng: random.Random, *, forget: bool) -> list[int] | None:
        """A deal in which the others hold what they kept; None where that is not possible."""
        taken = 0
        for each in kept:
            if taken & each:
                return None
            taken |= each
        hands = [self.hand] * (len(kept) + 1)
        pool = self._pool
        rng.shuffle(pool)
        for other, held in zip(self.others, kept, strict=True):
            free = self.unseen if forget else other.possible
            free &= ~taken
            missing = other.missing - held.bit_count()
            for card in pool:
                if not missing:
                    break
                if card & free:
                    held |= card
                    missing -= 1
            if missing:
                return None
            taken |= held
            hands[other.seat] = held
        return hands


def table_of(trick: Trick, bits: Bits, hands: Sequence[int], trump: Card | None = None) -> Table:
    """The trick on the table, with these hands."""
    if not trick.cards:
        return Table(tuple(hands), trick.leader)
    seats = len(hands)
    taker = taken_by(trick.cards, trump)
    return Table(
        hands=tuple(hands),
        turn=(trick.leader + len(trick.cards)) % seats,
        laid=len(trick.cards),
        led=bits.suit(trick.cards[0]),
        best=bits.bit[trick.cards[taker]],
        taker=(trick.leader + taker) % seats,
    )


def _others(seat: int, seats: int, tricks: Sequence[Trick], bits: Bits, unseen: int) -> list[Other]:
    """The other seats, those about which most is known first."""
    others = {other: Other(other, unseen) for other in range(seats) if other != seat}
    for trick in tricks:
        led = bits.suit(trick.cards[0]) if trick.cards else 0
        for player, card in zip(round_from(trick.leader, seats), trick.cards, strict=False):
            if player in others:
                other, bit = others[player], bits.bit[card]
                other.played |= bit
                if not bit & led:
                    other.possible &= ~led
    return sorted(others.values(), key=lambda other: other.possible.bit_count())
