"""Chicago on the screen: exchanges that score, the question of Chicago, the tricks, the score sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.games.base import Player
from kortspel.games.chicago import GAME
from kortspel.games.chicago.setup import ChicagoSetup
from kortspel.screens.chicago import picture
from kortspel.screens.chicago.game import GameScreen
from kortspel.screens.cover import CoverScreen
from kortspel.screens.table.result import ResultScreen, SheetScreen
from kortspel.text import LANGUAGES, Language, Text
from kortspel.widgets.faces import Look
from kortspel.widgets.hand import HandView
from tests.games.chicago.fixtures import kept, no_chicago, played, played_out, table
from tests.games.kit import DEAL, NAMES
from tests.screens.driving import page, running, until

HANDS = ("As Ks Qs Js 2c", "9d 8d 6h 4h 3c", "9h 8h 7d 4d 2h")


def setup(people: int, seats: int, **options: Any) -> ChicagoSetup:
    """So many players, the first ones people."""
    players = tuple(
        Player(name=name, level="human" if seat < people else "easy")
        for seat, name in enumerate(NAMES[:seats])
    )
    return ChicagoSetup(players=players, deal=DEAL, **options)


async def begun(app: KortspelApp, pilot: Pilot[int], people: int, seats: int, **options: Any) -> GameScreen:
    app.settings.change(pace="instant", ask_empty=False)
    app.begin("chicago", setup(people, seats, **options))
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.query(HandView))
    await pilot.pause()
    assert isinstance(app.screen, GameScreen)
    return app.screen


def waits(app: KortspelApp) -> bool:
    """Is a person to press something?"""
    screen = app.screen
    if not isinstance(screen, GameScreen):
        return True
    return screen.stage in ("drawn", "taken", "scored", "finished") or bool(screen.view.choices)


def standing(app: KortspelApp) -> tuple[object, ...]:
    screen = app.screen
    return (screen, screen.stage, len(screen.session.moves)) if isinstance(screen, GameScreen) else (screen,)


async def reach(app: KortspelApp, pilot: Pilot[int], stage: str) -> None:
    """Press Enter, which does the first thing that may be done, until this is on the table."""
    for _ in range(80):
        await until(pilot, lambda: waits(app))
        await pilot.pause(0)
        screen, before = app.screen, standing(app)
        if isinstance(screen, GameScreen) and screen.stage == stage:
            return
        app.post_message(events.Key("enter", None))
        await until(pilot, lambda before=before: standing(app) != before)  # type: ignore[misc]
    raise AssertionError(f"{stage} was not reached")


async def test_a_deal_from_the_draw_to_the_sheet(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3, exchanges=2)
        assert screen.topic() == ("chicago", "CH-3")
        assert "Högsta kort ger först" in page(app)
        await reach(app, pilot, "exchange")
        assert "byte 1 av 2" in page(app)
        assert "Hand: Anna · 0 p" in page(app)
        assert screen.topic() == ("chicago", "CH-5")
        await reach(app, pilot, "calling")
        text = page(app)
        assert "Chicago!" in text
        assert "alla fem" in text
        await reach(app, pilot, "tricks")
        assert "stick 1 av 5" in page(app)
        await reach(app, pilot, "scored")
        view = screen.view
        assert all(app.text("trick_table.points", points=n) in page(app) for n in view.points)
        assert len(view.shown) == 3
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))
        assert "Poängblad" in page(app)
        assert "Anna" in page(app)


async def test_chicago_is_called_by_its_letter_and_stands_in_the_heading(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 2, exchanges=2)
        await reach(app, pilot, "calling")
        moves = len(screen.session.moves)
        await pilot.press("c")
        await until(pilot, lambda: len(screen.session.moves) > moves)
        assert screen.session.moves[moves].kind == "chicago"
        if screen.stage == "tricks":
            assert "Chicago: Anna" in page(app)
        await reach(app, pilot, "scored")
        assert "sin Chicago" in page(app)
        assert abs(screen.view.sheet[-1].trick[0]) == 15


async def test_marked_cards_are_exchanged_and_what_was_drawn_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 2)
        await reach(app, pilot, "exchange")
        held = screen.view.hand
        await pilot.press("1", "3", "enter")
        await until(pilot, lambda: screen.view.round == 2 and bool(screen.view.choices))
        assert set(screen.view.laid_away) == {held[0], held[2]}
        assert "Draget:" in page(app)


async def test_between_people_a_cover_comes_and_no_hand_shows(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 2, 2)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert screen.viewer is None


async def test_g11_what_was_drawn_is_seen_before_the_cover_of_the_next(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 2, 2)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen and bool(screen.view.choices))
        seat = screen.viewer
        await pilot.press("1", "enter")
        await until(pilot, lambda: app.text("table.drew") in page(app))
        assert screen.viewer == seat
        assert len(screen.view.drawn) == 1
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert screen.viewer is None


async def test_a_game_ends_with_its_result(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begun(app, pilot, 1, 2, exchanges=2)
        await reach(app, pilot, "scored")
        await pilot.press("s")
        await until(pilot, lambda: "överens" in page(app))
        await pilot.press("j")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        assert "vinner!" in page(app) or "delar segern!" in page(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_is_told_in_every_language(language: Language) -> None:
    look = Look(Text(language))
    called = kept(table(*HANDS))
    states = [
        (table(*HANDS), "exchange"),
        (called, "calling"),
        (no_chicago(table(*HANDS)), "tricks"),
        (played(no_chicago(table(*HANDS)), "As 9d 9h"), "taken"),
        (played_out(table(*HANDS, four_resets=True)), "scored"),
        (kept(table("Ah Kh Qh Jh Th", *HANDS[1:]), 1), "finished"),
    ]
    for state, stage in states:
        view = GAME.view(state, 0)
        left, right = picture.heading(view, stage, look)  # type: ignore[arg-type]
        assert left[0] == "Chicago"
        assert right
        shown = picture.table(view, stage, look, thinking=False)  # type: ignore[arg-type]
        assert shown.seats or shown.shown or shown.lines
        assert picture.hand_lines(view, look)


def test_a_game_that_ends_during_the_exchange_says_how() -> None:
    state = kept(table("Ah Kh Qh Jh Th", *HANDS[1:]), 1)
    shown = picture.table(GAME.view(state, 1), "finished", Look(Text("sv")), thinking=False)
    assert shown.shown == ()
    assert any("royal flush" in line for line in shown.lines)


def test_after_a_deal_only_what_it_ended_with_is_told_again() -> None:
    state = played_out(table("9s 9c 4s 5c 7h", *HANDS[1:]))
    shown = picture.table(GAME.view(state, 0), "scored", Look(Text("sv")), thinking=False)
    assert sum("bäst hand" in line for line in shown.lines) == 1
    assert any("sista sticket" in line for line in shown.lines)
    assert shown.shown[0].score.split()[0] == "+2"
