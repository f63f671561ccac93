"""Players and coaches that think here and now: a process takes a second to start, and is seldom the matter.

Tests in which it is carry ``@pytest.mark.processes``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from kortspel.child import Answers
from kortspel.coach import thinker


class HereChild:
    """What ``Child`` is to those who ask: each look at the answers finds out one more."""

    started = True

    def __init__(self, answers: Answers, *, needs: tuple[str, ...] = (), nice: int = 0) -> None:
        self._answers = answers
        self._found: Iterator[Any] = iter(())
        self.alive = False

    def warm_up(self) -> None:
        self.alive = True

    def ask(self, *question: Any) -> None:
        self.alive = True
        self._found = self._answers(*question)

    def rest(self) -> None:
        self._found = iter(())

    def answers(self) -> list[Any]:
        return list(islice(self._found, 1))

    def close(self) -> None:
        self.rest()
        self.alive = False


class HereThinker(HereChild):
    """The coach's."""

    def __init__(self) -> None:
        super().__init__(thinker._answers)
