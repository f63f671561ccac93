"""Cards, deal codes and the shuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from kortspel import cards
from kortspel.cards import DECK, JOKER, new_code, parse_card, parse_cards, parse_code, shuffled


@pytest.mark.rule("C-1")
def test_the_deck_has_52_different_cards_of_four_suits_and_no_joker() -> None:
    assert len(set(DECK)) == 52
    assert JOKER not in DECK
    assert Counter(cards.suit_of(card) for card in DECK) == {"c": 13, "d": 13, "h": 13, "s": 13}
    assert Counter(cards.rank_of(card) for card in DECK) == dict.fromkeys(range(2, 15), 4)


def test_cards_are_read_in_any_usual_spelling() -> None:
    assert parse_cards("Ts 10s tS 10S Xx") == ("Ts", "Ts", "Ts", "Ts", "Xx")
    assert [cards.index_of(card) for card in (*DECK, JOKER)] == list(range(53))


@pytest.mark.parametrize("text", ["", "1s", "Tx", "T", "Tss", "11h"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


@pytest.mark.rule("C-5")
def test_the_shuffle_gives_the_written_down_vectors() -> None:
    assert " ".join(shuffled("K7Q2-M9PD", 0, DECK)) == (
        "Th 8c 7d Kh 3d 6d 3c 8d 5s Qh 5h 3h 9h Kd Js 9c 8s 2d 7h 5d 4c As Ah 6s 3s Ac "
        "4h Ts 2s Qs 7s 6c 6h 4s 5c Qc 9d Ks Jc Qd Kc 2c 9s Jd 4d Tc 2h Td Jh Ad 7c 8h"
    )
    assert " ".join(shuffled("K7Q2-M9PD", 1, DECK)) == (
        "Kd 6h 2c Jc Kc 9c 5c Ts Kh 9d 5d 7s 3h Ks Js 3c 8d 8h 8s Qh 9s 7d Tc 2s 2h 8c "
        "7c Jd Ac Qs 6c Jh Ad 3s Td As 6d Qd 5h Th 5s 7h 2d 6s 4c 4d 3d 9h Ah 4h 4s Qc"
    )
    assert shuffled("0000-0000", 0, range(10)) == (6, 4, 8, 5, 9, 0, 7, 2, 1, 3)


@pytest.mark.rule("C-5")
def test_a_hyphen_in_the_code_makes_no_other_deal() -> None:
    assert shuffled("K7Q2M9PD", 3, DECK) == shuffled("K7Q2-M9PD", 3, DECK)


@pytest.mark.rule("C-5")
def test_the_shuffle_is_uniform() -> None:
    # 24 orders of four, 12,000 shuffles: 500 each. Chi-square with 23 degrees of freedom is over 56 once in 7,000.
    seen = Counter(shuffled("ABCD-EFGH", n, range(4)) for n in range(12_000))
    assert len(seen) == 24
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 56
    # The same for the place of the first card of a whole deck: 51 degrees of freedom, over 98 once in 10,000.
    places = Counter(shuffled("ABCD-EFGH", n, DECK).index("2c") for n in range(5_200))
    assert sum((places[place] - 100) ** 2 / 100 for place in range(52)) < 98


@pytest.mark.rule("C-5")
def test_a_new_code_is_drawn_from_the_systems_entropy(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def last(letters: str) -> str:
        drawn.append(letters)
        return letters[-1]

    monkeypatch.setattr("kortspel.cards.secrets.choice", last)
    assert new_code() == "ZZZZ-ZZZZ"
    assert len(drawn) == 8
    assert {len(letters) for letters in drawn} == {32}


def test_new_codes_differ_and_are_read_back() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(parse_code(code) == code for code in codes)


def test_a_code_is_read_however_it_was_typed() -> None:
    assert parse_code(" k7q2 m9pd ") == "K7Q2-M9PD"
    assert parse_code("o0il-1111") == "0011-1111"
    for between in "\u2010\u2011\u2012\u2013\u2014\u2212\uff0d\u00a0\u202f\u00ad":
        assert parse_code(f"K7Q2{between}M9PD") == "K7Q2-M9PD", "C5: what becomes of a hyphen in mail"


@pytest.mark.parametrize("text", ["", "K7Q2", "K7Q2-M9PDX", "K7Q2-M9P!", "UUUU-UUUU", "åäöå-åäöå"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a deal code"):
        parse_code(text)


@pytest.mark.rule("C-5")
def test_g13_a_word_that_would_favour_small_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 32-bit words those from the largest multiple of the number of places on are drawn again."""
    # For three cards: 2**32 - 1 would be 0 modulo 3 once too often; the next word is 1, and then 0 for the rest.
    words = iter((2**32 - 1, 1, 0))
    monkeypatch.setattr("kortspel.cards._words", lambda code, n: words)
    assert shuffled("K7Q2-M9PD", 0, "abc") == ("c", "a", "b")
    assert next(words, None) is None
    words = iter((2**32 - 2, 0))
    assert shuffled("K7Q2-M9PD", 0, "abc") != ("c", "a", "b")
