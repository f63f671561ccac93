"""What is agreed before the first card."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.base import Player
from kortspel.games.poangpoker import GAME, PoangpokerSetup
from kortspel.games.poangpoker.setup import CHICAGO_SCALE, PRESETS, Options
from kortspel.ranking import Category
from tests.games.poangpoker.fixtures import DEAL, setup


def refused(**fields: Any) -> tuple[str, str] | None:
    """The message and the clause with which a setup is refused; none can then be made."""
    values: dict[str, Any] = {
        "players": tuple(Player(name=f"P{n}") for n in range(4)),
        "deal": DEAL,
        **fields,
    }
    refusal = PoangpokerSetup.model_construct(None, **values).refusal()
    if refusal is None:
        assert PoangpokerSetup(**values)
        return None
    with pytest.raises(ValidationError, match=refusal.clause):
        PoangpokerSetup(**values)
    return refusal.message.removeprefix("poangpoker.refusal."), refusal.clause


def scale(**points: int) -> tuple[int, ...]:
    """The default scale with other points for some categories."""
    return tuple(points.get(category.name.lower(), category.value) for category in Category)


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize("count", [1, 2, 7])
def test_three_to_six_play(count: int) -> None:
    assert refused(players=tuple(Player(name=f"P{n}") for n in range(count))) == ("players_bounds", "PO-1")


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_any_number_from_three_to_six_is_fine(count: int) -> None:
    assert len(setup(count).players) == count


@pytest.mark.rule("PO-2", "PO-3", "PO-20")
def test_the_defaults() -> None:
    options = Options()
    assert options.scale == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert options.last_trick == 5
    assert (options.end, options.rounds) == ("rounds", 2)
    house = ("trump", "dealt_hand", "all_hands", "side_cards", "nearest_dealer", "demonstration")
    assert not any(getattr(options, name) for name in house)


@pytest.mark.rule("PO-2")
def test_the_scale_strictly_rises_from_pair_up() -> None:
    for lower in range(Category.PAIR, Category.ROYAL_FLUSH):
        points = list(range(10))
        points[lower + 1] = points[lower]
        assert refused(scale=tuple(points)) == ("scale_rises", "PO-2")
    assert refused(scale=(0, 1, 2, 3, 5, 4, 6, 7, 8, 9)) == ("scale_rises", "PO-2")


@pytest.mark.rule("PO-2")
def test_a_refused_scale_says_which_two_hands_are_wrong() -> None:
    setup = PoangpokerSetup.model_construct(
        None, deal="K7Q2-M9PD", players=tuple(Player(name=f"P{n}") for n in range(4)), scale=scale(flush=4)
    )
    refusal = setup.refusal()
    assert refusal is not None
    assert refusal.values == {"lower": Category.STRAIGHT, "higher": Category.FLUSH}


@pytest.mark.rule("PO-2")
def test_the_scale_never_falls_from_high_card_to_pair() -> None:
    assert refused(scale=scale(high_card=2)) == ("scale_falls", "PO-2")
    assert refused(scale=scale(high_card=1)) is None
    assert refused(scale=scale(high_card=0, pair=0)) is None


@pytest.mark.rule("PO-2")
def test_the_scale_has_a_figure_for_every_category() -> None:
    assert refused(scale=(0, 1, 2)) == ("scale_length", "PO-2")
    assert refused(scale=()) == ("scale_length", "PO-2")
    assert refused(scale=scale(high_card=-1)) == ("scale_bounds", "PO-2")
    assert refused(scale=scale(royal_flush=1000)) == ("scale_bounds", "PO-2")
    assert refused(scale=scale(royal_flush=999)) is None


@pytest.mark.rule("PO-3")
@pytest.mark.parametrize(("points", "fine"), [(0, False), (1, True), (99, True), (100, False)])
def test_the_last_trick_scores_something(points: int, fine: bool) -> None:
    assert refused(last_trick=points) == (None if fine else ("last_trick_bounds", "PO-3"))


@pytest.mark.rule("PO-20")
def test_rounds_and_limit_have_bounds() -> None:
    assert refused(rounds=0) == ("rounds_bounds", "PO-20")
    assert refused(rounds=21) == ("rounds_bounds", "PO-20")
    assert refused(end="limit", limit=0) == ("limit_bounds", "PO-20")
    assert refused(end="limit", limit=10_000) == ("limit_bounds", "PO-20")
    assert refused(end="open") is None


@pytest.mark.rule("PO-22")
def test_a_person_plays_unless_it_is_a_demonstration() -> None:
    computers = tuple(Player(name=f"P{n}", level="easy") for n in range(3))
    assert refused(players=computers) == ("nobody", "PO-22")
    assert refused(players=computers, demonstration=True) is None
    for seat in range(3):
        mixed = (*computers[:seat], Player(name="Anna"), *computers[seat + 1 :])
        assert refused(players=mixed) is None


@pytest.mark.rule("PO-2")
def test_the_presets_are_fine_and_the_first_is_the_default() -> None:
    assert list(PRESETS) == ["short", "long", "chicago"]
    assert all(refused(**preset.model_dump()) is None for preset in PRESETS.values())
    assert PRESETS["short"] == Options()


@pytest.mark.rule("PO-16")
def test_d5_as_in_chicago_side_cards_decide_and_every_house_rule_is_set() -> None:
    assert PRESETS["chicago"] == Options(scale=CHICAGO_SCALE, end="limit", limit=52, side_cards=True)
    assert all(preset.model_dump().keys() == Options.model_fields.keys() for preset in PRESETS.values())


def test_g10_the_house_rules_in_force_are_told_without_those_that_change_nothing() -> None:
    assert Options().in_force() == {}
    assert Options(limit=40, trump=True).in_force() == {"trump": True}
    assert Options(end="limit", limit=40, rounds=3).in_force() == {"end": "limit", "limit": 40}
    assert Options(all_hands=True, side_cards=True).in_force() == {"all_hands": True}
    assert GAME.view(GAME.new(setup(trump=True)), 0).options.in_force() == {"trump": True}


def test_every_house_rule_goes_with_every_other() -> None:
    rules = ("trump", "dealt_hand", "all_hands", "side_cards", "nearest_dealer")
    for chosen in range(2 ** len(rules)):
        assert refused(**{name: bool(chosen >> n & 1) for n, name in enumerate(rules)}) is None


def test_the_options_of_a_setup_are_without_players_and_deal() -> None:
    options = setup(last_trick=3).options()
    assert options == Options(last_trick=3)
    assert DEAL not in options.model_dump_json()
