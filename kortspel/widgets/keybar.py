"""The line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.strip import Strip

from kortspel.actions import Action
from kortspel.text import Text
from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn

_SIGNS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_NAMED = {"question_mark": "?", "plus": "+", "minus": "-"}


def key_name(text: Text, key: str, *, ascii: bool = False) -> str:
    """A Textual key name as people write it: ``Enter``, ``Esc``, ``?``, ``F1``, ``Ctrl+Z``, ``t``."""
    if key in _NAMED:
        return _NAMED[key]
    if text.has(f"key.{key}") and not (key in _SIGNS and not ascii):
        return text(f"key.{key}")
    if key in _SIGNS:
        return _SIGNS[key]
    if key.startswith("ctrl+"):
        return f"Ctrl+{key[5:].upper()}"
    return key.upper() if len(key) > 1 else key


def sign_of(text: Text, action: Action, *, ascii: bool = False) -> str:
    """What stands for the action in the key bar: its sign where it can be shown, else its first key."""
    if action.sign and (action.sign.isascii() or not ascii):
        return action.sign
    return key_name(text, action.keys[0], ascii=ascii)


def keys_of(text: Text, action: Action, *, ascii: bool = False) -> str:
    """All keys of the action, for the help and the list of commands."""
    return " / ".join(key_name(text, key, ascii=ascii) for key in action.keys) or action.sign


class KeyBar(Drawn):
    """Shows what the keys do now; a click on a word does it. What does not fit is left to the help (F1)."""

    def __init__(self, shown: Callable[[], tuple[Action, ...]], text: Callable[[], Text]) -> None:
        super().__init__()
        self._shown = shown
        self._text = text
        self._spots: list[tuple[int, int, str]] = []

    def render_line(self, y: int) -> Strip:
        """The one line."""
        text, plain = self._text(), self.app.has_class("ascii")
        segments: list[Segment] = [Segment(" ", palette.RAISED)]
        self._spots = []
        used = 1
        for action in self._shown():
            if action.hidden:
                continue
            key = sign_of(text, action, ascii=plain)
            label = text(action.label)
            width = cell_len(key) + 1 + cell_len(label) + 2
            if used + width - 2 > self.size.width:
                break
            if action.keys:
                self._spots.append((used, used + width - 2, action.name))
            segments += [
                Segment(key, palette.KEY),
                Segment(f" {label}  ", palette.RAISED),
            ]
            used += width
        return Strip(segments).adjust_cell_length(self.size.width, palette.RAISED)

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        for start, end, name in self._spots:
            if start <= event.x < end:
                await self.app.run_action(name, self.screen)
