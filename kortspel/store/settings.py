"""What the program remembers about its player: language, looks, pace, the last set-up of each game."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, get_args

from kortspel.store import atomic
from kortspel.store.faults import SaveFault

Pace = Literal["instant", "natural", "slow"]

_VALID: Final[dict[str, Callable[[Any], bool]]] = {
    # Which languages there are is known to the texts alone.
    "language": lambda value: value is None or isinstance(value, str),
    "four_colours": lambda value: isinstance(value, bool),
    "pace": lambda value: value in get_args(Pace),
    "theme": lambda value: isinstance(value, str),
    "motion": lambda value: isinstance(value, bool),
    "bell": lambda value: isinstance(value, bool),
    "ask_empty": lambda value: isinstance(value, bool),
    "ask_hint": lambda value: isinstance(value, bool),
    "choices": lambda value: isinstance(value, dict),
}

_MOST_BYTES: Final = 1_000_000


class Settings:
    """The settings in a file. A change is written at once, or else holds until the program ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.language: str | None = None
        """None follows the locale."""
        self.four_colours = False
        self.pace: Pace = "natural"
        """How long computer players seem to think."""
        self.theme = ""
        """The name of a theme; empty for the program's own."""
        self.motion = True
        """Do cards and chips move to where they go?"""
        self.bell = False
        """Does the terminal's bell tell that it is one's turn?"""
        self.ask_empty = True
        """Ask before an exchange of no card?"""
        self.ask_hint = True
        """Ask before the first hint of a game, which takes it out of the statistics?"""
        self.choices: dict[str, Any] = {}
        """By game, the choices of its last set-up."""
        self.notice: SaveFault | None = None
        """What was wrong with the file, which has been set aside."""

    @classmethod
    def load(cls, path: Path) -> Settings:
        """The settings in the file, defaults for what is missing or senseless. A broken file is set aside."""
        settings = cls(path)
        try:
            settings._take(_read(path))
        except (ValueError, RecursionError):
            settings.notice = _set_aside(path)
        return settings

    def change(self, **values: Any) -> None:
        """Set these settings and write them; ``ValueError`` for one that there is not, or a wrong value."""
        for name, value in values.items():
            if name not in _VALID or not _VALID[name](value):
                raise ValueError(f"no such setting: {name}={value!r}")
        self._take(values)
        with suppress(OSError, ValueError, RecursionError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Another program, or a later version, may have written what this one does not know.
            merged = {**_read(self.path), **values}
            atomic.write(self.path, json.dumps(merged, ensure_ascii=False, indent=1).encode() + b"\n")

    def choices_of(self, game: str) -> dict[str, Any]:
        """The choices of the last set-up of the game, as they were remembered; empty where there are none."""
        choices = self.choices.get(game)
        return dict(choices) if isinstance(choices, dict) else {}

    def remember(self, game: str, choices: dict[str, Any]) -> None:
        """Keep the choices of a set-up, plain JSON values, for the next one."""
        self.change(choices={**self.choices, game: choices})

    def _take(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            if name in _VALID and _VALID[name](value):
                setattr(self, name, value)


def remembered_language(path: Path) -> str | None:
    """The language in the settings file, for who only wants to know that; the file is left as it is."""
    settings = Settings(path)
    with suppress(ValueError, RecursionError):
        settings._take(_read(path))
    return settings.language


def _read(path: Path) -> dict[str, Any]:
    """The values in the file, none where there is no file; ``ValueError`` where it is not a JSON object."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            return {}
        if found.st_size > _MOST_BYTES:
            raise ValueError("no settings take so much")
        values = json.loads(path.read_bytes())
    except OSError:
        return {}
    if not isinstance(values, dict):
        raise ValueError("settings are a JSON object")
    return values


def _set_aside(path: Path) -> SaveFault:
    aside = path.with_name(path.name + ".broken")
    try:
        path.replace(aside)
    except OSError:
        aside = path
    return SaveFault("store.fault.settings", name=aside.name)
