"""Categories, the order of hands, the joker."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import pytest

from kortspel.cards import DECK, Card, parse_cards
from kortspel.ranking import (
    Category,
    categories,
    code_of,
    joker_categories,
    rank_hand,
    strength,
    tables,
)


def hand(text: str) -> tuple[Category, tuple[int, ...]]:
    return rank_hand(parse_cards(text))


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("As Ks Qs Js Ts", Category.ROYAL_FLUSH),
        ("9h Th 8h 7h 6h", Category.STRAIGHT_FLUSH),
        ("Kc Kd Kh Ks 2c", Category.FOUR),
        ("Qc Qd Qh 7s 7c", Category.FULL_HOUSE),
        ("Ks 9s 5s 3s 2s", Category.FLUSH),
        ("Th 9c 8s 7h 6h", Category.STRAIGHT),
        ("8h 8c 8s 3h Jh", Category.THREE),
        ("Jh Jc 5s 5h 8h", Category.TWO_PAIR),
        ("Qh Qc 3s 6h Th", Category.PAIR),
        ("Ah Qc 3s 6h Th", Category.HIGH_CARD),
    ],
)
def test_each_category(cards: str, category: Category) -> None:
    assert hand(cards)[0] == category


@pytest.mark.rule("C-3")
def test_the_categories_beat_each_other_in_this_order() -> None:
    high_to_low = [
        "As Ks Qs Js Ts",
        "6h 5h 4h 3h 2h",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3s 3c",
        "7s 5s 4s 3s 2s",
        "5h 4c 3s 2h Ah",
        "2h 2c 2s 3h 4h",
        "3h 3c 2s 2h 4h",
        "2h 2c 3s 4h 5h",
        "Ah Kc Qs Jh 9h",
    ]
    hands = [hand(cards) for cards in high_to_low]
    assert hands == sorted(hands, reverse=True)
    assert [each[0] for each in hands] == sorted(Category, reverse=True)


@pytest.mark.rule("C-2")
def test_the_ace_is_high_or_low_in_a_straight() -> None:
    assert hand("As Kd Qs Js Ts") == (Category.STRAIGHT, (14,))
    assert hand("5s 4d 3s 2s As") == (Category.STRAIGHT, (5,))
    assert hand("5s 4s 3s 2s As") == (Category.STRAIGHT_FLUSH, (5,))


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("cards", ["Ks As 2d 3s 4s", "Qs Ks As 2d 3s", "Js Qs Ks As 2d"])
def test_a_straight_does_not_go_round_the_corner(cards: str) -> None:
    assert hand(cards)[0] == Category.HIGH_CARD
    assert hand(cards.replace("d", "s"))[0] == Category.FLUSH


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6h 5c 4c 3c 2c", "5h 4c 3c 2c Ac"),
        ("9h 8h 7h 6h 5h", "8c 7c 6c 5c 4c"),
        ("6h 5h 4h 3h 2h", "5c 4c 3c 2c Ac"),
        ("Kh Kc Ks Kd 2h", "Qh Qc Qs Qd Ah"),
        ("Kh Kc Ks Kd 3h", "Kh Kc Ks Kd 2h"),
        ("5h 5c 5s 2d 2h", "4h 4c 4s Kd Kh"),
        ("5h 5c 5s 3d 3h", "5h 5c 5s 2d 2h"),
        ("Kh 9h 5h 3h 2h", "Qc Jc Tc 9c 7c"),
        ("Kh 9h 5h 4h 2h", "Kc 9c 5c 3c 2c"),
        ("Kh 9h 5h 4h 3h", "Kc 9c 5c 4c 2c"),
        ("Ah 9c 5h 4h 3h", "Kc Qc Jc Tc 8h"),
        ("Ah 9c 5h 4h 3h", "Ac 9h 5c 4c 2h"),
        ("9h 9c 9s 3h 2h", "8h 8c 8s Ah Kh"),
        ("8h 8c 8s Kh 2h", "8h 8c 8d Qh Jh"),
        ("8h 8c 8s Kh 3h", "8h 8c 8d Kd 2d"),
        ("Jh Jc 3s 3h 2h", "Th Tc 9s 9h Ah"),
        ("Jh Jc 4s 4h 2h", "Js Jd 3s 3h Ah"),
        ("Jh Jc 4s 4h 5h", "Js Jd 4c 4d 3h"),
        ("Qh Qc 3s 4h 5h", "Jh Jc As Kh Th"),
        ("Qh Qc As 4h 3h", "Qd Qs Ks Jh Th"),
        ("Qh Qc As 5h 3h", "Qd Qs Ah 4h 3d"),
        ("Qh Qc As 5h 3h", "Qd Qs Ah 5d 2d"),
    ],
)
def test_within_a_category(better: str, worse: str) -> None:
    assert hand(better)[0] == hand(worse)[0]
    assert hand(better) > hand(worse)


@pytest.mark.rule("C-4")
def test_suits_never_break_a_tie() -> None:
    assert hand("As Ks Qs Js 9s") == hand("Ac Kc Qc Jc 9c")
    assert hand("Qh Qc As 5h 3h") == hand("Qs Qd Ah 5c 3d")


def test_strength_and_hand_agree() -> None:
    rng = random.Random(1)
    hands = tables().hands
    assert len(hands) == 7463
    for _ in range(2000):
        cards: list[Card] = rng.sample(DECK, 5)
        number = strength(*map(code_of, cards))
        assert hands[number] == rank_hand(cards)


def test_a_hand_has_five_cards() -> None:
    with pytest.raises(ValueError, match="five"):
        rank_hand(DECK[:4])


def _agree_with_public_evaluators(hands: Sequence[tuple[int, ...]]) -> None:
    """Order and category as two evaluators of other makes have them; royal is their best straight flush."""
    import phevaluator
    from treys import Card as TreysCard
    from treys import Evaluator

    codes = [code_of(card) for card in DECK]
    treys_cards = [TreysCard.new(card) for card in DECK]
    # phevaluator numbers cards by rank times four plus suit.
    ph_cards = [4 * (index % 13) + index // 13 for index in range(52)]
    evaluator = Evaluator()
    known = tables().hands
    # Both evaluators call the best hand 1 and the worst 7462.
    for cards in hands:
        a, b, c, d, e = cards
        ours = strength(codes[a], codes[b], codes[c], codes[d], codes[e])
        theirs = evaluator.evaluate([treys_cards[index] for index in cards], [])
        other = phevaluator.evaluate_cards(*(ph_cards[index] for index in cards))
        assert ours == 7463 - theirs == 7463 - other, [DECK[index] for index in cards]
        category = known[ours].category
        treys_class = evaluator.get_rank_class(theirs)
        assert category == 9 - treys_class


@pytest.mark.rule("C-3", "C-4")
def test_thirty_thousand_hands_rank_as_two_public_evaluators_rank_them() -> None:
    rng = random.Random(2)
    _agree_with_public_evaluators([tuple(rng.sample(range(52), 5)) for _ in range(30_000)])


@pytest.mark.slow
@pytest.mark.rule("C-3", "C-4")
def test_all_hands_rank_as_two_public_evaluators_rank_them() -> None:
    everything = list(combinations(range(52), 5))
    assert len(everything) == 2_598_960
    _agree_with_public_evaluators(everything)


@pytest.mark.rule("PP-26")
def test_the_joker_reads_as_every_card_that_the_hand_does_not_hold() -> None:
    rng = random.Random(3)
    for _ in range(1000):
        four: list[Card] = rng.sample(DECK, 4)
        readings = {rank_hand([*four, card]).category for card in DECK if card not in four}
        assert joker_categories(frozenset(four)) == readings
        assert categories([*four[:2], "Xx", *four[2:]]) == readings


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("cards", ["As As As As As", "Ks Kh Kd 2c 2c", "Ks Kh Kd 2c Xx", "Ks Kh Kd 2c"])
def test_c7_a_hand_is_five_different_cards_of_the_pack(cards: str) -> None:
    """C7."""
    with pytest.raises(ValueError, match="card"):
        rank_hand(parse_cards(cards))


def test_the_joker_completes_four_cards_alone() -> None:
    with pytest.raises(ValueError, match="four"):
        joker_categories(frozenset(DECK[:3]))


@pytest.mark.rule("C-1")
@pytest.mark.parametrize(
    "cards", ["As Ad Ah Ac As", "Ks Ks Qd Jh Tc", "As Ks Qs Js Xx", "As Ks Qs Js", "2c 3c 4c 5c 6c 7c"]
)
def test_c7_a_hand_is_five_different_cards_without_the_joker(cards: str) -> None:
    with pytest.raises(ValueError, match=r"five cards|each card"):
        rank_hand(parse_cards(cards))
