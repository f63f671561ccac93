"""Figures: what is counted, and what is said of it."""

from __future__ import annotations

import csv
import io
import json
import os
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kortspel.figures import report
from kortspel.figures.page import MOST_BINS, bins_of, figures_of, median_of
from kortspel.figures.words import page_lines, rules_text, spark
from kortspel.store.records import Record, Records, Result
from kortspel.text import LANGUAGES, Language, Text
from tests.store.games import saved_game
from tests.store.test_records import noted, record

SCORES = st.dictionaries(
    st.fractions(min_value=-2000, max_value=2000, max_denominator=6),
    st.integers(1, 5),
    min_size=1,
    max_size=40,
)


def spread(scores: dict[Fraction, int]) -> list[Fraction]:
    return [score for score, n in scores.items() for _ in range(n)]


@given(SCORES)
def test_the_median_is_that_of_the_standard_library(scores: dict[Fraction, int]) -> None:
    assert median_of(scores) == statistics.median(spread(scores))


@given(SCORES)
def test_every_score_is_in_one_bin_and_there_are_few(scores: dict[Fraction, int]) -> None:
    bins = bins_of(scores)
    assert len(bins) <= MOST_BINS
    assert sum(each.games for each in bins) == sum(scores.values())
    assert all(after.low == before.high + 1 for before, after in pairwise(bins))


def test_the_coachs_share_is_that_of_its_own_games() -> None:
    coach = [1] * 10 + [2] * 10 + [7] * 10
    bins = bins_of({Fraction(5): 1, Fraction(25): 3}, coach)
    assert [each.low for each in bins] == [0, 10, 20]
    assert [each.coach for each in bins] == pytest.approx([0.1, 0.2, 0.7])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("pakker", {"only_valid_openings": False, "all_in": True, "limit": "share", "limit_share": 30}),
        ("poangpoker", {"end": "limit", "limit": 52, "scale": [0, 1, 2, 3, 4, 5, 6, 7, 8, 52]}),
        ("patience", {"target": None, "joker": "deck"}),
        ("patience", {"wild": True, "x": [True, None, {}], "y": 1e400, "z": 10**40}),
    ],
)
def test_rules_are_told_in_words(language: Language, game: str, options: dict[str, object]) -> None:
    """A1: no False, no list in brackets, whatever stands in the key."""
    words = rules_text(Text(language), game, options)
    assert words
    for python in ("False", "True", "None", "[", "]", "{", "'"):
        assert python not in words


def test_a_rule_that_is_off_or_a_scale_reads_as_one_would_say_it() -> None:
    text = Text("sv")
    assert rules_text(text, "pakker", {"only_valid_openings": False}).endswith(": nej")
    assert rules_text(text, "poangpoker", {"scale": [0, 1, 52]}).endswith(": 0 1 52")
    assert rules_text(text, "pakker", {}) == text("statistics.standard")
    assert rules_text(text, "pakker", None) == text("statistics.unreadable_rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_in_every_language(tmp_path: Path, language: Language) -> None:
    facts: dict[str, Any] = {f"hand.{n}": n for n in range(10)}
    facts |= {f"pots_{n}": 1 for n in ("won",)} | {"pots": 9, "most.pot": 31, "money.kr": -4, "met.hard": 1}
    facts |= dict.fromkeys(("opened", "blind", "called", "bet", "raised", "folded", "bluffed"), 3)
    facts |= {
        "net.hard": -4,
        "deals": 4,
        "hand_points": 150,
        "trick_points": 10,
        "last_tricks": 2,
        "place.2": 1,
        "chicagos": 3,
    }
    records = noted(tmp_path, *(record(str(n), str(n), won=n > 3, hour=n, **facts) for n in range(6)))
    for n in range(3):
        records.add_review(str(n), 0, at=record("x").finished, skill=-float(n), luck=1.0)
    (page,) = records.pages("pakker")
    figures = figures_of(records, page)
    assert figures is not None
    lines = [line.words for line in page_lines(Text(language), figures)]
    assert len(lines) > 35
    assert all(len(line) <= 110 for line in lines)
    for expected in ("31", "kr", "\N{MINUS SIGN}24", "hicago"):
        assert any(expected in line for line in lines), expected


def test_bars_go_from_the_lowest_to_the_highest() -> None:
    assert spark([Fraction(n) for n in range(8)]) == "▁ ▂ ▃ ▄ ▅ ▆ ▇ █"
    assert set(spark([Fraction(5)] * 3).split()) == {"▄"}


def test_json_and_csv_hold_every_game(tmp_path: Path) -> None:
    saved_game(tmp_path, moves=25)
    noted(tmp_path, record("a", "5/2", "3"), record("b", "1", left_out="help"))
    with Records(tmp_path) as records:
        found = json.loads(report.as_json(records))
        rows = list(csv.DictReader(io.StringIO(report.as_csv(records))))
    assert len(found) == 3
    assert len(rows) == 4
    assert next(each for each in found if each["id"] == "a")["seats"][0]["score"] == "5/2"
    assert {row["left_out"] for row in rows} == {"", "help"}


def test_nothing_recorded_is_said(tmp_path: Path) -> None:
    text = Text("sv")
    assert report.words(text, Records(tmp_path)) == text("statistics.none")
    assert json.loads(report.as_json(Records(tmp_path))) == []


def test_a_terminal_of_few_signs_gets_the_statistics_in_its_own(tmp_path: Path) -> None:
    """B4"""
    noted(tmp_path, *(record(str(n), str(10 * n), hour=n, game="patience", won=n > 2) for n in range(5)))
    with Records(tmp_path) as records:
        records.finish(
            Record("x", "patience", "{}", "K7Q2-M9PD", datetime.now(UTC), (Result("Åsa", Fraction(7)),))
        )
    words = [sys.executable, "-m", "kortspel", "stats", "--saves", str(tmp_path), "--lang", "sv"]
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    environment["PYTHONIOENCODING"] = "ascii"
    done = subprocess.run(words, capture_output=True, env=environment, check=True)
    assert done.stdout.isascii()
    assert b"\\" not in done.stdout
    assert b"####" in done.stdout
    found = subprocess.run([*words, "--json"], capture_output=True, env=environment, check=True)
    assert json.loads(found.stdout)[-1]["seats"][0]["name"] == "Åsa"
