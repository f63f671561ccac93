"""What a player of Pokerpatiens can do."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from kortspel.games.base import Move
from kortspel.games.patience.grid import Cell


class Lay(Move):
    """Lay the turned card in a free cell (PP-2)."""

    kind: Literal["lay"] = "lay"
    cell: Cell


class Swap(Move):
    """Rearranging: let the cards of two cells change places (PP-23)."""

    kind: Literal["swap"] = "swap"
    cells: tuple[Cell, Cell]


class Done(Move):
    """Rearranging: leave the grid as it lies (PP-23)."""

    kind: Literal["done"] = "done"


class PlaceJoker(Move):
    """Joker after laying: put the joker in place of the card in this cell (PP-25)."""

    kind: Literal["place_joker"] = "place_joker"
    cell: Cell


class KeepAll(Move):
    """Joker after laying: use no joker (PP-25)."""

    kind: Literal["keep_all"] = "keep_all"


class Undo(Move):
    """Take back the last card laid, the joker, the last swap or the word "done".

    The game becomes practice, but for a swap (PP-4, PP-23).
    """

    kind: Literal["undo"] = "undo"


class Hint(Move):
    """Ask for advice, and have the game marked as helped. The advice itself is not the rules' affair."""

    kind: Literal["hint"] = "hint"


PatienceMove = Lay | Swap | Done | PlaceJoker | KeepAll | Undo | Hint
MOVES: Final[TypeAdapter[PatienceMove]] = TypeAdapter(Annotated[PatienceMove, Field(discriminator="kind")])
