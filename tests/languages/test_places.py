"""Every message, in every language, with every number: whole, and no longer than its place."""

from __future__ import annotations

import re
import textwrap

import pytest
from rich.cells import cell_len

from kortspel.cards import DECK
from kortspel.text import LANGUAGES, Text
from kortspel.text.checking import everything
from kortspel.text.places import PLACES, Place, place_of
from kortspel.text.words import rank_letter
from tests.languages.rendering import card_renderings, named, renderings

RAW = re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|Fraction|  |\d{5,}")
"""What no reader should meet."""
LAID_OUT = ("cli.help", "statistics.legend")
"""Texts that stand in columns."""


def too_long(words: str, place: Place) -> bool:
    if not place.columns:
        return False
    plain = words.replace("&", "", 1)
    if place.lines == 1:
        return cell_len(plain) > place.columns
    return len(textwrap.wrap(plain, place.columns)) > place.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_fits_its_place_with_every_number(language: str) -> None:
    """A6, B4: the longest names and hands, and 0, 1, 2, 5, 21 and 1000."""
    long = [
        f"{message} ({n}): {words!r} is longer than {place_of(message)}"
        for message, n, words in renderings(language)
        if n <= most(message) and too_long(words, place_of(message))
    ]
    assert long == []


def most(message: str) -> int:
    """The largest number that a place is made for, where it is not any."""
    if message == "pakker_table.word.open_blind":
        return 99
    if message == "trick_table.tricks":
        return 5
    if message.endswith("_table.points") or message in (
        "patience.best",
        "patience.average",
        "patience.target",
    ):
        return 21
    return 21 if message.startswith(("pakker_table.word.", "trick_table.exchanged")) else 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_whole(language: str) -> None:
    """No hole is left, and nothing of the code shows."""
    raw = {
        message: words
        for message, _, words in renderings(language)
        if message not in LAID_OUT and RAW.search(words.strip())
    }
    assert raw == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_named_in_every_sentence(language: str) -> None:
    for message, _card, words in card_renderings(language):
        assert not too_long(words, place_of(message)), words
        assert not RAW.search(words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_one_is_never_followed_by_several(language: str) -> None:
    """A5: "1 chips", "1 sjetonger", "1 pts"."""
    several = {
        "sv": r"\b1 (poänger|stickar)|\b(en|ett) (byten|partier|potter)\b",
        "nb": r"\b1 (sjetonger|stikker|bytter|partier|potter)|\b(en|én|ett) (sjetonger|bytter|partier|potter)\b",
        "en": r"\b(1|one) (chips|points|pts|cards|tricks|games|moves|pots|swaps|results)\b",
    }
    wrong = {words for _, n, words in renderings(language) if n == 1 and re.search(several[language], words)}
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_corners_of_cards_fit_the_smallest_card(language: str) -> None:
    text = Text(language)
    assert all(1 <= len(rank_letter(text, card)) <= 2 for card in DECK)


def test_every_place_is_the_place_of_some_message() -> None:
    used = {place_of(message) for message in everything("en")}
    assert [pattern for pattern, place in PLACES if place not in used] == []


def test_a_forgotten_number_is_noticed() -> None:
    """The renderings fill every hole that there is."""
    entry = everything("en")["pakker.say.bought_cash"]
    assert named(entry) == {"seat", "n"}
