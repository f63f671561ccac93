"""What moves on a table between two pictures of it: cards to the cloth and to who takes them, chips to the pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.cells import cell_len

from kortspel.cards import suit_of
from kortspel.widgets import chips, faces, palette
from kortspel.widgets.canvas import Canvas
from kortspel.widgets.faces import Look, Size
from kortspel.widgets.palette import Ink
from kortspel.widgets.table import TablePicture

SECONDS = 0.2
"""From the first frame of a motion to its end: below a quarter of a second in all."""
STEP = 0.025
"""Between two frames."""
LATE = 0.08
"""A frame that comes so much later than it should tells of a slow line, or a busy machine."""

Spots = Mapping[str, tuple[int, int]]
"""Where things are on the canvas: ``seat N``, ``card N``, ``laid N``, ``pot``."""


class Sprite(NamedTuple):
    """Lines in an ink that go from one place to another."""

    lines: tuple[str, ...]
    ink: Ink
    start: tuple[int, int]
    end: tuple[int, int]

    def at(self, part: float) -> tuple[int, int]:
        """The upper left corner after this part of the way, from 0 to 1; slower towards the end."""
        eased = 1 - (1 - part) ** 2
        (x0, y0), (x1, y1) = self.start, self.end
        return round(x0 + (x1 - x0) * eased), round(y0 + (y1 - y0) * eased)

    def region(self, part: float) -> tuple[int, int, int, int]:
        """The column, the line, the columns and the lines that it covers then."""
        return (*self.at(part), cell_len(self.lines[0]), len(self.lines))

    def draw(self, canvas: Canvas, part: float) -> None:
        """Draw it on its way."""
        x, y = self.at(part)
        canvas.block(x, y, self.lines, self.ink)


def sprites(
    old: TablePicture, new: TablePicture, before: Spots, after: Spots, look: Look, card: Size
) -> tuple[Sprite, ...]:
    """What moves from the old picture to the new one. Seats are the same as long as their names are."""
    if [seat.name for seat in old.seats] != [seat.name for seat in new.seats]:
        return _won(old, new, before, after)
    found: list[Sprite] = []
    taker = next((n for n, seat in enumerate(old.seats) if seat.best), None)
    for n, (was, now) in enumerate(zip(old.seats, new.seats, strict=True)):
        seat, spot = f"seat {n}", f"card {n}"
        if now.card is not None and was.card is None and seat in after and spot in after:
            ink = palette.card(suit_of(now.card))
            found.append(Sprite(faces.face(look, now.card, card), ink, after[seat], after[spot]))
        elif was.card is not None and now.card is None and taker is not None and spot in before:
            end = after.get(f"seat {taker}")
            if end is not None:
                ink = palette.card(suit_of(was.card))
                found.append(Sprite(faces.face(look, was.card, card), ink, before[spot], end))
        if now.backs > was.backs and not was.backs and "pot" in after and seat in after:
            back = faces.back(look, faces.TINY)
            found.append(Sprite(back, palette.CARD_BACK, after["pot"], after[seat]))
        laid = f"laid {n}"
        if now.laid > was.laid and seat in after and laid in after:
            found.append(_chips(now.laid - was.laid, after[seat], after[laid]))
        elif was.laid and not now.laid and laid in before and "pot" in after:
            found.append(_chips(was.laid, before[laid], after["pot"]))
    return tuple(found)


def _chips(count: int, start: tuple[int, int], end: tuple[int, int]) -> Sprite:
    row = "".join(stack.sign * stack.chips for stack in chips.stacks(count))
    return Sprite((row,), palette.CHIP_FIVE, start, end)


def _won(old: TablePicture, new: TablePicture, before: Spots, after: Spots) -> tuple[Sprite, ...]:
    """The pot goes to the hand that won it."""
    winner = next((n for n, hand in enumerate(new.shown) if hand.lit), None)
    if not old.pot or old.shown or winner is None:
        return ()
    start, end = before.get("pot"), after.get(f"hand {winner}")
    return (_chips(old.pot, start, end),) if start and end else ()
