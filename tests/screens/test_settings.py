"""The settings: what people change there is at once so, and is so the next time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kortspel.screens.settings import SWITCHES, SettingsScreen
from kortspel.store.settings import Settings
from kortspel.text import languages
from kortspel.widgets import themes
from kortspel.widgets.choices import Choices
from tests.screens.driving import page, picture, running, until

ROWS = ("language", "theme", "colours", "pace", *SWITCHES)


async def open_settings(app: Any, pilot: Any) -> SettingsScreen:
    app.visit("settings")
    await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and app.screen.query(Choices))
    screen = app.screen
    assert isinstance(screen, SettingsScreen)
    return screen


def kept(folder: Path) -> dict[str, Any]:
    values: dict[str, Any] = json.loads((folder / ".settings.json").read_text(encoding="utf-8"))
    return values


def test_every_setting_of_looks_and_manners_has_a_row() -> None:
    rows = {"language", "theme", "four_colours", "pace", *SWITCHES}
    known = {name for name in vars(Settings(Path())) if name not in ("path", "choices", "notice")}
    assert known <= rows


async def test_the_language_changes_at_once_and_goes_round(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await open_settings(app, pilot)
        seen = []
        for _ in languages():
            seen.append(app.text.language)
            await pilot.press("right")
        assert set(seen) == set(languages())
        assert app.text.language == seen[0]
        await pilot.press("left")
        assert app.text("settings.title") in picture(app)[0]
        assert kept(tmp_path)["language"] == app.text.language


async def test_the_theme_changes_at_once_with_the_keys_and_the_mouse(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await open_settings(app, pilot)
        await pilot.press("down", "right")
        assert kept(tmp_path)["theme"] == themes.names()[1]
        y, line = next((y, line) for y, line in enumerate(picture(app)) if "Tema" in line)
        await pilot.click(offset=(line.index("‹"), y))
        await pilot.pause()
        assert kept(tmp_path)["theme"] == themes.names()[0]
        line = picture(app)[y]
        await pilot.click(offset=(line.index("›"), y))
        await pilot.pause()
        assert kept(tmp_path)["theme"] == themes.names()[1]


@pytest.mark.parametrize("name", SWITCHES)
async def test_a_switch_is_turned_and_stays_so(tmp_path: Path, name: str) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await open_settings(app, pilot)
        before = getattr(app.settings, name)
        for _ in range(ROWS.index(name)):
            await pilot.press("down")
        assert screen.item is not None
        assert screen.item.id == name
        assert app.text(f"settings.{name}.help").split(".")[0] in " ".join(page(app).split())
        await pilot.press("enter")
        assert getattr(app.settings, name) is not before
        assert Settings.load(tmp_path / ".settings.json") is not None
        assert getattr(Settings.load(tmp_path / ".settings.json"), name) is not before


async def test_the_pace_and_the_colours_go_round(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await open_settings(app, pilot)
        await pilot.press("down", "down", "right")
        assert app.settings.four_colours
        await pilot.press("left")
        assert not app.settings.four_colours
        await pilot.press("down")
        seen = []
        for _ in range(3):
            seen.append(app.settings.pace)
            await pilot.press("right")
        assert set(seen) == {"instant", "natural", "slow"}


async def test_where_the_games_are_saved_is_told_and_esc_goes_back(tmp_path: Path) -> None:
    async with running(tmp_path, size=(120, 40)) as (app, pilot):
        await open_settings(app, pilot)
        assert tmp_path.name in "".join(page(app).split())
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, SettingsScreen))
