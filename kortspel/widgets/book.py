"""A page of a rule book: headings, paragraphs that may begin with the id of a clause, words in bold and in italics.

Textual's own widget for Markdown makes a widget of each paragraph, and takes ten times as long to open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from textual.message import Message

from kortspel.widgets import palette
from kortspel.widgets.lines import Line, Lines, Part
from kortspel.widgets.palette import Ink

_CLAUSE: Final = re.compile(r"\*\*([A-Z]+-\d+)\*\*")
_MARKED: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_NOTE: Final = re.compile(r"\[\^(\d+)\]:?")
"""Notes are named by their numbers alone."""


class Page(Lines):
    """The text of one book, as wide as the widget and as high as it takes."""

    class Laid(Message):
        """The page has the height that its lines take: one can turn to a place of it."""

    def __init__(self, source: str = "", sought: str = "", *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._source = source
        self._sought = sought
        self.places: dict[str, int] = {}
        """The line of each clause."""

    def open(self, source: str, sought: str = "") -> None:
        """Show another text, and mark a clause in it."""
        self._source, self._sought = source, sought
        self._set()

    def on_resize(self) -> None:
        """Set anew in the new width."""
        self._set()

    def clause_at(self, y: int) -> str:
        """The first clause that begins on the line or below it; empty where there is none."""
        return next((clause for clause, line in self.places.items() if line >= y), "")

    def _set(self) -> None:
        width = self.size.width
        if width < 2:
            return
        lines: list[Line] = []
        self.places = {}
        for paragraph in re.split(r"\n\s*\n", _NOTE.sub(r"[\1]", self._source)):
            if lines:
                lines.append(("", palette.TEXT))
            if clause := _CLAUSE.match(paragraph):
                self.places[clause[1]] = len(lines)
            sought = clause is not None and clause[1] == self._sought
            lines += _set_in(_parts(" ".join(paragraph.split()), sought=sought), width)
        self.show(lines)
        self.styles.height = len(lines)
        if self.size.height == len(lines):
            self.post_message(self.Laid())


def _parts(paragraph: str, *, sought: bool) -> list[Part]:
    """The paragraph in runs, each in its ink."""
    if paragraph.startswith("#"):
        return [(paragraph.lstrip("# "), palette.ACCENT)]
    parts: list[Part] = []
    end = 0
    for marked in _MARKED.finditer(paragraph):
        if marked.start() > end:
            parts.append((paragraph[end : marked.start()], palette.TEXT))
        ink: Ink = palette.CHOSEN if sought and not parts else palette.STRONG
        parts.append((marked[1] or marked[2], ink))
        end = marked.end()
    return [*parts, (paragraph[end:], palette.TEXT)]


def _set_in(parts: list[Part], width: int) -> Iterator[Line]:
    """The runs in lines of at most so many columns, broken between words."""
    line: list[Part] = []
    used = 0
    for words, ink in parts:
        for word in re.findall(r" +|[^ ]+", words):
            if word.isspace() and not used:
                continue
            if used and used + cell_len(word) > width:
                yield line
                line, used = [], 0
                if word.isspace():
                    continue
            if line and line[-1][1] == ink:
                line[-1] = (line[-1][0] + word, ink)
            else:
                line.append((word, ink))
            used += cell_len(word)
    yield line
