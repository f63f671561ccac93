"""From a view of Pokerpatiens to what is drawn: pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from kortspel.games.base import OneOf
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.view import PatienceView
from kortspel.screens.patience.joker import stands_for
from kortspel.text import Text
from kortspel.text.words import card_text
from kortspel.widgets.grid import Note, Picture

CARDS: Final = 25


class Past(NamedTuple):
    """What has been reached before under the same rules."""

    best: Fraction | None
    average: Fraction | None


def picture_of(
    view: PatienceView,
    seat: int,
    text: Text,
    picked: int | None,
    hints: Sequence[int] = (),
    lit: frozenset[int] = frozenset(),
    *,
    glyphs: bool = True,
) -> Picture:
    """The seat's grid as the viewer may see it; backs where it is hidden."""
    grid = view.grids[seat]
    if grid is None:
        return Picture(hidden=True)
    notes = {line.id: note_of(line, text, glyphs=glyphs) for line in grid.lines}
    mine = seat == view.to_move
    return Picture(
        cells=grid.cells,
        free=_free(view) if mine else frozenset(),
        ghost=view.card if mine and view.stage == "laying" else None,
        last=grid.last,
        picked=picked,
        lit=lit,
        hints={cell: place for place, cell in enumerate(hints, start=1)},
        rows=tuple(notes[f"row{n}"] for n in range(1, 6)),
        columns=tuple(
            _column(notes[line.id], line, text) for line in grid.lines if line.id.startswith("col")
        ),
        falling=notes.get("diag1"),
        rising=notes.get("diag2"),
    )


def _free(view: PatienceView) -> frozenset[int]:
    for choice in view.choices:
        domain = choice.fields.get("cell")
        if choice.kind == "lay" and isinstance(domain, OneOf):
            return frozenset(int(value) for value in domain.values)
    return frozenset()


def note_of(line: LineScore, text: Text, *, glyphs: bool = True) -> Note:
    """What stands beside a line: its hand and points when complete, and the card that a joker in it stands for; else
    what it holds so far or may become, with a question mark."""
    category = (line.category if line.promise is None else line.promise).value
    short = f"patience.hand.{category}"
    name = text(short if text.has(short) else f"cards.category.{category}")
    if line.complete:
        # After the name: "2 par" would read as two pair.
        joker = stands_for(line)
        reading = "" if joker is None else f" ★{card_text(text, joker, glyphs=glyphs)}"
        return Note(f"{name} {line.points}{reading}" if line.points else "0", counts=line.points > 0)
    if line.promise is None:
        return Note("–" if line.cards else "", counts=False)
    return Note(f"{name}?", counts=False)


def _column(note: Note, line: LineScore, text: Text) -> Note:
    """The note of a column, with a brief form for cells that are narrow."""
    if line.complete:
        return note._replace(brief=str(line.points))
    return note if line.promise is None else note._replace(brief=text(f"patience.short.{line.promise.value}"))


def heading(view: PatienceView, seat: int, text: Text, deal: str) -> tuple[tuple[str, ...], str]:
    """The words to the left of the heading, and those to its right."""
    table = text("patience.table", table=text(f"patience.option.table.{view.options.table}"))
    left = [text.game("patience"), table]
    if len(view.players) > 1:
        left.append(view.players[seat].name)
    else:
        left.append(text("patience.deal", code=deal))
    # The marks stand before what matters less, for there may not be room for all.
    if view.practice:
        left.insert(2, text("patience.practice"))
    elif seat in view.helped:
        left.insert(2, text("coach.helped"))
    grid = view.grids[seat]
    laid = view.laid[seat] if grid is None else sum(card is not None for card in grid.cells)
    card = text("patience.card", number=min(view.number if view.to_move == seat else laid, CARDS))
    score = "" if grid is None else " · " + text("patience.points", n=grid.score)
    return tuple(left), card + score
