"""The settings: language, looks, motion, pace, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from textual import on
from textual.binding import BindingType

from kortspel.cards import Card
from kortspel.screens.actions import SETTINGS
from kortspel.screens.base import bindings
from kortspel.screens.room import ListRoom
from kortspel.text import languages
from kortspel.widgets import faces, palette, themes
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Line, Tell

PACES: Final = ("instant", "natural", "slow")
SWITCHES: Final = ("motion", "bell", "ask_empty", "ask_hint")
"""What is on or off, each a field of the settings."""
ValueT = TypeVar("ValueT")

SHOWN: Final[tuple[Card, ...]] = ("As", "Kh", "Qd", "Jc")
"""The cards beside the list: a suit each, and the letters of the language."""


class SettingsScreen(ListRoom[None]):
    """A row a setting; the arrows and Enter change it at once, and the screen shows how it looks."""

    ACTIONS = SETTINGS
    BINDINGS: ClassVar[list[BindingType]] = bindings(SETTINGS)

    def heading(self) -> tuple[Sequence[str], str]:
        """The title."""
        return (self.text("settings.title"),), ""

    def items(self) -> tuple[Item, ...]:
        """The settings with their values."""
        text, settings = self.text, self.program.settings
        theme = settings.theme or themes.OWN[0]
        named = f"settings.theme.{theme}"
        return (
            Item("language", text("settings.language"), value=text.grammar.NAME),
            Item("theme", text("settings.theme"), value=text(named) if text.has(named) else theme, gap=True),
            Item(
                "colours",
                text("settings.colours"),
                value=text("settings.colours.4" if settings.four_colours else "settings.colours.2"),
            ),
            Item("pace", text("settings.pace"), value=text(f"settings.pace.{settings.pace}"), gap=True),
            *(
                Item(
                    name,
                    text(f"settings.{name}"),
                    value=text("set_up.yes" if getattr(settings, name) else "set_up.no"),
                    gap=name == "ask_empty",
                )
                for name in SWITCHES
            ),
        )

    def beside(self) -> Sequence[Line]:
        """A card of each suit, as they look now, and a word in each hand."""
        look = self.look
        pairs = [SHOWN[start : start + 2] for start in (0, 2)]
        lines: list[Line] = []
        for pair in pairs:
            drawn = [(faces.face(look, card, faces.LARGE), palette.card(card[1])) for card in pair]
            for y in range(faces.LARGE.height):
                lines.append([part for face, ink in drawn for part in ((face[y], ink), (" ", palette.TEXT))])
        return lines

    def explain(self) -> None:
        """What the setting does; where the files lie, under the language."""
        item = self.item
        if item is None or item.id == "language":
            words = self.text("settings.folder", folder=str(self.program.folder))
        else:
            words = self.text(f"settings.{item.id}.help")
        self.query_one(Tell).say(words, palette.FAINT)

    def action_change(self, by: int) -> None:
        """The next or the last value of the setting under the cursor."""
        if (item := self.item) is None:
            return
        program, settings = self.program, self.program.settings
        match item.id:
            case "language":
                program.use_language(_next(languages(), self.text.language, by))
            case "theme":
                program.use_theme(_next(themes.names(), settings.theme or themes.OWN[0], by))
            case "colours":
                program.use_four_colours(not settings.four_colours)
            case "pace":
                settings.change(pace=_next(PACES, settings.pace, by))
            case name:
                settings.change(**{name: not getattr(settings, name)})
        self.redraw()

    @on(Choices.Picked)
    def _picked(self) -> None:
        self.action_change(1)

    @on(Choices.Stepped)
    def _stepped(self, event: Choices.Stepped) -> None:
        self.action_change(event.by)

    def action_back(self) -> None:
        """Back to the menu; everything is remembered already."""
        self.dismiss(None)


def _next(values: Sequence[ValueT], value: ValueT, by: int) -> ValueT:
    return values[(values.index(value) + by) % len(values)]


SCREEN = SettingsScreen
