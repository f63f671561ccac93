"""A sheet of cells to draw on: words, cards and boxes at their places, later ones over earlier ones."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.palette import Ink


def fitted(words: str, width: int) -> str:
    """The words in so many columns at most; a full stop stands for what is cut."""
    if cell_len(words) <= width:
        return words
    return set_cell_size(words, max(0, width - 1)) + ("." if width > 0 else "")


class Canvas:
    """``width`` columns and ``height`` lines of one ink. What would fall outside is not drawn."""

    def __init__(self, width: int, height: int, ink: Ink = palette.TEXT) -> None:
        self.width, self.height = max(0, width), max(0, height)
        self._signs = [[" "] * self.width for _ in range(self.height)]
        self._inks = [[ink] * self.width for _ in range(self.height)]
        self.spots: dict[str, tuple[int, int]] = {}
        """Where things are that may move, by their names."""

    def copy(self) -> Canvas:
        """The same sheet, to draw something over it."""
        other = Canvas(0, 0)
        other.width, other.height, other.spots = self.width, self.height, self.spots
        other._signs = [list(line) for line in self._signs]
        other._inks = [list(line) for line in self._inks]
        return other

    def write(self, x: int, y: int, words: str, ink: Ink) -> int:
        """Write from a column on; gives the column behind the words."""
        if not 0 <= y < self.height:
            return x + cell_len(words)
        signs, inks = self._signs[y], self._inks[y]
        for sign in words:
            wide = cell_len(sign)
            if x >= 0 and x + wide <= self.width and wide:
                signs[x], inks[x] = sign, ink
                if wide == 2:
                    signs[x + 1], inks[x + 1] = "", ink
            x += wide
        return x

    def centred(self, y: int, words: str, ink: Ink, *, left: int = 0, width: int | None = None) -> None:
        """Write in the middle of so many columns, cut where they are too few."""
        room = self.width - left if width is None else width
        shown = fitted(words, room)
        self.write(left + (room - cell_len(shown)) // 2, y, shown, ink)

    def parts(self, x: int, y: int, parts: Sequence[Part]) -> int:
        """Write runs of words, each in its ink; gives the column behind them."""
        for words, ink in parts:
            x = self.write(x, y, words, ink)
        return x

    def block(self, x: int, y: int, lines: Sequence[str], ink: Ink) -> None:
        """Write lines below each other, such as a card."""
        for down, words in enumerate(lines):
            self.write(x, y + down, words, ink)

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink) -> None:
        """Clear a part of the sheet in this ink."""
        for down in range(height):
            self.write(x, y + down, " " * width, ink)

    def box(self, x: int, y: int, width: int, height: int, look: Look, ink: Ink) -> None:
        """A round frame, and nothing inside it."""
        left, right, under_left, under_right = faces.frame(look).card
        stroke, bar = faces.frame(look).horizontal, faces.frame(look).vertical
        self.write(x, y, left + stroke * (width - 2) + right, ink)
        for down in range(1, height - 1):
            self.write(x, y + down, bar, ink)
            self.write(x + width - 1, y + down, bar, ink)
        self.write(x, y + height - 1, under_left + stroke * (width - 2) + under_right, ink)

    def line(self, y: int) -> list[Part]:
        """A line as runs of one ink each."""
        signs, inks = self._signs[y], self._inks[y]
        runs: list[Part] = []
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or inks[x] != inks[start]:
                runs.append(("".join(signs[start:x]), inks[start]))
                start = x
        return runs
