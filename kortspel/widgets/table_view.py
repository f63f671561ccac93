"""The table as one widget, and what moves on it."""

from __future__ import annotations

import time

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip
from textual.timer import Timer

from kortspel.widgets import motion
from kortspel.widgets.canvas import Canvas
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.room import TRICK_CARD, Room
from kortspel.widgets.table import TablePicture
from kortspel.widgets.table_drawing import draw_table


class TableView(Drawn):
    """Draws a ``TablePicture`` as large as it is.

    A motion is drawn over the finished picture, so that it can end at any moment: nothing waits for it.
    """

    slow = False
    """Frames came late: nothing moves any more while the program runs."""

    def __init__(self) -> None:
        super().__init__(id="table-view")
        self.picture = TablePicture()
        self.room: Room = "usual"
        self._canvas: Canvas | None = None
        self._sprites: tuple[motion.Sprite, ...] = ()
        self._over: Canvas | None = None
        """The picture with what moves over it."""
        self._began = self._last = self._part = 0.0
        self._timer: Timer | None = None

    def show(self, picture: TablePicture, room: Room, *, moving: bool = False) -> None:
        """Draw this table; where it is ``moving``, with what differs from the last one on its way."""
        if picture == self.picture and room == self.room and self._canvas is not None:
            return
        self.still()
        old, before = self.picture, self._canvas
        same_room = room == self.room
        self.picture, self.room = picture, room
        self._canvas = None
        if moving and same_room and before is not None and not TableView.slow and self.size.width:
            canvas = self._drawn()
            card = TRICK_CARD[room]
            self._move(motion.sprites(old, picture, before.spots, canvas.spots, self.look, card))
        self.refresh()

    def restyle(self) -> None:
        """Draw anew, in another language or look."""
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self.still()
        self._canvas = None
        self.refresh()

    # -- motion

    @property
    def moves(self) -> bool:
        """Is something on its way?"""
        return bool(self._sprites)

    def still(self) -> None:
        """Whatever is on its way is there."""
        if self._sprites:
            regions = self._regions(self._part)
            self._sprites, self._over = (), None
            if regions:
                self.refresh(*regions)
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _move(self, sprites: tuple[motion.Sprite, ...]) -> None:
        if sprites:
            self._sprites = sprites
            self._began = self._last = time.monotonic()
            self._part = 0.0
            self._draw_over(0.0)
            self._timer = self.set_interval(motion.STEP, self._frame)

    def _frame(self) -> None:
        now = time.monotonic()
        if now - self._last > motion.STEP + motion.LATE:
            TableView.slow = True
        self._last = now
        part = (now - self._began) / motion.SECONDS
        if part >= 1 or TableView.slow:
            self.still()
        else:
            before, self._part = self._part, part
            self._draw_over(part)
            if regions := [*self._regions(before), *self._regions(part)]:
                self.refresh(*regions)

    def _draw_over(self, part: float) -> None:
        over = self._drawn().copy()
        for sprite in self._sprites:
            sprite.draw(over, part)
        self._over = over

    def _regions(self, part: float) -> list[Region]:
        """What the things that move cover after this part of their way."""
        whole = Region(0, 0, *self.size)
        regions = (Region(*sprite.region(part)).intersection(whole) for sprite in self._sprites)
        return [region for region in regions if region.area]

    # -- drawing

    def _drawn(self) -> Canvas:
        width, height = self.size
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (width, height):
            canvas = self._canvas = draw_table(self.picture, self.look, width, height, self.room)
        return canvas

    def render_line(self, y: int) -> Strip:
        """Line ``y``."""
        canvas = self._drawn() if self._over is None else self._over
        if y >= canvas.height:
            return Strip([], 0)
        inks = self.look.palette
        return Strip([Segment(words, inks[ink]) for words, ink in canvas.line(y)], self.size.width)
