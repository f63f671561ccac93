"""One writer for a save."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kortspel.session import Session
from kortspel.store.faults import SaveFault
from kortspel.store.listing import copy, delete, rename
from kortspel.store.lock import Lock
from tests.store.games import lay, saved_game


def test_a_second_is_told_and_can_write_nothing(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    with Session.resume(save) as first:
        before = save.read_bytes()
        for touch in (
            lambda: Session.resume(save),
            lambda: rename(save, "other"),
            lambda: copy(save, "other"),
            lambda: delete(save),
        ):
            with pytest.raises(SaveFault) as caught:
                touch()
            assert (caught.value.id, caught.value.values) == ("store.fault.in_use", {"name": save.stem})
        assert save.read_bytes() == before
        first.play(lay(20))
    with Session.resume(save) as second:
        assert second.moves[-1] == lay(20)


def test_another_program_is_told(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    program = (
        "import sys; from pathlib import Path; from kortspel.store.lock import Lock\n"
        "lock = Lock(Path(sys.argv[1])); print('locked', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(save)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        with pytest.raises(SaveFault) as caught:
            Session.resume(save)
        assert caught.value.id == "store.fault.in_use"
        other.kill()
    with Session.resume(save) as session:
        session.play(lay(20))
        assert session.unsaved is None


def test_the_lock_leaves_no_file_behind_and_is_given_up_once(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "a.json")
    assert [path.name for path in tmp_path.iterdir()] == [".a.json.lock"]
    lock.release()
    assert list(tmp_path.iterdir()) == []
    with Lock(tmp_path / "a.json"):
        lock.release()
        with pytest.raises(SaveFault):
            Lock(tmp_path / "a.json")


def test_a_lock_file_taken_away_between_opening_and_locking_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kortspel.store import lock as module

    take = module._take
    calls: list[Any] = []

    def taken_away_once(descriptor: int) -> None:
        if not calls:
            (tmp_path / ".a.json.lock").unlink()
        calls.append(descriptor)
        take(descriptor)

    monkeypatch.setattr(module, "_take", taken_away_once)
    with Lock(tmp_path / "a.json"):
        assert len(calls) == 2
        with pytest.raises(SaveFault):
            Lock(tmp_path / "a.json")


def test_two_new_games_at_once_get_two_names(tmp_path: Path) -> None:
    from tests.store.games import setup

    with (
        Session.new("patience", setup(), tmp_path) as first,
        Session.new("patience", setup(), tmp_path) as second,
    ):
        assert first.path != second.path
        assert first.path.exists()
        assert second.path.exists()
