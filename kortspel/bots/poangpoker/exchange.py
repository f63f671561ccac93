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
        """The points of the category times the chance to be best; of equal hands each has half, or the nearest."""
        options = self.options
        points: float = options.scale[tables().hands[number].category]
        if options.all_hands:
            return points
        first, last = (number, number) if options.side_cards else _equals()[number]
        for other, below in self.others:
            ahead = (bisect_left(below, first), bisect_right(below, last))
            if options.nearest_dealer:
                points *= ahead[self.place < other] / len(below)
            else:
                points *= sum(ahead) / 2 / len(below)
        return points


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
    seats = len(view.players)
    order = round_from(left_of(view.dealer, seats), seats)
    assert view.seat is not None, "only a seat exchanges"
    worth = Worth(view.options, order.index(view.seat), [view.exchanged[seat] for seat in order])
    hand = bits.hand(view.counted)
    dead = hand | (bits.bit[view.trump] if view.trump else 0)
    return kept(worth, hand, ALL & ~dead, bits.code, draws, rng)


def kept(worth: Worth, hand: int, unseen: int, codes: dict[int, int], draws: int, rng: random.Random) -> int:
    """The cards to keep of this hand, where these may come."""
    promises = promised(worth, hand, unseen, codes, draws, rng)
    finalists = sorted(promises, key=lambda each: -promises[each])[:FINAL]
    pool = split(unseen)
    coming = _coming(pool, codes, 6 * draws, rng)
    return max(finalists, key=lambda each: _promise(worth, each, codes, coming))


def promised(
    worth: Worth, hand: int, unseen: int, codes: dict[int, int], draws: int, rng: random.Random
) -> dict[int, float]:
    """By cards kept: the points that they promise, after so many draws."""
    coming = _coming(split(unseen), codes, draws, rng)
    sets = (each for size in range(5, -1, -1) for each in combinations(split(hand), size))
    return {sum(each): _promise(worth, sum(each), codes, coming) for each in sets}


def _coming(pool: list[int], codes: dict[int, int], draws: int, rng: random.Random) -> list[Drawn]:
    coming = []
    for _ in range(draws):
        cards = rng.sample(pool, 5)
        coming.append(Drawn(tuple(accumulate(cards)), tuple(accumulate(codes[card] for card in cards))))
    return coming


def _promise(worth: Worth, kept: int, codes: dict[int, int], coming: list[Drawn]) -> float:
    """The mean worth of the hand that these cards become."""
    code = sum(codes[card] for card in split(kept))
    missing = 5 - kept.bit_count()
    if not missing:
        return worth.of(kept, code)
    last = missing - 1
    return sum(worth.of(kept | drawn.hands[last], code + drawn.codes[last]) for drawn in coming) / len(coming)
