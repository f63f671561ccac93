"""The score sheet: a row a deal, with what everybody won there and the totals (PO-19)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar, Final

from kortspel.model import Model

Points = Sequence[Fraction | int]
_ZERO: Final = Fraction(0)


class Row(Model):
    """One deal's row. A game's row adds a field of points by seat for each of its ``COLUMNS``."""

    COLUMNS: ClassVar[tuple[str, ...]] = ()
    """What points come from, in the order in which they are shown."""

    dealer: int
    totals: tuple[Fraction, ...]
    """The points so far by seat, this deal's included."""

    def won(self, seat: int) -> tuple[Fraction, ...]:
        """What this seat won, a figure for each column."""
        return tuple(Fraction(getattr(self, name)[seat]) for name in self.COLUMNS)


def totals(sheet: Sequence[Row], seats: int) -> tuple[Fraction, ...]:
    """The points by seat after the rows."""
    return sheet[-1].totals if sheet else (Fraction(0),) * seats


def added(before: Points, *columns: Points) -> tuple[Fraction, ...]:
    """The totals after columns of points by seat."""
    return tuple([sum(points, _ZERO) for points in zip(before, *columns, strict=True)])


def check_last(sheet: Sequence[Row], seats: int) -> None:
    """``ValueError`` unless the last row's totals are those before it and what was won."""
    row, before = sheet[-1], totals(sheet[:-1], seats)
    columns = [getattr(row, name) for name in row.COLUMNS]
    if (
        any(len(points) != seats for points in (*columns, row.totals))
        or added(before, *columns) != row.totals
    ):
        raise ValueError("the points add up")
