"""The cover between two people at one terminal."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.screens.actions import COVER
from kortspel.screens.base import KortspelScreen, bindings


class CoverScreen(KortspelScreen[str]):
    """Hides everything and names the next player. Gives ``"show"`` on that player's key, ``"menu"`` on Esc."""

    ACTIONS = COVER
    BINDINGS: ClassVar[list[BindingType]] = bindings(COVER)

    def __init__(self, name: str, topic: tuple[str, str] = ("", "")) -> None:
        super().__init__()
        self._player = name
        self._topic = topic

    def compose(self) -> ComposeResult:
        """The name and what to press, and nothing of the game."""
        with Vertical(id="cover"):
            yield Static(self._player, id="next", markup=False)
            yield Static(self.text("cover.press"), id="press", markup=False)
            yield Static(self._button(), id="show", markup=False)
        yield self.key_bar()

    def topic(self) -> tuple[str, str]:
        """The game's book."""
        return self._topic

    def _button(self) -> str:
        return f"  {self.text('action.show').replace('&', '')}  "

    def on_mount(self) -> None:
        """What was typed before the cover fell is not meant for it."""
        self.want_silence()

    def relabel(self) -> None:
        """The words in the other language."""
        self.query_one("#press", Static).update(self.text("cover.press"))
        self.query_one("#show", Static).update(self._button())
        super().relabel()

    @on(events.Click, "#show")
    def action_show(self) -> None:
        """The player is there."""
        self.dismiss("show")

    def action_menu(self) -> None:
        """Leave the game as it is."""
        self.dismiss("menu")
