"""A fourth language is made in a folder and goes round, without an edit anywhere else."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import kortspel
from kortspel.app import KortspelApp
from kortspel.games.base import Player
from kortspel.games.registry import GAMES, load
from kortspel.screens.menu import MenuScreen
from kortspel.screens.play import PlayScreen
from kortspel.screens.rules import RulesScreen
from kortspel.session import Session
from kortspel.store.settings import Settings
from kortspel.text import Entry, Text, language_of, languages, messages
from kortspel.text.checking import faults_of
from kortspel.widgets.keybar import KeyBar
from tests.languages.pseudo import CLOSE, CODE, OPEN, made
from tests.screens.driving import page, picture, running, until

SMALL = (60, 20)
MOST_MOVES = 250


@pytest.fixture(autouse=True)
def _pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with made(tmp_path_factory.mktemp("pseudo")):
        yield


def test_it_is_found_by_being_there_and_lacks_nothing() -> None:
    assert CODE in languages()
    assert (language_of("qps_QP.UTF-8"), language_of("qp")) == (CODE, CODE)
    assert faults_of(CODE) == []


def test_its_own_plural_forms_are_used() -> None:
    text = Text(CODE)
    assert [text.grammar.plural(n) for n in (0, 1, 2, 5, 12, 22, 2.5)] == [
        "many", "one", "few", "many", "many", "few", "many",
    ]  # fmt: skip
    assert "2" in text("menu.saved.detail", n=2)
    assert text.number(10_000) == "10'000"


def test_what_it_lacks_comes_in_english_with_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="kortspel.text")
    monkeypatch.delitem(cast("dict[str, Entry]", messages(CODE, "menu")), "menu.quit")
    text = Text(CODE)
    assert [text("menu.quit"), text("menu.quit")] == ["&Quit", "&Quit"]
    assert [record.getMessage() for record in caplog.records] == ["qps lacks menu.quit: shown in English"]
    assert faults_of(CODE) == ["menu.quit: missing"]


def not_cut(app: KortspelApp) -> None:
    """Every text that begins on the screen ends on it."""
    words = page(app)
    assert words.count(OPEN) <= words.count(CLOSE), words


def table(game: str) -> Any:
    seats = {"patience": 1, "pakker": 3}.get(game, 3)
    players = [Player(name="Anna"), *(Player(name=f"Bo{n}", level="easy") for n in range(1, seats))]
    kind = load(game).setup
    options: dict[str, Any] = {"end": "pots", "end_pots": 1} if game == "pakker" else {}
    options |= {"rounds": 1} if game == "poangpoker" else {}
    return kind(players=tuple(players), deal="K7Q2-M9PD", **options)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_in_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All moves are made here, one after the other.
    monkeypatch.setattr(PlayScreen, "computer_thinks", lambda self: False)
    rng = random.Random(7)
    session = Session.new(game, table(game), tmp_path)
    async with running(tmp_path, CODE, SMALL) as (app, pilot):
        app.play(session)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.query(KeyBar))
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        for _ in range(MOST_MOVES):
            if session.to_move is None:
                break
            legal = [choice for choice in session.game.legal(session.state) if choice.kind not in OUTSIDE]
            choice = rng.choice(legal or list(session.game.legal(session.state)))
            session.play(session.game.move(**choice.sample(rng)))
            screen.advance()
            await pilot.pause()
            not_cut(app)
        assert session.to_move is None, "the game comes to its end"


OUTSIDE = frozenset({"buy", "buy_from", "propose_end", "end_evening", "raise", "undo", "stay"}) | frozenset(
    {"report_looked", "report_misdeal", "report_seen", "extend", "extend_pots", "extend_free"}
)
"""Moves that only make the game longer."""


async def test_f2_and_the_settings_go_round(tmp_path: Path) -> None:
    async with running(tmp_path, "sv", SMALL) as (app, pilot):
        seen = []
        for _ in languages():
            seen.append(app.text.language)
            assert app.text.grammar.NAME
            await pilot.press("f2")
            await pilot.pause()
            not_cut(app)
        assert sorted(seen) == sorted(languages())
        assert app.text.language == "sv"
        app.use_language(CODE)
        app.visit("settings")
        await until(pilot, lambda: Text(CODE).grammar.NAME in page(app))
        not_cut(app)
    assert Settings.load(tmp_path / ".settings.json").language == CODE


@pytest.mark.parametrize(
    ("game", "clause"), [("patience", "PP-16"), ("pakker", "PA-50"), ("poangpoker", "PO-12")]
)
async def test_rule_books_open_at_the_clause(game: str, clause: str, tmp_path: Path) -> None:
    async with running(tmp_path, CODE, SMALL) as (app, pilot):
        app.push_screen(RulesScreen(game, clause))
        await until(pilot, lambda: any(clause in line for line in picture(app)[:3]))
        await until(pilot, lambda: "é" in page(app))


async def test_the_set_up_of_every_game_is_in_it(tmp_path: Path) -> None:
    async with running(tmp_path, CODE, SMALL) as (app, pilot):
        for game in GAMES:
            app.set_up(game)
            await until(pilot, lambda: not isinstance(app.screen, MenuScreen))
            for _ in range(14):
                await pilot.press("down")
                not_cut(app)
            app.pop_screen()
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))


def test_the_command_line_speaks_it(tmp_path: Path) -> None:
    """In a copy of the package with one folder more."""
    package = Path(kortspel.__file__).parent
    shutil.copytree(package, tmp_path / "kortspel", ignore=shutil.ignore_patterns("__pycache__", "data"))
    made_here = next(Path(folder, CODE) for folder in kortspel.text.__path__ if Path(folder, CODE).is_dir())
    shutil.copytree(made_here, tmp_path / "kortspel" / "text" / CODE)
    found = subprocess.run(
        [sys.executable, "-m", "kortspel", "--lang", CODE, "--saves", str(tmp_path / "s"), "--nonsense"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )
    assert (found.returncode, found.stderr.strip()) == (2, Text(CODE)("cli.bad.option", option="--nonsense"))
