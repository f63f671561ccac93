"""A game is left and taken up again in any phase."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kortspel.games.base import Player
from kortspel.games.poangpoker.moves import Exchange, Stop
from kortspel.session import Session
from tests.games.poangpoker.fixtures import NAMES, setup


@pytest.mark.rule("PO-20", "PO-22")
def test_a_game_with_computers_is_resumed_after_every_move_and_ends(tmp_path: Path) -> None:
    players = tuple(Player(name=name, level="human" if name == "Anna" else "easy") for name in NAMES[:4])
    with Session.new("poangpoker", setup(players=players, trump=True, rounds=1), tmp_path) as session:
        path, state = session.path, session.state
    rng, phases = random.Random(1), set()
    while True:
        with Session.resume(path) as session:
            assert session.state == state
            phases.add(state.phase)
            if session.to_move is None:
                assert session.outcome is not None
                break
            if session.computer_to_move:
                session.play(session.bot_move())
            else:
                choice = session.view(session.to_move).choices[0]
                session.play(session.game.move(**choice.sample(rng)))
            assert session.unsaved is None
            state = session.state
    assert phases == {"exchange", "tricks", "scored", "finished"}
    assert [row.dealer for row in state.sheet] == [(state.sheet[0].dealer + n) % 4 for n in range(4)]


@pytest.mark.rule("PO-15")
def test_fractions_survive_the_file(tmp_path: Path) -> None:
    # In this deal two pairs of one rank are the best hands, if nobody exchanges.
    with Session.new("poangpoker", setup(6, deal="K7Q2-0168"), tmp_path) as session:
        while not session.state.played_out:
            session.play(Exchange() if session.state.phase == "exchange" else session.bot_move())
        session.play(Stop())
        state = session.state
    with Session.resume(session.path) as resumed:
        assert resumed.state == state
        assert resumed.outcome is not None
        assert resumed.outcome.scores == state.totals
        assert sorted(points.denominator for points in state.totals) == [1, 1, 1, 1, 2, 2]
