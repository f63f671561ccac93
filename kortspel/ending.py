"""Ending on a signal or a vanished terminal: politely where that goes quickly, within a second in any case."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Final

PATIENCE: Final = 0.8
"""Seconds for an orderly end, after which there is another."""
NAMES: Final = ("SIGTERM", "SIGHUP", "SIGINT")
"""The signals that end the program. Not all systems have them all."""


def on_signals(end: Callable[[int], None]) -> None:
    """From now on call this with the number of a signal that wants the program to end, in a thread of its own.

    So it is called even while the main thread waits for a disk or a terminal that never answers.
    """
    numbers = {getattr(signal, name) for name in NAMES if hasattr(signal, name)}
    if sys.platform == "win32":
        # The event loop has the one descriptor that a signal writes to.
        for number in numbers:
            signal.signal(number, lambda each, _: end(each))
        return
    for number in numbers:
        # Python writes the number to the descriptor on account of there being a handler.
        signal.signal(number, lambda *_: None)
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)

    def listen() -> None:
        while True:
            for number in os.read(reading, 64):
                if number in numbers:
                    end(number)

    Thread(target=listen, name="kortspel-signals", daemon=True).start()


def off_signals() -> None:
    """The signals do again what they always do."""
    with suppress(ValueError):
        signal.set_wakeup_fd(-1)
        for name in NAMES:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.SIG_DFL)


def within(seconds: float, code: int, restore: Callable[[], None]) -> None:
    """End the process with this exit code when so many seconds are over, unless it has ended by then."""

    def wait() -> None:
        time.sleep(seconds)
        with suppress(Exception):
            restore()
        os._exit(code)

    Thread(target=wait, name="kortspel-watchdog", daemon=True).start()
