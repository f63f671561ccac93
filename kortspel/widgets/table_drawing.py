"""A table onto a canvas: the seats round the cloth, and what lies on it. Pure functions."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from kortspel.widgets import chips, palette, seating
from kortspel.widgets.canvas import Canvas, fitted
from kortspel.widgets.faces import Look, Size
from kortspel.widgets.room import TRICK_CARD, Room
from kortspel.widgets.showdown import draw_card, draw_hands
from kortspel.widgets.table import TablePicture, TableSeat
from kortspel.widgets.wrapping import wrapped

LEAST_COLUMN: Final = 12
"""Columns for a seat, at least."""
SIDE: Final = 21
"""Columns for the seats at the sides of a large table."""
SIDE_WIDE: Final = 27


class Spot(NamedTuple):
    """A place on the canvas."""

    x: int
    y: int


def draw_table(picture: TablePicture, look: Look, width: int, height: int, room: Room) -> Canvas:
    """The table in so many columns and lines."""
    canvas = Canvas(width, height)
    if picture.shown:
        _draw_showdown(canvas, picture, look)
    elif room in ("large", "wide") and height >= 17 and width >= 70:
        _draw_large(canvas, picture, look, room)
    else:
        _draw_usual(canvas, picture, look, room)
    return canvas


# -- the showdown


def _draw_showdown(canvas: Canvas, picture: TablePicture, look: Look) -> None:
    _cloth(canvas, 0, 0, canvas.width, canvas.height, look)
    edge = 1 if canvas.height >= 14 else 0
    spare = canvas.height - len(picture.shown)
    headline = picture.headline if spare >= 1 else ""
    lines = picture.lines if spare > len(picture.lines) + 2 * edge else ()
    if edge:
        canvas.box(0, 0, canvas.width, canvas.height, look, palette.FELT_LINE)
    top = edge
    if headline:
        canvas.centred(top, headline, palette.FELT_ACCENT, left=2, width=canvas.width - 4)
        top += 1
    inner = Canvas(canvas.width - 4, canvas.height - top - edge - len(lines), palette.FELT)
    draw_hands(inner, picture.shown, look)
    _lay_over(canvas, inner, 2, top)
    for place, words in enumerate(lines):
        y = canvas.height - edge - len(lines) + place
        canvas.centred(y, words, palette.FELT_FAINT, left=2, width=canvas.width - 4)


def _lay_over(canvas: Canvas, other: Canvas, x: int, y: int) -> None:
    for name, (spot_x, spot_y) in other.spots.items():
        canvas.spots[name] = (spot_x + x, spot_y + y)
    for line in range(other.height):
        canvas.parts(x, y + line, other.line(line))


def _cloth(canvas: Canvas, x: int, y: int, width: int, height: int, look: Look) -> None:
    canvas.fill(x, y, width, height, palette.FELT)


# -- the seats in a row over the cloth


def _draw_usual(canvas: Canvas, picture: TablePicture, look: Look, room: Room) -> None:
    others = picture.seats[1:] if picture.own else picture.seats
    abreast = max(1, min(len(others), canvas.width // LEAST_COLUMN))
    rows = -(-len(others) // abreast)
    abreast = -(-len(others) // max(1, rows))
    column = min(26, canvas.width // max(1, abreast))
    margin = (canvas.width - column * abreast) // 2
    for place, seat in enumerate(others):
        row, at = divmod(place, abreast)
        x, y = margin + at * column + 1, row * seating.LINES
        number = place + picture.own
        canvas.spots[f"seat {number}"] = canvas.spots[f"laid {number}"] = (x, y + 1)
        seating.draw_small_seat(canvas, x, y, seat, column - 2)
    top = rows * seating.LINES
    said = picture.said if canvas.height - top >= 6 and not picture.trick else ()
    height = canvas.height - top - len(said)
    _cloth(canvas, 0, top, canvas.width, height, look)
    if picture.own:
        canvas.spots["seat 0"] = canvas.spots["laid 0"] = (canvas.width // 2, canvas.height - 1)
    framed = height >= 5 and not (picture.trick and height < 8)
    if framed:
        canvas.box(0, top, canvas.width, height, look, palette.FELT_LINE)
    inside = Canvas(canvas.width - 2, height - 2 * framed, palette.FELT)
    spots = [margin + place * column + column // 2 - 1 for place in range(len(others))]
    if picture.trick:
        _small_trick(inside, picture, look, others, spots if rows == 1 else None)
    else:
        _middle(inside, picture)
    _lay_over(canvas, inside, 1, top + framed)
    for place, words in enumerate(said):
        canvas.write(1, canvas.height - len(said) + place, fitted(words, canvas.width - 2), palette.FAINT)


def _middle(canvas: Canvas, picture: TablePicture) -> None:
    """The pot in figures and as a row of chips, and the words under it."""
    told = [part for line in picture.lines for part in wrapped(line, max(10, canvas.width - 2))]
    lines = told[: max(0, canvas.height - 1)]
    y = max(0, (canvas.height - 1 - len(lines)) // 2)
    if picture.pot is not None:
        row = chips.row(picture.pot)
        figures = f"{picture.pot_word} {picture.pot}" if picture.pot_word else str(picture.pot)
        wide = cell_len(figures) + 2 + sum(cell_len(words) for words, _ in row)
        x = canvas.parts(
            (canvas.width - wide) // 2, y, [(figures, palette.FELT_STRONG), ("  ", palette.FELT)]
        )
        canvas.parts(x, y, row)
        y += 1
    for place, words in enumerate(lines):
        canvas.centred(y + place, words, palette.FELT_FAINT)


def _small_trick(
    canvas: Canvas, picture: TablePicture, look: Look, others: tuple[TableSeat, ...], spots: list[int] | None
) -> None:
    """Each card under its seat, one's own at the bottom; all beside each other where there is no room for that."""
    size = TRICK_CARD["usual"]
    below = spots is not None and canvas.height >= 2 * size.height
    # Beside one's own card there are three lines for what is said of the trick.
    room, most = canvas.width // 2 - 5, size.height if below else 1
    words = wrapped(picture.lines[0], room)[:most] if picture.lines else []
    for place, part in enumerate(words):
        canvas.write(1, canvas.height - len(words) + place, fitted(part, room), palette.FELT_FAINT)
    if spots is not None and below:
        for number, (seat, x) in enumerate(zip(others, spots, strict=True), start=picture.own):
            canvas.spots[f"card {number}"] = (x - size.width // 2, 0)
            _trick_card(canvas, Spot(x - size.width // 2, 0), seat, look, size)
        if picture.own:
            bottom = canvas.height - size.height
            canvas.spots["card 0"] = ((canvas.width - size.width) // 2, bottom)
            _trick_card(canvas, Spot((canvas.width - size.width) // 2, bottom), picture.seats[0], look, size)
        return
    column = canvas.width // max(1, len(picture.seats))
    for place, seat in enumerate(picture.seats):
        x = place * column
        canvas.centred(0, seat.name, _name_ink(seat), left=x, width=column - 1)
        canvas.spots[f"card {place}"] = (x + (column - size.width) // 2, 1)
        _trick_card(canvas, Spot(x + (column - size.width) // 2, 1), seat, look, size)


def _name_ink(seat: TableSeat) -> str:
    return palette.FELT_ACCENT if seat.best or seat.turn else palette.FELT


def _trick_card(canvas: Canvas, at: Spot, seat: TableSeat, look: Look, size: Size) -> None:
    if seat.card is not None:
        draw_card(canvas, at.x, at.y, seat.card, look, size, lit=seat.best)
        if seat.leads:
            canvas.write(at.x + size.width, at.y + size.height // 2, "◂", palette.FELT_ACCENT)
    else:
        sign, ink = ("◆", palette.FELT_ACCENT) if seat.turn else ("·", palette.FELT_FAINT)
        canvas.write(at.x + size.width // 2, at.y + size.height // 2, sign, ink)


# -- the seats round the cloth


def _draw_large(canvas: Canvas, picture: TablePicture, look: Look, room: Room) -> None:
    others = picture.seats[1:] if picture.own else picture.seats
    sides = seating.sides_of(len(others))
    lines = seating.LARGE_LINES
    top = lines if sides.top else 0
    side = (SIDE_WIDE if room == "wide" else SIDE) if sides.left else 2
    left, width, height = side, canvas.width - 2 * side, canvas.height - top
    _cloth(canvas, left, top, width, height, look)
    canvas.box(left, top, width, height, look, palette.FELT_LINE)
    seats: list[tuple[TableSeat, Spot]] = []
    felt: list[tuple[TableSeat, Spot]] = []
    """For each seat the middle of what lies before it, on the cloth."""
    middle = top + height // 2
    card = TRICK_CARD[room]
    reach = card.width if picture.trick else 6
    for place, seat in enumerate(others):
        if place < sides.left:
            y = _beside(top, height, sides.left, sides.left - 1 - place, lines)
            seats.append((seat, Spot(0, y)))
            felt.append((seat, Spot(left + 3 + reach // 2, y + 2)))
        elif place < sides.left + sides.top:
            column = width // sides.top
            x = left + (place - sides.left) * column
            seats.append((seat, Spot(x + (column - SIDE) // 2, 0)))
            felt.append((seat, Spot(x + column // 2, top + 1 + (card.height // 2 if picture.trick else 0))))
        else:
            y = _beside(top, height, sides.right, place - sides.left - sides.top, lines)
            seats.append((seat, Spot(canvas.width - side, y)))
            felt.append((seat, Spot(left + width - 4 - reach // 2, y + 2)))
    for seat, spot in seats:
        wide = SIDE if spot.y < top else side
        seating.draw_large_seat(canvas, spot.x, spot.y, seat, wide, look)
        canvas.spots[f"seat {picture.seats.index(seat)}"] = (spot.x + wide // 2 - 3, spot.y + 1)
    if picture.own and picture.seats:
        lower = card.height // 2 + 1 if picture.trick else 1
        felt.append((picture.seats[0], Spot(left + width // 2, top + height - 1 - lower)))
    for seat, spot in felt:
        number = picture.seats.index(seat)
        canvas.spots[f"laid {number}"] = spot
        canvas.spots[f"card {number}"] = (spot.x - card.width // 2, spot.y - card.height // 2)
    canvas.spots["pot"] = (left + width // 2 - 2, middle)
    if picture.own:
        canvas.spots["seat 0"] = (left + width // 2, canvas.height - 1)
    if picture.trick:
        for seat, spot in felt:
            at = Spot(spot.x - card.width // 2, spot.y - card.height // 2)
            _trick_card(canvas, at, seat, look, card)
        edge = card.width + 5 if sides.left else 2
        words = [part for line in picture.lines for part in wrapped(line, max(10, width - 2 * edge))]
        for place, part in enumerate(words):
            y = middle - len(words) // 2 + place
            canvas.centred(y, part, palette.FELT_FAINT, left=left + edge, width=width - 2 * edge)
        return
    for seat, spot in felt:
        _laid(canvas, spot, seat)
    _large_middle(canvas, picture, left + 1, middle, width - 2)


def _beside(top: int, height: int, many: int, place: int, lines: int) -> int:
    """The first line of a seat at the side of the cloth."""
    part = height // many
    return top + place * part + max(0, (part - lines) // 2)


def _laid(canvas: Canvas, at: Spot, seat: TableSeat) -> None:
    if seat.laid:
        row = chips.row(seat.laid)
        wide = sum(cell_len(words) for words, _ in row) + 1 + len(str(seat.laid))
        x = canvas.parts(at.x - wide // 2, at.y, row)
        canvas.write(x + 1, at.y, str(seat.laid), palette.FELT_STRONG)


def _large_middle(canvas: Canvas, picture: TablePicture, left: int, middle: int, width: int) -> None:
    piles = chips.piled(picture.pot) if picture.pot else []
    lines = picture.lines
    y = middle - (len(piles) + 1 + len(lines)) // 2
    for place, line in enumerate(piles):
        wide = sum(len(words) for words, _ in line)
        canvas.parts(left + (width - wide) // 2, y + place, line)
    y += len(piles)
    if picture.pot is not None:
        canvas.centred(y, f"{picture.pot_word} {picture.pot}", palette.FELT_STRONG, left=left, width=width)
    for place, words in enumerate(lines):
        canvas.centred(y + 1 + place, words, palette.FELT_FAINT, left=left, width=width)
