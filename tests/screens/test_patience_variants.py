"""The variants of Pokerpatiens on the screen: rearranging, the joker after laying, several players."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from kortspel.games.base import Player
from kortspel.games.patience.setup import PatienceSetup
from kortspel.ranking import Category
from kortspel.screens.commands import Commands
from kortspel.screens.cover import CoverScreen
from kortspel.screens.patience.game import MIDDLE, GameScreen
from kortspel.screens.patience.result import Ended, ResultScreen
from kortspel.text import LANGUAGES, Language
from kortspel.widgets.grid import Grid
from tests.screens.driving import page, picture, running, until

ANNA, BO = Player(name="Anna"), Player(name="Bo")


def setup(*players: Player, **options: Any) -> PatienceSetup:
    return PatienceSetup(players=players or (ANNA,), deal="K7Q2-M9PD", **options)


async def begin(app: Any, pilot: Any, chosen: PatienceSetup) -> GameScreen:
    app.begin("patience", chosen)
    await until(pilot, lambda: any(isinstance(screen, GameScreen) for screen in app.screen_stack))
    return next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))


async def test_rearranging_and_the_joker_show_their_own_keys(tmp_path: Path) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        screen = await begin(app, pilot, setup(rearranging=True, joker="after", diagonals=True))
        await until(pilot, lambda: "k klar" in page(app))
        await pilot.press("enter", "right", "enter")
        assert len(screen.session.moves) == 1
        await pilot.press("f")
        await until(pilot, lambda: "h behåll alla" in page(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        grid = screen.view.grids[0]
        assert grid is not None
        for line in grid.lines:
            name = app.text(f"patience.line.{line.id}")
            hand = app.text(f"cards.category.{line.category.value}")
            assert any(f"{name} " in row and f"{hand} " in row for row in picture(app)), line.id


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_points_are_cut_off_on_the_smallest_screen(tmp_path: Path, language: Language) -> None:
    async with running(tmp_path, language, size=(60, 20)) as (app, pilot):
        chosen = setup(rearranging=True, diagonals=True, target=99)
        screen = await begin(app, pilot, chosen)
        grid = screen.view.grids[0]
        assert grid is not None
        lines = tuple(
            line.changed(category=category, points=80 + place)
            for place, (line, category) in enumerate(zip(grid.lines, cycle(Category), strict=False))
        )
        view = screen.view.changed(grids=(grid.changed(lines=lines),))
        app.push_screen(ResultScreen(Ended(view, screen.past, can_undo=False), 0, lambda seat: None))
        await until(pilot, lambda: isinstance(app.screen, ResultScreen) and f" {80}" in page(app))
        assert all(f" {line.points} " in page(app) for line in lines)


async def test_the_cursor_does_not_tell_where_the_other_player_laid(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begin(app, pilot, setup(ANNA, BO, variant="same"))
        for cursor_then in (0, 24):
            await until(pilot, lambda: isinstance(app.screen, CoverScreen))
            app.screen._fell = 0.0  # type: ignore[attr-defined]
            await pilot.press("enter")
            await until(pilot, lambda: app.screen is screen)
            grid = screen.query_one(Grid)
            assert grid.cursor == MIDDLE
            grid.cursor = cursor_then
            await pilot.press("enter")


async def test_a_grid_that_nobody_may_see_shows_backs(tmp_path: Path) -> None:
    async with running(tmp_path, ascii=True) as (app, pilot):
        screen = await begin(app, pilot, setup(ANNA, BO, variant="duel"))
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert screen.query_one(Grid).picture.hidden


async def test_who_only_looks_on_lays_nothing(tmp_path: Path) -> None:
    computers = (Player(name="Anna", level="easy"), Player(name="Bo", level="easy"))
    async with running(tmp_path) as (app, pilot):
        app.settings.change(pace="slow")
        screen = await begin(app, pilot, setup(*computers, variant="same"))
        await pilot.press("a", "1")
        assert not screen.session.moves
        assert "Vänta" in page(app)


async def test_a_command_is_found_by_its_words_in_the_language_shown(tmp_path: Path) -> None:
    async with running(tmp_path, "nb") as (app, pilot):
        screen = await begin(app, pilot, setup())
        await pilot.press("c", "3", "ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Commands))
        assert "Søk etter kommando" in page(app)
        await pilot.press("x", "x")
        await until(pilot, lambda: "Det finnes ikke noe slikt her." in page(app))
        await pilot.press("backspace", "backspace", "a", "n", "g", "r")
        await until(pilot, lambda: "xx" not in page(app) and "angre" in page(app))
        await pilot.press("enter")
        await until(pilot, lambda: screen.view.laid == (0,))
