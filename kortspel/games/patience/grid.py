"""The grid of five by five: cells, their names, neighbours, and the lines that are hands (PP-2, PP-5, PP-13).

A cell is a number, 0 to 24, row by row from the upper left. Its name is a column letter and a row number:
cell 0 is ``a1``, cell 4 ``e1``, cell 17 ``c4``.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

Cell = Annotated[int, Field(ge=0, le=24)]

SIDE: Final = 5
CELLS: Final = tuple(range(SIDE * SIDE))
CORNER: Final = 0
COLUMNS: Final = "abcde"

ROWS: Final = {f"row{r + 1}": tuple(SIDE * r + c for c in range(SIDE)) for r in range(SIDE)}
COLS: Final = {f"col{c + 1}": tuple(SIDE * r + c for r in range(SIDE)) for c in range(SIDE)}
DIAGONALS: Final = {
    "diag1": tuple((SIDE + 1) * i for i in range(SIDE)),
    "diag2": tuple((SIDE - 1) * (i + 1) for i in range(SIDE)),
}
"""Falling from the upper left, then rising from the lower left; both are listed from the top row down."""

TEN_LINES: Final = ROWS | COLS
TWELVE_LINES: Final = TEN_LINES | DIAGONALS

NEIGHBOURS: Final = tuple(
    frozenset(
        other
        for other in CELLS
        if other != cell and abs(other // SIDE - cell // SIDE) <= 1 and abs(other % SIDE - cell % SIDE) <= 1
    )
    for cell in CELLS
)
"""For each cell those that touch it, side or corner (PP-21)."""


def lines(*, diagonals: bool) -> dict[str, tuple[int, ...]]:
    """The cells of each line by its id, in fixed order: rows, columns, and the diagonals where they count."""
    return TWELVE_LINES if diagonals else TEN_LINES


def cell_name(cell: int) -> str:
    """``c4`` for cell 17."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def parse_cell(text: str) -> int:
    """The cell written as ``c4`` or ``4c``, in any case; ``ValueError`` for anything else."""
    letter, digit = sorted(text.strip().lower(), reverse=True) if len(text.strip()) == 2 else ("", "")
    if not letter or letter not in COLUMNS or digit not in "12345":
        raise ValueError(f"not a cell: {text!r}")
    return SIDE * (int(digit) - 1) + COLUMNS.index(letter)
