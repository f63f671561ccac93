"""The cover between two people at one terminal."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.screens.actions import COVER
from kortspel.screens.base import KortspelScreen, bindings

PAUSE: Final = 0.35
"""Seconds after the cover falls in which keys are thrown away: what was typed before it is not meant for it."""


class CoverScreen(KortspelScreen[str]):
    """Hides everything and names the next player. Gives ``"show"`` on that player's key, ``"menu"`` on Esc."""

    ACTIONS = COVER
    BINDINGS: ClassVar[list[BindingType]] = bindings(COVER)

    def __init__(self, name: str, topic: tuple[str, str] = ("", "")) -> None:
        super().__init__()
        self._player = name
        self._topic = topic
        self._fell = time.monotonic()

    def compose(self) -> ComposeResult:
        """The name and what to press, and nothing of the game."""
        with Vertical(id="cover"):
            yield Static(self._player, id="next", markup=False)
            yield Static(self.text("cover.press"), id="press", markup=False)
        yield self.key_bar()

    def topic(self) -> tuple[str, str]:
        """The game's book."""
        return self._topic

    def on_mount(self) -> None:
        """From now on, after a pause, keys count."""
        self._fell = time.monotonic()

    def relabel(self) -> None:
        """The words in the other language."""
        self.query_one("#press", Static).update(self.text("cover.press"))
        super().relabel()

    def on_click(self, event: events.Click) -> None:
        """A click on the cover is the player's key too."""
        if event.widget is not None and event.widget.id in ("cover", "next", "press"):
            self.action_show()

    def action_show(self) -> None:
        """The player is there."""
        if time.monotonic() - self._fell >= PAUSE:
            self.dismiss("show")

    def action_menu(self) -> None:
        """Leave the game as it is."""
        self.dismiss("menu")
