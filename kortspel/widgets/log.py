"""What has been said, the latest at the foot, with a title; scrolled by the wheel and by Page Up and Page Down."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual.strip import Strip

from kortspel.widgets import palette
from kortspel.widgets.canvas import fitted
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.wrapping import wrapped


class Log(Drawn):
    """Sentences, wrapped; the newest plainly, the older faintly. A new sentence goes to the foot again."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.title = ""
        self.sentences: tuple[str, ...] = ()
        self._lines: list[tuple[str, bool]] = []
        self._back = 0
        """How many lines the foot is away."""

    def show(self, sentences: Sequence[str], title: str = "") -> None:
        """Replace the sentences."""
        if (tuple(sentences), title) != (self.sentences, self.title):
            self.sentences, self.title = tuple(sentences), title
            self._back = 0
            self._wrap()
            self.refresh()

    def on_resize(self) -> None:
        """Wrap anew in the new width."""
        self._wrap()
        self.refresh()

    @property
    def _shown(self) -> int:
        return max(1, self.size.height - bool(self.title))

    def scroll_lines(self, by: int) -> None:
        """Go back by so many lines, or forward by fewer than none."""
        back = max(0, min(self._back + by, len(self._lines) - self._shown))
        if back != self._back:
            self._back = back
            self.refresh()

    def scroll_pages(self, by: int) -> None:
        """Go back by so many pages, or forward."""
        self.scroll_lines(by * max(1, self._shown - 2))

    def on_mouse_scroll_up(self) -> None:
        """The wheel goes back."""
        self.scroll_lines(2)

    def on_mouse_scroll_down(self) -> None:
        """The wheel goes forward."""
        self.scroll_lines(-2)

    def _wrap(self) -> None:
        width = max(10, self.size.width - 1)
        newest = len(self.sentences) - 1
        self._lines = [
            (line, place == newest)
            for place, sentence in enumerate(self.sentences)
            for line in wrapped(sentence, width, "  ")
        ]
        self._back = max(0, min(self._back, len(self._lines) - self._shown))

    def render_line(self, y: int) -> Strip:
        """The title with how much there is above and below, then the sentences."""
        inks, width = self.look.palette, self.size.width
        if self.title:
            if y == 0:
                return Strip([Segment(self._head(width), inks[palette.LINE])]).adjust_cell_length(
                    width, inks[palette.TEXT]
                )
            y -= 1
        first = max(0, len(self._lines) - self._shown - self._back)
        if first + y >= len(self._lines):
            return Strip.blank(width, inks[palette.TEXT])
        words, new = self._lines[first + y]
        style = inks[palette.TEXT if new else palette.FAINT]
        return Strip([Segment(words, style)]).adjust_cell_length(width, inks[palette.TEXT])

    def _head(self, width: int) -> str:
        above = max(0, len(self._lines) - self._shown - self._back)
        signs = [f"▲{above}"] if above else []
        signs += [f"▼{self._back}"] if self._back else []
        more = f" {' '.join(signs)} " if signs else ""
        title = fitted(f"─ {self.title} ", width - len(more))
        return title + "─" * max(0, width - len(title) - len(more) - 1) + more
