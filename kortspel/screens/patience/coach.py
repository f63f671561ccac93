"""The coach's advice in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kortspel.coach.advice import Advice, Suggestion
from kortspel.coach.reasons import Reason
from kortspel.games.patience.grid import cell_name
from kortspel.text import Text
from kortspel.text.words import number_text

_CELLS: Final = ("cell", "first", "second")
MEDALS: Final = ((95, "gold"), (75, "silver"), (50, "bronze"))
"""The medal of a game that ends better than so many in a hundred of the coach's own."""


def medal(percentile: float) -> str:
    """The graded medal of a percentile, empty where there is none."""
    return next((name for least, name in MEDALS if percentile >= least), "")


def reason_text(text: Text, reason: Reason) -> str:
    """Why, as a beginner follows it: "håller färgen i kolumn c, sex spader kvar"."""
    return text(reason.message, **_in_words(text, reason.values))


def _in_words(text: Text, values: Mapping[str, int | str]) -> dict[str, object]:
    words: dict[str, object] = dict(values)
    for name, value in values.items():
        if name in _CELLS and isinstance(value, int):
            words[name] = cell_name(value)
        elif name in ("line", "other"):
            words[name] = text(f"patience.line.{value}")
        elif name == "suit":
            words[name] = text(f"cards.suit.{value}")
        elif name == "rank":
            words[name] = text(f"cards.many.{value}")
        elif name == "hand":
            words[name] = text(f"cards.category.{value}")
        elif name == "left" and isinstance(value, int):
            words["n"] = value
            words[name] = number_text(text, value)
    return words


def points_text(text: Text, points: float) -> str:
    """Points with one decimal, in the language's way."""
    return f"{points:.1f}".replace(".", "." if text.language == "en" else ",")


def advice_text(text: Text, advice: Advice, target: int | None) -> str:
    """The best cell, what it promises and why, then the two next."""
    best = advice.best
    why = ". ".join(_sentence(reason_text(text, reason)) for reason in advice.reasons)
    if advice.swaps or best.cell is None:
        return f"{why}."
    words = [text("coach.best", cell=cell_name(best.cell), points=_promise(text, best)), f"{why}."]
    if best.reach is not None and target is not None:
        words.insert(1, text("coach.reach", target=target, percent=_percent(best.reach)))
    others = [
        f"{cell_name(other.cell)} {points_text(text, other.points)}"
        for other in advice.suggestions[1:]
        if other.cell is not None
    ]
    if others:
        words.append(text("coach.next", cells=", ".join(others)))
    source = text(f"coach.source.{advice.source}", n=advice.rollouts)
    return f"{' '.join(words)} ({source})"


def _promise(text: Text, suggestion: Suggestion) -> str:
    points = points_text(text, suggestion.points)
    return f"{points} ± {points_text(text, suggestion.error)}" if suggestion.error >= 0.05 else points


def _percent(part: float) -> str:
    percent = 100 * part
    return f"{percent:.0f}" if percent >= 1 or percent == 0 else "<1"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
