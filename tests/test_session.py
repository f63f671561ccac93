"""The door between screens and a game: moves, saves, a disk that refuses, computer players, undo."""

from __future__ import annotations

import errno
import os
import tempfile
from datetime import date
from pathlib import Path

import pytest
from pydantic import ValidationError

from kortspel.games.base import IllegalMove
from kortspel.session import Session, SessionClosed
from kortspel.store import atomic
from kortspel.store.faults import SaveFault
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from kortspel.store.records import Records
from tests.store.games import lay, saved_game, setup


def can_undo(session: Session) -> bool:
    return any(choice.kind == "undo" for choice in session.game.legal(session.state))


def undo(session: Session) -> None:
    session.play(session.game.move(kind="undo"))


def refuse_writing(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise OSError(code, "the disk sulks")

    monkeypatch.setattr(atomic, "write", refuse)


def test_a_new_game_is_saved_before_the_first_move(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path / "deep" / "folder") as session:
        assert load(session.path).moves == ()
        assert session.unsaved is None
        assert session.to_move == 0
        assert session.outcome is None


def test_names_are_friendly_and_counted_up(tmp_path: Path) -> None:
    today = date.today().isoformat()
    for n in (1, 2, 3):
        with Session.new("patience", setup(), tmp_path, title="Pokerpatiens") as session:
            assert session.name == f"pokerpatiens-{today}-{n}"
            assert session.path == tmp_path / f"{session.name}.json"


def test_a_chosen_name_is_kept_unless_it_is_taken_or_unfit(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path, "Söndag") as session:
        assert session.name == "Söndag"
    before = session.path.read_bytes()
    for name, id in (("Söndag", "name_taken"), ("a/b", "name_letter")):
        with pytest.raises(SaveFault) as caught:
            Session.new("patience", setup(), tmp_path, name)
        assert caught.value.id == f"store.fault.{id}"
    assert session.path.read_bytes() == before


def test_there_is_no_such_game(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        Session.new("bridge", setup(), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_every_move_is_in_the_file_when_play_returns(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        for cell in range(25):
            session.play(lay(cell))
            loaded = load(session.path)
            assert list(loaded.moves) == session.moves
            assert loaded.state == session.state
        assert session.to_move is None
        assert session.outcome is not None


def test_a_resumed_game_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as straight:
        for cell in range(25):
            straight.play(lay(cell))
    path = saved_game(tmp_path, moves=0)
    for cell in range(25):
        with Session.resume(path) as session:
            session.play(lay(cell))
    assert session.state == straight.state
    assert session.moves == straight.moves


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    with Session.resume(saved_game(tmp_path)) as session:
        state, before = session.state, session.path.read_bytes()
        with pytest.raises(IllegalMove) as caught:
            session.play(lay(0))
        assert caught.value.refusal.clause == "PP-2"
        assert session.state is state
        assert len(session.moves) == 7
        assert session.path.read_bytes() == before


def test_opening_a_game_does_not_touch_its_file(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    with Session.resume(path):
        pass
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_broken_save_is_not_left_locked(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(b"{")
    with pytest.raises(SaveFault):
        Session.resume(path)
    path.write_bytes(whole)
    with Session.resume(path) as session:
        assert len(session.moves) == 7


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (errno.ENOSPC, "store.unsaved.full"),
        (errno.EACCES, "store.unsaved.denied"),
        (errno.EROFS, "store.unsaved.denied"),
        (errno.EIO, "store.unsaved.other"),
    ],
)
def test_when_the_disk_refuses_the_game_goes_on_and_the_next_move_tries_again(
    tmp_path: Path, code: int, message: str
) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        session.play(lay(0))
        with pytest.MonkeyPatch.context() as monkeypatch:
            refuse_writing(monkeypatch, code)
            session.play(lay(1))
            session.play(lay(2))
            assert session.unsaved is not None
            assert session.unsaved.message == message
            assert len(load(session.path).moves) == 1
        session.play(lay(3))
        assert session.unsaved is None
        assert len(load(session.path).moves) == 4


def test_closing_tries_once_more(tmp_path: Path) -> None:
    session = Session.new("patience", setup(), tmp_path)
    with pytest.MonkeyPatch.context() as monkeypatch:
        refuse_writing(monkeypatch, errno.ENOSPC)
        session.play(lay(0))
    session.close()
    assert len(load(session.path).moves) == 1
    session.close()


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path: Path) -> None:
    in_the_way = tmp_path / "saves"
    in_the_way.write_text("not a folder")
    with Session.new("patience", setup(), in_the_way) as session:
        assert session.unsaved is not None
        session.play(lay(0))
        assert session.unsaved is not None
        in_the_way.unlink()
        session.play(lay(1))
        assert session.unsaved is None
    assert len(load(session.path).moves) == 2


def test_a_game_that_could_not_be_locked_overwrites_nobody(tmp_path: Path) -> None:
    in_the_way = tmp_path / "saves"
    in_the_way.write_text("not a folder")
    with Session.new("patience", setup(), in_the_way, "same") as late:
        in_the_way.unlink()
        with Session.new("patience", setup(), in_the_way, "same") as early:
            early.play(lay(5))
        late.play(lay(0))
        assert late.unsaved is not None
        assert late.unsaved.message == "store.fault.in_use"
        assert load(early.path).moves == (lay(5),)


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path / "saves") as session:
        session.path.unlink()
        for leftover in session.path.parent.iterdir():
            leftover.unlink()
        session.path.parent.rmdir()
        session.play(lay(0))
        assert session.unsaved is not None
        session.play(lay(1))
        assert session.unsaved is None
        assert load(session.path).moves == (lay(0), lay(1))


def test_a_finished_game_whose_record_cannot_be_written_says_so(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=24)
    (tmp_path / ".records.sqlite3").unlink()
    (tmp_path / ".records.sqlite3").mkdir()
    with Session.resume(save) as session:
        session.play(lay(24))
        assert session.unsaved is not None
        (tmp_path / ".records.sqlite3").rmdir()
    assert Records(tmp_path).count("patience") == 1
    assert list_saves(tmp_path)[0].finished


@pytest.mark.rule("PP-4")
def test_undo_is_the_games_own_move(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        assert not can_undo(session)
        with pytest.raises(IllegalMove):
            undo(session)
        session.play(lay(0))
        assert can_undo(session)
        undo(session)
        assert session.state.practice
        assert len(session.moves) == 2
        assert load(session.path).state == session.state


def test_a_game_without_undo_cannot_undo(tmp_path: Path) -> None:
    with Session.new("patience", setup("human", "human", variant="duel"), tmp_path) as session:
        session.play(lay(0))
        assert not can_undo(session)
        with pytest.raises((IllegalMove, ValidationError)):
            undo(session)


def test_people_and_computer_players_have_their_turns(tmp_path: Path) -> None:
    options = setup("human", "easy", "hard", variant="same")
    with Session.new("patience", options, tmp_path) as session:
        assert session.people == (0,)
        assert not session.computer_to_move
        session.play(lay(0))
        for seat in (1, 2):
            assert session.to_move == seat
            assert session.computer_to_move
            session.play(session.bot_move())
        assert session.to_move == 0


def test_a_computer_player_asked_again_answers_the_same(tmp_path: Path) -> None:
    options = setup("easy", "human", variant="same")
    with Session.new("patience", options, tmp_path) as session:
        answers = {session.bot_move() for _ in range(3)}
        path = session.path
    with Session.resume(path) as session:
        assert {session.bot_move()} == answers


def test_after_the_end_no_computer_player_is_asked(tmp_path: Path) -> None:
    with Session.resume(saved_game(tmp_path, moves=25)) as session:
        assert not session.computer_to_move
        with pytest.raises(ValueError, match="over"):
            session.bot_move()


def test_a_view_is_what_the_seat_may_know(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        view = session.view(0)
        assert view == session.game.view(session.state, 0)
        assert view.seat == 0
        assert session.view(None).seat is None


def test_i3_a_closed_session_makes_no_move_and_takes_no_lock_again(tmp_path: Path) -> None:
    session = Session.new("patience", setup(), tmp_path)
    before = session.path.read_bytes()
    session.close()
    with pytest.raises(SessionClosed):
        session.play(lay(3))
    session.close()
    assert session.path.read_bytes() == before
    assert not list(tmp_path.glob(".*.lock"))


def _full(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on the disk on which the folder lies is full."""
    write = atomic.write

    def refuse(path: Path, data: bytes) -> None:
        if path.is_relative_to(folder):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(path, data)

    monkeypatch.setattr(atomic, "write", refuse)


def test_i4_a_game_that_the_disk_refuses_can_be_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, other = tmp_path / "full", tmp_path / "other"
    with Session.new("patience", setup(), full, "Söndag") as session:
        _full(monkeypatch, full)
        session.play(lay(3))
        assert not session.save()
        (other / "Söndag.json").mkdir(parents=True)
        session.save_in(other)
        assert session.save()
        assert session.path == other / "Söndag-2.json"
        session.play(lay(4))
    assert len(load(other / "Söndag-2.json").moves) == 2
    assert not list(other.glob(".*.lock"))


def test_i4_what_could_not_be_saved_in_the_end_is_rescued_to_a_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, temporary = tmp_path / "full", tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    session = Session.new("patience", setup(), full)
    assert session.rescue() is None
    _full(monkeypatch, full)
    session.play(lay(3))
    session.close()
    rescued = session.rescue()
    assert rescued is not None
    assert rescued.is_relative_to(temporary)
    assert len(load(rescued).moves) == 1
    assert not list(rescued.parent.glob(".*.lock"))


def test_i11_opening_says_how_far_it_has_come_and_can_be_stopped(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)
    monkey = pytest.MonkeyPatch()
    monkey.setattr("kortspel.store.load._TOLD_EVERY", 5)
    told: list[tuple[int, int]] = []
    with Session.resume(save, lambda n, of: told.append((n, of))):
        assert told == [(4, 25), (9, 25), (14, 25), (19, 25), (24, 25)]

    def stop(n: int, of: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        Session.resume(save, stop)
    monkey.undo()
    assert not list(tmp_path.glob(".*.lock"))


def test_i10_a_save_that_another_program_changed_is_not_overwritten(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        session.path.write_bytes(session.path.read_bytes() + b" ")
        changed = session.path.read_bytes()
        session.play(lay(3))
        assert session.unsaved is not None
        assert session.unsaved.message == "store.fault.changed"
        session.save_in(tmp_path / "other")
        session.play(lay(4))
    assert next(tmp_path.glob("patience-*")).read_bytes() == changed
    assert len(load(next(tmp_path.glob("other/*.json"))).moves) == 2


def test_i10_a_save_that_was_deleted_is_written_again(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        session.path.unlink()
        session.play(lay(3))
        assert session.unsaved is None
    assert len(load(session.path).moves) == 1
