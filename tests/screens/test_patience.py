"""Pokerpatiens on the screen: from the menu to the last card."""

from __future__ import annotations

from pathlib import Path

import pytest

from kortspel.games.patience.view import PatienceView
from kortspel.screens.dialogs import Pick
from kortspel.screens.patience.game import GameScreen
from kortspel.screens.patience.result import ResultScreen
from kortspel.text import LANGUAGES, Language
from kortspel.widgets.grid import Grid
from tests.screens.driving import page, picture, running, until

DEAL = "K7Q2-M9PD"
WORDS = {"sv": ("Nästa kort", "Ny giv"), "nb": ("Neste kort", "Ny giv"), "en": ("Next card", "New deal")}


def the_view(screen: object) -> PatienceView:
    assert isinstance(screen, GameScreen)
    return screen.view


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_by_coordinates(tmp_path: Path, language: Language, size: tuple[int, int]) -> None:
    async with running(tmp_path, language, size, deal=DEAL) as (app, pilot):
        await until(pilot, lambda: "SetUp" in type(app.screen).__name__)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert WORDS[language][0] in page(app)
        for row in "12345":
            for column in "abcde":
                await pilot.press(column, row)
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        text = page(app)
        assert WORDS[language][1] in text
        view = app.screen._view  # type: ignore[attr-defined]
        for line in view.grids[0].lines:
            # The end stands beside the grid, whose rows are named there already.
            beside = size[0] >= 78 and line.id.startswith("row")
            short = f"patience.hand.{line.category.value}"
            named = short if beside and app.text.has(short) else f"cards.category.{line.category.value}"
            assert app.text(named)[:12] in text or not line.points
            assert f"{line.points}" in text
        assert str(view.grids[0].score) in text
        assert all(len(line) <= size[0] for line in picture(app))


async def test_enter_twice_starts_a_standard_game(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: "SetUp" in type(app.screen).__name__)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        view = the_view(app.screen)
        assert view.options.variant == "solo"
        assert view.options.table == "english"


async def begun(app: object, pilot: object) -> GameScreen:
    await pilot.press("enter")  # type: ignore[attr-defined]
    await until(pilot, lambda: "SetUp" in type(app.screen).__name__)  # type: ignore[arg-type,attr-defined]
    await pilot.press("enter")  # type: ignore[attr-defined]
    await until(pilot, lambda: isinstance(app.screen, GameScreen))  # type: ignore[arg-type,attr-defined]
    return app.screen  # type: ignore[attr-defined,no-any-return]


async def test_arrows_enter_and_the_mouse_lay_cards(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("left", "up", "enter")
        grid = screen.view.grids[0]
        assert grid is not None
        assert grid.cells[6] is not None
        assert await pilot.click(Grid, offset=(4, 2))
        await until(pilot, lambda: screen.view.grids[0].cells[0] is not None)  # type: ignore[union-attr]


async def test_a_taken_cell_is_refused_in_words_at_the_place(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("c", "3", "c", "3")
        assert screen.view.laid == (1,)
        assert "Ruta c3 är upptagen" in page(app)
        assert "PP-2" in page(app)


async def test_undo_takes_back_and_makes_the_game_practice(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        first = screen.view.card
        await pilot.press("c", "3", "u")
        assert screen.view.card == first
        assert screen.view.laid == (0,)
        assert screen.view.practice
        assert "övning" in page(app)


async def test_leaving_saves_and_the_menu_goes_on_at_the_same_card(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("a", "1", "b", "2", "c", "3")
        card, cells = screen.view.card, screen.view.grids[0].cells  # type: ignore[union-attr]
        await pilot.press("escape")
        await until(pilot, lambda: "Menu" in type(app.screen).__name__)
        assert "Fortsätt" in page(app)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert the_view(app.screen).card == card
        assert the_view(app.screen).grids[0].cells == cells  # type: ignore[union-attr]


async def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begun(app, pilot)
        assert "Nästa kort" in page(app)
        await pilot.press("f2")
        await until(pilot, lambda: "Neste kort" in page(app))
        await pilot.press("f2")
        await until(pilot, lambda: "Next card" in page(app))


async def test_letters_stand_for_suits_where_glyphs_cannot_be_shown(tmp_path: Path) -> None:
    async with running(tmp_path, ascii=True) as (app, pilot):
        await begun(app, pilot)
        await pilot.press("a", "1", "b", "2")
        text = "\n".join(picture(app)[1:20])
        assert not set("♠♥♦♣┌─│") & set(text)
        assert "+------+" in text


async def test_a_hint_names_the_best_cell_and_marks_the_game_as_helped(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("a", "1", "b", "2", "t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        assert screen.view.helped == ()
        await pilot.press("1")
        await until(pilot, lambda: app.screen is screen)
        assert "Bäst " in page(app)
        assert screen.view.helped == (0,)
        assert screen.hints
        await until(pilot, lambda: " partier)" in page(app) or "framåt" in page(app), seconds=20)
        await pilot.press("c", "3")
        assert screen.hints == ()


async def test_the_review_opens_from_the_count(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begun(app, pilot)
        for row in "12345":
            for column in "abcde":
                await pilot.press(column, row)
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("g")
        await until(pilot, lambda: "Går igenom partiet" in page(app) or "I efterhand" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
