"""What is agreed before the first card of Pakker, and which choices do not go together."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from kortspel.games.base import Refusal, Rules, Setup, Value

End = Literal["none", "clock", "minutes", "pots"]
Limit = Literal["pot", "share", "fixed"]

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
MOST_CURRENCY: Final = 6
"""The letters that the name of the currency may have."""
LATEST: Final = 250_000_000_000
"""The last moment, in Unix seconds, that a clock may show: in the year 9892, which calendars still know."""


class Bounds(NamedTuple):
    """The least and the most that a number may be, and the clause that it belongs to."""

    least: int
    most: int
    clause: str


BOUNDS: Final = {
    "chip_value": Bounds(1, 1000, "PA-3"),
    "smallest_purchase": Bounds(1, 1000, "PA-5"),
    "first_purchase": Bounds(1, 10_000, "PA-5"),
    "ante": Bounds(1, 100, "PA-12"),
    "end_minutes": Bounds(1, 1440, "PA-7"),
    "end_pots": Bounds(1, 1000, "PA-7"),
    "limit_share": Bounds(1, 100, "PA-50"),
    "limit_chips": Bounds(1, 10_000, "PA-50"),
}
"""The options that are numbers."""


class Options(Rules):
    """The rules chosen for an evening: everything but the players and the deal."""

    seats_by_lot: bool = False
    """The order round the table is drawn by lot; else it is as entered (PA-2)."""
    chip_value: int = 1
    """What a chip costs, in the currency (PA-3)."""
    currency: str = "kr"
    smallest_purchase: int = 20
    """The fewest chips that the bank sells at a time (PA-5)."""
    first_purchase: int = 50
    """The chips that everybody buys before the first pot (PA-5)."""
    first_on_credit: bool = False
    ante: int = 1
    antes_by_hand: bool = False
    """Each player lays the ante, and pays for a forgotten one (PA-13)."""
    cut: bool = False
    """The player to the dealer's left may cut (PA-11)."""
    end: End = "none"
    end_at: int | None = None
    """With the end ``clock``: when, in Unix seconds (PA-7)."""
    end_minutes: int = 120
    """With the end ``minutes``: so long after the first pot begins."""
    end_pots: int = 20
    """With the end ``pots``: after so many."""
    limit: Limit = "pot"
    """What the largest bet is measured by (PA-50)."""
    limit_share: int = 50
    """With the limit ``share``: per cent of the pot."""
    limit_chips: int = 20
    """With the limit ``fixed``: chips."""
    only_valid_openings: bool = True
    """Nobody can open without the cards for it, so nobody is fined (PA-25)."""
    opener_may_check: bool = False
    """House rule: who starts the betting may lay nothing (PA-40)."""
    all_in: bool = False
    """House rule: who cannot pay in full plays for side pots (PA-51)."""
    numbers_shown: bool = False
    """House rule: how many cards each has bought stays in sight (PA-31)."""


PRESETS: Final[dict[str, dict[str, bool | int | str]]] = {
    "barracks": {},
    "kitchen": {"opener_may_check": True, "all_in": True, "end": "minutes", "end_minutes": 20},
}
"""Ready sets of options, as what they change in the defaults: as in the barracks, and at the kitchen table."""


class PakkerSetup(Options, Setup):
    """The players, the deal code and the rules of one evening."""

    def options(self) -> Options:
        """The rules alone: what a screen may know, without the deal code."""
        return self._chosen(Options)

    def refusal(self) -> Refusal | None:
        """Why these choices do not go together, or None."""
        players = len(self.players)
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            return _refusal("players", "PA-1", least=LEAST_PLAYERS, most=MOST_PLAYERS, players=players)
        for option, (least, most, clause) in BOUNDS.items():
            value = getattr(self, option)
            if not least <= value <= most:
                return _refusal("bounds", clause, option=option, least=least, most=most, value=value)
        if not self.currency.isprintable() or not 1 <= len(self.currency.strip()) <= MOST_CURRENCY:
            return _refusal("currency", "PA-3", most=MOST_CURRENCY)
        if self.first_purchase < self.smallest_purchase:
            least = self.smallest_purchase
            return _refusal("first_too_small", "PA-5", first=self.first_purchase, least=least)
        if self.first_purchase < self.ante:
            return _refusal("first_below_ante", "PA-12", first=self.first_purchase, ante=self.ante)
        if self.end == "clock" and self.end_at is None:
            return _refusal("no_clock_time", "PA-7")
        if self.end_at is not None and not 0 <= self.end_at <= LATEST:
            return _refusal("clock_bounds", "PA-7")
        return None


def _refusal(name: str, clause: str, **values: Value) -> Refusal:
    return Refusal(message=f"pakker.refusal.{name}", values=values, clause=clause)
