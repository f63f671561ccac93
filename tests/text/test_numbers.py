"""Numbers, shares, lists and times in each language."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import cast

import pytest

from kortspel.text import Entry, Inflected, Text, messages
from kortspel.text.signs import Signs, SpelledText

SV, NB, EN = Text("sv"), Text("nb"), Text("en")


@pytest.mark.parametrize(
    ("number", "swedish", "english"),
    [
        (0, "0", "0"),
        (12, "12", "12"),
        (-3, "−3", "−3"),
        (999, "999", "999"),
        (1000, "1000", "1,000"),
        (10_000, "10\N{NO-BREAK SPACE}000", "10,000"),
        (999_800, "999\N{NO-BREAK SPACE}800", "999,800"),
        (Fraction(1, 2), "½", "½"),
        (Fraction(5, 2), "2½", "2½"),
        (Fraction(-5, 2), "−2½", "−2½"),
        (Fraction(7, 6), "1⅙", "1⅙"),
        (Fraction(47, 6), "7⅚", "7⅚"),
        (Fraction(161, 60), "2\N{NO-BREAK SPACE}41/60", "2\N{NO-BREAK SPACE}41/60"),
        (Fraction(5, 12), "5/12", "5/12"),
        (None, "–", "–"),
    ],
)
def test_a_number_exactly(number: Fraction | None, swedish: str, english: str) -> None:
    """A7: grouped, with a real minus sign, and no improper fraction."""
    assert SV.number(number) == swedish
    assert EN.number(number) == english


@pytest.mark.parametrize(
    ("number", "places", "swedish", "english"),
    [
        (47.25, 1, "47,2", "47.2"),
        (-6.5, 1, "−6,5", "−6.5"),
        (-0.04, 1, "0,0", "0.0"),
        (Fraction(94, 3), 0, "31", "31"),
        (12345.6, 1, "12\N{NO-BREAK SPACE}345,6", "12,345.6"),
        (None, 1, "–", "–"),
    ],
)
def test_a_number_rounded(number: float | None, places: int, swedish: str, english: str) -> None:
    assert SV.decimal(number, places) == swedish
    assert EN.decimal(number, places) == english


def test_shares_lists_times_and_speech() -> None:
    assert (SV.percent(45), NB.percent("<1"), EN.percent(45)) == (
        "45\N{NO-BREAK SPACE}%",
        "<1\N{NO-BREAK SPACE}%",
        "45%",
    )
    assert [SV.listed(names) for names in ([], ["Anna"], ["Anna", "Bo"], ["Anna", "Bo", "Carin"])] == [
        "",
        "Anna",
        "Anna och Bo",
        "Anna, Bo och Carin",
    ]
    assert SV.time(datetime(2026, 11, 30, 22, 30)) == SV.time(int(datetime(2026, 11, 30, 22, 30).timestamp()))
    assert EN.time(datetime(2026, 11, 30, 9, 5)) == "09:05"
    assert [text.quoted("pass") for text in (SV, NB, EN)] == ["”pass”", "«pass»", "“pass”"]


def test_a_hole_shows_a_number_as_the_language_writes_it() -> None:
    assert (
        SV("pakker_table.bank.sum", hands=190, pot=10, bank=999_800, n=1_000_000)
        == "På hand 190 + pott 10 + bank 999\N{NO-BREAK SPACE}800 = 1\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000"
    )


def test_a_noun_goes_by_its_own_number() -> None:
    """A5: whatever the number is called, and however many numbers there are."""
    assert EN("pakker.refusal.seller_lacks", seat="Bo", chips=1, amount=5) == "Bo has one chip, not 5."
    asked = NB("pakker_table.question.selling_cash", asked="Eva", name="Bo", n=1)
    assert asked == "Eva: Bo vil kjøpe én sjetong av deg kontant. Selger du?"
    assert (
        EN("poangpoker.say.last_trick", seat="Bo", points=Fraction(1))
        == "Bo takes the last trick: one point."
    )
    assert EN("poangpoker.say.hand_own", seat="Bo", hand="two pair", points=Fraction(5, 2)).endswith(
        ": 2½ points."
    )
    assert EN("coach.reason.swap", n=3, first="a1", second="b2", points=1).endswith(
        "together they add one point"
    )


def test_nothing_has_words_of_its_own() -> None:
    """A5: no "0 kort" where Enter keeps the whole hand."""
    assert SV("trick_table.prompt.exchange", n=0).endswith("Enter behåller alla fem.")
    assert EN("trick_table.prompt.exchange", n=2).endswith("Enter changes 2 cards.")


def test_a_plain_terminal_gets_its_fractions_in_figures() -> None:
    plain = SpelledText("sv", Signs("ascii"))
    assert [plain.number(Fraction(part, 6)) for part in (3, 15, 47)] == ["1/2", "2 1/2", "7 5/6"]
    assert plain("poangpoker.say.hand_own", seat="Bo", hand="par", points=Fraction(5, 2)).endswith(
        "2 1/2 poang."
    )
    assert plain.percent(45) == "45 %"


def test_a_word_in_another_case_is_asked_for_in_the_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Finnish says "kuningaspari" and "neljä kuningasta", of one rank."""
    monkeypatch.setitem(
        cast("dict[str, Entry]", messages("en", "cards")), "cards.hand.7", "four {first:noun.of_rank}"
    )
    monkeypatch.setitem(cast("dict[str, Entry]", messages("en", "noun")), "noun.of_rank.13", "of the kings")
    assert EN("cards.hand.7", first=Inflected("cards.many", 13)) == "four of the kings"
    assert EN("cards.hand.1", first=Inflected("cards.many", 13)) == "pair of kings"
