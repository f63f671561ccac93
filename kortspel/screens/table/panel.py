"""Choosing a number of chips at the table itself: by typing, by the arrows, the wheel, by least, half and most.

Every key is worked off here, one after the other, so that what is typed is what is bet, however fast it comes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Size
from textual.strip import Strip

from kortspel.actions import Action, letter_of, plain_words
from kortspel.widgets import palette
from kortspel.widgets.canvas import fitted
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.lines import Part

LONGEST: Final = 12
"""Signs that can be typed."""
_LESS: Final = frozenset(("left", "down"))
_MORE: Final = frozenset(("right", "up"))

_PARTS: Final = ("least", "half", "most")
ACTIONS: Final = (
    Action("accept", ("enter",), "action.accept"),
    Action("change(-1)", ("left", "down", "minus"), "action.less", hidden=True),
    Action("change(1)", ("right", "up", "plus"), "action.more", sign="← →"),
    Action("part('least')", (), "action.least"),
    Action("part('half')", (), "action.half"),
    Action("part('most')", (), "action.most"),
    Action("erase", ("backspace",), "action.erase", hidden=True),
    Action("cancel", ("escape",), "action.back"),
)


@dataclass(frozen=True)
class Asked:
    """What is asked for: a number from ``low`` to ``high``.

    ``costs`` says in words what a number comes to; ``refuse`` why what was typed will not do.
    """

    question: str
    low: int
    high: int
    done: Callable[[int], object]
    cancel: Callable[[], object]
    costs: Callable[[int], str] = lambda amount: ""
    refuse: Callable[[str], str] = lambda typed: ""


class AmountPanel(Drawn, can_focus=True):
    """Three lines: the question, the number with all that changes it, and what it comes to."""

    LINES: ClassVar = 3

    def __init__(self) -> None:
        super().__init__(id="panel")
        self.asked: Asked | None = None
        self._typed = ""
        self._fresh = True
        """The next sign that is typed replaces the number."""
        self._told = ""
        self._spots: list[tuple[int, int, str]] = []
        """From which column to which a click does what."""

    def ask(self, asked: Asked) -> None:
        """Ask; the panel shows itself and takes the keys."""
        self.asked = asked
        self._set(asked.low)
        self.can_focus = self.display = True
        self.focus()

    def close(self) -> None:
        """Ask no longer."""
        self.asked = None
        # What is not displayed would take the focus all the same.
        self.can_focus = self.display = False

    def shown_actions(self) -> tuple[Action, ...]:
        """What the keys do."""
        return ACTIONS

    @property
    def amount(self) -> int | None:
        """The number that stands there, if it is one in the range."""
        typed, asked = self._typed, self.asked
        if asked is None or not (typed.isascii() and typed.isdigit()):
            return None
        return int(typed) if asked.low <= int(typed) <= asked.high else None

    def _set(self, amount: int) -> None:
        assert self.asked is not None, "only while a number is asked for"
        self._typed = str(max(self.asked.low, min(self.asked.high, amount)))
        self._fresh = True
        self._show()

    def _show(self, told: str = "") -> None:
        self._told = told
        self.refresh()
        if self.is_attached:
            self.app.cursor_position = self.content_region.offset + Offset(4 + len(self._typed), 1)

    # -- keys, all of them here and in their order

    async def on_key(self, event: events.Key) -> None:
        """Signs are typed, other keys change the number, take it or let it be."""
        if self.asked is None:
            return
        key, sign = event.key, event.character or ""
        letters = {letter_of(self.look.text(f"action.{part}")): part for part in _PARTS}
        letters |= {letter: "most" for letter in "px" if letter not in letters}
        if key == "enter":
            self.action_accept()
        elif key == "escape":
            self.action_cancel()
        elif key == "backspace":
            self.action_erase()
        elif key in _LESS | _MORE:
            self.action_change(1 if key in _MORE else -1)
        elif sign in ("+", "-"):
            # Before a digit it is a sign; by itself a step.
            self.action_change(1 if sign == "+" else -1)
            self._sign = sign
            event.stop()
            event.prevent_default()
            return
        elif sign.lower() in letters and sign:
            self.action_part(letters[sign.lower()])
        elif sign and event.is_printable and (sign.isalnum() or sign in ".,"):
            self._type(self._sign + sign)
        else:
            return
        self._sign = ""
        event.stop()
        event.prevent_default()

    _sign = ""

    def _type(self, signs: str) -> None:
        self._typed = (signs if self._fresh else self._typed + signs)[:LONGEST]
        self._fresh = False
        self._show()

    def action_change(self, by: int) -> None:
        """So many more or less."""
        if self.asked is not None:
            typed = self._typed
            at = int(typed) if typed.isascii() and typed.isdigit() else self.asked.low - by
            self._set(at + by)

    def action_part(self, part: str) -> None:
        """The least, half of the most, or the most."""
        if (asked := self.asked) is not None:
            self._set({"least": asked.low, "half": max(asked.low, asked.high // 2), "most": asked.high}[part])

    def action_erase(self) -> None:
        """Take the last sign away."""
        self._typed = "" if self._fresh else self._typed[:-1]
        self._fresh = False
        self._show()

    def action_accept(self) -> None:
        """Take the number, or say why it will not do."""
        asked, amount = self.asked, self.amount
        if asked is None:
            return
        if amount is None:
            self._show(asked.refuse(self._typed))
            self._fresh = True
        else:
            self.close()
            asked.done(amount)

    def action_cancel(self) -> None:
        """Ask no longer, and take nothing."""
        if (asked := self.asked) is not None:
            self.close()
            asked.cancel()

    # -- the mouse

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel changes the number."""
        event.stop()
        self.action_change(1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel changes the number."""
        event.stop()
        self.action_change(-1)

    def on_click(self, event: events.Click) -> None:
        """A click does what it points to."""
        if event.y != 1:
            return
        for start, end, what in self._spots:
            if start <= event.x < end:
                match what:
                    case "less" | "more":
                        self.action_change(1 if what == "more" else -1)
                    case "accept":
                        self.action_accept()
                    case "cancel":
                        self.action_cancel()
                    case part:
                        self.action_part(part)

    # -- drawing

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Three lines."""
        return self.LINES

    def render_line(self, y: int) -> Strip:
        """The question and its range; the number; what it comes to."""
        inks, width = self.look.palette, self.size.width
        parts: list[Part] = []
        if (asked := self.asked) is not None:
            if y == 0:
                scope = self.look.text("amount.range", low=asked.low, high=asked.high)
                parts = [(f" {fitted(asked.question, width - cell_len(scope) - 4)}", palette.STRONG)]
                parts.append((f"  {scope}", palette.FAINT))
            elif y == 1:
                parts = self._row()
            elif self._told:
                parts = [(f" {fitted(self._told, width - 2)}", palette.WARNING)]
            elif (amount := self.amount) is not None:
                parts = [(f" {fitted(asked.costs(amount), width - 2)}", palette.TEXT)]
        segments = [Segment(words, inks[ink]) for words, ink in parts]
        return Strip(segments).adjust_cell_length(width, inks[palette.TEXT])

    def _row(self) -> list[Part]:
        text, parts, x = self.look.text, [], 1
        self._spots = []
        pieces: list[tuple[str, str, str]] = [
            (" − ‹", "less", palette.ACCENT),
            (f" {self._typed or ' '} ", "", palette.CHOSEN),
            ("› + ", "more", palette.ACCENT),
        ]
        pieces += [(f" {plain_words(text(f'action.{part}'))} ", part, palette.RAISED) for part in _PARTS]
        pieces += [(f" {plain_words(text('action.accept'))} ", "accept", palette.KEY)]
        pieces += [(f" {plain_words(text('action.back'))} ", "cancel", palette.RAISED)]
        parts.append((" ", palette.TEXT))
        for words, what, ink in pieces:
            if x + cell_len(words) >= self.size.width:
                break
            parts.append((words, ink))
            if what:
                self._spots.append((x, x + cell_len(words), what))
            x += cell_len(words)
            if ink in (palette.RAISED, palette.KEY) or what == "more":
                parts.append((" ", palette.TEXT))
                x += 1
        return parts
