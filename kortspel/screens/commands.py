"""All that can be asked for on a screen, found by a few letters."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input

from kortspel.actions import Action
from kortspel.screens.dialogs import Dialog
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.keybar import keys_of


class Commands(Dialog[str]):
    """A line to type in over the actions whose words hold what is typed. Gives the chosen action, or None."""

    ONE_LANGUAGE = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("down", "step(1)", show=False, priority=True),
    ]

    def __init__(self, actions: tuple[Action, ...]) -> None:
        super().__init__()
        self._actions = [action for action in actions if action.keys and action.name != "app.commands"]

    def compose(self) -> ComposeResult:
        """The line and the list."""
        with Vertical(classes="dialog"):
            yield Input(placeholder=self.text("dialog.command"), max_length=24)
            yield Choices(self._items(""), numbered=False, id="commands")

    def relabel(self) -> None:
        """The actions in the other language."""
        self.query_one(Input).placeholder = self.text("dialog.command")
        self._find()

    def _items(self, typed: str) -> tuple[Item, ...]:
        text, plain = self.text, self.program.options.ascii
        items = [
            Item(action.name, text(action.label), keys_of(text, action, ascii=plain))
            for action in self._actions
            if typed.casefold() in text(action.label).casefold()
        ]
        return tuple(items) or (Item("", text("dialog.no_command")),)

    @on(Input.Changed)
    def _find(self) -> None:
        self.query_one(Choices).show(self._items(self.query_one(Input).value.strip()), at=0)

    @on(Input.Submitted)
    def _chosen(self) -> None:
        self.query_one(Choices).action_pick()

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        if event.item.id:
            self.dismiss(event.item.id)

    def action_step(self, by: int) -> None:
        """Another action of the list."""
        self.query_one(Choices).action_step(by)
