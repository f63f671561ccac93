"""What is agreed before the first card of Poängpoker, and which choices are refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from kortspel.games.base import Refusal, Rules, Setup
from kortspel.games.poangpoker.variant import variant
from kortspel.ranking import Category

End = Literal["rounds", "limit", "open"]
Scale = tuple[int, ...]
"""The points of each category, from high card to royal flush."""

SEATS: Final = (3, 6)
"""The fewest and the most players (PO-1)."""

POINTS: Final = (0, 999)
"""The least and the most that a category may score (PO-2)."""
LAST_TRICK: Final = (1, 99)
"""The least and the most that the last trick may score (PO-3)."""
ROUNDS: Final = (1, 20)
"""How often everybody may come to deal before the end (PO-20)."""
LIMIT: Final = (1, 9999)
"""The lowest and the highest point limit (PO-20)."""

PLAIN_SCALE: Final[Scale] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
CHICAGO_SCALE: Final[Scale] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 52)
"""In Chicago a royal flush is worth the whole game."""


class Options(Rules):
    """The rules chosen for a game: everything but the players and the deal."""

    scale: Scale = PLAIN_SCALE
    last_trick: int = 5
    """Points for winning the last trick of a deal (PO-3)."""
    trump: bool = False
    """The card after the deal is turned, and its suit is trump (PO-13)."""
    dealt_hand: bool = False
    """The hands as dealt are compared too (PO-9)."""
    all_hands: bool = False
    """Every hand scores its own category, not the best one alone (PO-14).

    The hands are then not set against each other, so there are no equal ones to share or to choose between:
    ``side_cards`` and ``nearest_dealer`` change nothing.
    """
    side_cards: bool = False
    """Hands of the same combination are told apart by their other cards (PO-16)."""
    nearest_dealer: bool = False
    """Of equal hands the one nearest the dealer takes all, instead of sharing (PO-17)."""
    end: End = "rounds"
    rounds: int = 2
    """With end ``rounds``: everybody deals so many times (PO-20)."""
    limit: int = 50
    """With end ``limit``: the points that end the game when a deal is scored (PO-20)."""
    demonstration: bool = False
    """Computer players may have every seat (PO-22)."""

    def idle(self) -> frozenset[str]:
        """The other ways to end, and how equal hands are told apart where none are compared."""
        return frozenset(type(self).model_fields) - variant(self.model_dump()).keys()


PRESETS: Final[Mapping[str, Options]] = {
    "short": Options(),
    "long": Options(rounds=6),
    "chicago": Options(scale=CHICAGO_SCALE, end="limit", limit=52, side_cards=True),
}
"""Whole sets of house rules, by a name for each; the first is what one gets without choosing. In Chicago side
cards decide between equal hands."""


class PoangpokerSetup(Options, Setup):
    """The players, the deal code and the rules of one game."""

    def options(self) -> Options:
        """The rules alone: what a screen may know, without the deal code."""
        return self._chosen(Options)

    def refusal(self) -> Refusal | None:
        """Why these choices do not go together, or None."""
        if refusal := _outside("players", len(self.players), SEATS, "PO-1") or _why_not_scale(self.scale):
            return refusal
        if refusal := _outside("last_trick", self.last_trick, LAST_TRICK, "PO-3"):
            return refusal
        if refusal := _outside("rounds", self.rounds, ROUNDS, "PO-20"):
            return refusal
        if refusal := _outside("limit", self.limit, LIMIT, "PO-20"):
            return refusal
        if not self.demonstration and not any(player.human for player in self.players):
            return Refusal(message="poangpoker.refusal.nobody", clause="PO-22")
        return None


@lru_cache(maxsize=16)
def _why_not_scale(scale: Scale) -> Refusal | None:
    """The points never fall as the category rises, and strictly rise from pair up (PO-2)."""
    if len(scale) != len(Category):
        return Refusal(message="poangpoker.refusal.scale_length", values={"n": len(Category)}, clause="PO-2")
    for points in scale:
        if refusal := _outside("scale", points, POINTS, "PO-2"):
            return refusal
    if scale[Category.PAIR] < scale[Category.HIGH_CARD]:
        return Refusal(message="poangpoker.refusal.scale_falls", clause="PO-2")
    for lower in range(Category.PAIR, Category.ROYAL_FLUSH):
        if scale[lower + 1] <= scale[lower]:
            return Refusal(
                message="poangpoker.refusal.scale_rises",
                values={"lower": lower, "higher": lower + 1},
                clause="PO-2",
            )
    return None


def _outside(what: str, value: int, bounds: tuple[int, int], clause: str) -> Refusal | None:
    least, most = bounds
    if least <= value <= most:
        return None
    return Refusal(
        message=f"poangpoker.refusal.{what}_bounds",
        values={"least": least, "most": most, "value": value},
        clause=clause,
    )
