"""What a player of Pakker can do.

The moves between the pots and the reports of faults are the whole table's business: they name the seat that
they are about. Amounts are plain numbers here, so that the rules can say why one is too small or too large.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from kortspel.cards import Card
from kortspel.games.base import Move

Misdeal = Literal["wrong_dealer", "uncut", "card_shown", "face_up", "wrong_number", "wrong_deck"]
"""Why a deal is done again (PA-70)."""
Looked = Literal["thrown", "surplus", "others"]
"""What cards a player looked at (PA-72)."""


class NextPot(Move):
    """Between pots: begin the next one. ``at`` is the time, in Unix seconds (PA-8)."""

    kind: Literal["next_pot"] = "next_pot"
    at: int


class Buy(Move):
    """Buy chips of the bank, for cash or on credit (PA-4)."""

    kind: Literal["buy"] = "buy"
    seat: int
    amount: int
    credit: bool = False


class BuyFrom(Move):
    """Ask to buy chips of another player, who then agrees or declines (PA-6)."""

    kind: Literal["buy_from"] = "buy_from"
    seat: int
    seller: int
    amount: int
    credit: bool = False


class TellTime(Move):
    """A pot has ended: tell the time, in Unix seconds (PA-8)."""

    kind: Literal["tell_time"] = "tell_time"
    at: int


class EndEvening(Move):
    """This seat proposes to end here; the evening ends when all the other people agree (PA-9)."""

    kind: Literal["end_evening"] = "end_evening"
    seat: int


class Agree(Move):
    """Agree: to sell, to end, or that it was as reported."""

    kind: Literal["agree"] = "agree"


class Decline(Move):
    """Do not agree."""

    kind: Literal["decline"] = "decline"


class Leave(Move):
    """Leave the table: out of chips, or when the time is up (PA-8, PA-9)."""

    kind: Literal["leave"] = "leave"
    seat: int


class Stay(Move):
    """Play on though the time is up (PA-8)."""

    kind: Literal["stay"] = "stay"


class Extend(Move):
    """Agree on a new end, in Unix seconds (PA-8)."""

    kind: Literal["extend"] = "extend"
    until: int


class ExtendPots(Move):
    """Agree to play so many more pots (PA-8)."""

    kind: Literal["extend_pots"] = "extend_pots"
    pots: int


class ExtendFree(Move):
    """Agree to play on without an end (PA-8)."""

    kind: Literal["extend_free"] = "extend_free"


class Ante(Move):
    """Antes by hand: this seat lays its ante (PA-13)."""

    kind: Literal["ante"] = "ante"
    seat: int


class Deal(Move):
    """Deal the bought cards (PA-30); or, antes by hand, the hands: who has not laid has forgotten (PA-13)."""

    kind: Literal["deal"] = "deal"


class GoBlind(Move):
    """Lay as many chips as lie in the pot as antes, before the deal (PA-15)."""

    kind: Literal["go_blind"] = "go_blind"


class NoBlind(Move):
    """Lay the ante like the others, and do not go blind (PA-15)."""

    kind: Literal["no_blind"] = "no_blind"


class SitOut(Move):
    """Without the chips for the next ante: be out of the rest of this pot (PA-51)."""

    kind: Literal["sit_out"] = "sit_out"


class Cut(Move):
    """Cut the deck: so many cards go from the top to the bottom (PA-11)."""

    kind: Literal["cut"] = "cut"
    place: int


class NoCut(Move):
    """Leave the deck as the dealer cut it (PA-11)."""

    kind: Literal["no_cut"] = "no_cut"


class Open(Move):
    """Open on so many chips (PA-22)."""

    kind: Literal["open"] = "open"
    amount: int


class OpenBlind(Move):
    """Open on so many chips, a blind bet to follow at once (PA-23)."""

    kind: Literal["open_blind"] = "open_blind"
    amount: int


class NameBlind(Move):
    """Name and lay the blind bet of an opening (PA-23)."""

    kind: Literal["name_blind"] = "name_blind"
    amount: int


class TakeBack(Move):
    """Take back an opening while its blind bet is not named yet (PA-23)."""

    kind: Literal["take_back"] = "take_back"


class Pass(Move):
    """Do not open (PA-20)."""

    kind: Literal["pass"] = "pass"


class Call(Move):
    """Go along, before the exchange or in the betting (PA-16, PA-22, PA-41)."""

    kind: Literal["call"] = "call"


class AllIn(Move):
    """House rule: go along with all the chips one has, fewer than it costs (PA-51)."""

    kind: Literal["all_in"] = "all_in"


class Fold(Move):
    """Lay down the hand, and be out of the pot."""

    kind: Literal["fold"] = "fold"


class Throw(Move):
    """Throw these cards, none to five, and buy as many (PA-30)."""

    kind: Literal["throw"] = "throw"
    cards: tuple[Card, ...]


class Bet(Move):
    """Start the betting (PA-40)."""

    kind: Literal["bet"] = "bet"
    amount: int


class Check(Move):
    """House rule: lay nothing while nobody has bet (PA-40)."""

    kind: Literal["check"] = "check"


class Raise(Move):
    """Go along and bet so many better (PA-41)."""

    kind: Literal["raise"] = "raise"
    better: int


class Stand(Move):
    """The opener's blind bet was called all round: leave it at that (PA-43)."""

    kind: Literal["stand"] = "stand"


class ReportMisdeal(Move):
    """Report that the deal was wrong: if all agree, the same dealer deals again (PA-70)."""

    kind: Literal["report_misdeal"] = "report_misdeal"
    reason: Misdeal


class ReportLooked(Move):
    """Report that this seat looked at cards that are not for it: if all agree, it is out of the pot (PA-72)."""

    kind: Literal["report_looked"] = "report_looked"
    seat: int
    what: Looked


class ReportSeen(Move):
    """Report that others have seen a card that this seat bought (PA-73)."""

    kind: Literal["report_seen"] = "report_seen"
    seat: int


class KeepSeen(Move):
    """Keep the bought card that others have seen (PA-73)."""

    kind: Literal["keep_seen"] = "keep_seen"


class ThrowSeen(Move):
    """Throw the bought card that others have seen, and get another (PA-73)."""

    kind: Literal["throw_seen"] = "throw_seen"
    card: Card


class Hint(Move):
    """Ask the coach, and have one's evening marked as helped. The advice itself is not the rules' affair."""

    kind: Literal["hint"] = "hint"


PakkerMove = (
    NextPot | Buy | BuyFrom | TellTime | EndEvening | Agree | Decline | Leave | Stay | Extend | ExtendPots
    | ExtendFree | Ante | Deal | GoBlind | NoBlind | SitOut | Cut | NoCut | Open | OpenBlind | NameBlind
    | TakeBack | Pass | Call | AllIn | Fold | Throw | Bet | Check | Raise | Stand | ReportMisdeal
    | ReportLooked | ReportSeen | KeepSeen | ThrowSeen | Hint
)  # fmt: skip
MOVES: Final[TypeAdapter[PakkerMove]] = TypeAdapter(Annotated[PakkerMove, Field(discriminator="kind")])
