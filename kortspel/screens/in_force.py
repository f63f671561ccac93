"""What holds in the game that is being played: whose turn it is, its deal code, the house rules in force."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.base import Setup
from kortspel.screens.dialogs import Dialog
from kortspel.text import Text
from kortspel.text.options import rules_text
from kortspel.widgets.scroll import Scroll


def rules_in_force(game: str, setup: Setup, text: Text) -> list[str]:
    """The house rules that hold, a line each: those that differ from what the book plays without any."""
    rules = setup.options().in_force()
    lines = [rules_text(text, game, {field: value}) for field, value in rules.items()]
    return lines or [text("in_force.none")]


class InForce(Dialog[None]):
    """Tells it over the game's screen."""

    ONE_LANGUAGE = False

    def __init__(self, game: str, setup: Setup, to_move: int | None) -> None:
        super().__init__()
        self._game = game
        self._setup = setup
        self._to_move = to_move

    def compose(self) -> ComposeResult:
        """The turn and the deal, then the rules."""
        text, seat = self.text, self._to_move
        turn = (
            text("in_force.over")
            if seat is None
            else text("in_force.turn", name=self._setup.players[seat].name)
        )
        lines = [
            turn,
            text("in_force.deal", code=self._setup.deal),
            "",
            text("in_force.rules"),
            *(f"  {rule}" for rule in rules_in_force(self._game, self._setup, text)),
        ]
        with Vertical(classes="dialog"):
            yield Static(text.game(self._game), classes="question", markup=False)
            with Scroll():
                yield Static("\n".join(lines), markup=False)
        yield self.key_bar()
