"""A state that cannot be is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.cards import parse_cards
from kortspel.games.poangpoker import PoangpokerState
from kortspel.games.poangpoker.events import Deals
from kortspel.table.tricks import Trick
from tests.games.poangpoker.fixtures import exchanged, played, played_out, table

HANDS = ("9h Kd 7c 4c 2d", "2h Qs Qc 6c 3d", "As Jd 8c 5c Td")


def refused(state: PoangpokerState, why: str, **updates: Any) -> None:
    with pytest.raises(ValidationError, match=why):
        state.changed(**updates)


@pytest.mark.rule("PO-1")
def test_each_of_the_52_cards_lies_in_one_place() -> None:
    state = table(*HANDS)
    refused(state, "52", stock=state.stock[1:])
    refused(state, "52", stock=(*state.stock[1:], "9h"))
    refused(state, "52", pile=("9h",))
    refused(state, "five|at least 5", hands=(state.hands[0][1:], *state.hands[1:]))
    refused(state, "has a hand", hands=state.hands[1:])
    refused(state, "dealt once", dealt=(state.dealt[1], *state.dealt[1:]))


@pytest.mark.rule("PO-13")
def test_a_trump_card_is_turned_where_there_are_trumps() -> None:
    state = table(*HANDS)
    refused(state, "trump", trump=state.stock[0], stock=state.stock[1:])


@pytest.mark.rule("PO-5", "PO-7")
def test_the_counts_are_those_of_the_cards_exchanged() -> None:
    state = exchanged(table(*HANDS), "7c 4c")
    refused(state, "counted", exchanged=(1, 0, 0))
    refused(state, "counted", exchanged=(0, 2, 0))
    refused(state, "after the exchange", exchanged=(2, 0))
    refused(state, "after the exchange", exchanged=(2, 0, 0, 0))
    refused(table(*HANDS), "after the exchange", tricks=(Trick(leader=0),))


@pytest.mark.rule("PO-10")
def test_cards_are_played_out_of_the_hand_a_trick_at_a_time() -> None:
    state = played(exchanged(table(*HANDS)), "7c Qc 8c")
    refused(state, "out of the hand", tricks=(Trick(leader=0, cards=parse_cards("Qc 7c 8c")),))
    refused(state, "one card from each", tricks=(Trick(leader=0, cards=parse_cards("7c Qc 8c 4c")),))
    refused(state, "one card from each", tricks=(Trick(leader=3),))
    refused(state, "before the next", tricks=(Trick(leader=0, cards=("7c",)), Trick(leader=1)))
    refused(state, "played once", tricks=(*state.tricks[:1], Trick(leader=1, cards=("Qc",))))


@pytest.mark.rule("PO-19")
def test_the_points_add_up() -> None:
    state = played_out(table(*HANDS))
    row = state.sheet[0]
    refused(state, "add up", sheet=(row.changed(totals=(Fraction(50), *row.totals[1:])),))
    refused(state, "scored", sheet=())
    refused(state, "scored", sheet=(row.changed(dealer=0),))


@pytest.mark.rule("PO-20")
def test_the_table_stops_between_deals_alone() -> None:
    refused(table(*HANDS), "between", stopped=True)


def test_events_are_checked_in_full_where_they_are_read_and_are_events_where_they_are_made() -> None:
    state = table(*HANDS)
    text = state.changed(events=(Deals(seat=1),)).model_dump_json()
    assert PoangpokerState.model_validate_json(text).events == (Deals(seat=1),)
    for wrong in (
        text.replace('"deals"', '"steals"'),
        text.replace('"kind":"deals","seat":1', '"kind":"deals"'),
    ):
        with pytest.raises(ValidationError):
            PoangpokerState.model_validate_json(wrong)
    with pytest.raises(ValidationError):
        state.changed(events=("Anna deals.",))
