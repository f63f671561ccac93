"""What the screens of all games do alike: play moves, let computer players move, cover between people."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual.binding import BindingType
from textual.timer import Timer

from kortspel.bots.runner import Runner, Thought
from kortspel.games.base import Event, IllegalMove, Message, Refusal
from kortspel.screens.asides import Asides
from kortspel.screens.base import KortspelScreen
from kortspel.session import Session
from kortspel.text.telling import told

PACE: Final = {"instant": 0.0, "natural": 0.8, "slow": 2.0}
"""Seconds at least before a computer player moves. It thinks meanwhile, and longer if it must."""
LISTEN: Final = 0.02
"""Seconds between two looks at whether it has made up its mind."""


class PlayScreen(KortspelScreen[None]):
    """The screen of one game being played.

    A subclass draws with ``draw``, is told of the end by ``finished`` and shows refusals with ``tell``. It makes
    moves with ``play``. ``viewer`` is the seat whose eyes are at the screen, None while nobody's are.

    Computer players think in a process of their own. What they do is done while this screen is the one in front:
    nothing happens at the table behind one's back.
    """

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self._runner = Runner(session.game)
        self._listening: Timer
        self._about = 0
        """After how many moves the computer player thinks."""
        self._due = 0.0
        self._asides = Asides()

    # -- what a game's screen says of itself

    def draw(self) -> None:
        """Show the game as ``viewer`` may see it."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Show a sentence where the player looks; an empty one takes it away."""
        raise NotImplementedError

    def heard(self) -> Sequence[Event | Message]:
        """What has happened in the present pot or deal, for all to hear, where the game has such events."""
        return ()

    def finished(self) -> None:
        """The game has just ended, or was resumed at its end."""

    def scene(self) -> object:
        """What the turn is about: where this changes, a key typed for what was before is not meant for what comes."""
        return None

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
        self._listening = self.set_interval(LISTEN, self._listen, pause=True)
        if len(self.session.people) < len(self.session.setup.players):
            self.call_after_refresh(self._runner.warm_up)
        self.advance()
        if self.session.unsaved:
            # Already the first card is on no disk.
            self.tell(self.trouble())

    def on_unmount(self) -> None:
        """Nobody need think any longer."""
        self._runner.close()

    def play(self, kind: str, **fields: Any) -> bool:
        """Make the move and go on; a refusal is shown in words and gives False."""
        if self.session.closed:
            return False
        before = self.scene()
        try:
            self.session.play(self.session.game.move(kind=kind, **fields))
        except IllegalMove as illegal:
            self.tell(self.refusal_text(illegal.refusal))
            return False
        self.tell(self.trouble())
        if self.scene() != before:
            self.want_silence()
        self.advance()
        return True

    def trouble(self) -> str:
        """Why the game could not be saved, in words; empty when it was."""
        unsaved = self.session.unsaved
        return "" if unsaved is None else self.told(unsaved)

    def refusal_text(self, refusal: Refusal) -> str:
        """The refusal in words, with its clause."""
        return f"{self.told(refusal)} ({refusal.clause})"

    def told(self, what: Event | Message) -> str:
        """What happened, or why something will not do, in words."""
        names = [player.name for player in self.session.setup.players]
        return told(self.text, what, names, glyphs=not self.look.ascii)

    def advance(self) -> None:
        """Show the state, and get the next mover to move."""
        seat = self.session.to_move
        if seat is None:
            self.draw()
            self.finished()
        elif self.computer_thinks():
            if self.hides():
                self.viewer = None
            self._think(seat)
            self.draw()
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

    def _think(self, seat: int) -> None:
        """Let the computer player in the seat think from now on."""
        session = self.session
        self._about = len(session.moves)
        self._due = time.monotonic() + PACE[self.program.settings.pace]
        self._runner.think(session.view(seat), session.setup.players[seat], session.seed)
        self._listening.resume()

    def _listen(self) -> None:
        """Make the computer player's move once it is thought out and due."""
        if self._about != len(self.session.moves):
            # The game has gone on without it.
            self._runner.close()
            self._listening.pause()
        elif (
            self.program.screen is self
            and time.monotonic() >= self._due
            and (thought := self._runner.thought())
        ):
            self._listening.pause()
            if not self.session.closed:
                self._computer_moves(thought)

    def _computer_moves(self, thought: Thought) -> None:
        seat, log, before = self.session.to_move, self.heard(), self.scene()
        self.session.play(thought.move)
        if self.scene() != before:
            self.want_silence()
        self.tell(self.trouble())
        if thought.trouble is not None and seat is not None:
            aside = Message(message=f"computer.stand_in.{thought.trouble}", values={"seat": seat})
            self._asides.add(log, aside)
            if not log:
                self.tell(self.told(aside))
        self.advance()
        if self.program.settings.bell and self.session.to_move in self.session.people:
            self.app.bell()

    def spoken(self) -> list[str]:
        """The log in words, and in their places what happened beside the rules."""
        return [self.told(each) for each in self._asides.among(self.heard())]

    def cover(self, seat: int) -> None:
        """Hide everything until the player in the seat presses their key."""
        from kortspel.screens.cover import CoverScreen

        def uncovered(answer: str | None) -> None:
            if answer == "show":
                self.viewer = seat
                self.want_silence()
                self.draw()
            else:
                self.action_menu()

        self.program.push_screen(CoverScreen(self.session.setup.players[seat].name, self.topic()), uncovered)

    def action_in_force(self) -> None:
        """Show whose turn it is, the deal code and the house rules in force."""
        from kortspel.screens.in_force import InForce

        session = self.session
        self.program.push_screen(InForce(session.game.id, session.setup, session.to_move))

    def let_go(self) -> None:
        """The program ends: close the save."""
        self._runner.close()
        self.session.close()

    @property
    def open_session(self) -> Session:
        """The game of this screen."""
        return self.session

    def put_away(self) -> None:
        """Whoever comes back to the terminal may be another."""
        if self.hides() and self.viewer is not None:
            while self.program.screen is not self:
                self.program.pop_screen()
            self.viewer = None
            self.advance()

    def action_replay(self) -> None:
        """Go through the moves so far, as far as they may be known."""
        from kortspel.screens.replay import ReplayScreen

        self.program.push_screen(ReplayScreen(self.session.loaded, self.session.path))

    def action_menu(self) -> None:
        """Back to the menu; the game is saved as it is."""
        from kortspel.screens.leaving import leave

        leave(self.program, self.session, self._to_the_menu)

    def _to_the_menu(self) -> None:
        self._listening.stop()
        self._runner.close()
        self.session.close()
        self.dismiss(None)
