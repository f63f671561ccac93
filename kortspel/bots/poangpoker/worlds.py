"""Hidden cards of Poängpoker imagined, as all that a seat has seen allows.

Nobody holds a suit that they did not follow, and everybody kept what players keep who exchange as many cards as they
did (PO-7): who exchanged none mostly has a straight or better, who exchanged three mostly a pair.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb

from kortspel.bots.poangpoker.bits import ALL, Bits, split
from kortspel.bots.poangpoker.learned import Learned, learned
from kortspel.bots.poangpoker.tricks import Table
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import HAND
from kortspel.table.seats import round_from
from kortspel.table.tricks import taken_by

TRIES = 20
"""How often a deal is begun anew that cannot be finished; after that the suits not followed are forgotten."""


class Other:
    """What is known of another seat's hand."""

    def __init__(self, seat: int, thrown: int, unseen: int) -> None:
        self.seat = seat
        self.thrown = thrown
        self.played = 0
        self.possible = unseen
        """The cards that it may still hold."""

    @property
    def missing(self) -> int:
        """How many cards it still holds."""
        return HAND - self.played.bit_count()

    def origins(self, knowledge: Learned) -> tuple[list[int], list[float]]:
        """Cards not yet played that it may have kept of its hand as dealt, and their weights, summed up.

        The weight is how often such cards are kept, times the chance that the cards drawn to them are those that
        it has played and such as it may still hold.
        """
        hands, weights = [], []
        known, possible = self.played, self.possible
        for kept, often in zip(*knowledge.kept(self.thrown), strict=True):
            held = kept & ~known
            if held & ~possible:
                continue
            drawn = self.thrown - (known & ~kept).bit_count()
            if drawn >= 0:
                hands.append(held)
                weights.append(often * comb((possible & ~held).bit_count(), drawn))
        return hands, list(accumulate(weights))


class Worlds:
    """All deals that the view of a seat allows, the likely ones more often."""

    def __init__(self, view: PoangpokerView, bits: Bits) -> None:
        if view.seat is None or not view.tricks:
            raise ValueError("only a seat that plays tricks imagines the others' cards")
        self.seat = view.seat
        self.hand = bits.hand(view.hand)
        self.trumps = bits.trumps
        played = [bits.hand(trick.cards) for trick in view.tricks]
        seen = sum(played) | self.hand | (bits.bit[view.trump] if view.trump else 0)
        if not _reshuffled(view):
            seen |= bits.hand(view.laid_away)
        self.unseen = ALL & ~seen
        self.others = _others(view, bits, self.unseen)
        knowledge = learned(trumps=view.trump is not None)
        self._origins = [other.origins(knowledge) for other in self.others]
        self._pool = split(self.unseen)

    def deals(self, count: int, rng: random.Random) -> Iterator[list[int]]:
        """So many deals: by seat, the cards that it still holds."""
        held: list[Sequence[int]] = []
        for hands, weights in self._origins:
            held.append(rng.choices(hands, cum_weights=weights, k=count) if hands else [0] * count)
        for kept in zip(*held, strict=True):
            yield self._deal(kept, rng)

    def _deal(self, kept: Sequence[int], rng: random.Random) -> list[int]:
        for _ in range(TRIES):
            if hands := self._dealt(kept, rng, forget=False):
                return hands
            kept = [
                rng.choices(hands, cum_weights=weights)[0] if hands else 0 for hands, weights in self._origins
            ]
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


def table_of(view: PoangpokerView, bits: Bits, hands: Sequence[int]) -> Table:
    """The trick on the table, with these hands."""
    trick = view.tricks[-1]
    if not trick.cards:
        return Table(tuple(hands), trick.leader)
    seats = len(hands)
    taker = taken_by(trick.cards, view.trump)
    return Table(
        hands=tuple(hands),
        turn=(trick.leader + len(trick.cards)) % seats,
        laid=len(trick.cards),
        led=bits.suit(trick.cards[0]),
        best=bits.bit[trick.cards[taker]],
        taker=(trick.leader + taker) % seats,
    )


def _reshuffled(view: PoangpokerView) -> bool:
    """Have cards that were laid away come back into the stock (PO-6)?"""
    stock = 52 - HAND * len(view.players) - (view.trump is not None)
    return sum(n or 0 for n in view.exchanged) > stock


def _others(view: PoangpokerView, bits: Bits, unseen: int) -> list[Other]:
    """The other seats, those about which most is known first."""
    seats = len(view.players)
    others = {
        seat: Other(seat, view.exchanged[seat] or 0, unseen) for seat in range(seats) if seat != view.seat
    }
    for trick in view.tricks:
        led = bits.suit(trick.cards[0]) if trick.cards else 0
        for seat, card in zip(round_from(trick.leader, seats), trick.cards, strict=False):
            if seat in others:
                other, bit = others[seat], bits.bit[card]
                other.played |= bit
                if not bit & led:
                    other.possible &= ~led
    return sorted(others.values(), key=lambda other: other.possible.bit_count())
