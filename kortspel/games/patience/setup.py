"""What is agreed before the first card of Pokerpatiens, and which choices do not go together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, Self

from pydantic import model_validator

from kortspel.games.base import Model, Refusal, Setup, Value

Variant = Literal["solo", "duel", "same"]
TableName = Literal["english", "american", "swedish"]
JokerRule = Literal["none", "deck", "after"]

SEATS: Final[dict[Variant, tuple[int, int]]] = {"solo": (1, 1), "duel": (2, 2), "same": (2, 6)}
"""The fewest and the most players (PP-1, PP-30, PP-31)."""

WINNING_LINE: Final[dict[TableName, int | None]] = {"english": 70, "american": 200, "swedish": None}
"""The points at which the patience is won (PP-14)."""

LEAST_TARGET: Final = 1
MOST_TARGET: Final = 999

_WRONG_SEATS: Final[dict[Variant, tuple[str, str]]] = {
    "solo": ("patience.refusal.players_solo", "PP-1"),
    "duel": ("patience.refusal.players_duel", "PP-30"),
    "same": ("patience.refusal.players_same", "PP-31"),
}


class Options(Model):
    """The rules chosen for a game: everything but the players and the deal."""

    variant: Variant = "solo"
    table: TableName = "english"
    royal50: bool = False
    """English table alone: a royal flush is worth 50 (PP-8)."""
    flush16: bool = False
    """Swedish table alone: a straight flush is worth 16 (PP-11)."""
    diagonals: bool = False
    corner: bool = False
    touching: bool = False
    rearranging: bool = False
    """All 25 lie from the start and are swapped until the player is done (PP-23).

    It goes with every joker rule and every number of players: the joker of the deck lies among the 25, the
    one after laying comes when the player is done, and each player arranges a whole grid before the next.
    """
    joker: JokerRule = "none"
    target: int | None = None
    """The players' own winning line instead of the table's (PP-14)."""
    open_grids: bool = False
    """Everybody sees every grid from the start (PP-32)."""


class PatienceSetup(Options, Setup):
    """The players, the deal code and the rules of one game."""

    @model_validator(mode="after")
    def _allowed(self) -> Self:
        if refusal := why_not_setup(self):
            raise ValueError(f"{refusal.clause}: {refusal.message}")
        return self


@lru_cache(maxsize=16)
def options_of(setup: PatienceSetup) -> Options:
    """The rules of the setup alone: what a screen may know, without the deal code."""
    return Options(**{name: getattr(setup, name) for name in Options.model_fields})


def target_of(options: Options) -> int | None:
    """The points at which a grid is won; None where neither the table nor the players name any (PP-14)."""
    return WINNING_LINE[options.table] if options.target is None else options.target


def why_not_setup(setup: PatienceSetup) -> Refusal | None:
    """Why these choices do not go together, or None.

    A setup model refuses to be made of such choices. To ask first, build it unchecked, with
    ``PatienceSetup.model_construct(...)``.
    """
    least, most = SEATS[setup.variant]
    if not least <= len(setup.players) <= most:
        message, clause = _WRONG_SEATS[setup.variant]
        values: dict[str, Value] = {"least": least, "most": most, "players": len(setup.players)}
        return Refusal(message=message, values=values, clause=clause)
    if setup.royal50 and setup.table != "english":
        return Refusal(message="patience.refusal.royal50_table", clause="PP-8")
    if setup.flush16 and setup.table != "swedish":
        return Refusal(message="patience.refusal.flush16_table", clause="PP-11")
    if setup.rearranging and setup.corner:
        return Refusal(message="patience.refusal.no_corner", clause="PP-22")
    if setup.rearranging and setup.touching:
        return Refusal(message="patience.refusal.no_touching", clause="PP-22")
    if setup.target is not None and not LEAST_TARGET <= setup.target <= MOST_TARGET:
        return Refusal(
            message="patience.refusal.target_bounds",
            values={"least": LEAST_TARGET, "most": MOST_TARGET},
            clause="PP-14",
        )
    return None
