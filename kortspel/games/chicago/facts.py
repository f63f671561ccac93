"""What the statistics count of a game of Chicago beside the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from kortspel.games.chicago.setup import ChicagoSetup
from kortspel.ranking import rank_hand

PARTS: Final = 60
"""Points for hands are counted in sixtieths, as in games where they are shared."""


def facts(setup: ChicagoSetup, steps: Iterable[tuple[Any, Any, Any]]) -> tuple[dict[str, int], ...]:
    """By seat: ``deals`` scored, points for hands, for tricks and from Chicagos, last tricks, and what was held.

    ``place.1`` is a first place, shared or alone. ``hand.6`` are full houses that were held when a deal was scored.
    """
    found = [Counter[str]() for _ in setup.players]
    last = None
    for before, _, after in steps:
        last = after
        if len(after.sheet) > len(before.sheet):
            row = after.sheet[-1]
            for seat, counted in enumerate(found):
                counted["deals"] += 1
                counted["hand_points"] += (row.exchange[seat] + row.hand[seat]) * PARTS
                counted["trick_points"] += row.trick[seat]
                counted["last_tricks"] += after.caller is None and row.trick[seat] > 0
                counted["chicagos"] += after.caller == seat
                counted["chicagos_won"] += after.caller == seat and row.trick[seat] > 0
                counted[f"hand.{rank_hand(after.hands[seat]).category.value}"] += 1
    points = last.points if last is not None else ()
    for seat, total in enumerate(points):
        found[seat][f"place.{1 + sum(other > total for other in points)}"] += 1
    return tuple(dict(counted) for counted in found)
