"""What the command line asks of the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kortspel.text import Language


@dataclass(frozen=True)
class Options:
    """How to start: where the files lie, how to show things, and what to open first."""

    folder: Path
    """Where the saves lie; it exists and can be written to."""
    settings_path: Path
    language: Language | None = None
    """The language asked for with ``--lang``; None leaves it to the settings and the locale."""
    resume: Path | None = None
    """The save to go on with at once."""
    deal: str | None = None
    """The deal code for a patience to start with."""
    first: str = ""
    """What to open at once: ``daily``, or the id of a game to begin with the last choices."""
    ascii: bool = False
    """Letters for suits, and no lines or glyphs beyond ASCII."""
    encoding: str = "utf-8"
    """What the terminal can show; signs that it lacks are replaced."""
