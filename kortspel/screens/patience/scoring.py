"""The scoring table of the patience, as it stands beside its set-up and beside its grid."""

from __future__ import annotations

from rich.cells import cell_len

from kortspel.games.patience.score import points_table
from kortspel.games.patience.setup import Options
from kortspel.ranking import Category
from kortspel.text import Text
from kortspel.widgets import palette
from kortspel.widgets.lines import Line

WIDE = 22
"""Columns of the table."""


def scoring_lines(options: Options, text: Text) -> list[Line]:
    """What each hand is worth under these rules, the best first (PP-7 to PP-11)."""
    points = points_table(options)
    title = text("patience.table", table=text(f"patience.option.table.{options.table}"))
    lines: list[Line] = [(title[:1].upper() + title[1:], palette.ACCENT)]
    for category in reversed(Category):
        if points[category]:
            lines.append(_pair(text(f"cards.category.{category.value}"), str(points[category])))
    return lines


def _pair(words: str, points: str) -> Line:
    return [
        (words, palette.TEXT),
        (" " * max(1, WIDE - cell_len(words) - len(points)), palette.TEXT),
        (points, palette.STRONG),
    ]
