"""What is agreed before the first card (PA-1 to PA-3, PA-5, PA-7, PA-12, PA-50)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.base import Player
from kortspel.games.pakker import GAME, PakkerSetup
from kortspel.games.pakker.setup import BOUNDS, LATEST, PRESETS, options_of, why_not_setup
from tests.games.pakker.table import CODE, NAMES


def setup(count: int = 4, **options: Any) -> PakkerSetup:
    players = tuple(Player(name=name) for name in NAMES[:count])
    return PakkerSetup(players=players, deal=CODE, **options)


def refused(count: int = 4, **options: Any) -> tuple[str, str]:
    """The message and the clause that refuse this setup, which cannot be made either."""
    players = setup(max(2, min(count, 8))).players
    players = (players * 2)[:count]
    unchecked = PakkerSetup.model_construct(players=players, deal=CODE, **options)
    found = why_not_setup(unchecked)
    assert found is not None
    with pytest.raises(ValidationError, match=found.clause):
        PakkerSetup(players=players, deal=CODE, **options)
    return found.message.removeprefix("pakker.refusal."), found.clause


@pytest.mark.rule("PA-1")
@pytest.mark.parametrize("count", range(2, 9))
def test_two_to_eight_play(count: int) -> None:
    state = GAME.new(setup(count))
    assert len(state.chips) == count


@pytest.mark.rule("PA-1")
@pytest.mark.parametrize("count", [0, 1, 9])
def test_no_fewer_and_no_more(count: int) -> None:
    assert refused(count) == ("players", "PA-1")


@pytest.mark.rule(
    "PA-2", "PA-3", "PA-5", "PA-7", "PA-11", "PA-12", "PA-13", "PA-25", "PA-31", "PA-40", "PA-50"
)
def test_the_defaults_are_those_of_the_clauses() -> None:
    assert options_of(setup()).model_dump() == {
        "seats_by_lot": False,
        "chip_value": 1,
        "currency": "kr",
        "smallest_purchase": 20,
        "first_purchase": 50,
        "first_on_credit": False,
        "ante": 1,
        "antes_by_hand": False,
        "cut": False,
        "end": "none",
        "end_at": None,
        "end_minutes": 120,
        "end_pots": 20,
        "limit": "pot",
        "limit_share": 50,
        "limit_chips": 20,
        "only_valid_openings": True,
        "opener_may_check": False,
        "all_in": False,
        "numbers_shown": False,
    }


def test_the_barracks_play_by_the_defaults_and_the_kitchen_softens_them() -> None:
    assert options_of(setup(**PRESETS["barracks"])) == options_of(setup())
    kitchen = options_of(setup(**PRESETS["kitchen"]))
    assert (kitchen.opener_may_check, kitchen.all_in, kitchen.end, kitchen.end_minutes) == (
        True, True, "minutes", 20,
    )  # fmt: skip


@pytest.mark.parametrize("option", BOUNDS)
def test_a_number_out_of_bounds_is_refused_with_its_clause(option: str) -> None:
    least, most, clause = BOUNDS[option]
    for value in (least - 1, most + 1, -5, 10**12):
        assert refused(**{option: value})[1] in (clause, "PA-5", "PA-12")
    found = why_not_setup(PakkerSetup.model_construct(players=setup().players, deal=CODE, **{option: 0}))
    assert found is not None
    assert found.values == {"option": option, "least": least, "most": most, "value": 0}


@pytest.mark.rule("PA-5")
def test_the_first_purchase_is_no_smaller_than_the_smallest() -> None:
    assert refused(first_purchase=19) == ("first_too_small", "PA-5")
    assert setup(first_purchase=20).first_purchase == 20


@pytest.mark.rule("PA-12")
def test_the_first_purchase_pays_the_ante() -> None:
    assert refused(first_purchase=20, ante=21) == ("first_below_ante", "PA-12")


@pytest.mark.rule("PA-7")
def test_an_end_by_the_clock_needs_its_time() -> None:
    assert refused(end="clock") == ("no_clock_time", "PA-7")
    assert refused(end="clock", end_at=-1) == ("clock_bounds", "PA-7")
    assert refused(end="clock", end_at=LATEST + 1) == ("clock_bounds", "PA-7")
    assert setup(end="clock", end_at=1_700_000_000).end_at == 1_700_000_000


@pytest.mark.rule("PA-3")
@pytest.mark.parametrize("currency", ["", "   ", "doubloons", "k\nr"])
def test_the_currency_is_a_short_word(currency: str) -> None:
    assert refused(currency=currency) == ("currency", "PA-3")


@pytest.mark.parametrize("wrong", [{"ante": 2.5}, {"ante": "abc"}, {"limit": "sky"}, {"jokers": 1}])
def test_what_is_not_an_option_is_no_setup(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        setup(**wrong)
