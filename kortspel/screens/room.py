"""The screens with a list: what they have in common, from the menu's side rooms to the set-ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical

from kortspel.screens.base import KortspelScreen, ResultT
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.drawn import Row
from kortspel.widgets.lines import Heading, Line, Lines, Tell

WIDE: Final = 64
"""Columns of the list at most: labels and values are read as pairs."""
BESIDE: Final = 26
"""Columns of what stands beside the list where there is room."""
ROOMY: Final = 78
"""Columns of the terminal from which there is."""
_GAP: Final = 3
_WORDS: Final = 3
"""Lines for words under the list."""


class ListRoom(KortspelScreen[ResultT]):
    """A heading; in the middle a list, what stands beside it, words under it; the key bar.

    A subclass gives the ``heading``, the ``items`` and what is ``beside`` them, and says something about the item
    under the cursor in ``explain``.
    """

    def heading(self) -> tuple[Sequence[str], str]:
        """The words to the left of the heading, and those to its right."""
        raise NotImplementedError

    def items(self) -> tuple[Item, ...]:
        """The lines of the list."""
        raise NotImplementedError

    def beside(self) -> Sequence[Line]:
        """What stands beside the list where there is room."""
        return ()

    def explain(self) -> None:
        """Say something about the item under the cursor."""

    def compose(self) -> ComposeResult:
        """Everything that a room has."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Vertical(id="room"):
            with Row(id="pair"):
                yield Choices(self.items(), numbered=False, id="rows")
                yield Lines(id="beside")
            yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Everything in its place."""
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        """As wide as it reads, in the middle."""
        if self.query("#beside"):
            self._arrange()

    def relabel(self) -> None:
        """Everything in the language of now."""
        self.redraw()
        super().relabel()

    @property
    def item(self) -> Item | None:
        """The item under the cursor; None before the list is there."""
        return next((choices.item for choices in self.query(Choices)), None)

    def redraw(self) -> None:
        """Write everything anew."""
        self.query_one(Heading).set(*self.heading())
        self.query_one(Choices).show(self.items())
        self._arrange()
        self._explain()

    @on(Choices.Moved)
    def _explain(self) -> None:
        self.refresh_keys()
        self.query_one("#beside", Lines).show(self.beside())
        self.explain()

    def tell(self, sentence: str) -> None:
        """Words under the list."""
        self.query_one(Tell).say(sentence)

    def _arrange(self) -> None:
        lines, (width, height) = self.beside(), self.size
        airy = int(height > 20)
        aside = BESIDE + _GAP if lines and width >= ROOMY else 0
        wide = min(WIDE, width - 2 - aside)
        rows, beside, tell = self.query_one(Choices), self.query_one("#beside"), self.query_one(Tell)
        beside.display = bool(aside)
        rows.styles.width = wide
        rows.styles.max_height = height - 2 - _WORDS - 2 * airy
        beside.styles.width, beside.styles.height = BESIDE, len(lines)
        tell.styles.width = wide + aside
        tell.styles.margin = (airy, 0, 0, 0)
        self.query_one("#room").styles.padding = (max(airy, (height - 26) // 3), 0)
