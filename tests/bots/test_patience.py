"""The computer players of Pokerpatiens."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from kortspel.bots.patience import choose, plain
from kortspel.games.base import Level, Player
from kortspel.games.patience import GAME, PatienceSetup, PatienceState
from kortspel.games.patience.moves import KeepAll, Lay, PlaceJoker
from kortspel.games.patience.score import score_grid, total
from tests.games.patience.fixtures import (
    LETTERS,
    full,
    played,
    random_setup,
    setup,
    stacked,
    with_hidden_shuffled,
)
from tests.games.patience.test_score import VECTOR


def finished(setup: PatienceSetup, seed: int = 0) -> PatienceState:
    """The game played to its end by computer players, each seeing its own view alone."""
    rng = random.Random(seed)
    state = GAME.new(setup)
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.apply(state, choose(GAME.view(state, seat), setup.players[seat], rng))
    return state


def average(level: Level, games: int, **options: Any) -> float:
    scores = []
    for seed in range(games):
        code = "".join(random.Random(seed).choices(LETTERS, k=8))
        players = (Player(name="Bo", level=level),)
        state = finished(setup(players=players, deal=f"{code[:4]}-{code[4:]}", **options), seed)
        scores.append(total(score_grid(state.cells(0), state.setup)))
    return mean(scores)


@pytest.mark.rule("PP-33")
@pytest.mark.parametrize("seed", range(25))
def test_it_plays_any_game_to_its_end(seed: int) -> None:
    state = finished(random_setup(random.Random(seed)), seed)
    assert GAME.outcome(state) is not None
    assert not state.practice
    assert state.helped == ()


@pytest.mark.rule("PP-33", "PP-32")
@pytest.mark.parametrize("seed", range(6))
def test_its_choice_does_not_depend_on_what_it_may_not_know(seed: int) -> None:
    rng = random.Random(seed)
    setup = random_setup(rng)
    state = GAME.new(setup)
    for step in range(60):
        seat = GAME.to_move(state)
        if seat is None:
            return
        move = choose(GAME.view(state, seat), setup.players[seat], random.Random(step))
        other = with_hidden_shuffled(state, seat, rng)
        assert choose(GAME.view(other, seat), setup.players[seat], random.Random(step)) == move
        state = GAME.apply(state, move)


def test_it_is_the_same_in_every_process() -> None:
    program = (
        "from tests.bots.test_patience import *\n"
        "print(finished(setup(players=(Player(name='Bo', level='easy'),), joker='deck', diagonals=True)).grids)"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


@pytest.mark.parametrize(("table", "least"), [("english", 34), ("american", 80), ("swedish", 40)])
def test_it_is_far_better_than_chance(table: str, least: int) -> None:
    assert average("hard", 12, table=table) > least


def test_a_stronger_level_scores_more() -> None:
    easy, hard = (average(level, 12, table="american") for level in ("easy", "hard"))
    assert easy + 20 < hard


def test_rearranging_betters_the_grid() -> None:
    state = finished(setup(rearranging=True))
    before = GAME.new(state.setup)
    assert total(score_grid(state.cells(0), state.setup)) > 40 + total(
        score_grid(before.cells(0), state.setup)
    )


def test_it_completes_four_of_a_kind() -> None:
    state = played(stacked("9s 2d 9h 4c 9d 7s 9c"), 0, 12, 1, 18, 2, 24)
    move = choose(GAME.view(state, 0), Player(name="Bo", level="hard"), random.Random(1))
    assert isinstance(move, Lay)
    assert move.cell in (3, 4)


def test_it_places_the_joker_where_it_pays_most() -> None:
    player = Player(name="Bo", level="hard")
    state = full(VECTOR, joker="after")
    move = choose(GAME.view(state, 0), player, random.Random(1))
    assert isinstance(move, PlaceJoker)
    scores = []
    for cell in range(25):
        after = GAME.apply(state, PlaceJoker(cell=cell))
        scores.append(total(score_grid(after.cells(0), after.setup)))
    assert scores[move.cell] == max(scores) > 66


def test_it_keeps_all_cards_where_no_joker_adds_anything() -> None:
    royals = "Ts Js Qs Ks As  Th Jh Qh Kh Ah  Td Jd Qd Kd Ad  Tc Jc Qc Kc Ac  9c 9d 9h 9s 8c"
    state = full(royals, joker="after")
    move = choose(GAME.view(state, 0), Player(name="Bo", level="hard"), random.Random(1))
    assert isinstance(move, KeepAll)


@pytest.mark.rule("PP-33")
@pytest.mark.parametrize("seed", range(12))
def test_the_simple_player_plays_any_game_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(random_setup(rng))
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.apply(state, plain(GAME.view(state, seat), rng))
    assert not state.practice
    assert state.helped == ()


def test_the_simple_player_pairs_cards() -> None:
    state = played(stacked("9s 2d 9h"), 0, 24)
    move = plain(GAME.view(state, 0), random.Random(1))
    assert isinstance(move, Lay)
    assert move.cell % 5 == 0 or move.cell < 5


def test_effort_changes_nothing_where_nothing_is_imagined() -> None:
    state = played(stacked("9s 2d 9h"), 0, 24)
    moves = {
        choose(GAME.view(state, 0), Player(name="Bo", level="easy"), random.Random(1), effort=effort)
        for effort in (0.01, 1.0)
    }
    assert len(moves) == 1


def test_it_wants_the_view_of_the_seat_to_move() -> None:
    state = GAME.new(setup(2))
    for seat in (None, 1):
        with pytest.raises(ValueError, match="seat to move"):
            choose(GAME.view(state, seat), state.setup.players[0], random.Random(1))
