"""Counting a deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from kortspel.cards import by_rank, parse_cards
from kortspel.games.poangpoker import PoangpokerState
from kortspel.games.poangpoker.events import Equal, LastTrick, Scores
from kortspel.games.poangpoker.moves import NextDeal
from kortspel.games.poangpoker.score import compare
from kortspel.games.poangpoker.setup import Options
from kortspel.games.poangpoker.state import Row
from kortspel.ranking import Category, rank_hand
from kortspel.table.hands import combination
from tests.games.poangpoker.fixtures import after, exchanged, played, played_out, table

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
KINGS_ACE, KINGS_QUEEN = "Ks Kd As 7c 2d", "Kh Kc Qs 7d 2c"
NOTHING = "9h 8c 6d 4s 3h"


def points(*hands: str, **options: Any) -> tuple[Fraction, ...]:
    """What each seat scores for its hand; the last seat deals."""
    return compare([parse_cards(hand) for hand in hands], Options(**options), range(len(hands))).points


def scores(state: PoangpokerState, what: str) -> list[Scores]:
    """What happened when the hands, or the dealt hands, were compared."""
    return [event for event in state.events if isinstance(event, Scores) and event.what == what]


@pytest.mark.rule("PO-14")
@pytest.mark.parametrize(
    ("best", "score"),
    [
        ("Kh Qc Jh 9c 7s", 0),
        ("Kh Kc Qh 9c 7s", 1),
        ("Kh Kc Qh Qc 7s", 2),
        ("Kh Kc Kd 9c 7s", 3),
        ("Kh Qc Jh Tc 9s", 4),
        ("Kh Qh Jh Th 2h", 5),
        ("Kh Kc Kd 7c 7s", 6),
        ("Kh Kc Kd Ks 7s", 7),
        ("Kh Qh Jh Th 9h", 8),
        ("Ah Kh Qh Jh Th", 9),
    ],
)
def test_the_best_hand_alone_scores_its_category(best: str, score: int) -> None:
    assert points("Ts 8c 6s 4s 3d", best, "9d 8d 6d 5c 2c") == (0, score, 0)


@pytest.mark.rule("PO-2", "PO-14")
def test_the_points_are_those_of_the_agreed_scale() -> None:
    scale = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
    assert points("Ks Kd Kh 7c 2d", NOTHING, "Ac Qs 8d 7h 2h", scale=scale) == (8, 0, 0)
    assert points("Ks Qd Jh 7c 2d", NOTHING, "Ac Qs 8d 7h 2h", scale=scale) == (0, 0, 1)


@pytest.mark.rule("PO-14")
def test_every_hand_scores_its_own_category_where_that_is_the_house_rule() -> None:
    hands = (KINGS_ACE, "Qh Qc 5s 5d 2c", NOTHING)
    assert points(*hands) == (0, 2, 0)
    assert points(*hands, all_hands=True) == (1, 2, 0)


@pytest.mark.rule("PO-14")
@pytest.mark.parametrize("rule", ["side_cards", "nearest_dealer"])
def test_where_every_hand_scores_equal_hands_have_nothing_to_share(rule: str) -> None:
    assert points(KINGS_ACE, KINGS_QUEEN, NOTHING, all_hands=True, **{rule: True}) == (1, 1, 0)


@pytest.mark.rule("PO-15")
def test_equal_hands_share_exactly() -> None:
    scale = (0, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    assert points(KINGS_ACE, KINGS_QUEEN, NOTHING, scale=scale) == (Fraction(5, 2), Fraction(5, 2), 0)


@pytest.mark.rule("PO-15")
def test_three_equal_hands_share_one_point_as_a_third_each() -> None:
    scale = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    hands = ("Ks Qd Jh 7c 2d", "Kh Qc Js 7d 2c", "Kc Qs Jd 7h 2s")
    assert points(*hands, NOTHING, scale=scale) == (THIRD, THIRD, THIRD, 0)
    assert sum(points(*hands, NOTHING, scale=scale)) == 1


@pytest.mark.rule("PO-15", "PO-19")
def test_shares_stay_fractions_on_the_score_sheet_and_in_json() -> None:
    state = played_out(exchanged(table(KINGS_ACE, KINGS_QUEEN, NOTHING)))
    row = state.sheet[-1]
    assert row.hand == (HALF, HALF, 0)
    assert sum(row.totals) == 6
    assert all(type(total) is Fraction for total in row.totals)
    assert Row.model_validate_json(row.model_dump_json()) == row
    assert [event.how for event in scores(state, "hand")] == ["shares", "shares"]


@pytest.mark.rule("PO-16")
def test_two_pairs_of_kings_share_whatever_the_other_cards() -> None:
    assert points(KINGS_ACE, KINGS_QUEEN, NOTHING) == (HALF, HALF, 0)


@pytest.mark.rule("PO-16")
def test_two_pairs_of_kings_do_not_share_where_side_cards_decide() -> None:
    assert points(KINGS_ACE, KINGS_QUEEN, NOTHING, side_cards=True) == (1, 0, 0)
    assert points("Ks Kd Qh 7c 2d", KINGS_QUEEN, NOTHING, side_cards=True) == (HALF, HALF, 0)


@pytest.mark.rule("PO-16")
@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        ("Ks Kd Qs 7c 2d", "Qh Qc As 7d 3c", False),
        ("Ks Kd Qs Qd 2d", "Kh Kc Qh Qc 3c", True),
        ("Ks Kd Qs Qd 2d", "Kh Kc Js Jd 3c", False),
        ("7s 7d 7h Kc 2d", "6s 6d 6h Ac Qd", False),
        ("9s 8d 7h 6c 5d", "9c 8h 7d 6s 5c", True),
        ("Ks Qs 9s 4s 2s", "Kh Qh 9h 4h 2h", True),
        ("Ks Qs 9s 4s 3s", "Kh Qh 9h 4h 2h", False),
        ("Ks Qd 9h 4c 2d", "Kd Qc 9s 4h 2s", True),
        ("Ks Qd 9h 4c 3d", "Kd Qc 9s 4h 2s", False),
        ("5s 5d 5h 2c 2d", "4s 4d 4h Kc Kd", False),
        ("9s 9d 9h 9c 2d", "8s 8d 8h 8c Ad", False),
        ("9s 8s 7s 6s 5s", "9c 8c 7c 6c 5c", True),
    ],
)
def test_hands_are_equal_when_the_combination_is(one: str, other: str, equal: bool) -> None:
    ranked = rank_hand(parse_cards(one)), rank_hand(parse_cards(other))
    assert (combination(ranked[0]) == combination(ranked[1])) is equal
    if not equal:
        assert combination(ranked[0]) > combination(ranked[1])


@pytest.mark.rule("PO-16")
def test_where_side_cards_decide_hands_compare_in_full() -> None:
    two_pair = ("Ks Kd Qs Qd 2d", "Kh Kc Qh Qc 3c", NOTHING)
    assert points(*two_pair) == (1, 1, 0)
    assert points(*two_pair, side_cards=True) == (0, 2, 0)


@pytest.mark.rule("PO-17")
def test_of_equal_hands_the_nearest_the_dealer_takes_all() -> None:
    # Seat 3 deals: seat 0 is nearest.
    assert points(NOTHING, KINGS_QUEEN, KINGS_ACE, "9c 7s 5d 3c 2h", nearest_dealer=True) == (0, 1, 0, 0)
    state = played_out(exchanged(table(NOTHING, KINGS_QUEEN, KINGS_ACE, nearest_dealer=True)))
    assert state.sheet[-1].hand == (0, 1, 0)
    best = Scores(seat=1, what="hand", how="best", hand=by_rank(parse_cards(KINGS_QUEEN)), points=Fraction(1))
    assert scores(state, "hand") == [best]


@pytest.mark.rule("PO-17")
@pytest.mark.parametrize(("dealer", "nearest"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_nearest_is_counted_from_the_dealers_left_and_the_dealer_is_last(dealer: int, nearest: int) -> None:
    hands = [NOTHING, KINGS_QUEEN, KINGS_ACE, "Kh Kc 9c 5d 3c"]
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    scored = compare([parse_cards(hand) for hand in hands], Options(nearest_dealer=True), order)
    assert scored.scoring == (nearest,)
    assert [bool(each) for each in scored.points] == [seat == nearest for seat in range(4)]


@pytest.mark.rule("PO-17")
def test_a_better_hand_farther_from_the_dealer_still_wins() -> None:
    assert points(KINGS_ACE, NOTHING, "As Ad 4c 3d 2h", nearest_dealer=True) == (0, 0, 1)
    hands = (KINGS_QUEEN, NOTHING, KINGS_ACE)
    assert points(*hands, nearest_dealer=True, side_cards=True) == (0, 0, 1)


DEALT = ("Ks Kd Kh 7c 2d", "Qh Qc Js 5d 2c", "9h 8c 6d 4s 3h")
"""Seat 0 throws its three kings away and draws to nothing."""
THROWN = {"stock": "Th 8s 4d"}


@pytest.mark.rule("PO-8")
def test_the_hand_as_dealt_does_not_count() -> None:
    state = played_out(exchanged(table(*DEALT, **THROWN), "Ks Kd Kh"))
    assert state.sheet[-1].hand == (0, 1, 0)
    assert state.sheet[-1].dealt == (0, 0, 0)


@pytest.mark.rule("PO-9")
def test_the_hand_as_dealt_is_a_further_comparison_where_that_is_the_house_rule() -> None:
    state = played_out(exchanged(table(*DEALT, **THROWN, dealt_hand=True), "Ks Kd Kh"))
    row = state.sheet[-1]
    assert row.dealt == (3, 0, 0)
    assert row.hand == (0, 1, 0)
    assert row.totals == tuple(a + b + c for a, b, c in zip(row.dealt, row.hand, row.trick, strict=True))
    best = Scores(seat=0, what="dealt", how="best", hand=by_rank(parse_cards(DEALT[0])), points=Fraction(3))
    assert scores(state, "dealt") == [best]


@pytest.mark.rule("PO-9")
def test_the_dealt_hands_are_scored_with_the_deal_and_not_before() -> None:
    state = exchanged(table(*DEALT, **THROWN, dealt_hand=True), "Ks Kd Kh")
    assert state.sheet == ()
    assert state.totals == (0, 0, 0)


@pytest.mark.rule("PO-9")
def test_the_same_rules_hold_for_the_dealt_hands() -> None:
    equal = table(KINGS_ACE, KINGS_QUEEN, NOTHING, dealt_hand=True)
    assert played_out(exchanged(equal)).sheet[-1].dealt == (HALF, HALF, 0)
    every = table(*DEALT, **THROWN, dealt_hand=True, all_hands=True)
    row = played_out(exchanged(every, "Ks Kd Kh")).sheet[-1]
    assert row.dealt == (3, 1, 0)
    assert row.hand == (0, 1, 0)


@pytest.mark.rule("PO-18")
def test_the_last_trick_scores_and_only_the_fifth() -> None:
    state = exchanged(table("As Ks Qs Js 2c", "9d 8d 6h 4h 3c", "9h 8h 7d 4d 2h", last_trick=7))
    state = played(state, "As 9d 9h Ks 8d 8h Qs 6h 7d Js 4h 4d 2c 3c 2h")
    row = state.sheet[-1]
    # Seat 0 takes four tricks and the hand; the last trick goes to seat 1.
    assert row.trick == (0, 7, 0)
    assert row.hand == (0, 0, 0)
    assert row.totals == (0, 7, 0)
    assert LastTrick(seat=1, points=Fraction(7)) in state.events


@pytest.mark.rule("PO-18")
def test_the_last_trick_scores_in_every_deal() -> None:
    state = played_out(table(KINGS_ACE, KINGS_QUEEN, NOTHING, end="open"))
    for deals in range(1, 6):
        assert len(state.sheet) == deals
        assert sorted(state.sheet[-1].trick) == [0, 0, 5]
        state = played_out(after(state, NextDeal()))


@pytest.mark.rule("PO-19")
def test_the_score_sheet_grows_by_a_row_a_deal_and_adds_up() -> None:
    state = table(KINGS_ACE, KINGS_QUEEN, NOTHING, end="open", dealt_hand=True)
    rows: tuple[Row, ...] = ()
    totals = [Fraction(0)] * 3
    for _ in range(6):
        state = played_out(state)
        assert state.sheet[:-1] == rows
        rows = state.sheet
        row = rows[-1]
        assert row.dealer == state.dealer
        totals = [
            total + hand + dealt + trick
            for total, hand, dealt, trick in zip(totals, row.hand, row.dealt, row.trick, strict=True)
        ]
        assert list(row.totals) == totals
        state = after(state, NextDeal())
    assert state.totals == tuple(totals)


SAME_KINGS = "Kh Kc Qs 7d 2c", "Ks Kd Qh 7c 2d"


def equals(state: PoangpokerState, what: str = "hand") -> list[Equal]:
    return [event for event in state.events if isinstance(event, Equal) and event.what == what]


@pytest.mark.rule("PO-15", "PO-16")
def test_who_shares_and_for_what_is_told() -> None:
    state = played_out(exchanged(table(KINGS_ACE, NOTHING, KINGS_QUEEN)))
    (equal,) = equals(state)
    assert (equal.how, equal.seats, equal.card) == ("shares", (0, 2), None)
    assert rank_hand(equal.hand).category == Category.PAIR
    assert equals(played_out(exchanged(table(KINGS_ACE, NOTHING, "Qh Qc 9s 5d 3c")))) == []


@pytest.mark.rule("PO-16")
@pytest.mark.parametrize(
    ("hands", "seats", "card"),
    [
        ((KINGS_ACE, KINGS_QUEEN, NOTHING), (0, 1), "As"),
        ((KINGS_QUEEN, NOTHING, KINGS_ACE), (0, 2), "As"),
        # The second side card is the first that differs.
        (("Ks Kd Qs 9c 2d", "Kh Kc Qd 7d 6c", NOTHING), (0, 1), "9c"),
        (("Ks Kd 5s 5c Jd", "Kh Kc 5d 5h Ts", NOTHING), (0, 1), "Jd"),
    ],
)
def test_the_side_card_that_decides_is_told(
    hands: tuple[str, ...], seats: tuple[int, ...], card: str
) -> None:
    state = played_out(exchanged(table(*hands, side_cards=True)))
    (equal,) = equals(state)
    assert (equal.how, equal.seats, equal.card) == ("side_card", seats, card)
    assert state.sheet[-1].hand[equal.seat] > 0


@pytest.mark.rule("PO-16", "PO-15")
def test_where_side_cards_decide_hands_that_are_equal_to_the_last_card_share() -> None:
    (equal,) = equals(played_out(exchanged(table(*SAME_KINGS, NOTHING, side_cards=True))))
    assert (equal.how, equal.seats, equal.card) == ("shares", (0, 1), None)


@pytest.mark.rule("PO-17")
def test_who_sits_nearest_of_equal_hands_is_told() -> None:
    (equal,) = equals(played_out(exchanged(table(NOTHING, KINGS_ACE, KINGS_QUEEN, nearest_dealer=True))))
    assert (equal.how, equal.seats, equal.seat) == ("nearest", (1, 2), 1)


@pytest.mark.rule("PO-9", "PO-16", "PO-17")
def test_g13_side_cards_and_the_place_decide_between_dealt_hands_too() -> None:
    deal = (KINGS_QUEEN, KINGS_ACE, NOTHING)
    sides = played_out(exchanged(table(*deal, dealt_hand=True, side_cards=True)))
    assert sides.sheet[-1].dealt == (0, 1, 0)
    assert [each.how for each in equals(sides, "dealt")] == ["side_card"]
    nearest = played_out(exchanged(table(*deal, dealt_hand=True, nearest_dealer=True)))
    assert nearest.sheet[-1].dealt == (1, 0, 0)
    assert [each.how for each in equals(nearest, "dealt")] == ["nearest"]
