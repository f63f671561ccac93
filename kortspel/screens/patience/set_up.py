"""The set-up of Pokerpatiens."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.games.patience.setup import LEAST_TARGET, MOST_TARGET, SEATS, Options, PatienceSetup, target_of
from kortspel.screens.patience.scoring import scoring_lines
from kortspel.screens.rows import Cycle, Number, Page, Row, Seat, Seats
from kortspel.screens.set_up import SetUpBase
from kortspel.widgets import palette
from kortspel.widgets.lines import Line


class SetUpScreen(SetUpBase):
    """Who lays, by which table, and the house rules one level down."""

    GAME = "patience"
    SETUP = PatienceSetup

    def seats(self) -> int:
        """Alone, to begin with."""
        return 1

    def rows(self, page: str) -> tuple[Row, ...]:
        """The options that matter for what has been chosen so far."""
        if page == "house":
            return self._house_rows()
        variant = self.draft["variant"]
        low, high = SEATS[variant]
        rows: list[Row] = [
            Cycle("variant", ("solo", "duel", "same")),
            Cycle("table", ("english", "american", "swedish")),
        ]
        if variant != "solo":
            rows += [Seats(low, high)] if low != high else []
            rows += [Seat(seat) for seat in range(len(self.draft["players"]))]
            rows += [Cycle("open_grids")]
        return (*rows, Page("house"))

    def _house_rows(self) -> tuple[Row, ...]:
        alternative = {"english": (Cycle("royal50"),), "swedish": (Cycle("flush16"),)}
        return (
            *alternative.get(self.draft["table"], ()),
            Cycle("diagonals"),
            Cycle("corner"),
            Cycle("touching"),
            Cycle("rearranging"),
            Cycle("joker", ("none", "deck", "after")),
            Number("target", LEAST_TARGET, MOST_TARGET, step=5, none=True, start=60),
        )

    def settle(self) -> None:
        """The variant fixes how many play, the table which alternatives there are."""
        low, high = SEATS[self.draft["variant"]]
        seats = len(self.draft["players"])
        if not low <= seats <= high:
            self.set_seats(max(low, min(high, seats)))
        self.draft["royal50"] = self.draft["royal50"] and self.draft["table"] == "english"
        self.draft["flush16"] = self.draft["flush16"] and self.draft["table"] == "swedish"

    def beside(self) -> Sequence[Line]:
        """The scoring table and the line at which the game is won."""
        options = Options.model_validate({name: self.draft[name] for name in Options.model_fields})
        lines = scoring_lines(options, self.text)
        if (target := target_of(options)) is not None:
            lines += [("", palette.TEXT), (self.text("patience.target", n=target), palette.STRONG)]
        return lines
