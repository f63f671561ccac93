"""The seats round the table in little room."""

from __future__ import annotations

import pytest

from kortspel.widgets.seats import SeatPicture, SeatsView


def first_line(name: str, marks: tuple[str, ...], width: int, *, turn: bool = False) -> str:
    parts = SeatsView()._part(SeatPicture(name, marks, turn=turn), 0, width)
    line = "".join(part.text for part in parts)
    assert len(line) == width
    return line.rstrip()


def test_marks_stand_behind_the_name_where_there_is_room() -> None:
    assert first_line("Bo", ("dealer", "opener"), 24) == " Bo (dealer, opener)"


@pytest.mark.parametrize("turn", [False, True])
def test_a_short_name_is_never_cut_for_its_marks(turn: bool) -> None:
    assert first_line("Bo", ("dealer", "opener"), 15, turn=turn).startswith(" Bo (dealer)")


def test_a_long_name_is_shortened_before_the_first_mark_goes() -> None:
    assert first_line("Maximilian-Aurel", ("giv",), 15) == " Maximi. (giv)"
    assert first_line("Maximilian-Aurel", ("a long mark",), 15) == " Maximilian-A."
    assert first_line("Maximilian-Aurel", (), 15) == " Maximilian-A."
