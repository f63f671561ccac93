"""The score sheet by itself, and the final result."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.screens.base import LEAST_SIZE
from kortspel.screens.dialogs import Dialog
from kortspel.screens.poangpoker.sheet import fitted, sheet_rows
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Line, Lines
from kortspel.widgets.scroll import Scroll

_NAME = 16
_EDGES = 4


class SheetScreen(Dialog[None]):
    """The whole score sheet, the newest rows in sight."""

    def __init__(self, view: PoangpokerView) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        """The rows in a box that scrolls."""
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

    def _fill(self) -> None:
        # Below the floor nothing of it is seen, and it lives through it.
        width = max(LEAST_SIZE[0], min(self.size.width, 120)) - 2 * _EDGES
        names, *rows = sheet_rows(self._view, self.look, width)
        lines = [line for row in rows for line in row]
        head, sheet = self.query_one("#names", Lines), self.query_one("#rows-of-deals", Lines)
        head.styles.width, head.styles.height = width, len(names)
        sheet.styles.width, sheet.styles.height = width, len(lines)
        head.show(names)
        sheet.show(lines)

    def _title(self) -> str:
        """What the sheet is, and what its signs stand for."""
        signs = [self.text("poangpoker_table.sheet.trick")]
        if self._view.options.dealt_hand:
            signs.append(self.text("poangpoker_table.sheet.dealt"))
        return f"{self.text('poangpoker_table.sheet')}  {'  '.join(signs)}"

    def relabel(self) -> None:
        """The words in the other language."""
        self.query_one("#sheet-title", Static).update(self._title())
        self._fill()
        super().relabel()


class ResultScreen(Dialog[str]):
    """Who has won, and everybody's points. Gives the id of the chosen way on."""

    def __init__(self, view: PoangpokerView) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        """The winners over the points over the ways on."""
        lines = self._places()
        with Vertical(classes="dialog"):
            yield Static(self._headline(), classes="question", markup=False)
            places = Lines(id="count")
            places.styles.height, places.styles.width = len(lines) + 1, _NAME + 12
            places.show(lines)
            yield places
            yield Choices(
                tuple(
                    Item(way, self.text(f"poangpoker_table.result.{way}"))
                    for way in ("again", "look", "menu")
                )
            )
        yield self.key_bar()

    def _headline(self) -> str:
        outcome, players = self._view.outcome, self._view.players
        assert outcome is not None, "the game is over"
        winners = outcome.winners or ()
        key = "poangpoker_table.result.winner" if len(winners) == 1 else "poangpoker_table.result.shared"
        return self.text(key, names=self.text.listed([players[seat].name for seat in winners]))

    def _places(self) -> list[Line]:
        outcome, players = self._view.outcome, self._view.players
        assert outcome is not None, "the game is over"
        winners = outcome.winners or ()
        ranked = sorted(range(len(players)), key=lambda seat: -outcome.scores[seat])
        lines: list[Line] = []
        for seat in ranked:
            # How many have more; those with equal points share a place.
            place = 1 + sum(score > outcome.scores[seat] for score in outcome.scores)
            points = self.text.number(outcome.scores[seat])
            style = palette.ACCENT if seat in winners else palette.TEXT
            lines.append((f"{place} {fitted(players[seat].name, _NAME)} {points:>8}", style))
        return lines

    def relabel(self) -> None:
        """Everything in the other language."""
        self.refresh(recompose=True)

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id)
