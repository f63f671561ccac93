"""The coach in a process of its own: it thinks while the player does, and stops when told.

The child imports the coach and nothing else of the program. It ends when its parent does.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

Task = Literal["advice", "review"]


class Thinker:
    """One question at a time; a new one takes the place of the last. Answers come better and better."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0

    def warm_up(self) -> None:
        """Start the process, so that the first answer does not wait for it. ``OSError`` leaves it unstarted."""
        if self._process is not None and self._process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs,), daemon=True)
        # A full-screen program has put something of its own in place of the standard error, without a descriptor
        # that a child could inherit.
        with suppress(OSError), redirect_stderr(sys.__stderr__):
            self._process.start()
        theirs.close()

    def ask(self, task: Task, *arguments: Any) -> None:
        """Think about this from now on."""
        self.warm_up()
        self._send((task, arguments))

    def rest(self) -> None:
        """Stop thinking."""
        if self._pipe is not None:
            self._send(None)

    def answers(self) -> list[Any]:
        """What has been found out about the question since the last time, the latest last."""
        found: list[Any] = []
        with suppress(OSError, EOFError):
            while self._pipe is not None and self._pipe.poll():
                number, answer = self._pipe.recv()
                # What came in while the question changed belongs to the old one.
                if number == self._number:
                    found.append(answer)
        return found

    @property
    def alive(self) -> bool:
        """Is there a process that may still answer?"""
        return self._process is not None and self._process.is_alive()

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            with suppress(OSError, AttributeError):
                self._process.terminate()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _send(self, question: tuple[Task, tuple[Any, ...]] | None) -> None:
        self._number += 1
        with suppress(OSError):
            assert self._pipe is not None, "sent only once there is a pipe"
            self._pipe.send((self._number, question))


def _think(pipe: Connection) -> None:
    """The child: takes the latest question, and sends what it finds until another comes or nothing is left."""
    import os
    import signal

    # The player's keys come before the coach's thoughts.
    if hasattr(os, "nice"):
        os.nice(10)
    # Ctrl+C at the terminal is the parent's affair.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ModuleNotFoundError):
        # What the first question will need, so that it need not wait.
        import_module("kortspel.coach.advice")
        import_module("kortspel.coach.search")
    with suppress(EOFError, OSError):
        number, answers = _next(pipe)
        while True:
            answer = next(answers, None)
            if answer is not None:
                pipe.send((number, answer))
            if answer is None or pipe.poll():
                number, answers = _next(pipe)


def _next(pipe: Connection) -> tuple[int, Iterator[Any]]:
    """The latest question; waits for one."""
    number, question = pipe.recv()
    while pipe.poll():
        number, question = pipe.recv()
    if question is None:
        return number, iter(())
    task, arguments = question
    if task == "review":
        from kortspel.coach.review import review

        return number, review(*arguments)
    from kortspel.coach.advice import deepening

    return number, deepening(*arguments)
