"""What is agreed before the first card of Pokerpatiens, and which choices do not go together."""

from __future__ import annotations

from typing import Final, Literal

from kortspel.games.base import Refusal, Rules, Setup, Value
from kortspel.games.patience.variant import variant

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


class Options(Rules):
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

    def idle(self) -> frozenset[str]:
        """A player alone hides no grid from anybody."""
        return frozenset(type(self).model_fields) - variant(self.model_dump()).keys()

    @property
    def whole_halves(self) -> bool:
        """Does each lay the own half whole before the next begins? In a duel with hidden grids (PP-30)."""
        return self.variant == "duel" and not self.open_grids


def target_of(options: Options) -> int | None:
    """The points at which a grid is won; None where neither the table nor the players name any (PP-14)."""
    return WINNING_LINE[options.table] if options.target is None else options.target


class PatienceSetup(Options, Setup):
    """The players, the deal code and the rules of one game."""

    known: bool = False
    """The player has begun this very deal before."""

    @property
    def practice(self) -> bool:
        """Is the game practice from the start? Alone, on a known deal (PP-4)."""
        return self.known and self.variant == "solo"

    def options(self) -> Options:
        """The rules alone: what a screen may know, without the deal code."""
        return self._chosen(Options)

    def refusal(self) -> Refusal | None:
        """Why these choices do not go together, or None."""
        least, most = SEATS[self.variant]
        if not least <= len(self.players) <= most:
            message, clause = _WRONG_SEATS[self.variant]
            values: dict[str, Value] = {"least": least, "most": most, "players": len(self.players)}
            return Refusal(message=message, values=values, clause=clause)
        if self.royal50 and self.table != "english":
            return Refusal(message="patience.refusal.royal50_table", clause="PP-8")
        if self.flush16 and self.table != "swedish":
            return Refusal(message="patience.refusal.flush16_table", clause="PP-11")
        if self.rearranging and self.corner:
            return Refusal(message="patience.refusal.no_corner", clause="PP-22")
        if self.rearranging and self.touching:
            return Refusal(message="patience.refusal.no_touching", clause="PP-22")
        if self.target is not None and not LEAST_TARGET <= self.target <= MOST_TARGET:
            return Refusal(
                message="patience.refusal.target_bounds",
                values={"least": LEAST_TARGET, "most": MOST_TARGET},
                clause="PP-14",
            )
        return None
