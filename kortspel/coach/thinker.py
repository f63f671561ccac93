"""The coach in a process of its own: it thinks while the player does, and stops when told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

from kortspel.child import Child

Task = Literal["warm", "advice", "review"]


class Thinker(Child):
    """To be asked ``"advice"`` or ``"review"``, with what ``deepening`` or ``review`` takes.

    ``"warm"``, with a table of points, brings no answer, but makes the first one quicker.
    """

    def __init__(self) -> None:
        # It never stops by itself, so it leaves the machine to whatever else there is to do.
        super().__init__(_answers, needs=("kortspel.coach.advice", "kortspel.coach.search"), nice=10)


def _answers(task: Task, *arguments: Any) -> Iterator[Any]:
    if task == "warm":
        with suppress(ModuleNotFoundError):
            from kortspel.coach.search import warm

            warm(*arguments)
        return iter(())
    if task == "review":
        from kortspel.coach.review import review

        return review(*arguments)
    from kortspel.coach.advice import deepening

    return deepening(*arguments)
