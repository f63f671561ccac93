"""Finished games: noted once, whatever happens to their saves."""

from __future__ import annotations

import os
import stat
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from kortspel.session import Session
from kortspel.store.listing import copy, delete
from kortspel.store.records import Record, Records, Result, setup_key
from tests.store.games import DEAL, lay, saved_game, setup


def record(id: str, *scores: str, game: str = "pakker", key: str = "{}", won: bool | None = None) -> Record:
    results = tuple(Result(f"Anna{n}", Fraction(score), won) for n, score in enumerate(scores))
    return Record(id, game, key, DEAL, datetime(2026, 11, 30, 18, 0, tzinfo=UTC), results)


def test_a_record_comes_back_as_it_was_noted(tmp_path: Path) -> None:
    noted = record("a", "7", "-5/2", won=False)
    assert Records(tmp_path / "new folder").add(noted)
    assert Records(tmp_path / "new folder").all == (noted,)


def test_best_average_and_count_are_by_game_and_options(tmp_path: Path) -> None:
    records = Records(tmp_path)
    records.add(record("a", "10"))
    records.add(record("b", "3", "-1"))
    records.add(record("c", "99", key='{"joker":"deck"}'))
    records.add(record("d", "1000", game="poangpoker"))
    for each in (records, Records(tmp_path)):
        assert each.count("pakker", "{}") == 3
        assert each.best("pakker", "{}") == 10
        assert each.average("pakker", "{}") == 4
        assert each.best("pakker") == 99
        assert each.count("pakker") == 4
        assert [found.id for found in each.of("pakker", '{"joker":"deck"}')] == ["c"]


def test_before_the_first_game_there_is_nothing(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert (records.best("pakker"), records.average("pakker"), records.count("pakker")) == (None, None, 0)
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_noted_once(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert records.add(record("a", "10"))
    assert not records.add(record("a", "12"))
    assert not Records(tmp_path).add(record("a", "12"))
    assert Records(tmp_path).best("pakker") == 10


@pytest.mark.parametrize("torn", range(1, 40, 7))
def test_a_torn_last_line_costs_that_line_alone(tmp_path: Path, torn: int) -> None:
    for id in "ab":
        Records(tmp_path).add(record(id, "10"))
    file = tmp_path / ".records.jsonl"
    file.write_bytes(file.read_bytes()[:-torn])
    survivors = [each.id for each in Records(tmp_path).all]
    assert survivors == (["a"] if torn > 1 else ["a", "b"])
    Records(tmp_path).add(record("c", "20"))
    assert [each.id for each in Records(tmp_path).all] == [*survivors, "c"]


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense", b"7", b"{}", b"\xff\xfe", b"[" * 100_000,
        b'{"id":1,"game":"pakker","key":"{}","deal":"x","finished":"2026-11-30","results":[]}',
        b'{"id":"x","game":"pakker","key":"{}","deal":"x","finished":"soon","results":[]}',
        b'{"id":"x","game":"pakker","key":"{}","deal":"x","finished":"2026-11-30","results":[["A","1/0",true]]}',
        b'{"id":"x","game":"pakker","key":"{}","deal":"x","finished":"2026-11-30","results":[7]}',
    ],
)  # fmt: skip
def test_a_senseless_line_is_passed_over(tmp_path: Path, line: bytes) -> None:
    (tmp_path / ".records.jsonl").write_bytes(line + b"\n")
    Records(tmp_path).add(record("a", "10"))
    assert [each.id for each in Records(tmp_path).all] == ["a"]
    assert (tmp_path / ".records.jsonl").read_bytes().startswith(line + b"\n")


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_records_are_their_owners_alone(tmp_path: Path) -> None:
    Records(tmp_path).add(record("a", "10"))
    assert stat.S_IMODE((tmp_path / ".records.jsonl").stat().st_mode) == 0o600


def test_the_key_is_what_differs_from_a_standard_game() -> None:
    assert setup_key(setup()) == setup_key(setup(deal="0000-0000")) == "{}"
    assert setup_key(setup(table="american", diagonals=True)) == '{"diagonals":true,"table":"american"}'


def test_a_finished_game_is_noted_and_outlives_its_save(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=24)
    assert Records(tmp_path).all == ()
    with Session.resume(save) as session:
        session.play(lay(24))
        outcome = session.outcome
    delete(save)
    (noted,) = Records(tmp_path).all
    assert outcome is not None
    assert noted.results == (Result("Anna0", outcome.scores[0], False),)
    assert (noted.game, noted.key, noted.deal) == ("patience", "{}", DEAL)


def test_a_finished_game_opened_again_or_copied_is_noted_once(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=24)
    copied = copy(save, "again")
    for path in (save, copied):
        with Session.resume(path) as session:
            session.play(lay(24))
        with Session.resume(path) as session:
            assert session.outcome is not None
    assert len(Records(tmp_path).all) == 1


def test_a_game_finished_just_before_the_blow_is_noted_when_opened(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)
    (tmp_path / ".records.jsonl").unlink()
    with Session.resume(save):
        assert len(Records(tmp_path).all) == 1


@pytest.mark.rule("PP-4")
def test_practice_is_not_noted(tmp_path: Path) -> None:
    with Session.resume(saved_game(tmp_path, moves=24)) as session:
        session.undo()
        session.play(lay(23))
        session.play(lay(24))
        assert session.outcome is not None
    assert Records(tmp_path).all == ()


def test_computer_players_and_the_helped_are_not_noted(tmp_path: Path) -> None:
    options = setup("human", "easy", "human", variant="same")
    with Session.new("patience", options, tmp_path) as session:
        session.play(session.game.move(kind="hint"))
        for cell in range(25):
            for _ in range(3):
                session.play(lay(cell))
        assert session.outcome is not None
    (noted,) = Records(tmp_path).all
    assert [result.name for result in noted.results] == ["Anna2"]
