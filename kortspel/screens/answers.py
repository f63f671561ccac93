"""What a person typed for a row of a set-up, as a value, or in words why it will not do."""

from __future__ import annotations

import unicodedata
from typing import Any

from kortspel.games.base import LONGEST_NAME, visible
from kortspel.screens.rows import Moment, Number, Scale, Seat, Words
from kortspel.screens.typed import moment, whole_number, whole_numbers
from kortspel.store.records.model import folded
from kortspel.text import Text

Typed = Seat | Number | Words | Moment | Scale
"""The rows whose values can be typed."""


class Wrong(Exception):  # noqa: N818 - it is an answer, not a failure
    """What was typed will not do; the words say why."""


def value_of(row: Typed, typed: str, draft: dict[str, Any], text: Text) -> Any:
    """The value of the row that was typed; ``Wrong`` where it is none."""
    match row:
        case Seat(seat):
            return _name(seat, typed, draft, text)
        case Words():
            return " ".join(typed.split())
        case Moment():
            if (at := moment(typed)) is None:
                raise Wrong(text("set_up.refusal.time"))
            return at
        case Scale(field=field):
            count = len(draft[field])
            if (numbers := whole_numbers(typed, count)) is None:
                raise Wrong(text("set_up.refusal.scale", n=count))
            return numbers
        case Number(none=none, low=low, high=high):
            if none and not typed.strip():
                return None
            number = whole_number(typed)
            if number is None or not low <= number <= high:
                raise Wrong(text("set_up.refusal.number", low=low, high=high))
            return number


def _name(seat: int, typed: str, draft: dict[str, Any], text: Text) -> str:
    name = unicodedata.normalize("NFC", " ".join(typed.split()))
    others = [player["name"] for place, player in enumerate(draft["players"]) if place != seat]
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or not visible(name):
        raise Wrong(text("set_up.refusal.name"))
    if folded(name) in map(folded, others):
        raise Wrong(text("set_up.refusal.name_twice", name=name))
    return name
