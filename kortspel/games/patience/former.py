"""Saves of older programs: setup and state of each format turned into those of the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_Json = dict[str, Any]


def from_1(setup: _Json, state: _Json) -> tuple[_Json, _Json]:
    """In format 1 the players of a hidden duel laid card by card in turn, and taking back a swap was practice.

    What lies then lies; who is to move and what becomes practice follow from the rules of today (PP-23, PP-30).
    """
    return setup, state


FROM: Final[dict[int, Callable[[_Json, _Json], tuple[_Json, _Json]]]] = {1: from_1}
