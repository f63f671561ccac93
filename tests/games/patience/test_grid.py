"""The geometry of the grid."""

from __future__ import annotations

import pytest

from kortspel.games.patience.grid import (
    CELLS,
    COLS,
    DIAGONALS,
    NEIGHBOURS,
    ROWS,
    cell_name,
    lines,
    parse_cell,
)


@pytest.mark.rule("PP-2")
def test_the_grid_is_five_by_five() -> None:
    assert len(CELLS) == 25
    assert sorted(cell for row in ROWS.values() for cell in row) == list(CELLS)
    assert sorted(cell for column in COLS.values() for cell in column) == list(CELLS)


def test_cells_are_named_by_column_and_row() -> None:
    assert [cell_name(cell) for cell in (0, 4, 17, 20, 24)] == ["a1", "e1", "c4", "a5", "e5"]
    assert all(parse_cell(cell_name(cell)) == cell for cell in CELLS)
    assert parse_cell(" C4 ") == parse_cell("4c") == 17


@pytest.mark.parametrize("text", ["", "c", "c6", "f1", "44", "cc", "c44", "c 4"])
def test_other_words_are_no_cells(text: str) -> None:
    with pytest.raises(ValueError, match="not a cell"):
        parse_cell(text)


@pytest.mark.rule("PP-5", "PP-13")
def test_the_lines_stand_in_fixed_order() -> None:
    assert list(lines(diagonals=False)) == [f"row{n}" for n in range(1, 6)] + [f"col{n}" for n in range(1, 6)]
    assert list(lines(diagonals=True))[10:] == ["diag1", "diag2"]
    assert [cell_name(cell) for cell in lines(diagonals=False)["row2"]] == ["a2", "b2", "c2", "d2", "e2"]
    assert [cell_name(cell) for cell in lines(diagonals=False)["col3"]] == ["c1", "c2", "c3", "c4", "c5"]
    assert [cell_name(cell) for cell in DIAGONALS["diag1"]] == ["a1", "b2", "c3", "d4", "e5"]
    assert [cell_name(cell) for cell in DIAGONALS["diag2"]] == ["e1", "d2", "c3", "b4", "a5"]


@pytest.mark.rule("PP-21")
def test_cells_touch_by_side_and_by_corner() -> None:
    assert sorted(map(cell_name, NEIGHBOURS[parse_cell("a1")])) == ["a2", "b1", "b2"]
    assert sorted(map(cell_name, NEIGHBOURS[parse_cell("e3")])) == ["d2", "d3", "d4", "e2", "e4"]
    assert len(NEIGHBOURS[parse_cell("c3")]) == 8
    assert all(cell in NEIGHBOURS[other] for cell in CELLS for other in NEIGHBOURS[cell])
