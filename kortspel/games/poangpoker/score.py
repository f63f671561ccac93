"""Counting a deal: which hands are best, and who gets the points (PO-8, PO-9, PO-14 to PO-19)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from kortspel.cards import Card, by_rank
from kortspel.games.poangpoker.events import Equal, LastTrick, Scores
from kortspel.games.poangpoker.setup import Options
from kortspel.games.poangpoker.state import PoangpokerState, Row
from kortspel.ranking import rank_hand
from kortspel.table.hands import Best, best_of

Hands = Sequence[Sequence[Card]]
Counted = Literal["hand", "dealt"]


class Comparison(NamedTuple):
    """What hands score that are laid side by side."""

    scoring: tuple[int, ...]
    """The seats that score, in turn from the dealer's left; all of them where every hand scores."""
    points: tuple[Fraction, ...]
    """The points by seat."""
    best: Best | None
    """The best hand; None where every hand scores and none is set against another."""


def compare(hands: Hands, options: Options, order: Sequence[int]) -> Comparison:
    """What each of these hands scores, by seat.

    The best hand scores its category's points, and equal ones share them exactly or the nearest to the dealer
    takes them (PO-14 to PO-17); or every hand scores its own. ``order`` is the seats from the dealer's left.
    """
    if options.all_hands:
        points = tuple(Fraction(options.scale[rank_hand(hand).category]) for hand in hands)
        return Comparison(tuple(order), points, None)
    best = best_of(hands, order, side_cards=options.side_cards)
    scoring = best.seats[:1] if options.nearest_dealer else best.seats
    share = Fraction(options.scale[best.hand.category], len(scoring))
    points = tuple(share if seat in scoring else Fraction(0) for seat in range(len(hands)))
    return Comparison(scoring, points, best)


def count(state: PoangpokerState, last: int) -> tuple[Row, tuple[LastTrick | Equal | Scores, ...]]:
    """The row that a deal adds to the score sheet, and what happens; ``last`` has taken the last trick (PO-18)."""
    options, order = state.setup, state.order
    hands = compare(state.hands, options, order)
    dealt = compare(state.dealt, options, order) if options.dealt_hand else None
    nothing = (Fraction(0),) * state.seats
    trick = tuple(options.last_trick if seat == last else 0 for seat in range(state.seats))
    extra = dealt.points if dealt else nothing
    columns = zip(state.totals, hands.points, extra, trick, strict=True)
    row = Row(
        dealer=state.dealer,
        hand=hands.points,
        dealt=extra,
        trick=trick,
        totals=tuple(before + hand + also + points for before, hand, also, points in columns),
    )
    won = LastTrick(seat=last, points=Fraction(options.last_trick))
    scores = _told("hand", state.hands, hands)
    return row, (won, *scores, *(_told("dealt", state.dealt, dealt) if dealt else ()))


def _told(what: Counted, hands: Hands, comparison: Comparison) -> tuple[Equal | Scores, ...]:
    """Which hands were equal, what decided, and what each that scores gets."""
    scoring, points, best = comparison
    how: Literal["own", "best", "shares"] = (
        "own" if best is None else "best" if len(scoring) == 1 else "shares"
    )
    scores = tuple(
        Scores(seat=seat, what=what, how=how, hand=by_rank(hands[seat]), points=points[seat])
        for seat in scoring
    )
    if best is None or len(best.alike) == 1:
        return scores
    return (_equal(what, by_rank(hands[scoring[0]]), scoring, best), *scores)


def _equal(what: Counted, hand: tuple[Card, ...], scoring: Sequence[int], best: Best) -> Equal:
    """At most two hands have a combination with side cards in common, so that either a card decides or none does."""
    how: Literal["shares", "nearest", "side_card"]
    how = "side_card" if best.card else "shares" if len(scoring) > 1 else "nearest"
    return Equal(what=what, how=how, seats=best.alike, hand=hand, seat=scoring[0], card=best.card)
