"""Whether to call Chicago, and how to play it: imagined deals tell how often nobody can stop it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from kortspel.bots.cards.bits import RANK_OF, SUIT_OF, Bits, split
from kortspel.bots.cards.worlds import Worlds
from kortspel.games.chicago.setup import CHICAGO, GOAL
from kortspel.games.chicago.view import ChicagoView

MARGIN: Final = 0.04
"""So much surer than the points demand: others see a call coming and keep what stops it."""


def worlds_of(view: ChicagoView, bits: Bits) -> Worlds:
    """The deals that the view of a seat allows.

    What it has laid away is in nobody's hand, unless it has come back: then it is imagined anywhere.
    """
    assert view.seat is not None, "only a seat imagines the others' cards"
    played = [bits.hand(trick.cards) for trick in view.tricks]
    known = sum(played) | bits.hand(view.hand)
    if not any(event.kind == "reshuffled" for event in view.events):
        known |= bits.hand(view.laid_away)
    unseen = ((1 << 52) - 1) & ~known
    return Worlds(view.seat, len(view.players), view.hand, view.tricks, bits, unseen)


def stopped(hand: int, others: Sequence[int]) -> bool:
    """Can anybody stop this hand, which leads each suit from the top?

    The i-th card of a suit is beaten by whoever holds a higher one and at least i cards of the suit: the lower ones
    fall to the leads before.
    """
    for suit in set(map(SUIT_OF.__getitem__, split(hand))):
        leads = sorted(map(RANK_OF.__getitem__, split(hand & suit)), reverse=True)
        for other in others:
            held = other & suit
            if not held:
                continue
            top, count = RANK_OF[1 << held.bit_length() - 1], held.bit_count()
            if any(top > rank for rank in leads[:count]):
                return True
    return False


def sure(view: ChicagoView, bits: Bits, deals: int, rng: random.Random) -> float:
    """How often the five cards of this seat take all tricks."""
    worlds = worlds_of(view, bits)
    won = sum(
        not stopped(worlds.hand, [each for seat, each in enumerate(hands) if seat != view.seat])
        for hands in worlds.deals(deals, rng)
    )
    return won / deals


def calls(view: ChicagoView, bits: Bits, deals: int, rng: random.Random) -> bool:
    """Call where the Chicago promises more than the last trick would."""
    assert view.seat is not None, "only a seat calls"
    points, chance = view.points[view.seat], sure(view, bits, deals, rng)
    if points + CHICAGO >= GOAL > points + view.options.last_trick:
        # It ends the game.
        return chance > 1 / 2
    trick = view.options.last_trick * max(chance, 1 / len(view.players))
    return CHICAGO * (2 * (chance - MARGIN) - 1) > trick
