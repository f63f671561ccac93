"""Poängpoker on the screen: the exchange, the tricks, the score sheet."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.screens.base import bindings
from kortspel.screens.poangpoker import picture
from kortspel.screens.poangpoker.actions import POANGPOKER
from kortspel.screens.table.deals import DealScreen
from kortspel.widgets.lines import Part
from kortspel.widgets.table import TablePicture


class GameScreen(DealScreen[PoangpokerView]):
    """The table of Poängpoker."""

    ACTIONS = POANGPOKER
    BINDINGS: ClassVar[list[BindingType]] = bindings(POANGPOKER)
    VIEW = PoangpokerView
    FORMS: ClassVar = {"dealt": "({})", "trick": "{}*"}
    CLAUSES: ClassVar = {
        "drawn": "PO-21",
        "exchange": "PO-5",
        "tricks": "PO-11",
        "taken": "PO-10",
        "scored": "PO-14",
        "finished": "PO-20",
    }

    def heading(self, view: PoangpokerView) -> tuple[tuple[str, ...], str]:
        """The game and the deal; the trump card and the trick."""
        return picture.heading(view, self.stage, self.look)

    def table(self, view: PoangpokerView) -> TablePicture:
        """The seats, and the trick or the hands that are compared."""
        return picture.table(view, self.stage, self.look, thinking=self.computer_thinks())

    def hand_lines(self, view: PoangpokerView) -> tuple[Part, ...]:
        """What the hand is and what it is worth."""
        return picture.hand_lines(view, self.look)
