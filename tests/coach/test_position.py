"""Positions out of views: legal cells, unseen cards, and nothing that the seat may not know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kortspel.coach import table
from kortspel.coach.advice import advise
from kortspel.coach.position import Position, alike, from_view
from kortspel.games.base import OneOf
from kortspel.games.patience import GAME
from kortspel.games.patience.moves import Lay
from tests.coach.helpers import ALL, random_position
from tests.games.patience.fixtures import played, random_setup, setup, with_hidden_shuffled


@pytest.mark.rule("PP-2", "PP-20", "PP-21")
@pytest.mark.parametrize(
    "options", [{}, {"corner": True}, {"touching": True}, {"corner": True, "touching": True}]
)
def test_the_allowed_cells_are_those_of_the_rules(options: dict[str, bool]) -> None:
    rng = random.Random(1)
    state = GAME.new(setup(**options))
    for _ in range(25):
        (choice,) = (choice for choice in GAME.legal(state) if choice.kind == "lay")
        position = from_view(GAME.view(state, 0))
        cells = choice.fields["cell"]
        assert isinstance(cells, OneOf)
        assert position.allowed == cells.values
        state = GAME.apply(state, Lay(cell=rng.choice(position.allowed)))
    assert from_view(GAME.view(state, 0)).stage == "finished"


@pytest.mark.rule("PP-30")
def test_in_a_duel_the_other_half_is_unseen() -> None:
    position = from_view(GAME.view(GAME.new(setup(2, variant="duel")), 0))
    assert len(position.unseen) == 51
    assert position.card not in position.unseen


@pytest.mark.rule("PP-31")
def test_in_the_same_sequence_each_seat_has_the_called_card() -> None:
    state = played(GAME.new(setup(3)), 0)
    first, second = (GAME.view(state, seat) for seat in (0, 1))
    assert from_view(second).card is not None
    assert from_view(second).laid == 0
    assert from_view(first).card is None
    assert from_view(first).laid == 1


@pytest.mark.rule("PP-32")
def test_a_hidden_grid_gives_no_position() -> None:
    with pytest.raises(ValueError, match="hidden"):
        from_view(GAME.view(GAME.new(setup(2)), 0), seat=1)


def test_what_is_hidden_makes_no_difference() -> None:
    rng = random.Random(2)
    for _ in range(40):
        state = GAME.new(random_setup(rng))
        for _ in range(rng.randrange(30)):
            lays = [choice for choice in GAME.legal(state) if choice.kind == "lay"]
            if lays:
                state = GAME.apply(state, GAME.move(**lays[0].sample(rng)))
        seat = GAME.to_move(state)
        if seat is not None:
            other = with_hidden_shuffled(state, seat, rng)
            assert from_view(GAME.view(state, seat)) == from_view(GAME.view(other, seat))


def test_cells_that_come_to_the_same_thing_are_told_once() -> None:
    rng = random.Random(3)
    for number in range(60):
        position = random_position(ALL[number % 3], rng, rng.randrange(1, 12))
        worth = {mirrored: table.worths_of(position, mirrored=mirrored) for mirrored in (False, True)}
        same = alike(position)
        assert set(same) == set(position.allowed)
        for cell, first in same.items():
            assert first <= cell
            assert same[first] == first
            assert {worth[False][first], worth[True][first]} == {worth[False][cell], worth[True][cell]}


@pytest.mark.parametrize("laid", [1, 2])
def test_no_suggestion_is_the_mirror_image_of_another(laid: int) -> None:
    # Two aces that touch at their corners, or one ace: what is right of it is as good as what is below.
    grid = [-1] * 25
    for cell, card in ((0, 12), (6, 25))[:laid]:
        grid[cell] = card
    unseen = tuple(card for card in range(52) if card not in grid and card != 5)
    position = Position(ALL[1], tuple(grid), 5, unseen, tuple(cell for cell in range(25) if grid[cell] < 0))
    same = alike(position)
    assert same[5] == same[1] == 1
    assert same[20] == same[4] == same[2] == laid
    shown = [suggestion.cell for suggestion in advise(position).suggestions]
    assert len({same[cell] for cell in shown if cell is not None}) == len(shown)


@pytest.mark.rule("PP-13", "PP-21")
def test_where_the_place_matters_no_two_cells_are_the_same() -> None:
    for rules in (replace(ALL[0], diagonals=True), replace(ALL[0], touching=True)):
        position = random_position(rules, random.Random(4), 3)
        assert alike(position) == {cell: cell for cell in position.allowed}
