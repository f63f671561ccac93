"""Pakker in words: the names of what may be chosen."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from kortspel.text.words import card_text

if TYPE_CHECKING:
    from kortspel.screens.pakker.game import GameScreen

_SEATS: Final = ("seat", "seller")


def clock(moment: int) -> str:
    """A moment in Unix seconds as the time of day here."""
    return datetime.fromtimestamp(moment).strftime("%H:%M")


def value_text(screen: GameScreen, field: str, value: Any) -> str:
    """The name of a value that may be chosen for a field of a move."""
    text = screen.text
    if field in _SEATS:
        return str(screen.session.setup.players[value].name)
    if field == "credit":
        return text("pakker_table.credit" if value else "pakker_table.cash")
    if field == "card":
        return card_text(text, value, glyphs=not screen.look.ascii)
    return text(f"pakker_table.{field}.{value}")
