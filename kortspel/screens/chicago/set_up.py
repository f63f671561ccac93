"""The set-up of Chicago."""

from __future__ import annotations

from typing import Final

from kortspel.games.chicago.setup import LAST_TRICK, PRESETS, SEATS, ChicagoSetup
from kortspel.screens.rows import Cycle, Number, Page, Row, Seat, Seats, preset
from kortspel.screens.set_up import SetUpBase

_AT_FIRST: Final = 4
_WHO: Final = ("demonstration",)
"""Who plays is no matter of a preset."""


class SetUpScreen(SetUpBase):
    """Who plays; exchanges and house rules one level down."""

    GAME = "chicago"
    SETUP = ChicagoSetup

    def seats(self) -> int:
        """One person and three computer players, to begin with."""
        return _AT_FIRST

    def rows(self, page: str) -> tuple[Row, ...]:
        """All options, for each of them matters whatever the others say."""
        if page != "house":
            return (
                *(preset(name, rules, without=_WHO) for name, rules in PRESETS.items()),
                Seats(*SEATS),
                *(Seat(seat) for seat in range(len(self.draft["players"]))),
                Page("house"),
            )
        return (
            Cycle("exchanges", (2, 3)),
            Cycle("stop_at", (0, 42, 46)),
            Cycle("royal", (9, 20, 52)),
            Cycle("straight_flush_wins"),
            Cycle("four_resets"),
            Cycle("equal", ("first", "all", "nobody")),
            Number("last_trick", *LAST_TRICK),
            Cycle("two", (0, 10, 15)),
            Cycle("chicago_needs"),
            Cycle("tricks_to_win"),
            Cycle("demonstration"),
        )
