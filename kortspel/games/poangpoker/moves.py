"""What a player of Poängpoker can do."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from kortspel.cards import Card
from kortspel.games.base import Move


class Exchange(Move):
    """Lay away these cards, none to five, and draw as many (PO-5)."""

    kind: Literal["exchange"] = "exchange"
    cards: Annotated[tuple[Card, ...], Field(max_length=5)] = ()


class Play(Move):
    """Lead this card, or lay it to the trick (PO-10, PO-11)."""

    kind: Literal["play"] = "play"
    card: Card


class NextDeal(Move):
    """The score sheet is read: deal the next cards (PO-21)."""

    kind: Literal["next_deal"] = "next_deal"


class Stop(Move):
    """The table agrees to stop here (PO-20)."""

    kind: Literal["stop"] = "stop"


class Hint(Move):
    """Ask the coach, and have one's game marked as helped. The advice itself is not the rules' affair."""

    kind: Literal["hint"] = "hint"


PoangpokerMove = Exchange | Play | NextDeal | Stop | Hint
MOVES: Final[TypeAdapter[PoangpokerMove]] = TypeAdapter(
    Annotated[PoangpokerMove, Field(discriminator="kind")]
)
