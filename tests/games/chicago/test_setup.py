"""What is agreed before the first card."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.base import Player
from kortspel.games.chicago import ChicagoSetup
from kortspel.games.chicago.setup import PRESETS, Options
from tests.games.chicago.fixtures import setup
from tests.games.kit import DEAL, people


def refused(**fields: Any) -> tuple[str, str] | None:
    """Message and clause of the refusal; the model itself must agree with it."""
    given = {"players": people(3), "deal": DEAL, **fields}
    refusal = ChicagoSetup.model_construct(None, **given).refusal()
    if refusal is None:
        ChicagoSetup(**given)
        return None
    with pytest.raises(ValidationError, match=refusal.clause):
        ChicagoSetup(**given)
    return refusal.message.removeprefix("chicago.refusal."), refusal.clause


@pytest.mark.rule("CH-1")
@pytest.mark.parametrize(("count", "fine"), [(1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_play(count: int, fine: bool) -> None:
    assert refused(players=people(count)) == (None if fine else ("players_bounds", "CH-1"))


@pytest.mark.rule("CH-6", "CH-10", "CH-12", "CH-15", "CH-16", "CH-17", "CH-23", "CH-33", "CH-42")
def test_the_standard_game_has_three_exchanges_and_no_house_rules() -> None:
    assert setup().options() == Options() == PRESETS["plain"]
    assert Options().model_dump() == {
        "exchanges": 3,
        "royal": 52,
        "straight_flush_wins": False,
        "four_resets": False,
        "equal": "first",
        "stop_at": 42,
        "last_trick": 5,
        "two": 0,
        "chicago_needs": False,
        "tricks_to_win": False,
        "demonstration": False,
    }


@pytest.mark.rule("CH-32")
@pytest.mark.parametrize(("points", "fine"), [(0, False), (1, True), (15, True), (16, False)])
def test_the_last_trick_scores_within_bounds(points: int, fine: bool) -> None:
    assert refused(last_trick=points) == (None if fine else ("last_trick_bounds", "CH-32"))


@pytest.mark.rule("CH-44")
def test_a_person_takes_part_unless_it_is_a_demonstration() -> None:
    computers = tuple(Player(name=f"P{n}", level="easy") for n in range(3))
    assert refused(players=computers) == ("nobody", "CH-44")
    assert refused(players=computers, demonstration=True) is None
    assert refused(players=(*computers[:2], Player(name="Anna"))) is None


def test_presets_are_whole_sets_of_house_rules_and_what_is_in_force_can_be_told() -> None:
    assert all(refused(**preset.model_dump()) is None for preset in PRESETS.values())
    assert Options().in_force() == {}
    assert PRESETS["quick"].in_force() == {"exchanges": 2, "royal": 20}
    assert Options(demonstration=True).in_force() == {}
