"""Signs for terminals that lack them."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from kortspel.text import LANGUAGES, Text, messages
from kortspel.text.signs import _NEAREST, Signs, SpelledText

AREAS = (
    "action",
    "menu",
    "cards",
    "pakker",
    "pakker_table",
    "poangpoker",
    "tricks",
    "patience",
    "set_up",
)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp850", "cp1252"])
def test_whatever_is_shown_can_be_encoded_and_keeps_its_columns(encoding: str) -> None:
    """B4."""
    signs = Signs(encoding)
    words = "‹ Kn♦ › … – − × · ▆ ◄ ↘ ½ åäö ÆØ é ▙▟ 日本" + "".join(_NEAREST)
    shown = signs.nearest(words)
    shown.encode(encoding)
    assert cell_len(shown) == cell_len(words)
    signs.spelled(words).encode(encoding)


def test_a_terminal_that_has_a_letter_keeps_it() -> None:
    assert Signs("latin-1").nearest("på två – öre") == "på två - öre"
    assert Signs("ascii").nearest("på två – öre") == "pa tva - ore"
    assert Signs("utf-8").nearest("på två – ♠") == "på två – ♠"


def test_a_sentence_is_spelled_out() -> None:
    assert Signs("ascii").spelled("tänker … 2½") == "tanker ... 2 1/2"
    assert Signs("latin-1").spelled("tänker … 2½") == "tänker ... 2½"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_shown_in_ascii(language: str) -> None:
    """B4."""
    plain = Signs("ascii")
    for area in AREAS:
        for entry in messages(language, area).values():
            for words in [entry] if isinstance(entry, str) else entry.values():
                assert "?" not in plain.spelled(words).replace("?", "", words.count("?"))


def test_the_catalogue_speaks_in_signs_that_can_be_shown() -> None:
    assert SpelledText("sv", Signs("ascii"))("computer.thinking").isascii()
    assert not Text("sv")("computer.thinking").isascii()
