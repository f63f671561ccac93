"""What stands beside the grid: the card to lay, the coach, the target or the others, and what fits below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from kortspel.cards import suit_of
from kortspel.games.patience.grid import SIDE
from kortspel.games.patience.view import GridView, PatienceView
from kortspel.screens.patience.picture import CARDS, Past
from kortspel.screens.patience.scoring import WIDE, scoring_lines
from kortspel.text import Text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look, Size
from kortspel.widgets.lines import Line, Part

_NOTHING: Final[Line] = ("", palette.TEXT)
_SIZES: Final = (faces.HUGE, faces.LARGE, faces.PLAIN)
_CARD: Final = 4
"""Columns of a card in a small grid."""


class Room(NamedTuple):
    """The columns and lines of the side panel."""

    width: int
    height: int

    @property
    def narrow(self) -> bool:
        """Is there room for a word or two only?"""
        return self.width < WIDE


def side_lines(
    view: PatienceView,
    seat: int,
    look: Look,
    past: Past,
    room: Room,
    advice: Sequence[Line] = (),
    *,
    thinking: bool = False,
) -> list[Line]:
    """The side panel for who looks at the seat's grid.

    ``advice`` are the coach's lines; ``thinking``: is it a computer player who is to move? The scoring table is there
    where it fits, and the card as large as leaves room for the rest; below come the others' grids that may be seen.
    """
    if view.stage == "finished" and not room.narrow:
        # The count stands there.
        return []
    text = look.text
    alone = len(view.players) == 1
    people = (
        _goal(view.grids[seat], view.target, past, text, room)
        if alone
        else _people(view, look, room, thinking)
    )
    table = scoring_lines(view.options, text)
    tables: tuple[list[Line], ...] = ([],) if room.narrow else (table, [])

    def parts_of(size: Size, advice: Sequence[Line], shown: list[Line]) -> list[Sequence[Line]]:
        below = [*shown, *people] if alone else people
        return [
            part for part in (_next_card(view, look, size), advice, below, [] if alone else shown) if part
        ]

    # A card that is turned stays as large when the coach speaks beside it.
    largest = next(
        (size for shown in tables for size in _SIZES if _fits(parts_of(size, (), shown), size, room)),
        _SIZES[-1],
    )
    for shown in tables:
        for size in _SIZES[_SIZES.index(largest) :]:
            parts = parts_of(size, advice, shown)
            if _fits(parts, size, room):
                for part in _others(view, seat, look):
                    if not room.narrow and _lines_of([*parts, part]) <= room.height:
                        parts.append(part)
                return [line for part in parts for line in (*part, _NOTHING)]
    return [*_next_card(view, look, faces.TINY, words=False), *advice, *people]


def _fits(parts: Sequence[Sequence[Line]], size: Size, room: Room) -> bool:
    """Do the parts, and among them a card of this size, fit?"""
    return size.width <= room.width and _lines_of(parts) <= room.height


def _lines_of(parts: Sequence[Sequence[Line]]) -> int:
    """The lines of the parts, with one between."""
    return sum(map(len, parts)) + len(parts) - 1


def _next_card(view: PatienceView, look: Look, size: Size, *, words: bool = True) -> list[Line]:
    if view.card is not None:
        ink = palette.card(suit_of(view.card))
        card: list[Line] = [(line, ink) for line in faces.face(look, view.card, size)]
        return [*card, (look.text("patience.next"), palette.FAINT)] if words else card
    if view.stage == "laying":
        return [(line, palette.CARD_BACK) for line in faces.back(look, size)]
    return [(look.text(f"patience.stage.{view.stage}"), palette.STRONG)]


def _goal(grid: GridView | None, target: int | None, past: Past, text: Text, room: Room) -> list[Line]:
    lines: list[Line] = []
    if target is not None:
        reached = grid is not None and grid.score >= target
        lines.append((text("patience.target", n=target), palette.ACCENT if reached else palette.TEXT))
    if past.best is not None and past.average is not None:
        best, average = (
            text("patience.best", n=past.best),
            text("patience.average", n=text.decimal(past.average, 0)),
        )
        both = f"{best} · {average}"
        fits = cell_len(both) <= min(room.width, WIDE)
        lines += [(words, palette.FAINT) for words in ((both,) if fits else (best, average))]
    return lines


def _people(view: PatienceView, look: Look, room: Room, thinking: bool) -> list[Line]:
    """A line a player: the name, how many cards lie, and the points where they may be seen."""
    text, lines = look.text, list[Line]()
    for seat, player in enumerate(view.players):
        grid, turn = view.grids[seat], seat == view.to_move
        laid = "" if view.stage == "finished" else str(view.laid[seat])
        points = "" if grid is None else text("patience.points", n=grid.score)
        if room.narrow:
            right = points.split()[0] if points else laid
        elif thinking and turn:
            right = text("computer.thinking")
        else:
            right = " · ".join(part for part in (f"{laid}/{CARDS}" if laid else "", points) if part)
        wide = min(room.width, WIDE)
        name = _cut(player.name, wide - cell_len(right) - 2)
        pad = " " * max(1, wide - 1 - cell_len(name) - cell_len(right))
        ink = palette.ACCENT if turn else palette.TEXT
        lines.append([((">" if turn else " ") + name, ink), (pad + right, palette.FAINT)])
    return lines


def _others(view: PatienceView, seat: int, look: Look) -> list[list[Line]]:
    """The grids of the others that the viewer may see, each under its player's name."""
    parts = []
    for other, grid in enumerate(view.grids):
        if other != seat and grid is not None and len(view.players) > 1:
            parts.append([(_cut(view.players[other].name, WIDE), palette.STRONG), *small_grid(grid, look)])
    return parts


def small_grid(grid: GridView, look: Look) -> list[Line]:
    """A grid in five lines: the cards by their names, a dot for an empty cell."""
    lines: list[Line] = []
    for row in range(SIDE):
        parts: list[Part] = []
        for card in grid.cells[row * SIDE : row * SIDE + SIDE]:
            if card is None:
                parts.append((f"{'·':^{_CARD - 1}}", palette.LINE))
            else:
                parts.append((f"{faces.small(look, card):<{_CARD - 1}}", palette.card(suit_of(card))))
            parts.append((" ", palette.TEXT))
        lines.append(parts)
    return lines


def _cut(words: str, wide: int) -> str:
    return words if cell_len(words) <= wide else set_cell_size(words, max(1, wide - 1)) + "…"
