"""Computer players in a process of their own: what they do when all goes well, and when it does not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kortspel.bots.runner import Runner, Thought, Trouble, choose, may_be_made
from kortspel.games.base import Player
from kortspel.games.patience import GAME, PatienceState
from kortspel.games.patience.moves import Lay
from tests.bots import failing
from tests.games.patience.fixtures import played, setup

FAILING = failing.__name__
SEED = "K7Q2-M9PD:3"


def state(*laid: int) -> PatienceState:
    """One player's grid with cards in these cells."""
    return played(GAME.new(setup()), *laid)


def player(name: str) -> Player:
    return Player(name=name, level="hard")


def thought(runner: Runner, seconds: float = 20.0) -> Thought:
    end = time.monotonic() + seconds
    while (found := runner.thought()) is None:
        assert time.monotonic() < end, "no thought"
        time.sleep(0.005)
    return found


def process_of(runner: Runner) -> Any:
    process = runner._child._process
    assert process is not None
    return process


@pytest.fixture
def failing_runner() -> Iterator[Runner]:
    runner = Runner(GAME, module=FAILING, limit=20.0)
    yield runner
    runner.close()


def test_a_process_thinks_as_one_does_here() -> None:
    runner = Runner(GAME)
    view = GAME.view(state(4, 7), 0)
    for level in ("easy", "medium"):
        bo = Player.model_validate({"name": "Bo", "level": level})
        for seed in range(5):
            runner.think(view, bo, f"{SEED}{seed}")
            assert thought(runner) == Thought(choose("kortspel.bots.patience", view, bo, f"{SEED}{seed}"))
    runner.close()


def test_whatever_fails_the_simple_player_moves_and_the_next_question_gets_a_new_process(
    failing_runner: Runner,
) -> None:
    view = GAME.view(state(1), 0)
    troubles: dict[str, Trouble] = {
        "Raising": "silent",
        "Killed": "silent",
        "Illegal": "wrong",
        "Nonsense": "wrong",
    }
    for name, trouble in troubles.items():
        failing_runner.think(view, player(name), SEED)
        first = process_of(failing_runner).pid
        assert thought(failing_runner) == Thought(Lay(cell=failing.PLAIN), trouble), name
        failing_runner.think(view, player("Bo"), SEED)
        assert process_of(failing_runner).pid != first, name
        assert thought(failing_runner) == Thought(choose(FAILING, view, player("Bo"), SEED)), name


def test_who_hangs_is_given_up_and_ended() -> None:
    runner = Runner(GAME, module=FAILING, limit=1.0)
    runner.think(GAME.view(state(), 0), player("Hanging"), SEED)
    process = process_of(runner)
    assert thought(runner) == Thought(Lay(cell=failing.PLAIN), "silent")
    process.join(5)
    assert not process.is_alive()
    runner.close()


def test_where_even_the_simple_player_fails_any_legal_move_is_made(failing_runner: Runner) -> None:
    view = GAME.view(state(failing.PLAIN), 0)
    failing_runner.think(view, player("Raising"), SEED)
    found = thought(failing_runner)
    assert found.trouble == "silent"
    assert found.move != Lay(cell=failing.PLAIN)
    assert may_be_made(view, found.move)


def test_the_answer_to_an_earlier_question_is_dropped(failing_runner: Runner) -> None:
    earlier, later = GAME.view(state(3), 0), GAME.view(state(3, 8), 0)
    first, second = (choose(FAILING, view, player("Bo"), SEED) for view in (earlier, later))
    assert first != second
    # Once it has answered, the next question is heard at once.
    failing_runner.think(earlier, player("Bo"), SEED)
    assert thought(failing_runner) == Thought(first)
    failing_runner.think(earlier, player("Slow"), SEED)
    time.sleep(0.1)
    failing_runner.think(later, player("Slow"), SEED)
    assert thought(failing_runner) == Thought(second)


def test_closing_ends_a_process_deep_in_thought(failing_runner: Runner) -> None:
    failing_runner.think(GAME.view(state(), 0), player("Hanging"), SEED)
    process = process_of(failing_runner)
    time.sleep(0.1)
    failing_runner.close()
    process.join(5)
    assert not process.is_alive()
    assert failing_runner.thought() is None


def test_where_no_process_can_be_started_one_thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    runner = Runner(GAME, module=FAILING)
    view = GAME.view(state(), 0)
    runner.think(view, player("Bo"), SEED)
    assert runner.thought() == Thought(choose(FAILING, view, player("Bo"), SEED))
    runner.think(view, player("Raising"), SEED)
    assert runner.thought() == Thought(Lay(cell=failing.PLAIN), "silent")


PARENT = """
import os, signal, time
from tests.bots.test_runner import *
if __name__ == "__main__":
    runner = Runner(GAME, module=FAILING)
    # Once it has answered, the next question is heard at once.
    runner.think(GAME.view(state(), 0), player("Bo"), SEED)
    thought(runner)
    runner.think(GAME.view(state(), 0), player("Hanging"), SEED)
    time.sleep(0.5)
    print(process_of(runner).pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks the child up in /proc")
def test_a_child_deep_in_thought_ends_with_its_parent(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    root = Path(__file__).parents[2]
    told = tmp_path / "child"
    # A pipe would be held open by a child that goes on.
    with told.open("w") as out:
        subprocess.run(
            [sys.executable, program], cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, stdout=out
        )
    pid = int(told.read_text())
    end = time.monotonic() + 10
    while _runs(pid) and time.monotonic() < end:
        time.sleep(0.02)
    if _runs(pid):
        os.kill(pid, signal.SIGKILL)
        pytest.fail("the child went on")


def _runs(pid: int) -> bool:
    """Is there such a process, and not only its exit status?"""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_the_child_draws_nothing_of_its_own() -> None:
    program = (
        "import sys; from kortspel.bots import runner;"
        "import kortspel.bots.patience, kortspel.bots.pakker, kortspel.bots.poangpoker;"
        "print([name for name in sys.modules if name in ('textual', 'rich')])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
