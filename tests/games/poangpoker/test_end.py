"""The pause after a deal, and the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kortspel.games.base import Level, Player
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import Exchange, NextDeal, Stop
from tests.games.poangpoker.fixtures import after, exchanged, played, played_out, setup, table

KINGS_ACE, KINGS_QUEEN = "Ks Kd As 7c 2d", "Kh Kc Qs 7d 2c"
NOTHING = "9h 8c 6d 4s 3h"


def deals_until_over(state: PoangpokerState, most: int = 60) -> int:
    for n in range(1, most + 1):
        state = played_out(state)
        if GAME.outcome(state):
            return n
        state = after(state, NextDeal())
    raise AssertionError("it never ends")


def kinds(state: PoangpokerState) -> list[str]:
    return [choice.kind for choice in GAME.legal(state)]


@pytest.mark.rule("PO-20")
@pytest.mark.parametrize(("count", "rounds"), [(3, 1), (3, 2), (4, 2), (6, 3)])
def test_everybody_deals_equally_often(count: int, rounds: int) -> None:
    state = GAME.new(setup(count, rounds=rounds))
    assert GAME.view(state, 0).deals == count * rounds
    dealers = []
    while GAME.to_move(state) is not None:
        state = played_out(state)
        dealers.append(state.dealer)
        if GAME.to_move(state) is not None:
            state = after(state, NextDeal())
    assert sorted(dealers) == sorted([*range(count)] * rounds)
    assert state.phase == "finished"


@pytest.mark.rule("PO-20")
def test_a_limit_that_is_reached_ends_the_game_when_the_deal_is_scored() -> None:
    # 5 points go to one player each deal, and 1 or more for a hand: after a deal somebody has 5 at least.
    state = table(KINGS_ACE, KINGS_QUEEN, NOTHING, end="limit", limit=5)
    while not state.played_out:
        assert state.phase != "finished"
        state = after(state, Exchange()) if state.phase == "exchange" else played_out(state)
    assert GAME.outcome(state) is not None
    assert GAME.view(state, 0).deals is None


@pytest.mark.rule("PO-20")
@pytest.mark.parametrize(
    ("limit", "nearest", "most", "phase"),
    [
        (6, False, Fraction(11, 2), "scored"),
        (5, False, Fraction(11, 2), "finished"),
        (6, True, Fraction(5), "scored"),
        (5, True, Fraction(5), "finished"),
    ],
)
def test_a_limit_is_reached_when_somebody_has_so_many_points(
    limit: int, nearest: bool, most: Fraction, phase: str
) -> None:
    # Seat 1 takes the last trick; its kings share a point with seat 0's, or leave it to them.
    state = table(KINGS_ACE, KINGS_QUEEN, NOTHING, end="limit", limit=limit, nearest_dealer=nearest)
    state = played(exchanged(state), "Ks Qs 4s As 2c 8c Kd 7d 6d 7c Kc 3h Kh 9h 2d")
    assert max(state.totals) == most
    assert state.phase == phase


@pytest.mark.rule("PO-20")
def test_limit_and_rounds_mean_nothing_where_the_other_is_agreed() -> None:
    assert deals_until_over(table(KINGS_ACE, KINGS_QUEEN, NOTHING, limit=5)) == 6
    assert deals_until_over(table(KINGS_ACE, KINGS_QUEEN, NOTHING, end="limit", limit=60, rounds=1)) > 6


@pytest.mark.rule("PO-20")
@pytest.mark.parametrize("end", ["rounds", "limit", "open"])
def test_the_table_may_agree_to_stop_after_any_deal(end: str) -> None:
    state = table(KINGS_ACE, KINGS_QUEEN, NOTHING, end=end)
    for _ in range(3):
        state = played_out(state)
        assert kinds(state) == ["next_deal", "stop"]
        stopped = after(state, Stop())
        assert GAME.outcome(stopped) is not None
        assert kinds(stopped) == []
        state = after(state, NextDeal())


@pytest.mark.rule("PO-20")
def test_without_an_agreed_end_it_goes_on_until_the_table_stops() -> None:
    state = played_out(GAME.new(setup(3, end="open")))
    for _ in range(30):
        state = played_out(after(state, NextDeal()))
        assert GAME.outcome(state) is None
    assert GAME.view(state, 0).deals is None


@pytest.mark.rule("PO-20")
def test_nobody_stops_or_deals_in_the_middle_of_a_deal() -> None:
    states = [table(KINGS_ACE, KINGS_QUEEN, NOTHING)]
    states.append(exchanged(states[0]))
    for state in states:
        for move in (Stop(), NextDeal()):
            refusal = GAME.why_not(state, move)
            assert refusal is not None
            assert (refusal.message, refusal.clause) == ("poangpoker.refusal.mid_deal", "PO-20")


@pytest.mark.rule("PO-20")
def test_when_the_game_is_over_nothing_more_is_played() -> None:
    state = after(played_out(table(KINGS_ACE, KINGS_QUEEN, NOTHING)), Stop())
    for move in (Stop(), NextDeal(), Exchange()):
        refusal = GAME.why_not(state, move)
        assert refusal is not None
        assert (refusal.message, refusal.clause) == ("poangpoker.refusal.over", "PO-20")


def result(hands: tuple[str, str, str], cards: str) -> tuple[tuple[Fraction, ...], tuple[int, ...] | None]:
    """The scores and the winners when these cards are played, the last trick scores 1, and the table stops."""
    state = played(exchanged(table(*hands, last_trick=1)), cards)
    outcome = GAME.outcome(after(state, Stop()))
    assert outcome is not None
    return outcome.scores, outcome.winners


@pytest.mark.rule("PO-20")
def test_most_points_win() -> None:
    # Seat 1 has the pair, worth 1, and takes the last trick.
    hands = ("As Ks Js 9s 7h", "Qh Qc 7d 5d 2c", "Ac Tc 6d 4d 3c")
    assert result(hands, "As 7d 6d Ks 5d 4d Js 2c 3c 9s Qc Tc 7h Qh Ac") == ((0, 2, 0), (1,))


@pytest.mark.rule("PO-20")
def test_equal_points_share_the_first_place() -> None:
    # Seat 1 has the pair, worth 1; seat 0 takes the last trick.
    hands = ("As Ks Js 9s 8h", "Qd Qc 7d 5d 2c", "Ac Tc 6d 4d 3c")
    assert result(hands, "As 7d 6d Ks 5d 4d Js 2c 3c 9s Qc Tc 8h Qd Ac") == ((1, 1, 0), (0, 1))


def speaker(*levels: Level, dealer: int) -> int | None:
    """Who speaks between deals at a table of these players."""
    players = tuple(Player(name=f"P{n}", level=level) for n, level in enumerate(levels))
    state = GAME.new(setup(players=players, demonstration=True, end="open"))
    for _ in levels:
        state = played_out(state)
        if state.dealer == dealer:
            return GAME.to_move(state)
        state = after(state, NextDeal())
    raise AssertionError("everybody deals")


@pytest.mark.rule("PO-20", "PO-21")
def test_the_next_dealer_says_whether_the_table_goes_on() -> None:
    assert speaker("human", "human", "human", dealer=0) == 1
    assert speaker("human", "human", "human", dealer=2) == 0


@pytest.mark.rule("PO-20", "PO-22")
def test_only_people_agree_to_stop_unless_there_are_none() -> None:
    assert speaker("human", "easy", "easy", dealer=0) == 0
    assert speaker("human", "easy", "easy", "human", dealer=0) == 3
    assert speaker("easy", "easy", "easy", dealer=0) == 1
