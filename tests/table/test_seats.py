"""Seats and turns."""

from __future__ import annotations

import pytest

from kortspel.cards import DECK, parse_cards
from kortspel.table.seats import after, deal, left_of, next_where, round_from


@pytest.mark.rule("C-6")
def test_the_next_seat_is_the_one_to_the_left_clockwise() -> None:
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert round_from(2, 5) == (2, 3, 4, 0, 1)
    assert after(2, 5) == (3, 4, 0, 1)


@pytest.mark.rule("C-6")
def test_the_next_seat_that_is_wanted_is_looked_for_clockwise() -> None:
    assert next_where(2, 5, lambda seat: seat in (1, 4)) == 4
    assert next_where(4, 5, lambda seat: seat in (1, 2)) == 1
    assert next_where(1, 5, lambda seat: seat == 1) is None


@pytest.mark.rule("C-6", "PO-4")
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    hands = deal(DECK, dealer=1, seats=3)
    assert hands[2] == parse_cards("2c 5c 8c Jc Ac")
    assert hands[0] == parse_cards("3c 6c 9c Qc 2d")
    assert hands[1] == parse_cards("4c 7c Tc Kc 3d")
    assert deal(DECK, dealer=0, seats=2, each=2) == (("3c", "5c"), ("2c", "4c"))
