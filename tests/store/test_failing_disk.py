"""Sessions on a disk that fails: what is saved loads, what is not is said, and nothing ends the program."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kortspel.session import Session
from kortspel.store import lock
from kortspel.store.faults import SaveFault
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from kortspel.store.records import Records
from tests.store.games import lay, setup

FAULTS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO, errno.EDQUOT, errno.ENOENT)
NO_LOCKS = (errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL)


class Disk:
    """Lets the calls of the system fail now and then, each in its own way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        self.rng = random.Random(seed)
        self.rate = self.rng.choice((0.02, 0.1, 0.4))
        self.working = True
        for owner, name in ((os, "open"), (os, "fsync"), (Path, "replace"), (Path, "mkdir"), (Path, "stat")):
            monkeypatch.setattr(owner, name, self._failing(getattr(owner, name)))
        if self.rng.random() < 0.4:
            number = self.rng.choice(NO_LOCKS)
            monkeypatch.setattr(lock, "_take", lambda descriptor: self._refuse(number))

    def _failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            if self.working and self.rng.random() < self.rate:
                self._refuse(self.rng.choice(FAULTS))
            return real(*given, **named)

        return call

    def _refuse(self, number: int) -> None:
        raise OSError(number, os.strerror(number))


def session_on(disk: Disk, folder: Path) -> None:
    """One game, left and gone on with, while the disk fails; then it is asked what became of it."""
    rng = disk.rng
    if rng.random() < 0.2:
        disk.working = False
        (folder / "elsewhere").mkdir(parents=True, exist_ok=True)
        (folder / "game.json").symlink_to(folder / "elsewhere" / "target.json")
        disk.working = True
    try:
        session = Session.new("patience", setup(), folder, "game" if rng.random() < 0.5 else None)
    except (SaveFault, OSError):
        return
    played = 0
    last_saved = -1
    for cell in rng.sample(range(25), 25):
        session.play(lay(cell))
        played += 1
        if session.unsaved is None:
            last_saved = played
        if rng.random() < 0.03:
            shutil.rmtree(folder, ignore_errors=True)
            last_saved = -1
        if rng.random() < 0.1:
            break
    session.close()
    said = session.unsaved
    disk.working = False
    found = [load(entry.path) for entry in list_saves(folder) if entry.fault is None]
    assert not any(entry.fault for entry in list_saves(folder)), "a save is whole or not there"
    if said is None and session.path.exists():
        assert len(load(session.path).moves) == played, "what is not saved is said"
    elif last_saved >= 0 and found:
        assert len(found[0].moves) <= played
    with Records(folder) as records:
        records.mend()
        finished = sum(loaded.header.summary.finished for loaded in found)
        assert records.count("patience") >= finished


@pytest.mark.parametrize("seed", range(40))
def test_a_session_on_a_failing_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    with monkeypatch.context() as context:
        session_on(Disk(context, seed), tmp_path / "saves")


@pytest.mark.slow
def test_a_thousand_sessions_on_failing_disks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(1000):
        with monkeypatch.context() as context:
            session_on(Disk(context, 10_000 + seed), tmp_path / f"{seed}")
        shutil.rmtree(tmp_path / f"{seed}", ignore_errors=True)
