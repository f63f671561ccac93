"""A blow between the last save of a game and its record: the record is there after the next start, once."""

from __future__ import annotations

import os
import random
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kortspel.session import Session
from kortspel.store import atomic
from kortspel.store.listing import list_saves
from kortspel.store.records import Records
from tests.store.games import lay, saved_game

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a forked process")


def die(*_: Any, **__: Any) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def killed(action: Callable[[], object]) -> None:
    """Do this in a process of its own, which dies in it or soon after."""
    child = os.fork()
    if child == 0:
        try:
            action()
        finally:
            die()
    os.waitpid(child, 0)


def with_a_last_move(folder: Path, master: Path) -> Path:
    """A folder with a game of which one move is left, and its records."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(master, folder)
    return next(folder.glob("*.json"))


def last_move(save: Path) -> None:
    with Session.resume(save) as session:
        session.play(lay(24))


def after_the_next_start(folder: Path) -> int:
    """How many games are recorded when the records have been opened twice."""
    for _ in range(2):
        with Records(folder) as records:
            records.mend()
            found = len(list(records.all()))
            assert found == records.count("patience")
            assert records.notice is None
    return found


@pytest.fixture
def master(tmp_path: Path) -> Path:
    saved_game(tmp_path / "master", moves=24)
    return tmp_path / "master"


@pytest.mark.parametrize("moment", ["before the save", "after the save", "in the record"])
def test_the_record_comes_wherever_the_blow_falls(tmp_path: Path, master: Path, moment: str) -> None:
    save = with_a_last_move(tmp_path / "round", master)

    def blow() -> None:
        if moment == "before the save":
            atomic.write = die
        elif moment == "after the save":
            Records.finish = die  # type: ignore[method-assign]
        else:
            from kortspel.store.records import rows

            rows.note_begun = die
        last_move(save)

    killed(blow)
    finished = list_saves(save.parent)[0].finished
    assert finished == (moment != "before the save")
    assert after_the_next_start(save.parent) == int(finished)
    if not finished:
        last_move(save)
        assert after_the_next_start(save.parent) == 1


@pytest.mark.slow
def test_two_hundred_blows_at_any_moment(tmp_path: Path, master: Path) -> None:
    """Every other one falls between the save and the record, the rest anywhere in the last move."""
    rng = random.Random(200)
    save = with_a_last_move(tmp_path / "round", master)
    start = time.perf_counter()
    killed(lambda: last_move(save))
    whole = time.perf_counter() - start
    finished = 0
    for n in range(200):
        save = with_a_last_move(tmp_path / "round", master)
        seconds = rng.uniform(0.0, 0.004) if n % 2 else rng.uniform(0.0, 1.2 * whole)

        def blow(save: Path = save, seconds: float = seconds, soon: bool = n % 2 == 1) -> None:
            signal.signal(signal.SIGALRM, die)
            if soon:
                finish = Records.finish
                Records.finish = lambda *record: (  # type: ignore[method-assign]
                    signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6)),
                    finish(*record),
                )[1]
            else:
                signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))
            last_move(save)

        killed(blow)
        saved = list_saves(save.parent)[0].finished
        finished += saved
        assert after_the_next_start(save.parent) == int(saved)
    assert 100 <= finished < 200
