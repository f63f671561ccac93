"""The names that new saves get of themselves."""

from __future__ import annotations

from datetime import date
from itertools import islice
from pathlib import Path

import pytest

from kortspel.store.names import default_names, file_of
from kortspel.text import Language, Text

DAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("language", "game", "stem"),
    [
        ("sv", "patience", "pokerpatiens"),
        ("nb", "patience", "pokerkabal"),
        ("en", "patience", "poker-squares"),
        ("sv", "poangpoker", "poangpoker"),
        ("nb", "poangpoker", "poengpoker"),
        ("en", "pakker", "pakker"),
        ("nb", "chicago", "chicago"),
    ],
)
def test_a7_a_save_is_called_by_the_games_name_in_the_players_language(
    language: Language, game: str, stem: str
) -> None:
    names = list(islice(default_names(Text(language).game(game), DAY), 2))
    assert names == [f"{stem}-2026-11-30-1", f"{stem}-2026-11-30-2"]


@pytest.mark.parametrize("title", ["", "纸牌", "A very long name of a game, longer than a save's may be"])
def test_a7_any_title_makes_a_name_that_a_save_can_have(title: str, tmp_path: Path) -> None:
    (name,) = islice(default_names(title, DAY), 1)
    assert name.isascii()
    assert file_of(tmp_path, name).name == f"{name}.json"
