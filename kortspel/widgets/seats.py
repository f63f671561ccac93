"""The seats round the table, up to four beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual.geometry import Size
from textual.strip import Strip

from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.lines import Part

ABREAST: Final = 4
LINES: Final = 3
LEAST_OF_NAME: Final = 5
"""Columns, the point among them, below which a shortened name says nothing."""


@dataclass(frozen=True)
class SeatPicture:
    """One seat: a name with its marks, a figure, the last word."""

    name: str
    marks: tuple[str, ...] = ()
    """What the seat is besides, the weightiest first; what has no room beside the name is left out."""
    figure: str = ""
    manner: str = ""
    """How the player plays; it stands beside the figure where there is room for all of it."""
    word: str = ""
    turn: bool = False
    out: bool = False


def _name_and_marks(seat: SeatPicture, room: int) -> tuple[str, str]:
    """The name, and as many marks as leave room for it. A long name is shortened, but not to nothing."""
    marks = seat.marks
    tried = [marks[:most] for most in range(len(marks), 0, -1)]
    # The weightiest, such as who deals, is shown by its first letter rather than not at all.
    tried += [(f"{mark[:1]}.",) for mark in marks[:1]]
    for each in tried:
        mark = f" ({', '.join(each)})"
        if room - cell_len(mark) >= min(cell_len(seat.name), LEAST_OF_NAME):
            return _shortened(seat.name, room - cell_len(mark)), mark
    return _shortened(seat.name, room), ""


def _shortened(name: str, room: int) -> str:
    return name if cell_len(name) <= room else set_cell_size(name, room - 1) + "."


class SeatsView(Drawn):
    """Draws the seats clockwise, row by row."""

    def __init__(self) -> None:
        super().__init__(id="seats")
        self.seats: tuple[SeatPicture, ...] = ()
        self.ascii = False

    def show(self, seats: tuple[SeatPicture, ...], *, ascii: bool = False) -> None:
        """Draw these seats."""
        if seats == self.seats:
            return
        taller = len(seats) != len(self.seats)
        self.seats, self.ascii = seats, ascii
        self.refresh(layout=taller)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Three lines for every four seats."""
        return max(1, -(-len(self.seats) // ABREAST)) * LINES

    def render_line(self, y: int) -> Strip:
        """A line of up to four seats."""
        row, line = divmod(y, LINES)
        seats = self.seats[row * ABREAST : (row + 1) * ABREAST]
        width = self.size.width // ABREAST
        inks = self.look.palette
        parts = [part for seat in seats for part in self._part(seat, line, width)]
        segments = [Segment(words, inks[ink]) for words, ink in parts]
        return Strip(segments).adjust_cell_length(self.size.width, inks[palette.TEXT])

    def _part(self, seat: SeatPicture, line: int, width: int) -> list[Part]:
        style = palette.ACCENT if seat.turn else palette.FAINT if seat.out else palette.TEXT
        if line == 0:
            arrow = (" <" if self.ascii else " ◄") if seat.turn else ""
            name, mark = _name_and_marks(seat, width - 2 - cell_len(arrow))
            words = [(f" {name}", style), (mark, palette.FAINT), (arrow, style)]
        else:
            words = [
                (f" {seat.figure if line == 1 else seat.word}", palette.FAINT if seat.out else palette.TEXT)
            ]
            if line == 1 and seat.manner and cell_len(f" {seat.figure} {seat.manner}") <= width:
                words.append((f" {seat.manner}", palette.FAINT))
        used = sum(cell_len(text) for text, _ in words)
        if used > width:
            text, part_style = words[0]
            return [(set_cell_size(text, width - 1) + " ", part_style)]
        return [
            *words,
            (" " * (width - used), palette.TEXT),
        ]
