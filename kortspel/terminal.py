"""The terminal: Textual's driver, made to live on whatever comes in, and to end when nobody is at the other end.

Bytes that are no text are passed over. A terminal that has gone, or takes nothing any longer, never holds the program
up. While it runs, nothing but its frames reaches the terminal: the standard error of the process leads nowhere.
"""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from textual import events
from textual._keyboard_protocol import MODIFIER_FUNCTIONAL_KEYS
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

if TYPE_CHECKING:
    from io import TextIOWrapper

UNREADABLE: Final = "\ufffd"
"""What stands for bytes that are no UTF-8."""
LARGEST: Final = 2000
"""Columns or lines beyond which a report of the terminal's size is a mistake."""
LAST_WORDS: Final = 0.4
"""Seconds that a terminal gets to take the last frames once the program is told to end."""

_LEAVE: Final = b"\x1b[?2026l\x1b[?2004l\x1b[?7h\x1b[?2048l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"
_LEAVE_SCREEN: Final = b"\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l"


class Host(Protocol):
    """What the driver asks of its app."""

    def end(self, number: int) -> None:
        """End the program as this signal wants it, from any thread."""

    def from_outside(self, do: Callable[[], object]) -> None:
        """Do this in the app's own time."""

    def to_the_shell(self) -> bool:
        """Cover what is secret, and give the shell the terminal."""

    def taken_back(self) -> None:
        """The program goes on after it was stopped from outside."""


class Output:
    """A terminal to be written to, of its own opening, so that waiting for it is this program's affair alone."""

    def __init__(self, app: Host) -> None:
        self._app = app
        self.encoding = getattr(sys.__stderr__, "encoding", None) or "utf-8"
        try:
            self._descriptor = os.open(os.ttyname(2), os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        except OSError:
            self._descriptor = os.dup(2)
        self._gone = False
        self._until: float | None = None

    def write(self, text: str) -> int:
        """Write all of it; nothing once the terminal has gone, or the time for last words is over."""
        data = text.encode(self.encoding, "replace")
        while data and not self._gone:
            try:
                if select.select([], [self._descriptor], [], 0.1)[1]:
                    data = data[os.write(self._descriptor, data[:4096]) :]
            except BlockingIOError:
                pass
            except (OSError, ValueError):
                self._gone = True
                self._app.end(signal.SIGHUP)
            if self._until is not None and time.monotonic() > self._until:
                break
        return len(text)

    def hurry(self) -> None:
        """The program ends: wait no longer than for last words."""
        if self._until is None:
            self._until = time.monotonic() + LAST_WORDS

    def flush(self) -> None:
        """Nothing is kept back."""

    def isatty(self) -> bool:
        """It is a terminal."""
        return True

    def fileno(self) -> int:
        """The descriptor."""
        return self._descriptor


class Terminal(LinuxDriver):
    """The driver of this program's app."""

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._output = Output(app)
        self._file = cast("TextIOWrapper", self._output)
        self._own_error: int | None = None
        self._away = False
        """Has the shell the terminal?"""

    @property
    def program(self) -> Host:
        """The app, by its own type."""
        return cast("Host", self._app)

    def start_application_mode(self) -> None:
        """Take the terminal. What else the process says of errors leads nowhere from now on."""
        if self._own_error is None:
            self._own_error = os.dup(2)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 2)
            os.close(nowhere)
        # Textual's own has no types.
        cast(Any, super()).start_application_mode()

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        super().stop_application_mode()
        self._give_error_back()

    def _give_error_back(self) -> None:
        if self._own_error is not None:
            os.dup2(self._own_error, 2)
            os.close(self._own_error)
            self._own_error = None

    def hurry(self) -> None:
        """The program ends: the terminal gets time for last words, no more."""
        self._output.hurry()

    def restore_now(self) -> None:
        """Give the terminal back from any thread, whatever the others wait for. It may be called too often."""
        with suppress(OSError):
            os.set_blocking(self._output.fileno(), False)
            os.write(self._output.fileno(), _LEAVE)
        if self.attrs_before is not None:
            with suppress(termios.error):
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        with suppress(OSError):
            os.write(self._output.fileno(), _LEAVE_SCREEN)

    # -- what comes in

    def run_input_thread(self) -> None:
        """Read what is typed until the driver stops, or the terminal has gone."""
        parser, decoder = XTermParser(self._debug), getincrementaldecoder("utf-8")("replace")
        while not self.exit_event.is_set():
            try:
                # A tenth of a second is how long an Escape waits for what may follow it.
                ready = select.select([self.fileno], [], [], 0.1)[0]
                data = os.read(self.fileno, 4096) if ready else None
            except (OSError, ValueError):
                data = b""
            if data == b"":
                self.program.end(signal.SIGHUP)
                return
            # Piece by piece, so that one that cannot be read costs no other.
            for piece in re.split("(?=\x1b)", decoder.decode(data)) if data else ():
                parser = self._fed(
                    parser, lambda parser=parser, piece=piece: parser.feed(piece) if piece else ()
                )
            parser = self._fed(parser, parser.tick)

    def _fed(self, parser: XTermParser, feed: Any) -> XTermParser:
        """Pass on what the parser makes of its food; the parser to go on with."""
        try:
            found: Iterable[Message] = list(feed())
        except Exception:
            # Numbers beyond all bounds, and the like: whatever it was, it was no key.
            fresh = XTermParser(self._debug)
            fresh.mouse_pixels = parser.mouse_pixels
            fresh.terminal_size = parser.terminal_size
            fresh.terminal_pixel_size = parser.terminal_pixel_size
            return fresh
        for message in readable(found):
            self.process_message(message)
        return parser

    # -- to the shell and back

    def _sigtstp_application(self, *_: Any) -> None:
        self.program.from_outside(self.program.to_the_shell)

    def _sigcont_application(self, *_: Any) -> None:
        if not self._away:
            self.program.from_outside(self.program.taken_back)

    def stop(self) -> None:
        """Give the terminal to the shell, and sleep until it wakes us. Keys typed meanwhile are thrown away."""
        self._away = True
        self.suspend_application_mode()
        try:
            self._sleep()
        finally:
            self._away = False
        self.take_again()

    def _sleep(self) -> None:
        continued: list[int] = []
        before = signal.getsignal(signal.SIGCONT), signal.getsignal(signal.SIGTSTP)
        signal.signal(signal.SIGCONT, lambda number, _: continued.append(number))
        # The system's own way of stopping, which it refuses where nobody could wake the process.
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        try:
            while True:
                continued.clear()
                os.kill(os.getpid(), signal.SIGTSTP)
                # Sent on in the background, it has no terminal yet.
                if not continued or os.tcgetpgrp(self.fileno) == os.getpgrp():
                    return
        finally:
            signal.signal(signal.SIGCONT, before[0])
            signal.signal(signal.SIGTSTP, before[1])

    def take_again(self) -> None:
        """Take the terminal, which another program may have had in the meantime."""
        if self._key_thread is not None and self._key_thread.is_alive():
            # Stopped from outside and sent on: nobody has given anything back.
            self.suspend_application_mode()
        with suppress(termios.error):
            termios.tcflush(self.fileno, termios.TCIFLUSH)
        self.resume_application_mode()


def readable(found: Iterable[Message]) -> Iterator[Message]:
    """What came from the terminal, without what nobody meant: bytes that are no text, keys that carry nothing."""
    for message in found:
        match message:
            case events.Key(character="\ufffd"):
                continue
            case events.Key(key=key) if key.rpartition("+")[2] in MODIFIER_FUNCTIONAL_KEYS:
                continue
            case events.Paste():
                message.text = message.text.replace(UNREADABLE, "")
            case events.Resize(size=size) if not all(0 < each <= LARGEST for each in size):
                continue
        yield message


def can_be_woken() -> bool:
    """Is there a shell, or the like, that could send the process on once it has stopped?

    It must be of the same session, but of another process group: what the system calls a group that is not orphaned.
    """
    group, session, process = os.getpgrp(), os.getsid(0), os.getppid()
    with suppress(OSError, ValueError, IndexError):
        while os.getsid(process) == session:
            if os.getpgid(process) != group:
                return True
            # A script of ours, perhaps: what matters is who started that.
            process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return False
