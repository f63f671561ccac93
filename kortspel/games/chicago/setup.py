"""What is agreed before the first card of Chicago, and which choices are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from kortspel.games.base import Refusal, Rules, Setup
from kortspel.games.chicago.variant import variant
from kortspel.ranking import Category

SEATS: Final = (2, 6)
"""The fewest and the most players (CH-1)."""
GOAL: Final = 52
"""Whoever has so many points has won (CH-40)."""
CHICAGO: Final = 15
"""What a Chicago wins or loses (CH-21)."""
LAST_TRICK: Final = (1, 15)
"""The least and the most that the last trick may score (CH-32)."""

Equal = Literal["first", "all", "nobody"]
_PLAIN: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8)
"""The points from high card to straight flush (CH-10)."""


class Options(Rules):
    """The rules chosen for a game: everything but the players and the deal."""

    exchanges: Literal[2, 3] = 3
    """How often everybody exchanges; the hands score after each time but the last (CH-6)."""
    royal: Literal[9, 20, 52] = GOAL
    """What a royal flush scores; 52 wins at once (CH-10)."""
    straight_flush_wins: bool = False
    """House rule: any straight flush scores 52 too (CH-15)."""
    four_resets: bool = False
    """House rule: whoever scores for four of a kind takes all points from the others (CH-16)."""
    equal: Equal = "first"
    """Who scores of hands that are equal to the last card: the first in turn, all of them, or nobody (CH-12)."""
    stop_at: Literal[0, 42, 46] = 42
    """Whoever has so many points exchanges no more; 0 is no stop (CH-17)."""
    last_trick: int = 5
    """Points for the last trick (CH-32)."""
    two: Literal[0, 10, 15] = 0
    """House rule: points for the last trick where a two takes it; 0 as for any card (CH-33)."""
    chicago_needs: bool = False
    """House rule: one calls Chicago with 15 points or more only (CH-23)."""
    tricks_to_win: bool = False
    """House rule: points for hands lift nobody to 52 (CH-42)."""
    demonstration: bool = False
    """Computer players may have every seat (CH-44)."""

    def idle(self) -> frozenset[str]:
        """What changes nothing in how a deal goes."""
        return frozenset(type(self).model_fields) - variant(self.model_dump()).keys()

    def worth(self, category: Category) -> int:
        """The points of a category (CH-10, CH-15)."""
        if category == Category.ROYAL_FLUSH:
            return self.royal
        if category == Category.STRAIGHT_FLUSH and self.straight_flush_wins:
            return GOAL
        return _PLAIN[category]

    def trick_worth(self, *, two: bool) -> int:
        """The points of the last trick, taken with a two or not (CH-32, CH-33)."""
        return self.two if two and self.two else self.last_trick


PRESETS: Final[Mapping[str, Options]] = {
    "plain": Options(),
    "quick": Options(exchanges=2, royal=20),
    "house": Options(two=10, four_resets=True, chicago_needs=True, tricks_to_win=True),
}
"""Whole sets of house rules, by a name for each; the first is what one gets without choosing."""


class ChicagoSetup(Options, Setup):
    """The players, the deal code and the rules of one game."""

    def options(self) -> Options:
        """The rules alone: what a screen may know, without the deal code."""
        return self._chosen(Options)

    def refusal(self) -> Refusal | None:
        """Why these choices do not go together, or None."""
        if refusal := _outside("players", len(self.players), SEATS, "CH-1"):
            return refusal
        if refusal := _outside("last_trick", self.last_trick, LAST_TRICK, "CH-32"):
            return refusal
        if not self.demonstration and not any(player.human for player in self.players):
            return Refusal(message="chicago.refusal.nobody", clause="CH-44")
        return None


def _outside(what: str, value: int, bounds: tuple[int, int], clause: str) -> Refusal | None:
    least, most = bounds
    if least <= value <= most:
        return None
    values = {"least": least, "most": most, "value": value}
    return Refusal(message=f"chicago.refusal.{what}_bounds", values=values, clause=clause)
