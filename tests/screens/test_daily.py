"""The deal of the day, a challenge, and what is shown to others."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from kortspel.figures.share import SIGNS, own_challenge, share_lines
from kortspel.games.patience import GAME
from kortspel.games.patience.challenge import challenge_line
from kortspel.games.patience.daily import daily_code
from kortspel.screens.daily import DailyScreen
from kortspel.screens.play import PlayScreen
from kortspel.screens.sharing import CompareScreen, ShareScreen
from kortspel.session import Session
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from kortspel.store.records import Record, Records, Result
from kortspel.text import LANGUAGES, Language, Text
from tests.screens.driving import page, running, until
from tests.store.games import lay, setup


def played(folder: Path, day: date, score: int, left_out: str = "") -> None:
    ended = datetime(2026, 12, 1, 12, tzinfo=UTC)
    result = Result("Anna", Fraction(score), score >= 70, left_out=left_out)  # type: ignore[arg-type]
    with Records(folder) as records:
        records.finish(Record(f"{day}", "patience", "{}", daily_code(day), ended, (result,)))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_month_shows_what_was_played_and_the_days_in_a_row(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    today = date.today()
    for back, score in ((1, 96), (2, 30), (3, 61), (5, 70)):
        played(tmp_path, today - timedelta(days=back), score)
    played(tmp_path, today, 99, "practice")
    async with running(tmp_path, size=size) as (app, pilot):
        app.visit("daily")
        await until(pilot, lambda: "Inte spelad i dag" in page(app))
        assert "3 dagar i rad" in page(app)
        assert f">{today.day}<" in page(app)
        yesterday = today - timedelta(days=1)
        if yesterday.month != today.month:
            await pilot.press("left")
        await until(pilot, lambda: f" {yesterday.day} ★96" in page(app))
        await pilot.press("g")
        await until(pilot, lambda: "amerikanska" in page(app))
        assert "★96" not in page(app)


async def test_today_is_played_from_the_menu_and_gone_on_with(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await until(pilot, lambda: "Dagens giv" in page(app))
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("c", "3")
        await until(pilot, lambda: list_saves(tmp_path)[0].moves == 1)
        assert list_saves(tmp_path)[0].deal == daily_code(date.today())
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, PlayScreen))
        app.visit("daily")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert len(list_saves(tmp_path)) == 1, "the game that was begun goes on"


async def test_the_menu_tells_todays_points(tmp_path: Path) -> None:
    played(tmp_path, date.today(), 61)
    async with running(tmp_path) as (app, pilot):
        await until(pilot, lambda: "61 poäng" in page(app))


async def test_a_game_that_ended_without_its_record_gets_it_at_the_next_start(tmp_path: Path) -> None:
    save = finished(tmp_path).path
    (tmp_path / ".records.sqlite3").unlink()
    async with running(tmp_path) as (_, pilot):
        await until(pilot, lambda: Records(tmp_path).count("patience") == 1)
    assert save.exists()


@pytest.mark.parametrize("first", ["daily", "patience"])
async def test_the_command_line_opens_it_at_once(tmp_path: Path, first: str) -> None:
    async with running(tmp_path, first=first) as (app, pilot):
        if first == "daily":
            await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        else:
            await until(
                pilot, lambda: "Börja" in page(app) or "Starta" in page(app) or "Poängtabell" in page(app)
            )


async def test_n_deals_a_game_like_the_last(tmp_path: Path) -> None:
    with Session.new("patience", setup(table="american"), tmp_path) as session:
        draft = session.setup.model_dump(mode="json", exclude={"deal"})
    async with running(tmp_path) as (app, pilot):
        app.settings.remember("patience", draft)
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert len(list_saves(tmp_path)) == 2
        newest = load(list_saves(tmp_path)[0].path)
        assert newest.setup.changed(deal=session.setup.deal) == session.setup
        assert newest.setup.deal != session.setup.deal


# -- what is shown to others


def finished(folder: Path, deal: str = "K7Q2-M9PD") -> Session:
    with Session.new("patience", setup(deal=deal), folder) as session:
        for cell in range(25):
            session.play(lay(cell))
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_lines_tell_the_result_and_no_card(tmp_path: Path, language: Language) -> None:
    today = date(2026, 12, 1)
    session = finished(tmp_path, daily_code(today))
    challenge = own_challenge(session.view(0))
    assert challenge is not None
    challenge = challenge.changed(deal=session.setup.deal)
    text = Text(language)
    lines = share_lines(text, challenge, "silver", today)
    assert len(lines) == 3
    assert "2026-12-01" in lines[0]
    assert daily_code(today) not in "".join(lines), "the name of the day says it"
    assert text("coach.medal.silver") in lines[1]
    assert str(challenge.score) in lines[1]
    assert len(lines[2].replace(" ", "")) == 10
    assert set(lines[2].replace(" ", "")) <= set(SIGNS)
    assert all(glyph not in "".join(lines) for glyph in "♠♥♦♣")


async def test_a_result_is_shared_with_its_challenge(tmp_path: Path) -> None:
    session = finished(tmp_path)
    async with running(tmp_path) as (app, pilot):
        app.resume(session.path)
        await until(pilot, lambda: "Dela eller utmana" in page(app))
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, ShareScreen))
        own = own_challenge(session.view(0))
        assert own is not None
        line = challenge_line(own.changed(deal=session.setup.deal))
        assert line in page(app)
        await pilot.press("u")
        await until(pilot, lambda: app.clipboard == line)
        await pilot.press("escape")
        await until(pilot, lambda: "Dela eller utmana" in page(app))


async def test_a_challenge_is_taken_up_and_compared_hand_by_hand(tmp_path: Path) -> None:
    friend = finished(tmp_path / "friend")
    own = own_challenge(friend.view(0))
    assert own is not None
    line = challenge_line(own.changed(deal=friend.setup.deal))
    mine = tmp_path / "mine"
    async with running(mine) as (app, pilot):
        app.visit("daily")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("u")
        await until(pilot, lambda: "Skriv eller klistra in" in page(app))
        await pilot.press(
            *(letter if letter != "-" else "minus" for letter in line[:-1]), "x" if line[-1] != "X" else "y"
        )
        await pilot.press("enter")
        await until(pilot, lambda: "är fel" in page(app))
        await pilot.press("backspace", line[-1].lower(), "enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        session = app.screen.session  # type: ignore[attr-defined]
        assert session.setup.deal == friend.setup.deal
        await until(pilot, lambda: f"{own.score} poäng att slå" in page(app))
        for cell in range(24):
            session.play(GAME.move(kind="lay", cell=24 - cell))
        path = session.path
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, PlayScreen))
        with Session.resume(path) as again:
            again.play(lay(0))
            score = again.view(0).grids[0].score
        app.resume(path)
        await until(pilot, lambda: "Jämför" in page(app))
        await pilot.press("j")
        await until(pilot, lambda: isinstance(app.screen, CompareScreen))
        assert str(score) in page(app)
        assert str(own.score) in page(app)
        assert "rad 1" in page(app)


# -- a damaged newest save


async def test_a_game_that_does_not_open_is_named_and_the_older_one_offered(tmp_path: Path) -> None:
    """C6"""
    with Session.new("patience", setup(), tmp_path, "good") as good:
        good.play(lay(3))
    with Session.new("patience", setup(), tmp_path, "bad") as bad:
        bad.play(lay(4))
    bad.path.write_bytes(bad.path.read_bytes().replace(b'"cell":4', b'"cell":5', 1))
    async with running(tmp_path, resume=bad.path) as (app, pilot):
        await until(pilot, lambda: "bad går inte att öppna" in page(app))
        assert "Fortsätt med good i stället" in page(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.screen.session.path == good.path  # type: ignore[attr-defined]


async def test_a_challenge_is_compared_by_itself_as_soon_as_it_is_played(tmp_path: Path) -> None:
    friend = finished(tmp_path / "friend")
    own = own_challenge(friend.view(0))
    assert own is not None
    async with running(tmp_path / "mine") as (app, pilot):
        app.begin("patience", friend.setup, own.changed(deal=friend.setup.deal))
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and "1 av 25" in page(app))
        screen = app.screen
        for cell in range(25):
            assert screen.play("lay", cell=cell)  # type: ignore[attr-defined]
        await until(pilot, lambda: "Oavgjort" in page(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Dela eller utmana" in page(app))
