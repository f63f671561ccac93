"""What is agreed before the first card of Poängpoker, and which choices are refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, Self

from pydantic import model_validator

from kortspel.games.base import Model, Refusal, Setup
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


class Options(Model):
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


PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "short": {"scale": PLAIN_SCALE, "last_trick": 5, "end": "rounds", "rounds": 2},
    "long": {"scale": PLAIN_SCALE, "last_trick": 5, "end": "rounds", "rounds": 6},
    "chicago": {"scale": CHICAGO_SCALE, "last_trick": 5, "end": "limit", "limit": 52},
}
"""Options that go well together, by a name for each; the first is what one gets without choosing."""


class PoangpokerSetup(Options, Setup):
    """The players, the deal code and the rules of one game."""

    @model_validator(mode="after")
    def _allowed(self) -> Self:
        if refusal := why_not_setup(self):
            raise ValueError(f"{refusal.clause}: {refusal.message}")
        return self


@lru_cache(maxsize=16)
def options_of(setup: PoangpokerSetup) -> Options:
    """The rules of the setup alone: what a screen may know, without the deal code."""
    return Options(**{name: getattr(setup, name) for name in Options.model_fields})


def why_not_setup(setup: PoangpokerSetup) -> Refusal | None:
    """Why these choices may not be played, or None.

    A setup model refuses to be made of such choices. To ask first, build it unchecked, with
    ``PoangpokerSetup.model_construct(...)``.
    """
    if refusal := _outside("players", len(setup.players), SEATS, "PO-1") or _why_not_scale(setup.scale):
        return refusal
    if refusal := _outside("last_trick", setup.last_trick, LAST_TRICK, "PO-3"):
        return refusal
    if refusal := _outside("rounds", setup.rounds, ROUNDS, "PO-20"):
        return refusal
    if refusal := _outside("limit", setup.limit, LIMIT, "PO-20"):
        return refusal
    if not setup.demonstration and not any(player.human for player in setup.players):
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
