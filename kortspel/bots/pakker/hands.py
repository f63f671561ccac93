"""What others may hold in Pakker: how strong the hands are of those who opened, passed, went along or went blind.

Some thousand hands are dealt and improved once, with a fixed seed; a range is those of them that somebody in that
place would hold. Hands are numbers of ``ranking.strength``.
"""

from __future__ import annotations

import random
from array import array
from bisect import bisect_left
from collections import Counter
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from kortspel.bots.pakker.draws import STRENGTHS
from kortspel.bots.pakker.plain import discards
from kortspel.cards import DECK, Card, rank_of, suit_of
from kortspel.games.pakker.parts import JACKS
from kortspel.ranking import Category, Hand, code_of, rank_hand, strength

ACE: Final = 14
SAMPLES: Final = 12_000
_SEED: Final = 1986
ODDS_STEPS: Final = 20
"""Ranges of those who went along are told apart by the price: the part of the pot that it is, in so many steps."""
_WIDTH_BLIND: Final = 1.3
"""Against one who went blind it takes more: nearly every hand has a fair chance, and the pot is still to be won."""
_WIDTH: Final = 0.8
"""Who goes along has so much of the chance that the price asks for: the rest comes when the hand improves."""
_FEWEST: Final = 60
"""A range of fewer hands than this is no range."""

Place = Literal["opener", "passed", "along", "blind"]
"""Who opened; who passed and went along; who went along without having been asked before; who went blind."""


class Role(NamedTuple):
    """Where somebody comes from.

    ``required`` is the rank that opening takes, 0 in a pot with a blind player. ``price`` is what going along asked,
    as a part of the pot with it, in steps of ``ODDS_STEPS``. ``number`` is how many cards were bought, None if that
    is not known.
    """

    place: Place
    required: int
    price: int = 0
    number: int | None = None


class Sample(NamedTuple):
    """One hand: the rank up to which it opens (0 if it does not), its kind, the cards bought, what it became."""

    opens: int
    kind: tuple[int, ...]
    number: int
    final: int


def price_step(price: int, pot: int) -> int:
    """The price as a part of the pot with it, in steps; ``pot`` is what lies there before it is paid."""
    return round(ODDS_STEPS * price / (pot + price)) if price else 0


@cache
def samples() -> tuple[Sample, ...]:
    """The hands that were dealt, each improved as a sensible player would."""
    rng = random.Random(_SEED)
    found = []
    for _ in range(SAMPLES):
        cards = rng.sample(DECK, 10)
        hand = tuple(cards[:5])
        thrown = discards(hand)
        final = [card for card in hand if card not in thrown] + cards[5 : 5 + len(thrown)]
        a, b, c, d, e = map(code_of, final)
        ranked = rank_hand(hand)
        kind = _kind(ranked, hand, thrown)
        found.append(Sample(_opens(ranked), kind, len(thrown), strength(a, b, c, d, e)))
    return tuple(found)


@lru_cache(maxsize=128)
def hands(role: Role) -> tuple[int, ...]:
    """The strengths in the range of a role, the weakest first."""
    found = sorted(each.final for each in samples() if _holds(role, each))
    if len(found) < _FEWEST:
        wider = role._replace(number=None) if role.number is not None else Role("blind", 0)
        return hands(wider)
    return tuple(found)


@lru_cache(maxsize=128)
def beaten(role: Role) -> array[float]:
    """By strength: the part of the range that is weaker, equal hands counting half."""
    found = hands(role)
    counts = Counter(found)
    below = accumulate((counts[number] for number in range(STRENGTHS + 1)), initial=0)
    return array(
        "d",
        [
            (under + counts[number] / 2) / len(found)
            for number, under in zip(range(STRENGTHS + 1), below, strict=False)
        ],
    )


@cache
def going_along(role: Role) -> float:
    """The part of all hands of somebody who may go along that does."""
    asked = [each for each in samples() if _asked(role, each)]
    return sum(_holds(role, each) for each in asked) / len(asked) if asked else 0.0


@cache
def promise(kind: tuple[int, ...], required: int) -> float:
    """How often a hand of this kind, once improved, beats an opener (or, where none is required, any hand)."""
    return _promises(required).get(kind, 0.0)


@cache
def _promises(required: int) -> dict[tuple[int, ...], float]:
    against = hands(Role("opener", required) if required else Role("blind", 0))
    won: Counter[tuple[int, ...]] = Counter()
    seen: Counter[tuple[int, ...]] = Counter()
    for each in samples():
        won[each.kind] += bisect_left(against, each.final)
        seen[each.kind] += 1
    return {kind: won[kind] / len(against) / number for kind, number in seen.items()}


def _asked(role: Role, sample: Sample) -> bool:
    return role.place != "passed" or sample.opens < role.required


def _holds(role: Role, sample: Sample) -> bool:
    if role.number is not None and sample.number != role.number:
        return False
    if role.place == "blind":
        return True
    if role.place == "opener":
        return sample.opens >= role.required
    if not _asked(role, sample):
        return False
    width = _WIDTH if role.required else _WIDTH_BLIND
    return promise(sample.kind, role.required) >= width * role.price / ODDS_STEPS


def _opens(hand: Hand) -> int:
    if hand.category == Category.PAIR:
        return hand.ranks[0] if hand.ranks[0] >= JACKS else 0
    return ACE if hand.category > Category.PAIR else 0


def _kind(ranked: Hand, hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> tuple[int, ...]:
    """What hands are alike: category and first rank, or what they draw to."""
    if ranked.category > Category.HIGH_CARD or len(thrown) != 1:
        return (int(ranked.category), ranked.ranks[0])
    kept = [card for card in hand if card not in thrown]
    return (-1,) if len({suit_of(card) for card in kept}) == 1 else (-2, max(map(rank_of, kept)))
