"""How much room a terminal gives, in four steps. What is drawn may differ between them, what can be done never."""

from __future__ import annotations

from typing import Final, Literal

from kortspel.widgets.faces import HUGE, LARGE, PLAIN, TINY, Size

Room = Literal["small", "usual", "large", "wide"]

ROOMS: Final[tuple[tuple[Room, int, int], ...]] = (("wide", 180, 50), ("large", 110, 34), ("usual", 80, 24))
"""The columns and lines from which on there is the room."""
HAND_CARD: Final[dict[Room, Size]] = {"small": TINY, "usual": PLAIN, "large": LARGE, "wide": HUGE}
"""How large the cards of one's own hand are."""
TRICK_CARD: Final[dict[Room, Size]] = {"small": TINY, "usual": TINY, "large": PLAIN, "wide": LARGE}
"""How large those on the cloth are."""


def room_of(width: int, height: int) -> Room:
    """The room of a terminal of so many columns and lines."""
    return next((room for room, columns, lines in ROOMS if width >= columns and height >= lines), "small")
