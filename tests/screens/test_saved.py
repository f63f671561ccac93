"""The saved games and their replay on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from kortspel.games.base import Player
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens import saved
from kortspel.screens.play import PlayScreen
from kortspel.screens.replay import ReplayScreen
from kortspel.session import Session
from kortspel.store.listing import list_saves
from kortspel.store.records import Records
from tests.screens.driving import page, running, until
from tests.store.games import files, lay, saved_game, setup


def game(folder: Path, name: str, moves: int, **options: object) -> Path:
    with Session.new("patience", setup(**options), folder, name) as session:
        for cell in range(moves):
            session.play(lay(cell))
    return session.path


async def test_games_going_on_stand_before_finished_ones_with_what_they_are(tmp_path: Path) -> None:
    game(tmp_path, "old one", 3, table="american", diagonals=True)
    game(tmp_path, "done", 25)
    async with running(tmp_path) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: "old one" in page(app))
        lines = page(app).splitlines()
        going = next(n for n, line in enumerate(lines) if "old one" in line)
        done = next(n for n, line in enumerate(lines) if "done" in line)
        assert going < done
        assert "klart, 10" in lines[done] or "klart," in lines[done]
        await until(pilot, lambda: "giv K7Q2-M9PD" in page(app))
        await until(pilot, lambda: "amerikanska" in page(app) and "Diagonaler" in page(app))


async def test_what_is_typed_is_searched_for(tmp_path: Path) -> None:
    game(tmp_path, "åskväder", 3)
    game(tmp_path, "sol", 3)
    async with running(tmp_path) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: "sol" in page(app))
        await pilot.press("s", "Å", "S", "enter")
        await until(pilot, lambda: "sol" not in page(app))
        assert "åskväder" in page(app)
        await pilot.press("s", "x", "enter")
        await until(pilot, lambda: "Inget spel har de orden" in page(app))
        await pilot.press("s", *["backspace"] * 3, "enter")
        await until(pilot, lambda: "sol" in page(app))


@pytest.mark.parametrize("answer", ["yes", "no", "escape"])
async def test_finished_games_are_tidied_away_when_that_is_meant(tmp_path: Path, answer: str) -> None:
    going = game(tmp_path, "going", 3)
    done = [game(tmp_path, f"done{n}", 25) for n in range(2)]
    (tmp_path / ".records.sqlite3").unlink()
    async with running(tmp_path) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: "going" in page(app))
        await pilot.press("ä")
        await until(pilot, lambda: "Ta bort 2 färdiga spel?" in page(app))
        await pilot.press({"yes": "j", "no": "n", "escape": "escape"}[answer])
        if answer == "yes":
            await until(pilot, lambda: "2 färdiga spel är borta" in page(app))
            assert files(tmp_path) == [going]
            assert Records(tmp_path).count("patience") == 2, "what they reached stays"
        else:
            await until(pilot, lambda: "going" in page(app) and "Ta bort" not in page(app))
            assert files(tmp_path) == sorted([going, *done])


@pytest.mark.parametrize(("answer", "gone"), [("j", True), ("n", False)])
async def test_one_game_is_deleted_when_that_is_meant(tmp_path: Path, answer: str, gone: bool) -> None:
    save = saved_game(tmp_path)
    async with running(tmp_path) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: save.stem[:20] in page(app))
        await pilot.press("delete")
        await until(pilot, lambda: "?" in page(app) and "Ja" in page(app))
        await pilot.press(answer)
        await until(pilot, lambda: save.exists() != gone)
        assert save.exists() != gone


async def test_all_saves_come_in_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved, "FIRST", 3)
    monkeypatch.setattr(saved, "AT_ONCE", 2)
    for n in range(9):
        game(tmp_path, f"game{n}", 1)
    async with running(tmp_path) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: all(f"game{n}" in page(app) for n in range(9)))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_patience_is_played_again(tmp_path: Path, size: tuple[int, int]) -> None:
    save = game(tmp_path, "done", 25)
    async with running(tmp_path, size=size) as (app, pilot):
        app.visit("saved")
        await until(pilot, lambda: "done" in page(app))
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert "0 av 25" in page(app)
        await pilot.press("right", "right")
        await until(pilot, lambda: "2 av 25" in page(app))
        await pilot.press("left", "end")
        await until(pilot, lambda: "25 av 25" in page(app))
        await pilot.press("right")
        assert app.screen.step == 25  # type: ignore[attr-defined]
        await pilot.press("home", "space")
        await until(pilot, lambda: "1 av 25" in page(app))
        await pilot.press("space", "s")
        await until(pilot, lambda: "Skrivet till done.txt" in page(app))
        assert (tmp_path / "done.txt").read_text(encoding="utf-8").startswith("Pokerpatiens · Anna0")
        await pilot.press("s")
        await until(pilot, lambda: "done-2.txt" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: "Sparade spel" in page(app))
    assert save.exists()


async def test_a_table_game_is_told_again_with_or_without_its_hands(tmp_path: Path) -> None:
    players = (Player(name="Anna"), *(Player(name=name, level="easy") for name in ("Bo", "Carin")))
    with Session.new(
        "poangpoker", PoangpokerSetup(players=players, deal="K7Q2-M9PD", rounds=1), tmp_path
    ) as session:
        while session.outcome is None:
            session.play(session.bot_move())
    async with running(tmp_path) as (app, pilot):
        assert app.replay(session.path) == ""
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: "Bo: " in page(app))
        await pilot.press("h")
        await until(pilot, lambda: "Bo: " not in page(app))
        await pilot.press("pagedown")
        await until(pilot, lambda: app.screen.step > 5)  # type: ignore[attr-defined]
        await pilot.press("pageup")
        await until(pilot, lambda: app.screen.step == 0)  # type: ignore[attr-defined]


async def test_of_a_running_game_the_others_hands_stay_hidden(tmp_path: Path) -> None:
    players = (Player(name="Anna"), *(Player(name=name, level="easy") for name in ("Bo", "Carin")))
    with Session.new("poangpoker", PoangpokerSetup(players=players, deal="K7Q2-M9PD"), tmp_path) as session:
        for _ in range(4):
            session.play(session.bot_move())
    async with running(tmp_path) as (app, pilot):
        app.replay(session.path)
        await until(pilot, lambda: "Anna: " in page(app))
        await pilot.press("home", "h")
        assert not any(line.strip().startswith("Bo: ") and "♠" in line for line in page(app).splitlines())


async def test_a_broken_save_is_not_replayed_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"nonsense")
    async with running(tmp_path) as (app, pilot):
        assert "kortspel" in app.replay(tmp_path / "bad.json")
        app.visit("saved")
        await until(pilot, lambda: "bad" in page(app))
        assert list_saves(tmp_path)[0].fault is not None


async def test_the_replay_opens_from_the_result_and_goes_back_to_it(tmp_path: Path) -> None:
    save = game(tmp_path, "done", 25)
    async with running(tmp_path) as (app, pilot):
        app.resume(save)
        await until(pilot, lambda: "Repris" in page(app))
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("escape")
        await until(pilot, lambda: "Dela eller utmana" in page(app))


async def test_the_moves_so_far_can_be_gone_through_at_the_table(tmp_path: Path) -> None:
    save = game(tmp_path, "going", 4)
    async with running(tmp_path) as (app, pilot):
        app.resume(save)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("f6")
        await until(pilot, lambda: "4 av 4" in page(app))
        await pilot.press("left", "escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.screen.session.played == 4  # type: ignore[attr-defined]
