"""Where the seats of a table are, and how each is drawn: names, backs, chips, what was said."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from kortspel.widgets import chips, faces, palette
from kortspel.widgets.canvas import Canvas, fitted
from kortspel.widgets.faces import Look, Size
from kortspel.widgets.table import TableSeat

LEAST_OF_NAME: Final = 5
"""Columns, the full stop among them, below which a shortened name says nothing."""
LINES: Final = 3
"""Lines of a seat where there is little room."""
LARGE_LINES: Final = 6
"""Lines of a seat with its cards drawn."""


class Sides(NamedTuple):
    """How many of the others sit to the left, at the top and to the right, clockwise from one's own left."""

    left: int
    top: int
    right: int


def sides_of(others: int) -> Sides:
    """The sides of a table for so many others than the one at the bottom."""
    side = 0 if others < 3 else 1 if others < 6 else 2
    return Sides(side, others - 2 * side, side)


def name_and_marks(seat: TableSeat, room: int) -> tuple[str, str]:
    """The name, and as many marks as leave room for it. A long name is shortened, but not to nothing."""
    marks = seat.marks
    tried = [marks[:most] for most in range(len(marks), 0, -1)]
    # The weightiest, such as who deals, is shown by its first letter rather than not at all.
    tried += [(f"{mark[:1]}.",) for mark in marks[:1]]
    for each in tried:
        mark = f" ({', '.join(each)})"
        if room - cell_len(mark) >= min(cell_len(seat.name), LEAST_OF_NAME):
            return fitted(seat.name, room - cell_len(mark)), mark
    return fitted(seat.name, room), ""


def draw_name(canvas: Canvas, x: int, y: int, seat: TableSeat, width: int, *, centred: bool = False) -> None:
    """The name with its marks, and an arrow at whoever is to move."""
    arrow = " ◄" if seat.turn else ""
    name, mark = name_and_marks(seat, width - cell_len(arrow))
    if centred:
        x += (width - cell_len(name + mark + arrow)) // 2
    ink = palette.ACCENT if seat.turn else palette.FAINT if seat.out else palette.STRONG
    canvas.parts(x, y, [(name, ink), (mark, palette.FAINT), (arrow, ink)])


def draw_small_seat(canvas: Canvas, x: int, y: int, seat: TableSeat, width: int) -> None:
    """A seat in three lines: its name, its cards and figures, what it said."""
    draw_name(canvas, x, y, seat, width)
    ink = palette.FAINT if seat.out else palette.TEXT
    canvas.write(x, y + 2, fitted(seat.word, width), ink)
    at = x
    if seat.backs and width >= seat.backs + 1 + cell_len(seat.figure):
        at = canvas.write(at, y + 1, "▚▞▚▞▚▞▚▞"[: seat.backs], palette.CARD_BACK) + 1
    elif seat.out and width >= 6 + cell_len(seat.figure):
        at = canvas.write(at, y + 1, "─────", palette.FAINT) + 1
    at = canvas.write(at, y + 1, fitted(seat.figure, x + width - at), ink)
    if seat.laid:
        laid = f"{''.join(sign for sign, _ in chips.small(seat.laid))} {seat.laid}"
        if at + 1 + cell_len(laid) <= x + width:
            at = canvas.write(at + 1, y + 1, laid, palette.ACCENT)
        else:
            # The chips say it where there is no room for the words too.
            room = width - cell_len(laid) - 1
            canvas.fill(x, y + 2, width, 1, palette.TEXT)
            canvas.write(x, y + 2, seat.word if cell_len(seat.word) <= room else "", ink)
            canvas.write(x + width - cell_len(laid), y + 2, laid, palette.ACCENT)
    if seat.manner and at + 1 + cell_len(seat.manner) <= x + width:
        canvas.write(at + 1, y + 1, seat.manner, palette.FAINT)


def draw_large_seat(canvas: Canvas, x: int, y: int, seat: TableSeat, width: int, look: Look) -> None:
    """A seat in six lines, its cards fanned out face down; folded ones are a thin line."""
    draw_name(canvas, x, y, seat, width, centred=True)
    if seat.backs:
        draw_backs(canvas, x + (width - seat.backs - 4) // 2, y + 1, seat.backs, look, faces.TINY)
    elif seat.out:
        canvas.centred(y + 2, "─" * 9, palette.LINE, left=x, width=width)
    figure = f"{seat.figure} · {seat.manner}" if seat.manner else seat.figure
    canvas.centred(y + 4, figure, palette.FAINT if seat.out else palette.TEXT, left=x, width=width)
    canvas.centred(y + 5, seat.word, palette.FAINT if seat.out else palette.ACCENT, left=x, width=width)


def draw_backs(canvas: Canvas, x: int, y: int, count: int, look: Look, size: Size) -> None:
    """So many cards face down, one column apart."""
    back = faces.back(look, size)
    for place in range(count):
        canvas.block(x + place, y, back, palette.CARD_BACK)
