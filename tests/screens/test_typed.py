"""What people type."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from kortspel.screens.answers import Wrong, _name
from kortspel.screens.typed import moment, whole_number, whole_numbers
from kortspel.text import Text


@pytest.mark.parametrize(("typed", "number"), [("12", 12), (" 0 ", 0), ("007", 7)])
def test_whole_numbers_are_read(typed: str, number: int) -> None:
    assert whole_number(typed) == number


@pytest.mark.parametrize("typed", ["", "-5", "2.5", "2,5", "abc", "²", "١", "1" * 13, "1 2"])
def test_what_is_no_whole_number_is_none(typed: str) -> None:
    assert whole_number(typed) is None


def test_several_numbers_are_counted() -> None:
    assert whole_numbers("0 1, 2,3", 4) == [0, 1, 2, 3]
    assert whole_numbers("0 1 2", 4) is None
    assert whole_numbers("0 1 2 x", 4) is None


def test_a_time_is_the_next_one() -> None:
    later = datetime.now() + timedelta(minutes=2)
    found = moment(later.strftime("%H.%M"))
    assert found is not None
    assert 0 < found - datetime.now().timestamp() <= 120
    now = moment(datetime.now().strftime("%H:%M"))
    assert now is not None
    assert now > datetime.now().timestamp()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="needs a time zone of its own")
def test_the_hour_that_comes_twice_is_the_one_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5: at half past two for the second time, a quarter to three is in a quarter of an hour."""
    monkeypatch.setenv("TZ", "Europe/Stockholm")
    time.tzset()
    try:
        second_half_past_two = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).timestamp()
        assert moment("02:45", second_half_past_two) == second_half_past_two + 15 * 60
        assert moment("02:15", second_half_past_two) == second_half_past_two + (24 * 60 - 15) * 60
        first_half_past_two = second_half_past_two - 3600
        assert moment("02:45", first_half_past_two) == first_half_past_two + 15 * 60
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("typed", ["", "25:00", "12:60", "noon", "12"])
def test_what_is_no_time_is_none(typed: str) -> None:
    assert moment(typed) is None


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "Bo\u2800", "\u0301", "A\u115f", "\u200b", ""])
def test_i10_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    draft = {"players": [{"name": "Anna"}, {"name": "Bo"}]}
    with pytest.raises(Wrong):
        _name(0, name, draft, Text("sv"))
    assert _name(0, "Åsa", draft, Text("sv")) == "Åsa"


@pytest.mark.parametrize("typed", ["Åsa", "A\u030asa", "åsa", "ÅSA"])
def test_c5_one_name_is_one_player_however_its_letters_are_made(typed: str) -> None:
    draft = {"players": [{"name": "Anna"}, {"name": "A\u030asa"}]}
    with pytest.raises(Wrong):
        _name(0, typed, draft, Text("sv"))
    assert _name(1, typed, draft, Text("sv")) in ("Åsa", "åsa", "ÅSA"), "a player may be called as before"
