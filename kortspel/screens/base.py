"""What every screen of the program has: its actions, the key bar, texts in the player's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen

from kortspel.actions import EVERYWHERE, Action
from kortspel.text import Text
from kortspel.widgets.faces import Look
from kortspel.widgets.keybar import KeyBar

if TYPE_CHECKING:
    from kortspel.app import KortspelApp

ResultT = TypeVar("ResultT")

LEAST_SIZE: Final = (60, 20)
"""Columns and lines below which a screen asks for a larger terminal."""


def bindings(actions: Iterable[Action]) -> list[BindingType]:
    """Textual bindings of the actions. Their labels are message ids: bindings are made before the language is known."""
    return [
        Binding(",".join(action.keys), action.name, action.label, show=not action.hidden)
        for action in actions
        if action.keys
    ]


class KortspelScreen(Screen[ResultT]):
    """A screen with a list of actions.

    A subclass names its ``ACTIONS`` (and binds them with ``bindings``), its ``TOPIC`` in the rule book, and
    ``relabel``s itself when the language changes.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    BINDINGS: ClassVar[list[BindingType]] = []
    AUTO_FOCUS = "*"
    BLANK = True
    # A screen has nothing of its own to draw but its ground.
    ONE_LANGUAGE: ClassVar[bool] = False
    """Its words were made before it opened, so the language stays while it is there."""
    BARE: ClassVar[bool] = False
    """There is no room for another screen over it."""

    @property
    def program(self) -> KortspelApp:
        """The app, by its own type."""
        return cast("KortspelApp", self.app)

    @property
    def text(self) -> Text:
        """The catalogue in the player's language."""
        return self.program.text

    @property
    def look(self) -> Look:
        """How cards are shown."""
        return self.program.look

    def topic(self) -> tuple[str, str]:
        """The rule book and the clause that ``?`` opens from here."""
        return ("", "")

    def shown_actions(self) -> tuple[Action, ...]:
        """The actions that can be asked for now, in the order of the key bar."""
        return (*self.ACTIONS, *EVERYWHERE)

    def key_bar(self) -> KeyBar:
        """A key bar for this screen, to be placed last in ``compose``."""
        return KeyBar(self.shown_actions, lambda: self.text)

    def let_go(self) -> None:
        """The program ends: close what is open."""

    def relabel(self) -> None:
        """Write everything anew in the language of now. The default redraws what is drawn."""
        for widget in self.query("*"):
            widget.refresh()


AnyScreen = KortspelScreen[Any]
