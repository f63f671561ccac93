"""What a terminal cannot show is on no screen: no colour under NO_COLOR, only ASCII with ``--ascii``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kortspel.app import KortspelApp
from kortspel.games.base import Player, Setup
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.patience.setup import PatienceSetup
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.text import LANGUAGES, Language
from tests.screens.driving import page, running, until

ANNA, BO, CARIN = Player(name="Anna Åkerö"), Player(name="Bo"), Player(name="Carin")
SETUPS: dict[str, Setup] = {
    "patience": PatienceSetup(players=(ANNA,), deal="K7Q2-M9PD"),
    "pakker": PakkerSetup(players=(ANNA, BO), deal="K7Q2-M9PD"),
    "poangpoker": PoangpokerSetup(players=(ANNA, BO, CARIN), deal="K7Q2-M9PD"),
}


async def all_screens(app: KortspelApp, pilot: Any) -> AsyncIterator[str]:
    """Go from screen to screen; gives the name of the one in sight."""

    async def opened() -> None:
        await until(pilot, lambda: app.screen.is_current and page(app).strip())
        await pilot.pause()

    await opened()
    yield "menu"
    for game, setup in SETUPS.items():
        app.set_up(game)
        await opened()
        yield f"set-up of {game}"
        app.begin(game, setup)
        await opened()
        yield f"cover of {game}"
        if app.screen.id == "_default" or len(app.screen_stack) > 2:
            app.pop_screen()
        await opened()
        yield game
        app.action_help()
        await opened()
        yield f"keys of {game}"
        app.pop_screen()
        app.action_commands()
        await opened()
        yield f"commands of {game}"
        app.pop_screen()
    app.action_rules()
    await opened()
    yield "rules"
    app.pop_screen()
    for place in ("saved", "statistics", "settings"):
        app.visit(place)
        await opened()
        yield place
        app.pop_screen()
    app.say("Ångrar du – ‹ja› …?")
    await opened()
    yield "notice"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_ascii_is_shown_where_that_is_asked_for(tmp_path: Path, language: Language) -> None:
    """B4."""
    async with running(tmp_path, language, ascii=True) as (app, pilot):
        async for name in all_screens(app, pilot):
            assert page(app).isascii(), (name, [sign for sign in page(app) if not sign.isascii()])


async def test_a_terminal_of_latin_letters_keeps_them(tmp_path: Path) -> None:
    """B4."""
    async with running(tmp_path, "sv", ascii=True, encoding="iso-8859-1") as (app, pilot):
        async for name in all_screens(app, pilot):
            page(app).encode("latin-1")
            if name == "menu":
                assert "Inställningar" in page(app)


async def test_no_cell_has_a_colour_where_none_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B5."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with running(tmp_path, "sv") as (app, pilot):
        async for name in all_screens(app, pilot):
            for strip in app.screen._compositor.render_strips():
                for part in strip:
                    for colour in (part.style.color, part.style.bgcolor) if part.style else ():
                        assert colour is None or colour.is_default, (name, part)


@pytest.mark.parametrize("name", ["night", "paper", "contrast", "terminal", "nord", "cloth"])
async def test_every_theme_can_be_put_on_while_the_program_runs(tmp_path: Path, name: str) -> None:
    async with running(tmp_path, "sv") as (app, pilot):
        before = {part.style for strip in app.screen._compositor.render_strips() for part in strip}
        app.use_theme("paper" if name == "cloth" else "cloth")
        app.use_theme(name)
        await pilot.pause()
        assert app.look.palette.name == name
        after = {part.style for strip in app.screen._compositor.render_strips() for part in strip}
        assert (before == after) == (name == "cloth")
        app.say("Ja")
        await until(pilot, lambda: "OK" in page(app))
    async with running(tmp_path, "sv") as (app, pilot):
        assert app.look.palette.name == name
