"""The coach's reasons in words: ``håller färgen i kolumn c, sex spader kvar``."""

from __future__ import annotations

from collections.abc import Mapping

from kortspel.text import Text

_COLUMNS = "abcde"


def reason_text(text: Text, message: str, values: Mapping[str, int | str]) -> str:
    """The reason in a sentence without a capital or a stop. The values are those of ``coach.reasons``."""
    words: dict[str, object] = dict(values)
    left = values.get("left")
    if isinstance(left, int):
        words["left"] = text(f"coach.left.{left}")
        words["n"] = left
    for name in ("cell", "first", "second"):
        cell = values.get(name)
        if isinstance(cell, int):
            words[name] = f"{_COLUMNS[cell % 5]}{cell // 5 + 1}"
    if "line" in values:
        words["line"] = text(f"patience.line.{values['line']}")
    if "suit" in values:
        words["suit"] = text(f"cards.suit.{values['suit']}")
    if "rank" in values:
        words["rank"] = text(f"cards.many.{values['rank']}")
    if "hand" in values:
        words["hand"] = text(f"cards.category.{values['hand']}")
    return text(message, **words)


def source_text(text: Text, source: str, rollouts: int) -> str:
    """What the advice rests on."""
    return text(f"coach.source.{source}", n=rollouts)
