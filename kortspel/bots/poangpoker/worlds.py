"""Hidden cards of Poängpoker imagined, as all that a seat has seen allows.

Beside the suits that they did not follow, it counts that everybody kept what players keep who exchange as many cards
as they did (PO-7): who exchanged none mostly has a straight or better, who exchanged three mostly a pair.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb

from kortspel.bots.cards import worlds
from kortspel.bots.cards.bits import ALL, Bits
from kortspel.bots.cards.worlds import Other
from kortspel.bots.poangpoker.learned import Learned, learned
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import HAND


def origins(other: Other, thrown: int, knowledge: Learned) -> tuple[list[int], list[float]]:
    """Cards not yet played that a seat may have kept of its hand as dealt, and their weights, summed up.

    The weight is how often such cards are kept, times the chance that the cards drawn to them are those that
    it has played and such as it may still hold. ``thrown`` is how many it exchanged.
    """
    hands, weights = [], []
    known, possible = other.played, other.possible
    for kept, often in zip(*knowledge.kept(thrown), strict=True):
        held = kept & ~known
        if held & ~possible:
            continue
        drawn = thrown - (known & ~kept).bit_count()
        if drawn >= 0:
            hands.append(held)
            weights.append(often * comb((possible & ~held).bit_count(), drawn))
    return hands, list(accumulate(weights))


class Worlds(worlds.Worlds):
    """All deals that the view of a seat allows, the likely ones more often."""

    def __init__(self, view: PoangpokerView, bits: Bits) -> None:
        if view.seat is None or not view.tricks:
            raise ValueError("only a seat that plays tricks imagines the others' cards")
        played = [bits.hand(trick.cards) for trick in view.tricks]
        seen = sum(played) | bits.hand(view.hand) | (bits.bit[view.trump] if view.trump else 0)
        if not _reshuffled(view):
            seen |= bits.hand(view.laid_away)
        super().__init__(view.seat, len(view.players), view.hand, view.tricks, bits, ALL & ~seen)
        knowledge = learned(trumps=view.trump is not None)
        self._origins = [origins(other, view.exchanged[other.seat] or 0, knowledge) for other in self.others]

    def held(self, count: int, rng: random.Random) -> Iterator[Sequence[int]]:
        """Cards of the hands as dealt that were kept."""
        held: list[Sequence[int]] = []
        for hands, weights in self._origins:
            held.append(rng.choices(hands, cum_weights=weights, k=count) if hands else [0] * count)
        return zip(*held, strict=True)


def _reshuffled(view: PoangpokerView) -> bool:
    """Have cards that were laid away come back into the stock (PO-6)?"""
    stock = 52 - HAND * len(view.players) - (view.trump is not None)
    return sum(n or 0 for n in view.exchanged) > stock
