"""Widgets that show given lines and never ask for a new layout."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual.strip import Strip

from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.palette import Ink
from kortspel.widgets.wrapping import wrapped

Part = tuple[str, Ink]
Line = Part | list[Part]
"""One run of words in an ink, or several."""


class Lines(Drawn):
    """Lines in inks, cut at the edge."""

    def __init__(
        self, *, id: str | None = None, classes: str | None = None, fill: Ink = palette.TEXT
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.lines: tuple[Line, ...] = ()
        self._fill = fill

    def show(self, lines: Sequence[Line]) -> None:
        """Replace the lines."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Line ``y``, or an empty one."""
        if y >= len(self.lines):
            return Strip.blank(self.size.width, self.look.palette[self._fill])
        inks = self.look.palette
        line = self.lines[y]
        parts = line if isinstance(line, list) else [line]
        segments = [Segment(words, inks[ink]) for words, ink in parts]
        return Strip(segments).adjust_cell_length(self.size.width, inks[self._fill])


class Heading(Lines):
    """One line with something to the left and something to the right."""

    def set(self, left: Sequence[str], right: str) -> None:
        """Show as many of the words to the left, the first first, as fit beside those to the right."""
        self._left, self._right = tuple(left), right
        self._arrange()

    _left: tuple[str, ...] = ()
    _right: str = ""

    def _arrange(self) -> None:
        room = self.size.width - cell_len(self._right) - 3
        shown = self._left[:1]
        for words in self._left[1:]:
            if cell_len(" · ".join((*shown, words))) > room:
                break
            shown = (*shown, words)
        left = set_cell_size(" · ".join(shown), max(0, room))
        self.show([[(f" {left} ", palette.RAISED), (f"{self._right} ", palette.RAISED_STRONG)]])

    def on_resize(self) -> None:
        """Arrange anew in the new width."""
        self._arrange()


class Tell(Lines):
    """A sentence at the place of the action, over as many lines as the widget has."""

    def say(self, sentence: str, ink: Ink = palette.WARNING) -> None:
        """Show the sentence; an empty one clears the place."""
        self._said = (sentence, ink)
        self._wrap()

    _said: tuple[str, Ink] = ("", palette.TEXT)

    def _wrap(self) -> None:
        sentence, ink = self._said
        self.show([(f" {words}", ink) for words in wrapped(sentence, max(10, self.size.width - 2))])

    def on_resize(self) -> None:
        """Wrap anew in the new width."""
        self._wrap()
