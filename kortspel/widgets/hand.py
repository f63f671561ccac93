"""A hand of cards in a row, with a mark under those that are chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from kortspel.cards import Card, suit_of
from kortspel.widgets import faces, palette
from kortspel.widgets.drawn import Drawn
from kortspel.widgets.palette import Ink

NARROW: Final = 5
WIDE: Final = 7


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
    lines: tuple[tuple[str, Ink], ...] = field(default_factory=tuple)
    """Words under the cards: the name of the hand, what stays."""


class HandView(Drawn):
    """Draws a hand; a click posts ``Clicked``."""

    @dataclass
    class Clicked(Message):
        """The card at this place was clicked."""

        place: int

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.picture = HandPicture()

    def show(self, picture: HandPicture) -> None:
        """Draw this hand."""
        self.picture = picture
        self.refresh()

    @property
    def _card_width(self) -> int:
        return WIDE if self.size.width >= 5 * (WIDE + 1) else NARROW

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = event.x // (self._card_width + (self._card_width == WIDE))
        if 1 <= event.y <= 4 and 0 <= place < len(self.picture.cards):
            self.post_message(self.Clicked(place))

    def render_line(self, y: int) -> Strip:
        """Title, three lines of cards, the marks, then the words."""
        picture = self.picture
        if y == 0:
            segments = [Segment(picture.title, self.look.palette[palette.FAINT])]
        elif y <= 3:
            segments = self._cards(y - 1)
        elif y == 4:
            segments = self._marks()
        elif y - 5 < len(picture.lines):
            words, ink = picture.lines[y - 5]
            segments = [Segment(words, self.look.palette[ink])]
        else:
            segments = []
        return Strip(segments).adjust_cell_length(self.size.width, self.look.palette[palette.TEXT])

    def _cards(self, line: int) -> list[Segment]:
        gap = [Segment(" ", self.look.palette[palette.TEXT])] if self._card_width == WIDE else []
        return [part for place in range(len(self.picture.cards)) for part in (self._card(place, line), *gap)]

    def _card(self, place: int, line: int) -> Segment:
        card, width = self.picture.cards[place], self._card_width
        left, right, under_left, under_right = faces.frame(self.look).card
        stroke, bar = faces.frame(self.look).horizontal, faces.frame(self.look).vertical
        if line == 0:
            words = left + stroke * (width - 2) + right
        elif line == 2:
            words = under_left + stroke * (width - 2) + under_right
        elif card is None:
            words = bar + ("#" if self.look.ascii else "░") * (width - 2) + bar
        else:
            words = f"{bar}{faces.small(self.look, card):^{width - 2}}{bar}"
        if card is None:
            return Segment(words, self.look.palette[palette.CARD_BACK])
        ink = palette.card(suit_of(card), " dim" if place in self.picture.dim else "")
        return Segment(words, self.look.palette[ink])

    def _marks(self) -> list[Segment]:
        picture, width = self.picture, self._card_width
        step = width + (width == WIDE)
        segments = []
        for place in range(len(picture.cards)):
            word = picture.mark[: width - 1] if place in picture.marked else ""
            number = f"{place + 1}" if picture.at is not None else ""
            words = f"[{word or number}]" if place == picture.at else word or number
            pad = step - cell_len(words)
            ink = palette.ACCENT if place == picture.at or place in picture.marked else palette.FAINT
            style = self.look.palette[ink]
            segments.append(Segment(" " * (pad // 2) + words + " " * (pad - pad // 2), style))
        return segments
