"""Records that are damaged, foreign or newer: words, never a traceback, and nothing lost that could be read."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kortspel.session import Session
from kortspel.store.records import Records
from kortspel.text import LANGUAGES, Text
from tests.store.games import saved_game
from tests.store.test_records import NAME, all_in, noted, record


def good(folder: Path, games: int = 30) -> bytes:
    """Records of some games, all in one file; its bytes."""
    with noted(
        folder, *(record(f"{n}", str(n), won=n % 3 > 0, hour=n, opened=n) for n in range(games))
    ) as records:
        records.add_review("3", 0, at=record("x").finished, skill=-0.5, luck=0.0)
    assert [path.name for path in folder.iterdir()] == [NAME]
    return (folder / NAME).read_bytes()


def asked(folder: Path) -> Records:
    """Records of which everything has been asked, and to which a game was added."""
    with Records(folder) as records:
        for page in records.pages("pakker"):
            records.latest(page)
            records.reviews(page)
            records.scores(page.game, page.key, page.player)
        records.tallies("pakker")
        records.known("Anna0", "K7Q2-M9PD")
        list(records.all())
        records.mend()
        records.finish(record("new", "5", hour=99))
        assert "new" in [each.id for each in records.all()]
        assert records.known("Anna0", "K7Q2-M9PD", "pakker")
    return records


@pytest.mark.parametrize("content", [b"nonsense" * 100, b"\0" * 9000, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_file_that_is_no_database_is_set_aside_and_not_changed(tmp_path: Path, content: bytes) -> None:
    saved_game(tmp_path, moves=25)
    (tmp_path / NAME).write_bytes(content)
    records = asked(tmp_path)
    assert records.notice is not None
    assert (records.notice.id, records.notice.values) == ("store.fault.records", {"name": f"{NAME}.broken-1"})
    assert (tmp_path / f"{NAME}.broken-1").read_bytes() == content
    assert records.count("patience") == 1, "the finished save that is there is read in again"
    for language in LANGUAGES:
        assert f"{NAME}.broken-1" in Text(language)(records.notice.id, **records.notice.values)


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    assert asked(tmp_path).notice is None


def test_a_newer_file_is_set_aside_with_words_and_what_can_be_read_is_taken_over(tmp_path: Path) -> None:
    good(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("ALTER TABLE game ADD COLUMN weather TEXT")
        connection.execute("PRAGMA user_version = 7")
    content = (tmp_path / NAME).read_bytes()
    records = asked(tmp_path)
    assert records.notice is not None
    assert records.notice.id == "store.fault.records_newer"
    assert (tmp_path / f"{NAME}.newer-1").read_bytes() == content
    assert len(all_in(tmp_path)) == 31


def test_what_this_version_does_not_know_is_kept_and_passed_over(tmp_path: Path) -> None:
    good(tmp_path, 3)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE weather (sun INTEGER)")
        connection.execute("INSERT INTO weather VALUES (7)")
        connection.execute("ALTER TABLE review ADD COLUMN mood TEXT DEFAULT 'good'")
        connection.execute("INSERT INTO tally VALUES ('bridge', '{}', 'anna0', 'games', 4)")
        connection.execute(
            "INSERT INTO game SELECT 'odd', 'bridge', '5', 'x', deal, save, 'y', 'z', 'never' FROM game LIMIT 1"
        )
    records = asked(tmp_path)
    assert records.notice is None
    records.add_review("1", 0, at=record("x").finished, skill=-0.5, luck=0.0)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("SELECT sun FROM weather").fetchall() == [(7,)]
        assert connection.execute("SELECT COUNT(*) FROM game WHERE id = 'odd'").fetchone() == (1,)
        assert connection.execute("SELECT mood FROM review").fetchall() == [("good",), ("good",)]


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE seat; CREATE VIEW seat AS SELECT 1 AS id",
        "ALTER TABLE seat DROP COLUMN facts",
        "DROP TABLE note",
        "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 0",
        "DROP TABLE tally; CREATE VIEW tally AS WITH RECURSIVE n(game, key, player, what) AS "
        "(SELECT 1, 2, 3, 4 UNION ALL SELECT game, key, player, what FROM n) SELECT *, 1 AS n FROM n",
    ],
)
def test_other_tables_than_ours_are_set_aside(tmp_path: Path, change: str) -> None:
    good(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.executescript(change)
    records = asked(tmp_path)
    assert records.notice is not None
    assert (tmp_path / f"{NAME}.broken-1").exists()
    if "seat" not in change:
        assert len(all_in(tmp_path)) == 31, "all could be read"


@pytest.mark.parametrize(
    "column", ["score", "won", "left_out", "facts", "name", "level", "finished", "player"]
)
@pytest.mark.parametrize("value", ["X'ff00fe'", "-1e999", "9223372036854775807", "'[1,2'", "''"])
def test_a_senseless_value_in_a_row_is_no_traceback(tmp_path: Path, column: str, value: str) -> None:
    """I5, C1"""
    good(tmp_path, 3)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute(f"UPDATE seat SET {column} = {value} WHERE id = '1'")
        connection.execute(f"UPDATE tally SET what = 'score.' || {value} WHERE what = 'score.1'")
        connection.execute(f"UPDATE tally SET n = {value} WHERE what = 'opened'")
    asked(tmp_path)
    assert {"0", "2", "new"} <= set(all_in(tmp_path))


def test_set_aside_files_take_each_a_name_of_their_own(tmp_path: Path) -> None:
    for n in range(1, 4):
        (tmp_path / NAME).write_bytes(b"%d nonsense" % n * 99)
        assert asked(tmp_path).notice is not None
    found = {path.name: path.read_bytes()[:1] for path in tmp_path.glob("*.broken-*")}
    assert found == {f"{NAME}.broken-{n}": b"%d" % n for n in range(1, 4)}


def test_a_folder_in_its_place_is_told_and_stops_nothing(tmp_path: Path) -> None:
    """I5"""
    (tmp_path / NAME).mkdir()
    records = Records(tmp_path)
    assert records.best("patience") is None
    assert records.trouble is not None
    with pytest.raises(OSError):  # noqa: PT011 - the systems disagree on which
        records.finish(record("a", "1"))
    assert (tmp_path / NAME).is_dir()


def test_a_finished_game_opens_where_its_record_cannot_be_kept_and_leaves_no_lock(tmp_path: Path) -> None:
    """I5, A3"""
    save = saved_game(tmp_path, moves=25)
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    for _ in range(2):
        with Session.resume(save) as session:
            assert session.outcome is not None
    assert not list(tmp_path.glob(".*.lock"))
    (tmp_path / NAME).rmdir()
    with Session.resume(save):
        assert Records(tmp_path).count("patience") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are POSIX")
def test_a_pipe_in_the_place_of_either_file_holds_nothing_up(tmp_path: Path) -> None:
    """C1"""
    os.mkfifo(tmp_path / ".records.jsonl")
    assert asked(tmp_path).notice is None
    (tmp_path / NAME).unlink()
    os.mkfifo(tmp_path / NAME)
    records = Records(tmp_path)
    assert records.pages("pakker") == []
    assert records.trouble is not None


def test_another_program_that_holds_it_for_long_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good(tmp_path, 1)
    real = sqlite3.connect
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(
            sqlite3, "connect", lambda path, **options: real(path, **{**options, "timeout": 0.05})
        )
        with pytest.raises(OSError, match="locked") as caught:
            Records(tmp_path).finish(record("b", "1"))
        assert caught.value.errno == errno.EBUSY
        assert all_in(tmp_path) == ["0"], "reading goes on"
    assert not list(tmp_path.glob("*.broken*"))


def test_damage_that_sqlite_tells_of_in_its_own_bytes_is_damage(tmp_path: Path) -> None:
    content = good(tmp_path / "good")
    broken = content.replace(b"PRIMARY KEY (game, key,", b"PRIMARY KE\x9c\x1f\x8f\xa2ame, key,")
    assert broken != content
    survives(tmp_path, broken)


def damaged(content: bytes, rng: random.Random) -> bytes:
    """The content with some of it changed, cut off, gone or twice."""
    data = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        at = rng.randrange(len(data))
        length = rng.choice((1, 1, 4, 100, 4096))
        match rng.randrange(6):
            case 0:
                data[at] ^= 1 << rng.randrange(8)
            case 1:
                data[at : at + length] = rng.randbytes(min(length, len(data) - at))
            case 2:
                data[at : at + length] = bytes(min(length, len(data) - at))
            case 3:
                del data[max(1, at) :]
            case 4:
                del data[at : at + length]
            case _:
                data[at:at] = data[at : at + length]
        if not data:
            break
    return bytes(data)


def survives(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "round"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / NAME).write_bytes(content)
    asked(folder)
    for aside in folder.glob(f"{NAME}.broken-?"):
        assert aside.read_bytes() == content


def test_damaged_files_are_no_traceback(tmp_path: Path) -> None:
    content = good(tmp_path)
    rng = random.Random(13)
    for _ in range(30):
        survives(tmp_path, damaged(content, rng))


@pytest.mark.slow
def test_ten_thousand_damaged_files_are_no_traceback(tmp_path: Path) -> None:
    content = good(tmp_path)
    rng = random.Random(2026)
    for _ in range(10_000):
        survives(tmp_path, damaged(content, rng))


@settings(max_examples=25, deadline=None)
@given(data=st.binary(max_size=3000))
def test_any_bytes_are_no_traceback(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    survives(tmp_path_factory.mktemp("any"), data)
    folder = tmp_path_factory.mktemp("list")
    (folder / ".records.jsonl").write_bytes(data)
    asked(folder)
