"""The exchange of Poängpoker: what a hand is worth, and which cards to keep."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import Final, NamedTuple

from kortspel.bots.cards.bits import ALL, Bits, split
from kortspel.bots.poangpoker.learned import Learned, learned
from kortspel.games.poangpoker.setup import Options
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import strength, tables
from kortspel.table.hands import combination
from kortspel.table.seats import left_of, round_from

FINAL: Final = 6
"""How many sets of cards kept are looked at more closely than the others."""


class Worth:
    """What five cards are worth in points: as a hand, and for the last trick."""

    def __init__(
        self, options: Options, place: int, thrown: Sequence[int | None], knowledge: Learned | None = None
    ) -> None:
        """``place``: in turn from the dealer's left. ``thrown``: by place, how many cards were exchanged so far."""
        knowledge = knowledge or learned(trumps=options.trump)
        self.options = options
        self.place = place
        self.others = [(other, knowledge.below(n)) for other, n in enumerate(thrown) if other != place]
        self.chances = knowledge.chances(len(thrown))
        self.points: dict[int, float] = {}

    def of(self, hand: int, codes: int) -> float:
        """The points that this hand, whose codes have this sum, may expect."""
        number = strength(codes, 0, 0, 0, 0)
        points = self.points.get(number)
        if points is None:
            points = self.points[number] = self._hand_points(number)
        return points + self.options.last_trick * self.chances.of(hand, self.place)

    def _hand_points(self, number: int) -> float:
        """The points of the category, times the chance to be best where only the best hand scores."""
        points: float = self.options.scale[tables().hands[number].category]
        return points if self.options.all_hands else points * self.best(number)

    def best(self, number: int) -> float:
        """The chance that a hand of this strength is best; of equal hands each has half, or the nearest."""
        options = self.options
        chance = 1.0
        first, last = (number, number) if options.side_cards else _equals()[number]
        for other, below in self.others:
            ahead = (bisect_left(below, first), bisect_right(below, last))
            if options.nearest_dealer:
                chance *= ahead[self.place < other] / len(below)
            else:
                chance *= sum(ahead) / 2 / len(below)
        return chance


@lru_cache(maxsize=1)
def _equals() -> list[tuple[int, int]]:
    """By strength: the lowest and the highest strength of the same combination (PO-16)."""
    hands = [combination(hand) for hand in tables().hands]
    first, last = list(range(len(hands))), list(range(len(hands)))
    for number in range(2, len(hands)):
        if hands[number] == hands[number - 1]:
            first[number] = first[number - 1]
    for number in range(len(hands) - 2, 0, -1):
        if hands[number] == hands[number + 1]:
            last[number] = last[number + 1]
    return list(zip(first, last, strict=True))


class Drawn(NamedTuple):
    """Cards that may come, for the first one, two, ... five of them: as a hand, and the sum of their codes."""

    hands: tuple[int, ...]
    codes: tuple[int, ...]


def best_kept(view: PoangpokerView, bits: Bits, draws: int, rng: random.Random) -> int:
    """The cards without which the hand promises less, after so many imagined draws for each set kept.

    The same cards come to every set, so that chance does not tell them apart. The best few are tried six times
    as often.
    """
    return kept(worth_of(view), bits.hand(view.counted), unseen(view, bits), bits.code, draws, rng)


def worth_of(view: PoangpokerView) -> Worth:
    """What hands are worth to the view's seat, by how many cards the others have exchanged."""
    seats = len(view.players)
    order = round_from(left_of(view.dealer, seats), seats)
    assert view.seat is not None, "only a seat has a hand"
    return Worth(view.options, order.index(view.seat), [view.exchanged[seat] for seat in order])


def unseen(view: PoangpokerView, bits: Bits) -> int:
    """The cards that may come in the exchange."""
    return ALL & ~(bits.hand(view.counted) | (bits.bit[view.trump] if view.trump else 0))


def kept(worth: Worth, hand: int, unseen: int, codes: dict[int, int], draws: int, rng: random.Random) -> int:
    """The cards to keep of this hand, where these may come."""
    promises = promised(worth, hand, unseen, codes, draws, rng)
    finalists = sorted(promises, key=lambda each: -promises[each])[:FINAL]
    pool = split(unseen)
    drawn = coming(pool, codes, 6 * draws, rng)
    return max(finalists, key=lambda each: _promise(worth, each, codes, drawn))


def promised(
    worth: Worth, hand: int, unseen: int, codes: dict[int, int], draws: int, rng: random.Random
) -> dict[int, float]:
    """By cards kept: the points that they promise, after so many draws."""
    drawn = coming(split(unseen), codes, draws, rng)
    sets = (each for size in range(5, -1, -1) for each in combinations(split(hand), size))
    return {sum(each): _promise(worth, sum(each), codes, drawn) for each in sets}


def coming(pool: list[int], codes: dict[int, int], draws: int, rng: random.Random) -> list[Drawn]:
    """So many ways in which five cards of the pool may come."""
    found = []
    for _ in range(draws):
        cards = rng.sample(pool, 5)
        found.append(Drawn(tuple(accumulate(cards)), tuple(accumulate(codes[card] for card in cards))))
    return found


def _promise(worth: Worth, kept: int, codes: dict[int, int], coming: list[Drawn]) -> float:
    """The mean worth of the hand that these cards become."""
    code = sum(codes[card] for card in split(kept))
    missing = 5 - kept.bit_count()
    if not missing:
        return worth.of(kept, code)
    last = missing - 1
    return sum(worth.of(kept | drawn.hands[last], code + drawn.codes[last]) for drawn in coming) / len(coming)
