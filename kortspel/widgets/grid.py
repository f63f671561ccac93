"""The five by five grid with its line values, drawn as lines in one widget.

One widget of strips keeps a key's way to the screen short: moving the cursor redraws two cells.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip

from kortspel.cards import Card, suit_of
from kortspel.widgets import faces, palette
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.palette import Ink

SIDE: Final = 5
LETTERS: Final = "abcde"
LABEL: Final = 3
"""Columns to the left of the grid: the row's number between spaces."""


class Note(NamedTuple):
    """What stands at the end of a line: its words, and whether it counts already."""

    words: str
    counts: bool
    brief: str = ""
    """What stands there instead where the words have no room."""


class Measure(NamedTuple):
    """The inside of a cell, in columns and lines."""

    width: int
    height: int


_STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

SMALL: Final = Measure(5, 1)
MEDIUM: Final = Measure(6, 2)
LARGE: Final = Measure(11, 5)
HUGE: Final = Measure(13, 9)
_SIZES: Final = (
    ((134, 58), HUGE),
    ((134, 48), Measure(13, 7)),
    ((116, 38), LARGE),
    ((104, 33), Measure(9, 4)),
    ((78, 23), MEDIUM),
)
"""The cells by the terminal that they need, with the notes and the side panel beside them; else the small ones."""


def notes_for(measure: Measure) -> int:
    """Columns to the right of the grid, for the notes of the rows."""
    return 16 if measure == SMALL else 18 if measure == MEDIUM else 22


def measure_for(width: int, height: int) -> Measure:
    """The largest cells with which the screen's grid, notes and side panel fit a terminal of this size."""
    return next((cells for (wide, high), cells in _SIZES if width >= wide and height >= high), SMALL)


@dataclass(frozen=True)
class Picture:
    """What the grid shows. Cells are numbered 0 to 24 row by row from the upper left."""

    cells: tuple[Card | None, ...] = (None,) * 25
    free: frozenset[int] = frozenset()
    """Where the next card may go; other empty cells are dotted."""
    ghost: Card | None = None
    """The card to be laid, shown faintly under the cursor."""
    last: int | None = None
    picked: int | None = None
    """The first of two cells that are to change places."""
    lit: frozenset[int] = frozenset()
    """The cells of a line that has just been completed."""
    hints: dict[int, int] = field(default_factory=dict)
    """The places of advice, 1 the best, by cell."""
    rows: tuple[Note, ...] = (Note("", False),) * 5
    columns: tuple[Note, ...] = (Note("", False),) * 5
    falling: Note | None = None
    """The diagonal from the upper left, and the one from the lower left, where they count."""
    rising: Note | None = None
    hidden: bool = False
    """Show the backs of all cards: a grid that those at the terminal may not see."""


class Grid(Drawn, can_focus=True):
    """The grid. The cursor moves by ``move``; a click posts ``Clicked``."""

    cursor: reactive[int] = reactive(12, repaint=False)
    pointed: reactive[int | None] = reactive(None, repaint=False)
    """The cell under the pointer of the mouse, which shows where a click would lay the card."""

    @dataclass
    class Clicked(Message):
        """A cell was clicked."""

        cell: int

    def __init__(self) -> None:
        super().__init__(id="grid")
        self.picture = Picture()
        self.measure = MEDIUM
        self.active = True
        self._cells_drawn: dict[tuple[int, int, bool], Segment] = {}

    def show(self, picture: Picture, *, active: bool = True) -> None:
        """Draw this picture; without ``active`` there is no cursor."""
        self.picture, self.active = picture, active
        self._cells_drawn.clear()
        self.refresh()

    def use(self, measure: Measure) -> None:
        """Draw the cells this large."""
        if measure != self.measure:
            self.measure = measure
            self._cells_drawn.clear()
            self.refresh(layout=True)

    def move(self, direction: str) -> None:
        """Move the cursor up, down, left or right, round the edges."""
        row, column = divmod(self.cursor, SIDE)
        step = _STEPS[direction]
        self.cursor = (row + step[0]) % SIDE * SIDE + (column + step[1]) % SIDE

    def watch_cursor(self, old: int, new: int) -> None:
        """Redraw the two cells, and nothing else."""
        self.refresh(self._region_of(old), self._region_of(new))

    def watch_pointed(self, old: int | None, new: int | None) -> None:
        """Redraw the two cells."""
        places = [cell for cell in (old, new) if cell is not None]
        for key in [key for key in self._cells_drawn if key[0] in places]:
            del self._cells_drawn[key]
        self.refresh(*(self._region_of(cell) for cell in places))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show where a click would lay the card."""
        self.pointed = self.cell_at(event.x, event.y) if self.active else None

    def on_leave(self) -> None:
        """The pointer is elsewhere."""
        self.pointed = None

    def _region_of(self, cell: int) -> Region:
        row, column = divmod(cell, SIDE)
        wide, high = self.measure
        return Region(LABEL + column * (wide + 1), 1 + row * (high + 1), wide + 2, high + 2)

    def cell_at(self, x: int, y: int) -> int | None:
        """The cell drawn at these coordinates of the widget, or None."""
        wide, high = self.measure
        column, row = (x - LABEL) // (wide + 1), (y - 1) // (high + 1)
        inside = 0 <= row < SIDE and 0 <= column < SIDE and x >= LABEL and y >= 1
        return row * SIDE + column if inside else None

    def on_key(self, event: events.Key) -> None:
        """Arrows move the cursor here and now; the way through the screen's bindings takes a third longer."""
        if self.active and event.key in _STEPS:
            self.move(event.key)
            event.stop()
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        if (cell := self.cell_at(event.x, event.y)) is not None:
            self.post_message(self.Clicked(cell))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Labels, grid and the notes of the rows."""
        return LABEL + SIDE * (self.measure.width + 1) + 1 + notes_for(self.measure)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Letters, grid and the notes of the columns."""
        return 1 + SIDE * (self.measure.height + 1) + 1 + 1

    # -- drawing

    def _run(self, words: str, ink: Ink) -> Segment:
        return Segment(words, self.look.palette[ink])

    def render_line(self, y: int) -> Strip:
        """Line ``y``. A strip that knows its width costs half of one that is padded afterwards."""
        segments, width = self._segments(y), self.size.width
        room = width - sum(cell_len(segment.text) for segment in segments)
        if room < 0:
            return Strip(segments, width - room).adjust_cell_length(width)
        return Strip([*segments, self._run(" " * room, palette.TEXT)], width)

    def _segments(self, y: int) -> list[Segment]:
        high = self.measure.height
        if y == 0:
            return self._letters()
        row, inside = divmod(y - 1, high + 1)
        if row < SIDE and inside:
            return self._cells(row, inside - 1)
        if row <= SIDE and not inside:
            return self._border(row)
        return self._column_notes() if row == SIDE else []

    def _letters(self) -> list[Segment]:
        wide = self.measure.width
        letters = "".join(f" {letter:^{wide}}" for letter in LETTERS)
        return [self._run(" " * LABEL + letters, palette.FAINT), *self._corner_note(self.picture.rising)]

    def _corner_note(self, note: Note | None) -> list[Segment]:
        if note is None:
            return []
        return [
            self._run("  ", palette.TEXT),
            self._run(note.words, palette.ACCENT if note.counts else palette.FAINT),
        ]

    def _border(self, row: int) -> list[Segment]:
        strokes = faces.frame(self.look)
        left, cross, right = strokes.top if row == 0 else strokes.bottom if row == SIDE else strokes.middle
        line = strokes.horizontal * self.measure.width
        pieces = [left, *[line, cross] * (SIDE - 1), line, right]
        at_row, at_column = divmod(self.cursor, SIDE)
        first = 2 * at_column if self.active and at_row in (row, row - 1) else len(pieces)
        return [
            self._run(" " * LABEL + "".join(pieces[:first]), palette.LINE),
            self._run("".join(pieces[first : first + 3]), palette.ACCENT),
            self._run("".join(pieces[first + 3 :]), palette.LINE),
        ]

    def _cells(self, row: int, inside: int) -> list[Segment]:
        bar = faces.frame(self.look).vertical
        middle = (self.measure.height - 1) // 2
        label = f" {row + 1} " if inside == middle else " " * LABEL
        at_row, at_column = divmod(self.cursor, SIDE)
        lit = self.active and at_row == row
        segments = [self._run(label, palette.FAINT)]
        for column in range(SIDE):
            beside = lit and at_column in (column, column - 1)
            segments.append(self._run(bar, palette.ACCENT if beside else palette.LINE))
            segments.append(self._cell(row * SIDE + column, inside))
        segments.append(self._run(bar, palette.ACCENT if lit and at_column == SIDE - 1 else palette.LINE))
        note = self.picture.rows[row]
        if inside == middle and note.words:
            segments += [
                self._run("  ", palette.TEXT),
                self._run(note.words, palette.ACCENT if note.counts else palette.FAINT),
            ]
        return segments

    def _cell(self, cell: int, inside: int) -> Segment:
        """One line of a cell; kept until the picture changes."""
        here = self.active and cell == self.cursor
        key = (cell, inside, here)
        if key not in self._cells_drawn:
            card = self.picture.cells[cell]
            self._cells_drawn[key] = (
                self._empty(cell, inside, here=here)
                if card is None
                else self._card(card, cell, inside, here=here)
            )
        return self._cells_drawn[key]

    def _card(self, card: Card, cell: int, inside: int, *, here: bool) -> Segment:
        picture, high = self.picture, self.measure.height
        if picture.hidden:
            return self._back(inside)
        lit = cell == picture.picked or cell in picture.lit
        style = palette.card(suit_of(card), " lit" if lit else "")
        words = self._face(card)[inside]
        if inside == (high - 1) // 2 and cell == picture.picked:
            words = f"{{{words[1:-1]}}}"
        elif inside == (high - 1) // 2 and here:
            words = f"[{words[1:-1]}]"
        elif cell == picture.last and inside == high - 1:
            words = f"{words[:-1]}◂"
        return self._run(words, style)

    def _face(self, card: Card) -> tuple[str, ...]:
        """The lines of a card that fills a cell."""
        wide, high = self.measure
        if high == 1:
            return (f"{faces.small(self.look, card):^{wide}}",)
        # The pips of a printed card are seven lines; a cell may have more.
        rim = max(0, (high - 7) // 2)
        art = faces.inside(self.look, card, faces.Size(wide - 2, high - 2 * rim))
        edge = (" " * wide,) * rim
        return (*edge, *(f" {line} " for line in art), *edge)

    def _back(self, inside: int) -> Segment:
        weave = "▚▞" * self.measure.width
        return self._run(weave[inside % 2 : inside % 2 + self.measure.width], palette.CARD_BACK)

    def _empty(self, cell: int, inside: int, *, here: bool) -> Segment:
        picture, (wide, high) = self.picture, self.measure
        if picture.hidden:
            return self._back(inside)
        words, style = " " * wide, palette.TEXT
        if inside == (high - 1) // 2:
            if here:
                ghost = (
                    ""
                    if picture.ghost is None or cell not in picture.free
                    else faces.small(self.look, picture.ghost)
                )
                pad = wide - 2 - cell_len(ghost)
                words = "[" + " " * (pad // 2) + ghost + " " * (pad - pad // 2) + "]"
                return self._run(words, palette.ACCENT)
            if cell == self.pointed and picture.ghost is not None and cell in picture.free:
                return self._run(f"{faces.small(self.look, picture.ghost):^{wide}}", palette.FAINT)
            if cell in picture.hints:
                return self._run(f"{picture.hints[cell]:^{wide}}", palette.ACCENT)
            if cell not in picture.free and picture.free:
                words, style = f"{'·':^{wide}}", palette.LINE
        return self._run(words, style)

    def _column_notes(self) -> list[Segment]:
        wide = self.measure.width
        segments = [self._run(" " * LABEL, palette.TEXT)]
        for note in self.picture.columns:
            style = palette.ACCENT if note.counts else palette.FAINT
            words = note.brief if note.brief and cell_len(note.words) > wide else note.words
            segments.append(self._run(f" {words[:wide]:^{wide}}", style))
        return [*segments, self._run(" ", palette.TEXT), *self._corner_note(self.picture.falling)]
