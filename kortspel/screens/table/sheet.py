"""The score sheet as lines: a column a player, a row a deal with what was won and the total (PO-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

from kortspel.table.sheet import Row
from kortspel.widgets import palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Line, Part
from kortspel.widgets.palette import Ink

LABEL: Final = 4
"""Columns for the number of the deal."""
COLUMN: Final = 18
"""Columns for a player, at most."""

Deal = tuple[tuple[str, ...], str]
"""One player's deal: the points won, a figure for each thing they were won for, and the total."""


def fitted(words: str, width: int) -> str:
    """The words cut or filled to so many columns; a full stop stands for what is cut."""
    return set_cell_size(words, width) if cell_len(words) <= width else set_cell_size(words, width - 1) + "."


def used(sheet: Sequence[Row]) -> tuple[int, ...]:
    """The columns of the rows in which anybody has won or lost anything."""
    found = (row.won(seat) for row in sheet for seat in range(len(row.totals)))
    return tuple(sorted({place for won in found for place, points in enumerate(won) if points}))


def legend(game: str, sheet: Sequence[Row], look: Look) -> list[str]:
    """What the signs of the figures stand for, of those that are on the sheet."""
    columns = sheet[-1].COLUMNS if sheet else ()
    found = [columns[place] for place in used(sheet)]
    return [look.text(f"{game}.sheet.{name}") for name in found if look.text.has(f"{game}.sheet.{name}")]


def head(names: Sequence[str], look: Look, width: int) -> Line:
    """The names over their columns."""
    column = min(COLUMN, (width - LABEL) // len(names))
    return " " * LABEL + "".join(f" {fitted(name, column - 1)}" for name in names), palette.FAINT


def rows(
    names: Sequence[str], sheet: Sequence[Row], forms: Mapping[str, str], look: Look, width: int
) -> list[list[Line]]:
    """A row a deal; all of one height. ``forms``: by column, how its figures are written, such as ``{}*``.

    Points won and total stand beside each other. Where that is too wide the total stands below, and where there
    are many parts each of them has its own line, as one reckons on paper.
    """
    column = min(COLUMN, (width - LABEL) // len(names))
    deals = [[_deal(row, seat, forms, look) for seat in range(len(names))] for row in sheet]
    won = max((len(_joined(parts, look)) for deal in deals for parts, _ in deal), default=0)
    total = max((len(total) for deal in deals for _, total in deal), default=0)
    beside, apart = won + total + 3 <= column, won >= column
    high = max((len(parts) for deal in deals for parts, _ in deal), default=1) if apart else 1
    found: list[list[Line]] = []
    for number, deal in enumerate(deals, start=1):
        style = palette.ACCENT if number == len(deals) else palette.TEXT
        label: Part = (f"{number:>{LABEL - 1}} ", palette.FAINT)
        if beside:
            found.append([_beside(label, deal, column, style, look)])
        else:
            found.append(_below(label, deal, column, style, look, high=max(1, high), apart=apart))
    return found


def _deal(row: Row, seat: int, forms: Mapping[str, str], look: Look) -> Deal:
    number = look.text.number
    parts = zip(row.COLUMNS, row.won(seat), strict=True)
    shown = tuple(forms.get(name, "{}").format(number(points)) for name, points in parts if points)
    return shown, number(row.totals[seat])


def _joined(parts: Sequence[str], look: Look) -> str:
    """``2+5*``; a dash where there is nothing."""
    return "+".join(parts) or ("-" if look.ascii else "–")


def _beside(label: Part, deal: Sequence[Deal], column: int, style: Ink, look: Look) -> Line:
    line = [label]
    for parts, total in deal:
        won = _joined(parts, look)
        line += [(f" {won:<{column - 2 - len(total)}}", palette.FAINT), (f"{total} ", style)]
    return line


def _below(
    label: Part, deal: Sequence[Deal], column: int, style: Ink, look: Look, *, high: int, apart: bool
) -> list[Line]:
    lines: list[Line] = []
    for place in range(high):
        words = [
            (parts[place] if place < len(parts) else "" if place else _joined((), look))
            if apart
            else _joined(parts, look)
            for parts, _ in deal
        ]
        lines.append(
            [label if not place else (" " * LABEL, palette.FAINT), _cells(words, column, palette.FAINT)]
        )
    lines.append([(" " * LABEL, palette.FAINT), _cells([total for _, total in deal], column, style)])
    return lines


def _cells(words: Sequence[str], column: int, style: Ink) -> Part:
    return "".join(f" {each:<{column - 1}}" for each in words), style
