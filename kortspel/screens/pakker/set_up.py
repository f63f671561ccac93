"""The set-up of Pakker."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import ClassVar, Final

from textual.binding import BindingType

from kortspel.games.base import Player
from kortspel.games.pakker.setup import (
    BOUNDS,
    LEAST_PLAYERS,
    MOST_CURRENCY,
    MOST_PLAYERS,
    PRESETS,
    Options,
    PakkerSetup,
)
from kortspel.screens.base import bindings
from kortspel.screens.pakker.actions import PAKKER_SET_UP
from kortspel.screens.rows import Cycle, Moment, Number, Page, Row, Seat, Seats, Words, preset
from kortspel.screens.set_up import SetUpBase

STEPS: Final = {"first_purchase": 10, "smallest_purchase": 5, "end_minutes": 10, "limit_share": 10}
CHARACTERS: Final = ("", "tight", "loose", "bluffer")
"""What a computer player is inclined to: nothing, to wait for good cards, to be in it, to bet on nothing."""


def number(field: str) -> Number:
    """The row of an option that is a number, in the bounds of the rules."""
    bounds = BOUNDS[field]
    return Number(field, bounds.least, bounds.most, step=STEPS.get(field, 1))


class SetUpScreen(SetUpBase):
    """Who plays, a preset, when it ends; the bank and the house rules one level down."""

    ACTIONS = PAKKER_SET_UP
    BINDINGS: ClassVar[list[BindingType]] = bindings(PAKKER_SET_UP)
    GAME = "pakker"
    SETUP = PakkerSetup

    def seats(self) -> int:
        """Four, as in the examples of the rules."""
        return 4

    def new_player(self, seat: int) -> Player:
        """Computer players of all characters, in turn."""
        player = super().new_player(seat)
        return player if player.human else player.changed(character=CHARACTERS[seat % len(CHARACTERS)])

    def _computer(self) -> int | None:
        """The seat of the computer player under the cursor, if there is one."""
        row = self.row()
        computer = isinstance(row, Seat) and self.draft["players"][row.seat]["level"] != "human"
        return row.seat if isinstance(row, Seat) and computer else None

    def scenes(self) -> frozenset[str]:
        """On a computer player's row there is a character to change."""
        return super().scenes() | ({"computer"} if self._computer() is not None else set())

    def seat_help(self, seat: int) -> str:
        """What the keys do, and how a computer player plays."""
        player = self.draft["players"][seat]
        if player["level"] == "human":
            return super().seat_help(seat)
        character = player["character"] or "even"
        return f"{self.text('set_up.computer.help')} {self.text(f'set_up.character.{character}.help')}"

    def action_character(self) -> None:
        """The next character of the computer player under the cursor."""
        if (seat := self._computer()) is not None:
            now = CHARACTERS.index(self.draft["players"][seat]["character"])
            self.set_player(seat, character=CHARACTERS[(now + 1) % len(CHARACTERS)])

    def rows(self, page: str) -> tuple[Row, ...]:
        """The options that matter for what has been chosen so far."""
        if page == "bank":
            return self._bank_rows()
        if page == "house":
            return self._house_rows()
        seats = tuple(Seat(seat) for seat in range(len(self.draft["players"])))
        presets = (preset(name, Options.model_validate(changed)) for name, changed in PRESETS.items())
        return (
            *presets,
            Seats(LEAST_PLAYERS, MOST_PLAYERS),
            *seats,
            *self._end_rows(),
            Page("bank"),
            Page("house"),
        )

    def _end_rows(self) -> tuple[Row, ...]:
        more: dict[str, tuple[Row, ...]] = {
            "clock": (Moment("end_at"),),
            "minutes": (number("end_minutes"),),
            "pots": (number("end_pots"),),
        }
        return Cycle("end", ("none", "clock", "minutes", "pots")), *more.get(self.draft["end"], ())

    def _bank_rows(self) -> tuple[Row, ...]:
        return (
            number("chip_value"),
            Words("currency", MOST_CURRENCY),
            number("first_purchase"),
            Cycle("first_on_credit"),
            number("smallest_purchase"),
            number("ante"),
        )

    def _house_rows(self) -> tuple[Row, ...]:
        more = {"share": (number("limit_share"),), "fixed": (number("limit_chips"),)}
        return (
            Cycle("limit", ("pot", "share", "fixed")),
            *more.get(self.draft["limit"], ()),
            Cycle("only_valid_openings"),
            Cycle("opener_may_check"),
            Cycle("all_in"),
            Cycle("numbers_shown"),
            Cycle("antes_by_hand"),
            Cycle("cut"),
            Cycle("seats_by_lot"),
        )

    def settle(self) -> None:
        """A clock time when the evening ends by the clock, and none else."""
        if self.draft["end"] == "clock":
            later = datetime.now() + timedelta(hours=2)
            if self.draft["end_at"] is None or self.draft["end_at"] <= datetime.now().timestamp():
                self.draft["end_at"] = int(later.replace(second=0).timestamp())
        else:
            self.draft["end_at"] = None
