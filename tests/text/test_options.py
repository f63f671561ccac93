"""A1: what a table has chosen is told in words, never as Python or as a count of seconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from importlib import import_module
from typing import Any, get_args

import pytest

from kortspel.games.registry import GAMES
from kortspel.text import LANGUAGES, Text
from kortspel.text.options import option_value, rules_text

NOT_WORDS = re.compile(r"[\[\](){}_]|True|False|None|\d{5,}")


def choices(game: str) -> Iterator[tuple[str, Any]]:
    """Every option of the game with values of each kind that it can have."""
    for field, info in import_module(f"kortspel.games.{game}.setup").Options.model_fields.items():
        # A Literal's values, or the types of a union.
        kinds = get_args(info.annotation) or (info.annotation,)
        words = [kind for kind in kinds if isinstance(kind, str)]
        whole = [1_764_540_600 if field.endswith("_at") else 35] if int in kinds else []
        yield from ((field, value) for value in (info.default, *words, *whole))
        if bool in kinds:
            yield from ((field, value) for value in (True, False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_is_told_in_words(game: str, language: str) -> None:
    text = Text(language)
    told = {(field, str(value)): option_value(text, game, field, value) for field, value in choices(game)}
    told |= {
        (field, f"rule {value}"): rules_text(text, game, {field: value}) for field, value in choices(game)
    }
    assert {option: words for option, words in told.items() if NOT_WORDS.search(words) or not words} == {}
    # A word of the code is no word of the language, but for what is named in English.
    if language != "en":
        bare = [option for option, words in told.items() if option[1].isalpha() and words == option[1]]
        assert bare == ([("currency", "kr")] if game == "pakker" else [])


def test_an_evening_by_the_clock_and_a_scale_are_told_as_people_do() -> None:
    text = Text("sv")
    end = int(datetime(2026, 12, 1, 22, 30).timestamp())
    evening = {"end": "clock", "end_at": end, "only_valid_openings": False, "all_in": True}
    assert rules_text(text, "pakker", evening) == (
        "Kvällen slutar: ett klockslag, Klockan: 22:30, Bara giltiga öppningar: nej, All-in"
    )
    assert (
        option_value(text, "poangpoker", "scale", [0, 1, 2, 3, 4, 5, 6, 7, 8, 52]) == "0 1 2 3 4 5 6 7 8 52"
    )
