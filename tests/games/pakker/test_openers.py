"""Which cards open, and which prove it."""

from __future__ import annotations

import pytest

from kortspel.cards import parse_cards
from kortspel.games.pakker.openers import opens, proof

JACKS, QUEENS, KINGS, ACES = 11, 12, 13, 14


@pytest.mark.rule("PA-20")
@pytest.mark.parametrize(
    ("hand", "highest"),
    [
        ("Ts Th 9d 8c 2d", None),
        ("As Kh Qd Jc 9d", None),
        ("Js Jh Ad Kc 2d", JACKS),
        ("Qs Qh Ad Kc 2d", QUEENS),
        ("Ks Kh 4d 3c 2d", KINGS),
        ("As Ah 4d 3c 2d", ACES),
        ("3s 3h 2d 2c 7d", ACES),
        ("2s 2h 2d 4c 7d", ACES),
        ("6s 5h 4d 3c 2d", ACES),
        ("5s 4h 3d 2c Ad", ACES),
        ("9s 7s 4s 3s 2s", ACES),
        ("2s 2h 2d 3c 3d", ACES),
        ("2s 2h 2d 2c 3d", ACES),
        ("6s 5s 4s 3s 2s", ACES),
        ("Ks As 2s 3s 5h", None),
        ("Ks Ah 2s 3s 4h", None),
    ],
)
def test_a_high_pair_opens_at_its_level_and_any_better_hand_at_every_level(
    hand: str, highest: int | None
) -> None:
    allowed = [required for required in (JACKS, QUEENS, KINGS, ACES) if opens(parse_cards(hand), required)]
    assert allowed == [level for level in (JACKS, QUEENS, KINGS, ACES) if highest and level <= highest]


@pytest.mark.rule("PA-24")
@pytest.mark.parametrize(
    ("held", "thrown", "required", "aside"),
    [
        ("Js Jh 9d", "4c 4d", JACKS, ""),
        ("Js Jh 9d", "4c 4d", QUEENS, "4c 4d"),
        ("4c 4d 9d", "Js Jh", JACKS, "Jh Js"),
        ("9d", "Js Jh 4c 4d", JACKS, "Jh Js"),
        ("Js", "Jh 9d 8c 2s", JACKS, "Jh"),
        ("", "Js Jh Jd 8c 2s", ACES, "Jd Jh Js"),
        ("Js 8c 2s", "Jh Jd", KINGS, "Jd Jh"),
        ("Kh 9h 7h 4h", "2h", JACKS, "2h"),
        ("9d 8c 7s 6h", "5h", ACES, "5h"),
        ("", "9d 8c 7s 6h 5h", JACKS, "5h 6h 7s 8c 9d"),
        ("Ks Kh Kd", "2h 2c", ACES, ""),
        ("2h 2c", "Ks Kh Kd", ACES, "Kd Kh"),
        ("2h 2c", "Ks Kh Kd", KINGS, "Kd Kh"),
    ],
)
def test_the_fewest_cards_that_prove_are_chosen(held: str, thrown: str, required: int, aside: str) -> None:
    chosen = proof(parse_cards(held), parse_cards(thrown), required)
    assert chosen is not None
    assert sorted(chosen) == sorted(parse_cards(aside))


@pytest.mark.rule("PA-25")
def test_a_false_opening_cannot_be_proved() -> None:
    assert proof(parse_cards("Js"), parse_cards("Th 9d 8c 2s"), JACKS) is None
    assert proof(parse_cards("Js Jh"), parse_cards("9d 8c 2s"), QUEENS) is None
