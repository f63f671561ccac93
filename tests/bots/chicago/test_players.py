"""The computer players of Chicago (CH-44): they keep the rules, see no more than their seat, and are of three sorts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kortspel.bots.cards.bits import Bits
from kortspel.bots.chicago import choose, plain, simple
from kortspel.bots.chicago.calling import stopped, sure
from kortspel.bots.chicago.worth import BELOW, Worth, below
from kortspel.cards import parse_cards
from kortspel.games.base import Level, Player
from kortspel.games.chicago import GAME
from kortspel.games.chicago.moves import Chicago, Exchange, NextDeal, NoChicago, Play
from kortspel.ranking import Category, rank_hand, tables
from tests.games.chicago.fixtures import (
    after,
    kept,
    no_chicago,
    played,
    played_out,
    random_setup,
    seen,
    table,
    with_hidden_shuffled,
)  # fmt: skip

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
LOW, LOWER = "9d 8d 6h 4h 3c", "9h 8h 7d 4d 2h"
BITS = Bits(None)


def player(level: Level) -> Player:
    return Player(name="Dator", level=level)


def hand(cards: str) -> int:
    return BITS.hand(parse_cards(cards))


@pytest.mark.rule("CH-44")
@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_legal_to_the_end_of_the_game(level: Level) -> None:
    moves = 0
    for seed in range(3):
        rng = random.Random(f"{level} {seed}")
        state = GAME.new(random_setup(rng))
        while (seat := GAME.to_move(state)) is not None and moves < 150 * (seed + 1):
            move = choose(GAME.view(state, seat), player(level), rng, effort=0.05)
            assert GAME.why_not(state, move) is None
            state = GAME.apply(state, move)
            moves += 1
    assert moves > 200


@pytest.mark.rule("CH-44")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_generator_give_the_same_move_whatever_is_hidden(level: Level) -> None:
    state = GAME.new(random_setup(random.Random(44)))
    for number in range(60):
        seat = GAME.to_move(state)
        if seat is None:
            break
        other = with_hidden_shuffled(state, seat, random.Random(number))
        moves = [
            choose(GAME.view(each, seat), player(level), random.Random(7), effort=0.05)
            for each in (state, other)
        ]
        assert moves[0] == moves[1]
        state = GAME.apply(state, moves[0])


def test_a_player_moves_in_its_own_turn_alone() -> None:
    view = GAME.view(table(LOW, LOWER), 1)
    for level in LEVELS:
        with pytest.raises(ValueError, match="seat to move"):
            choose(view, player(level), random.Random(1))
    with pytest.raises(ValueError, match="seat to move"):
        plain(GAME.view(table(LOW, LOWER), None), random.Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_between_deals_it_goes_on(level: Level) -> None:
    state = played_out(table(LOW, LOWER))
    assert choose(seen(state), player(level), random.Random(1)) == NextDeal()


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("Ks Kd 7h 4c 2d", "7h 4c 2d"),
        ("Ks Kd 7h 7c 2d", "2d"),
        ("9h 8h 7h 2h Kd", "Kd"),
        ("9h 8c 7d 6s 5h", ""),
        ("9h 9c 9d 9s 5h", "5h"),
        ("9h 9c 9d 5s 5h", ""),
        ("Ah 9c 7d 5s 2h", "9c 7d 5s 2h"),
    ],
)
def test_rules_of_thumb_keep_what_is_worth_something(cards: str, thrown: str) -> None:
    view = GAME.view(table(cards, "Ts Tc 3s 2s 6c"), 0)
    assert set(simple.thrown(view)) == set(parse_cards(thrown))
    assert plain(view, random.Random(1)) == Exchange(cards=simple.thrown(view))


@pytest.mark.parametrize("cards", ["Ks Kd 7h 4c 2d", "9h 9c 9d 5s 5h", "9h 8c 7d 6s 5h", "9h 8h 7h 2h Kd"])
def test_a_hard_player_keeps_made_hands_and_pairs(cards: str) -> None:
    view = GAME.view(table(cards, "Ts Tc 3s 2s 6c"), 0)
    move = choose(view, player("hard"), random.Random(1))
    assert isinstance(move, Exchange)
    kept_cards = [card for card in view.counted if card not in move.cards]
    category = rank_hand(view.counted).category
    if category >= Category.STRAIGHT:
        assert not move.cards
    elif category == Category.PAIR:
        assert {"Ks", "Kd"} <= set(kept_cards)
    else:
        assert set(kept_cards) == set(parse_cards("9h 8h 7h 2h"))


def test_stronger_hands_beat_more_of_the_others_and_later_ones_fewer() -> None:
    numbers = range(1, len(tables().hands))
    for count in (1, 2, 3):
        parts = [below(number, count) for number in numbers]
        assert parts == sorted(parts)
        assert 0 <= parts[0] < parts[-1] <= 1
    assert all(list(row) == sorted(row) and len(row) == len(Category) for row in BELOW)
    assert below(2000, 1) > below(2000, 2) > below(2000, 3)


def test_house_rules_change_what_a_hand_is_worth() -> None:
    four = BITS.hand(parse_cards("9h 9c 9d 9s 3h"))
    codes = sum(BITS.code[BITS.bit[card]] for card in parse_cards("9h 9c 9d 9s 3h"))

    def worth(**options: Any) -> float:
        state = table("Ks Kd 7h 4c 2d", "Ts Tc 3s 2s 6c", points=(50, 0), stop_at=0, **options)
        return Worth(GAME.view(state, 0)).of(four, codes)

    assert worth() > worth(tricks_to_win=True)


@pytest.mark.parametrize(
    ("own", "other", "beaten"),
    [
        ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", False),
        ("As Ks Qs Js Ts", "9s 8s 7s 6s 5s", False),
        ("As Ks Js", "Qs 2s", False),
        ("As Ks Js", "Qs 3s 2s", True),
        ("As Qs", "Ks", False),
        ("As Qs", "Ks 2s", True),
        ("As Ad 2d", "3d", False),
        ("As Ad 2d", "4d 3d", True),
        ("2c", "3d", False),
    ],
)
def test_a_chicago_is_stopped_by_who_holds_a_higher_card_and_cards_enough(
    own: str, other: str, beaten: bool
) -> None:
    assert stopped(hand(own), [hand(other)]) is beaten


@pytest.mark.rule("CH-20")
@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_nobody_can_stop_is_called(level: Level) -> None:
    state = kept(table("As Ks Qs Ah Kh", LOW, LOWER))
    assert isinstance(choose(seen(state), player(level), random.Random(1)), Chicago)
    poor = kept(table("Ts 9s 5s 4c 2c", LOW, LOWER))
    assert isinstance(choose(seen(poor), player(level), random.Random(1)), NoChicago)


@pytest.mark.rule("CH-21")
def test_a_hard_player_calls_where_the_chance_is_worth_it_and_a_medium_one_dares_less() -> None:
    state = kept(table("As Ks Qs Ah Qh", LOW))
    view = seen(state)
    assert sure(view, BITS, 400, random.Random(1)) > 0.7
    assert isinstance(choose(view, player("hard"), random.Random(1)), Chicago)
    assert isinstance(choose(view, player("medium"), random.Random(1)), NoChicago)


@pytest.mark.rule("CH-21")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_caller_leads_its_longest_suit_from_the_top_and_the_others_stop_it(level: Level) -> None:
    called = after(kept(table("As Ks Qs Ah Kh", LOW, LOWER)), Chicago())
    assert choose(seen(called), player(level), random.Random(1)) == Play(card="As")
    beaten = played(after(kept(table("Ks Qs Js Ah Kh", "As 3s 6h 4h 3c", LOWER)), Chicago()), "Ks")
    assert choose(seen(beaten), player(level), random.Random(1)) == Play(card="As")


def test_a_hard_player_saves_its_ace_for_the_last_trick() -> None:
    state = no_chicago(table("As 9d 8d 7d 6d", LOW.replace("9d", "Tc").replace("8d", "8c"), "Th 8h 7c 4d 2h"))
    view = seen(state)
    assert choose(view, player("hard"), random.Random(1)) != Play(card="As")
