"""What the statistics count of a game of Pokerpatiens beside the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kortspel.games.patience.score import score_grid
from kortspel.games.patience.setup import PatienceSetup


def facts(setup: PatienceSetup, steps: Iterable[tuple[Any, Any, Any]]) -> tuple[dict[str, int], ...]:
    """By seat, how often each category was made: ``hand.6`` full houses among ``hands`` lines."""
    last = None
    for _, _, after in steps:
        last = after
    if last is None:
        return ({},) * len(setup.players)
    found = []
    for seat in range(len(setup.players)):
        lines = [line for line in score_grid(last.cells(seat), setup) if line.complete]
        counted = Counter(f"hand.{line.category.value}" for line in lines)
        found.append({"hands": len(lines), **counted})
    return tuple(found)
