"""The set-up of Poängpoker."""

from __future__ import annotations

from typing import Final

from kortspel.games.poangpoker.setup import (
    LAST_TRICK,
    LIMIT,
    PRESETS,
    ROUNDS,
    SEATS,
    PoangpokerSetup,
)
from kortspel.screens.rows import Cycle, Number, Page, Row, Scale, Seat, Seats, preset
from kortspel.screens.set_up import SetUpBase

_AT_FIRST: Final = 4
_WHO: Final = ("demonstration",)
"""Who plays is no matter of a preset."""


class SetUpScreen(SetUpBase):
    """Who plays and how long; points and house rules one level down."""

    GAME = "poangpoker"
    SETUP = PoangpokerSetup

    def seats(self) -> int:
        """One person and three computer players, to begin with."""
        return _AT_FIRST

    def rows(self, page: str) -> tuple[Row, ...]:
        """The options that matter for what has been chosen so far."""
        if page == "house":
            return self._house_rows()
        return (
            *(preset(name, rules, without=_WHO) for name, rules in PRESETS.items()),
            Seats(*SEATS),
            *(Seat(seat) for seat in range(len(self.draft["players"]))),
            Page("house"),
        )

    def _house_rows(self) -> tuple[Row, ...]:
        end = {"rounds": (Number("rounds", *ROUNDS),), "limit": (Number("limit", *LIMIT, step=5),)}
        # Where every hand scores its own there are no equal ones to tell apart.
        equal = () if self.draft["all_hands"] else (Cycle("side_cards"), Cycle("nearest_dealer"))
        return (
            Scale("scale"),
            Number("last_trick", *LAST_TRICK),
            Cycle("end", ("rounds", "limit", "open")),
            *end.get(self.draft["end"], ()),
            Cycle("trump"),
            Cycle("dealt_hand"),
            Cycle("all_hands"),
            *equal,
            Cycle("demonstration"),
        )
