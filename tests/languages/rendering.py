"""Every message filled with the longest that can come: names of sixteen letters, large numbers, long hands."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from string import Formatter

from kortspel.cards import DECK, JOKER, suit_of
from kortspel.games.base import LONGEST_NAME
from kortspel.text import Entry, Language, Text
from kortspel.text.checking import everything, forms
from kortspel.text.words import card_text, cards_text

NUMBERS = (0, 1, 2, 5, 21, 1000)
NAME = "Wilhelmina-Maria"
OTHER = "Bartholomew Long"
assert len(NAME) == len(OTHER) == LONGEST_NAME

_NAMES = {"seat": NAME, "name": NAME, "by": OTHER, "asked": OTHER, "seller": OTHER, "buyer": NAME}
_NAMES |= {"payer": NAME, "payee": OTHER}
_AS_THEY_ARE = {
    "app": "1.2.3",
    "cell": "e5",
    "clause": "PA-50",
    "coach": "e5",
    "code": "K7Q2-M9PD",
    "currency": "groszy",
    "field": "players",
    "folder": "/home/wilhelmina/spel",
    "languages": "sv, nb, en",
    "letter": "/",
    "option": "--nonsense",
    "path": "/tmp/report",
    "term": "dumb",
    "time": "22:30",
    "typed": "1000",
    "until": "22:30",
    "what": "ValueError",
    "word": "cheque",
    "key": "Enter",
}
_SMALL = {
    "deals": 24,
    "tricks": 5,
    "high": 51,
    "least": 1,
    "most": 50,
    "players": 8,
    "width": 59,
    "height": 19,
    "least_width": 60,
    "least_height": 20,
}
_SMALL |= {"number": 25, "left": 10, "low": 1, "line": 12, "known": 2, "found": 3, "move": 300, "reason": 28}


def named(entry: Entry) -> set[str]:
    """What is filled in a message, ``n`` among it."""
    parts = [part for words in forms(entry).values() for part in Formatter().parse(words)]
    return {name for _, name, _, _ in parts if name}


@cache
def longest(text: Text, kind: str, ids: tuple[str, ...]) -> str:
    """The longest of several messages that fill a hole."""
    return max((text(f"{kind}.{id}") for id in ids), key=len)


def values_for(text: Text, message: str, names: set[str], n: int) -> dict[str, object]:
    """What fills the holes of a message, as long as it can be, with ``n`` for the numbers."""
    ranks = tuple(str(rank) for rank in range(2, 15))
    suits = tuple("shdc")
    hands = [
        text(f"cards.hand.{kind}", **values_for(text, f"cards.hand.{kind}", {"first", "second", "top"}, n))
        for kind in (range(10) if not message.startswith("cards.hand.") else ())
    ]
    hand = max(hands, key=len, default="")
    cards = max(DECK, key=lambda card: len(card_text(text, card)))
    lines = (*(f"{way}{place}" for way in ("row", "col") for place in range(1, 6)), "diag1", "diag2")
    values: dict[str, object] = dict.fromkeys(names, n)
    words = {
        **_NAMES,
        **_AS_THEY_ARE,
        "card": card_text(text, cards),
        "cards": f"{cards_text(text, [cards] * 5)} ({hand})",
        "hand": hand,
        "top": longest(text, "cards.one", ranks),
        "rank": longest(text, "cards.many", ranks),
        "suit": longest(text, "cards.suit", suits),
        "card_suit": longest(text, "cards.suit", suits),
        "suit_one": longest(text, "cards.suit_one", suits),
        "lower": longest(text, "cards.category", tuple("0123456789")),
        "higher": longest(text, "cards.category", tuple("0123456789")),
        "names": text.listed([NAME, OTHER]),
        "seats": text.listed([NAME, OTHER]),
        "fault": longest(
            text, "pakker.fault", ("thrown", "surplus", "others", "seen_card", "uncut", "face_up")
        ),
        "percent": text.percent(99),
        "percentile": text("coach.percentile", percent=text.percent(99)),
        "score": text("patience.points", n=197),
        "table": longest(text, "patience.option.table", ("english", "american", "swedish")),
        "why": "",
        "line": longest(text, "patience.line", lines) if message.startswith("coach.") else 12,
        "other": longest(text, "patience.line", lines),
        "game": text.game("poangpoker"),
        "average": text.decimal(Fraction(947, 10)),
        "expected": text.decimal(94.7),
        "skill": text.decimal(-12.5),
        "luck": text.decimal(-12.5),
        "lost": text.decimal(12.5),
        "mean": text.decimal(-12.5),
        "median": text.decimal(62.5),
        "lowest": "21",
        "share": text.percent(45),
        "who": NAME,
        "value": text.number(n),
    }
    values |= {name: word for name, word in words.items() if name in names}
    values |= {name: number for name, number in _SMALL.items() if name in names and name not in words}
    if message.startswith("cards.hand."):
        first = longest(text, "cards.many", ranks)
        others = [text(f"cards.many.{rank}") for rank in ranks]
        values |= {"first": first, "second": max((other for other in others if other != first), key=len)}
    if message.startswith("coach.reason.swap"):
        values |= {"first": "a1", "second": "e5"}
    if message in ("trick_table.led", "trick_table.took"):
        # The names are shortened there.
        values |= {"name": NAME[:10], "best": NAME[:10]}
    return values


@cache
def renderings(language: Language) -> tuple[tuple[str, int, str], ...]:
    """Every message with every number: its id, the number, the words."""
    return tuple(_renderings(language))


def _renderings(language: Language) -> Iterator[tuple[str, int, str]]:
    text = Text(language)
    for message, entry in everything(language).items():
        names = named(entry)
        counted = NUMBERS if not isinstance(entry, str) or names else (0,)
        for n in counted:
            values = values_for(text, message, names, n)
            yield message, n, text(message, **{"n": n, **values})


def card_renderings(language: Language) -> Iterator[tuple[str, str, str]]:
    """Every message that names a card, with every card: its id, the card, the words."""
    text = Text(language)
    for message, entry in everything(language).items():
        if "card" in (names := named(entry)):
            for card in (*DECK, JOKER):
                if card == JOKER and "card_suit" in names:
                    continue
                values = values_for(text, message, names, 2) | {"card": card_text(text, card)}
                if "card_suit" in names:
                    values["card_suit"] = text(f"cards.suit.{suit_of(card)}")
                yield message, card, text(message, **{"n": 2, **values})
