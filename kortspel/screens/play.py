"""What the screens of all games do alike: play moves, let computer players move, cover between people."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.binding import BindingType
from textual.timer import Timer

from kortspel.games.base import IllegalMove, Message, Refusal
from kortspel.screens.base import KortspelScreen
from kortspel.session import Session

PACE: Final = {"instant": 0.01, "natural": 0.8, "slow": 2.0}
"""Seconds before a computer player moves."""


class PlayScreen(KortspelScreen[None]):
    """The screen of one game being played.

    A subclass draws with ``draw``, is told of the end by ``finished`` and shows refusals with ``tell``. It makes
    moves with ``play``. ``viewer`` is the seat whose eyes are at the screen, None while nobody's are.
    """

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self._waiting: Timer | None = None

    # -- what a game's screen says of itself

    def draw(self) -> None:
        """Show the game as ``viewer`` may see it."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Show a sentence where the player looks; an empty one takes it away."""
        raise NotImplementedError

    def finished(self) -> None:
        """The game has just ended, or was resumed at its end."""

    def hides(self) -> bool:
        """Is there anything that one person at this terminal may not see of another's?"""
        return len(self.session.people) > 1

    def secret(self) -> bool:
        """Is the turn of now one that only the seat to move may look at?"""
        return self.hides()

    def computer_thinks(self) -> bool:
        """Is it a computer player who is to move?"""
        return self.session.computer_to_move

    # -- playing

    def on_mount(self) -> None:
        """Show the game and see whose turn it is."""
        self.advance()

    def play(self, kind: str, **fields: Any) -> bool:
        """Make the move and go on; a refusal is shown in words and gives False."""
        try:
            self.session.play(self.session.game.move(kind=kind, **fields))
        except IllegalMove as illegal:
            self.tell(self.refusal_text(illegal.refusal))
            return False
        self.tell(self.trouble())
        self.advance()
        return True

    def trouble(self) -> str:
        """Why the game could not be saved, in words; empty when it was."""
        unsaved = self.session.unsaved
        return "" if unsaved is None else self.text(unsaved.message, **unsaved.values)

    def refusal_text(self, refusal: Refusal) -> str:
        """The refusal in words, with its clause."""
        return f"{self.message_text(refusal)} ({refusal.clause})"

    def message_text(self, message: Message) -> str:
        """A message of the rules in words; a game's screen fills in what is its own."""
        return self.text(message.message, **message.values)

    def advance(self) -> None:
        """Show the state, and get the next mover to move."""
        seat = self.session.to_move
        if seat is None:
            self.draw()
            self.finished()
        elif self.computer_thinks():
            if self.hides():
                self.viewer = None
            self.draw()
            self._waiting = self.set_timer(PACE[self.program.settings.pace], self._computer_moves)
        elif not self.hides():
            self.viewer = seat if self.session.setup.players[seat].human else self.viewer
            self.draw()
        elif not self.secret():
            self.viewer = None
            self.draw()
        elif seat == self.viewer:
            self.draw()
        else:
            self.viewer = None
            self.draw()
            self.cover(seat)

    def _computer_moves(self) -> None:
        if not self.computer_thinks():
            return
        self.session.play(self.session.bot_move())
        self.tell(self.trouble())
        self.advance()

    def cover(self, seat: int) -> None:
        """Hide everything until the player in the seat presses their key."""
        from kortspel.screens.cover import CoverScreen

        def uncovered(answer: str | None) -> None:
            if answer == "show":
                self.viewer = seat
                self.draw()
            else:
                self.action_menu()

        self.program.push_screen(CoverScreen(self.session.setup.players[seat].name, self.topic()), uncovered)

    def let_go(self) -> None:
        """The program ends: close the save."""
        self.session.close()

    def action_menu(self) -> None:
        """Back to the menu; the game is saved as it is."""
        if self._waiting is not None:
            self._waiting.stop()
        self.session.close()
        self.dismiss(None)
