"""The table as one widget."""

from __future__ import annotations

from rich.segment import Segment
from textual.strip import Strip

from kortspel.widgets.canvas import Canvas
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.room import Room
from kortspel.widgets.table import TablePicture
from kortspel.widgets.table_drawing import draw_table


class TableView(Drawn):
    """Draws a ``TablePicture`` as large as it is."""

    def __init__(self) -> None:
        super().__init__(id="table-view")
        self.picture = TablePicture()
        self.room: Room = "usual"
        self._canvas: Canvas | None = None

    def show(self, picture: TablePicture, room: Room) -> None:
        """Draw this table."""
        self.picture, self.room = picture, room
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Line ``y``."""
        width, height = self.size
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (width, height):
            canvas = self._canvas = draw_table(self.picture, self.look, width, height, self.room)
        inks = self.look.palette
        return Strip([Segment(words, inks[ink]) for words, ink in canvas.line(y)], width)
