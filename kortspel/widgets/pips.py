"""What is printed in the middle of a card: the suit, or as many pips as the card counts where there is room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kortspel.cards import Card, suit_of
from kortspel.text.words import GLYPHS

if TYPE_CHECKING:
    from kortspel.widgets.faces import Look, Size

COURT: Final = "AKQJX"
_ROWS: Final[Mapping[str, tuple[str, ...]]] = {
    "2": (" o ", "   ", "   ", "   ", "   ", "   ", " o "),
    "3": (" o ", "   ", "   ", " o ", "   ", "   ", " o "),
    "4": ("o o", "   ", "   ", "   ", "   ", "   ", "o o"),
    "5": ("o o", "   ", "   ", " o ", "   ", "   ", "o o"),
    "6": ("o o", "   ", "   ", "o o", "   ", "   ", "o o"),
    "7": ("o o", " o ", "   ", "o o", "   ", "   ", "o o"),
    "8": ("o o", " o ", "   ", "o o", "   ", " o ", "o o"),
    "9": ("o o", "   ", "o o", " o ", "o o", "   ", "o o"),
    "T": ("o o", " o ", "o o", "   ", "o o", " o ", "o o"),
}
"""The pips of a card in seven lines, as printed cards have them."""
_MIDDLE: Final[Mapping[str, tuple[str, ...]]] = {
    "s": (" ▗█▖ ", "▟███▙", " ▘█▝ "),
    "h": ("▟█▄█▙", "▜███▛", " ▝█▘ "),
    "d": (" ▗█▖ ", "▐███▌", " ▝█▘ "),
    "c": (" ▐█▌ ", "█▟█▙█", " ▗█▖ "),
    "x": ("▄▄█▄▄", " ███ ", "▟▘ ▝▙"),
}
"""The suits in five columns and three lines."""
_LARGE: Final[Mapping[str, tuple[str, ...]]] = {
    "s": ("   ▄   ", " ▗███▖ ", "▗█████▖", "▝██▀██▘", "  ▟█▙  "),
    "h": ("▗██▄██▖", "███████", "▝█████▘", "  ▜█▛  ", "   ▀   "),
    "d": ("  ▗█▖  ", " ▄███▄ ", "███████", " ▀███▀ ", "  ▝█▘  "),
    "c": ("  ▟█▙  ", "  ▜█▛  ", "▟█▙█▟█▙", "▜█▛█▜█▛", "  ▟█▙  "),
    "x": ("   ▄   ", "▄▄███▄▄", " ▀███▀ ", " ▟█▀█▙ ", " ▀   ▀ "),
}
"""The suits in seven columns and five lines, for aces, court cards and the joker."""


def of(look: Look, card: Card, inside: Size) -> Mapping[int, str]:
    """The lines inside the card that have something on them, by their number, each as wide as the inside."""
    width, height = inside
    suit, rank = suit_of(card), card[0]
    sign = _sign(look, suit)
    if width >= 11 and height >= 7 and rank not in COURT:
        return {y: _pips(row, sign, width) for y, row in enumerate(_ROWS[rank]) if row.strip()}
    if width >= 11 and height >= 7 and not look.ascii:
        return {y + 1: f"{row:^{width}}" for y, row in enumerate(_LARGE[suit])}
    if width >= 7 and height >= 5 and not look.ascii:
        return {y + 1: f"{row:^{width}}" for y, row in enumerate(_MIDDLE[suit])}
    if height == 2:
        return {1: f"{sign:>{width}}"}
    return {height // 2: f"{sign:^{width}}"} if height >= 3 else {}


def _pips(row: str, sign: str, width: int) -> str:
    left, middle, right = (sign if each == "o" else " " for each in row)
    return f"{left} {middle} {right}".center(width)


def _sign(look: Look, suit: str) -> str:
    if not look.ascii:
        return GLYPHS[suit]
    return "*" if suit == "x" else look.text(f"cards.suit_letter.{suit}")
