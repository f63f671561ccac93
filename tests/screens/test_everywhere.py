"""What can be asked for on every screen: the rules, the keys, another language, the commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kortspel.screens.dialogs import KeysHelp, Notice
from kortspel.screens.in_force import InForce
from kortspel.screens.menu import MenuScreen
from kortspel.screens.patience.game import GameScreen
from kortspel.screens.patience.result import ResultScreen
from kortspel.screens.rules import RulesScreen
from kortspel.widgets.keybar import KeyBar
from tests.screens.driving import page, picture, running, until
from tests.screens.test_patience_variants import begin, setup


async def counted(app: Any, pilot: Any) -> None:
    await begin(app, pilot, setup())
    for row in "12345":
        for column in "abcde":
            await pilot.press(column, row)
    await until(pilot, lambda: isinstance(app.screen, ResultScreen))


async def test_a_dialog_changes_its_language_and_still_takes_keys(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await counted(app, pilot)
        await pilot.press("f2")
        await until(pilot, lambda: "Samme giv igjen" in page(app) and app.focused)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))


async def test_the_rules_open_over_the_count_at_its_clause(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await counted(app, pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await until(pilot, lambda: "PP-5" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))


async def test_the_book_changes_its_language_at_the_same_clause(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begin(app, pilot, setup(rearranging=True))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await until(pilot, lambda: any("PP-23" in line for line in picture(app)[:3]))
        await pilot.press("f2")
        await until(
            pilot, lambda: any("PP-23" in line for line in picture(app)[:3]) and "kortet" in page(app)
        )


async def test_a_click_on_the_key_bar_does_what_it_says(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        bar = picture(app)[-1]
        assert await pilot.click(KeyBar, offset=(bar.index("regler"), 0))
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))


async def test_the_help_knows_the_keys_of_the_screen_below(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begin(app, pilot, setup())
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, KeysHelp))
        for words in ("tips", "a3", "Ctrl+P", "byt språk"):
            assert words in page(app)


async def test_a_question_stays_in_its_language_and_the_program_can_be_left_from_it(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.say("Filen är tom.")
        await until(pilot, lambda: isinstance(app.screen, Notice))
        await pilot.press("f2")
        assert app.text.language == "sv"
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_value == 0)


async def test_j_and_k_go_through_the_menu(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("j", "j", "k")
        assert ">2 Pakker" in page(app)


async def test_the_menu_offers_the_game_that_was_just_left(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await pilot.press("j", "j")
        screen = await begin(app, pilot, setup())
        await pilot.press("c", "3")
        assert screen.session.moves
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await until(pilot, lambda: ">1 Fortsätt" in page(app))


async def test_one_key_tells_the_house_rules_the_deal_and_whose_turn_it_is(tmp_path: Path) -> None:
    """G10: at any moment of any game."""
    async with running(tmp_path) as (app, pilot):
        await begin(app, pilot, setup(diagonals=True, table="american", target=150))
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, InForce))
        for words in ("Anna är på tur", "K7Q2-M9PD", "Diagonaler", "amerikanska", "150"):
            assert words in page(app)
        assert "Joker" not in page(app)
