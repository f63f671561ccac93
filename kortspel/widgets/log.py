"""What has been said, the latest at the foot."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.segment import Segment
from textual.strip import Strip

from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn


class Log(Drawn):
    """Sentences, wrapped; the last ones that fit are shown, the newest plainly, the older faintly."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sentences: tuple[str, ...] = ()
        self._lines: list[tuple[str, bool]] = []

    def show(self, sentences: Sequence[str]) -> None:
        """Replace the sentences."""
        if tuple(sentences) != self.sentences:
            self.sentences = tuple(sentences)
            self._wrap()
            self.refresh()

    def on_resize(self) -> None:
        """Wrap anew in the new width."""
        self._wrap()
        self.refresh()

    def _wrap(self) -> None:
        width, height = max(10, self.size.width), max(1, self.size.height)
        newest = len(self.sentences) - 1
        self._lines = [
            (line, place == newest)
            for place, sentence in enumerate(
                self.sentences[-height:], start=newest + 1 - len(self.sentences[-height:])
            )
            for line in textwrap.wrap(sentence, width, subsequent_indent="  ")
        ][-height:]

    def render_line(self, y: int) -> Strip:
        """Line ``y``."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.look.palette[palette.TEXT])
        words, new = self._lines[y]
        inks = self.look.palette
        style = inks[palette.TEXT if new else palette.FAINT]
        return Strip([Segment(words, style)]).adjust_cell_length(self.size.width, inks[palette.TEXT])
