"""Finished games, a line each in ``.records.jsonl`` beside the saves, so that they outlive the saves.

A line is only ever added. One that cannot be read, such as the torn last line of a machine that lost its
power, is passed over. Left out are games in which undo was used (PP-4), computer players, and whoever took a
hint.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kortspel.games.base import Setup


@dataclass(frozen=True)
class Result:
    """What one person reached."""

    name: str
    score: Fraction
    won: bool | None
    """None where the game knows neither win nor loss."""


@dataclass(frozen=True)
class Record:
    """One finished game."""

    id: str
    """The id in the header of its save."""
    game: str
    key: str
    """The options that were played with: games with the same key can be compared (see ``setup_key``)."""
    deal: str
    finished: datetime
    results: tuple[Result, ...]
    """The people, by seat."""


def setup_key(setup: Setup) -> str:
    """The options that differ from the defaults, as canonical JSON; players and deal left out."""
    options = setup.model_dump(mode="json", exclude={"players", "deal"}, exclude_defaults=True)
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


class Records:
    """The finished games of a saves folder, read when made."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / ".records.jsonl"
        try:
            lines = self._path.read_bytes().splitlines()
        except OSError:
            lines = []
        self.all: tuple[Record, ...] = tuple(_unique(record for line in lines if (record := _parsed(line))))
        """The oldest first."""

    def of(self, game: str, key: str | None = None) -> tuple[Record, ...]:
        """The records of a game, and of one set of options where a key is given."""
        return tuple(each for each in self.all if each.game == game and key in (None, each.key))

    def count(self, game: str, key: str | None = None) -> int:
        """How many results there are: one a person and game."""
        return len(self._scores(game, key))

    def best(self, game: str, key: str | None = None) -> Fraction | None:
        """The highest score; None before the first."""
        return max(self._scores(game, key), default=None)

    def average(self, game: str, key: str | None = None) -> Fraction | None:
        """The mean of the scores; None before the first."""
        scores = self._scores(game, key)
        return sum(scores, Fraction()) / len(scores) if scores else None

    def add(self, record: Record) -> bool:
        """Note a finished game, once: False where it is there already. ``OSError`` where the disk refuses."""
        if any(each.id == record.id for each in self.all):
            return False
        self._path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "r+b", buffering=0) as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            torn = size and file.read(1) != b"\n"
            file.write((b"\n" if torn else b"") + _line(record))
            os.fsync(descriptor)
        self.all = (*self.all, record)
        return True

    def _scores(self, game: str, key: str | None) -> list[Fraction]:
        return [result.score for record in self.of(game, key) for result in record.results]


def _unique(records: Iterable[Record]) -> Iterable[Record]:
    seen: dict[str, Record] = {}
    for record in records:
        seen.setdefault(record.id, record)
    return seen.values()


def _line(record: Record) -> bytes:
    fields = {
        "id": record.id,
        "game": record.game,
        "key": record.key,
        "deal": record.deal,
        "finished": record.finished.isoformat(),
        "results": [[each.name, str(each.score), each.won] for each in record.results],
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> Record | None:
    try:
        raw: Any = json.loads(line)
        results = tuple(
            Result(str(name), Fraction(score), None if won is None else bool(won))
            for name, score, won in raw["results"]
        )
        texts = (raw["id"], raw["game"], raw["key"], raw["deal"])
        if not all(isinstance(text, str) for text in texts):
            return None
        return Record(*texts, datetime.fromisoformat(raw["finished"]), results)
    except (ValueError, KeyError, TypeError, ZeroDivisionError, RecursionError):
        return None
