"""The kinds of rows that a set-up is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Cycle:
    """An option with a few values; the arrows go round them."""

    field: str
    values: tuple[Any, ...] = (False, True)


@dataclass(frozen=True)
class Number:
    """An option with a whole number from ``low`` to ``high``; ``none`` allows there to be none."""

    field: str
    low: int
    high: int
    step: int = 1
    none: bool = False
    start: int | None = None
    """Where the arrows begin when there is none yet."""


@dataclass(frozen=True)
class Seats:
    """How many play."""

    low: int
    high: int


@dataclass(frozen=True)
class Seat:
    """One player: Enter changes the name, the arrows who plays."""

    seat: int


@dataclass(frozen=True)
class Words:
    """An option with a few words to type."""

    field: str
    length: int


@dataclass(frozen=True)
class Moment:
    """An option with a time of day, kept in Unix seconds; one that has passed today is tomorrow's."""

    field: str


@dataclass(frozen=True)
class Scale:
    """An option with a number for each of several things; Enter asks for all of them on a line."""

    field: str


@dataclass(frozen=True)
class Preset:
    """Sets several options at once. ``id`` names its messages ``<game>.preset.<id>``."""

    id: str
    fields: tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Page:
    """Leads to more rows."""

    id: str


Row = Cycle | Number | Seats | Seat | Words | Moment | Scale | Preset | Page
