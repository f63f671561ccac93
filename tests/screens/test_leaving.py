"""Leaving a game that the disk refuses (I4), opening a long one (I11), and the game that has been let go of (I3)."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.screens import opening
from kortspel.screens.play import PlayScreen
from kortspel.store import atomic
from kortspel.store.load import load
from tests.screens.driving import page, running, until
from tests.store.games import saved_game

DEAL = "K7Q2-M9PD"


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Fills the disk of the saves, or makes room again."""
    write = atomic.write
    is_full = False

    def refuse(path: Path, data: bytes) -> None:
        if is_full and path.is_relative_to(tmp_path / "saves"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(path, data)

    def fill(full: bool) -> None:
        nonlocal is_full
        is_full = full

    monkeypatch.setattr(atomic, "write", refuse)
    (tmp_path / "saves").mkdir()
    return fill


async def begun(app: KortspelApp, pilot: Pilot[int]) -> PlayScreen:
    await until(pilot, lambda: "Start" in page(app))
    await pilot.press("s")
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.is_mounted)
    assert isinstance(app.screen, PlayScreen)
    return app.screen


async def test_i4_a_new_game_on_a_full_disk_says_so_at_once(
    tmp_path: Path, full: Callable[[bool], None]
) -> None:
    async with running(tmp_path / "saves", deal=DEAL) as (app, pilot):
        full(True)
        await begun(app, pilot)
        await until(pilot, lambda: "disken är full" in page(app))


@pytest.mark.parametrize("key", ["escape", "ctrl+q"])
async def test_i4_leaving_with_unsaved_moves_asks_and_saves_elsewhere(
    tmp_path: Path, full: Callable[[bool], None], key: str
) -> None:
    other = tmp_path / "other"
    async with running(tmp_path / "saves", deal=DEAL) as (app, pilot):
        screen = await begun(app, pilot)
        full(True)
        assert screen.play("lay", cell=7)
        await pilot.press(key)
        await until(pilot, lambda: "försvinner" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await pilot.press(key)
        await until(pilot, lambda: "försvinner" in page(app))
        # Try again: the disk is as full as before, and the question comes once more.
        await pilot.press("f")
        await pilot.press("a")
        await until(pilot, lambda: "vilken mapp" in page(app))
        await pilot.press("ctrl+u", *str(tmp_path / "saves"), "enter")
        await until(pilot, lambda: "disken är full" in page(app))
        await pilot.press("ctrl+u", *str(other), "enter")
        await until(pilot, lambda: len(app.screen_stack) == 1 or not app.is_running)
    assert len(load(next(other.glob("pokerpatiens-*.json"))).moves) == 1
    assert app.last_words() == []


async def test_i4_who_wants_to_lose_the_moves_loses_them(
    tmp_path: Path, full: Callable[[bool], None]
) -> None:
    async with running(tmp_path / "saves", deal=DEAL) as (app, pilot):
        screen = await begun(app, pilot)
        full(True)
        screen.play("lay", cell=7)
        await pilot.press("escape")
        await until(pilot, lambda: "försvinner" in page(app))
        await pilot.press("l")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        full(False)
    assert load(next((tmp_path / "saves").glob("pokerpatiens-*.json"))).moves == ()
    assert app.last_words() == []


async def test_i4_told_to_end_the_program_saves_elsewhere_and_says_where(
    tmp_path: Path, full: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    async with running(tmp_path / "saves", deal=DEAL) as (app, pilot):
        screen = await begun(app, pilot)
        full(True)
        screen.play("lay", cell=7)
        app.let_go()
        # A key that was still under way.
        assert not screen.play("lay", cell=8)
        (sentence,) = app.last_words()
    rescued = next(tmp_path.glob("kortspel-*/*.json"))
    assert str(rescued) in sentence
    assert len(load(rescued).moves) == 1
    assert not list(tmp_path.glob("*/.*.lock"))


async def test_i11_a_long_game_opens_while_the_screen_lives_and_can_be_left_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved_game(tmp_path, moves=20)
    monkeypatch.setattr(opening, "LONG", 100)
    monkeypatch.setattr("kortspel.store.load._TOLD_EVERY", 5)
    go_on = Event()
    watch = opening.OpeningScreen._watch

    def slowly(self: opening.OpeningScreen, n: int, of: int) -> None:
        watch(self, n, of)
        go_on.wait(20)
        if self._stopped:
            watch(self, n, of)

    monkeypatch.setattr(opening.OpeningScreen, "_watch", slowly)
    async with running(tmp_path) as (app, pilot):
        app.resume(save)
        await until(pilot, lambda: "20 %" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        go_on.set()
        await until(pilot, lambda: not list(tmp_path.glob(".*.lock")))
        app.resume(save)
        await until(pilot, lambda: "21 av 25" in page(app))


async def test_i11_a_long_game_that_does_not_open_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved_game(tmp_path, moves=20)
    save.write_bytes(save.read_bytes()[:-400])
    monkeypatch.setattr(opening, "LONG", 100)
    async with running(tmp_path) as (app, pilot):
        app.resume(save)
        await until(pilot, lambda: "Filen är" in page(app))


async def test_a_deal_that_this_name_has_begun_before_is_known(tmp_path: Path) -> None:
    async with running(tmp_path, deal=DEAL) as (app, pilot):
        first = await begun(app, pilot)
        assert not first.session.setup.known  # type: ignore[attr-defined]
        await pilot.press("escape")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        app.begin("patience", first.session.setup)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.session.setup.known  # type: ignore[attr-defined]
