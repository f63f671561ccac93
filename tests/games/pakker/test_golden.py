"""The golden playthroughs still tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pakker.golden import rendered

PLAYTHROUGHS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.rule("PA-4", "PA-8", "PA-17", "PA-23", "PA-25", "PA-60", "PA-70", "PA-80")
@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert rendered(told).splitlines() == told.splitlines()


def test_there_are_an_evening_of_each_kind() -> None:
    assert [path.stem for path in PLAYTHROUGHS] == ["blind", "faults", "open_blind"]


@pytest.mark.parametrize(
    ("evening", "words"),
    [
        (
            "blind",
            [
                "Carin: Jag mörkar på åtta.",
                "David tar 72 marker.",
                "Anna får tillbaka 4 marker som ingen synade.",
                "Anna tar 4 marker.",
            ],
        ),
        ("open_blind", ["Anna: Jag öppnar på två och tre mörkt.", "Anna: Syn.", "Bo: Och 19 bättre."]),
        (
            "faults",
            ["böter potten, 20.", "marker på kredit.", "Ni spelar till 09:00.", "Carin pays Bo 70 kr"],
        ),
    ],
)
def test_each_says_what_it_is_there_for(evening: str, words: list[str]) -> None:
    (path,) = (path for path in PLAYTHROUGHS if path.stem == evening)
    story = path.read_text(encoding="utf-8")
    assert [word for word in words if word not in story] == []
