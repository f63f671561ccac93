"""A numbered list to choose from, drawn as lines: by arrows, by number, by its letter, by mouse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip

from kortspel.actions import Action
from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn

_STEPS: Final = (
    Action("step(-1)", ("up",), "action.up", hidden=True),
    Action("step(1)", ("down",), "action.down", hidden=True),
    Action("step(-8)", ("pageup",), "action.page_up", hidden=True),
    Action("step(8)", ("pagedown",), "action.page_down", hidden=True),
    Action("jump(0)", ("home",), "action.first", hidden=True),
    Action("jump(-1)", ("end",), "action.last", hidden=True),
)
_PICK: Final = Action("pick", ("enter", "space"), "action.choose")
_NUMBERS: Final = Action("", (), "action.numbers", hidden=True, sign="1–9")
_LETTERS: Final = Action("", (), "action.letters", hidden=True, sign="A–Z")


@dataclass(frozen=True)
class Item:
    """One line to choose. An ampersand in the label stands before its letter: ``&Gå med``.

    ``detail`` stands to the right in a fainter hand; ``value`` stands there between two arrows that step to the next
    and the last one. A ``gap`` leaves an empty line above. ``disabled`` says in words why the item cannot be chosen;
    it is then shown faintly and choosing it shows the reason. An ampersand in a ``literal`` label is itself.
    """

    id: str
    label: str
    detail: str = ""
    gap: bool = False
    disabled: str = ""
    literal: bool = False
    value: str = ""

    @property
    def parts(self) -> tuple[str, str, str]:
        """The label before its letter, the letter (empty where it has none) and the label after it."""
        before, mark, after = self.label.partition("&")
        return (self.label, "", "") if self.literal or not mark else (before, after[:1], after[1:])

    @property
    def plain(self) -> str:
        """The label without its ampersand."""
        return "".join(self.parts)

    @property
    def letter(self) -> str:
        """The letter that chooses the item, in lower case; empty where it has none."""
        return self.parts[1].lower()

    @property
    def right(self) -> str:
        """What stands to the right of the label."""
        return f"‹ {self.value} ›" if self.value else self.detail


class Choices(Drawn, can_focus=True):
    """Lets the player pick one of ``items``; posts ``Picked``, or ``Refused`` for a disabled one.

    A bar at the right edge tells where in the list one is, while there is more than fits.
    """

    BINDINGS: ClassVar = [
        Binding(",".join(action.keys), action.name, show=False) for action in (*_STEPS, _PICK)
    ]

    at: reactive[int] = reactive(0, layout=False)

    @dataclass
    class Picked(Message):
        """The player picked this item."""

        choices: Choices
        item: Item

        @property
        def control(self) -> Choices:
            """The list, for ``@on`` selectors."""
            return self.choices

    @dataclass
    class Refused(Message):
        """The player picked an item that cannot be chosen now."""

        item: Item

    @dataclass
    class Moved(Message):
        """Another item is under the cursor."""

        item: Item

    @dataclass
    class Stepped(Message):
        """The arrow before (-1) or after (1) the item's value was clicked."""

        item: Item
        by: int

    def __init__(self, items: tuple[Item, ...] = (), *, numbered: bool = True, id: str | None = None) -> None:
        super().__init__(id=id)
        self.items = items
        self.numbered = numbered
        self._top = 0

    def show(self, items: tuple[Item, ...], *, at: int | None = None) -> None:
        """Replace the items; the cursor stays where it was, or goes to ``at``."""
        space = [(self._lines_of(each), self._widest(each)) for each in (self.items, items)]
        self.items = items
        self._top = 0
        self.set_reactive(Choices.at, max(0, min(self.at if at is None else at, len(items) - 1)))
        self.refresh(layout=space[0] != space[1])

    @property
    def item(self) -> Item | None:
        """The item under the cursor."""
        return self.items[self.at] if self.items else None

    def shown_actions(self) -> tuple[Action, ...]:
        """What the keys do while the list has the focus."""
        if not self.items:
            return ()
        numbers = (_NUMBERS,) if self.numbered else ()
        letters = (_LETTERS,) if any(item.letter for item in self.items) else ()
        return (*_STEPS, _PICK, *numbers, *letters)

    def action_step(self, by: int) -> None:
        """Move the cursor, round the ends for single steps."""
        if self.items:
            at = self.at + by
            self.at = at % len(self.items) if abs(by) == 1 else max(0, min(at, len(self.items) - 1))

    def action_jump(self, to: int) -> None:
        """Move the cursor to the first (0) or the last (-1) item."""
        self.at = max(0, len(self.items) - 1) if to < 0 else 0

    def action_pick(self) -> None:
        """Pick the item under the cursor."""
        if (item := self.item) is not None:
            self.post_message(self.Refused(item) if item.disabled else self.Picked(self, item))

    def pick_key(self, character: str) -> bool:
        """Pick the item with this number or letter; False where there is none."""
        for place, item in enumerate(self.items):
            number = str(place + 1) if self.numbered and place < 9 else None
            if character == number or (character.lower() == item.letter and item.letter):
                self.at = place
                self.action_pick()
                return True
        return False

    def watch_at(self) -> None:
        """Tell the screen which item is under the cursor, and draw."""
        self.refresh()
        if (item := self.item) is not None:
            self.post_message(self.Moved(item))

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters pick."""
        if (
            event.character
            and event.is_printable
            and event.character != " "
            and self.pick_key(event.character)
        ):
            event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click picks; one on an arrow beside a value steps."""
        if (place := self._place_at(event.y)) is None:
            return
        self.at = place
        if by := self._arrow_at(self.items[place], event.x):
            self.post_message(self.Stepped(self.items[place], by))
        else:
            self.action_pick()

    def on_mouse_scroll_down(self) -> None:
        """The wheel steps down."""
        self.at = min(self.at + 1, max(0, len(self.items) - 1))

    def on_mouse_scroll_up(self) -> None:
        """The wheel steps up."""
        self.at = max(self.at - 1, 0)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Wide enough for the longest item."""
        return min(container.width, self._widest(self.items))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One line an item and the gaps."""
        return self._lines_of(self.items)

    def render_line(self, y: int) -> Strip:
        """Line ``y`` of the list."""
        rows, high = self._rows(), self.size.height
        cursor = rows.index(self.at) if self.at in rows else 0
        self._top = max(0, min(self._top, cursor, len(rows) - high), cursor - high + 1)
        place = rows[self._top + y] if self._top + y < len(rows) else None
        segments = [] if place is None else self._line(place, self._room)
        strip = Strip(segments).adjust_cell_length(self._room, self.look.palette[palette.TEXT])
        return Strip([*strip, self._bar(y, len(rows), high)]) if self._room < self.size.width else strip

    @property
    def _room(self) -> int:
        """The columns of the items: all, or all but that of the bar."""
        return self.size.width - (self._lines_of(self.items) > self.size.height)

    def _bar(self, y: int, lines: int, high: int) -> Segment:
        """The line of the bar at the right edge: an arrow at an end with more behind it, a thumb for what is shown."""
        inks = self.look.palette
        if y == 0 and self._top > 0:
            return Segment("▲", inks[palette.ACCENT])
        if y == high - 1 and self._top + high < lines:
            return Segment("▼", inks[palette.ACCENT])
        thumb = self._top * high / lines <= y + 0.5 < (self._top + high) * high / lines
        return Segment("┃" if thumb else " ", inks[palette.LINE])

    def _line(self, place: int, width: int) -> list[Segment]:
        item = self.items[place]
        chosen = place == self.at
        inks = self.look.palette
        base = inks[palette.CHOSEN if chosen else palette.FAINT if item.disabled else palette.TEXT]
        faint = inks[palette.FAINT]
        number = f"{place + 1} " if self.numbered and place < 9 else "  " if self.numbered else ""
        before, letter, rest = item.parts
        room = width - cell_len(number) - cell_len(item.plain) - 3
        detail = item.right
        if cell_len(detail) > room:
            detail = set_cell_size(detail, max(0, room - 1)) + "…" if room > 1 else ""
        segments = [
            Segment(">" if chosen else " ", base),
            Segment(number, base if chosen else faint),
            Segment(before, base),
            Segment(letter, base if item.disabled and not chosen else base + palette.UNDERLINED),
            Segment(rest, base),
        ]
        used = sum(cell_len(segment.text) for segment in segments)
        pad = max(int(bool(detail)), width - used - cell_len(detail) - 1)
        return [
            *segments,
            Segment(" " * pad, base),
            Segment(detail, base if chosen else faint),
            Segment(" ", base),
        ]

    def _arrow_at(self, item: Item, x: int) -> int:
        """The step of the arrow that is drawn at or beside this column, 0 where there is none."""
        if not item.value:
            return 0
        last = self._room - 2
        first = last - cell_len(item.right) + 1
        return 1 if last - 1 <= x <= last + 1 else -1 if first - 1 <= x <= first + 1 else 0

    def _rows(self) -> list[int | None]:
        rows: list[int | None] = []
        for place, item in enumerate(self.items):
            if item.gap:
                rows.append(None)
            rows.append(place)
        return rows

    def _place_at(self, y: int) -> int | None:
        rows = self._rows()
        return rows[self._top + y] if 0 <= self._top + y < len(rows) else None

    @staticmethod
    def _lines_of(items: tuple[Item, ...]) -> int:
        return len(items) + sum(item.gap for item in items)

    def _widest(self, items: tuple[Item, ...]) -> int:
        return max((self._width(item) for item in items), default=10)

    def _width(self, item: Item) -> int:
        right = cell_len(item.right)
        return 2 + 2 * self.numbered + cell_len(item.plain) + (2 + right if right else 0)
