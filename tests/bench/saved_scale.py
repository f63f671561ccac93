"""From the key to the saved games' first frame with 5,000 saves, as a ratio to that with 10; the menu's start too."""

from __future__ import annotations

import json
import tempfile
import time
import uuid
from pathlib import Path
from statistics import median

from kortspel.games.base import Player
from kortspel.games.patience import GAME
from kortspel.games.patience.setup import PatienceSetup
from kortspel.session import Session
from tests.bench import Result
from tests.bench._terminal import FRAME_END, Terminal

FEW, MANY = 10, 5000
MENU, SHOWN = b"parade spel", b"giv K7Q2"


def fill(folder: Path, count: int) -> None:
    """So many games, one in three finished."""
    setup = PatienceSetup(players=(Player(name="Anna"),), deal="K7Q2-M9PD")
    contents = []
    for cells in (7, 12, 25):
        with Session.new("patience", setup, folder) as session:
            for cell in range(cells):
                session.play(GAME.move(kind="lay", cell=cell))
        contents.append(session.path.read_bytes())
        session.path.unlink()
    for n in range(count):
        content = contents[n % 3]
        id = json.loads(content.split(b"\n", 1)[0].rstrip(b",") + b"}")["id"]
        (folder / f"game {n}.json").write_bytes(content.replace(id.encode(), uuid.uuid4().hex.encode(), 1))


def frames(folder: Path) -> tuple[float, float]:
    """Seconds to the menu, and from the key to the list."""
    with Terminal("kortspel", "--lang", "sv", env={"KORTSPEL_SAVES": str(folder)}) as terminal:
        menu = terminal.wait_for(MENU, FRAME_END) - terminal.started
        terminal.settle(0.6)
        after, pressed = len(terminal.output), time.perf_counter()
        terminal.press(b"s")
        return menu, terminal.wait_for(SHOWN, FRAME_END, after=after) - pressed


def run(arguments: list[str]) -> Result:
    """``[RUNS [SAVES]]``, 7 runs with each number of saves and 5,000 saves unless said."""
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
    return Result(
        round(middle[many][1] / middle[FEW][1], 3), "times that with 10", "<= 1.3", {**extra, "runs": runs}
    )
