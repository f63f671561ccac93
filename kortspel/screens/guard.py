"""What a person did not mean: keys that repeat, keys and clicks typed for what was there before, drags, stray buttons.

A screen that opens by itself, hides one player from another or shows what only was to be looked at wants *silence*:
its first key or click counts only after half a second without any, so one that is held down, or was meant for what
stood there before, never gets through. For the same key again the silence is longer than any keyboard waits before
it repeats one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events

QUIET: Final = 0.5
"""Seconds without a key or a click."""
QUIET_SAME: Final = 0.75
"""Seconds before the same key counts again: keyboards begin to repeat after two thirds of a second at most."""
FOCUS: Final = 0.2
"""Seconds after the window came to the front in which a click does only that."""
LEAVE: Final = frozenset(("ctrl+q", "ctrl+c", "ctrl+z"))
"""What ends or stops the program always works."""

_LONG_AGO: Final = float("-inf")


def stamp(event: events.Event) -> float:
    """When the event came, in seconds of a clock that only goes forward."""
    return event.time


class Guard:
    """Says of each key and click whether it is let through. ``clock`` tells when an event came."""

    def __init__(self, clock: Callable[[events.Event], float] = stamp, quiet: float = QUIET) -> None:
        self.clock = clock
        self.quiet = quiet
        self._last, self._key = _LONG_AGO, ""
        """The last key or press, and which."""
        self._focused = _LONG_AGO
        self._pressed: tuple[int, int] | None = None
        """Where button 1 went down, so that it counts."""

    def now(self) -> float:
        """The time of this moment."""
        return self.clock(events.Event())

    def focused(self, event: events.AppFocus) -> None:
        """The window came to the front."""
        self._focused = self.clock(event)

    def key(self, event: events.Key, silent_since: float | None) -> bool:
        """Does the key count, on a screen that has wanted silence since then, or wants none?"""
        heard = self._heard(event, event.key, silent_since)
        return heard or event.key in LEAVE

    def press(self, event: events.MouseDown, silent_since: float | None) -> bool:
        """Does the button that went down count?"""
        self._pressed = None
        if event.button != 1:
            return False
        only_focus = self.clock(event) - self._focused < FOCUS
        if self._heard(event, "a click", silent_since) and not only_focus:
            self._pressed = (event.screen_x, event.screen_y)
        return self._pressed is not None

    def release(self, event: events.MouseUp) -> bool:
        """Is it a click: the button that counted let go where it went down?"""
        pressed, self._pressed = self._pressed, None
        return pressed == (event.screen_x, event.screen_y)

    def _heard(self, event: events.Event, key: str, silent_since: float | None) -> bool:
        now, last, before = self.clock(event), self._last, self._key
        self._last, self._key = now, key
        if silent_since is None:
            return True
        longer = QUIET_SAME / QUIET if key == before else 1
        return now - last >= self.quiet * longer and now - silent_since >= self.quiet
