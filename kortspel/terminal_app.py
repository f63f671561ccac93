"""What any full-screen program owes its terminal: it ends in time, fails in words, sleeps and wakes without harm."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.worker import WorkerFailed

from kortspel.ending import PATIENCE, within
from kortspel.inputs import Inputs

if TYPE_CHECKING:
    from kortspel.terminal import Terminal

FAILING: Final = 3.0
"""Seconds for an orderly end after a failure."""


def _driver() -> type[Driver] | None:
    """The driver of the terminal; None leaves it to Textual."""
    if sys.platform == "win32":
        return None
    from kortspel.terminal import Terminal

    return Terminal


class TerminalApp(App[int]):
    """An app that takes things in their order, and knows how to leave."""

    # A selection would be of the names of widgets, where these draw their own lines.
    ALLOW_SELECT = False

    def __init__(self) -> None:
        super().__init__(driver_class=_driver())
        # To scroll in steps would send ten times as much to the terminal.
        self.animation_level = "none"
        self.inputs = Inputs(self, self._pass_on)
        self.failure: Exception | None = None
        """What ended the program, where something did that should not."""
        self._told: int | None = None
        """The signal that the program was told to end by."""
        self._begun = False
        """Is there anything yet that could be let go?"""

    def let_go(self) -> None:
        """The program ends: close what is open."""

    def put_away(self) -> None:
        """The shell gets the terminal, or has had it: hide what is secret."""

    def _on_load(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._loop_failed)

    def _on_mount(self) -> None:
        self._begun = True
        if self._told is not None:
            self._leave_told()

    @property
    def _terminal(self) -> Terminal | None:
        """The driver, where it is this program's own."""
        if sys.platform == "win32" or self.is_headless:
            return None
        from kortspel.terminal import Terminal

        return self._driver if isinstance(self._driver, Terminal) else None

    async def on_event(self, event: events.Event) -> None:
        """What comes from the player waits until what came before has been worked off."""
        typed = isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded
        if not typed or (isinstance(event, events.MouseMove) and self.inputs.idle):
            await self._pass_on(event)
        else:
            self.inputs.add(event)

    async def _pass_on(self, event: events.Event) -> None:
        if event.is_forwarded or self.meant(event):
            await super().on_event(event)

    def meant(self, event: events.Event) -> bool:
        """Is this, whose turn has come, something that somebody wanted?"""
        return True

    # -- ending

    def end(self, number: int) -> None:
        """End the program as this signal wants it, from any thread: within a second, whatever it is about."""
        if self._told is None:
            self._told = number
            within(PATIENCE, 128 + number, self._restore)
            self.from_outside(self._leave_told)

    def from_outside(self, do: Callable[[], object]) -> None:
        """Do this in the app's own time, asked from another thread or a signal; nothing where no app runs."""

        def doing() -> None:
            with self._context():
                do()

        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(doing)

    def _leave_told(self) -> None:
        if self._told is None or not self._begun:
            return
        if self._terminal is not None:
            self._terminal.hurry()
        self.let_go()
        self.exit(128 + self._told)

    def _restore(self) -> None:
        if self._terminal is not None:
            self._terminal.restore_now()

    # -- failing

    def _handle_exception(self, error: Exception) -> None:
        """End. Textual would show the values of variables, somebody's cards among them."""
        if isinstance(error, WorkerFailed) and isinstance(error.error, Exception):
            error = error.error
        if self._told is not None and not self.is_headless:
            # Half of the screens may be gone by now.
            self._close_messages_no_wait()
            return
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        if self.failure is None:
            self.failure = error
            if not self.is_headless:
                within(FAILING, 1, self._restore)
            with suppress(Exception):
                self.let_go()
        self._close_messages_no_wait()

    def panic(self, *renderables: object) -> None:
        """End as after any failure. What Textual would print is passed over."""
        error = sys.exc_info()[1]
        self._handle_exception(error if isinstance(error, Exception) else RuntimeError())

    def _loop_failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if isinstance(error := context.get("exception"), Exception):
            self._handle_exception(error)

    # -- to the shell and back

    def to_the_shell(self) -> bool:
        """Give the shell the terminal and sleep until it is given back; False where no shell could do that."""
        if sys.platform != "win32" and (terminal := self._terminal) is not None:
            from kortspel.terminal import can_be_woken

            if not can_be_woken():
                return False
            self.put_away()
            # Only once what lies open is covered.
            self.call_after_refresh(self._sleep, terminal)
        return True

    def _sleep(self, terminal: Terminal) -> None:
        terminal.stop()
        # Without a new layout the screen stays blank.
        self.screen.refresh(layout=True)

    def taken_back(self) -> None:
        """The program was stopped from outside and goes on: another may have had the terminal."""
        if (terminal := self._terminal) is not None:
            self.put_away()
            terminal.take_again()
            self.screen.refresh(layout=True)
