"""What is said at the table, as messages (``poangpoker.say.…``).

Values: ``seat`` and ``seats`` are seats by number, ``card`` and ``hand`` cards in notation, ``points`` a number
such as ``"5/2"``.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from kortspel.cards import Card
from kortspel.games.base import Message, Value
from kortspel.table.dealer import FirstDealer


def first_dealer(drawn: FirstDealer) -> tuple[Message, ...]:
    """The highest card is drawn, again and again where it is drawn twice."""
    said = []
    for drawing in drawn.draws[1:]:
        again = tuple(seat for seat, card in enumerate(drawing) if card)
        said.append(_say("draw_again", seats=again))
    card = drawn.draws[-1][drawn.seat]
    assert card is not None, "the first dealer has drawn a card"
    return (*said, _say("highest", seat=drawn.seat, card=card))


def deals(seat: int, trump: Card | None) -> tuple[Message, ...]:
    """The dealer deals, and turns a trump card."""
    turned = () if trump is None else (_say("trump", card=trump),)
    return (_say("deals", seat=seat), *turned)


def exchanges(seat: int, n: int, *, reshuffled: bool) -> tuple[Message, ...]:
    """A player exchanges so many cards, the pile being shuffled meanwhile (PO-6, PO-7)."""
    said = _say("exchanges", seat=seat, n=n) if n else _say("keeps", seat=seat)
    return (said, _say("reshuffled")) if reshuffled else (said,)


def takes(seat: int, card: Card, number: int) -> Message:
    """A player takes a trick of the deal with a card."""
    return _say("takes", seat=seat, card=card, number=number)


def last_trick(seat: int, points: int) -> Message:
    """The last trick's points (PO-18)."""
    return _say("last_trick", seat=seat, points=str(points))


def compared(
    what: str, how: str, seats: Sequence[int], hands: Sequence[Sequence[Card]], points: Sequence[Fraction]
) -> tuple[Message, ...]:
    """What these seats score for their hands.

    ``what`` is ``hand`` or ``dealt``; ``how`` is ``best`` for one best hand, ``shares`` for several, ``own`` where
    every hand scores.
    """
    return tuple(
        _say(f"{what}_{how}", seat=seat, hand=tuple(hands[seat]), points=str(points[seat])) for seat in seats
    )


def _say(name: str, **values: Value) -> Message:
    return Message(message=f"poangpoker.say.{name}", values=values)
