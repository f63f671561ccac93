"""Writing: whole or not at all, for the player's eyes alone, and safe from whatever may happen meanwhile."""

from __future__ import annotations

import os
import random
import signal
import stat
import time
from pathlib import Path

import pytest

from kortspel.games.patience.setup import PatienceSetup
from kortspel.session import Session
from kortspel.store import atomic
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from tests.store.games import files, replayed, saved_game, setup, swaps

KILLS = 25


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_a_save_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        save = saved_game(tmp_path)
    finally:
        os.umask(before)
    assert stat.S_IMODE(save.stat().st_mode) == 0o600


def test_nothing_but_the_save_is_left_in_the_folder(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    assert files(tmp_path) == [save]


def test_a_writing_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    atomic.write(file, b"old")

    def refuse(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        atomic.write(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_data_are_on_the_disk_before_they_get_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    atomic.write(file, b"old")
    seen = []
    sync = os.fsync

    def watched(descriptor: int) -> None:
        mode = os.fstat(descriptor).st_mode
        seen.append(("folder" if stat.S_ISDIR(mode) else "data", file.read_bytes()))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", watched)
    atomic.write(file, b"new")
    assert seen == [("data", b"old"), ("folder", b"new")]


def test_a_half_written_file_of_a_killed_program_is_in_nobodys_way_and_goes(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=3)
    old, new = save.with_name(f".{save.name}.tmp"), save.with_name(f".{save.name}.0123abcd.tmp")
    for half in (old, new):
        half.write_bytes(b'{"format":"kort')
    os.utime(old, (0, 0))
    assert [entry.path for entry in list_saves(tmp_path)] == [save]
    with Session.resume(save) as session:
        session.play(session.game.move(kind="lay", cell=20))
    assert files(tmp_path) == [new, save], "what may still be written to stays"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a forked process")
def test_a_program_killed_at_any_moment_leaves_the_last_move_played(tmp_path: Path) -> None:
    rng = random.Random(4)
    for n in range(KILLS):
        folder = tmp_path / str(n)
        played = _play_until_killed(folder, seed=n, seconds=rng.uniform(0.02, 0.12))
        saves = list_saves(folder)
        if not saves:
            assert played == 0
            continue
        loaded = load(saves[0].path)
        found = len(loaded.moves)
        # The move being saved when the blow fell may be there or not.
        assert played <= found <= played + 1
        expected = [move for move, _ in zip(swaps(n), range(found), strict=False)]
        assert list(loaded.moves) == expected
        assert loaded.state == replayed(_rearranging(), expected)
        # The lock went with its program, and the game goes on.
        with Session.resume(saves[0].path) as session:
            session.play(session.game.move(kind="swap", cells=(0, 1)))
            assert session.unsaved is None
        assert len(load(saves[0].path).moves) == found + 1


def _rearranging() -> PatienceSetup:
    return setup(rearranging=True)


def _play_until_killed(folder: Path, seed: int, seconds: float) -> int:
    """Play in a process of its own, kill it; how many moves it had finished, by its own account."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        try:
            session = Session.new("patience", _rearranging(), folder)
            for move in swaps(seed):
                session.play(move)
                os.write(into, b".")
        finally:
            os._exit(1)
    os.close(into)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(out, "rb") as reader:
        return len(reader.read())
