"""Cards as text: pure functions from a card to what is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from kortspel.cards import JOKER, Card, suit_of
from kortspel.text import Text
from kortspel.text.words import GLYPHS, rank_letter


class Look(NamedTuple):
    """How cards are shown: in whose letters, with suit glyphs or letters, in two colours or four."""

    text: Text
    ascii: bool = False
    four_colours: bool = False


class Frame(NamedTuple):
    """The strokes of a box: its lines, and by row the corners and crosses from left to right."""

    horizontal: str
    vertical: str
    top: tuple[str, str, str]
    middle: tuple[str, str, str]
    bottom: tuple[str, str, str]
    card: tuple[str, str, str, str]


LINES: Final = Frame("─", "│", ("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"), ("╭", "╮", "╰", "╯"))
ASCII_LINES: Final = Frame("-", "|", ("+",) * 3, ("+",) * 3, ("+",) * 3, (".", ".", "`", "'"))
BIG_WIDTH: Final = 9
BIG_HEIGHT: Final = 5


def frame(look: Look) -> Frame:
    """The strokes that this terminal can show."""
    return ASCII_LINES if look.ascii else LINES


def suit_sign(look: Look, suit: str) -> str:
    """The suit's glyph, or its letter where glyphs cannot be shown."""
    if not look.ascii:
        return GLYPHS[suit]
    return "*" if suit == "x" else look.text(f"cards.suit_letter.{suit}")


def small(look: Look, card: Card) -> str:
    """The card in two or three columns: ``K♠``, ``10♥``, ``Kn♦``; the joker is ``Jok``."""
    if card == JOKER:
        return look.text("cards.letter.X")
    return rank_letter(look.text, card) + suit_sign(look, suit_of(card))


def big(look: Look, card: Card) -> list[str]:
    """The card as five lines of nine columns."""
    sign = suit_sign(look, suit_of(card))
    rank = rank_letter(look.text, card)
    left, right, under_left, under_right = frame(look).card
    stroke, bar = frame(look).horizontal, frame(look).vertical
    return [
        left + stroke * 7 + right,
        f"{bar} {rank:<5} {bar}",
        f"{bar}   {sign}   {bar}",
        f"{bar} {rank:>5} {bar}",
        under_left + stroke * 7 + under_right,
    ]


def back(look: Look) -> list[str]:
    """A card face down, as large as ``big``."""
    left, right, under_left, under_right = frame(look).card
    stroke, bar = frame(look).horizontal, frame(look).vertical
    weave = "#######" if look.ascii else "░░░░░░░"
    return [left + stroke * 7 + right, *[bar + weave + bar] * 3, under_left + stroke * 7 + under_right]
