"""What the players of Poängpoker think a hand is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kortspel.bots.cards.bits import Bits
from kortspel.bots.poangpoker.exchange import Worth
from kortspel.bots.poangpoker.learned import learned
from kortspel.cards import parse_cards
from kortspel.games.poangpoker.setup import Options

PAT = "9s 8s 7d 6c 5h"
ACES = "As Ad 7h 4c 2d"


def worth(hand: str, *, place: int = 0, thrown: Sequence[int | None] = (None,) * 4, **options: Any) -> float:
    bits = Bits("2s" if options.get("trump") else None)
    cards = parse_cards(hand)
    found = Worth(Options(**options), place, thrown)
    return found.of(bits.hand(cards), sum(bits.code[bits.bit[card]] for card in cards))


@pytest.mark.rule("PO-14")
def test_where_every_hand_scores_the_others_do_not_matter() -> None:
    few = worth(PAT, thrown=(None, 0, 0), all_hands=True) - worth(ACES, thrown=(None, 0, 0), all_hands=True)
    more = worth(PAT, thrown=(None, 4, 4), all_hands=True) - worth(ACES, thrown=(None, 4, 4), all_hands=True)
    assert few == pytest.approx(more)


@pytest.mark.rule("PO-7")
def test_a_hand_is_worth_less_against_those_who_exchanged_less() -> None:
    assert worth(ACES, thrown=(None, 0, 1, 3)) < worth(ACES, thrown=(None, 3, 3, 3))
    assert worth(ACES, thrown=(None, 3, 3, 3)) < worth(ACES, thrown=(None, 5, 5, 5))


@pytest.mark.rule("PO-17")
def test_the_nearer_to_the_dealer_takes_equal_hands() -> None:
    first, last = (worth(ACES, place=place, nearest_dealer=True) for place in (0, 3))
    shared = worth(ACES, place=3)
    assert last < shared
    assert first > last


@pytest.mark.rule("PO-18")
def test_high_cards_and_trumps_are_worth_the_last_trick() -> None:
    chances = learned(trumps=False).chances(4)
    bits = Bits(None)
    assert chances.of(bits.hand(parse_cards("As Ks Qd Kh 9c")), 0) > 0.4
    assert chances.of(bits.hand(parse_cards("3s 7s 2d 4h 5c")), 0) < 0.15
    trumps = learned(trumps=True).chances(4)
    high = Bits("2s")
    assert trumps.of(high.hand(parse_cards("As Ks 2d 4h 5c")), 0) > 0.5
    assert trumps.of(high.hand(parse_cards("Ad Kd 2h 4h 5c")), 0) < 0.2


@pytest.mark.parametrize("trumps", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_chances_of_all_hands_add_up_to_one_trick(trumps: bool, seats: int) -> None:
    chances = learned(trumps=trumps).chances(seats)
    bits = Bits("2s" if trumps else None)
    hands = ["As Kd 9h 9c 2d", "Ks Qs 8h 7c 7d", "Ah Jc Tc 6c 3d", "Ad Qh Th 4s 4c", "Kh 8d 8c 5s 3h"]
    hands += ["Ac Kc Qd Js 5d"]
    total = sum(chances.of(bits.hand(parse_cards(hand)), place) for place, hand in enumerate(hands[:seats]))
    assert 0.6 < total < 1.5
