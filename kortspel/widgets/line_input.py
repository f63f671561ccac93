"""A line to type in."""

from __future__ import annotations

from typing import Final

from textual.widgets import Input

from kortspel.actions import Action

_ACTIONS: Final = (
    Action("submit", ("enter",), "action.accept"),
    Action("delete_left", ("backspace",), "action.erase", hidden=True),
    Action("delete_right", ("delete",), "action.erase_right", hidden=True),
    Action("cursor_left", ("left",), "action.left", hidden=True),
    Action("cursor_right", ("right",), "action.right", hidden=True),
    Action("home", ("home",), "action.first", hidden=True),
    Action("end", ("end",), "action.last", hidden=True),
)


class LineInput(Input):
    """Textual's line, which tells its keys to the key bar and the help."""

    def shown_actions(self) -> tuple[Action, ...]:
        """The keys that one needs; those of the shell's line editing work too."""
        return _ACTIONS
