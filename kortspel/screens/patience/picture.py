"""From a view of Pokerpatiens to what is drawn: pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from kortspel.cards import suit_of
from kortspel.games.base import OneOf
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.view import GridView, PatienceView
from kortspel.text import Text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.grid import Note, Picture
from kortspel.widgets.lines import Line

CARDS: Final = 25


class Past(NamedTuple):
    """What has been reached before under the same rules."""

    best: Fraction | None
    average: Fraction | None


def picture_of(
    view: PatienceView, seat: int, text: Text, picked: int | None, hints: Sequence[int] = ()
) -> Picture:
    """The seat's grid as the viewer may see it; backs where it is hidden."""
    grid = view.grids[seat]
    if grid is None:
        return Picture(hidden=True)
    notes = {line.id: note_of(line, text) for line in grid.lines}
    mine = seat == view.to_move
    return Picture(
        cells=grid.cells,
        free=_free(view) if mine else frozenset(),
        ghost=view.card if mine and view.stage == "laying" else None,
        last=grid.last,
        picked=picked,
        hints={cell: place for place, cell in enumerate(hints, start=1)},
        rows=tuple(notes[f"row{n}"] for n in range(1, 6)),
        columns=tuple(_short(line, text) for line in grid.lines if line.id.startswith("col")),
        falling=notes.get("diag1"),
        rising=notes.get("diag2"),
    )


def _free(view: PatienceView) -> frozenset[int]:
    for choice in view.choices:
        domain = choice.fields.get("cell")
        if choice.kind == "lay" and isinstance(domain, OneOf):
            return frozenset(int(value) for value in domain.values)
    return frozenset()


def note_of(line: LineScore, text: Text) -> Note:
    """What stands beside a line: its points and hand when complete, else what it holds so far, with a question mark."""
    category = (line.category if line.promise is None else line.promise).value
    short = f"patience.hand.{category}"
    name = text(short if text.has(short) else f"cards.category.{category}")
    if line.complete:
        # After the name: "2 par" would read as two pair.
        return Note(f"{name} {line.points}" if line.points else "0", counts=line.points > 0)
    if line.promise is None:
        return Note("–" if line.cards else "", counts=False)
    return Note(f"{name}?", counts=False)


def _short(line: LineScore, text: Text) -> Note:
    if line.complete:
        return Note(str(line.points), counts=line.points > 0)
    if line.promise is None:
        return Note("–" if line.cards else "", counts=False)
    return Note(text(f"patience.short.{line.promise.value}"), counts=False)


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


def side_lines(
    view: PatienceView,
    seat: int,
    look: Look,
    past: Past,
    advice: Sequence[Line] = (),
    *,
    narrow: bool,
    thinking: bool = False,
) -> list[Line]:
    """The side panel: the card to lay, the target, the past; with several players how far each one is.

    ``advice`` are the coach's lines; ``thinking``: is it a computer player who is to move?
    """
    text = look.text
    lines: list[Line] = _next_card(view, look)
    if advice:
        # Where no card is to be laid, its place is free.
        lines = [*(lines if view.card is not None else lines[:1]), ("", palette.TEXT), *advice]
    lines.append(("", palette.TEXT))
    if len(view.players) > 1:
        lines += _others(view, text, thinking=thinking)
    else:
        lines += _goal(view.grids[seat], view.target, past, text, narrow=narrow)
    return lines


def _next_card(view: PatienceView, look: Look) -> list[Line]:
    if view.card is not None:
        style = palette.card(suit_of(view.card))
        card: list[Line] = [(line, style) for line in faces.big(look, view.card)]
        return [*card, (look.text("patience.next"), palette.FAINT)]
    if view.stage == "laying":
        return [(line, palette.CARD_BACK) for line in faces.back(look, faces.PLAIN)]
    words = look.text(f"patience.stage.{view.stage}")
    return [(words, palette.STRONG), *[("", palette.TEXT)] * faces.BIG_HEIGHT]


def _goal(grid: GridView | None, target: int | None, past: Past, text: Text, *, narrow: bool) -> list[Line]:
    lines: list[Line] = []
    if target is not None:
        reached = grid is not None and grid.score >= target
        lines.append((text("patience.target", n=target), palette.ACCENT if reached else palette.TEXT))
    if past.best is not None and past.average is not None:
        lines.append((text("patience.best", n=text.number(past.best)), palette.FAINT))
        lines.append((text("patience.average", n=text.decimal(past.average, 0)), palette.FAINT))
    return lines


def _others(view: PatienceView, text: Text, *, thinking: bool) -> list[Line]:
    lines: list[Line] = []
    for seat, player in enumerate(view.players):
        grid = view.grids[seat]
        score = "" if grid is None else text("patience.points", n=grid.score)
        mark = ">" if seat == view.to_move else " "
        style = palette.ACCENT if seat == view.to_move else palette.TEXT
        lines.append((f"{mark}{player.name}", style))
        laid = "" if view.stage == "finished" else f"{view.laid[seat]}/{CARDS} "
        if thinking and seat == view.to_move:
            score = text("computer.thinking")
        lines.append((f"{laid}{score}", palette.FAINT))
    return lines
