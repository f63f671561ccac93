"""What is agreed before the first card."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.base import Player, Refusal
from kortspel.games.pakker.setup import BOUNDS, PRESETS, Options, PakkerSetup
from tests.games.pakker.table import CODE, NAMES


def fields(count: int = 4, /, **options: Any) -> dict[str, Any]:
    return {"players": tuple(Player(name=name) for name in NAMES[:count]), "deal": CODE, **options}


def refused(**options: Any) -> Refusal:
    """The refusal of these choices; the model must not be made of them."""
    given = fields(**options)
    with pytest.raises(ValidationError):
        PakkerSetup(**given)
    refusal = PakkerSetup.model_construct(**given).refusal()
    assert refusal is not None
    return refusal


@pytest.mark.rule("PA-1")
def test_two_to_eight_play() -> None:
    for players in range(2, 9):
        assert len(PakkerSetup(**fields(players)).players) == players
    assert refused(players=(Player(name="Anna"),)).values == {"least": 2, "most": 8, "players": 1}
    nine = tuple(Player(name=name) for name in (*NAMES, "Ivar"))
    assert refused(players=nine).clause == "PA-1"


@pytest.mark.rule(
    "PA-2", "PA-3", "PA-5", "PA-7", "PA-12", "PA-13", "PA-25", "PA-31", "PA-40", "PA-50", "PA-51"
)
def test_the_defaults_are_those_of_the_clauses() -> None:
    assert PakkerSetup(**fields()).options() == Options(
        seats_by_lot=False,
        chip_value=1,
        currency="kr",
        smallest_purchase=20,
        first_purchase=50,
        first_on_credit=False,
        ante=1,
        antes_by_hand=False,
        cut=False,
        end="none",
        limit="pot",
        limit_share=50,
        limit_chips=20,
        only_valid_openings=True,
        opener_may_check=False,
        all_in=False,
        numbers_shown=False,
    )


def test_the_barracks_are_the_defaults_and_the_kitchen_checks_and_goes_all_in() -> None:
    assert PakkerSetup(**fields(**PRESETS["barracks"])) == PakkerSetup(**fields())
    kitchen = PakkerSetup(**fields(**PRESETS["kitchen"]))
    assert kitchen.opener_may_check
    assert kitchen.all_in
    assert (kitchen.end, kitchen.end_minutes) == ("minutes", 20)


@pytest.mark.parametrize("option", BOUNDS)
def test_every_number_has_bounds_that_are_explained(option: str) -> None:
    least, most, clause = BOUNDS[option]
    for value in (least - 1, most + 1, -5, 10**12):
        refusal = refused(**{option: value})
        assert refusal.clause == clause
        assert refusal.values == {"option": option, "least": least, "most": most, "value": value}


@pytest.mark.rule("PA-5")
def test_the_first_purchase_is_no_smaller_than_the_bank_sells() -> None:
    assert refused(first_purchase=19).values == {"first": 19, "least": 20}
    assert PakkerSetup(**fields(first_purchase=20)).first_purchase == 20


@pytest.mark.rule("PA-12")
def test_the_first_purchase_covers_the_ante() -> None:
    assert refused(ante=51).clause == "PA-12"
    assert PakkerSetup(**fields(ante=50)).ante == 50


@pytest.mark.rule("PA-7")
def test_an_end_by_the_clock_needs_a_time() -> None:
    assert refused(end="clock").message == "pakker.refusal.no_clock_time"
    assert refused(end="clock", end_at=-1).message == "pakker.refusal.clock_bounds"
    assert PakkerSetup(**fields(end="clock", end_at=1_800_000_000)).end == "clock"


@pytest.mark.rule("PA-3")
def test_the_currency_is_a_short_word() -> None:
    assert refused(currency="").clause == "PA-3"
    assert refused(currency="kronor!").clause == "PA-3"
    assert refused(currency="k\n").clause == "PA-3"
    assert PakkerSetup(**fields(currency="öre")).currency == "öre"
