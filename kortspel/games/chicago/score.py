"""Who scores for a hand, a trick or a Chicago (CH-9 to CH-16, CH-21, CH-32 to CH-34, CH-42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kortspel.cards import rank_of
from kortspel.games.chicago.events import Best, ChicagoEvent, LastTrick, Made, Nobody, Resets
from kortspel.games.chicago.setup import CHICAGO, GOAL, Options
from kortspel.games.chicago.state import TRICKS, BySeat, Cards, ChicagoState, Row
from kortspel.ranking import Category
from kortspel.table.hands import best_of, combination
from kortspel.table.sheet import added
from kortspel.table.tricks import taker


class Scored(NamedTuple):
    """What the best hand scores and takes, by seat, and what is heard of it."""

    won: BySeat
    lost: BySeat
    events: tuple[ChicagoEvent, ...]


def score_hands(hands: Sequence[Cards], points: BySeat, order: Sequence[int], options: Options) -> Scored:
    """The best hand alone scores, if it is a pair at least. ``points`` are what everybody has before."""
    seats = range(len(hands))
    nothing = (0,) * len(hands)
    best = best_of(hands, order, side_cards=True)
    category = best.hand.category
    if category == Category.HIGH_CARD:
        return Scored(nothing, nothing, (Nobody(why="no_pair"),))
    if len(best.seats) > 1 and options.equal == "nobody":
        return Scored(nothing, nothing, (Nobody(why="equal"),))
    scoring = best.seats if options.equal == "all" else best.seats[:1]
    won = tuple(_lifted(points[seat], category, options) if seat in scoring else 0 for seat in seats)
    lost = nothing
    heard: tuple[Resets, ...] = ()
    if category == Category.FOUR and options.four_resets:
        lost = tuple(0 if seat in scoring else -max(0, points[seat]) for seat in seats)
        heard = (Resets(seat=scoring[0]),)
    named = combination(best.hand)
    ranks = named.ranks[:2] if category in (Category.TWO_PAIR, Category.FULL_HOUSE) else named.ranks[:1]
    rank = None if best.card is None else rank_of(best.card)
    told = tuple(
        Best(seat=seat, combination=(int(category), *ranks), side=rank, n=won[seat]) for seat in scoring
    )
    return Scored(won, lost, (*told, *heard))


def _lifted(points: int, category: Category, options: Options) -> int:
    """What a hand of this category adds to so many points (CH-10, CH-42)."""
    worth = options.worth(category)
    if worth == GOAL:
        # It wins at once, also from below zero.
        return max(worth, GOAL - points)
    if options.tricks_to_win and points < GOAL:
        return min(worth, max(0, GOAL - 1 - points))
    return worth


def score_tricks(state: ChicagoState) -> tuple[BySeat, ChicagoEvent]:
    """What the tricks score by seat when no more are played: a Chicago won or lost, or the last trick."""
    options, trick = state.setup, state.tricks[-1]
    winner, caller = taker(trick, state.seats), state.caller
    if caller is not None:
        won = winner == caller and len(state.tricks) == TRICKS
        points = CHICAGO if won else -CHICAGO
        return _alone(caller, points, state.seats), Made(seat=caller, won=won, n=CHICAGO)
    two = rank_of(trick.cards[(winner - trick.leader) % state.seats]) == 2
    points = options.trick_worth(two=two)
    heard = LastTrick(seat=winner, two=two and bool(options.two), n=points)
    return _alone(winner, points, state.seats), heard


def row_of(state: ChicagoState, trick: BySeat, final: Scored) -> Row:
    """The row that a deal adds to the score sheet; zeros for what it did not come to."""
    before = state.sheet[-1].totals if state.sheet else (0,) * state.seats
    lost = tuple(map(sum, zip(state.lost, final.lost, strict=True)))
    totals = added(before, state.won, trick, final.won, lost)
    return Row(dealer=state.dealer, exchange=state.won, trick=trick, hand=final.won, lost=lost, totals=totals)


def _alone(seat: int, points: int, seats: int) -> BySeat:
    return tuple(points if other == seat else 0 for other in range(seats))
