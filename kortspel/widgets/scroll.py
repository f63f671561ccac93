"""A box whose content may be longer than it is."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from kortspel.actions import Action

_ACTIONS: Final = (
    Action("scroll_up", ("up",), "action.up", hidden=True),
    Action("scroll_down", ("down",), "action.scroll", sign="↑ ↓", back="scroll_up"),
    Action("page_up", ("pageup",), "action.page_up", hidden=True),
    Action("page_down", ("pagedown", "space"), "action.page_down", hidden=True),
    Action("scroll_home", ("home",), "action.first", hidden=True),
    Action("scroll_end", ("end",), "action.last", hidden=True),
)


class Scroll(VerticalScroll, inherit_bindings=False):
    """Goes up and down by line, page and end; a bar at its side tells where it is, while there is more than fits.

    Nothing glides: each step is one frame, also on a slow line.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(action.keys), action.name, show=False) for action in _ACTIONS
    ]

    def shown_actions(self) -> tuple[Action, ...]:
        """The keys that scroll, where there is anything to scroll."""
        return _ACTIONS if self.max_scroll_y > 0 else ()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing scrolls where everything is in sight."""
        return self.max_scroll_y > 0

    def action_scroll_up(self) -> None:
        """A line up."""
        self.scroll_relative(y=-1, animate=False)

    def action_scroll_down(self) -> None:
        """A line down."""
        self.scroll_relative(y=1, animate=False)

    def action_page_up(self) -> None:
        """A page up, but for a line."""
        self.scroll_relative(y=1 - self.size.height, animate=False)

    def action_page_down(self) -> None:
        """A page down, but for a line."""
        self.scroll_relative(y=self.size.height - 1, animate=False)

    def action_scroll_home(self) -> None:
        """To the beginning."""
        self.scroll_home(animate=False)

    def action_scroll_end(self) -> None:
        """To the end."""
        self.scroll_end(animate=False)
