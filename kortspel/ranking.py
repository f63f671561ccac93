"""Five-card hands: category, order and name of a hand, with and without the joker (C-2 to C-4, PP-26).

The fast door is ``strength(a, b, c, d, e)`` on card codes from ``code_of``; a higher number is a better hand and
equal numbers are equal hands, 1 to 7462. The plain door is ``rank_hand`` on cards in notation.

A card code is a sum: a key for the rank, so chosen that no two sets of five ranks have the same total, and above
it a weight for the suit, so chosen that five cards weigh as much as five of one suit only if they are. The total of
five codes is thus one of 5,148 numbers if all are of one suit, and masked it names the ranks. Two tables then give
the strength. They are built on first use.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from kortspel.cards import DECK, JOKER, Card, index_of

HAND: Final = 5
"""The cards of a poker hand."""


class Category(IntEnum):
    """What a hand is, from high card to royal flush; a higher number is a better hand (C-3)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


class Hand(NamedTuple):
    """A ranked hand. Hands compare as C-4 says; equal hands are equal.

    ``ranks`` are what decides inside the category, in the order in which they decide: for two pair the
    high pair, the low pair, the fifth card; for a straight its top card alone (the wheel's is 5).
    """

    category: Category
    ranks: tuple[int, ...]


class Tables(NamedTuple):
    """The strengths: of any five cards by the sum of their rank keys, of a suit's by the sum of their codes."""

    plain: list[int]
    flush: dict[int, int]
    hands: list[Hand]


# Each key is the least that keeps every sum of five of the keys so far, no key more than four times, apart.
_KEYS: Final = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_KEY_BITS: Final = 19
_KEY_MASK: Final = (1 << _KEY_BITS) - 1
_WEIGHTS: Final = tuple(weight << _KEY_BITS for weight in (0, 1, 6, 36))
_CODES: Final = tuple(_KEYS[index % 13] + _WEIGHTS[index // 13] for index in range(52))


def code_of(card: Card) -> int:
    """The card's code for ``strength``. The joker has none: ``IndexError``."""
    return _CODES[index_of(card)]


@cache
def tables() -> Tables:
    """The tables behind ``strength``, built once a process."""
    mixed = [five for five in combinations_with_replacement(range(13), 5) if five[0] != five[4]]
    hands = [(_hand(five, suited=False), _key(five), False) for five in mixed]
    hands += [(_hand(five, suited=True), _key(five), True) for five in combinations(range(13), 5)]
    hands.sort()
    plain = [0] * (max(key for _, key, _ in hands) + 1)
    flush: dict[int, int] = {}
    for number, (_, key, suited) in enumerate(hands, start=1):
        if suited:
            flush.update((key + 5 * weight, number) for weight in _WEIGHTS)
        else:
            plain[key] = number
    return Tables(plain, flush, [Hand(Category.HIGH_CARD, ()), *(hand for hand, _, _ in hands)])


def strength(a: int, b: int, c: int, d: int, e: int) -> int:
    """The strength of five different cards by code, 1 (7-5-4-3-2) to 7462 (a royal flush); equal for equal hands."""
    global _plain, _flush
    total = a + b + c + d + e
    if total in _flush:
        return _flush[total]
    try:
        return _plain[total & _KEY_MASK]
    except IndexError:
        if _plain:
            raise
    _plain, _flush, _ = tables()
    return strength(a, b, c, d, e)


_plain: list[int] = []
_flush: dict[int, int] = {}


def rank_hand(cards: Sequence[Card]) -> Hand:
    """The hand that five cards are; no joker. ``ValueError`` unless there are five different ones (C-1)."""
    if len(cards) != 5:
        raise ValueError(f"a hand has five cards, not {len(cards)}")
    if len(set(cards)) != len(cards) or JOKER in cards:
        raise ValueError("each card is one of the deck's 52, and is there once")
    return tables().hands[strength(*(code_of(card) for card in cards))]


@lru_cache(maxsize=4096)
def joker_categories(cards: frozenset[Card]) -> frozenset[Category]:
    """Every category that four cards and the joker can be read as (PP-26).

    The joker may stand for any card but those the hand already holds.
    """
    if len(cards) != 4 or JOKER in cards:
        raise ValueError("the joker completes four other cards")
    a, b, c, d = (code_of(card) for card in cards)
    found = {strength(a, b, c, d, code_of(stand_in)) for stand_in in DECK if stand_in not in cards}
    hands = tables().hands
    return frozenset(hands[number].category for number in found)


def categories(cards: Sequence[Card]) -> frozenset[Category]:
    """Every category that five cards can be read as: one, or several where the joker is among them."""
    if JOKER in cards:
        return joker_categories(frozenset(cards) - {JOKER})
    return frozenset((rank_hand(cards).category,))


def _key(places: tuple[int, ...]) -> int:
    return sum(_KEYS[place] for place in places)


def _hand(places: tuple[int, ...], *, suited: bool) -> Hand:
    """The hand with the ranks at these places of ``RANKS``. Groups decide by size, then by rank (C-4)."""
    groups = sorted(((places.count(place), place + 2) for place in set(places)), reverse=True)
    shape = tuple(count for count, _ in groups)
    order = tuple(rank for _, rank in groups)
    if shape != (1, 1, 1, 1, 1):
        return Hand(_SHAPES[shape], order)
    if order == (14, 5, 4, 3, 2):
        top = 5
    elif order[0] - order[4] == 4:
        top = order[0]
    else:
        return Hand(Category.FLUSH if suited else Category.HIGH_CARD, order)
    if not suited:
        return Hand(Category.STRAIGHT, (top,))
    return Hand(Category.ROYAL_FLUSH if top == 14 else Category.STRAIGHT_FLUSH, (top,))


_SHAPES: Final = {
    (4, 1): Category.FOUR,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.PAIR,
}
