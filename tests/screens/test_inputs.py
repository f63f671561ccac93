"""Keys and clicks in one burst: worked off in their order, each by the screen that it is meant for (I1, I2, B11)."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.screens.dialogs import Notice
from tests.screens.driving import page, running, until

DEAL = "K7Q2-M9PD"


def burst(app: KortspelApp, *keys: str) -> None:
    """All the keys at once, as they come from a terminal in one read."""
    for key in keys:
        character = {"enter": "\r", "escape": "\x1b", "backspace": "\x7f"}.get(key, key)
        app.post_message(events.Key(key, character))


async def worked_off(app: KortspelApp, pilot: Pilot[int]) -> None:
    await pilot.pause()
    await until(pilot, lambda: app.inputs.idle)


async def test_i1_two_keys_close_one_notice(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.say("Hej!")
        app.say("Hopp!")
        await pilot.pause()
        burst(app, "escape", "escape", "escape", "escape")
        await worked_off(app, pilot)
        assert [type(screen).__name__ for screen in app.screen_stack] == ["MenuScreen"]
        assert app.is_running


async def test_i1_a_screen_that_is_not_on_top_closes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        below, above = Notice("under"), Notice("over")
        app.push_screen(below)
        app.push_screen(above)
        await pilot.pause()
        below.dismiss("ok")
        assert app.screen is above
        above.dismiss("ok")
        above.dismiss("ok")
        assert app.screen is below


async def test_i2_what_is_typed_while_a_screen_opens_is_its_own(tmp_path: Path) -> None:
    """From the menu through the set-up to the first three cards, in one burst."""
    async with running(tmp_path, "sv") as (app, pilot):
        burst(app, "1", "s", "a", "1", "b", "2", "c", "3")
        await until(pilot, lambda: "4 av 25" in page(app))


async def test_i2_escape_at_once_after_going_on_comes_back_to_the_menu(tmp_path: Path) -> None:
    async with running(tmp_path, deal=DEAL) as (app, pilot):
        burst(app, "s", "a", "1", "escape")
        await until(pilot, lambda: len(app.screen_stack) == 1 and app.inputs.idle)
        for _ in range(3):
            burst(app, "enter", "escape")
            await worked_off(app, pilot)
            assert len(app.screen_stack) == 1
        assert not list(tmp_path.glob(".*.lock"))


async def test_what_is_typed_at_the_start_is_meant_for_what_opens(tmp_path: Path) -> None:
    async with running(tmp_path, deal=DEAL) as (app, pilot):
        burst(app, "s", "e", "5")
        await until(pilot, lambda: "2 av 25" in page(app))


@pytest.mark.parametrize("over", [False, True])
async def test_b9_what_opens_under_the_floor_is_there_whole_when_it_has_grown(
    tmp_path: Path, over: bool
) -> None:
    async with running(tmp_path, size=(40, 10), deal=DEAL) as (app, pilot):
        await until(pilot, lambda: "40 × 10" in page(app))
        if over:
            app.say("Hej!")
            await pilot.pause()
            assert "40 × 10" in page(app)
            assert "Hej!" not in page(app)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: ("Hej!" if over else "Start") in page(app))
        assert "60 × 20" not in page(app)
        if over:
            await pilot.press("enter")
            await until(pilot, lambda: "Hej!" not in page(app))
        assert "Start" in page(app)
        await pilot.resize_terminal(59, 24)
        await until(pilot, lambda: "59 × 24" in page(app))
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "Start" in page(app))
        burst(app, "s")
        await until(pilot, lambda: "1 av 25" in page(app))


async def test_b10_a_page_is_turned_in_one_frame(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await pilot.press("question_mark")
        await until(pilot, lambda: app.screen.query("#book"))
        book = app.screen.query_one("#book")
        await until(pilot, lambda: book.max_scroll_y > 20)
        book.scroll_page_down()
        await pilot.pause()
        assert book.scroll_offset.y == book.scroll_target_y > 0
