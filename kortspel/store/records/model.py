"""One finished game as it is remembered, and what of a file is fit to be one."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any, Final, Literal, get_args

LeftOut = Literal["", "practice", "known", "help", "computer"]
"""Why a result does not count: undo was used, the deal was known (PP-4), a hint was taken, no person played."""
LEFT_OUT: Final[tuple[LeftOut, ...]] = get_args(LeftOut)

NAME: Final = ".records.sqlite3"
"""The file beside the saves."""

_SCORE: Final = re.compile(r"-?[0-9]{1,12}(/[1-9][0-9]{0,11})?")


@dataclass(frozen=True)
class Result:
    """What one seat reached."""

    name: str
    score: Fraction
    won: bool | None = None
    """None where the game knows neither win nor loss."""
    level: str = "human"
    character: str = ""
    left_out: LeftOut = ""
    facts: Mapping[str, int] = field(default_factory=dict)
    """What else is counted, by a name that the game gives it; ``most.…`` is a largest value, all others add up."""

    @property
    def counts(self) -> bool:
        """Is it among the results that figures are made of?"""
        return not self.left_out

    @property
    def human(self) -> bool:
        """Did a person play?"""
        return self.level == "human"


@dataclass(frozen=True)
class Record:
    """One finished game."""

    id: str
    """The id in the header of its save."""
    game: str
    key: str
    """The options that were played with: games with the same key can be compared (see ``keys``)."""
    deal: str
    finished: datetime
    results: tuple[Result, ...]
    """By seat; of a game from the time of the old list the people alone."""
    options: str = "{}"
    """All options that differ from the defaults, as JSON."""
    save: str = ""
    """The name of its save when it ended."""
    moves: int = 0
    begun: datetime | None = None


def folded(name: str) -> str:
    """What tells one player from another: however letters are composed, and whatever their case."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def score_of(text: object) -> Fraction:
    """The score written as ``66`` or ``5/2``; ``ValueError`` for anything else."""
    if not isinstance(text, str) or not _SCORE.fullmatch(text):
        raise ValueError("no score")
    return Fraction(text)


def moment_of(text: object) -> datetime:
    """The time in ISO form, in UTC; ``ValueError`` for anything else, and for one without a zone."""
    if not isinstance(text, str):
        raise ValueError("no time")
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("a time without a zone")
    try:
        return moment.astimezone(UTC)
    except OverflowError as error:
        raise ValueError("no time") from error


def facts_of(text: object) -> dict[str, int]:
    """The facts in the JSON text; those that are none are passed over."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: n for name, n in found.items() if type(n) is int and abs(n) < 2**53}


def object_of(text: object) -> dict[str, Any]:
    """The JSON object in the text; ``ValueError`` for anything else."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
    except RecursionError as error:
        raise ValueError("no JSON object") from error
    if not isinstance(found, dict):
        raise ValueError("no JSON object")
    return found
