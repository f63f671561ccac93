"""The comparison of the hands after a deal, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from rich.cells import cell_len, set_cell_size

from kortspel.games.poangpoker.state import Row
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.widgets import palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Line, Part
from kortspel.widgets.palette import Ink

LABEL: Final = 4
"""Columns for the number of the deal."""
COLUMN: Final = 18
"""Columns for a player, at most."""
PARTS: Final = 3
"""What points come from: the hand, the hand as dealt, the last trick."""

Deal = tuple[tuple[str, ...], str]
"""One player's deal: the points won, by what they were won for, and the total."""


def _dash(look: Look) -> str:
    return "-" if look.ascii else "–"


def fitted(words: str, width: int) -> str:
    """The words cut or filled to so many columns; a full stop stands for what is cut."""
    return set_cell_size(words, width) if cell_len(words) <= width else set_cell_size(words, width - 1) + "."


def sheet_lines(view: PoangpokerView, look: Look, width: int) -> list[Line]:
    """The score sheet: names, then a row for each deal with what was won there and the total (PO-19)."""
    return [line for row in sheet_rows(view, look, width) for line in row]


def sheet_rows(view: PoangpokerView, look: Look, width: int) -> list[list[Line]]:
    """The same by row, the names first; the rows of all deals are of one height.

    Points won and total stand beside each other. Where that is too wide the total stands below, and where there
    are many parts each of them has its own line, as one reckons on paper.
    """
    column = min(COLUMN, (width - LABEL) // len(view.players))
    names = "".join(f" {fitted(player.name, column - 1)}" for player in view.players)
    deals = [[_deal(row, seat, look) for seat in range(len(view.players))] for row in view.sheet]
    won = max((len("+".join(parts)) for deal in deals for parts, _ in deal), default=0)
    total = max((len(total) for deal in deals for _, total in deal), default=0)
    apart = won + total + 3 > column and won >= column
    rows: list[list[Line]] = [[(" " * LABEL + names, palette.FAINT)]]
    for number, deal in enumerate(deals, start=1):
        style = palette.ACCENT if number == len(deals) else palette.TEXT
        label: Part = (f"{number:>{LABEL - 1}} ", palette.FAINT)
        if won + total + 3 <= column:
            rows.append([_beside(label, deal, column, style, look)])
        else:
            rows.append(_below(label, deal, column, style, look, apart=apart))
    return rows


def _deal(row: Row, seat: int, look: Look) -> Deal:
    number, trick = look.text.number, Fraction(row.trick[seat])
    parts = (
        (row.hand[seat], number(row.hand[seat])),
        (row.dealt[seat], f"({number(row.dealt[seat])})"),
        (trick, f"{number(trick)}*"),
    )
    shown = tuple(words for points, words in parts if points)
    return shown, look.text.number(row.totals[seat])


def _beside(label: Part, deal: Sequence[Deal], column: int, style: Ink, look: Look) -> Line:
    line = [label]
    for parts, total in deal:
        won = "+".join(parts) or _dash(look)
        line += [(f" {won:<{column - 2 - len(total)}}", palette.FAINT), (f"{total} ", style)]
    return line


def _below(
    label: Part, deal: Sequence[Deal], column: int, style: Ink, look: Look, *, apart: bool
) -> list[Line]:
    cells = [parts if apart else ("+".join(parts),) for parts, _ in deal]
    lines: list[Line] = []
    for place in range(PARTS if apart else 1):
        words = [cell[place] if place < len(cell) else "" for cell in cells]
        shown = [each or ("" if place else _dash(look)) for each in words]
        lines.append(
            [label if not place else (" " * LABEL, palette.FAINT), _cells(shown, column, palette.FAINT)]
        )
    lines.append([(" " * LABEL, palette.FAINT), _cells([total for _, total in deal], column, style)])
    return lines


def _cells(words: Sequence[str], column: int, style: Ink) -> Part:
    return "".join(f" {each:<{column - 1}}" for each in words), style
