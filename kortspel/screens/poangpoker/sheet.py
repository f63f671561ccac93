"""The comparison of the hands after a deal, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style

from kortspel.cards import Card
from kortspel.games.poangpoker.state import Row
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import rank_hand
from kortspel.screens.poangpoker.words import points_text
from kortspel.text.words import by_rank, hand_text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Line, Part

ROOMY: Final = 72
"""Columns from which the cards of the comparison stand apart."""
LABEL: Final = 4
"""Columns for the number of the deal."""


def scored_lines(view: PoangpokerView, look: Look, width: int, height: int) -> list[Line]:
    """All hands by name with what each scored, and under them as much of the sheet as there is room for."""
    lines = comparison(view, look, width)
    room = height - len(lines) - 1
    sheet = sheet_lines(view, look, width)
    if room < len(sheet):
        rows = len(row_lines(view, look, width, len(view.sheet) - 1))
        kept = (room - 1) // rows * rows if room > rows else 0
        sheet = [sheet[0], *sheet[-kept:]] if kept else []
    return [*lines, ("", palette.TEXT), *sheet] if sheet else lines


def comparison(view: PoangpokerView, look: Look, width: int) -> list[Line]:
    """A line for each hand that counted, and one for the hand as dealt where those are compared (PO-9).

    To the right what the hand scored, and after it the points of the last trick.
    """
    row, roomy = view.sheet[-1], width >= ROOMY
    name = min(max(len(player.name) for player in view.players), 16 if roomy else 8)
    lines: list[Line] = []
    if roomy:
        heads = (look.text("poangpoker_table.column.hand"), look.text("poangpoker_table.column.trick"))
        lines.append((_columns("", heads, width), palette.FAINT))
    for seat, player in enumerate(view.players):
        hand = _named(fitted(player.name, name), view.shown[seat], look, roomy=roomy)
        trick = f"+{row.trick[seat]}" if row.trick[seat] else ""
        style = palette.ACCENT if row.hand[seat] or trick else palette.TEXT
        lines.append((_columns(hand, (_sum((row.hand[seat],), look), trick), width), style))
        if view.shown_dealt:
            label = fitted(look.text("poangpoker_table.dealt"), name)
            hand = _named(label, view.shown_dealt[seat], look, roomy=roomy)
            lines.append((_columns(hand, (_sum((row.dealt[seat],), look), ""), width), palette.FAINT))
    return lines


def _named(label: str, cards: Sequence[Card], look: Look, *, roomy: bool) -> str:
    shown = (" " if roomy else "").join(faces.small(look, card) for card in by_rank(cards))
    return f"{label} {shown:<{19 if roomy else 13}} {hand_text(look.text, rank_hand(cards))}"


def _columns(left: str, right: Sequence[str], width: int) -> str:
    wide = 7 if width >= ROOMY else 4
    return fitted(left, width - wide * len(right)) + "".join(f"{words:>{wide}}" for words in right)


def _sum(parts: Sequence[Fraction], look: Look) -> str:
    """``2½ + 5``; a dash where there is nothing."""
    shown = [points_text(part, ascii=look.ascii) for part in parts if part]
    return "+".join(shown) or _dash(look)


def _dash(look: Look) -> str:
    return "-" if look.ascii else "–"


def fitted(words: str, width: int) -> str:
    """The words cut or filled to so many columns; a full stop stands for what is cut."""
    return set_cell_size(words, width) if cell_len(words) <= width else set_cell_size(words, width - 1) + "."


def sheet_lines(view: PoangpokerView, look: Look, width: int) -> list[Line]:
    """The score sheet: names, then a row for each deal with what was won there and the total (PO-19)."""
    column = _column(view, width)
    names = "".join(f" {fitted(player.name, column - 1)}" for player in view.players)
    lines: list[Line] = [(" " * LABEL + names, palette.FAINT)]
    for number in range(len(view.sheet)):
        lines += row_lines(view, look, width, number)
    return lines


def row_lines(view: PoangpokerView, look: Look, width: int, number: int) -> list[Line]:
    """One deal's row: points won and total beside each other, or the total below where that is too wide."""
    column = _column(view, width)
    row, newest = view.sheet[number], number == len(view.sheet) - 1
    won = [_won(row, seat, look) for seat in range(len(view.players))]
    totals = [points_text(total, ascii=look.ascii) for total in row.totals]
    label = f"{number + 1:>{LABEL - 1}} "
    total_style: Style = palette.ACCENT if newest else palette.TEXT
    if _one_line(view, look, column):
        line: list[Part] = [(label, palette.FAINT)]
        for points, total in zip(won, totals, strict=True):
            line += [(f" {points:<{column - 2 - len(total)}}", palette.FAINT), (f"{total} ", total_style)]
        return [line]
    above = "".join(f" {points:<{column - 1}}" for points in won)
    below = "".join(f" {total:<{column - 1}}" for total in totals)
    return [(label + above, palette.FAINT), [(" " * LABEL, palette.FAINT), (below, total_style)]]


def _won(row: Row, seat: int, look: Look) -> str:
    return _sum((row.hand[seat], row.dealt[seat], Fraction(row.trick[seat])), look)


def _one_line(view: PoangpokerView, look: Look, column: int) -> bool:
    def widest(row: Row) -> int:
        return max(
            len(_won(row, seat, look)) + len(points_text(total, ascii=look.ascii))
            for seat, total in enumerate(row.totals)
        )

    return max(map(widest, view.sheet), default=0) + 3 <= column


def _column(view: PoangpokerView, width: int) -> int:
    return min(18, (width - LABEL) // len(view.players))
