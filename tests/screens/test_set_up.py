"""The set-up of every game: every option can be reached and is played, by keyboard and by mouse."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.games.base import Setup
from kortspel.games.registry import GAMES, load
from kortspel.screens.dialogs import Ask
from kortspel.screens.rows import Cycle, Moment, Number, Page, Preset, Row, Scale, Seat, Seats
from kortspel.screens.set_up import SetUpBase
from kortspel.widgets.choices import Choices
from tests.screens.driving import page, picture, running, until

NO_OPTIONS = ("players", "deal", "known")
"""What a setup holds beside its options: who plays, the deal, and whether the player knows it."""
SCALE = "0 1 2 3 4 5 6 7 8 50"


def options_of(game: str) -> list[str]:
    return [name for name in load(game).setup.model_fields if name not in NO_OPTIONS]


async def set_up(app: KortspelApp, pilot: Pilot[int], game: str) -> SetUpBase:
    app.set_up(game)
    await until(pilot, lambda: isinstance(app.screen, SetUpBase) and app.screen.query(Choices))
    screen = app.screen
    assert isinstance(screen, SetUpBase)
    return screen


def rows_of(screen: SetUpBase) -> dict[str, tuple[Row, ...]]:
    """By page, the rows for the draft as it is."""
    first = screen.rows("")
    return {"": first, **{row.id: screen.rows(row.id) for row in first if isinstance(row, Page)}}


def way_to(screen: SetUpBase, field: str) -> tuple[list[tuple[str, Cycle, Any]], str, Row] | None:
    """The page and the row of the field, and the options to be chosen before it is there: none or one of them."""

    def found() -> tuple[str, Row] | None:
        for name, rows in rows_of(screen).items():
            for row in rows:
                if getattr(row, "field", "") == field:
                    return name, row
        return None

    if here := found():
        return [], *here
    for name, rows in rows_of(screen).items():
        for row in rows:
            if isinstance(row, Cycle):
                before = dict(screen.draft)
                for value in row.values:
                    screen.draft[row.field] = value
                    screen.settle()
                    there = found()
                    screen.draft.clear()
                    screen.draft.update(before)
                    if there:
                        return [(name, row, value)], *there
    return None


async def turn_to(app: KortspelApp, pilot: Pilot[int], name: str) -> SetUpBase:
    """Open a page of the set-up, from any of them."""
    while len(app.screen_stack) > 2:
        await pilot.press("escape")
    screen = app.screen
    assert isinstance(screen, SetUpBase)
    if name:
        place = next(at for at, row in enumerate(screen.rows("")) if isinstance(row, Page) and row.id == name)
        await move_to(pilot, screen, place)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is not screen)
        screen = app.screen
        assert isinstance(screen, SetUpBase)
    return screen


async def move_to(pilot: Pilot[int], screen: SetUpBase, place: int) -> None:
    """The cursor to the row, by the arrows."""
    choices = screen.query_one(Choices)
    await pilot.press("home")
    while choices.item is None or choices.item.id != str(place):
        at = choices.at
        await pilot.press("down")
        assert choices.at != at


async def choose(app: KortspelApp, pilot: Pilot[int], screen: SetUpBase, row: Row) -> list[Any]:
    """Go once through the values of the row, and give those that came."""
    assert not isinstance(row, Seats | Seat | Preset | Page)
    place = screen.rows(screen._page).index(row)
    await move_to(pilot, screen, place)
    came = [screen.draft[row.field]]
    if isinstance(row, Cycle):
        for _ in row.values:
            await pilot.press("right")
            came.append(screen.draft[row.field])
        assert came[0] == came[-1]
        await pilot.press("right")
    elif isinstance(row, Number | Moment):
        await pilot.press("right")
    else:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        for _ in range(40):
            await pilot.press("backspace")
        await pilot.press(*["space" if letter == " " else letter for letter in typed_for(row)], "enter")
        await until(pilot, lambda: app.screen is screen)
    return [*came, screen.draft[row.field]]


def typed_for(row: Row) -> str:
    return SCALE if isinstance(row, Scale) else "mk"


@pytest.mark.parametrize(("game", "field"), [(game, field) for game in GAMES for field in options_of(game)])
async def test_every_option_has_a_row_with_all_its_values_and_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, field: str
) -> None:
    """G8: an option that nobody can reach does not exist."""
    begun: list[Setup] = []
    async with running(tmp_path, size=(80, 30)) as (app, pilot):
        monkeypatch.setattr(app, "begin", lambda game_id, setup: begun.append(setup))
        screen = await set_up(app, pilot, game)
        way = way_to(screen, field)
        assert way is not None, f"no row leads to {field}"
        before, name, row = way
        for at, cycle, value in before:
            screen = await turn_to(app, pilot, at)
            await move_to(pilot, screen, screen.rows(screen._page).index(cycle))
            while screen.draft[cycle.field] != value:
                await pilot.press("right")
        screen = await turn_to(app, pilot, name)
        came = await choose(app, pilot, screen, row)
        if isinstance(row, Cycle):
            assert set(came) == set(row.values)
            shown = {app.text(f"{game}.option.{field}.{value}") for value in came if isinstance(value, str)}
            assert all(shown)
        assert app.text(f"{game}.option.{field}") in page(app)
        assert came[-1] != came[0] or isinstance(row, Cycle)
        if isinstance(row, Cycle) and came[-1] == load(game).setup.model_fields[field].default:
            await pilot.press("right")
            came.append(screen.draft[field])
        screen = await turn_to(app, pilot, "")
        if refusal := screen._unchecked().refusal():
            # What it does not go with is said, and it is started without that.
            assert refusal.clause in page(app)
            return
        await pilot.press("s")
        await until(pilot, lambda: begun)
    value = getattr(begun[0], field)
    assert (list(value) if isinstance(value, tuple) else value) == came[-1]


@pytest.mark.parametrize("game", GAMES)
async def test_a_typed_deal_code_is_the_same_on_all_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """G1: what is typed on one page holds on the others and in the game."""
    begun: list[Setup] = []
    async with running(tmp_path, size=(80, 30)) as (app, pilot):
        monkeypatch.setattr(app, "begin", lambda game_id, setup: begun.append(setup))
        screen = await set_up(app, pilot, game)
        pages = [row.id for row in screen.rows("") if isinstance(row, Page)]
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press(*"k7q2m9pd", "enter")
        for name in pages:
            await turn_to(app, pilot, name)
            assert "K7Q2-M9PD" in picture(app)[0]
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        for _ in range(12):
            await pilot.press("backspace")
        await pilot.press(*"aaaabbbb", "enter")
        await turn_to(app, pilot, "")
        assert "AAAA-BBBB" in picture(app)[0]
        await pilot.press("s")
        await until(pilot, lambda: begun)
    assert begun[0].deal == "AAAA-BBBB"


async def click_on(app: KortspelApp, pilot: Pilot[int], line: str, sign: str) -> None:
    """Click on a sign in the line of the screen that holds these words."""
    shown = list(enumerate(picture(app)))
    y, words = next((y, row) for y, row in shown if line in row and sign in row)
    await pilot.click(offset=(words.index(sign), y))
    await pilot.pause()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_table_is_set_up_by_the_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    """F3: both arrows do what they point to, players come and go, the cursor stays where it was put."""
    async with running(tmp_path, size=size) as (app, pilot):
        screen = await set_up(app, pilot, "pakker")
        choices = screen.query_one(Choices)
        await click_on(app, pilot, "Spelare", "›")
        assert len(screen.draft["players"]) == 5
        await click_on(app, pilot, "Spelare", "‹")
        await click_on(app, pilot, "Spelare", "‹")
        assert len(screen.draft["players"]) == 3
        await click_on(app, pilot, "Anna", "›")
        assert screen.draft["players"][0]["level"] == "easy"
        await click_on(app, pilot, "Anna", "‹")
        assert screen.draft["players"][0]["level"] == "human"
        at = choices.at
        await pilot.hover(offset=(10, 3))
        await pilot.pause()
        assert choices.at == at
        await click_on(app, pilot, "Anna", "Anna")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await click_on(app, pilot, "Esc", "Esc")
        await until(pilot, lambda: app.screen is screen)


async def test_the_arrows_in_the_key_bar_do_what_they_point_to(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await set_up(app, pilot, "poangpoker")
        await click_on(app, pilot, "Spelare", "›")
        seats = len(screen.draft["players"])
        bar = picture(app)[-1]
        await pilot.click(offset=(bar.index("←"), 23))
        await pilot.pause()
        assert len(screen.draft["players"]) == seats - 1
        await pilot.click(offset=(bar.index("→"), 23))
        await pilot.pause()
        assert len(screen.draft["players"]) == seats


@pytest.mark.parametrize("game", [game for game in GAMES if game != "patience"])
async def test_a_preset_sets_every_house_rule(tmp_path: Path, game: str) -> None:
    """D5: what was changed by hand before goes back to what the preset says."""
    async with running(tmp_path, size=(80, 30)) as (app, pilot):
        screen = await set_up(app, pilot, game)
        fields = import_module(f"kortspel.games.{game}.setup").Options.model_fields
        presets = [row for row in screen.rows("") if isinstance(row, Preset)]
        assert presets
        for preset in presets:
            assert {name for name, _ in preset.fields} == set(fields) - {"demonstration"}
            for name, field in fields.items():
                if field.default in (True, False):
                    screen.draft[name] = not screen.draft[name]
            await move_to(pilot, screen, screen.rows("").index(preset))
            await pilot.press("enter")
            wanted = dict(preset.fields)
            assert {name: screen.draft[name] for name in wanted} == wanted
            assert f"{app.text(f'{game}.preset.{preset.id}')} *" in page(app)


async def test_the_scoring_table_stands_beside_the_set_up_of_the_patience(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await set_up(app, pilot, "patience")
        assert any("Engelska poäng" in line for line in picture(app))
        await pilot.press("down", "down", "right")
        assert any("Amerikanska poäng" in line for line in picture(app))
        assert any(line.rstrip().endswith("100") and "royal flush" in line for line in picture(app))
        assert "Mål 200" in page(app)


@pytest.mark.parametrize("game", GAMES)
async def test_who_has_never_seen_the_game_is_told_what_it_is(tmp_path: Path, game: str) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        await set_up(app, pilot, game)
        shown = " ".join(page(app).split())
        assert all(word in shown for word in app.text(f"{game}.told").split())


async def test_a_list_that_does_not_fit_says_so_at_both_ends(tmp_path: Path) -> None:
    """F6: eight players at the smallest terminal; an arrow where there is more, a thumb for what is shown."""
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        screen = await set_up(app, pilot, "pakker")
        screen.set_seats(8)
        await pilot.pause()
        await pilot.press("home")
        await until(pilot, lambda: "▼" in page(app) and "▲" not in page(app) and "┃" in page(app))
        await pilot.press("end")
        await until(pilot, lambda: "▲" in page(app) and "▼" not in page(app))
        assert app.text("pakker.page.house") in page(app)
        screen.set_seats(2)
        await until(pilot, lambda: not {"▲", "▼", "┃"} & set(page(app)))
