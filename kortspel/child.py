"""A process of its own that answers the latest question, while the screen goes on living.

The child imports what its answers need and nothing else of the program. It ends when it is told to, when answering
fails, and when its parent is gone, however that came about.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

Answers = Callable[..., Iterator[Any]]
"""A function of a module: a question's parts go in, answers come out, each better than the last."""


class Child:
    """One question at a time; a new one takes the place of the last."""

    def __init__(self, answers: Answers, *, needs: tuple[str, ...] = (), nice: int = 0) -> None:
        """``needs`` are the modules that the child imports at once, so that the first question need not wait.

        ``nice`` is how far its thoughts stand back for what else the machine has to do.
        """
        self._answers = answers
        self._needs = needs
        self._nice = nice
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0

    def warm_up(self) -> None:
        """Start the process unless there is one. Where the system refuses, there is none afterwards either."""
        if self.alive:
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            with theirs:
                self._process = context.Process(
                    target=_serve, args=(theirs, self._answers, self._needs, self._nice), daemon=True
                )
                # A full-screen program has put something of its own in place of the standard error, without a
                # descriptor that a child could inherit.
                with redirect_stderr(sys.__stderr__):
                    self._process.start()
        except (OSError, MemoryError):
            self.close()

    def ask(self, *question: Any) -> None:
        """Think about this from now on."""
        self.warm_up()
        self._send(question)

    def rest(self) -> None:
        """Stop thinking."""
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
    def started(self) -> bool:
        """Has there been a process since the last question, alive or dead by now?"""
        return self._process is not None

    @property
    def alive(self) -> bool:
        """Is there a process that may still answer?"""
        return self._process is not None and self._process.is_alive()

    def close(self) -> None:
        """End the process, whatever it is about."""
        if self._process is not None:
            # What could not be started has nothing to end.
            with suppress(OSError, AttributeError):
                self._process.kill()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _send(self, question: tuple[Any, ...] | None) -> None:
        self._number += 1
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send((self._number, question))


def _serve(pipe: Connection, answers: Answers, needs: tuple[str, ...], nice: int) -> None:
    """The child: takes the latest question, and sends what it finds until another comes or nothing is left."""
    import os
    import signal

    # What it wrote would stand in the middle of the player's screen.
    sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
    # Ctrl+C at the terminal is the parent's affair.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_the_parent()
    for each in needs:
        with suppress(ModuleNotFoundError):
            import_module(each)
    # Only now: the first question waits for what was imported.
    if hasattr(os, "nice"):
        os.nice(nice)
    with suppress(EOFError, OSError):
        number, found = _next(pipe, answers)
        while True:
            answer = next(found, None)
            if answer is not None:
                pipe.send((number, answer))
            if answer is None or pipe.poll():
                number, found = _next(pipe, answers)


def _next(pipe: Connection, answers: Answers) -> tuple[int, Iterator[Any]]:
    """The latest question; waits for one."""
    number, question = pipe.recv()
    while pipe.poll():
        number, question = pipe.recv()
    return number, iter(()) if question is None else answers(*question)


def _end_with_the_parent() -> None:
    """A parent that was killed closes the pipe, but a child deep in thought would not notice that."""
    import os
    from threading import Thread

    parent = multiprocessing.parent_process()
    assert parent is not None, "runs in a child"

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()
