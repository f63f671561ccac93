"""How long computer players think, and what a key costs meanwhile, as parts of what they may."""

from __future__ import annotations

import os
import random
import signal
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from kortspel.bots.runner import AnyGame, Runner
from kortspel.games import registry
from kortspel.games.base import Player, Setup, View
from kortspel.games.pakker import PakkerSetup
from kortspel.games.pakker.moves import NextPot, Open
from kortspel.session import Session
from tests.bench import Result
from tests.bench._terminal import Terminal
from tests.games.pakker.fixtures import random_code

MEDIAN_MS: Final = 150
SLOW_MS: Final = 600
"""The 99th percentile."""
KEY_RATIO: Final = 1.5
POSITIONS: Final = 200
A_GAME: Final = 40
"""Positions of one game at most, before another is begun."""
KEYS: Final = 100
BLOCK: Final = 10
"""Keys pressed in one program before it is the other's turn."""
WARM_SECONDS: Final = 3.0
PAUSE: Final = (0.035, 0.055)
"""Seconds of quiet before a key, as in ``key_latency``."""
F2: Final = b"\x1bOQ"
"""Everything in the next language: a key that draws the whole table, whoever is to move."""
OPENED: Final = "355Q-AKGD"
"""A deal in which the first to speak may open."""
NAMES: Final = ("Anna", "Bo", "Carin", "David", "Eva", "Folke")


def run(arguments: list[str]) -> Result:
    """``[POSITIONS [KEYS]]``, 200 in each game and 100 in each program unless said.

    The value is the largest part of what is allowed: of 150 ms in the median and 600 ms in the 99th percentile for
    the hard player of each game, and of 1.5 times an idle key.
    """
    positions = int(arguments[0]) if arguments else POSITIONS
    keys = int(arguments[1]) if len(arguments) > 1 else KEYS
    extra: dict[str, object] = {"positions": positions}
    parts = []
    for game_id in registry.GAMES:
        times = _thinking(game_id, positions)
        middle, slow = 1000 * median(times), 1000 * quantiles(times, n=100)[98]
        extra[f"{game_id}_ms"] = {"median": round(middle, 1), "p99": round(slow, 1)}
        parts += [middle / MEDIAN_MS, slow / SLOW_MS]
    idle, thinking = _keys(keys)
    ratio = thinking / idle
    extra |= {
        "ms_goal": f"median <= {MEDIAN_MS}, p99 <= {SLOW_MS}",
        "key_ms": {"idle": round(1000 * idle, 2), "thinking": round(1000 * thinking, 2)},
        "key_ratio": round(ratio, 3),
        "key_goal": f"<= {KEY_RATIO}",
        "keys": keys,
    }
    return Result(round(max(*parts, ratio / KEY_RATIO), 3), "of what is allowed", "<= 1.0", extra)


# -- thinking


def _thinking(game_id: str, positions: int) -> list[float]:
    """Seconds from question to answer, in games between hard players, where there is something to choose."""
    game = registry.load(game_id)
    runner = Runner(game)
    runner.warm_up()
    time.sleep(WARM_SECONDS)
    times: list[float] = []
    number = 0
    while len(times) < positions:
        number += 1
        times += _in_a_game(game, _setup(game, number), runner, min(A_GAME, positions - len(times)))
    runner.close()
    return times


def _setup(game: AnyGame, number: int) -> Setup:
    seats = 2 if game.id == "patience" else 3 + number % 3
    of_game: dict[str, dict[str, Any]] = {
        "patience": {"variant": "same", "table": ("english", "american", "swedish")[number % 3]},
        "pakker": {},
        "poangpoker": {"demonstration": True, "trump": number % 2 == 0},
    }
    options = of_game[game.id]
    players = tuple(Player(name=name, level="hard") for name in NAMES[:seats])
    code = random_code(random.Random(f"{game.id}:{number}"))
    setup = game.setup(players=players, deal=code, **options)
    assert isinstance(setup, Setup), "each game has a setup of its own"
    return setup


def _in_a_game(game: AnyGame, setup: Setup, runner: Runner, most: int) -> list[float]:
    state, moves = game.new(setup), 0
    times: list[float] = []
    while len(times) < most and (seat := game.to_move(state)) is not None:
        view = game.view(state, seat)
        started = time.perf_counter()
        runner.think(view, setup.players[seat], f"{setup.deal}:{moves}")
        while (thought := runner.thought()) is None:
            time.sleep(0.0005)
        if _is_a_choice(view):
            times.append(time.perf_counter() - started)
        assert thought.trouble is None, "a player who fails is not one to be measured"
        state, moves = game.apply(state, thought.move), moves + 1
    return times


def _is_a_choice(view: View) -> bool:
    return len(view.choices) > 1 or bool(view.choices[0].fields)


# -- keys


def _keys(keys: int) -> tuple[float, float]:
    """Seconds from a key to its frame, while a person is to move and while a computer player thinks."""
    rng = random.Random(1)
    times: dict[str, list[float]] = {"idle": [], "thinking": []}
    with tempfile.TemporaryDirectory() as folder:
        _save(Path(folder))
        options = ("--lang", "sv", "--saves", folder, "--resume")
        with (
            Terminal("kortspel", *options, "idle") as idle,
            Terminal("tests.bench._endless", *options, "thinking") as thinking,
        ):
            idle.wait_for("å med (".encode())
            thinking.wait_for("tänker".encode())
            time.sleep(WARM_SECONDS)
            for _ in range(-(-keys // BLOCK)):
                for name, terminal in (("idle", idle), ("thinking", thinking)):
                    _let_think(thinking, name == "thinking")
                    for _ in range(BLOCK):
                        terminal.settle(rng.uniform(*PAUSE))
                        times[name].append(terminal.key_to_frame(F2))
            _let_think(thinking, True)
    return median(times["idle"]), median(times["thinking"])


def _save(folder: Path) -> None:
    """A pot that Anna has opened: in one save a person may go along now, in the other a computer player."""
    for name, person in (("idle", 1), ("thinking", 0)):
        players = tuple(
            Player(name=each, level="human" if seat == person else "hard")
            for seat, each in enumerate(NAMES[:4])
        )
        with Session.new("pakker", PakkerSetup(players=players, deal=OPENED), folder, name) as session:
            session.play(NextPot(at=0))
            session.play(Open(amount=1))


def _let_think(terminal: Terminal, on: bool) -> None:
    """Stop the children of the program, or let them go on."""
    children = Path(f"/proc/{terminal.pid}/task/{terminal.pid}/children").read_text().split()
    for child in children:
        os.kill(int(child), signal.SIGCONT if on else signal.SIGSTOP)
