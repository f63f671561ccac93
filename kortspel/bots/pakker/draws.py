"""What a hand of draw poker becomes: exact odds over all 32 ways to throw none to five of its cards.

The cards not in the hand are all as likely. Instead of single cards, multisets of ranks are gone through, each with
the number of ways in which it can come; flushes are put right afterwards. What a multiset makes of the cards kept
is looked up in lists that are made once, so that a hand takes a few milliseconds instead of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from operator import itemgetter, mul
from typing import Final

from kortspel.cards import DECK, Card, index_of
from kortspel.ranking import code_of, strength, tables

SUITS: Final = 4
RANKS: Final = 13
STRENGTHS: Final = 7462
"""The strengths of ``ranking.strength`` go from 1 to this."""

Worth = Sequence[float]
"""What each strength is worth, by strength; the first is worth nothing."""
Picked = Callable[[Worth], tuple[float, ...]]
"""Picks out of the worths those of certain strengths, in order."""

_KEYS: Final = tuple(code_of(card) for card in DECK[:RANKS])
"""By rank. The codes of the first suit are the keys of the ranks alone, without a weight for the suit."""


class Draws:
    """All draws to one hand of five cards. ``ValueError`` unless there are five."""

    def __init__(self, hand: tuple[Card, ...]) -> None:
        if len(hand) != 5:
            raise ValueError(f"a hand has five cards, not {len(hand)}")
        self.hand = hand
        self._ways = _ways(tuple(sorted(index_of(card) % RANKS for card in hand)))

    def best(self, worth: Worth) -> tuple[tuple[Card, ...], float]:
        """The cards without which the hand promises most, and what it then is worth in the mean."""
        promised = self.promised(worth)
        thrown = max(promised, key=lambda each: promised[each])
        return thrown, promised[thrown]

    def promised(self, worth: Worth) -> dict[tuple[Card, ...], float]:
        """By cards thrown, in the order in which they lie in the hand: what the five cards are worth in the mean.

        All 32 ways, or 26 with a pair: a single card is never better than the pair where a better hand is worth more.
        """
        ranks = {index_of(card) % RANKS for card in self.hand}
        most = 5 if len(ranks) == 5 else 3
        return {
            thrown: self.mean(thrown, worth)
            for number in range(most + 1)
            for thrown in combinations(self.hand, number)
        }

    def mean(self, thrown: tuple[Card, ...], worth: Worth) -> float:
        """What the hand is worth in the mean when these cards are thrown."""
        kept = tuple(card for card in self.hand if card not in thrown)
        if not thrown:
            a, b, c, d, e = map(code_of, kept)
            return worth[strength(a, b, c, d, e)]
        ranks = tuple(sorted(index_of(card) % RANKS for card in kept))
        total: float = sum(map(mul, self._ways[len(thrown)], _mixed(ranks)(worth)))
        suits = {index_of(card) // RANKS for card in kept}
        if len(suits) <= 1:
            for suit in suits or range(SUITS):
                held = tuple(index_of(card) % RANKS for card in self.hand if index_of(card) // RANKS == suit)
                flushes, counted = _suited(ranks, tuple(sorted(held)))
                # Among the draws that were counted as mixed these are flushes.
                total += sum(flushes(worth)) - sum(counted(worth))
        return total / comb(len(DECK) - len(self.hand), len(thrown))


@lru_cache(maxsize=8)
def draws_to(hand: tuple[Card, ...]) -> Draws:
    """All draws to this hand."""
    return Draws(hand)


@cache
def _multisets() -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    """By size, none to five: all multisets of ranks, none more than four times.

    Each as its keys' sum and what it has grown from: the place of the multiset with its highest rank once less, that
    rank, and how often it is there already.
    """
    sets: list[tuple[int, ...]] = [()]
    sizes: list[tuple[tuple[int, int, int, int], ...]] = [((0, 0, 0, 0),)]
    for _ in range(5):
        size, larger = [], []
        for place, ranks in enumerate(sets):
            for rank in range(ranks[-1] if ranks else 0, RANKS):
                count = ranks.count(rank)
                if count < SUITS:
                    larger.append((*ranks, rank))
                    size.append((sum(_KEYS[each] for each in larger[-1]), place, rank, count))
        sets = larger
        sizes.append(tuple(size))
    return tuple(sizes)


@lru_cache(maxsize=16)
def _ways(ranks: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By number of cards, none to five: in how many ways each multiset can come to a hand of these ranks."""
    left = [SUITS - ranks.count(rank) for rank in range(RANKS)]
    found: list[tuple[int, ...]] = [(1,)]
    for size in _multisets()[1:]:
        before = found[-1]
        found.append(
            tuple([before[place] * (left[rank] - count) // (count + 1) for _, place, rank, count in size])
        )
    return tuple(found)


@cache
def _mixed(kept: tuple[int, ...]) -> Picked:
    """The strengths, no flush, that the multisets make of the ranks kept; 0 where there are no such cards."""
    plain = tables().plain
    own = sum(_KEYS[rank] for rank in kept)
    return _picked(
        [plain[own + key] if own + key < len(plain) else 0 for key, _, _, _ in _multisets()[5 - len(kept)]]
    )


@lru_cache(maxsize=1024)
def _suited(kept: tuple[int, ...], held: tuple[int, ...]) -> tuple[Picked, Picked]:
    """The flushes that come to the ranks kept, and what these draws were counted as.

    ``held`` are the ranks of the suit that cannot come.
    """
    plain, flush, _ = tables()
    own = sum(_KEYS[rank] for rank in kept)
    keys = [_KEYS[rank] for rank in range(RANKS) if rank not in held]
    sums = [own + sum(drawn) for drawn in combinations(keys, 5 - len(kept))]
    return _picked([flush[key] for key in sums]), _picked([plain[key] for key in sums])


def _picked(strengths: Sequence[int]) -> Picked:
    if len(strengths) == 1:
        return lambda worth: (worth[strengths[0]],)
    found: Picked = itemgetter(*strengths)
    return found


def prepare() -> None:
    """Make the lists that do not depend on the hand."""
    for number in range(5):
        for kept in combinations_with_replacement(range(RANKS), number):
            _mixed(kept)
