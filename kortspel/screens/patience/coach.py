"""The coach's advice in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from kortspel.coach.advice import Advice, Suggestion
from kortspel.coach.known import play
from kortspel.coach.reasons import Reason
from kortspel.games.patience.grid import cell_name
from kortspel.games.patience.view import PatienceView
from kortspel.text import Inflected, Text
from kortspel.widgets import palette
from kortspel.widgets.lines import Line

_CELLS: Final = ("cell", "first", "second")
_COLUMNS, _LINES = 58, 3
"""The room for a hint in the smallest terminal."""
MEDALS: Final = ((95, "gold"), (75, "silver"), (50, "bronze"))
"""The medal of a game that ends better than so many in a hundred of the coach's own."""


def medal(percentile: float) -> str:
    """The graded medal of a percentile, empty where there is none."""
    return next((name for least, name in MEDALS if percentile >= least), "")


def medal_of(view: PatienceView, seat: int) -> str:
    """The medal that a finished grid earns; empty for none, for practice and hints, and with rules of its own."""
    grid, options = view.grids[seat], view.options
    own_rules = options.diagonals or options.rearranging or options.joker != "none"
    if grid is None or own_rules or view.practice or seat in view.helped:
        return ""
    return medal(play(options.table).percentile(grid.score))


def reason_text(text: Text, reason: Reason) -> str:
    """Why, as a beginner follows it: "håller färgen i kolumn c, sex spader kvar"."""
    return text(reason.message, **_in_words(text, reason.values))


def reasons_text(text: Text, reasons: Sequence[Reason]) -> str:
    """All of them, each a sentence."""
    return " ".join(f"{_sentence(reason_text(text, reason))}." for reason in reasons)


def _in_words(text: Text, values: Mapping[str, int | str]) -> dict[str, object]:
    words: dict[str, object] = {"n": values["points"], **values} if "points" in values else dict(values)
    for name, value in values.items():
        if name in _CELLS and isinstance(value, int):
            words[name] = cell_name(value)
        elif name in ("line", "other"):
            words[name] = Inflected("patience.line", value)
        elif name == "suit":
            words[name] = Inflected("cards.suit", value)
            words["suit_one"] = Inflected("cards.suit_one", value)
        elif name == "rank":
            words[name] = Inflected("cards.many", value)
        elif name == "hand":
            words[name] = Inflected("cards.category", value)
        elif name == "left" and isinstance(value, int):
            words["n"] = value
            words[name] = text.word(value)
    return words


def points_text(text: Text, points: float) -> str:
    """Points with one decimal, in the language's way, the minus sign a real one."""
    return text.decimal(points)


def advice_text(text: Text, advice: Advice, target: int | None) -> str:
    """The best cell, what it promises and why, and what the second lacks: as much of that as there is room for."""
    best = advice.best
    against = () if advice.against is None else (advice.against,)
    before: list[str] = []
    behind: list[str] = []
    if advice.source == "swaps":
        behind.append(text("coach.so_far", points=round(best.points), n=round(best.points)))
    elif best.cell is not None:
        promise = _promise(text, best)
        before.append(text("coach.best", cell=cell_name(best.cell), points=promise, n=_count(best)))
        if best.reach is not None and target is not None:
            before.append(text("coach.reach", target=target, percent=text.percent(_percent(best.reach))))
    source = "table" if advice.source == "swaps" and not advice.rollouts else advice.source
    behind.append(f"({text(f'coach.source.{source}', n=advice.rollouts)})")
    for why in ((*advice.reasons, *against), (*advice.reasons[:1], *against)):
        words = " ".join((*before, reasons_text(text, why), *behind))
        if len(wrap(words, _COLUMNS)) <= _LINES:
            return words
    return " ".join((*before, reasons_text(text, advice.reasons), *behind))


def advice_lines(text: Text, advice: Advice, *, narrow: bool) -> list[Line]:
    """For the side panel: the best cells, one a line, or the swaps that lead to the best arrangement."""
    if advice.source == "swaps":
        names = [f"{cell_name(first)}-{cell_name(second)}" for first, second in advice.swaps]
        across = 1 if narrow else 3
        rows = [names[start : start + across] for start in range(0, len(names), across)]
        return [("  ".join(row), palette.TEXT) for row in rows]
    lines: list[Line] = []
    for number, each in enumerate(advice.suggestions, start=1):
        name = "–" if each.cell is None else cell_name(each.cell)
        if narrow:
            words = f"{name} {points_text(text, each.points) if each.error else f'{each.points:.0f}'}"
        else:
            reach = "" if each.reach is None else f"  {text.percent(f'{_percent(each.reach):>3}')}"
            words = f"{number} {name}  {_promise(text, each)}{reach}"
        lines.append((words, palette.ACCENT if number == 1 else palette.TEXT))
    if narrow and (error := max(each.error for each in advice.suggestions)):
        # There is no room for it behind each.
        lines.append((f" ± {_error(text, error)}", palette.FAINT))
    return lines


def _count(suggestion: Suggestion) -> int | str:
    """What the noun behind the promise goes by: a whole number where it is certain."""
    return "" if suggestion.error else round(suggestion.points)


def _promise(text: Text, suggestion: Suggestion) -> str:
    if not suggestion.error:
        return f"{suggestion.points:.0f}"
    return f"{points_text(text, suggestion.points)} ± {_error(text, suggestion.error)}"


def _error(text: Text, error: float) -> str:
    """An error that rounds to nothing is not certainty."""
    return points_text(text, max(0.1, error))


def _percent(part: float) -> str:
    percent = 100 * part
    return f"{percent:.0f}" if percent >= 1 or percent == 0 else "<1"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
