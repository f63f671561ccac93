"""From the key to the statistics' first frame with 100,000 games, as a ratio to that with 10; the menu's start too."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from statistics import median

from kortspel.store.records import Record, Records, Result
from kortspel.store.records.file import _add_all
from tests.bench import Result as Measured
from tests.bench._terminal import FRAME_END, Terminal

FEW, MANY = 10, 100_000
MENU, SHOWN = b"tistik", b"snitt"


def games(count: int) -> Iterator[Record]:
    """So many finished patiences, by two tables."""
    rng = random.Random(13)
    for n in range(count):
        score = max(5, min(160, round(rng.gauss(55, 17))))
        facts = {"hands": 10, "hand.1": 3, "hand.2": 2, "hand.0": 5}
        result = Result("Anna", Fraction(score), score >= 70, facts=facts)
        key = '{"table":"american"}' if n % 3 == 0 else "{}"
        ended = datetime(2020, 1, 1, tzinfo=UTC) + timedelta(minutes=n)
        yield Record(f"{n:032x}", "patience", key, "K7Q2-M9PD", ended, (result,), key)


def fill(folder: Path, count: int) -> None:
    """Records of so many games."""
    folder.mkdir()
    with Records(folder) as records:
        records.ending("x", "x")
        records.mend()
        _add_all(records._opened(), games(count))


def frames(folder: Path) -> tuple[float, float]:
    """Seconds to the menu, and from the key to the statistics."""
    with Terminal("kortspel", "--lang", "sv", env={"KORTSPEL_SAVES": str(folder)}) as terminal:
        menu = terminal.wait_for(MENU, FRAME_END) - terminal.started
        terminal.settle(0.6)
        after, pressed = len(terminal.output), time.perf_counter()
        terminal.press(b"t")
        return menu, terminal.wait_for(SHOWN, FRAME_END, after=after) - pressed


def run(arguments: list[str]) -> Measured:
    """``[RUNS [GAMES]]``, 7 runs with each number of games and 100,000 games unless said."""
    runs = int(arguments[0]) if arguments else 7
    many = int(arguments[1]) if len(arguments) > 1 else MANY
    times: dict[int, list[tuple[float, float]]] = {FEW: [], many: []}
    with tempfile.TemporaryDirectory() as folder:
        for count in times:
            fill(Path(folder) / str(count), count)
        for turn in range(runs + 1):
            for count, found in times.items():
                seconds = frames(Path(folder) / str(count))
                if turn:
                    found.append(seconds)
    middle = {count: [median(part) for part in zip(*found, strict=True)] for count, found in times.items()}
    extra = {f"ms with {count}": round(1000 * seconds[1], 1) for count, seconds in middle.items()}
    extra["menu"] = round(middle[many][0] / middle[FEW][0], 3)
    return Measured(
        round(middle[many][1] / middle[FEW][1], 3), "times that with 10", "<= 1.3", {**extra, "runs": runs}
    )
