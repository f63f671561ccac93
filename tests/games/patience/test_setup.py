"""The set-up: defaults, refused combinations, and the reasons in words."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.patience.setup import Options, PatienceSetup, target_of
from kortspel.text import LANGUAGES, Text
from tests.games.patience.fixtures import DEAL, players, setup


def refusal_of(count: int, **options: Any) -> tuple[str, str] | None:
    """Message and clause of what ``why_not_setup`` says; the model itself must agree with it."""
    fields = {"players": players(count), "deal": DEAL, **options}
    refusal = PatienceSetup.model_construct(**fields).refusal()
    if refusal is None:
        PatienceSetup(**fields)
        return None
    with pytest.raises(ValidationError, match=refusal.clause):
        PatienceSetup(**fields)
    for language in LANGUAGES:
        assert Text(language)(refusal.message, **refusal.values)
    return refusal.message.removeprefix("patience.refusal."), refusal.clause


@pytest.mark.rule("PP-6", "PP-13", "PP-20", "PP-21", "PP-23", "PP-32")
def test_the_standard_game_is_english_and_without_house_rules() -> None:
    standard = PatienceSetup(players=players(1), deal=DEAL)
    assert standard.options() == Options()
    assert standard.model_dump(exclude={"players", "deal"}) == {
        "variant": "solo",
        "table": "english",
        "royal50": False,
        "flush16": False,
        "diagonals": False,
        "corner": False,
        "touching": False,
        "rearranging": False,
        "joker": "none",
        "target": None,
        "open_grids": False,
        "known": False,
    }


@pytest.mark.rule("PP-1", "PP-30", "PP-31")
@pytest.mark.parametrize(
    ("variant", "counts", "clause"),
    [("solo", {1}, "PP-1"), ("duel", {2}, "PP-30"), ("same", {2, 3, 4, 5, 6}, "PP-31")],
)
def test_so_many_play(variant: str, counts: set[int], clause: str) -> None:
    for count in range(1, 7):
        expected = None if count in counts else (f"players_{variant}", clause)
        assert refusal_of(count, variant=variant) == expected


@pytest.mark.rule("PP-1")
def test_nobody_and_seven_are_no_players() -> None:
    assert refusal_of(0) == ("players_solo", "PP-1")
    with pytest.raises(ValidationError, match="PP-31"):
        PatienceSetup(players=players(6) + players(1), deal=DEAL, variant="same")


@pytest.mark.rule("PP-8")
def test_royal_flush_at_50_is_english() -> None:
    assert refusal_of(1, royal50=True) is None
    assert refusal_of(1, royal50=True, table="american") == ("royal50_table", "PP-8")
    assert refusal_of(1, royal50=True, table="swedish") == ("royal50_table", "PP-8")


@pytest.mark.rule("PP-11")
def test_straight_flush_at_16_is_swedish() -> None:
    assert refusal_of(1, flush16=True, table="swedish") is None
    assert refusal_of(1, flush16=True, table="american") == ("flush16_table", "PP-11")
    assert refusal_of(1, flush16=True) == ("flush16_table", "PP-11")


@pytest.mark.rule("PP-22")
def test_corner_and_touching_go_together_but_neither_with_rearranging() -> None:
    assert refusal_of(1, corner=True, touching=True) is None
    assert refusal_of(1, corner=True, rearranging=True) == ("no_corner", "PP-22")
    assert refusal_of(1, touching=True, rearranging=True) == ("no_touching", "PP-22")
    assert refusal_of(1, corner=True, touching=True, rearranging=True) == ("no_corner", "PP-22")


@pytest.mark.rule("PP-23")
@pytest.mark.parametrize("joker", ["none", "deck", "after"])
@pytest.mark.parametrize(("count", "variant"), [(1, "solo"), (2, "duel"), (6, "same")])
def test_rearranging_goes_with_every_joker_and_every_number_of_players(
    joker: str, count: int, variant: str
) -> None:
    assert refusal_of(count, rearranging=True, joker=joker, variant=variant) is None


@pytest.mark.rule("PP-14")
def test_an_own_target_is_a_sensible_number() -> None:
    assert refusal_of(1, target=1) is None
    assert refusal_of(1, target=999) is None
    assert refusal_of(1, target=0) == ("target_bounds", "PP-14")
    assert refusal_of(1, target=1000) == ("target_bounds", "PP-14")


@pytest.mark.rule("PP-14")
def test_the_line_of_each_table() -> None:
    lines = [target_of(setup(table=table)) for table in ("english", "american", "swedish")]
    assert lines == [70, 200, None]
    assert target_of(setup(table="swedish", target=85)) == 85


def test_every_option_and_every_value_has_its_words() -> None:
    for language in LANGUAGES:
        text = Text(language)
        for field in Options.model_fields:
            assert text.has(f"patience.option.{field}"), field
            assert text.has(f"patience.option.{field}.help"), field
        for field, values in {
            "variant": ("solo", "duel", "same"),
            "table": ("english", "american", "swedish"),
            "joker": ("none", "deck", "after"),
        }.items():
            assert all(text.has(f"patience.option.{field}.{value}") for value in values)
