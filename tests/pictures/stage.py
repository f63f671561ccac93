"""The stage of a scene: the program on a terminal of some size, with games played as far as a scene needs."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.bots.runner import module_of
from kortspel.games.base import Player, Setup
from kortspel.session import Session
from kortspel.text import Language
from kortspel.widgets.themes import OWN
from tests.screens.driving import running, until

ROOMS: Final = ((60, 20), (80, 24), (120, 40), (200, 60))
"""A terminal of each room."""
DEAL: Final = "K7Q2-M9PD"
NAMES: Final = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")


@dataclass
class Stage:
    """The program, the hands at its keys, and the folder of its saves."""

    app: KortspelApp
    pilot: Pilot[int]
    folder: Path

    async def press(self, *keys: str) -> None:
        """Press the keys, one after the other."""
        await self.pilot.press(*keys)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for what is to come."""
        await until(self.pilot, condition)

    async def screen(self, name: str) -> Any:
        """Wait for a screen of the class with this name on top, and give it."""
        await self.until(lambda: type(self.app.screen).__name__ == name)
        await self.pilot.pause()
        return self.app.screen

    async def play(self, session: Session) -> Any:
        """Open the game, and give its screen."""
        self.app.play(session)
        return await self.screen("GameScreen")

    def new(self, game: str, setup: Setup) -> Session:
        """A new game, in the folder of the saves."""
        return Session.new(game, setup, self.folder)


Scene = Callable[[Stage], Awaitable[None]]
SCENES: dict[str, Scene] = {}
"""By name, such as ``patience.hint``; filled by ``load_scenes``."""


def scene(play: Scene) -> Scene:
    """Mark a scene. Its name is that of its module and its own."""
    SCENES[f"{play.__module__.rpartition('.')[2]}.{play.__name__}"] = play
    return play


def load_scenes() -> dict[str, Scene]:
    """All scenes by name, those of one module after the other."""
    package = import_module("tests.pictures.scenes")
    for module in sorted(module.name for module in iter_modules(package.__path__)):
        import_module(f"{package.__name__}.{module}")
    return SCENES


def themes() -> tuple[str, ...]:
    """The names of the program's own themes."""
    return OWN


def players(*levels: str) -> tuple[Player, ...]:
    """So many players, of these levels."""
    return tuple(
        Player.model_validate({"name": name, "level": level})
        for name, level in zip(NAMES, levels, strict=False)
    )


def play_on(session: Session, wanted: Callable[[Any], bool], seed: int = 1, most: int = 4000) -> Session:
    """Let simple players play for all until an onlooker's view is as wanted."""
    rng, plain = random.Random(seed), import_module(module_of(session.game)).plain
    for _ in range(most):
        if wanted(session.view(None)):
            return session
        seat = session.to_move
        assert seat is not None, "the game ended before it came to pass"
        session.play(plain(session.view(seat), rng))
    raise AssertionError("it did not come to pass")


@asynccontextmanager
async def staged(
    folder: Path,
    language: Language = "sv",
    size: tuple[int, int] = (80, 24),
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> AsyncIterator[Stage]:
    """A stage with an empty folder of saves; ``settings`` as in the settings file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".settings.json").write_text(json.dumps({"pace": "instant", **(settings or {})}))
    async with running(folder, language, size, **options) as (app, pilot):
        yield Stage(app, pilot, folder)
