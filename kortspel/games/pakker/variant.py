"""Which options of Pakker make another game of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_IDLE: Final = frozenset(
    (
        "seats_by_lot",
        "chip_value",
        "currency",
        "first_on_credit",
        "cut",
        "end",
        "end_at",
        "end_minutes",
        "end_pots",
    )
)
"""Where one sits, what a chip is called and how long the evening lasts: a pot is played the same."""


def variant(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by which results are told apart; those at their defaults may be missing."""
    idle = set(_IDLE)
    limit = options.get("limit", "pot")
    if limit != "share":
        idle.add("limit_share")
    if limit != "fixed":
        idle.add("limit_chips")
    return {name: value for name, value in options.items() if name not in idle}
