"""Counting a deal: which hands are best, and who gets the points (PO-8, PO-9, PO-14 to PO-19)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from kortspel.cards import Card
from kortspel.games.poangpoker.events import LastTrick, Scores
from kortspel.games.poangpoker.setup import Options
from kortspel.games.poangpoker.state import PoangpokerState, Row
from kortspel.ranking import Category, Hand, rank_hand

Hands = Sequence[Sequence[Card]]

_DECIDING: Final = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.THREE: 1, Category.FOUR: 1}
"""How many of a hand's ranks name its combination, where that is not all of them."""


class Comparison(NamedTuple):
    """What hands score that are laid side by side."""

    best: tuple[int, ...]
    """The seats that score, in turn from the dealer's left; all of them where every hand scores."""
    points: tuple[Fraction, ...]
    """The points by seat."""


def combination(hand: Hand) -> Hand:
    """The hand without its side cards: for two pairs of kings with other side cards it is the same (PO-16).

    The combination of a flush and of a high card is all five cards.
    """
    return Hand(hand.category, hand.ranks[: _DECIDING.get(hand.category, 5)])


def compare(hands: Hands, options: Options, order: Sequence[int]) -> Comparison:
    """What each of these hands scores, by seat.

    The best hand scores its category's points, and equal ones share them exactly or the nearest to the dealer
    takes them (PO-14 to PO-17); or every hand scores its own. ``order`` is the seats from the dealer's left.
    """
    ranked = [rank_hand(hand) for hand in hands]
    if options.all_hands:
        return Comparison(tuple(order), tuple(Fraction(options.scale[hand.category]) for hand in ranked))
    counted = ranked if options.side_cards else [combination(hand) for hand in ranked]
    highest = max(counted)
    best = tuple(seat for seat in order if counted[seat] == highest)
    if options.nearest_dealer:
        best = best[:1]
    share = Fraction(options.scale[highest.category], len(best))
    return Comparison(best, tuple(share if seat in best else Fraction(0) for seat in range(len(hands))))


def count(state: PoangpokerState, last: int) -> tuple[Row, tuple[LastTrick | Scores, ...]]:
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
    scores = _scores("hand", state.hands, hands, options)
    return row, (won, *scores, *(_scores("dealt", state.dealt, dealt, options) if dealt else ()))


def _scores(
    what: Literal["hand", "dealt"], hands: Hands, comparison: Comparison, options: Options
) -> tuple[Scores, ...]:
    how: Literal["own", "best", "shares"] = (
        "own" if options.all_hands else "best" if len(comparison.best) == 1 else "shares"
    )
    points = comparison.points
    return tuple(
        Scores(seat=seat, what=what, how=how, hand=tuple(hands[seat]), points=points[seat])
        for seat in comparison.best
    )
