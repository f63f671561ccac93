"""The judgement of a position by the table of values: instant, and one card deep.

The tables know rows from columns, so a grid and its mirror image are judged, and the higher judgement counts.
"""

from __future__ import annotations

from kortspel.coach.extras import diagonal_worths
from kortspel.coach.greedy import suit_masks, worths
from kortspel.coach.layout import FLUSH_FIRST, SCALE
from kortspel.coach.position import JOKER, TRANSPOSED, Position
from kortspel.coach.values import values


def judged(position: Position) -> dict[int, int]:
    """The worth, in units of 1/256 point, of the turned card in each allowed cell.

    The mirror image is judged as well; the way of looking that promises more is used for all cells.
    """
    upright = _allowed(position, worths_of(position, mirrored=False))
    mirrored = _allowed(position, worths_of(position, mirrored=True))
    return mirrored if max(mirrored.values()) > max(upright.values()) else upright


def best_cell(worth: dict[int, int]) -> int:
    """The cell with the highest worth, the first of equals."""
    return max(worth, key=lambda cell: (worth[cell], -cell))


def looked_ahead(position: Position, cells: list[int]) -> dict[int, float]:
    """The expected points of the turned card in these cells, by the best reply to every card that may come next.

    The joker, where it is in the deck, comes with the odds that it has.
    """
    found = {}
    for cell in cells:
        laid = position.after(cell)
        if not position.to_come:
            found[cell] = judged(position)[cell] / SCALE
            continue
        weights = chances(position)
        expected = 0.0
        for card, weight in weights.items():
            expected += weight * max(judged(laid.turned(card)).values())
        found[cell] = expected / SCALE
    return found


def chances(position: Position) -> dict[int, float]:
    """How likely each unseen card is to come next. The joker is among the 25 for certain (PP-24)."""
    joker = 1 / position.to_come if JOKER in position.unseen else 0.0
    others = len(position.unseen) - (JOKER in position.unseen)
    return {card: joker if card == JOKER else (1 - joker) / others for card in position.unseen}


def _allowed(position: Position, worth: dict[int, int]) -> dict[int, int]:
    return {cell: worth[cell] for cell in position.allowed}


def worths_of(position: Position, *, mirrored: bool) -> dict[int, int]:
    """The worth of the turned card in each free cell, allowed or not, seen upright or mirrored."""
    rules = position.rules
    assert position.card is not None, "a card is turned while laying"
    grid = [position.grid[cell] for cell in TRANSPOSED] if mirrored else position.grid
    found = worths(
        values(rules.table),
        rules.points,
        grid,
        position.card,
        suit_masks(position.unseen),
        flush_first=FLUSH_FIRST[rules.table],
    )
    if mirrored:
        found = {TRANSPOSED[cell]: worth for cell, worth in found.items()}
    if rules.diagonals:
        more = diagonal_worths(position)
        found = {cell: worth + more[cell] for cell, worth in found.items()}
    return found
