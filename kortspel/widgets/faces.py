"""Cards as text: pure functions from a card to what is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from kortspel.cards import JOKER, Card, suit_of
from kortspel.text import Text
from kortspel.text.signs import Signs
from kortspel.text.words import GLYPHS, rank_letter
from kortspel.widgets import pips, themes
from kortspel.widgets.palette import Palette


class Look(NamedTuple):
    """How things are shown: in whose letters, with suit glyphs or letters, in which colours and signs."""

    text: Text
    ascii: bool = False
    """Letters for suits, lines and blocks of ASCII."""
    palette: Palette = themes.palette()
    signs: Signs = Signs()
    """What the terminal can show."""


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
DOUBLE: Final = ("╔", "╗", "╚", "╝", "═", "║")
ASCII_DOUBLE: Final = ("#", "#", "#", "#", "=", "#")
"""Corners, stroke and bar of the frame of a card that is lit."""


class Size(NamedTuple):
    """How large a card is drawn, its frame included, in columns and lines."""

    width: int
    height: int


TINY: Final = Size(5, 3)
PLAIN: Final = Size(7, 5)
LARGE: Final = Size(9, 7)
HUGE: Final = Size(13, 9)
SIZES: Final = (TINY, PLAIN, LARGE, HUGE)

BIG_HEIGHT: Final = PLAIN.height


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


def face(look: Look, card: Card, size: Size, *, lit: bool = False) -> tuple[str, ...]:
    """The card as ``size.height`` lines of ``size.width`` columns, all in the ink ``palette.card``.

    The rank and the suit stand in the corner that a fanned hand shows and, upside down as it were, in the other one;
    between them, where there is room, the suit. A card that is ``lit`` has a double frame, so that it is told without
    colours too.
    """
    corners, stroke, bar = frame(look).card, frame(look).horizontal, frame(look).vertical
    if lit:
        *corners_lit, stroke, bar = ASCII_DOUBLE if look.ascii else DOUBLE
        corners = (corners_lit[0], corners_lit[1], corners_lit[2], corners_lit[3])
    edge = stroke * (size.width - 2)
    within = inside(look, card, Size(size.width - 2, size.height - 2))
    return (
        corners[0] + edge + corners[1],
        *(bar + line + bar for line in within),
        corners[2] + edge + corners[3],
    )


def inside(look: Look, card: Card, size: Size) -> tuple[str, ...]:
    """What stands on a card without a frame, ``size.height`` lines of ``size.width`` columns."""
    name, (width, height) = small(look, card), size
    if height == 1:
        return (f"{name:<{width}}" if width <= 3 else f"{name:^{width}}",)
    art = pips.of(look, card, size)
    lines = [art.get(y, " " * width) for y in range(height)]
    lines[0] = name + lines[0][cell_len(name) :]
    lines[-1] = lines[-1][: width - cell_len(name)] + name
    return tuple(lines)


def back(look: Look, size: Size) -> tuple[str, ...]:
    """A card face down: a woven pattern in a frame, in the ink ``palette.CARD_BACK``."""
    left, right, under_left, under_right = frame(look).card
    stroke, bar = frame(look).horizontal, frame(look).vertical
    width, height = size.width - 2, size.height - 2
    weave = ("%#" if look.ascii else "▚▞") * width
    rows = (bar + weave[y % 2 : y % 2 + width] + bar for y in range(height))
    edge = stroke * width
    return (left + edge + right, *rows, under_left + edge + under_right)


def big(look: Look, card: Card) -> tuple[str, ...]:
    """The next card of the patience."""
    return face(look, card, PLAIN)
