"""Asking for a number of chips: by arrows, by typing, by "pot" and "half", the range in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.screens.actions import AMOUNT
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Dialog
from kortspel.widgets import palette
from kortspel.widgets.lines import Lines, Tell


class AmountDialog(Dialog[int]):
    """Gives a number from ``low`` to ``high``, or None.

    ``tell`` says in words what an amount costs in all ("4 + 5 = 9"); ``refuse`` why an amount outside the range
    will not do.
    """

    ACTIONS = AMOUNT
    BINDINGS: ClassVar[list[BindingType]] = bindings(AMOUNT)

    def __init__(
        self,
        question: str,
        low: int,
        high: int,
        *,
        start: int | None = None,
        tell: Callable[[int], str] = lambda amount: "",
        refuse: Callable[[str], str],
    ) -> None:
        super().__init__()
        self._question = question
        self._low, self._high = low, high
        self._typed = str(low if start is None else max(low, min(high, start)))
        self._fresh = True
        self._minus = False
        """Was minus the last key? Before a digit it is a sign, and not a step down."""
        self._words = tell
        self._refuse = refuse

    def compose(self) -> ComposeResult:
        """The question, the number, its range, what it comes to."""
        with Vertical(classes="dialog"):
            yield Static(self._question, classes="question", markup=False)
            yield Lines(id="amount")
            yield Tell(id="amount-tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Show the first number."""
        self._show()

    def _show(self) -> None:
        scope = self.text("amount.range", low=self._low, high=self._high)
        self.query_one("#amount", Lines).show(
            [[(f"  ‹ {self._typed or ' '} ›  ", palette.CHOSEN), (f"  {scope}", palette.FAINT)]]
        )
        amount = self._amount()
        good = amount is not None and self._low <= amount <= self._high
        self.query_one(Tell).say(self._words(amount) if good and amount is not None else "", palette.TEXT)

    def _amount(self) -> int | None:
        return int(self._typed) if self._typed.isascii() and self._typed.isdigit() else None

    def _set(self, amount: int) -> None:
        self._typed = str(max(self._low, min(self._high, amount)))
        self._fresh = True
        self._show()

    def action_change(self, by: int) -> None:
        """One more or one less."""
        amount = self._amount()
        self._set(self._low if amount is None else amount + by)
        self._minus = False

    def action_part(self, percent: int) -> None:
        """So many parts of a hundred of the most that is allowed."""
        self._set(max(self._low, self._high * percent // 100))

    def action_erase(self) -> None:
        """Take the last typed sign away."""
        self._typed = "" if self._fresh else self._typed[:-1]
        self._fresh = False
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Typing: the first sign replaces the number that was proposed."""
        character = event.character or ""
        if character == "-":
            self.action_change(-1)
            self._minus = True
            event.stop()
            event.prevent_default()
        elif (
            event.is_printable
            and character
            and (character.isalnum() or character in ".,")
            and event.key not in "pxh"
        ):
            if self._minus:
                character = f"-{character}"
            self._typed = character if self._fresh else (self._typed + character)[:13]
            self._fresh = self._minus = False
            self._show()
            event.stop()

    def action_accept(self) -> None:
        """Take the number, or say why not and ask again."""
        amount = self._amount()
        if amount is None or not self._low <= amount <= self._high:
            self.query_one(Tell).say(self._refuse(self._typed))
            self._fresh = True
        else:
            self.dismiss(amount)
