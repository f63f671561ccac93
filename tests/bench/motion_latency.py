"""How much later than without motion a key does what it does while cards move: less than a frame."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path
from statistics import median

from textual import events

from kortspel.app import KortspelApp
from kortspel.options import Options
from kortspel.screens.poangpoker.game import GameScreen
from kortspel.widgets import motion as moving_things
from kortspel.widgets.table_view import TableView
from tests.bench import Result, _tables

NAME = "trick"


async def once(folder: Path, *, motion: bool) -> tuple[float, bool]:
    """Play the last card of a trick, and go on while the cards move: the seconds that took, and did anything move?"""
    settings = {"motion": motion, "pace": "slow", "ask_empty": False}
    (folder / ".settings.json").write_text(json.dumps(settings))
    _tables.save_at_a_trick(folder, NAME)
    app = KortspelApp(
        Options(folder, folder / ".settings.json", language="sv", resume=folder / f"{NAME}.json")
    )
    app.guard.quiet = 0.0
    async with app.run_test(size=(120, 40)) as pilot:
        while not isinstance(app.screen, GameScreen):
            await pilot.pause(0.01)
        screen = app.screen
        await pilot.pause(0.1)
        await pilot.press("enter")
        while not screen.lies():
            await asyncio.sleep(0.001)
        # Some frames into the motion.
        await asyncio.sleep(0.06)
        moved = screen.table_view.moves
        start = time.perf_counter()
        app.post_message(events.Key("enter", None))
        while screen.lies():
            await asyncio.sleep(0)
        seconds = time.perf_counter() - start
    (folder / f"{NAME}.json").unlink()
    return seconds, moved


async def measured(times: int) -> Result:
    """So many games with and without motion, in turn."""
    found: dict[bool, list[float]] = {True: [], False: []}
    moving = 0
    # Long enough to be met in any case; on a busy machine frames come late, and nothing would move.
    moving_things.SECONDS, moving_things.LATE = 5.0, 60.0
    for _ in range(times):
        for motion in (True, False):
            TableView.slow = False
            with tempfile.TemporaryDirectory() as folder:
                seconds, moved = await once(Path(folder), motion=motion)
            found[motion].append(seconds)
            moving += moved
    middle = {motion: median(values) for motion, values in found.items()}
    extra: dict[str, object] = {
        "ms": round(1000 * middle[True], 2),
        "still_ms": round(1000 * middle[False], 2),
        "in_motion": f"{moving} of {times}",
    }
    return Result(round(1000 * (middle[True] - middle[False]), 2), "ms later", "<= 16.7", extra)


def run(arguments: list[str]) -> Result:
    """``[TIMES]``, 15 unless said."""
    return asyncio.run(measured(int(arguments[0]) if arguments else 15))
