"""Numbers, shares, lists and times as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from typing import Final

from kortspel.text.grammar import Grammar

NONE: Final = "–"
"""Stands where there is no number."""
MINUS: Final = "−"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"

_GLYPHS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}


def exact(grammar: Grammar, value: Fraction | int) -> str:
    """A number as it is, its thousands set apart: ``12``, ``10 000``, ``−3``, ``2½``, ``7 5/12``."""
    whole, part = divmod(abs(Fraction(value)), 1)
    words = _grouped(grammar, whole) if whole or not part else ""
    if part in _GLYPHS:
        words += _GLYPHS[part]
    elif part:
        words += f"{NO_BREAK if whole else ''}{part}"
    return MINUS + words if value < 0 else words


def decimal(grammar: Grammar, value: Fraction | float, places: int = 1) -> str:
    """A number rounded to so many decimals: ``47,3``, ``−6,5``, and ``0,0`` for what rounds to nothing."""
    whole, _, part = f"{abs(float(value)):.{places}f}".partition(".")
    words = _grouped(grammar, int(whole)) + (grammar.DECIMAL + part if part else "")
    return MINUS + words if value < 0 and any(sign in words for sign in "123456789") else words


def _grouped(grammar: Grammar, whole: int) -> str:
    return f"{whole:,}".replace(",", grammar.GROUP) if whole >= grammar.GROUPED_FROM else str(whole)


def listed(grammar: Grammar, items: Sequence[str]) -> str:
    """``Anna``, ``Anna och Bo``, ``Anna, Bo och Carin``."""
    *most, last = items or ("",)
    return f"{', '.join(most)}{grammar.AND}{last}" if most else last


def time_of_day(grammar: Grammar, moment: datetime | int) -> str:
    """The local time of day, of a moment or of Unix seconds."""
    when = moment if isinstance(moment, datetime) else datetime.fromtimestamp(moment)
    return when.strftime(grammar.TIME)
