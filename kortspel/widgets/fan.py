"""Cards held in a fan: a pure function."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.cards import Card, suit_of
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look, Size
from kortspel.widgets.lines import Part


def fan(look: Look, cards: Sequence[Card], size: Size, step: int) -> list[list[Part]]:
    """The cards from left to right, each over the one before and ``step`` columns further, the middle ones highest."""
    middle = (len(cards) - 1) / 2
    drops = [int(abs(place - middle)) for place in range(len(cards))]
    drawn = [faces.face(look, card, size) for card in cards]
    inks = [palette.card(suit_of(card)) for card in cards]
    wide = step * (len(cards) - 1) + size.width
    lines: list[list[Part]] = []
    for y in range(size.height + max(drops)):
        row: list[Part] = [(" ", palette.TEXT)] * wide
        for place, lines_of_card in enumerate(drawn):
            if 0 <= (at := y - drops[place]) < size.height:
                start = place * step
                row[start : start + size.width] = [(sign, inks[place]) for sign in lines_of_card[at]]
        lines.append(_joined(row))
    return lines


def _joined(row: Sequence[Part]) -> list[Part]:
    parts: list[Part] = []
    for sign, ink in row:
        if parts and parts[-1][1] == ink:
            parts[-1] = (parts[-1][0] + sign, ink)
        else:
            parts.append((sign, ink))
    return parts
