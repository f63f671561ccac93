"""From a key to the end of its frame, as a ratio to a Textual hello world that changes one label: grid and tables."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from kortspel.games.base import Player
from kortspel.games.patience.setup import PatienceSetup
from kortspel.session import Session
from tests.bench import Result, _tables
from tests.bench._terminal import Terminal

ARROWS = (b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D")
PAUSE = (0.035, 0.055)
"""Seconds of quiet before a key, as when one holds it down. Textual draws at most sixty frames a second; keys in that
beat or faster would measure how the two programs wait for it."""
CARDS = 24
"""All but the last, so that the grid is as full as it can be while one still plays."""


class Screen(NamedTuple):
    """A game at its save of the same name: its terminal, its keys, and what stands there when it is ready."""

    size: tuple[int, int]
    keys: tuple[bytes, ...]
    ready: str


SCREENS = {
    "full": Screen((80, 24), ARROWS, "Nästa kort"),
    "pakker": Screen((120, 40), ARROWS[2:], "Kort: Anna"),
    "poangpoker": Screen((120, 40), ARROWS[2:], "Hand: Anna"),
}
"""The grid with one cell left, and the exchanges of the table games with the largest hand of their room."""


def prepared(folder: str) -> None:
    """Save a game in which the grid is full but for one cell."""
    setup = PatienceSetup(players=(Player(name="Anna"),), deal="K7Q2-M9PD")
    with Session.new("patience", setup, Path(folder), "full") as session:
        for cell in range(CARDS):
            session.play(session.game.move(kind="lay", cell=cell))


def times(name: str, folder: str, keys: int) -> dict[str, list[float]]:
    """The seconds from each key to its frame, of the hello world and of this screen, in turn."""
    rng, screen = random.Random(1), SCREENS[name]
    found: dict[str, list[float]] = {"hello": [], name: []}
    program = ("kortspel", "--lang", "sv", "--saves", folder, "--resume", name)
    with (
        Terminal("tests.bench._hello", size=screen.size) as hello,
        Terminal(*program, size=screen.size) as kortspel,
    ):
        hello.wait_for(b"Hello")
        kortspel.wait_for(screen.ready.encode())
        for turn in range(keys + 20):
            for each, terminal in (("hello", hello), (name, kortspel)):
                terminal.settle(rng.uniform(*PAUSE))
                seconds = terminal.key_to_frame(rng.choice(screen.keys))
                if turn >= 20:
                    found[each].append(seconds)
    return found


def run(arguments: list[str]) -> Result:
    """``[KEYS] [SCREEN]``, 400 in each program unless said, on all screens unless one is named. The worst ratio."""
    keys = int(arguments[0]) if arguments else 400
    names = arguments[1:] or list(SCREENS)
    extra: dict[str, object] = {"keys": keys, "p99_goal": "<= 2 times the hello world's median or p99"}
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        prepared(folder)
        for game in ("pakker", "poangpoker"):
            _tables.save(Path(folder), game)
        for name in names:
            found = times(name, folder, keys)
            middle = {each: 1000 * median(values) for each, values in found.items()}
            slow = {each: 1000 * quantiles(values, n=100)[98] for each, values in found.items()}
            ratio = round(middle[name] / middle["hello"], 3)
            worst = max(worst, ratio)
            extra[name] = {
                "ratio": ratio,
                "ms": round(middle[name], 2),
                "hello_ms": round(middle["hello"], 2),
                "p99_ratio": round(slow[name] / middle["hello"], 3),
                "p99_to_p99": round(slow[name] / slow["hello"], 3),
            }
    return Result(worst, "times hello world", "<= 1.0", extra)
