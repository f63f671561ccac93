"""Hands that lie open on the cloth, as large as there is room for: a pure function onto a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from kortspel.cards import Card, suit_of
from kortspel.widgets import faces, palette
from kortspel.widgets.canvas import Canvas, fitted
from kortspel.widgets.faces import HUGE, LARGE, PLAIN, TINY, Look, Size
from kortspel.widgets.table import ShownHand

FAN: Final = 4
"""Columns that a card shows of itself under the next one: its edge and its corner."""
APART: Final = 3
"""Columns between two hands."""


class _Way(NamedTuple):
    """A card size, how far the cards of a hand lie from each other, and the least columns of a hand with its words."""

    size: Size
    step: int
    least: int = 34

    def width(self, cards: int) -> int:
        return self.step * (cards - 1) + self.size.width


WAYS: Final = (
    _Way(HUGE, HUGE.width + 1), _Way(LARGE, LARGE.width + 1), _Way(PLAIN, PLAIN.width + 1), _Way(PLAIN, FAN),
    _Way(TINY, TINY.width), _Way(TINY, FAN), _Way(TINY, FAN, 25),
)  # fmt: skip
"""How a hand may lie, the largest first."""


def draw_hands(
    canvas: Canvas, hands: Sequence[ShownHand], look: Look, *, top: int = 0, left: int = 0
) -> None:
    """Draw the hands from this line and column on, in the largest way in which all of them fit."""
    width, height = canvas.width - 2 * left, canvas.height - top
    most = max((len(hand.cards) for hand in hands), default=5)
    for way in WAYS:
        block = max(way.width(most), way.least)
        abreast = min(len(hands), max(1, (width + APART) // (block + APART)))
        rows = -(-len(hands) // abreast)
        lines = way.size.height + 2
        if block <= width and rows * lines - 1 <= height:
            spare = height - (rows * lines - 1)
            gap = min(2, spare // (rows + 1))
            first = top + (spare - gap * (rows - 1)) // 2
            for place, hand in enumerate(hands):
                row, column = divmod(place, abreast)
                in_row = min(abreast, len(hands) - row * abreast)
                start = left + (width - in_row * block - (in_row - 1) * APART) // 2
                x = start + column * (block + APART)
                canvas.spots[f"hand {place}"] = (x + block // 2, first + row * (lines + gap))
                _hand(canvas, x, first + row * (lines + gap), hand, look, way, block)
            return
    for place, hand in enumerate(hands):
        _in_a_line(canvas, left, top + place, hand, look, width)


def _hand(canvas: Canvas, x: int, y: int, hand: ShownHand, look: Look, way: _Way, width: int) -> None:
    ink = palette.FELT_ACCENT if hand.lit else palette.FELT
    name = f"{'▸ ' if hand.lit else ''}{hand.name}"
    score = f"  {hand.score}" if hand.score else ""
    room = width - cell_len(score)
    words = f"  {hand.words}" if hand.words else ""
    name = fitted(name, max(6, room - cell_len(words)))
    after = canvas.write(x, y, name, palette.FELT_ACCENT if hand.lit else palette.FELT_STRONG)
    canvas.write(after, y, fitted(_told(hand, x + room - after - 2, "  "), x + room - after), ink)
    canvas.write(x + room, y, score, palette.FELT_ACCENT if hand.lit else palette.FELT_FAINT)
    shift = (width - way.width(len(hand.cards))) // 2
    for place, card in enumerate(hand.cards):
        draw_card(canvas, x + shift + place * way.step, y + 1, card, look, way.size, lit=_is_lit(hand, card))


def _told(hand: ShownHand, room: int, before: str = "") -> str:
    """What the hand is, as much of it as there is room for."""
    words = hand.words if cell_len(hand.words) <= room or not hand.kind else hand.kind
    return before + words if words else ""


def _is_lit(hand: ShownHand, card: Card) -> bool:
    return hand.lit and (not hand.key or card in hand.key)


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card,
    look: Look,
    size: Size,
    *,
    lit: bool = False,
    dim: bool = False,
) -> None:
    """A card face up."""
    ink = palette.card(suit_of(card), " lit" if lit else " dim" if dim else "")
    canvas.block(x, y, faces.face(look, card, size, lit=lit), ink)


def _in_a_line(canvas: Canvas, x: int, y: int, hand: ShownHand, look: Look, width: int) -> None:
    ink = palette.FELT_ACCENT if hand.lit else palette.FELT
    at = canvas.write(x, y, "▸" if hand.lit else " ", ink)
    canvas.write(at, y, fitted(hand.name, 10), palette.FELT_STRONG)
    at += 11
    for card in hand.cards:
        name = faces.small(look, card)
        ink_of_card = palette.card(suit_of(card), " lit" if _is_lit(hand, card) else "")
        at = canvas.write(at, y, f"{name:<3}", ink_of_card) + 1
    room = x + width - cell_len(hand.score) - 1
    canvas.write(at, y, fitted(_told(hand, room - at), room - at), ink)
    canvas.write(room + 1, y, hand.score, ink)
