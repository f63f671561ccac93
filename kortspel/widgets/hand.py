"""A hand of cards in a row, as large as there is room for, with a mark under those that are chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.strip import Strip

from kortspel.cards import Card
from kortspel.widgets import faces, palette
from kortspel.widgets.canvas import Canvas, fitted
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.room import HAND_CARD, Room
from kortspel.widgets.showdown import draw_card
from kortspel.widgets.wrapping import wrapped

FULL: Final = 5
"""Cards of a full hand: the others keep their places when it has fewer."""
MARGIN: Final = 2


@dataclass(frozen=True)
class HandPicture:
    """What the hand shows.

    ``cards`` are None where they lie face down. ``dim`` are the places of cards that cannot be chosen now, ``marked``
    of those that are chosen. ``at`` is the place under the cursor, None where nothing is to be chosen.
    """

    title: str = ""
    cards: tuple[Card | None, ...] = ()
    marked: frozenset[int] = frozenset()
    dim: frozenset[int] = frozenset()
    at: int | None = None
    mark: str = ""
    """The word under a marked card."""
    lines: tuple[Part, ...] = ()
    """Words beside the cards: the name of the hand, what stays."""
    said: tuple[str, ...] = ()
    """What was said last, on the other side of the cards, where there is room."""


def height_of(room: Room) -> int:
    """The lines of a hand: its cards and the marks under them."""
    return HAND_CARD[room].height + 1


def places(width: int, cards: int, room: Room) -> tuple[int, int]:
    """The column of the first card, and how far it is from one card to the next."""
    size = HAND_CARD[room]
    if room == "small":
        return 1, size.width
    step = size.width + 1
    return max(0, (width - step * max(cards, 1) + 1) // 2), step


def draw_hand(picture: HandPicture, look: Look, width: int, room: Room) -> Canvas:
    """The hand with its words in so many columns."""
    size = HAND_CARD[room]
    canvas = Canvas(width, height_of(room))
    count = len(picture.cards)
    left, step = places(width, count, room)
    for place, card in enumerate(picture.cards):
        x = left + place * step
        if card is None:
            canvas.block(x, 0, faces.back(look, size), palette.CARD_BACK)
        else:
            draw_card(canvas, x, 0, card, look, size, dim=place in picture.dim)
    draw_marks(canvas, picture, room)
    widest = left + step * max(count, FULL if room == "small" else count)
    first = widest + MARGIN
    lines: list[Part] = [(picture.title, palette.FAINT), *picture.lines]
    y = 0
    for words, ink in lines:
        for part in wrapped(words, max(8, width - first - 1)):
            canvas.write(first, y, part, ink)
            y += 1
    if room != "small":
        for down, words in enumerate(_said(picture, left - 2 * MARGIN, size.height)):
            canvas.write(MARGIN, down, words, palette.FAINT)
    return canvas


def draw_marks(canvas: Canvas, picture: HandPicture, room: Room) -> None:
    """What stands under the cards, over what stood there."""
    left, step = places(canvas.width, len(picture.cards), room)
    width, y = HAND_CARD[room].width, canvas.height - 1
    canvas.fill(left, y, step * len(picture.cards), 1, palette.TEXT)
    for place in range(len(picture.cards)):
        _mark(canvas, picture, place, left + place * step, width)


def _said(picture: HandPicture, width: int, height: int) -> list[str]:
    """The last sentences that have room, none of them without its beginning."""
    lines: list[str] = []
    for sentence in reversed(picture.said if width >= 12 else ()):
        more = wrapped(sentence, width, "  ")
        if len(more) + len(lines) > height:
            break
        lines = more + lines
    return lines


def _mark(canvas: Canvas, picture: HandPicture, place: int, x: int, width: int) -> None:
    """Under the card its number, or the word that says it is chosen; brackets where the cursor is."""
    word = picture.mark[:width] if place in picture.marked else ""
    number = f"{place + 1}" if picture.at is not None and place not in picture.dim else ""
    words = word or number
    if place == picture.at:
        words = f"[{fitted(words, width - 2)}]"
    lit = place == picture.at or place in picture.marked
    y = canvas.height - 1
    canvas.write(x + (width - cell_len(words)) // 2, y, words, palette.ACCENT if lit else palette.FAINT)


def _same_cards(one: HandPicture, other: HandPicture) -> bool:
    return replace(one, at=None, marked=frozenset()) == replace(other, at=None, marked=frozenset())


class HandView(Drawn):
    """Draws a hand; a click on a card posts ``Clicked``."""

    @dataclass
    class Clicked(Message):
        """The card at this place was clicked."""

        place: int

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.picture = HandPicture()
        self.room: Room = "usual"
        self._canvas: Canvas | None = None

    def show(self, picture: HandPicture, room: Room) -> None:
        """Draw this hand."""
        taller = room != self.room
        before, self.picture, self.room = self.picture, picture, room
        if not taller and self._canvas is not None and _same_cards(before, picture):
            # Only the cursor or a mark has moved.
            draw_marks(self._canvas, picture, room)
            self.refresh(Region(0, self._canvas.height - 1, self.size.width, 1))
        else:
            self._canvas = None
            self.refresh(layout=taller)
        self._point()

    def _point(self) -> None:
        """The terminal's own cursor stands under the card: braille lines and speech follow it."""
        if self.picture.at is not None and self.is_attached and self.display:
            left, step = places(self.size.width, len(self.picture.cards), self.room)
            x = left + self.picture.at * step + HAND_CARD[self.room].width // 2
            self.app.cursor_position = self.content_region.offset + Offset(x, self.size.height - 1)

    def restyle(self) -> None:
        """Draw anew, in another language or look."""
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """Draw anew in the new width."""
        self._canvas = None
        self.refresh()
        self._point()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The cards and the marks under them."""
        return height_of(self.room)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        if (place := self.place_at(event.x, event.y)) is not None:
            self.post_message(self.Clicked(place))

    def place_at(self, x: int, y: int) -> int | None:
        """The card at these coordinates."""
        left, step = places(self.size.width, len(self.picture.cards), self.room)
        place, inside = divmod(x - left, step)
        on_card = inside < HAND_CARD[self.room].width and 0 <= place < len(self.picture.cards)
        return place if on_card and 0 <= y < height_of(self.room) else None

    def render_line(self, y: int) -> Strip:
        """Line ``y``."""
        width = self.size.width
        if self._canvas is None or self._canvas.width != width:
            self._canvas = draw_hand(self.picture, self.look, width, self.room)
        inks = self.look.palette
        if y >= self._canvas.height:
            return Strip.blank(width, inks[palette.TEXT])
        return Strip([Segment(words, inks[ink]) for words, ink in self._canvas.line(y)], width)
