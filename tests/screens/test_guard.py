"""The guard of keys and clicks: what nobody meant does nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.geometry import Offset

from kortspel.app import KortspelApp
from kortspel.games.base import Player, Setup
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.patience.setup import PatienceSetup
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens.cover import CoverScreen
from kortspel.screens.guard import QUIET, Guard
from kortspel.screens.play import PlayScreen
from kortspel.widgets.grid import Grid
from tests.screens.driving import page, running, until

THREE = tuple(Player(name=name) for name in ("Anna", "Bo", "Carin"))
DEAL = "K7Q2-M9PD"
SETUPS: list[tuple[str, Setup]] = [
    ("patience", PatienceSetup(players=THREE, deal=DEAL, variant="same")),
    ("pakker", PakkerSetup(players=THREE, deal=DEAL)),
    ("poangpoker", PoangpokerSetup(players=THREE, deal=DEAL)),
]
REPEAT = 0.033
"""Seconds between two keys of one that is held down."""


class Clock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self, event: events.Event) -> float:
        return self.seconds


def clocked(app: KortspelApp) -> Clock:
    clock = Clock()
    app.guard = Guard(clock)
    return clock


async def begun(app: KortspelApp, pilot: Any, game: str, setup: Setup) -> PlayScreen:
    app.begin(game, setup)
    await until(pilot, lambda: any(isinstance(screen, PlayScreen) for screen in app.screen_stack))
    await pilot.pause()
    return next(screen for screen in app.screen_stack if isinstance(screen, PlayScreen))


@pytest.mark.parametrize("key", ["enter", "space", "1", "escape"])
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda value: value if isinstance(value, str) else "")
async def test_a_held_key_opens_no_cover(tmp_path: Path, game: str, setup: Setup, key: str) -> None:
    """A1: each key comes too soon after the one before it, for ten seconds."""
    async with running(tmp_path) as (app, pilot):
        clock = clocked(app)
        screen = await begun(app, pilot, game, setup)
        if not isinstance(app.screen, CoverScreen):
            screen.viewer = None
            screen.cover(1)
            await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        moves = len(screen.session.moves)
        for _ in range(300):
            clock.seconds += REPEAT
            await pilot.press(key)
        assert isinstance(app.screen, CoverScreen)
        assert len(screen.session.moves) == moves
        assert screen.viewer is None


async def test_a_key_after_silence_opens_the_cover_and_the_decision_wants_silence_too(tmp_path: Path) -> None:
    """A1."""
    async with running(tmp_path) as (app, pilot):
        clock = clocked(app)
        screen = await begun(app, pilot, "pakker", SETUPS[1][1])
        screen.cover(1)
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        clock.seconds += 0.45
        await pilot.press("enter")
        assert isinstance(app.screen, CoverScreen), "too soon after it fell"
        clock.seconds += 0.6
        await pilot.press("enter")
        assert isinstance(app.screen, CoverScreen), "the same key, as a keyboard repeats it"
        clock.seconds += 0.8
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen)
        moves = len(screen.session.moves)
        for _ in range(10):
            clock.seconds += REPEAT
            await pilot.press("enter")
        assert len(screen.session.moves) == moves
        clock.seconds += 1.0
        await pilot.press("enter")
        await until(pilot, lambda: len(screen.session.moves) == moves + 1)


async def test_the_program_can_be_left_from_a_cover_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        clocked(app)
        screen = await begun(app, pilot, "pakker", SETUPS[1][1])
        screen.cover(1)
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_value == 0)


async def test_a_finished_trick_that_goes_on_plays_no_card(tmp_path: Path) -> None:
    """G9: a second Enter."""
    async with running(tmp_path) as (app, pilot):
        clock = clocked(app)
        screen = await begun(app, pilot, "poangpoker", SETUPS[2][1])
        clock.seconds += 1
        await pilot.press("enter", "enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert not screen.session.moves


# -- the mouse


async def mouse(
    app: KortspelApp, kind: type[events.MouseEvent], at: tuple[int, int], button: int = 1
) -> None:
    x, y = at
    await app.on_event(kind(None, x, y, 0, 0, button, False, False, False, screen_x=x, screen_y=y))


async def patience(app: KortspelApp, pilot: Any) -> tuple[PlayScreen, dict[int, tuple[int, int]]]:
    """A patience, and where its cells are on the screen."""
    screen = await begun(app, pilot, "patience", PatienceSetup(players=THREE[:1], deal=DEAL))
    grid = screen.query_one(Grid)
    spots: dict[int, tuple[int, int]] = {}
    for y in range(grid.size.height):
        for x in range(grid.size.width):
            if (cell := grid.cell_at(x, y)) is not None:
                spots[cell] = Offset(x, y) + grid.content_region.offset
    return screen, spots


async def test_a_click_lays_a_card(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen, spots = await patience(app, pilot)
        await mouse(app, events.MouseDown, spots[3])
        await mouse(app, events.MouseUp, spots[3])
        await until(pilot, lambda: len(screen.session.moves) == 1)


@pytest.mark.parametrize("button", [2, 3])
async def test_other_buttons_do_nothing(tmp_path: Path, button: int) -> None:
    """A2."""
    async with running(tmp_path) as (app, pilot):
        screen, spots = await patience(app, pilot)
        await mouse(app, events.MouseDown, spots[3], button)
        await mouse(app, events.MouseUp, spots[3], button)
        await pilot.pause()
        assert not screen.session.moves


async def test_a_drag_lays_nothing(tmp_path: Path) -> None:
    """A2."""
    async with running(tmp_path) as (app, pilot):
        screen, spots = await patience(app, pilot)
        await mouse(app, events.MouseDown, spots[3])
        await mouse(app, events.MouseUp, spots[8])
        await pilot.pause()
        assert not screen.session.moves


async def test_the_click_that_brings_the_window_to_the_front_does_nothing_else(tmp_path: Path) -> None:
    """A2."""
    async with running(tmp_path) as (app, pilot):
        clock = clocked(app)
        screen, spots = await patience(app, pilot)
        await app.on_event(events.AppBlur())
        await app.on_event(events.AppFocus())
        # Each is worked off before the clock goes on.
        await pilot.pause()
        clock.seconds += 0.1
        await mouse(app, events.MouseDown, spots[3])
        await pilot.pause()
        clock.seconds += 0.3
        await mouse(app, events.MouseUp, spots[3])
        await pilot.pause()
        assert not screen.session.moves
        clock.seconds += 0.3
        await mouse(app, events.MouseDown, spots[3])
        await mouse(app, events.MouseUp, spots[3])
        await until(pilot, lambda: len(screen.session.moves) == 1)


async def test_the_cover_wants_a_click_on_its_button(tmp_path: Path) -> None:
    """A2."""
    async with running(tmp_path) as (app, pilot):
        clock = clocked(app)
        screen = await begun(app, pilot, "pakker", SETUPS[1][1])
        screen.cover(1)
        await until(pilot, lambda: isinstance(app.screen, CoverScreen) and "visa" in page(app))
        cover = app.screen
        for selector in ("#next", "#press", "#cover"):
            clock.seconds += QUIET * 2
            await pilot.click(selector)
            assert app.screen is cover
        clock.seconds += QUIET * 2
        await pilot.click("#show")
        await until(pilot, lambda: app.screen is screen)
