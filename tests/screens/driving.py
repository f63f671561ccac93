"""Driving the program in tests: an app on a folder of its own, and waiting for what is to come."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget

from kortspel.app import KortspelApp
from kortspel.options import Options
from kortspel.text import Language


def the_app(folder: Path, language: Language = "sv", **options: Any) -> KortspelApp:
    app = KortspelApp(Options(folder, folder / ".settings.json", language=language, **options))
    # Tests type faster than people do; what the guard is for has tests of its own.
    app.guard.quiet = 0.0
    app.settings.ask_empty = app.settings.motion = False
    return app


@asynccontextmanager
async def running(
    folder: Path, language: Language = "sv", size: tuple[int, int] = (80, 24), **options: Any
) -> AsyncIterator[tuple[KortspelApp, Pilot[int]]]:
    """The program on a screen of this size, with its saves in the folder."""
    app = the_app(folder, language, **options)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


async def until(pilot: Pilot[int], condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the app work until the condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to pass"
        await pilot.pause(0.01)


def picture(app: KortspelApp) -> list[str]:
    """What is on the screen now, line by line."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip)[:width] for strip in lines[:height]]


def page(app: KortspelApp) -> str:
    """What is on the screen now, as one text; a hard space looks like any other."""
    return "\n".join(picture(app)).replace("\N{NO-BREAK SPACE}", " ")


def shown(widget: Widget) -> str:
    """What a drawn widget shows."""
    return "\n".join(widget.render_line(y).text for y in range(widget.size.height))
