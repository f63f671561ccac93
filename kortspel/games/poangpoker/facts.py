"""What the statistics count of a game of Poängpoker beside the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.ranking import rank_hand

PARTS: Final = 60
"""Points for a hand are shared among two to six: counted in sixtieths they are whole numbers."""


def facts(setup: PoangpokerSetup, steps: Iterable[tuple[Any, Any, Any]]) -> tuple[dict[str, int], ...]:
    """By seat: ``deals`` scored, points for hands in ``PARTS`` of a point and for last tricks, and what was held.

    ``place.1`` is a first place, shared or alone. ``hand.6`` are full houses that were held when a deal was scored.
    """
    found = [Counter[str]() for _ in setup.players]
    last = None
    for before, _, after in steps:
        last = after
        if len(after.sheet) > len(before.sheet):
            row = after.sheet[-1]
            for seat, counted in enumerate(found):
                points: Fraction = row.hand[seat] + row.dealt[seat]
                counted["deals"] += 1
                counted["hand_points"] += int(points * PARTS)
                counted["trick_points"] += row.trick[seat]
                counted["last_tricks"] += row.trick[seat] > 0
                counted[f"hand.{rank_hand(after.hands[seat]).category.value}"] += 1
    totals = last.totals if last is not None else ()
    for seat, total in enumerate(totals):
        found[seat][f"place.{1 + sum(other > total for other in totals)}"] += 1
    return tuple(dict(counted) for counted in found)
