"""Which options of Poängpoker make another game of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def variant(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by which results are told apart; those at their defaults may be missing."""
    idle = {"demonstration"}
    end = options.get("end", "rounds")
    if end != "rounds":
        idle.add("rounds")
    if end != "limit":
        idle.add("limit")
    if options.get("all_hands", False):
        idle |= {"side_cards", "nearest_dealer"}
    return {name: value for name, value in options.items() if name not in idle}
