"""What the saves in a folder say of deals that were begun and of games that ended, for records that lack it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kortspel.store.document import FORMAT, parse, read_bytes
from kortspel.store.faults import SaveFault
from kortspel.store.listing import list_saves
from kortspel.store.migrate import upgraded

_HEAD: Final = 65_536
"""The first two lines are shorter than this many bytes."""


@dataclass(frozen=True)
class Begun:
    """A game that somebody began."""

    id: str
    game: str
    deal: str
    people: tuple[str, ...]
    save: str
    finished: bool


def begun_in(folder: Path) -> Iterator[Begun]:
    """The game of each save that is one."""
    for entry in list_saves(folder):
        if entry.fault is None:
            try:
                document = _first_lines(entry.path) or upgraded(parse(read_bytes(entry.path)))
                setup = document["setup"]
                yield Begun(
                    id=_text(document["id"]),
                    game=entry.game,
                    deal=_text(setup["deal"]),
                    people=tuple(
                        _text(each["name"]) for each in setup["players"] if each["level"] == "human"
                    ),
                    save=entry.path.stem,
                    finished=entry.finished,
                )
            except (SaveFault, ValueError, KeyError, TypeError):
                continue


def _first_lines(path: Path) -> dict[str, Any] | None:
    """The header and the setup of a save as this program writes it; None of one that is laid out otherwise."""
    try:
        with path.open("rb") as file:
            lines = [file.readline(_HEAD), file.readline(_HEAD)]
        document = json.loads(lines[0].rstrip(b"\n") + lines[1].rstrip(b",\n") + b"}")
    except (OSError, ValueError, RecursionError):
        return None
    whole = isinstance(document, dict) and document.get("format") == FORMAT and "setup" in document
    return document if whole else None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    value.encode()
    return value
