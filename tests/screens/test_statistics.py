"""The statistics on the screen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kortspel.store.records import Records
from tests.screens.driving import page, running, until
from tests.store.games import saved_game
from tests.store.test_records import NAME, noted, old_line, record


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_pages_are_turned_and_never_mixed(tmp_path: Path, size: tuple[int, int]) -> None:
    noted(
        tmp_path,
        *(record(f"a{n}", str(40 + n), game="patience", hour=n, won=n > 3) for n in range(5)),
        record("b", "99", game="patience", key='{"table":"american"}'),
        record("c", "7", key='{"only_valid_openings":false}', hour=9, pots=4, pots_won=1),
        record("d", "12", game="patience", left_out="known"),
    )
    async with running(tmp_path, size=size) as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "snitt 42,0" in page(app))
        assert "1 av 3" in page(app)
        assert "Pokerpatiens · Anna0" in page(app)
        await pilot.press("right")
        await until(pilot, lambda: "2 av 3" in page(app))
        assert "amerikanska" in page(app)
        assert "Ett spel: 99" in page(app)
        await pilot.press("right")
        await until(pilot, lambda: "Pakker" in page(app))
        assert "Bara giltiga öppningar: nej" in page(app)
        assert "False" not in page(app)
        await pilot.press("left", "left", "end")
        await until(pilot, lambda: "på en känd giv är inte med" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: "Avsluta" in page(app))


@pytest.mark.parametrize(
    "key",
    [
        '{"zzz":1}',
        '{"wild":true}',
        "nonsense",
        "[]",
        "5",
        "null",
        '{"table":{"a":[]}}',
        '{"limit":1e999}',
        "",
    ],
)
async def test_a_key_that_is_not_known_stops_nothing(tmp_path: Path, key: str) -> None:
    """C1, A1"""
    (tmp_path / ".records.jsonl").write_bytes(old_line("a", key=key) + old_line("b"))
    noted(tmp_path, record("c", "5", key=key), record("d", "6", game="patience", key=key))
    async with running(tmp_path) as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "Ett spel: 6." in page(app))
        pages = len(Records(tmp_path).pages("pakker"))
        for _ in range(pages + 1):
            await pilot.press("right")
        await until(pilot, lambda: "Ett spel: 6." in page(app))


async def test_a_file_that_was_set_aside_is_told_and_finished_games_are_read_in(tmp_path: Path) -> None:
    for _ in range(2):
        saved_game(tmp_path, moves=25)
    (tmp_path / NAME).write_bytes(b"nonsense" * 99)
    async with running(tmp_path) as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "2 spel:" in page(app))
        assert f"{NAME}.broken-1" in page(app)


async def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    """I5"""
    saved_game(tmp_path, moves=3)
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    async with running(tmp_path) as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "går inte att läsa just nu" in page(app))


async def test_senseless_values_in_rows_stop_nothing(tmp_path: Path) -> None:
    """I5"""
    noted(tmp_path, *(record(f"{n}", str(n), hour=n, opened=1) for n in range(3)))
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE tally SET what = 'score.1e999' WHERE what = 'score.1'")
        connection.execute("UPDATE seat SET finished = 7, score = X'ff' WHERE id = '1'")
        connection.execute("UPDATE tally SET n = 1e300 WHERE what = 'opened'")
    async with running(tmp_path) as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "3 spel: bästa 2" in page(app))


async def test_without_any_game_it_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, "en") as (app, pilot):
        app.visit("statistics")
        await until(pilot, lambda: "No finished games yet" in page(app))
        await pilot.press("right", "left")
        app.use_language("sv")
        await until(pilot, lambda: "Inga färdiga spel än" in page(app))
