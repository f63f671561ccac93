"""What the coach judges: a grid, the turned card, the unseen cards and the rules, as plain numbers.

Cards are 0 to 51 (``cards.index_of``) and 52 for the joker; cells are 0 to 24, row by row; -1 is an empty cell.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from kortspel.coach.lines import JOKER

if TYPE_CHECKING:
    from kortspel.games.patience.setup import Options
    from kortspel.games.patience.view import PatienceView

Stage = Literal["laying", "arranging", "joker", "finished"]

EMPTY: Final = -1
CELLS: Final = range(25)
TRANSPOSED: Final = tuple(cell % 5 * 5 + cell // 5 for cell in CELLS)
"""The cell that mirrors each cell at the diagonal from the upper left."""
DIAGONALS: Final = (tuple(6 * i for i in range(5)), tuple(4 * i + 4 for i in range(5)))
TOUCHING: Final = tuple(
    sum(
        1 << other
        for other in CELLS
        if other != cell and abs(other // 5 - cell // 5) <= 1 and abs(other % 5 - cell % 5) <= 1
    )
    for cell in CELLS
)
"""For each cell the mask of the cells that touch it, side or corner."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What counts: the table of points by category and the alternatives that bear on advice."""

    table: str = "english"
    points: tuple[int, ...] = (0, 1, 3, 6, 12, 5, 10, 16, 30, 30)
    diagonals: bool = False
    corner: bool = False
    touching: bool = False
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """One player's situation. ``unseen`` holds the cards that may still come, in rising order, not ``card``.

    ``allowed`` are the cells where the card may go. ``stage`` is ``laying`` while a card is to be laid; in
    ``arranging`` and ``joker`` the grid is full and ``card`` is None.
    """

    rules: Rules
    grid: tuple[int, ...]
    card: int | None
    unseen: tuple[int, ...]
    allowed: tuple[int, ...]
    stage: Stage = "laying"

    @property
    def laid(self) -> int:
        """How many cards lie."""
        return sum(card >= 0 for card in self.grid)

    @property
    def to_come(self) -> int:
        """How many cards come after the turned one."""
        return max(0, 24 - self.laid)

    def after(self, cell: int) -> Position:
        """The turned card laid in the cell, and no card turned yet."""
        assert self.card is not None, "a card is turned while laying"
        grid = (*self.grid[:cell], self.card, *self.grid[cell + 1 :])
        return replace(self, grid=grid, card=None, allowed=())

    def turned(self, card: int) -> Position:
        """The next card turned."""
        unseen = tuple(other for other in self.unseen if other != card)
        return replace(self, card=card, unseen=unseen, allowed=allowed_cells(self.rules, self.grid))


@lru_cache(maxsize=64)
def rules_of(options: Options) -> Rules:
    """The rules of a game's options."""
    from kortspel.games.patience.score import points_table
    from kortspel.games.patience.setup import target_of

    return Rules(
        options.table,
        points_table(options),
        options.diagonals,
        options.corner,
        options.touching,
        target_of(options),
    )


def allowed_cells(rules: Rules, grid: tuple[int, ...]) -> tuple[int, ...]:
    """The free cells where the next card may go (PP-2, PP-20, PP-21)."""
    taken = sum(1 << cell for cell in CELLS if grid[cell] >= 0)
    free = tuple(cell for cell in CELLS if grid[cell] < 0)
    if not taken:
        return (0,) if rules.corner else free
    return tuple(cell for cell in free if TOUCHING[cell] & taken) if rules.touching else free


def alike(position: Position) -> dict[int, int]:
    """For every allowed cell the first one that comes to the same thing.

    All that counts is which cards share a row and which a column: so empty rows are all one, and empty columns, and
    a grid is as good as its mirror image. Not where diagonals or neighbours matter (PP-13, PP-21).
    """
    allowed, grid = position.allowed, position.grid
    assert position.card is not None, "a card is turned while laying"
    if position.rules.diagonals or position.rules.touching:
        return {cell: cell for cell in allowed}
    rows = [frozenset(card for card in grid[5 * i : 5 * i + 5] if card >= 0) for i in range(5)]
    columns = [frozenset(card for card in grid[i::5] if card >= 0) for i in range(5)]
    first: dict[frozenset[object], int] = {}
    found = {}
    for cell in allowed:
        shared = frozenset(
            _with(lines, at, position.card) for lines, at in ((rows, cell // 5), (columns, cell % 5))
        )
        found[cell] = first.setdefault(shared, cell)
    return found


def _with(lines: list[frozenset[int]], at: int, card: int) -> frozenset[object]:
    """Which cards lie in a line together once the card has come to this one."""
    return frozenset(line | {card} if i == at else line for i, line in enumerate(lines))


def start(rules: Rules, *, joker: bool = False) -> Position:
    """The empty grid, no card turned, with the joker in the deck or not."""
    return Position(rules, (EMPTY,) * 25, None, tuple(range(53 if joker else 52)), ())


def from_view(view: PatienceView, seat: int | None = None) -> Position:
    """The position of a seat (the viewing one if not named), from what the view shows.

    ``ValueError`` where the seat's grid is hidden. ``card`` is None unless that seat is laying.
    """
    from kortspel.cards import index_of

    seat = view.seat if seat is None else seat
    grid_view = view.grids[0 if seat is None else seat]
    if grid_view is None:
        raise ValueError("the grid is hidden from this seat")
    grid = tuple(EMPTY if card is None else index_of(card) for card in grid_view.cells)
    rules = rules_of(view.options)
    laying = view.card is not None and seat == view.to_move
    card = index_of(view.card) if laying and view.card else None
    # A common card that is called but not yet laid here is neither unseen nor, out of turn, to be laid.
    unseen = tuple(sorted(index_of(other) for other in view.unseen))
    return Position(
        rules,
        grid,
        card,
        unseen,
        allowed_cells(rules, grid) if card is not None else (),
        grid_view.stage,
    )


__all__ = [
    "CELLS", "DIAGONALS", "EMPTY", "JOKER", "TOUCHING", "TRANSPOSED", "Position", "Rules", "Stage",
    "alike", "allowed_cells", "from_view", "rules_of", "start",
]  # fmt: skip
