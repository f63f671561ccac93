"""From a key to the end of its frame on a full grid, as a ratio to a Textual hello world that changes one label."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from statistics import median, quantiles

from kortspel.games.base import Player
from kortspel.games.patience.setup import PatienceSetup
from kortspel.session import Session
from tests.bench import Result
from tests.bench._terminal import Terminal

ARROWS = (b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D")
PAUSE = (0.035, 0.055)
"""Seconds of quiet before a key, as when one holds it down. Textual draws at most sixty frames a second; keys in that
beat or faster would measure how the two programs wait for it."""
CARDS = 24
"""All but the last, so that the grid is as full as it can be while one still plays."""


def prepared(folder: str) -> None:
    """Save a game in which the grid is full but for one cell."""
    setup = PatienceSetup(players=(Player(name="Anna"),), deal="K7Q2-M9PD")
    with Session.new("patience", setup, Path(folder), "full") as session:
        for cell in range(CARDS):
            session.play(session.game.move(kind="lay", cell=cell))


def run(arguments: list[str]) -> Result:
    """``[KEYS]``, 400 in each program unless said, in turn."""
    keys = int(arguments[0]) if arguments else 400
    rng = random.Random(1)
    times: dict[str, list[float]] = {"hello": [], "kortspel": []}
    with tempfile.TemporaryDirectory() as folder:
        prepared(folder)
        program = ("kortspel", "--lang", "sv", "--saves", folder, "--resume", "full")
        with Terminal("tests.bench._hello") as hello, Terminal(*program) as kortspel:
            hello.wait_for(b"Hello")
            kortspel.wait_for("Nästa kort".encode())
            for turn in range(keys + 20):
                for name, terminal in (("hello", hello), ("kortspel", kortspel)):
                    terminal.settle(rng.uniform(*PAUSE))
                    seconds = terminal.key_to_frame(rng.choice(ARROWS))
                    if turn >= 20:
                        times[name].append(seconds)
    middle = {name: round(1000 * median(values), 2) for name, values in times.items()}
    slow = {name: round(1000 * quantiles(values, n=100)[98], 2) for name, values in times.items()}
    extra = {
        "ms": middle,
        "p99_ms": slow,
        "p99_ratio": round(slow["kortspel"] / middle["hello"], 3),
        "p99_goal": "<= 2 times the hello world's median or p99",
        "p99_to_p99": round(slow["kortspel"] / slow["hello"], 3),
        "keys": keys,
    }
    return Result(round(middle["kortspel"] / middle["hello"], 3), "times hello world", "<= 1.0", extra)
