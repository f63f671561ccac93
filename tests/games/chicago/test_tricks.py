"""Chicago and the tricks (CH-20 to CH-33), and the end (CH-35 to CH-44)."""

from __future__ import annotations

import pytest

from kortspel.games.base import Player
from kortspel.games.chicago import GAME
from kortspel.games.chicago.events import Calls, LastTrick, Made
from kortspel.games.chicago.moves import Chicago, NextDeal, NoChicago, Play, Stop
from kortspel.games.chicago.state import ChicagoState
from tests.games.chicago.fixtures import after, kept, no_chicago, played, played_out, seen, setup, table
from tests.games.chicago.test_exchange import refused

HIGH, LOW, LOWER = "As Ks Qs Js 2c", "9d 8d 6h 4h 3c", "9h 8h 7d 4d 2h"
FOUR = "As 9d 9h Ks 8d 8h Qs 6h 7d Js 4h 4d"
SURE = "As Ah Ad Ac Ks"


def asked(state: ChicagoState) -> list[int]:
    """The seats that are asked for Chicago when nobody calls it."""
    seats = []
    while state.phase == "calling":
        seats.append(GAME.to_move(state))
        state = after(state, NoChicago())
    return seats  # type: ignore[return-value]


@pytest.mark.rule("CH-20", "C-6")
def test_each_in_turn_is_asked_for_chicago_and_nobody_after_a_call() -> None:
    state = kept(table(LOW, HIGH, LOWER))
    assert asked(state) == [0, 1, 2]
    called = after(state, NoChicago(), Chicago())
    assert (called.phase, called.caller, GAME.to_move(called)) == ("tricks", 1, 1)
    assert Calls(seat=1) in called.events
    assert GAME.view(called, None).caller == 1
    assert refused(called, Chicago()) == ("called", "CH-20")
    assert refused(no_chicago(table(LOW, HIGH)), NoChicago()) == ("called", "CH-20")
    assert refused(state, Play(card="9d")) == ("call_first", "CH-20")


@pytest.mark.rule("CH-21")
def test_the_caller_leads_and_five_tricks_score_15() -> None:
    state = after(kept(table(LOW, "As Ah Ad Kd Qd", "9h 8h 7h 4s 2h")), NoChicago(), Chicago())
    state = played(state, "As 4s 3c Ah 2h 4h Ad 7h 8d Kd 8h 9d Qd 9h 6h")
    row = state.sheet[-1]
    assert row.trick == (0, 15, 0)
    assert Made(seat=1, won=True, n=15) in state.events


@pytest.mark.rule("CH-21", "CH-22")
def test_a_chicago_that_loses_a_trick_costs_15_and_ends_the_tricks() -> None:
    state = after(kept(table(LOW, HIGH, LOWER)), NoChicago(), Chicago())
    state = played(state, "2c 2h 3c")
    assert state.phase == "scored"
    assert (len(state.tricks), state.sheet[-1].trick) == (1, (0, -15, 0))
    assert Made(seat=1, won=False, n=15) in state.events
    assert min(state.points) == -15
    assert len(GAME.view(state, 0).shown) == 3


@pytest.mark.rule("CH-22", "CH-21")
def test_a_chicago_lost_in_the_last_trick_leaves_nothing_for_its_taker() -> None:
    state = after(kept(table(LOW, HIGH, LOWER)), NoChicago(), Chicago())
    state = played(state, "As 9h 9d Ks 8h 8d Qs 7d 6h Js 4d 4h 2c 2h 3c")
    assert state.sheet[-1].trick == (0, -15, 0)
    assert not any(isinstance(event, LastTrick) for event in state.events)


@pytest.mark.rule("CH-23")
def test_house_rule_only_who_has_15_points_is_asked() -> None:
    hands = (LOW, HIGH, LOWER)
    points = (15, 14, 40)
    assert asked(kept(table(*hands, points=points), 3)) == [0, 1, 2]
    assert asked(kept(table(*hands, points=points, chicago_needs=True), 3)) == [0, 2]
    none = kept(table(*hands, chicago_needs=True), 3)
    assert (none.phase, GAME.to_move(none)) == ("tricks", 0)


@pytest.mark.rule("CH-30")
def test_the_dealers_left_leads_and_the_taker_leads_to_the_next() -> None:
    state = no_chicago(table(LOW, HIGH, LOWER))
    assert GAME.to_move(state) == 0
    state = played(state, "3c 2c 2h")
    assert GAME.to_move(state) == 0
    state = played(state, "9d As 7d")
    assert (GAME.to_move(state), state.tricks[-1].leader) == (0, 0)
    assert refused(state, Play(card="9d")) == ("not_held", "CH-30")


@pytest.mark.rule("CH-31")
def test_suit_is_followed_and_the_highest_card_of_the_suit_led_takes() -> None:
    state = played(no_chicago(table("9h 2h Kd 7c 3s", "As Qh 8d 6c 4s", "2d 3d 4d 5d Ah")), "9h")
    assert seen(state).playable == ("Qh",)
    assert refused(state, Play(card="As")) == ("follow_suit", "CH-31")
    state = played(state, "Qh Ah")
    assert GAME.view(state, None).winners == (2,)
    free = played(no_chicago(table("9h 2h Kd 7c 3s", "As Qc 8d 6c 4s", "2d 3d 4d 5d Tc")), "9h As Tc")
    assert GAME.view(free, None).winners == (0,)


@pytest.mark.rule("CH-32")
@pytest.mark.parametrize("points", [5, 7])
def test_the_last_trick_scores_and_only_the_fifth(points: int) -> None:
    state = no_chicago(table(HIGH, LOW, LOWER, last_trick=points))
    state = played(state, FOUR)
    assert state.points == (0, 0, 0)
    state = played(state, "2c 3c 2h")
    assert state.sheet[-1].trick == (0, points, 0)
    assert LastTrick(seat=1, two=False, n=points) in state.events


@pytest.mark.rule("CH-33")
@pytest.mark.parametrize(("two", "points"), [(0, 5), (10, 10), (15, 15)])
def test_house_rule_a_two_that_takes_the_last_trick_scores_more(two: int, points: int) -> None:
    state = no_chicago(table(HIGH, "9d 8d 6h 4h 3d", LOWER, two=two))
    state = played(state, FOUR + " 2c 3d 2h")
    assert state.sheet[-1].trick == (points, 0, 0)
    assert LastTrick(seat=0, two=bool(two), n=points) in state.events


@pytest.mark.rule("CH-35")
def test_the_score_sheet_grows_by_a_row_a_deal_and_adds_up() -> None:
    state = GAME.new(setup(3, stop_at=0))
    for deal in range(1, 6):
        state = played_out(state)
        assert len(state.sheet) == deal
        row = state.sheet[-1]
        before = state.sheet[-2].totals if deal > 1 else (0, 0, 0)
        for seat in range(3):
            assert before[seat] + sum(row.won(seat)) == row.totals[seat] == state.points[seat]
        if state.phase == "finished":
            break
        state = after(state, NextDeal())


@pytest.mark.rule("CH-40", "CH-41")
def test_the_game_is_over_when_somebody_has_52() -> None:
    state = no_chicago(table(HIGH, LOW, LOWER, points=(20, 47, 30), stop_at=0))
    state = played(state, FOUR + " 2c 3c 2h")
    assert (state.phase, state.points) == ("finished", (20, 52, 30))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (20, 52, 30))
    short = played(no_chicago(table(HIGH, LOW, LOWER, points=(20, 46, 30), stop_at=0)), FOUR + " 2c 3c 2h")
    assert short.phase == "scored"


@pytest.mark.rule("CH-41")
def test_trick_and_last_hand_are_counted_together_and_most_points_win() -> None:
    # Seat 1 takes the last trick, seat 0 has a pair: both reach 52, and share.
    state = no_chicago(table("As Ks Qs 2s 2c", LOW, LOWER, points=(49, 47, 0), stop_at=0))
    assert state.points == (51, 47, 0)
    state = played(state, "As 9d 9h Ks 8d 8h Qs 6h 7d 2s 4h 4d 2c 3c 2h")
    assert state.points == (52, 52, 0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("CH-43")
def test_the_table_may_stop_between_deals_and_most_points_win() -> None:
    state = after(played_out(table(HIGH, LOW, LOWER)), Stop())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in range(3) if state.points[seat] == max(state.points))


@pytest.mark.rule("CH-43", "CH-44")
def test_people_say_whether_the_table_goes_on() -> None:
    players = (Player(name="A", level="easy"), Player(name="B", level="easy"), Player(name="C"))
    state = GAME.new(setup(players=players))
    for _ in range(4):
        state = played_out(state)
        if state.phase == "finished":
            break
        assert GAME.to_move(state) == 2
        state = after(state, NextDeal())
