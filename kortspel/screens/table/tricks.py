"""A table where tricks are played: what everybody is to see lies there until a key goes on."""

from __future__ import annotations

from typing import Any, TypeVar

from kortspel.games.base import View
from kortspel.screens.table.screen import TableScreen
from kortspel.session import Session

ViewT = TypeVar("ViewT", bound=View)


class TrickScreen(TableScreen[ViewT]):
    """The draw for the first deal and each finished trick lie on the table until they have been seen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.lying = "" if session.moves or session.former else "drawn"
        """What lies there: ``drawn`` and ``taken`` for all to see, ``drew`` for who has exchanged, or nothing."""
        self._seen = self.tricks_seen()

    def tricks_seen(self) -> tuple[int, int]:
        """The number of the deal, and how many of its tricks are finished."""
        raise NotImplementedError

    def lies(self) -> bool:
        """Is there something to be looked at?"""
        return bool(self.lying)

    def go_on(self) -> None:
        """It has been seen."""
        self.lying = ""
        self.advance()

    def advance(self) -> None:
        """Let what everybody is to see lie, or go on."""
        seen = self.tricks_seen()
        if seen != self._seen:
            self._seen = seen
            self.lying = "taken" if seen[1] else ""
        if not self.lying:
            super().advance()
            return
        if self.hides() and self.lying != "drew":
            self.viewer = None
        self.draw()

    def exchanged(self, **fields: Any) -> None:
        """Exchange; between people, show what was drawn before the cover falls."""
        self.lying = "drew" if self.hides() and self.viewer is not None else ""
        if not self.play("exchange", **fields):
            self.lying = ""

    def put_away(self) -> None:
        """What one drew is seen at the next turn."""
        self.lying = "" if self.lying == "drew" else self.lying
        super().put_away()
