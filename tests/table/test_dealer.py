"""Who deals first."""

from __future__ import annotations

from collections import Counter

import pytest

from kortspel.cards import parse_cards
from kortspel.table.dealer import FirstDealer, first_dealer, settled


def drawn(seats: int, *decks: str) -> FirstDealer:
    return settled(seats, lambda n: parse_cards(decks[n]))


@pytest.mark.rule("PA-10", "PO-21")
def test_the_highest_card_deals_and_the_ace_is_high() -> None:
    assert drawn(4, "2s Kh 9d Jc") == (1, (("2s", "Kh", "9d", "Jc"),))
    assert drawn(3, "Ks 2h Ad").seat == 2


@pytest.mark.rule("PA-10", "PO-21")
def test_equal_highest_draw_again_and_nobody_else_does() -> None:
    dealer = drawn(4, "Ks 9h Kd Kc", "7s 7d 2c", "3s 4d")
    assert dealer.seat == 2
    assert dealer.draws == (("Ks", "9h", "Kd", "Kc"), ("7s", None, "7d", "2c"), ("3s", None, "4d", None))


@pytest.mark.rule("PA-10", "PO-21")
def test_equal_cards_below_the_highest_decide_nothing() -> None:
    assert drawn(3, "9s 9h Td").draws == (("9s", "9h", "Td"),)


@pytest.mark.rule("PA-10", "PO-21")
def test_every_seat_may_become_the_first_dealer() -> None:
    dealers = [first_dealer(f"K7Q2-{n:04d}", 5) for n in range(1000)]
    shares = Counter(dealer.seat for dealer in dealers)
    # 200 each; with 4 degrees of freedom chi-square is over 23 once in 8,000.
    assert sum((shares[seat] - 200) ** 2 / 200 for seat in range(5)) < 23
    assert any(len(dealer.draws) > 1 for dealer in dealers)
    assert first_dealer("K7Q2-0001", 5) == dealers[1]
