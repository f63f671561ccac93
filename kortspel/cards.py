"""Cards, the deck, deal codes and the shuffle (C-1, C-5).

A card is two characters, its rank and its suit: ``"Ts"`` is the ten of spades, ``"Xx"`` the joker.
Models and saves hold cards in this notation; inner loops use ``index_of``.

The shuffle, version 1. The ``n``-th shuffle of a deal code is a Fisher-Yates shuffle from the last place to
the second: for each place ``i`` a number ``j`` is drawn uniformly from ``0..i`` and the cards at ``i`` and ``j``
change places. The numbers come from a stream of 32-bit big-endian words, the concatenated SHA-256 digests of
the ASCII texts ``kortspel-shuffle-1:CODE:N:BLOCK`` for ``BLOCK`` = 0, 1, 2, …, where ``CODE`` is written without
its hyphen and the numbers in decimal. A word is refused when it is not below the largest multiple of ``i + 1``
that fits in 32 bits, else ``j`` is the word modulo ``i + 1``.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, TypeVar, cast, get_args

Card = Literal[
    "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc", "Qc", "Kc", "Ac",
    "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "Td", "Jd", "Qd", "Kd", "Ad",
    "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "Th", "Jh", "Qh", "Kh", "Ah",
    "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts", "Js", "Qs", "Ks", "As",
    "Xx",
]  # fmt: skip

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
JOKER: Final[Card] = "Xx"
DECK: Final[tuple[Card, ...]] = get_args(Card)[:52]

_INDEX: Final[dict[str, int]] = {card: index for index, card in enumerate(get_args(Card))}
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_LENGTH: Final = 8
_BETWEEN: Final = (
    "- \t\u00a0\u00ad\u2007\u2009\u200b\u202f\u2060"
    "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
)
"""Hyphens, dashes and spaces of all sorts: what mail and word processors make of a hyphen."""
_CODE_MISREADINGS: Final = str.maketrans("OIL", "011", _BETWEEN)

_T = TypeVar("_T")


def index_of(card: Card) -> int:
    """The card's place in ``DECK``, 0 to 51: suit times 13 plus rank; 52 for the joker."""
    return _INDEX[card]


def rank_of(card: Card) -> int:
    """The card's rank, 2 to 14 (the ace). The joker has none: ``ValueError``."""
    return RANKS.index(card[0]) + 2


def suit_of(card: Card) -> str:
    """The card's suit: ``"c"``, ``"d"``, ``"h"`` or ``"s"``; ``"x"`` for the joker."""
    return card[1]


def by_rank(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards high to low, as one sorts a hand; the joker first."""
    return tuple(sorted(cards, key=lambda card: (-99 if card == JOKER else -rank_of(card), card[1])))


def parse_card(text: str) -> Card:
    """The card written as ``"Ts"``, ``"10s"`` or ``"Xx"``, in any case; ``ValueError`` for anything else."""
    text = text.strip().replace("10", "T")
    card = text[:1].upper() + text[1:].lower()
    if card not in _INDEX:
        raise ValueError(f"not a card: {text!r}")
    return cast(Card, card)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a line such as ``"Ks Kd 7h"``; ``ValueError`` where a word is no card."""
    return tuple(parse_card(word) for word in text.split())


def new_code() -> str:
    """A deal code drawn from the operating system's entropy, such as ``"K7Q2-M9PD"`` (C-5)."""
    return _hyphened("".join(secrets.choice(CODE_LETTERS) for _ in range(_CODE_LENGTH)))


def parse_code(text: str) -> str:
    """The deal code as it is written, ``"K7Q2-M9PD"``, from what a person typed.

    Case, spaces, hyphens and dashes do not matter; O is read as 0, I and L as 1. ``ValueError`` for anything that is
    not eight of the letters and digits in use.
    """
    code = typed_code(text)
    if len(code) != _CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
        raise ValueError(f"not a deal code: {text!r}")
    return _hyphened(code)


def typed_code(text: str) -> str:
    """What a person meant by the letters of a code: capitals, what lies between left out, misreadings mended."""
    return text.strip().upper().translate(_CODE_MISREADINGS)


def code_of_number(number: int) -> str:
    """The deal code that stands for the number, 0 to 2**40 - 1."""
    letters = [CODE_LETTERS[number >> 5 * place & 31] for place in reversed(range(_CODE_LENGTH))]
    return _hyphened("".join(letters))


def shuffled(code: str, n: int, cards: Sequence[_T]) -> tuple[_T, ...]:
    """The cards in the order of the ``n``-th shuffle (from 0) of the deal code; the same on every machine."""
    words = _words(code.replace("-", ""), n)
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        limit = 2**32 - 2**32 % (i + 1)
        word = next(word for word in words if word < limit)
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def _hyphened(code: str) -> str:
    return f"{code[:4]}-{code[4:]}"


def _words(code: str, n: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"kortspel-shuffle-1:{code}:{n}:{block}".encode("ascii")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
