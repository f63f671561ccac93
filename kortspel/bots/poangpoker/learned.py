"""What the computer players of Poängpoker learned by playing: see ``train`` for how.

``kept``: which cards players keep that exchange so many. ``below``: how strong the hands become. ``Chances``: how
likely a hand is to take the last trick. Each once with trumps and once without.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from itertools import permutations
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

from kortspel.bots.cards.bits import SUIT, split

FILE: Final = Path(__file__).parent / "learned.json"

Raw = dict[str, Any]


class Kept(NamedTuple):
    """Cards that players kept, and how often, for ``random.choices``."""

    hands: tuple[int, ...]
    weights: tuple[float, ...]


class Chances:
    """How likely a hand is to take the last trick: logistic in a sum over its suits.

    What a suit gives depends on its highest card, its second highest and the others, and on whether it is trump.
    """

    def __init__(self, raw: Raw) -> None:
        self.place: tuple[float, ...] = tuple(raw["place"])
        """By place in turn, the first to lead first: what a seat has for a start."""
        self.side = _by_suit(raw["side"])
        self.trump = _by_suit(raw["trump"]) if "trump" in raw else self.side

    def of(self, hand: int, place: int) -> float:
        """The chance with these five cards."""
        side = self.side
        total = side[hand & SUIT] + side[hand >> 13 & SUIT] + side[hand >> 26 & SUIT] + self.trump[hand >> 39]
        return 1 / (1 + exp(-self.place[place] - total))


class Learned:
    """All that was learned of deals with trumps, or without."""

    def __init__(self, raw: Raw, *, trumps: bool) -> None:
        self._raw = raw
        self._trumps = trumps
        self._kept: dict[int, Kept] = {}
        self._chances: dict[int, Chances] = {}

    def kept(self, thrown: int) -> Kept:
        """What is kept by those who throw so many; any suit may be any other, but for trumps."""
        if thrown not in self._kept:
            found = Counter[int]()
            for hand, count in self._raw["kept"][thrown]:
                for changed in renamed(hand, trumps=self._trumps):
                    found[changed] += count
            self._kept[thrown] = Kept(tuple(found), tuple(found.values()))
        return self._kept[thrown]

    def below(self, thrown: int | None) -> list[int]:
        """Strengths, rising, that as many hands reach each, of those who threw so many (None: of everybody)."""
        quantiles: list[int] = self._raw["below"][-1 if thrown is None else thrown]
        return quantiles

    def chances(self, seats: int) -> Chances:
        """The chances of the last trick at a table of so many."""
        if seats not in self._chances:
            self._chances[seats] = Chances(self._raw["chances"][str(seats)])
        return self._chances[seats]


@lru_cache(maxsize=2)
def learned(*, trumps: bool) -> Learned:
    """What was learned, read on first use."""
    raw = json.loads(FILE.read_text(encoding="ascii"))
    return Learned(raw["trump" if trumps else "plain"], trumps=trumps)


def renamed(hand: int, *, trumps: bool) -> list[int]:
    """The hand with its suits renamed in every way; the trump suit keeps its name."""
    suits = [hand >> 13 * place & SUIT for place in range(4)]
    free, fixed = (suits[:3], suits[3:]) if trumps else (suits, [])
    return [
        sum(suit << 13 * place for place, suit in enumerate((*order, *fixed))) for order in permutations(free)
    ]


def _by_suit(weights: list[list[float]]) -> list[float]:
    """By the cards held of a suit: the sum of their weights, which depend on the rank and on how many are higher."""
    first, second, others = weights
    values = [0.0] * (SUIT + 1)
    for held in range(1, SUIT + 1):
        ranks = [bit.bit_length() - 1 for bit in reversed(split(held))]
        values[held] = first[ranks[0]] + sum(second[rank] for rank in ranks[1:2])
        values[held] += sum(others[rank] for rank in ranks[2:])
    return values
