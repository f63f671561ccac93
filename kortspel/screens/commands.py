"""All that can be asked for on a screen, found by a few letters."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input

from kortspel.actions import Action, plain_words
from kortspel.screens.actions import COMMANDS
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Dialog
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.keybar import keys_of
from kortspel.widgets.line_input import LineInput


class Commands(Dialog[int]):
    """A line to type in over the actions whose words hold what is typed. Gives the place
    of the chosen action, or None."""

    ONE_LANGUAGE = False

    ACTIONS = COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS)

    def __init__(self, actions: tuple[Action, ...]) -> None:
        super().__init__()
        self._actions = actions

    def compose(self) -> ComposeResult:
        """The line and the list."""
        with Vertical(classes="dialog"):
            yield LineInput(placeholder=self.text("dialog.command"), max_length=24)
            yield Choices(self._items(""), numbered=False, id="commands")
        yield self.key_bar()

    def relabel(self) -> None:
        """The actions in the other language."""
        self.query_one(Input).placeholder = self.text("dialog.command")
        self._find()

    def _items(self, typed: str) -> tuple[Item, ...]:
        text, plain = self.text, self.program.options.ascii
        items = []
        for place, action in enumerate(self._actions):
            words = plain_words(text(action.label))
            if _asked_for(action) and typed.casefold() in words.casefold():
                items.append(Item(str(place), words, keys_of(text, action, ascii=plain), literal=True))
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
            self.dismiss(int(event.item.id))

    def action_step(self, by: int) -> None:
        """Another action of the list."""
        self.query_one(Choices).action_step(by)


def _asked_for(action: Action) -> bool:
    """Is it something that one would look for by its name? Steps of a cursor are not."""
    everywhere = action.name.startswith("app.") and action.name != "app.commands"
    return everywhere or bool(action.name and not action.hidden)
