"""Which options of Chicago make another game of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def variant(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by which results are told apart; those at their defaults may be missing."""
    return {name: value for name, value in options.items() if name != "demonstration"}
