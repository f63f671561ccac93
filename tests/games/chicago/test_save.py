"""A game of Chicago is left and taken up again in any phase."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kortspel.session import Session
from tests.games.chicago.fixtures import setup


@pytest.mark.rule("CH-44", "CH-40")
def test_a_game_is_resumed_after_every_move_and_ends(tmp_path: Path) -> None:
    with Session.new("chicago", setup(2, four_resets=True, two=10), tmp_path) as session:
        path, state = session.path, session.state
    rng, phases = random.Random(1), set()
    while True:
        with Session.resume(path) as session:
            assert session.state == state
            phases.add(state.phase)
            if session.to_move is None:
                break
            for _ in range(9):
                if session.to_move is None:
                    break
                choice = rng.choice(session.game.legal(session.state))
                kind = {"stop": "next_deal"}.get(choice.kind, choice.kind)
                session.play(session.game.move(**{**choice.sample(rng), "kind": kind}))
            assert session.unsaved is None
            state = session.state
    assert phases >= {"exchange", "tricks", "finished"}
