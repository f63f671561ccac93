"""What is always true of a state: states that could not have come about are refused."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.patience import GAME, PatienceState
from kortspel.games.patience.grid import CELLS
from kortspel.games.patience.state import Grid
from tests.games.patience.fixtures import played, setup

FULL = Grid(places=CELLS, stage="finished")
ONE = Grid(places=(4,))


def with_cards(state: PatienceState, card_at: int, card: str) -> tuple[tuple[str, ...], ...]:
    deck: list[str] = list(state.decks[0])
    deck[card_at] = card
    return (tuple(deck), *state.decks[1:])


@pytest.mark.rule("C-1")
def test_a_card_twice_or_missing_is_no_deck() -> None:
    state = GAME.new(setup())
    for decks in (
        with_cards(state, 3, state.decks[0][4]),
        with_cards(state, 3, "Xx"),
        (state.decks[0][:51],),
        (state.decks[0], state.decks[0]),
        (),
    ):
        with pytest.raises(ValidationError):
            state.changed(decks=decks)


@pytest.mark.rule("PP-24", "C-1")
def test_a_joker_outside_the_25_is_no_deck() -> None:
    state = GAME.new(setup(joker="deck"))
    deck = state.decks[0]
    without = tuple(card for card in deck if card != "Xx")
    with pytest.raises(ValidationError, match="joker is among the 25"):
        state.changed(decks=((*without[:40], "Xx", *without[40:]),))
    with pytest.raises(ValidationError):
        state.changed(decks=(without,))


@pytest.mark.parametrize(
    ("count", "options", "changes", "message"),
    [
        (2, {}, {"grids": (Grid(), ONE)}, "turns"),
        (2, {}, {"grids": (Grid(places=(1, 2)), Grid())}, "turns"),
        (2, {}, {"grids": (Grid(),)}, "every player has a grid"),
        (1, {}, {"grids": (Grid(places=CELLS, stage="joker"),)}, "no joker comes after"),
        (1, {}, {"grids": (FULL.changed(joker=3),)}, "no joker comes after"),
        (1, {}, {"grids": (Grid(places=CELLS, stage="arranging"),)}, "either laid or rearranged"),
        (1, {"rearranging": True}, {"grids": (Grid(),)}, "either laid or rearranged"),
        (2, {}, {"practice": True}, "only a player alone"),
        (2, {}, {"swaps": ((0, 1),)}, "only a player alone"),
        (2, {}, {"helped": (2,)}, "helped are seats"),
        (2, {}, {"helped": (1, 0)}, "helped are seats"),
        (2, {"joker": "after"}, {"grids": (Grid(places=CELLS, stage="joker"),) * 2}, "turns"),
    ],
)
def test_states_that_cannot_come_about_are_refused(
    count: int, options: dict[str, Any], changes: dict[str, Any], message: str
) -> None:
    state = GAME.new(setup(count, **options))
    with pytest.raises(ValidationError, match=message):
        state.changed(**changes)


@pytest.mark.parametrize(
    "fields",
    [
        {"places": (25,)},
        {"places": (-1,)},
        {"places": CELLS},
        {"places": (3,), "stage": "finished"},
        {"places": CELLS, "stage": "joker", "joker": 3},
    ],
)
def test_grids_that_cannot_come_about_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Grid(**fields)


def test_the_size_of_the_state_does_not_grow_with_the_evening() -> None:
    sizes = [
        len(played(GAME.new(setup(6)), *(step // 6 for step in range(6 * cards))).model_dump_json())
        for cards in (5, 25)
    ]
    assert sizes[1] < sizes[0] + 6 * 25 * 5
