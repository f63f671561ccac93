"""The coach beside a game that is being played: asked about one grid at a time, heard while the player thinks."""

from __future__ import annotations

import gc
import time
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from kortspel.coach.thinker import Thinker

if TYPE_CHECKING:
    from kortspel.coach.advice import Advice
    from kortspel.coach.position import Position

LISTEN: Final = 0.03
"""Seconds between two looks at whether the coach has found out more, until it has tried games."""
STILL: Final = 0.3
"""Seconds for which advice that rests on games tried stays as it is, so that one can read it."""
LONGEST: Final = 60.0
"""Seconds of thinking about a card. More finds out next to nothing, and warms the player's knees."""


class Adviser:
    """Holds the advice on the screen, and gets better advice for it from the coach's own process."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.advice: Advice | None = None
        """What the coach says of the grid on the screen; None where it was not asked."""
        self._about = 0
        self._question: tuple[Position, int, tuple[int, ...]]
        self._until = 0.0

    def warm_up(self, table: str) -> None:
        """Let the coach's process load what it needs for a table of points, so that the first hint need not wait."""
        if not self.thinker.alive:
            self.thinker.ask("warm", table)

    def load(self, table: str) -> None:
        """Load what instant advice needs in this process."""
        from kortspel.coach.advice import advise
        from kortspel.coach.position import Rules, start

        advise(start(Rules(table)).turned(0))
        keep_loaded()

    def ask(self, position: Position, about: int) -> Advice:
        """Instant advice; ``think`` for better. ``about`` is the number of moves made so far."""
        from kortspel.coach.advice import advise

        known = () if self.advice is None else self.advice.goal
        self._question = position, 0, known
        self.advice, self._about = advise(position, known), about
        self._until = time.monotonic() + LONGEST
        return self.advice

    def think(self) -> None:
        """Let the coach think about what was asked last."""
        if self.advice is not None:
            self.thinker.ask("advice", *self._question)

    def is_about(self, moves: int) -> bool:
        """Does the advice belong to the game after so many moves?"""
        return self.advice is not None and self._about == moves

    def heard(self) -> Advice | None:
        """Better advice than that on the screen, where there is any."""
        if self.advice is None or not (answers := self.thinker.answers()):
            return None
        if time.monotonic() > self._until:
            self.thinker.rest()
        self.advice = steady(self.advice, answers[-1])
        return self.advice

    @property
    def pause(self) -> float:
        """After how many seconds to listen again."""
        return STILL if self.advice is not None and self.advice.rollouts else LISTEN

    def forget(self) -> None:
        """The grid has changed: what was said of it holds no longer."""
        if self.advice is not None:
            self.advice = None
            self.thinker.rest()

    def close(self) -> None:
        """The coach need think no longer."""
        self.thinker.close()


@cache
def keep_loaded() -> None:
    """Take what is loaded by now out of the garbage collector's way, once: to walk through it takes as long as
    several frames, and it would be done in the middle of some key."""
    gc.freeze()


def steady(before: Advice, after: Advice) -> Advice:
    """The later advice on a grid, but with the earlier best cell first where it is as good for all one can tell."""
    first = next((each for each in after.suggestions if each.cell == before.best.cell), None)
    if first is None or first == after.best or after.best.points - first.points >= first.error:
        return after
    others = (each for each in after.suggestions if each != first)
    return replace(after, suggestions=(first, *others), reasons=before.reasons)
