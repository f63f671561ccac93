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

ABREAST: Final = 4
LINES: Final = 3


@dataclass(frozen=True)
class SeatPicture:
    """One seat: a name with its marks, a figure, the last word."""

    name: str
    mark: str = ""
    figure: str = ""
    word: str = ""
    turn: bool = False
    out: bool = False


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
        segments = [segment for seat in seats for segment in self._part(seat, line, width)]
        return Strip(segments).adjust_cell_length(self.size.width, palette.TEXT)

    def _part(self, seat: SeatPicture, line: int, width: int) -> list[Segment]:
        style = palette.ACCENT if seat.turn else palette.FAINT if seat.out else palette.TEXT
        if line == 0:
            arrow = (" <" if self.ascii else " ◄") if seat.turn else ""
            room = width - 2 - cell_len(seat.mark) - cell_len(arrow)
            name = seat.name if cell_len(seat.name) <= room else set_cell_size(seat.name, room - 1) + "."
            words = [(f" {name}", style), (seat.mark, palette.FAINT), (arrow, style)]
        else:
            words = [
                (f" {seat.figure if line == 1 else seat.word}", palette.FAINT if seat.out else palette.TEXT)
            ]
        used = sum(cell_len(text) for text, _ in words)
        if used > width:
            text, part_style = words[0]
            return [Segment(set_cell_size(text, width - 1) + " ", part_style)]
        return [
            *(Segment(text, part_style) for text, part_style in words),
            Segment(" " * (width - used), palette.TEXT),
        ]
