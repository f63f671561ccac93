"""The seats round the table in little room."""

from __future__ import annotations

import pytest

from kortspel.widgets.seats import SeatPicture, SeatsView


def line_of(seat: SeatPicture, line: int, width: int) -> str:
    drawn = "".join(words for words, _ in SeatsView()._part(seat, line, width))
    assert len(drawn) == width
    return drawn.rstrip()


def first_line(name: str, marks: tuple[str, ...], width: int, *, turn: bool = False) -> str:
    return line_of(SeatPicture(name, marks, turn=turn), 0, width)


def test_marks_stand_behind_the_name_where_there_is_room() -> None:
    assert first_line("Bo", ("dealer", "opener"), 24) == " Bo (dealer, opener)"


@pytest.mark.parametrize("turn", [False, True])
def test_a_short_name_is_never_cut_for_its_marks(turn: bool) -> None:
    assert first_line("Bo", ("dealer", "opener"), 15, turn=turn).startswith(" Bo (dealer)")


def test_a_long_name_is_shortened_before_the_first_mark_goes() -> None:
    assert first_line("Maximilian-Aurel", ("giv",), 15) == " Maximi. (giv)"
    assert first_line("Maximilian-Aurel", ("a long mark",), 15) == " Maximil. (a.)"
    assert first_line("Maximilian-Aurel", (), 15) == " Maximilian-A."


def test_who_deals_is_told_by_a_letter_where_there_is_no_room_for_more() -> None:
    assert first_line("Carin", ("dealer", "opener"), 15, turn=True).startswith(" Carin (d.)")
    assert first_line("Carin", ("giver",), 15, turn=True).startswith(" Carin (g.)")


def test_a_manner_stands_beside_the_figure_only_where_all_of_it_has_room() -> None:
    seat = SeatPicture("Bo", figure="50 chips", manner="bluffer", word="call")
    assert line_of(seat, 1, 17) == " 50 chips bluffer"
    assert line_of(seat, 1, 16) == " 50 chips"
    assert line_of(seat, 2, 17) == " call"
