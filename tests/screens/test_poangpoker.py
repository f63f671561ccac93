"""Poängpoker on the screen: the draw, the exchange, the tricks, the score sheet, and what stays hidden."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from kortspel.app import KortspelApp
from kortspel.games.base import Player
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens.cover import CoverScreen
from kortspel.screens.poangpoker.game import GameScreen
from kortspel.screens.table.result import ResultScreen, SheetScreen
from kortspel.screens.table.sheet import head, legend, rows
from kortspel.text import LANGUAGES, Language, Text
from kortspel.text.words import by_rank
from kortspel.widgets.faces import Look
from kortspel.widgets.hand import HandView, places
from tests.games.poangpoker.fixtures import played_out, table
from tests.screens.driving import page, picture, running, until

DEAL = "K7Q2-M9PD"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke")
SIX = (
    "2c 3c 4c 5c 7d",
    "2d 3d 4d 5d 7h",
    "2h 3h 4h 5h 7s",
    "2s 3s 4s 5s 7c",
    "8c 9c Tc Jc Kd",
    "8d 9d Td Jd Kh",
)
FACE = re.compile(r"(?:10|[2-9]|E|Kn|K|D)[♠♥♦♣]")
RANKS = {"10": "T", "E": "A", "Kn": "J", "D": "Q"}
SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


def setup(people: int, seats: int, **options: Any) -> PoangpokerSetup:
    """So many players, the first ones people."""
    players = tuple(
        Player(name=name, level="human" if seat < people else "easy")
        for seat, name in enumerate(NAMES[:seats])
    )
    return PoangpokerSetup(players=players, deal=DEAL, **options)


async def begun(app: KortspelApp, pilot: Pilot[int], people: int, seats: int, **options: Any) -> GameScreen:
    app.settings.change(pace="instant")
    app.begin("poangpoker", setup(people, seats, **options))
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.query(HandView))
    await pilot.pause()
    assert isinstance(app.screen, GameScreen)
    return app.screen


def waits(app: KortspelApp) -> bool:
    """Is a person to press something?"""
    screen = app.screen
    if not isinstance(screen, GameScreen):
        return True
    return screen.lies() or screen.stage == "scored" or bool(screen.view.choices)


def key_of(screen: GameScreen, card: str) -> str:
    """The number of the card in the hand."""
    return str(1 + by_rank(screen.view.hand).index(card))


def standing(app: KortspelApp) -> tuple[object, ...]:
    """What changes by every step."""
    screen = app.screen
    if not isinstance(screen, GameScreen):
        return (screen,)
    return (screen, screen.lying, screen.stage, len(screen.session.moves))


async def step(app: KortspelApp, pilot: Pilot[int]) -> None:
    """Wait for a person's turn and do the first thing that may be done; exchange the highest card.

    The keys are posted, for ``pilot.press`` waits long after each of them.
    """
    await until(pilot, lambda: waits(app))
    await pilot.pause(0)
    screen, before = app.screen, standing(app)
    keys: tuple[str, ...] = ("enter",)
    if isinstance(screen, GameScreen) and screen.stage == "exchange" and not screen.lies():
        keys = ("1", "enter")
    elif isinstance(screen, GameScreen) and screen.stage == "tricks":
        keys = (key_of(screen, screen.view.playable[0]),)
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))
    await until(pilot, lambda: standing(app) != before)


async def reach(app: KortspelApp, pilot: Pilot[int], stage: str, steps: int = 60) -> None:
    """Play on until this is on the table, and a person's turn."""
    for _ in range(steps):
        await until(pilot, lambda: waits(app))
        await pilot.pause(0)
        screen = app.screen
        if isinstance(screen, GameScreen) and screen.stage == stage:
            return
        await step(app, pilot)
    raise AssertionError(f"never came to {stage}")


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_with_computer_players(
    tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    async with running(tmp_path, language, size) as (app, pilot):
        screen = await begun(app, pilot, 1, 4, end="limit", limit=5, trump=True)
        seen = set()
        while not isinstance(app.screen, ResultScreen):
            if isinstance(app.screen, GameScreen) and waits(app):
                seen.add(screen.stage)
            await step(app, pilot)
        assert seen == {"drawn", "exchange", "tricks", "taken"}
        outcome = screen.view.outcome
        assert outcome is not None
        assert outcome.winners
        winner = NAMES[outcome.winners[0]]
        await until(pilot, lambda: f"1 {winner}" in page(app))
        text = page(app)
        assert max(map(len, picture(app))) <= size[0]
        assert app.text("trick_table.result.again").replace("&", "") in text


async def test_all_of_six_players_is_in_sight_at_the_smallest_size(tmp_path: Path) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        await begun(app, pilot, 1, 6, trump=True, dealt_hand=True)
        await reach(app, pilot, "taken")
        text = page(app)
        for name in NAMES:
            assert name in text
        assert len(FACE.findall(text)) >= len(NAMES), "each has a card in the trick"
        assert text.count("bytte ") == 5, "the others' numbers"
        assert "trumf" in text
        assert "tar stick 1" in text
        assert "Enter vidare" in text
        await reach(app, pilot, "scored")
        text = page(app)
        assert sum(len(FACE.findall(line)) == 5 for line in picture(app)) == 12
        assert "Sluta här" in text


def cards_on(app: KortspelApp) -> set[str]:
    """Every card whose face is on the screen."""
    return {RANKS.get(face[:-1], face[:-1]) + SUITS[face[-1]] for face in FACE.findall(page(app))}


async def test_three_people_at_one_terminal_never_see_each_others_cards(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 3, 3, rounds=1)
        covers = set()
        while (screen.view.deal, screen.view.phase) != (2, "tricks"):
            await until(pilot, lambda: waits(app))
            if isinstance(app.screen, CoverScreen):
                covers.add(screen.session.to_move)
                assert cards_on(app) == set()
                assert screen.viewer is None
            elif isinstance(app.screen, GameScreen):
                state, view = screen.session.state, screen.view
                drawn = {card for drawing in view.draws for card in drawing}
                for seat in range(3):
                    if seat != screen.viewer and state.phase in ("exchange", "tricks"):
                        assert not (set(state.left(seat)) | set(state.laid_away(seat))) & (
                            cards_on(app) - drawn
                        )
            await step(app, pilot)
        assert covers == {0, 1, 2}


async def test_a_card_of_another_suit_is_refused_in_words(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 4)
        await reach(app, pilot, "tricks")
        while not (wrong := [card for card in screen.view.hand if card not in screen.view.playable]):
            await step(app, pilot)
            await reach(app, pilot, "tricks")
        held = screen.view.hand
        await pilot.press(key_of(screen, wrong[0]))
        await until(pilot, lambda: "(PO-11)" in page(app))
        suit = app.text(f"cards.suit.{screen.view.tricks[-1].cards[0][1]}")
        assert f"Du har {suit}: följ färg. (PO-11)" in page(app)
        assert screen.view.hand == held


@pytest.mark.parametrize("stage", ["drawn", "exchange", "tricks", "taken", "scored"])
async def test_a_game_is_left_and_resumed_at_every_stage(tmp_path: Path, stage: str) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3)
        await reach(app, pilot, stage)
        state = screen.session.state
        await pilot.press("escape")
        await until(pilot, lambda: "Menu" in type(app.screen).__name__)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        again = app.screen
        assert isinstance(again, GameScreen)
        # Where a finished trick lay, others have gone on.
        if stage != "taken":
            assert again.session.state == state
            assert again.stage == stage
        await reach(app, pilot, "scored" if stage != "scored" else "exchange")


async def test_the_score_sheet_grows_by_a_row_a_deal(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3)
        for deals in (1, 2):
            await reach(app, pilot, "scored")
            sheet = screen.view.sheet
            assert len(sheet) == deals
            assert all(app.text("trick_table.points", points=n) in page(app) for n in sheet[-1].totals)
            await step(app, pilot)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))
        text = page(app)
        assert "Poängblad" in text
        for total in screen.view.sheet[-1].totals:
            assert str(total) in text
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))


async def test_the_table_stops_by_agreement(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3, end="open")
        await reach(app, pilot, "scored")
        await pilot.press("s")
        await until(pilot, lambda: "överens" in page(app))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert screen.stage == "scored"
        await pilot.press("s")
        await until(pilot, lambda: "överens" in page(app))
        await pilot.press("j")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        assert screen.session.state.stopped
        assert "vinner!" in page(app) or "delar segern!" in page(app)


async def test_marks_say_how_many_are_exchanged_by_keys_and_mouse(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3)
        await reach(app, pilot, "exchange")
        held = by_rank(screen.view.hand)
        await pilot.press("2", "5", "5", "home")
        assert screen.marked == {held[1]}
        screen.at = 0
        await pilot.press("right", "right", "space")
        assert screen.marked == {held[1], held[2]}
        left, _ = places(screen.hand_view.size.width, len(held), screen.room)
        assert await pilot.click(HandView, offset=(left + 2, 2))
        await until(pilot, lambda: len(screen.marked) == 3)
        assert "Enter byter 3 kort" in page(app)
        await pilot.press("enter")
        await until(pilot, lambda: screen.view.exchanged[0] == 3)
        assert set(screen.view.laid_away) == {held[0], held[1], held[2]}


async def test_a_finished_trick_lies_until_a_key_or_a_click(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3)
        await reach(app, pilot, "taken")
        await pilot.pause(0.1)
        assert screen.stage == "taken"
        assert "Stick: " in page(app)
        assert await pilot.click("#table-view", offset=(2, 2))
        await until(pilot, lambda: screen.stage != "taken")


async def test_the_language_changes_at_every_stage(tmp_path: Path) -> None:
    async with running(tmp_path, "en") as (app, pilot):
        await begun(app, pilot, 1, 3)
        for stage, word in (("exchange", "exchange"), ("taken", "trick 1 of 5"), ("scored", "Next deal")):
            await reach(app, pilot, stage)
            assert word in page(app)
            await pilot.press("f2", "f2")
            await until(pilot, lambda word=word: word not in page(app))  # type: ignore[misc]
            await pilot.press("f2")
            await until(pilot, lambda word=word: word in page(app))  # type: ignore[misc]


async def test_the_rule_book_opens_at_what_is_going_on(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot, 1, 3)
        assert screen.topic() == ("poangpoker", "PO-21")
        await reach(app, pilot, "exchange")
        assert screen.topic() == ("poangpoker", "PO-5")
        await reach(app, pilot, "tricks")
        assert screen.topic() == ("poangpoker", "PO-11")
        await reach(app, pilot, "scored")
        assert screen.topic() == ("poangpoker", "PO-14")


def test_a_sheet_of_six_with_large_fractions_fits_the_smallest_screen() -> None:
    state = played_out(table(*SIX, dealt_hand=True))
    row = state.sheet[-1]
    wide = row.changed(
        hand=(Fraction(37, 6),) * 6, dealt=(Fraction(1, 3),) * 6, trick=(0, 0, 0, 0, 0, 15),
        totals=(Fraction(1237, 6),) * 6,
    )  # fmt: skip
    look = Look(Text("sv"))
    lines = [
        head(NAMES, look, 52),
        *(line for deal in rows(NAMES, (row, wide), GameScreen.FORMS, look, 52) for line in deal),
    ]
    flat = ["".join(part[0] for part in line) if isinstance(line, list) else line[0] for line in lines]
    assert all(len(line) <= 52 for line in flat)
    assert sum(line.count("206⅙") for line in flat) == 6
    # The names; hand, dealt hand, trick and total under each other for each deal.
    assert len(flat) == 1 + 2 * 4
    assert any("15*" in line for line in flat), "what the last trick brought is told apart (G4)"
    assert legend("poangpoker", (row, wide), look) == ["( ) i given", "* sista sticket"]


async def test_the_set_up_starts_a_game_of_the_chosen_kind(tmp_path: Path) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        app.set_up("poangpoker")
        await until(pilot, lambda: "Starta" in page(app))
        rows = page(app)
        assert "Kort kväll *" in rows
        await pilot.press("down", "down", "down", "enter", "down", "right", "right")
        rows = page(app)
        assert "Som i Chicago *" in rows
        assert "‹ 6 ›" in rows
        assert "Poäng, slut och husregler" in rows, "all rows are in sight"
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert isinstance(app.screen, GameScreen)
        options = app.screen.view.options
        assert (options.end, options.limit, options.scale[-1]) == ("limit", 52, 52)
        assert len(app.screen.view.players) == 6


async def test_a_scale_that_does_not_rise_is_refused_by_the_names_of_hands(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.set_up("poangpoker")
        await until(pilot, lambda: "Starta" in page(app))
        await pilot.press("end", "enter")
        await until(pilot, lambda: "Sista sticket" in page(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Poäng från högt kort" in page(app))
        field = app.screen.query_one(Input)
        field.value = "0 1 1 3 4 5 6 7 8 9"
        await pilot.press("enter")
        await until(pilot, lambda: "två par ska ge mer än par" in page(app))
        assert "(PO-2)" in page(app)


async def test_letters_and_plain_fractions_where_glyphs_cannot_be_shown(tmp_path: Path) -> None:
    async with running(tmp_path, ascii=True) as (app, pilot):
        await begun(app, pilot, 1, 4)
        for stage in ("exchange", "taken", "scored"):
            await reach(app, pilot, stage)
            assert not set("♠♥♦♣┌─│╔═║╭◄½⅓¼") & set(page(app))
