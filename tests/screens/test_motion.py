"""What moves at a table: short, ended by any key, and off where that is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kortspel.games.base import Player
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens.poangpoker.game import GameScreen
from kortspel.widgets import motion
from kortspel.widgets.table_view import TableView
from tests.screens.driving import running, until


async def at_a_trick(app: Any, pilot: Any) -> GameScreen:
    """One person and computers, at the person's turn to play a card, everything still."""
    players = tuple(
        Player(name=name, level="human" if name == "Anna" else "easy") for name in ("Anna", "Bo", "Carin")
    )
    app.settings.change(pace="instant")
    app.begin("poangpoker", PoangpokerSetup(players=players, deal="K7Q2-M9PD"))
    await until(pilot, lambda: isinstance(app.screen, GameScreen))
    screen: GameScreen = app.screen
    while screen.view.phase != "tricks" or screen.lies() or not screen.view.choices:
        await until(pilot, lambda: screen.lies() or screen.view.choices)
        if screen.view.phase != "tricks" or screen.lies():
            await pilot.press("enter")
    return screen


def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Motions that would last for an hour, so that only what ends them does."""
    monkeypatch.setattr(motion, "SECONDS", 3600.0)
    monkeypatch.setattr(motion, "LATE", 3600.0)
    monkeypatch.setattr(TableView, "slow", False)


def test_a_motion_lasts_a_quarter_of_a_second_at_most() -> None:
    assert motion.SECONDS + 2 * motion.STEP <= 0.25


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_card_that_is_played_moves_and_a_key_ends_it_and_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size=size) as (app, pilot):
        screen = await at_a_trick(app, pilot)
        app.settings.change(motion=True)
        slowly(monkeypatch)
        before = screen.view.trick
        await pilot.press("enter")
        await until(pilot, lambda: screen.lies() and screen.table_view.moves)
        assert before is not None
        await pilot.press("enter")
        assert not screen.lies(), "the key that ended the motion did what it does"


async def test_nothing_moves_where_that_is_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly(monkeypatch)
    async with running(tmp_path) as (app, pilot):
        screen = await at_a_trick(app, pilot)
        await pilot.press("enter")
        await until(pilot, lambda: screen.lies())
        assert not screen.table_view.moves


async def test_nothing_moves_where_the_environment_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly(monkeypatch)
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    async with running(tmp_path) as (app, pilot):
        screen = await at_a_trick(app, pilot)
        app.settings.change(motion=True)
        await pilot.press("enter")
        await until(pilot, lambda: screen.lies())
        assert not screen.table_view.moves


async def test_motion_goes_off_by_itself_where_frames_come_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly(monkeypatch)
    monkeypatch.setattr(motion, "LATE", -1.0)
    async with running(tmp_path) as (app, pilot):
        screen = await at_a_trick(app, pilot)
        app.settings.change(motion=True)
        await pilot.press("enter")
        await until(pilot, lambda: TableView.slow)
        assert not screen.table_view.moves


async def test_the_bell_tells_that_it_is_ones_turn_where_that_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[bool] = []
    async with running(tmp_path) as (app, pilot):
        monkeypatch.setattr(app, "bell", lambda: rung.append(app.settings.bell))
        screen = await at_a_trick(app, pilot)
        assert not rung
        app.settings.change(bell=True)
        await pilot.press("enter")
        await until(pilot, lambda: screen.lies())
        await pilot.press("enter")
        await until(pilot, lambda: screen.view.choices)
        assert all(rung)


async def test_between_people_what_one_drew_is_seen_before_the_cover_falls(tmp_path: Path) -> None:
    """G11."""
    async with running(tmp_path) as (app, pilot):
        players = tuple(Player(name=name) for name in ("Anna", "Bo", "Carin"))
        app.begin("poangpoker", PoangpokerSetup(players=players, deal="K7Q2-M9PD"))
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        screen: Any = app.screen
        await pilot.press("enter")
        await until(pilot, lambda: app.screen != screen)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen == screen)
        seat, before = screen.viewer, set(screen.view.hand)
        await pilot.press("1", "2", "enter")
        await until(pilot, lambda: len(screen.session.moves) == 1)
        assert app.screen == screen
        assert screen.viewer == seat
        assert len(set(screen.view.hand) - before) == 2
        assert set(screen.hand_view.picture.cards) == set(screen.view.hand)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen != screen)
        assert screen.viewer is None
