"""The list of finished games of earlier programs, ``.records.jsonl``: a line each. It is read, and stays as it is."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kortspel.store.records.keys import key_of, written
from kortspel.store.records.model import Record, Result, moment_of, object_of, score_of

NAME: Final = ".records.jsonl"
_MOST_BYTES: Final = 32 * 1024 * 1024
_MOST_IN_A_LINE: Final = 20_000


def stamp(path: Path) -> str:
    """What tells one content of the list from another; empty where there is none, or what is no file."""
    try:
        found = path.stat()
    except OSError:
        return ""
    if not stat.S_ISREG(found.st_mode):
        return ""
    return f"{found.st_size} {found.st_mtime_ns}"


def records_in(path: Path) -> Iterator[Record]:
    """The games in the list; a line that cannot be read is passed over."""
    try:
        with path.open("rb") as file:
            left = _MOST_BYTES
            while left > 0 and (line := file.readline(_MOST_IN_A_LINE)):
                left -= len(line)
                if record := _parsed(line):
                    yield record
    except OSError:
        return


def _parsed(line: bytes) -> Record | None:
    try:
        raw: Any = json.loads(line)
        results = tuple(
            Result(_text(name), score_of(score), None if won is None else bool(won))
            for name, score, won in raw["results"]
        )
        options = object_of(raw["key"])
        game = _text(raw["game"])
        return Record(
            id=_text(raw["id"]),
            game=game,
            key=key_of(game, options),
            deal=_text(raw["deal"]),
            finished=moment_of(raw["finished"]),
            results=results,
            options=written(options),
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _text(value: object) -> str:
    """A text that can be written again; ``ValueError`` for anything else."""
    if not isinstance(value, str):
        raise ValueError("no text")
    value.encode()
    return value
