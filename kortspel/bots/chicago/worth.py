"""What a hand of Chicago is worth while cards are exchanged, and which cards to keep.

``BELOW`` and ``LAST`` were measured in 2,500 deals of medium players, four at the table
(``python -m tests.bench bots_chicago --measure``).
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from itertools import accumulate, combinations
from typing import Final

from kortspel.bots.cards.bits import ALL, RANK_OF, Bits, split
from kortspel.games.chicago.setup import GOAL
from kortspel.games.chicago.view import ChicagoView
from kortspel.ranking import Category, strength, tables

BELOW: Final = (
    (0.0, 0.259, 0.759, 0.895, 0.969, 0.974, 0.985, 0.997, 1.0, 1.0),
    (0.0, 0.150, 0.597, 0.813, 0.934, 0.940, 0.963, 0.992, 1.0, 1.0),
    (0.0, 0.097, 0.471, 0.742, 0.892, 0.899, 0.935, 0.989, 1.0, 1.0),
)
"""By exchange, the first one first: the part of hands that are of a lower category, from high card to royal flush."""
LAST: Final = (0.0, 0.0, 0.0, 0.02, 0.05, 0.05, 0.06, 0.08, 0.16, 0.22, 0.33, 0.48, 1.34)
"""By the rank of a hand's highest card, from the deuce: how much more often it takes the last trick than others."""

FINALISTS: Final = 6
"""So many sets of cards kept are looked at more closely than the others."""


class Worth:
    """What five cards are worth in points: at the next counts of the hands, and for the last trick."""

    def __init__(self, view: ChicagoView) -> None:
        assert view.seat is not None, "only a seat exchanges"
        self.options = view.options
        self.others = len(view.players) - 1
        self.points = view.points[view.seat]
        # From this exchange on every count but that of the last exchange, and the one at the end.
        self.counts = [*range(view.round, view.options.exchanges), view.options.exchanges]
        self.hands: dict[int, float] = {}
        trick = view.options.last_trick / len(view.players)
        # What is kept now will not all be played.
        left = view.options.exchanges - view.round
        self.trick = [trick * more * _STAYS**left for more in LAST]

    def of(self, hand: int, codes: int) -> float:
        """The points that this hand, whose codes have this sum, may expect."""
        number = strength(codes, 0, 0, 0, 0)
        worth = self.hands.get(number)
        if worth is None:
            worth = self.hands[number] = self._hand(number)
        return worth + self.trick[max(RANK_OF[card] for card in split(hand))]

    def _hand(self, number: int) -> float:
        category = tables().hands[number].category
        points = self.options.worth(category)
        if self.options.tricks_to_win and points < GOAL:
            points = max(0, min(points, GOAL - 1 - self.points))
        return sum(points * below(number, count) ** self.others for count in self.counts)


_STAYS: Final = 0.6
"""How much of a high card's worth for the last trick is left after one more exchange."""


def below(number: int, count: int) -> float:
    """The part of the other hands that are weaker than one of this strength, after so many exchanges."""
    edges = _edges()
    category = bisect_right(edges, number) - 1
    low, high = edges[category], edges[category + 1]
    parts = (*BELOW[count - 1], 1.0)
    inside = (number - low + 0.5) / (high - low)
    return parts[category] + inside * (parts[category + 1] - parts[category])


@cache
def _edges() -> tuple[int, ...]:
    """The lowest strength of each category, and one above the highest."""
    hands = tables().hands
    lowest: dict[Category, int] = {}
    for number in range(1, len(hands)):
        lowest.setdefault(hands[number].category, number)
    return (*(lowest[category] for category in Category), len(hands))


def best_kept(view: ChicagoView, bits: Bits, draws: int, rng: random.Random) -> int:
    """The cards without which the hand promises less, after so many imagined draws for each set kept.

    The same cards come to every set, so that chance does not tell them apart. The best few are tried six times
    as often.
    """
    worth, hand = Worth(view), bits.hand(view.counted)
    pool = split(ALL & ~(hand | bits.hand(view.laid_away)))
    sets = [sum(each) for size in range(5, -1, -1) for each in combinations(split(hand), size)]
    promises = _promises(worth, sets, pool, bits.code, draws, rng)
    finalists = sorted(sets, key=lambda each: -promises[each])[:FINALISTS]
    promises = _promises(worth, finalists, pool, bits.code, FINALISTS * draws, rng)
    return max(finalists, key=lambda each: promises[each])


def _promises(
    worth: Worth, sets: list[int], pool: list[int], codes: Mapping[int, int], draws: int, rng: random.Random
) -> dict[int, float]:
    """By cards kept: the mean worth of the hands that they become."""
    sums = dict.fromkeys(sets, 0.0)
    held = [(each, 5 - each.bit_count(), sum(codes[card] for card in split(each))) for each in sets]
    for _ in range(draws):
        drawn = rng.sample(pool, 5)
        hands = [0, *accumulate(drawn)]
        sums_of_codes = [0, *accumulate(codes[card] for card in drawn)]
        for each, missing, code in held:
            sums[each] += worth.of(each | hands[missing], code + sums_of_codes[missing])
    return sums
