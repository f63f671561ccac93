"""The best hand scores (CH-9 to CH-16, CH-34, CH-42)."""

from __future__ import annotations

from typing import Any

import pytest

from kortspel.cards import parse_cards
from kortspel.games.chicago import GAME
from kortspel.games.chicago.events import Best, Nobody, Resets
from kortspel.games.chicago.moves import Exchange
from kortspel.games.chicago.score import score_hands
from kortspel.games.chicago.setup import Options
from kortspel.games.chicago.state import ChicagoState
from tests.games.chicago.fixtures import after, kept, played_out, table

TRASH, TRASH_2 = "9h 8c 6d 4s 3h", "Ts 8d 6s 4h 3d"
KINGS, KINGS_LOW = "Ks Kd As 7c 2d", "Kh Kc Qs 7d 2c"
ROYAL = "Ah Kh Qh Jh Th"


def won(*hands: str, points: tuple[int, ...] | None = None, **options: Any) -> tuple[int, ...]:
    """What each seat scores for its hand; the last seat deals."""
    cards = [parse_cards(hand) for hand in hands]
    return score_hands(cards, points or (0,) * len(hands), range(len(hands)), Options(**options)).won


def heard(state: ChicagoState) -> list[object]:
    return [event for event in state.events if isinstance(event, Best | Nobody | Resets)]


@pytest.mark.rule("CH-9", "CH-2")
def test_after_each_exchange_but_the_last_the_best_hand_scores_at_once() -> None:
    state = table(TRASH, "5s 5d 5h Jc 2h", KINGS)
    after_one = kept(state, 1)
    assert after_one.points == (0, 3, 0)
    assert kept(after_one, 1).points == (0, 6, 0)
    last = kept(after_one, 2)
    assert (last.phase, last.points) == ("calling", (0, 6, 0))


@pytest.mark.rule("CH-9")
def test_a_player_who_improves_takes_the_points_of_the_next_time() -> None:
    state = kept(table(TRASH, KINGS, stock="9s 9d 2h"), 1)
    assert state.points == (0, 1)
    state = after(state, Exchange(cards=parse_cards("8c 6d")), Exchange())
    assert state.points == (3, 1)


@pytest.mark.rule("CH-10", "C-2", "C-3")
@pytest.mark.parametrize(
    ("best", "score"),
    [
        ("Kh Qc Jh 9c 7s", 0),
        ("Kh Kc Qh 9c 7s", 1),
        ("Kh Kc Qh Qc 7s", 2),
        ("Kh Kc Kd 9c 7s", 3),
        ("Kh Qc Jh Tc 9s", 4),
        ("Ah 2c 3h 4c 5s", 4),
        ("Kh Qh Jh Th 2h", 5),
        ("Kh Kc Kd 7c 7s", 6),
        ("Kh Kc Kd Ks 7s", 7),
        ("Kh Qh Jh Th 9h", 8),
        (ROYAL, 52),
    ],
)
def test_the_best_hand_alone_scores_its_points(best: str, score: int) -> None:
    assert won("Ts 8c 6s 4s 3d", best, "9d 8d 6d 5c 2c") == (0, score, 0)


@pytest.mark.rule("CH-10")
@pytest.mark.parametrize("royal", [9, 20, 52])
def test_a_royal_flush_scores_what_was_agreed_and_52_wins_from_below_zero_too(royal: int) -> None:
    assert won(ROYAL, TRASH, royal=royal) == (royal, 0)
    assert won(ROYAL, TRASH, points=(-15, 3), royal=royal) == (67 if royal == 52 else royal, 0)


@pytest.mark.rule("CH-10", "CH-40")
def test_a_royal_flush_ends_the_game_in_the_middle_of_the_deal() -> None:
    state = kept(table(TRASH, ROYAL, points=(40, -15), stop_at=0), 1)
    assert state.phase == "finished"
    assert (state.points, state.tricks) == ((40, 52), ())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert GAME.view(state, 0).shown == ()


@pytest.mark.rule("CH-11", "C-4")
def test_hands_of_one_kind_are_compared_to_the_last_card() -> None:
    assert won(KINGS_LOW, KINGS, TRASH) == (0, 1, 0)
    assert won("Ks Kd As 7c 3d", "Kh Kc Ah 7d 4c") == (0, 1)
    assert won("5s 5d 5h 2c 2d", "4s 4d 4h Kc Kd") == (6, 0)


@pytest.mark.rule("CH-12")
@pytest.mark.parametrize(
    ("equal", "scores"), [("first", (0, 1, 0)), ("all", (0, 1, 1)), ("nobody", (0, 0, 0))]
)
def test_of_exactly_equal_hands_the_first_in_turn_scores_unless_agreed_otherwise(
    equal: str, scores: tuple[int, ...]
) -> None:
    hands = (TRASH, "Ks Kd Qs 7c 2d", "Kh Kc Qh 7d 2c")
    assert won(*hands, equal=equal) == scores
    state = kept(table(*hands, equal=equal), 1)
    expected = [Nobody(why="equal")] if equal == "nobody" else [1, 2][: 1 + (equal == "all")]
    assert [event.seat if isinstance(event, Best) else event for event in heard(state)] == expected


@pytest.mark.rule("CH-12")
def test_the_first_is_counted_from_the_dealers_left() -> None:
    cards = [parse_cards(hand) for hand in ("Ks Kd Qs 7c 2d", TRASH, "Kh Kc Qh 7d 2c")]
    assert score_hands(cards, (0, 0, 0), (1, 2, 0), Options()).won == (0, 0, 1)


@pytest.mark.rule("CH-13")
def test_the_best_hand_is_told_by_name_and_a_side_card_where_it_decided() -> None:
    state = kept(table(TRASH, KINGS, KINGS_LOW), 1)
    assert heard(state) == [Best(seat=1, combination=(1, 13), side=14, n=1)]
    clear = kept(table("9h 9c 6d 6s 3h", KINGS), 1)
    assert heard(clear) == [Best(seat=0, combination=(2, 9, 6), side=None, n=2)]
    flush = kept(table("Kh Jh 9h 7h 2h", "Qs Js 9s 7s 2s"), 1)
    assert heard(flush) == [Best(seat=0, combination=(5, 13), side=None, n=5)]
    assert all(hand == () for seat in (None, 0, 1) for hand in GAME.view(state, seat).shown)


@pytest.mark.rule("CH-14")
def test_nobody_scores_without_a_pair() -> None:
    state = kept(table(TRASH, "As Kd 8d 5c 2c"), 1)
    assert state.points == (0, 0)
    assert heard(state) == [Nobody(why="no_pair")]


@pytest.mark.rule("CH-15")
def test_house_rule_any_straight_flush_wins_at_once() -> None:
    hands = ("9h 8h 7h 6h 5h", KINGS)
    assert kept(table(*hands), 1).points == (8, 0)
    assert kept(table(*hands, straight_flush_wins=True), 1).phase == "finished"


@pytest.mark.rule("CH-16")
def test_house_rule_four_of_a_kind_takes_all_points_from_the_others() -> None:
    hands = ("9h 9c 9d 9s 3h", KINGS, TRASH_2)
    assert kept(table(*hands, points=(4, 30, -15)), 1).points == (11, 30, -15)
    state = kept(table(*hands, points=(4, 30, -15), four_resets=True), 1)
    assert state.points == (11, 0, -15)
    assert heard(state)[-1] == Resets(seat=0)
    row = played_out(state).sheet[-1]
    assert row.lost == (0, -30 - row.trick[1], -row.trick[2] if row.trick[2] > 15 else 0)


@pytest.mark.rule("CH-34")
def test_when_the_tricks_are_played_all_hands_are_shown_and_the_best_scores_again() -> None:
    state = played_out(table(TRASH, KINGS, TRASH_2))
    row = state.sheet[-1]
    assert (row.exchange, row.hand) == ((0, 2, 0), (0, 1, 0))
    for seat in (None, 0, 1, 2):
        assert len(GAME.view(state, seat).shown) == 3


@pytest.mark.rule("CH-42")
@pytest.mark.parametrize(
    ("points", "plain", "house"), [(40, 7, 7), (45, 7, 6), (51, 7, 0), (0, 7, 7), (-20, 7, 7)]
)
def test_house_rule_hands_lift_nobody_past_51(points: int, plain: int, house: int) -> None:
    hands = ("9h 9c 9d 9s 3h", KINGS)
    assert won(*hands, points=(points, 0)) == (plain, 0)
    assert won(*hands, points=(points, 0), tricks_to_win=True) == (house, 0)
    assert won(ROYAL, KINGS, points=(51, 0), tricks_to_win=True) == (52, 0)


@pytest.mark.rule("CH-42", "CH-41")
def test_with_52_from_the_trick_the_last_hand_counts_in_full() -> None:
    assert won("9h 9c 9d 9s 3h", KINGS, points=(53, 0), tricks_to_win=True) == (7, 0)
