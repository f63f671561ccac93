"""Computer players at the table: they think beside the screen, and nothing that befalls them stops the game."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.bots.runner import Runner
from kortspel.games.base import Message, Player
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.patience.setup import PatienceSetup
from kortspel.screens import play
from kortspel.screens.asides import Asides
from kortspel.screens.menu import MenuScreen
from kortspel.screens.play import PACE, PlayScreen
from kortspel.screens.rules import RulesScreen
from kortspel.session import Session
from tests.bots import failing
from tests.screens.driving import page, running, until

pytestmark = pytest.mark.processes

DEAL = "K7Q2-M9PD"


def same_cards(computer: str) -> PatienceSetup:
    """Two grids and one sequence of cards; the computer player lays first."""
    players = (Player(name=computer, level="medium"), Player(name="Anna"))
    return PatienceSetup(players=players, deal=DEAL, variant="same", open_grids=True)


async def sit_down(app: KortspelApp, pilot: Pilot[int], setup: Any, game: str = "patience") -> PlayScreen:
    app.begin(game, setup)
    await until(pilot, lambda: isinstance(app.screen, PlayScreen))
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    return screen


@pytest.fixture
def failing_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "Runner", partial(Runner, module=failing.__name__, limit=20.0))


@pytest.fixture
def at_once(tmp_path: Path) -> None:
    (tmp_path / ".settings.json").write_text(json.dumps({"pace": "instant"}))


@pytest.mark.usefixtures("failing_players", "at_once")
async def test_who_fails_is_replaced_for_that_move_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, same_cards("Raising"))
        said = "Raising gjorde ett enkelt drag: datorspelaren svarade inte."
        await until(pilot, lambda: said in page(app))
        await pilot.press("a", "5")
        # The person's move has taken the words away.
        await until(pilot, lambda: len(screen.session.moves) == 3 and said in page(app))
        assert screen.session.state.grids[0].places[0] == failing.PLAIN


@pytest.mark.usefixtures("failing_players", "at_once")
async def test_the_log_says_so_where_there_is_one(tmp_path: Path) -> None:
    players = (Player(name="Anna"), Player(name="Bo", level="hard"))
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, PakkerSetup(players=players, deal=DEAL), "pakker")
        moves = len(screen.session.moves)
        await pilot.press("1")
        # One move of the person's, and one of the computer player's.
        await until(pilot, lambda: len(screen.session.moves) >= moves + 2)
        said = "Bo gjorde ett enkelt drag: datorspelaren svarade inte."
        assert said in screen.spoken()
        await pilot.press("f2")
        assert said not in screen.spoken()
        assert len(screen.spoken()) > len(screen.heard())


def test_an_aside_stays_where_it_was_said_and_goes_with_what_was_said_before_it() -> None:
    one, two, three, aside, other = (Message(message=f"m.{n}") for n in range(5))
    asides = Asides()
    asides.add((one, two), aside)
    asides.add((one, two), other)
    assert asides.among((one, two, three)) == [one, two, aside, other, three]
    assert asides.among((one, three)) == [one, aside, other, three]
    again = Message(message=one.message)
    assert asides.among((again,)) == [again]


@pytest.mark.usefixtures("at_once")
async def test_leaving_ends_the_thinking_and_coming_back_begins_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as (app, pilot):
        with monkeypatch.context() as patched:
            patched.setattr(play, "Runner", partial(Runner, module=failing.__name__))
            screen = await sit_down(app, pilot, same_cards("Hanging"))
            await until(pilot, lambda: "tänker" in page(app))
            process = screen._runner._child._process
            assert process is not None
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))
            process.join(5)
            assert not process.is_alive()
            assert screen.session.moves == []
        with Session.resume(screen.session.path) as session:
            expected = session.bot_move()
        app.resume(screen.session.path)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.session.moves)
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.session.moves == [expected]


@pytest.mark.usefixtures("failing_players", "at_once")
async def test_the_screen_lives_while_a_computer_player_thinks(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await sit_down(app, pilot, same_cards("Hanging"))
        await until(pilot, lambda: "tänker …" in page(app))
        await pilot.press("f2")
        assert "tenker …" in page(app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))


async def thought_out(screen: PlayScreen, pilot: Pilot[int]) -> None:
    """Hold the computer player's move until it is there."""
    await until(pilot, lambda: screen._due)
    screen._due += 600
    child = screen._runner._child
    await until(pilot, lambda: child._pipe is not None and child._pipe.poll())


@pytest.mark.usefixtures("failing_players", "at_once")
async def test_nobody_chooses_for_a_computer_player(tmp_path: Path) -> None:
    players = (Player(name="Anna"), Player(name="Hanging", level="hard"))
    setup = PakkerSetup(players=players, deal=DEAL, cut=True)
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, setup, "pakker")
        await pilot.press("1")
        await until(pilot, lambda: screen.session.computer_to_move)
        assert screen.session.view(None).scene == "cut"
        moves = len(screen.session.moves)
        await until(pilot, lambda: "tänker …" in page(app))
        await pilot.press("1", "enter")
        assert len(screen.session.moves) == moves


@pytest.mark.usefixtures("at_once")
async def test_nothing_happens_at_the_table_behind_ones_back(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, same_cards("Bo"))
        await thought_out(screen, pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        screen._due = 0
        await pilot.pause(0.1)
        assert screen.session.moves == []
        await pilot.press("escape")
        await until(pilot, lambda: len(screen.session.moves) == 1)


async def test_a_move_is_shown_when_the_pace_allows_and_not_before(tmp_path: Path) -> None:
    (tmp_path / ".settings.json").write_text(json.dumps({"pace": "slow"}))
    async with running(tmp_path) as (app, pilot):
        began = time.monotonic()
        screen = await sit_down(app, pilot, same_cards("Bo"))
        await thought_out(screen, pilot)
        assert screen._due >= began + PACE["slow"]
        await pilot.pause(0.1)
        assert screen.session.moves == []
        screen._due = time.monotonic()
        await until(pilot, lambda: len(screen.session.moves) == 1)
