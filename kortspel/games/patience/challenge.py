"""A challenge to a friend: one short line with the rules, the deal, and what was reached with it.

``P66-K7Q2-M9PD-0G21-4A0C-7F2E``: a sign for the game and the score to beat, the deal code, then in letters of deal
codes two for the options, eight for the categories of the hands, and two that check all the others. One
letter that is wrong is always found: the check is a sum weighted by powers of a number that is prime to its modulus.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

from kortspel.cards import CODE_LETTERS, parse_code, typed_code
from kortspel.games.base import Model
from kortspel.games.patience.grid import lines as grid_lines
from kortspel.games.patience.score import points_table
from kortspel.games.patience.setup import JokerRule, Options, TableName
from kortspel.ranking import Category

_MODULUS: Final = 1021
"""The largest prime below what two letters can hold."""
_WEIGHT: Final = 37
_TABLES: Final = get_args(TableName)
_JOKERS: Final = get_args(JokerRule)
_FLAGS: Final = ("royal50", "flush16", "diagonals", "corner", "touching", "rearranging")
_CATEGORIES: Final = len(Category)
_HANDS: Final = 8
"""The letters that twelve hands take."""
_SHAPE: Final = re.compile(r"P([0-9]{1,4})([0-9A-Z]{8})([0-9A-Z]{2})([0-9A-Z]{8})([0-9A-Z]{2})")


class Challenge(Model):
    """What a friend reached alone with a deal, hand by hand: rows, columns, and diagonals where they count."""

    options: Options
    deal: str
    hands: tuple[Category, ...]

    @property
    def score(self) -> int:
        """The points to beat."""
        points = points_table(self.options)
        return sum(points[category] for category in self.hands)


class BadChallenge(ValueError):  # noqa: N818 - the player's word for it
    """The line is no challenge. ``why`` is ``shape`` or ``check``."""

    def __init__(self, why: Literal["shape", "check"]) -> None:
        super().__init__(why)
        self.why = why


def challenge_line(challenge: Challenge) -> str:
    """The line that stands for the challenge."""
    head = f"P{challenge.score}"
    rest = (
        challenge.deal.replace("-", "")
        + _options_letters(challenge.options)
        + _hands_letters(challenge.hands)
    )
    whole = rest + _check(head + rest)
    return "-".join((head, *(whole[at : at + 4] for at in range(0, len(whole), 4))))


def read_challenge(typed: str) -> Challenge:
    """The challenge in what was typed or pasted, however its letters are set; ``BadChallenge`` where there is none."""
    found = _SHAPE.fullmatch(typed_code(typed))
    if found is None:
        raise BadChallenge("shape")
    score, deal, options, hands, check = found.groups()
    if _check(f"P{score}{deal}{options}{hands}") != check:
        raise BadChallenge("check")
    try:
        rules = _options_of(options)
        challenge = Challenge(options=rules, deal=parse_code(deal), hands=_hands_of(hands, rules))
    except ValueError as error:
        raise BadChallenge("check") from error
    if str(challenge.score) != score:
        raise BadChallenge("check")
    return challenge


def _options_letters(options: Options) -> str:
    number = _TABLES.index(options.table) * len(_JOKERS) + _JOKERS.index(options.joker)
    for flag in _FLAGS:
        number = 2 * number + getattr(options, flag)
    return _letters(number, 2)


def _options_of(letters: str) -> Options:
    number = _number(letters)
    fields: dict[str, object] = {}
    for flag in reversed(_FLAGS):
        number, bit = divmod(number, 2)
        fields[flag] = bool(bit)
    table, joker = divmod(number, len(_JOKERS))
    if table >= len(_TABLES):
        raise ValueError("no such table")
    return Options.model_validate({**fields, "table": _TABLES[table], "joker": _JOKERS[joker]})


def _hands_letters(hands: Sequence[Category]) -> str:
    number = 0
    for category in hands:
        number = number * _CATEGORIES + category
    return _letters(number, _HANDS)


def _hands_of(letters: str, options: Options) -> tuple[Category, ...]:
    count = len(grid_lines(diagonals=options.diagonals))
    number = _number(letters)
    found = []
    for _ in range(count):
        number, category = divmod(number, _CATEGORIES)
        found.append(Category(category))
    if number:
        raise ValueError("more than the hands")
    return tuple(reversed(found))


def _check(text: str) -> str:
    total = 0
    for value in _values(text):
        total = (total * _WEIGHT + value + 1) % _MODULUS
    return _letters(total, 2)


def _values(text: str) -> Iterator[int]:
    return (CODE_LETTERS.index(letter) for letter in text)


def _letters(number: int, count: int) -> str:
    letters = ""
    for _ in range(count):
        number, place = divmod(number, len(CODE_LETTERS))
        letters = CODE_LETTERS[place] + letters
    assert not number, "it fits"
    return letters


def _number(letters: str) -> int:
    number = 0
    for value in _values(letters):
        number = number * len(CODE_LETTERS) + value
    return number
