"""Cards laid on the table beside each other, each under the name of who laid it: a pure function."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from kortspel.cards import Card, suit_of
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Line, Part

CARD: Final = 5
PLACE: Final = 9
"""Columns for a card with its name, at least."""
WIDEST: Final = 14


class Place(NamedTuple):
    """A name, and the card laid there, if any. The ``best`` card stands in a double frame."""

    name: str
    card: Card | None
    best: bool = False
    turn: bool = False


def spread(places: Sequence[Place], look: Look, width: int) -> list[Line]:
    """Four lines for as many places as fit beside each other in the width, in rows of the same length."""
    most = max(1, width // PLACE)
    rows = -(-len(places) // most)
    abreast = -(-len(places) // rows)
    column = min(WIDEST, width // abreast)
    return [
        [part for place in places[start : start + abreast] for part in _part(place, line, look, column)]
        for start in range(0, len(places), abreast)
        for line in range(4)
    ]


def _part(place: Place, line: int, look: Look, column: int) -> tuple[Part, Part]:
    if line == 0:
        name = place.name
        if cell_len(name) > column - 1:
            name = set_cell_size(name, column - 2) + "."
        style = palette.ACCENT if place.best or place.turn else palette.TEXT
        return (name, style), (" " * (column - cell_len(name)), palette.TEXT)
    words, style = " " * CARD, palette.TEXT
    if place.card is not None:
        words = _card(place.card, line, look, best=place.best)
        style = palette.card(suit_of(place.card))
    elif line == 2:
        words, style = "  .  " if look.ascii else "  ·  ", palette.FAINT
    return (words, style), (" " * (column - CARD), palette.TEXT)


def _card(card: Card, line: int, look: Look, *, best: bool) -> str:
    corners, stroke, bar = faces.frame(look).card, faces.frame(look).horizontal, faces.frame(look).vertical
    if best:
        corners, stroke, bar = (("#",) * 4, "=", "#") if look.ascii else (("╔", "╗", "╚", "╝"), "═", "║")
    if line == 1:
        return corners[0] + stroke * 3 + corners[1]
    if line == 3:
        return corners[2] + stroke * 3 + corners[3]
    return f"{bar}{faces.small(look, card):^3}{bar}"
