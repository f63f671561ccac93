"""Chicago on the screen: exchanges that score, the question of Chicago, the tricks, the score sheet."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from kortspel.games.chicago.view import ChicagoView
from kortspel.screens.base import bindings
from kortspel.screens.chicago import picture
from kortspel.screens.chicago.actions import CHICAGO
from kortspel.screens.table.deals import DealScreen
from kortspel.widgets import palette
from kortspel.widgets.choices import Item
from kortspel.widgets.lines import Part
from kortspel.widgets.table import TablePicture


class GameScreen(DealScreen[ChicagoView]):
    """The table of Chicago."""

    ACTIONS = CHICAGO
    BINDINGS: ClassVar[list[BindingType]] = bindings(CHICAGO)
    VIEW = ChicagoView
    FORMS: ClassVar = {"trick": "{}*", "hand": "({})"}
    CLAUSES: ClassVar = {
        "drawn": "CH-3",
        "exchange": "CH-5",
        "calling": "CH-20",
        "tricks": "CH-31",
        "taken": "CH-30",
        "scored": "CH-34",
        "finished": "CH-40",
    }

    def heading(self, view: ChicagoView) -> tuple[tuple[str, ...], str]:
        """The game and the deal; the exchange or the trick."""
        return picture.heading(view, self.stage, self.look)

    def table(self, view: ChicagoView) -> TablePicture:
        """The seats, and the trick or the hands that are compared."""
        return picture.table(view, self.stage, self.look, thinking=self.computer_thinks())

    def hand_lines(self, view: ChicagoView) -> tuple[Part, ...]:
        """What the hand is, what it is worth, and what was drawn."""
        return picture.hand_lines(view, self.look)

    def points(self, seat: int) -> int:
        """Those of this deal's exchanges count at once."""
        return self.view.points[seat]

    def scene(self) -> object:
        """Each exchange is a scene of its own."""
        view = self.session.view(None)
        return (super().scene(), getattr(view, "round", 0))

    def offered(self, view: ChicagoView) -> tuple[Item, ...]:
        """The question of Chicago too."""
        if self.stage == "calling" and view.choices:
            return tuple(
                Item(kind, self.text(f"chicago.choice.{kind}")) for kind in ("no_chicago", "chicago")
            )
        return super().offered(view)

    def prompt(self, view: ChicagoView) -> tuple[str, str]:
        """What is to be done."""
        if self.stage == "calling":
            return (self.text("chicago.prompt") if view.choices else ""), palette.FAINT
        return super().prompt(view)
