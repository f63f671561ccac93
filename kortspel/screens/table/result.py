"""The score sheet by itself, and the final result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.base import Outcome
from kortspel.screens.base import LEAST_SIZE
from kortspel.screens.dialogs import Dialog
from kortspel.screens.table.sheet import fitted, head, legend, rows
from kortspel.table.sheet import Row
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Line, Lines
from kortspel.widgets.scroll import Scroll

_NAME = 16
_EDGES = 4
_WIDEST = 120


class SheetScreen(Dialog[None]):
    """The whole score sheet, the newest rows in sight, the names over what scrolls."""

    def __init__(
        self, game: str, names: Sequence[str], sheet: Sequence[Row], forms: Mapping[str, str]
    ) -> None:
        """``forms``: by column of the rows, how its figures are written; see ``sheet.rows``."""
        super().__init__()
        self._game = game
        self._names = names
        self._sheet = sheet
        self._forms = forms

    def compose(self) -> ComposeResult:
        """The names, and the rows in a box that scrolls."""
        with Vertical(classes="dialog"):
            yield Static(self._title(), id="sheet-title", markup=False)
            # The names stay in sight while the rows scroll.
            yield Lines(id="names")
            with Scroll(id="sheet"):
                yield Lines(id="rows-of-deals")
        yield self.key_bar()

    def on_mount(self) -> None:
        """The newest rows first."""
        self._fill()
        self.call_after_refresh(self.query_one("#sheet", Scroll).scroll_end, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Wider columns where there is room."""
        self._fill()

    def _title(self) -> str:
        """What the sheet is, and what its signs stand for."""
        return "  ".join((self.text("trick_table.sheet"), *legend(self._game, self._sheet, self.look)))

    def _fill(self) -> None:
        # Below the floor nothing of it is seen, and it lives through it.
        width = max(LEAST_SIZE[0], min(self.size.width, _WIDEST)) - 2 * _EDGES
        over = self.query_one("#names", Lines)
        over.styles.width, over.styles.height = width, 1
        over.show([head(self._names, self.look, width)])
        lines = [
            line for row in rows(self._names, self._sheet, self._forms, self.look, width) for line in row
        ]
        sheet = self.query_one("#rows-of-deals", Lines)
        sheet.styles.width, sheet.styles.height = width, len(lines)
        sheet.show(lines)

    def relabel(self) -> None:
        """The words in the other language."""
        self.query_one("#sheet-title", Static).update(self._title())
        self._fill()
        super().relabel()


class ResultScreen(Dialog[str]):
    """Who has won, and everybody's points. Gives the id of the chosen way on."""

    def __init__(self, names: Sequence[str], outcome: Outcome) -> None:
        super().__init__()
        self._names = names
        self._outcome = outcome

    def compose(self) -> ComposeResult:
        """The winners over the points over the ways on."""
        lines = self._places()
        with Vertical(classes="dialog"):
            yield Static(self._headline(), classes="question", markup=False)
            places = Lines(id="count")
            places.styles.height, places.styles.width = len(lines) + 1, _NAME + 12
            places.show(lines)
            yield places
            ways = ("again", "look", "menu")
            yield Choices(tuple(Item(way, self.text(f"trick_table.result.{way}")) for way in ways))
        yield self.key_bar()

    def _headline(self) -> str:
        winners = self._outcome.winners or ()
        key = "trick_table.result.winner" if len(winners) == 1 else "trick_table.result.shared"
        return self.text(key, names=self.text.listed([self._names[seat] for seat in winners]))

    def _places(self) -> list[Line]:
        scores, winners = self._outcome.scores, self._outcome.winners or ()
        lines: list[Line] = []
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            # How many have more; those with equal points share a place.
            place = 1 + sum(score > scores[seat] for score in scores)
            style = palette.ACCENT if seat in winners else palette.TEXT
            points = self.text.number(scores[seat])
            lines.append((f"{place} {fitted(self._names[seat], _NAME)} {points:>8}", style))
        return lines

    def relabel(self) -> None:
        """Everything in the other language."""
        self.refresh(recompose=True)

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id)
