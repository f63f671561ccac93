"""Pots, side pots and shares, as plain arithmetic (PA-51, PA-61)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kortspel.table.pots import Layer, layers, shares, uncalled

LAID = st.lists(st.integers(0, 30), min_size=2, max_size=8)


@pytest.mark.rule("PA-51")
def test_one_all_in_for_five_two_at_twelve_and_one_who_folded_at_three() -> None:
    assert layers((5, 12, 12, 3), (0, 1, 2)) == (Layer(18, (0, 1, 2)), Layer(14, (1, 2)))


@pytest.mark.rule("PA-51")
def test_a_layer_with_nobody_left_in_it_joins_the_one_below() -> None:
    assert layers((5, 12, 12, 3), (0, 3)) == (Layer(12, (0, 3)), Layer(20, (0,)))
    assert layers((5, 12, 12, 5), (0, 3)) == (Layer(34, (0, 3)),)


def test_all_at_one_level_share_one_pot() -> None:
    assert layers((4, 4, 4, 1), (0, 2)) == (Layer(13, (0, 2)),)


def test_a_pot_needs_somebody_to_win_it() -> None:
    with pytest.raises(ValueError, match="somebody"):
        layers((1, 2), ())


@pytest.mark.rule("PA-51")
@pytest.mark.parametrize(
    ("laid", "live", "found"),
    [
        ((5, 12, 9), (0, 1, 2), (1, 3)),
        ((5, 12, 12), (0, 1, 2), (0, 0)),
        ((5, 12, 9), (0, 2), (0, 0)),
        ((5, 12, 11), (0, 1), (1, 1)),
    ],
)
def test_what_nobody_called_goes_back(
    laid: tuple[int, ...], live: tuple[int, ...], found: tuple[int, int]
) -> None:
    assert uncalled(laid, live) == found


@pytest.mark.rule("PA-61")
def test_odd_chips_go_to_the_first_sharers_one_each() -> None:
    assert shares(10, (2, 0, 3)) == {2: 4, 0: 3, 3: 3}
    assert shares(11, (2, 0, 3)) == {2: 4, 0: 4, 3: 3}
    assert shares(1, (1, 0)) == {1: 1, 0: 0}


@given(laid=LAID, data=st.data())
def test_every_chip_is_in_one_layer_and_every_layer_has_fewer_seats_than_the_one_below(
    laid: list[int], data: st.DataObject
) -> None:
    live = data.draw(st.sets(st.sampled_from(range(len(laid))), min_size=1))
    found = layers(laid, live)
    assert sum(layer.chips for layer in found) == sum(laid)
    assert set(found[0].seats) == live
    for below, above in pairwise(found):
        assert set(above.seats) < set(below.seats)


@given(chips=st.integers(0, 10**6), count=st.integers(1, 8))
def test_shares_differ_by_one_chip_at_most(chips: int, count: int) -> None:
    parts = list(shares(chips, range(count)).values())
    assert sum(parts) == chips
    assert max(parts) - min(parts) <= 1
    assert parts == sorted(parts, reverse=True)
