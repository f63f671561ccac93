"""Figures three lines high, for the one number that a screen is about."""

from __future__ import annotations

from typing import Final

_DIGITS: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}


def large(number: int) -> tuple[str, ...]:
    """The number, 0 or more, in three lines of blocks."""
    return tuple(" ".join(_DIGITS[digit][line] for digit in str(number)) for line in range(3))
