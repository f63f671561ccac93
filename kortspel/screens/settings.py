"""The settings: language, colours, pace."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.screens.actions import SETTINGS
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.text import LANGUAGES
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Heading, Tell

PACES = ("instant", "natural", "slow")


class SettingsScreen(KortspelScreen[None]):
    """A row a setting; the arrows and Enter change it at once."""

    ACTIONS = SETTINGS
    BINDINGS: ClassVar[list[BindingType]] = bindings(SETTINGS)

    def compose(self) -> ComposeResult:
        """Heading, rows, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield Choices(self._items(), numbered=False, id="rows")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Words for the heading and where the files lie."""
        self.relabel()

    def relabel(self) -> None:
        """Everything in the language of now."""
        self.query_one(Heading).set((self.text("settings.title"),), "")
        self.query_one(Choices).show(self._items())
        self.query_one(Tell).say(self.text("settings.folder", folder=str(self.program.folder)), palette.FAINT)
        super().relabel()

    def _items(self) -> tuple[Item, ...]:
        text, settings = self.text, self.program.settings
        colours = text("settings.colours.4" if settings.four_colours else "settings.colours.2")
        return (
            Item("language", text("settings.language"), f"‹ {text.grammar.NAME} ›"),
            Item("colours", text("settings.colours"), f"‹ {colours} ›"),
            Item("pace", text("settings.pace"), f"‹ {text(f'settings.pace.{settings.pace}')} ›"),
        )

    def action_change(self, by: int) -> None:
        """The next or the last value of the setting under the cursor."""
        item = self.query_one(Choices).item
        if item is None:
            return
        program = self.program
        if item.id == "language":
            place = LANGUAGES.index(self.text.language)
            program.use_language(LANGUAGES[(place + by) % len(LANGUAGES)])
        elif item.id == "colours":
            program.use_four_colours(not program.settings.four_colours)
        else:
            place = PACES.index(program.settings.pace)
            program.settings.change(pace=PACES[(place + by) % len(PACES)])
            self.relabel()

    @on(Choices.Picked)
    def _picked(self) -> None:
        self.action_change(1)

    def action_back(self) -> None:
        """Back to the menu; everything is remembered already."""
        self.dismiss(None)


SCREEN = SettingsScreen
