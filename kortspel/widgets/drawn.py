"""The base of widgets that draw their own lines."""

from __future__ import annotations

from typing import Any, Self, cast

from rich.segment import Segment
from textual.containers import Horizontal
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from kortspel.widgets.faces import Look


class Drawn(Widget):
    """Every line comes finished, in its colours, from ``render_line``.

    Textual asks every widget on the screen for all its lines at every frame, and styles, pads and filters each anew.
    Finished lines need none of that, and are kept until they are refreshed, which halves the time from a key to its
    frame. What the terminal cannot show is taken out here (the app's filters do it for other widgets).
    """

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._kept: dict[int, Strip] = {}
        self._kept_size = Size(0, 0)

    @property
    def look(self) -> Look:
        """How things are shown: the app's look of this moment."""
        return cast("Look", cast("Any", self.app).look)

    def line_of(self, y: int) -> Strip:
        """Line ``y`` as the terminal can show it."""
        strip, signs = self.render_line(y), self.look.signs
        if signs.all:
            return strip
        return Strip([Segment(signs.nearest(part.text), part.style) for part in strip])

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of the region."""
        if self.gutter.totals != (0, 0):
            return super().render_lines(crop)
        if self._kept_size != self.size:
            self._kept_size = self.size
            self._kept.clear()
        kept = self._kept
        for y in crop.line_range:
            if y not in kept:
                kept[y] = self.line_of(y)
        if crop.x == 0 and crop.width == self.size.width:
            return [kept[y] for y in crop.line_range]
        return [kept[y].crop(crop.x, crop.right) for y in crop.line_range]

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Draw again what is in the regions, or everything."""
        for region in regions:
            for y in region.line_range:
                self._kept.pop(y, None)
        if not regions:
            self._kept.clear()
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)


class Row(Horizontal):
    """Things beside each other, on a plain ground."""

    BLANK = True
