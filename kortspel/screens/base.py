"""What every screen of the program has: its actions, the key bar, texts in the player's language."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, cast

from textual import events
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.dom import DOMNode
from textual.screen import Screen

from kortspel.actions import EVERYWHERE, Action, letter_of
from kortspel.text import Text
from kortspel.widgets.faces import Look
from kortspel.widgets.keybar import KeyBar

if TYPE_CHECKING:
    from kortspel.screens.program import Program
    from kortspel.session import Session

ResultT = TypeVar("ResultT")

LEAST_SIZE: Final = (60, 20)
"""Columns and lines below which a screen asks for a larger terminal."""


def bindings(actions: Iterable[Action]) -> list[BindingType]:
    """Textual bindings of the actions, letters in both cases. Their labels are message ids: bindings are made before
    the language is known."""
    made: dict[tuple[str, str], BindingType] = {}
    for action in actions:
        for key in action.keys:
            for each in dict.fromkeys((key, key.upper() if len(key) == 1 else key)):
                made.setdefault((each, action.name), Binding(each, action.name, action.label, show=False))
    return list(made.values())


class KortspelScreen(Screen[ResultT], inherit_bindings=False):
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

    def hurry(self) -> None:
        """A key or a click comes: whatever moves is there at once."""

    silent_since: float | None = None
    """Since when the screen waits for a moment without keys before it takes one; None takes every key."""

    def want_silence(self) -> None:
        """Take the next key or click only after a moment without any: what is typed now is not meant for this."""
        self.silent_since = self.program.guard.now()

    def by_itself(self) -> Self:
        """The screen, about to open without having been asked for: it wants silence."""
        self.want_silence()
        return self

    @property
    def in_motion(self) -> bool:
        """Are things to move on the screen? Not where the player or the environment does not want it."""
        return self.program.settings.motion and os.environ.get("TEXTUAL_ANIMATIONS") != "none"

    @property
    def program(self) -> Program:
        """The app, by its own type."""
        return cast("Program", self.app)

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

    def scenes(self) -> frozenset[str]:
        """What is the case now: an action that says when it is there is there in these scenes alone."""
        return frozenset()

    def own_actions(self) -> tuple[Action, ...]:
        """The actions of the screen itself that can be asked for now."""
        scenes = self.scenes()
        return tuple(action for action in self.ACTIONS if action.works(scenes))

    def shown_actions(self) -> tuple[Action, ...]:
        """Everything that can be asked for now, in the order of the key bar: of what has the focus, of the screen, and
        what is there everywhere."""
        return (*self._focus_actions(), *self.own_actions(), *(() if self.BARE else EVERYWHERE))

    def _focus_actions(self) -> tuple[Action, ...]:
        asked = getattr(self.focused, "shown_actions", None)
        return () if asked is None else asked()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key does nothing in a scene where what it asks for is not there."""
        mine = (each for each in self.ACTIONS if each.name.partition("(")[0] == action)
        others = next(mine, None) is None
        return others or any(each.name.partition("(")[0] == action for each in self.own_actions())

    async def do(self, action: Action) -> None:
        """Do what was asked for, by the part of the screen whose affair it is."""
        where: DOMNode = self
        if self.focused is not None and any(each.name == action.name for each in self._focus_actions()):
            where = self.focused
        await self.app.run_action(action.name, where)

    async def _on_key(self, event: events.Key) -> None:
        """The letters that are marked in the words of the actions, in the language of now."""
        letter = (event.character or "").lower()
        if not letter.isalpha():
            return
        for action in self.own_actions():
            if letter_of(self.text(action.label)) == letter:
                event.stop()
                event.prevent_default()
                await self.do(action)
                return

    def on_screen_resume(self) -> None:
        """On top now: is there room for it?"""
        self.program.fit(self.program.size)

    def on_descendant_focus(self) -> None:
        """Other keys work when another part has the focus."""
        self.refresh_keys()

    def refresh_keys(self) -> None:
        """Show in the key bar what the keys do now."""
        for bar in self.query(KeyBar):
            bar.refresh()

    def key_bar(self) -> KeyBar:
        """A key bar for this screen, to be placed last in ``compose``."""
        return KeyBar(self.shown_actions, lambda: self.text, self.do)

    def let_go(self) -> None:
        """The program ends: close what is open."""

    @property
    def open_session(self) -> Session | None:
        """The game that is played on this screen; None on any other."""
        return None

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close this screen with the result. One that is not on top, or is closed by now, closes nothing."""
        if self.program.screen is self:
            return super().dismiss(result)
        return AwaitComplete(*())

    def put_away(self) -> None:
        """The shell gets the terminal, or has had it: hide what only the one who was at the screen may see."""

    def relabel(self) -> None:
        """Write everything anew in the language of now. The default redraws what is drawn."""
        for widget in self.query("*"):
            widget.refresh()


AnyScreen = KortspelScreen[Any]
