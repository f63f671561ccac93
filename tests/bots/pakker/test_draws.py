"""What a hand becomes: the quick count against going through every draw."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest

from kortspel.bots.pakker.draws import STRENGTHS, Draws
from kortspel.cards import DECK, Card, parse_cards
from kortspel.ranking import code_of, strength

SQUARES = tuple((number / STRENGTHS) ** 2 for number in range(STRENGTHS + 1))
"""A worth that rises with the strength."""
HANDS = (
    "2s 5s 9s Ks As",
    "2s 2d 2h 2c Ks",
    "9s Ts Js Qs Kd",
    "As Ad 7h 7c 2d",
    "Th Jh 4c 8d 2s",
    "5h 5d 8h Qh Kh",
)


def counted(hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> float:
    """The mean worth over every draw, one by one."""
    kept = [code_of(card) for card in hand if card not in thrown]
    left = [code_of(card) for card in DECK if card not in hand]
    total = 0.0
    for drawn in combinations(left, len(thrown)):
        a, b, c, d, e = (*kept, *drawn)
        total += SQUARES[strength(a, b, c, d, e)]
    return total / comb(len(left), len(thrown))


@pytest.mark.parametrize("written", HANDS)
def test_it_agrees_with_every_draw_of_up_to_two_cards(written: str) -> None:
    hand = parse_cards(written)
    promised = Draws(hand).promised(SQUARES)
    for number in range(3):
        for thrown in combinations(hand, number):
            assert promised[thrown] == pytest.approx(counted(hand, thrown))


@pytest.mark.parametrize(("written", "number"), [("Th Jh 4h 8d 2s", 3), ("2s 5s 9s Ks Ad", 3)])
def test_it_agrees_with_every_draw_of_three_cards(written: str, number: int) -> None:
    hand = parse_cards(written)
    odds = Draws(hand)
    for thrown in combinations(hand, number):
        assert odds.mean(thrown, SQUARES) == pytest.approx(counted(hand, thrown))


@pytest.mark.slow
def test_it_agrees_with_every_draw_of_four_and_five_cards() -> None:
    hand = parse_cards("Th Jh 4h 8d 2s")
    odds = Draws(hand)
    for thrown in (*combinations(hand, 4), hand):
        assert odds.mean(thrown, SQUARES) == pytest.approx(counted(hand, thrown))


def test_every_draw_leads_to_some_hand() -> None:
    rng = random.Random(1)
    same = (1.0,) * (STRENGTHS + 1)
    for _ in range(10):
        hand = tuple(rng.sample(DECK, 5))
        odds = Draws(hand)
        for number in range(6):
            for thrown in combinations(hand, number):
                assert odds.mean(thrown, same) == pytest.approx(1.0)


def test_the_odds_that_every_player_knows() -> None:
    flush = tuple(float(number > 5863 and number <= 7140) for number in range(STRENGTHS + 1))
    assert Draws(parse_cards("2s 5s 9s Ks Ad")).mean(("Ad",), flush) == pytest.approx(9 / 47)


def test_with_a_pair_a_single_card_is_never_kept() -> None:
    rng = random.Random(2)
    pairs = [parse_cards("2s 2d Ah Kc 9d"), parse_cards("3s 3d Th Jh Ah")]
    pairs += [
        hand for hand in (tuple(rng.sample(DECK, 5)) for _ in range(20)) if len({c[0] for c in hand}) < 5
    ]
    assert len(pairs) > 5
    for hand in pairs:
        odds = Draws(hand)
        promised = odds.promised(SQUARES)
        assert len(promised) == 26
        best = max(promised.values())
        assert all(odds.mean(thrown, SQUARES) < best for thrown in (*combinations(hand, 4), hand))
    assert len(Draws(parse_cards("Th Jh 4h 8d 2s")).promised(SQUARES)) == 32


def test_it_wants_five_cards() -> None:
    with pytest.raises(ValueError, match="five"):
        Draws(parse_cards("Th Jh 4h 8d"))
