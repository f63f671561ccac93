"""What is typed and clicked, in its order: each thing is worked off before the next one is looked at.

Textual passes a key on at once. It then climbs from the part with the focus to the app while the next key does the
same, so that keys in one burst overtake each other, and act on a screen that has just opened and is not there yet.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from textual.app import App, ScreenStackError
from textual.events import Event
from textual.message_pump import MessagePump
from textual.screen import Screen

LONGEST: Final = 2.0
"""Seconds after which the next key is passed on in any case."""


FRAME: Final = 0.03
"""Seconds in which a frame is drawn before it is asked whether all is worked off, unless more is typed."""


class Inputs:
    """A queue in front of an app. ``forward`` passes one event on, as Textual does."""

    def __init__(self, app: App[int], forward: Callable[[Event], Awaitable[None]]) -> None:
        self._app = app
        self._forward = forward
        self._waiting: deque[Event] = deque()
        self._more = _Bell()
        """Has come what is not passed on yet."""
        self._work: asyncio.Task[None] | None = None
        self._settled_on: Screen[Any] | None = None
        """The screen on top when all had been worked off last."""
        self.held = False
        """Is a screen about to open that what is typed is meant for?"""

    @property
    def idle(self) -> bool:
        """Is there nothing to be worked off?"""
        return self._work is None

    def add(self, event: Event) -> None:
        """Pass this on when its turn comes."""
        self._waiting.append(event)
        self._more.ring()
        if self._work is None:
            self._work = asyncio.create_task(self._work_off())

    async def _work_off(self) -> None:
        try:
            if self._top() is not self._settled_on:
                await self._settle()
            while self._waiting:
                self._more.rung = False
                await self._forward(self._waiting.popleft())
                if not self._waiting:
                    await self._more.within(FRAME)
                await self._settle()
        except Exception as error:
            self._app._handle_exception(error)
        finally:
            self._work = None

    async def _settle(self) -> None:
        """Wait until the parts from the focus up to the app have done what they had to do, twice: what one of them
        sends to itself comes after the first question. A screen that opens has to be there."""
        end = time.monotonic() + LONGEST
        while self.held and time.monotonic() < end:
            await asyncio.sleep(0.005)
        asked: tuple[MessagePump, ...] = ()
        while (pumps := self._pumps()) != asked and time.monotonic() < end:
            asked = pumps
            for _ in range(2):
                for pump in pumps:
                    await self._reached(pump, end)
        self._settled_on = self._top()

    def _pumps(self) -> tuple[MessagePump, ...]:
        top = self._top()
        return (self._app,) if top is None else tuple((top.focused or top).ancestors_with_self)

    def _top(self) -> Screen[Any] | None:
        with suppress(ScreenStackError):
            return self._app.screen
        return None

    async def _reached(self, pump: MessagePump, end: float) -> None:
        """Wait until the part has come to what is asked of it here, unless it goes away."""
        there = _Bell()
        if pump.call_later(there.ring):
            while not await there.within(0.05) and pump.is_attached and time.monotonic() < end:
                pass


class _Bell:
    """Something to wait for, but not for ever: an ``asyncio.Event`` can only be waited for so by making tasks."""

    def __init__(self) -> None:
        self.rung = False
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def within(self, seconds: float) -> bool:
        """Wait for the bell, or until the time is over; has it rung?"""
        if not self.rung:
            loop = asyncio.get_running_loop()
            self._waiter = loop.create_future()
            timer = loop.call_later(seconds, self._wake)
            await self._waiter
            timer.cancel()
        return self.rung
