"""The base of widgets that draw their own lines."""

from __future__ import annotations

from textual.containers import Horizontal
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class Drawn(Widget):
    """Every line comes finished, in its colours, from ``render_line``.

    Textual's own way styles, pads and filters each line anew at every frame. Finished lines need none of that, which
    halves the time from a key to its frame; where the terminal shows no colour the long way is taken.
    """

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of the region."""
        if self.app.no_color or self.gutter.totals != (0, 0):
            return super().render_lines(crop)
        return [self.render_line(y).crop(crop.x, crop.right) for y in crop.line_range]


class Row(Horizontal):
    """Things beside each other, on a plain ground."""

    BLANK = True
