"""The kinds of rows that a set-up is made of, and how each stands in the list."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kortspel.games.base import Rules
from kortspel.text import Text
from kortspel.text.options import option_value
from kortspel.widgets.choices import Item


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
Option = Cycle | Number | Words | Moment | Scale
"""The rows of one field of the set-up each."""
Stepping = Cycle | Number | Seats | Seat | Moment
"""The rows whose values the arrows change."""


def preset(id: str, rules: Rules, *, without: Collection[str] = ()) -> Preset:
    """The preset that chooses these rules: all of them, also those that are as by default, but for ``without``."""
    return Preset(id, tuple(rules.model_dump(mode="json", exclude={*without}).items()))


def item_of(row: Row, id: str, game: str, draft: dict[str, Any], text: Text, *, gap: bool) -> Item:
    """How the row stands in the list, with its value in the draft; ``gap`` where it opens the list."""
    match row:
        case Seats():
            return Item(id, text("set_up.seats"), value=str(len(draft["players"])), gap=True)
        case Seat(seat):
            player = draft["players"][seat]
            return Item(id, f"  {player['name']}", value=_who(player, text), literal=True)
        case Preset(id=preset):
            chosen = all(draft[name] == value for name, value in row.fields)
            return Item(id, text(f"{game}.preset.{preset}") + (" *" if chosen else ""), gap=gap)
        case Page(id=page):
            return Item(id, text(f"{game}.page.{page}"), "›", gap=True)
        case _:
            label, words = (
                text(f"{game}.option.{row.field}"),
                option_value(text, game, row.field, draft[row.field]),
            )
            if isinstance(row, Words | Scale):
                return Item(id, label, words, gap=gap)
            return Item(id, label, value=words, gap=gap)


def _who(player: dict[str, Any], text: Text) -> str:
    level, character = player["level"], player["character"]
    who = text(f"set_up.level.{level}")
    if character and level != "human":
        who += f", {text(f'set_up.character.{character}')}"
    return who
