"""Finished games: noted once, whatever happens to their saves."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kortspel.session import Session
from kortspel.store.listing import copy, delete
from kortspel.store.records import LeftOut, Record, Records, Result, key_of, setup_key
from tests.store.games import DEAL, lay, saved_game, setup

NAME = ".records.sqlite3"
START = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)


def record(
    id: str,
    *scores: str,
    game: str = "pakker",
    key: str = "{}",
    won: bool | None = None,
    hour: int = 0,
    left_out: LeftOut = "",
    **facts: Any,
) -> Record:
    results = tuple(
        Result(f"Anna{n}", Fraction(score), won, left_out=left_out, facts=facts)
        for n, score in enumerate(scores)
    )
    return Record(id, game, key, DEAL, START + timedelta(hours=hour), results, options=key)


def noted(folder: Path, *records: Record) -> Records:
    found = Records(folder)
    for each in records:
        found.finish(each)
    return found


def all_in(folder: Path) -> list[str]:
    with Records(folder) as records:
        return [each.id for each in records.all()]


def test_a_record_comes_back_as_it_was_noted(tmp_path: Path) -> None:
    players = (
        Result("Åsa", Fraction(-5, 2), False, facts={"opened": 3, "most.pot": 40}),
        Result("Bo", Fraction(5, 2), True, "hard", "bluffer", "computer"),
        Result("Carin", Fraction(0), None, left_out="help"),
    )
    options = '{"all_in":true,"end":"pots"}'
    written = Record(
        "a",
        "pakker",
        '{"all_in":true}',
        DEAL,
        START,
        players,
        options,
        "kväll",
        311,
        START - timedelta(hours=1),
    )
    assert noted(tmp_path / "new folder", written)
    assert list(Records(tmp_path / "new folder").all()) == [written]


def test_best_average_and_count_are_by_game_options_and_player(tmp_path: Path) -> None:
    noted(
        tmp_path,
        record("a", "10"),
        record("b", "3", "-1"),
        record("c", "99", key='{"joker":"deck"}'),
        record("d", "1000", game="poangpoker"),
    )
    with Records(tmp_path) as records:
        assert records.count("pakker", "{}") == 3
        assert records.best("pakker", "{}") == 10
        assert records.average("pakker", "{}") == 4
        assert records.average("pakker", "{}", "anna0") == Fraction(13, 2)
        assert records.best("pakker") == 99
        assert records.count("pakker") == 4
        assert [found.id for found in records.of("pakker", '{"joker":"deck"}')] == ["c"]


def test_before_the_first_game_there_is_nothing_and_nothing_is_made(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert (records.best("pakker"), records.average("pakker"), records.count("pakker")) == (None, None, 0)
    assert (records.pages("pakker"), list(records.all()), records.known("Anna", DEAL)) == ([], [], False)
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_noted_once(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert records.finish(record("a", "10"))
    assert not records.finish(record("a", "12"))
    assert not Records(tmp_path).finish(record("a", "12"))
    assert Records(tmp_path).scores("pakker") == {10: 1}


def test_wins_in_a_row_are_counted_in_the_order_of_the_games_however_they_come(tmp_path: Path) -> None:
    won = [True, True, False, True, True, True, False, True]
    games = [record(str(hour), "1", won=each, hour=hour) for hour, each in enumerate(won)]
    for n, order in enumerate((games, games[::-1], games[3:] + games[:3])):
        tallies = noted(tmp_path / str(n), *order).tallies("pakker", "{}", "anna0")
        assert (tallies["wins"], tallies["streak"], tallies["most.streak"]) == (6, 1, 3)


def test_facts_add_up_and_the_largest_stay(tmp_path: Path) -> None:
    pots: list[dict[str, Any]] = [{"most.pot": 40}, {"most.pot": 25}]
    first = record("a", "1", opened=2, **pots[0])
    records = noted(tmp_path, first, record("b", "1", opened=3, **pots[1]))
    assert records.tallies("pakker", "{}", "anna0")["opened"] == 5
    assert records.tallies("pakker", "{}", "anna0")["most.pot"] == 40


def test_what_does_not_count_is_told_with_its_reason_and_in_no_figure(tmp_path: Path) -> None:
    records = noted(
        tmp_path,
        record("a", "10"),
        record("b", "90", left_out="practice"),
        record("c", "91", left_out="known"),
        record("d", "92", left_out="known"),
    )
    tallies = records.tallies("pakker")
    assert (tallies["games"], tallies["out.practice"], tallies["out.known"]) == (1, 1, 2)
    assert records.best("pakker") == 10
    assert [page.games for page in records.pages("pakker")] == [1]


def test_a_page_is_one_player_and_one_set_of_rules(tmp_path: Path) -> None:
    names = ("Åsa", "A\u030asa", "åSA", "Bo")
    for n, name in enumerate(names):
        result = Result(name, Fraction(n))
        Records(tmp_path).finish(Record(str(n), "pakker", "{}", DEAL, START + timedelta(hours=n), (result,)))
    first, second = Records(tmp_path).pages("pakker")
    assert (first.games, second.games) == (3, 1)
    assert (first.name, second.name) == ("åSA", "Bo"), "as the name was written last"
    assert [each.score for each in Records(tmp_path).latest(first)] == [0, 1, 2]
    assert [each.score for each in Records(tmp_path).latest(first, 2)] == [1, 2]


def test_reviews_are_kept_by_game_and_seat(tmp_path: Path) -> None:
    records = noted(tmp_path, record("a", "10"), record("b", "20", hour=1))
    records.add_review("b", 0, at=START, skill=-2.25, luck=-3.0)
    records.add_review("a", 0, at=START, skill=-10.5, luck=2.0)
    records.add_review("a", 0, at=START, skill=-9.5, luck=2.5)
    (page,) = records.pages("pakker")
    assert records.reviews(page) == [(-9.5, 2.5), (-2.25, -3.0)]


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_records_are_their_owners_alone(tmp_path: Path) -> None:
    records = noted(tmp_path, record("a", "10"))
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    records.close()


def test_two_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tests.store.test_records import Records, record\n"
        "folder, who = Path(sys.argv[1]), sys.argv[2]\n"
        "for n in range(40): Records(folder).finish(record(f'{who}{n}', str(n), hour=n)); "
        "Records(folder).finish(record(f'both{n}', '7', hour=n))\n"
    )
    both = [subprocess.Popen([sys.executable, "-c", program, str(tmp_path), who]) for who in "ab"]
    assert [each.wait() for each in both] == [0, 0]
    with Records(tmp_path) as records:
        assert records.count("pakker") == 120
        assert len(list(records.all())) == 120
        assert records.notice is None


# -- the key


def test_the_key_is_what_differs_from_a_standard_game() -> None:
    assert setup_key("patience", setup()) == setup_key("patience", setup(deal="0000-0000")) == "{}"
    american = setup(table="american", diagonals=True)
    assert setup_key("patience", american) == '{"diagonals":true,"table":"american"}'


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("pakker", {"end": "clock", "end_at": 1764540600, "all_in": True}, {"all_in": True}),
        ("pakker", {"end": "minutes", "end_minutes": 20}, {}),
        ("pakker", {"end": "pots", "end_pots": 9, "currency": "€", "chip_value": 5, "cut": True}, {}),
        ("pakker", {"limit_share": 30, "limit_chips": 7}, {}),
        (
            "pakker",
            {"limit": "share", "limit_share": 30, "limit_chips": 7},
            {"limit": "share", "limit_share": 30},
        ),
        ("pakker", {"limit": "fixed", "limit_chips": 7}, {"limit": "fixed", "limit_chips": 7}),
        ("poangpoker", {"end": "limit", "limit": 40, "rounds": 6}, {"end": "limit", "limit": 40}),
        ("poangpoker", {"limit": 40, "rounds": 6}, {"rounds": 6}),
        ("poangpoker", {"end": "open", "limit": 40, "rounds": 6, "demonstration": True}, {"end": "open"}),
        ("poangpoker", {"all_hands": True, "side_cards": True, "nearest_dealer": True}, {"all_hands": True}),
        ("poangpoker", {"side_cards": True}, {"side_cards": True}),
        ("patience", {"known": True, "open_grids": True}, {}),
        ("patience", {"variant": "same", "open_grids": True}, {"variant": "same", "open_grids": True}),
        ("bridge", {"trump": "none"}, {"trump": "none"}),
    ],
)
def test_what_does_not_change_the_game_splits_no_figures(
    game: str, options: dict[str, Any], key: dict[str, Any]
) -> None:
    """G10, A1: an evening's end and options that another makes idle."""
    assert json.loads(key_of(game, options)) == key


# -- the list of earlier programs


def old_line(id: object, score: str = "10", key: str = "{}", **fields: object) -> bytes:
    line = {
        "id": id, "game": "pakker", "key": key, "deal": DEAL, "finished": START.isoformat(),
        "results": [["Anna", score, True]],
    }  # fmt: skip
    return json.dumps({**line, **fields}).encode() + b"\n"


def test_the_old_list_is_read_in_once_and_kept(tmp_path: Path) -> None:
    old = tmp_path / ".records.jsonl"
    old.write_bytes(old_line("a", key='{"end_at":1764540600}') + old_line("b", "7/2"))
    content = old.read_bytes()
    assert all_in(tmp_path) == ["a", "b"]
    assert Records(tmp_path).average("pakker", "{}") == Fraction(27, 4)
    Records(tmp_path).finish(record("c", "1"))
    assert old.read_bytes() == content
    with old.open("ab") as file:
        file.write(old_line("d") + old_line("a"))
    assert sorted(all_in(tmp_path)) == ["a", "b", "c", "d"], "an earlier program has added one since"
    assert Records(tmp_path).count("pakker") == 4


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense", b"7", b"{}", b"\xff\xfe", b"[" * 100_000, b"x" * 1_000_000,
        old_line("x", "1/0"), old_line("x", "1e400000"), old_line("x", "1e999"), old_line("x", "9" * 99),
        old_line("x", key="nonsense"), old_line("x", key="[]"), old_line("x", key="5"), old_line("x", key="null"),
        old_line("x", finished="soon"), old_line("x", finished="2026-11-30"), old_line(1),
        old_line("x", finished="0001-01-01T00:00:00+23:59"), old_line("x", results=[7]), old_line("x", deal=None),
        old_line("x\ud800"), old_line("x", results=5), old_line("x", results=[["A", 5, None]]),
    ],
)  # fmt: skip
def test_a_senseless_line_is_passed_over(tmp_path: Path, line: bytes) -> None:
    """C1, I5: a key, a score or a time that is none."""
    (tmp_path / ".records.jsonl").write_bytes(line + b"\n" + old_line("a"))
    assert all_in(tmp_path) == ["a"]
    assert (tmp_path / ".records.jsonl").read_bytes().startswith(line + b"\n")


def test_rules_that_this_version_does_not_know_stay_in_the_record(tmp_path: Path) -> None:
    (tmp_path / ".records.jsonl").write_bytes(old_line("a", key='{"wild":true}'))
    (found,) = Records(tmp_path).all()
    assert found.key == '{"wild":true}'
    assert [page.key for page in Records(tmp_path).pages("pakker")] == ['{"wild":true}']


# -- what a session does


def test_a_finished_game_is_noted_and_outlives_its_save(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=24)
    assert all_in(tmp_path) == []
    with Session.resume(save) as session:
        session.play(lay(24))
        outcome = session.outcome
    delete(save)
    (found,) = Records(tmp_path).all()
    assert outcome is not None
    (result,) = found.results
    assert (result.name, result.score, result.won, result.left_out) == ("Anna0", outcome.scores[0], False, "")
    assert (found.game, found.key, found.deal, found.moves, found.save) == (
        "patience",
        "{}",
        DEAL,
        25,
        save.stem,
    )
    assert found.begun is not None
    assert found.begun <= found.finished


def test_a_finished_game_opened_again_or_copied_is_noted_once(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=24)
    copied = copy(save, "again")
    for path in (save, copied):
        with Session.resume(path) as session:
            session.play(lay(24))
        with Session.resume(path) as session:
            assert session.outcome is not None
    assert len(all_in(tmp_path)) == 1


@pytest.mark.rule("PP-4")
def test_practice_does_not_count(tmp_path: Path) -> None:
    with Session.resume(saved_game(tmp_path, moves=24)) as session:
        session.play(session.game.move(kind="undo"))
        session.play(lay(23))
        session.play(lay(24))
        assert session.outcome is not None
    tallies = Records(tmp_path).tallies("patience")
    assert tallies == {"out.practice": 1}


def test_computer_players_and_the_helped_do_not_count(tmp_path: Path) -> None:
    options = setup("human", "easy", "human", variant="same")
    with Session.new("patience", options, tmp_path) as session:
        session.play(session.game.move(kind="hint"))
        for cell in range(25):
            for _ in range(3):
                session.play(lay(cell))
        assert session.outcome is not None
    (found,) = Records(tmp_path).all()
    assert [result.left_out for result in found.results] == ["help", "computer", ""]
    (page,) = Records(tmp_path).pages("patience")
    assert (page.name, page.games) == ("Anna2", 1)


# -- deals that are known


@pytest.mark.rule("PP-4")
def test_a_deal_is_known_to_who_has_begun_it_at_any_table_or_variant(tmp_path: Path) -> None:
    """D1"""
    saved_game(tmp_path, moves=1, table="american")
    with Records(tmp_path) as records:
        assert records.known("Anna0", DEAL)
        assert records.known("ANNA0", DEAL)
        assert not records.known("Bo", DEAL), "a code from somebody else counts the first time"
        assert not records.known("Anna0", "K7Q2-M9PE")


@pytest.mark.rule("PP-4")
def test_a_deal_begun_in_another_game_is_another_deal(tmp_path: Path) -> None:
    noted(tmp_path, record("a", "1", game="pakker"))
    assert not Records(tmp_path).known("Anna0", DEAL)


@pytest.mark.rule("PP-4")
def test_what_the_saves_show_was_begun_is_known_to_new_records_too(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=3)
    save.write_text(json.dumps(json.loads(save.read_bytes()), indent=1), encoding="utf-8")
    (tmp_path / NAME).unlink()
    assert Records(tmp_path).known("Anna0", DEAL)
    delete(save)
    assert Records(tmp_path).known("Anna0", DEAL), "a deal stays known when its save has gone"


# -- the blow between the last save and the record


def test_a_game_finished_just_before_the_blow_is_noted_when_opened(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)
    (tmp_path / NAME).unlink()
    with Session.resume(save):
        assert len(all_in(tmp_path)) == 1


def test_a_game_that_ended_without_a_record_is_noted_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved_game(tmp_path, moves=24)
    with monkeypatch.context() as blow, Session.resume(save) as session:
        blow.setattr(Records, "finish", lambda self, record: (_ for _ in ()).throw(OSError(5, "blow")))
        session.play(lay(24))
    assert all_in(tmp_path) == []
    for _ in range(2):
        with Records(tmp_path) as records:
            assert records.mend() == 0
    assert len(all_in(tmp_path)) == 1


def test_a_game_that_was_about_to_end_and_did_not_leaves_nothing(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=5)
    with Records(tmp_path) as records:
        records.ending(json.loads(save.read_bytes())["id"], save.stem)
        records.ending("another", save.stem)
        records.ending("a third", "gone")
        assert records.mend() == 0
        assert list(records.all()) == []
        assert records._rows("SELECT * FROM ending") == []


def test_new_records_are_filled_from_the_finished_saves_a_few_at_a_time(tmp_path: Path) -> None:
    for _ in range(3):
        saved_game(tmp_path, moves=25)
    saved_game(tmp_path, moves=3)
    (tmp_path / NAME).unlink()
    with Records(tmp_path) as records:
        left = [records.mend(seconds=0.0) for _ in range(4)]
        assert left == [2, 1, 0, 0]
        assert records.count("patience") == 3
        with closing(sqlite3.connect(tmp_path / NAME)) as connection:
            assert connection.execute("SELECT COUNT(*) FROM begun").fetchone() == (4,)


def test_a_record_can_be_taken_back_as_if_it_had_not_been(tmp_path: Path) -> None:
    """G14: a step back after the last card."""
    pots: list[dict[str, Any]] = [{"most.pot": n} for n in range(5)]
    games = [record(str(n), str(n), won=n != 2, hour=n, opened=n, **pots[n]) for n in range(5)]
    records = noted(tmp_path, *games)
    assert records.withdraw("4")
    assert not records.withdraw("4")
    expected = noted(tmp_path / "other", *games[:4])
    assert records.tallies("pakker") == expected.tallies("pakker")
    assert all_in(tmp_path) == ["0", "1", "2", "3"]
    records.finish(games[4])
    assert records.tallies("pakker") == noted(tmp_path / "other", games[4]).tallies("pakker")


def test_a_challenge_stays_with_its_game(tmp_path: Path) -> None:
    Records(tmp_path).challenged("a", "P66")
    assert (Records(tmp_path).challenge("a"), Records(tmp_path).challenge("b")) == ("P66", "")


def test_the_first_result_with_a_deal_is_found(tmp_path: Path) -> None:
    records = noted(
        tmp_path,
        record("a", "10", left_out="practice"),
        record("b", "20", hour=1),
        record("c", "30", hour=2),
        record("d", "40", game="poangpoker"),
    )
    assert records.with_deals("pakker", ["0000-0000", DEAL])[DEAL].score == 20
    assert records.with_deals("pakker", ["0000-0000"]) == {}
