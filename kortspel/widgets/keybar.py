"""The line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.strip import Strip

from kortspel.actions import Action, letter_of, plain_words
from kortspel.text import Text
from kortspel.widgets import palette
from kortspel.widgets.drawn import Drawn

_SIGNS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_NAMED = {"question_mark": "?", "plus": "+", "minus": "-"}
_HELP = "app.help"
"""How to find the rest: always in sight, at the right edge."""


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
    """What stands for the action in the key bar: its sign, the letter marked in its words, or else its first key."""
    if action.sign and (action.sign.isascii() or not ascii):
        return action.sign
    if letter := letter_of(text(action.label)):
        return letter
    return key_name(text, action.keys[0], ascii=ascii) if action.keys else action.sign


def keys_of(text: Text, action: Action, *, ascii: bool = False) -> str:
    """All keys of the action, for the list of commands."""
    letter = letter_of(text(action.label))
    names = [*([letter] if letter else []), *(key_name(text, key, ascii=ascii) for key in action.keys)]
    return " / ".join(dict.fromkeys(names)) or action.sign


def key_lines(text: Text, actions: Sequence[Action], *, ascii: bool = False) -> list[tuple[str, str]]:
    """The keys and the words of all actions, for the help; those of the same words on one line."""
    lines: dict[str, list[str]] = {}
    for action in actions:
        lines.setdefault(plain_words(text(action.label)), []).append(keys_of(text, action, ascii=ascii))
    return [(" / ".join(dict.fromkeys(keys)), words) for words, keys in lines.items()]


class KeyBar(Drawn):
    """Shows what the keys do now; a click on a word does it. What does not fit is left to the help (F1)."""

    def __init__(
        self,
        shown: Callable[[], tuple[Action, ...]],
        text: Callable[[], Text],
        do: Callable[[Action], Awaitable[None]],
    ) -> None:
        super().__init__()
        self._shown = shown
        self._text = text
        self._do = do
        self._spots: list[tuple[int, int, Action]] = []

    def render_line(self, y: int) -> Strip:
        """The one line."""
        width = self.size.width
        shown = [action for action in self._shown() if not action.hidden]
        last = [action for action in shown if action.name == _HELP]
        room = width - sum(self._wide(action) for action in last)
        inks = self.look.palette
        segments: list[Segment] = [Segment(" ", inks[palette.RAISED])]
        self._spots = []
        used = 1
        for action in shown:
            wide = self._wide(action)
            if action in last or used + wide - 1 > room:
                continue
            segments += self._segments(action, used)
            used += wide
        if last:
            segments.append(Segment(" " * max(0, room - used), inks[palette.RAISED]))
            segments += self._segments(last[0], max(used, room))
        return Strip(segments).adjust_cell_length(width, inks[palette.RAISED])

    def _words(self, action: Action) -> tuple[str, str]:
        text = self._text()
        return sign_of(text, action, ascii=self.look.ascii), plain_words(text(action.label))

    def _wide(self, action: Action) -> int:
        key, words = self._words(action)
        return cell_len(key) + 1 + cell_len(words) + 2

    def _segments(self, action: Action, start: int) -> list[Segment]:
        key, words = self._words(action)
        if action.name:
            end, half = start + self._wide(action) - 2, start
            if action.back and key == action.sign:
                half = start + cell_len(key.partition(" ")[0]) + 1
                self._spots.append((start, half, replace(action, name=action.back)))
            self._spots.append((half, end, action))
        inks = self.look.palette
        return [Segment(key, inks[palette.KEY]), Segment(f" {words}  ", inks[palette.RAISED])]

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        for start, end, action in self._spots:
            if start <= event.x < end:
                await self._do(action)
                return
