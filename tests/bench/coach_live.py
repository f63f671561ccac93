"""How quickly the coach answers on the screen, and what a key costs while it thinks.

    python -m tests.bench coach_live [--tables american,english,swedish] [--games 2] [--seed 1]

Whole games through a pseudo-terminal, every other one as tidy as the coach plays and every other one untidy, where
half of the cells are taken at random. At each card: from the key to the frame with the first hint, and to the first
one that rests on games tried. At some cards: from a key to its frame, with the coach at rest and then while it
thinks. After each game: from the key to the finished review, and the frames that told how far it had come. Then one
game a table without NumPy, where the deep hint is the look one card ahead. The value is how many goals were missed.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles
from typing import Final, cast

from kortspel.cards import DECK, index_of, parse_code, shuffled
from kortspel.coach import table
from kortspel.coach.position import Position, rules_of, start
from kortspel.games.base import Player
from kortspel.games.patience.setup import PatienceSetup, TableName
from kortspel.session import Session
from kortspel.text import Text
from tests.bench import Result, meets
from tests.bench._terminal import FRAME_END, Terminal
from tests.bench.key_latency import ARROWS, PAUSE

GOALS: Final = {
    "first_ms": "<= 50",
    "first_p99_ms": "<= 50",
    "deep_ms": "<= 300",
    "deep_p99_ms": "<= 300",
    "keys_ratio": "<= 1.5",
    "review_s": "<= 10",
    "review_frames": ">= 3",
    "no_numpy_first_ms": "<= 50",
    "no_numpy_first_p99_ms": "<= 50",
    "no_numpy_review_s": "<= 10",
}
KEYS: Final = 12
"""Keys of which the time to their frame is taken, at rest and while the coach thinks."""
KEYS_EVERY: Final = 4
_TEXT: Final = Text("en")
_NO_NUMPY: Final = 'raise ModuleNotFoundError("No module named \'numpy\'", name="numpy")\n'


class Times:
    """What was measured, by table of points: seconds, and frames of progress."""

    def __init__(self) -> None:
        self.first: dict[str, list[float]] = defaultdict(list)
        self.deep: dict[str, list[float]] = defaultdict(list)
        self.idle: list[float] = []
        self.thinking: list[float] = []
        self.reviews: list[float] = []
        self.frames: list[int] = []


def run(arguments: list[str]) -> Result:
    """Measure; the value is the number of goals that were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench coach_live")
    parser.add_argument("--tables", default="american,english,swedish")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rng = random.Random(options.seed)
    tables = options.tables.split(",")
    with_numpy, without = Times(), Times()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.games):
            for name in tables:
                played(name, Path(folder), rng, with_numpy, untidy=bool(number % 2))
                print(f"{name}, game {number + 1}: {figures(with_numpy)}", flush=True)
        hidden = Path(folder, "hidden")
        hidden.mkdir()
        hidden.joinpath("numpy.py").write_text(_NO_NUMPY)
        env = {"PYTHONPATH": f"{hidden}{os.pathsep}{Path.cwd()}"}
        for name in tables:
            played(name, Path(folder), rng, without, untidy=True, env=env)
    extra: dict[str, object] = dict(figures(with_numpy))
    extra |= {f"no_numpy_{key}": value for key, value in figures(without).items()}
    missed = [key for key, goal in GOALS.items() if not meets(float(str(extra[key])), goal)]
    extra |= {f"{name}_first_ms": milliseconds(values) for name, values in with_numpy.first.items()}
    extra |= {f"{name}_deep_ms": milliseconds(values) for name, values in with_numpy.deep.items()}
    extra |= {"goals": GOALS, "missed": missed, "positions": sum(map(len, with_numpy.first.values()))}
    # Others' work on the same machine lengthens all of these.
    extra["load"] = round(os.getloadavg()[0], 1)
    return Result(len(missed), "goals missed", "== 0", extra)


def figures(times: Times) -> dict[str, float]:
    """The figures that have goals, and those beside them."""
    first = [seconds for values in times.first.values() for seconds in values]
    deep = [seconds for values in times.deep.values() for seconds in values]
    found = {
        "first_ms": milliseconds(first),
        "first_p99_ms": slow(first),
        "deep_ms": milliseconds(deep),
        "deep_p99_ms": slow(deep),
        "review_s": round(max(times.reviews), 2),
        "review_frames": min(times.frames),
    }
    if times.thinking:
        found |= {
            "idle_key_ms": milliseconds(times.idle),
            "thinking_key_ms": milliseconds(times.thinking),
            "keys_ratio": round(median(times.thinking) / median(times.idle), 3),
            "keys_p99_ratio": round(slow(times.thinking) / slow(times.idle), 3),
        }
    return found


def milliseconds(seconds: list[float]) -> float:
    """The median."""
    return round(1000 * median(seconds), 2)


def slow(seconds: list[float]) -> float:
    """The 99th percentile, in milliseconds."""
    return round(1000 * quantiles(seconds, n=100, method="inclusive")[98], 2)


def played(
    name: str,
    folder: Path,
    rng: random.Random,
    times: Times,
    *,
    untidy: bool,
    env: dict[str, str] | None = None,
) -> None:
    """One game on the screen, with a hint at every card and the review after the last."""
    setup = PatienceSetup(players=(Player(name="Anna"),), deal=deal_code(rng), table=cast(TableName, name))
    save = f"game{rng.randrange(1 << 30)}"
    with Session.new("patience", setup, folder, save):
        pass
    position = start(rules_of(setup))
    deep = b"ahead" if env else b"games"
    program = ("kortspel", "--lang", "en", "--saves", str(folder), "--resume", save)
    with Terminal(*program, env=env) as terminal:
        terminal.wait_for(b"Next card")
        # As long as one looks at an empty grid, at least.
        time.sleep(1.0)
        terminal.settle(0.3)
        for number, card in enumerate(shuffled(setup.deal, 0, DECK)[:25]):
            position = position.turned(index_of(card))
            if 0 < number < 24:
                # Without NumPy the coach has soon thought out.
                with_keys = number % KEYS_EVERY == 2 and not env
                if with_keys:
                    times.idle += keys(terminal, rng)
                hinted(terminal, times, name, deep)
                if with_keys:
                    times.thinking += keys(terminal, rng)
            cell = chosen(position, rng, untidy=untidy)
            position = position.after(cell)
            terminal.press(f"{'abcde'[cell % 5]}{cell // 5 + 1}".encode())
            terminal.settle(rng.uniform(0.1, 0.3))
        reviewed(terminal, times)


def deal_code(rng: random.Random) -> str:
    """Any deal code."""
    return parse_code("".join(rng.choice("23456789ABCDEFGH") for _ in range(8)))


def chosen(position: Position, rng: random.Random, *, untidy: bool) -> int:
    """Where the card goes."""
    if untidy and rng.random() < 0.5:
        return rng.choice(position.allowed)
    return table.best_cell(table.judged(position))


def hinted(terminal: Terminal, times: Times, name: str, deep: bytes) -> None:
    """Ask for a hint."""
    after, began = len(terminal.output), time.perf_counter()
    terminal.press(b"t")
    terminal.wait_for(b"Best ", FRAME_END, after=after)
    times.first[name].append(time.perf_counter() - began)
    terminal.wait_for(deep, FRAME_END, after=after)
    times.deep[name].append(time.perf_counter() - began)


def keys(terminal: Terminal, rng: random.Random) -> list[float]:
    """How long keys take to their frames."""
    found = []
    for _ in range(KEYS):
        terminal.settle(rng.uniform(*PAUSE))
        found.append(terminal.key_to_frame(rng.choice(ARROWS)))
    return found


def reviewed(terminal: Terminal, times: Times) -> None:
    """Ask for the review of the finished game."""
    words = _TEXT("patience.result.review")
    terminal.settle(0.3)
    after, began = len(terminal.output), time.perf_counter()
    terminal.press(words[words.index("&") + 1].lower().encode())
    terminal.wait_for(b"hindsight", FRAME_END, after=after, seconds=60)
    times.reviews.append(time.perf_counter() - began)
    told = re.findall(rb"(\d+) ?%", terminal.output[after:])
    times.frames.append(len(set(told)))
