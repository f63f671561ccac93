"""What screens use of the app."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from textual.geometry import Size
from textual.screen import Screen

from kortspel.options import Options
from kortspel.screens.guard import Guard
from kortspel.store.settings import Settings
from kortspel.text import Language, Text
from kortspel.widgets.faces import Look

if TYPE_CHECKING:
    from kortspel.games.base import Setup
    from kortspel.games.patience.challenge import Challenge
    from kortspel.session import Session


class Program(Protocol):
    """The app, as its screens know it."""

    options: Options
    settings: Settings
    text: Text
    look: Look
    guard: Guard

    @property
    def folder(self) -> Path:
        """Where the saves lie."""

    @property
    def size(self) -> Size:
        """The terminal's."""

    @property
    def screen(self) -> Screen[Any]:
        """The one on top."""

    @property
    def screen_stack(self) -> list[Screen[Any]]:
        """All that are open, the menu first."""

    def push_screen(self, *arguments: Any, **options: Any) -> Any:
        """Open a screen over the others; a callback gets what it gives."""

    def pop_screen(self) -> object:
        """Close the one on top."""

    def fit(self, size: Size) -> None:
        """Cover everything while the terminal is under the floor, and only then."""

    def use_language(self, language: Language) -> None:
        """Show everything in this language, and remember it."""

    def use_theme(self, name: str) -> None:
        """Show everything in the colours of this theme, and remember it."""

    def use_four_colours(self, on: bool) -> None:
        """Show the suits in four colours or in two, and remember it."""

    def set_up(self, game_id: str) -> None:
        """Open the set-up of a game."""

    def begin(self, game_id: str, setup: Setup, challenge: Challenge | None = None) -> None:
        """Start a new game."""

    def deal_again(self, game_id: str) -> None:
        """Start a new game with the choices of the last one."""

    def play(self, session: Session) -> None:
        """Open the screen of the session's game."""

    def resume(self, path: Path) -> None:
        """Go on with a saved game."""

    def replay(self, path: Path) -> str:
        """Play a saved game again; why that cannot be done in words, empty when it can."""

    def visit(self, place: str) -> None:
        """Open another place of the menu."""

    def say(self, sentence: str) -> None:
        """Show a sentence in a dialog."""

    def action_rules(self) -> None:
        """Open the rule book at the place one is."""

    def action_leave(self) -> None:
        """Give the terminal back."""
