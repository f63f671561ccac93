"""The coach beside a game that is being played: asked about one grid at a time, heard while the player thinks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from kortspel.coach.thinker import Thinker

if TYPE_CHECKING:
    from kortspel.coach.advice import Advice
    from kortspel.coach.position import Position

LISTEN: Final = 0.03
"""Seconds between two looks at whether the coach has found out more."""
STILL: Final = 0.3
"""Seconds for which advice stays as it is, so that one can read it; what rests on a deeper look comes at once."""
LONGEST: Final = 60.0
"""Seconds of thinking about a card. More finds out next to nothing, and warms the player's knees."""


class Adviser:
    """Holds the advice on the screen, and gets better advice for it from the coach's own process."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.advice: Advice | None = None
        """What the coach says of the grid on the screen; None where it was not asked."""
        self._about = 0
        self._newest: Advice | None = None
        self._until = self._still = 0.0

    def warm_up(self, table: str) -> None:
        """Let the coach's process load what it needs for a table of points, so that the first hint need not wait."""
        if not self.thinker.alive:
            self.thinker.ask("warm", table)

    def load(self, table: str) -> None:
        """Load what instant advice needs in this process."""
        from kortspel.coach.advice import advise
        from kortspel.coach.position import Rules, start

        advise(start(Rules(table)).turned(0))

    def ask(self, position: Position, about: int) -> Advice:
        """Instant advice; better advice will be heard. ``about`` is the number of moves made so far."""
        from kortspel.coach.advice import advise

        known = () if self.advice is None else self.advice.goal
        self.advice, self._about, self._newest = advise(position, known), about, None
        self._until = time.monotonic() + LONGEST
        self._still = 0.0
        self.thinker.ask("advice", position, 0, known)
        return self.advice

    def is_about(self, moves: int) -> bool:
        """Does the advice belong to the game after so many moves?"""
        return self.advice is not None and self._about == moves

    def heard(self) -> Advice | None:
        """Better advice than that on the screen, when it is time to show it."""
        if self.advice is None:
            return None
        if answers := self.thinker.answers():
            self._newest = answers[-1]
        now, newest = time.monotonic(), self._newest
        if newest is None or (now < self._still and newest.source == self.advice.source):
            return None
        if now > self._until:
            self.thinker.rest()
        self._still = now + STILL
        self.advice, self._newest = newest, None
        return newest

    def forget(self) -> None:
        """The grid has changed: what was said of it holds no longer."""
        if self.advice is not None:
            self.advice = None
            self.thinker.rest()

    def close(self) -> None:
        """The coach need think no longer."""
        self.thinker.close()
