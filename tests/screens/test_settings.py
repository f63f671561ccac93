"""The settings: every row comes round through all its values, works at once, and is there the next time."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.screens.settings import PACES, SWITCHES, SettingsScreen
from kortspel.store.settings import Settings
from kortspel.text import languages
from kortspel.widgets import themes
from tests.screens.driving import page, running, until


async def opened(app: KortspelApp, pilot: Pilot[int], row: str) -> SettingsScreen:
    """The settings with the cursor on this row, gone to with the keys of the arrows."""
    app.visit("settings")
    await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and app.screen.is_mounted)
    screen = app.screen
    assert isinstance(screen, SettingsScreen)
    for _ in range(20):
        if screen.item is not None and screen.item.id == row:
            return screen
        await pilot.press("down")
        await until(pilot, lambda: app.inputs.idle)
    raise AssertionError(f"there is no row {row}")


def value_of(screen: SettingsScreen) -> str:
    assert screen.item is not None
    return screen.item.value


@pytest.mark.parametrize(
    ("row", "number"),
    [
        ("language", len(languages())),
        ("theme", len(themes.names())),
        ("colours", 2),
        ("pace", len(PACES)),
        *((name, 2) for name in SWITCHES),
    ],
)
async def test_a_row_comes_round_forward_and_back_and_is_remembered(
    tmp_path: Path, row: str, number: int
) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await opened(app, pilot, row)
        first = value_of(screen)
        came = [first]
        for key in ["right"] * (number - 1) + ["enter"]:
            await pilot.press(key)
            await until(pilot, lambda: value_of(screen) != came[-1])
            came.append(value_of(screen))
            assert came[-1] in page(app)
        assert came[-1] == first
        assert len(set(came)) == number
        await pilot.press("left")
        await until(pilot, lambda: value_of(screen) == came[-2])
        await pilot.press("escape")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        field = {"colours": "four_colours"}.get(row, row)
        chosen = getattr(app.settings, field)
    kept = Settings.load(tmp_path / ".settings.json")
    assert kept.notice is None
    assert getattr(kept, field) == chosen


async def test_the_screen_speaks_the_new_language_at_once_and_says_where_the_files_lie(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, size=(120, 30)) as (app, pilot):
        await opened(app, pilot, "language")
        assert tmp_path.name in page(app)
        await pilot.press("right")
        await until(pilot, lambda: app.text("settings.title") in page(app))
        assert app.text.language != "sv"
        await pilot.press("down")
        await until(pilot, lambda: app.text("settings.theme.help")[:20] in page(app))


async def test_a_folder_that_takes_nothing_does_not_stop_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise PermissionError(13, "no")

    async with running(tmp_path) as (app, pilot):
        screen = await opened(app, pilot, "pace")
        before = value_of(screen)
        monkeypatch.setattr("kortspel.store.atomic.write", refuse)
        await pilot.press("right")
        await until(pilot, lambda: value_of(screen) != before)
        assert app.is_running
