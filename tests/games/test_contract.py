"""The contract of a game, proved for every game in the registry.

A game's tests provide ``tests/games/<id>/fixtures.py`` with ``random_setup(rng)`` and
``with_hidden_shuffled(state, seat, rng)``: another state that differs only in what that seat may not know.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from pydantic import ValidationError

from kortspel.games.base import Game, IllegalMove, Model, Move
from kortspel.games.registry import GAMES, load
from kortspel.text.books import rule_book

AnyGame = Game[Any, Any, Any, Any]

GAMES_PLAYED = 12
MOST_MOVES = 250


def fixtures(game_id: str) -> Any:
    return import_module(f"tests.games.{game_id}.fixtures")


def some_move(game: AnyGame, state: Model, rng: random.Random) -> Move:
    move: Move = game.move(**rng.choice(game.legal(state)).sample(rng))
    return move


@cache
def path(game_id: str, seed: int) -> tuple[Model, ...]:
    """The states of a random game, the first and the last among them: played once for all tests."""
    rng = random.Random(f"{game_id}:{seed}")
    game = load(game_id)
    states: list[Model] = [game.new(fixtures(game_id).random_setup(rng))]
    while game.to_move(states[-1]) is not None and len(states) <= MOST_MOVES:
        states.append(game.apply(states[-1], some_move(game, states[-1], rng)))
    return tuple(states)


def played(game_id: str, seed: int) -> Iterator[tuple[AnyGame, Any, random.Random]]:
    """The states of a random game, and chance of one's own."""
    rng = random.Random(f"{game_id}:{seed}:test")
    for state in path(game_id, seed):
        yield load(game_id), state, rng


def seats_of(state: Any) -> list[int | None]:
    return [None, *range(len(state.setup.players))]


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_somebody_may_move_until_the_outcome(game_id: str, seed: int) -> None:
    for game, state, _ in played(game_id, seed):
        over = game.to_move(state) is None
        if over:
            # At most a step back (PP-4).
            assert {choice.kind for choice in game.legal(state)} <= {"undo"}
        else:
            assert game.legal(state)
        assert (game.outcome(state) is not None) == over
        assert set(game.counted(state)) <= set(range(len(state.setup.players)))


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_every_legal_move_applies_and_the_state_it_came_from_is_unchanged(game_id: str, seed: int) -> None:
    for game, state, rng in played(game_id, seed):
        before = state.model_dump_json()
        for choice in game.legal(state):
            move = game.move(**choice.sample(rng))
            assert choice.allows(move)
            assert game.why_not(state, move) is None
            assert isinstance(game.apply(state, move), game.state)
        assert state.model_dump_json() == before


def test_every_other_move_is_refused_with_a_clause(game_id: str) -> None:
    refused = 0
    pool: list[dict[str, Any]] = []
    for seed in range(GAMES_PLAYED):
        for game, state, rng in played(game_id, seed):
            pool += [choice.sample(rng) for choice in game.legal(state)]
            for fields in rng.sample(pool, min(len(pool), 6)):
                mutated = {name: _changed(value, rng) for name, value in fields.items()}
                try:
                    move = game.move(**mutated)
                except ValidationError:
                    continue
                if any(choice.allows(move) for choice in game.legal(state)):
                    assert game.why_not(state, move) is None
                    continue
                refused += 1
                refusal = game.why_not(state, move)
                assert refusal is not None, (move, game.legal(state))
                assert f"**{refusal.clause}**" in rule_book("en", game_id), refusal
                assert refusal.message.startswith(f"{game_id}.refusal.")
                with pytest.raises(IllegalMove):
                    game.apply(state, move)
    assert refused > 100


def _changed(value: Any, rng: random.Random) -> Any:
    if type(value) is int and rng.random() < 0.5:
        return rng.choice((value - 1, value + 1, -5, 0, 10**12))
    if isinstance(value, tuple) and value and rng.random() < 0.5:
        return rng.choice((value[1:], (*value, value[0]), value[::-1]))
    return value


@pytest.mark.parametrize("seed", range(4))
def test_setup_moves_and_state_survive_json_and_the_replay_gives_the_same(game_id: str, seed: int) -> None:
    rng = random.Random(f"json:{game_id}:{seed}")
    game = load(game_id)
    setup = fixtures(game_id).random_setup(rng)
    assert game.setup.model_validate_json(setup.model_dump_json()) == setup
    state: Model = game.new(setup)
    moves: list[Move] = []
    while game.to_move(state) is not None and len(moves) < MOST_MOVES:
        move = some_move(game, state, rng)
        assert game.moves.validate_json(move.model_dump_json()) == move
        moves.append(move)
        state = game.apply(state, move)
        assert game.state.model_validate_json(state.model_dump_json()) == state
    again = game.new(setup)
    for move in moves:
        again = game.apply(again, move)
    assert again == state


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_no_view_changes_when_what_it_may_not_know_is_shuffled(game_id: str, seed: int) -> None:
    shuffled = 0
    for game, state, rng in played(game_id, seed):
        if rng.random() < 0.5:
            continue
        for seat in seats_of(state):
            other = fixtures(game_id).with_hidden_shuffled(state, seat, rng)
            shuffled += other != state
            assert game.view(other, seat) == game.view(state, seat)
            if seat is not None and seat == game.to_move(state):
                assert game.legal(other) == game.legal(state)
    assert shuffled > 0


def test_no_view_holds_the_deal_code(game_id: str) -> None:
    for game, state, _ in played(game_id, 0):
        for seat in seats_of(state):
            assert state.setup.deal not in game.view(state, seat).model_dump_json()
