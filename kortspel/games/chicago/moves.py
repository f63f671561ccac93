"""What a player of Chicago can do."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from kortspel.cards import Card
from kortspel.games.base import Move


class Exchange(Move):
    """Lay away these cards, none to five, and draw as many (CH-5)."""

    kind: Literal["exchange"] = "exchange"
    cards: Annotated[tuple[Card, ...], Field(max_length=5)] = ()


class Chicago(Move):
    """Call Chicago: lead, and take all five tricks (CH-20)."""

    kind: Literal["chicago"] = "chicago"


class NoChicago(Move):
    """Leave it to others (CH-20)."""

    kind: Literal["no_chicago"] = "no_chicago"


class Play(Move):
    """Lead this card, or lay it to the trick (CH-30, CH-31)."""

    kind: Literal["play"] = "play"
    card: Card


class NextDeal(Move):
    """The score sheet is read: deal the next cards (CH-3)."""

    kind: Literal["next_deal"] = "next_deal"


class Stop(Move):
    """The table agrees to stop here (CH-43)."""

    kind: Literal["stop"] = "stop"


ChicagoMove = Exchange | Chicago | NoChicago | Play | NextDeal | Stop
MOVES: Final[TypeAdapter[ChicagoMove]] = TypeAdapter(Annotated[ChicagoMove, Field(discriminator="kind")])
