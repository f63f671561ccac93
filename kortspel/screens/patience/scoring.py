"""The scoring table of the patience, as it stands beside its set-up and beside its grid."""

from __future__ import annotations

from rich.cells import cell_len

from kortspel.games.patience.score import points_table
from kortspel.games.patience.setup import Options, target_of
from kortspel.ranking import Category
from kortspel.text import Text
from kortspel.widgets import palette
from kortspel.widgets.lines import Line

WIDE = 22
"""Columns of the table."""


def scoring_lines(options: Options, text: Text) -> list[Line]:
    """What each hand is worth under these rules, the best first, and the line at which the game is won (PP-14)."""
    points = points_table(options)
    title = text("patience.table", table=text(f"patience.option.table.{options.table}"))
    lines: list[Line] = [(title[:1].upper() + title[1:], palette.ACCENT)]
    for category in reversed(Category):
        if points[category]:
            lines.append(_pair(text(f"cards.category.{category.value}"), str(points[category])))
    if (target := target_of(options)) is not None:
        lines += [("", palette.TEXT), (text("patience.target", n=target), palette.STRONG)]
    return lines


def _pair(words: str, points: str) -> Line:
    return [
        (words, palette.TEXT),
        (" " * max(1, WIDE - cell_len(words) - len(points)), palette.TEXT),
        (points, palette.STRONG),
    ]
