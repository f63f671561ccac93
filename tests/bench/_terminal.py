"""A program on a pseudo-terminal, seen from outside, with the few answers that a modern terminal gives.

It tells the program that it knows synchronized output (mode 2026), so the end of every frame is marked.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

FRAME_END = b"\x1b[?2026l"
_QUESTIONS = {b"\x1b[?2026$p": b"\x1b[?2026;2$y", b"\x1b[6n": b"\x1b[1;1R", b"\x1b[c": b"\x1b[?62;c"}


class Terminal:
    """Runs ``python -m MODULE ARGUMENTS`` on a terminal of this size; ``output`` is all it has written."""

    def __init__(
        self, *arguments: str, size: tuple[int, int] = (80, 24), env: dict[str, str] | None = None
    ) -> None:
        self.output = b""
        self._answered = 0
        self.started = time.perf_counter()
        self.pid, self._handle = pty.fork()
        if self.pid == 0:
            environment = {
                "PATH": os.environ["PATH"],
                "HOME": os.environ.get("HOME", "/"),
                "TERM": "xterm-256color",
            }
            environment |= {
                "COLORTERM": "truecolor",
                "LANG": "C.UTF-8",
                "PYTHONPATH": str(Path.cwd()),
                **(env or {}),
            }
            os.execve(sys.executable, [sys.executable, "-m", *arguments], environment)
        self.resize(*size)

    def resize(self, columns: int, lines: int) -> None:
        """Give the terminal another size."""
        fcntl.ioctl(self._handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self._handle, keys)

    def read(self, seconds: float) -> bool:
        """Read what there is, waiting for so long at most; False when there was nothing."""
        if not select.select([self._handle], [], [], seconds)[0]:
            return False
        try:
            self.output += os.read(self._handle, 1 << 16)
        except OSError:
            return False
        for question, answer in _QUESTIONS.items():
            for _ in range(self.output[self._answered :].count(question)):
                self.press(answer)
        # The start of a question, whose end is still to come, is looked at again.
        self._answered = len(self.output) - max(
            (
                n
                for question in _QUESTIONS
                for n in range(1, len(question))
                if self.output.endswith(question[:n])
            ),
            default=0,
        )
        return True

    def wait_for(self, *wanted: bytes, after: int = 0, seconds: float = 20.0) -> float:
        """The time at which all that is wanted has been written, each behind the last; ``TimeoutError``."""
        end = time.perf_counter() + seconds
        while True:
            place = after
            for each in wanted:
                place = self.output.find(each, place)
                if place < 0:
                    break
                place += len(each)
            if place >= 0:
                return time.perf_counter()
            left = end - time.perf_counter()
            if left <= 0:
                raise TimeoutError(f"{wanted!r} not in {self.output[after:][-600:]!r}")
            self.read(left)

    def settle(self, quiet: float = 0.15, seconds: float = 5.0) -> None:
        """Wait until nothing has been written for a while."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and self.read(quiet):
            pass

    def key_to_frame(self, key: bytes) -> float:
        """Seconds from a key to the end of the frame that it brings."""
        after = len(self.output)
        start = time.perf_counter()
        self.press(key)
        return self.wait_for(FRAME_END, after=after) - start

    def memory(self) -> int:
        """The most memory that the program has held so far, in KiB (Linux)."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))

    def wait(self, seconds: float = 10.0) -> int:
        """The exit status of the program, once it has ended; ``TimeoutError``."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
        raise TimeoutError("the program goes on")

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._handle)
