"""Who deals first: everybody draws a card, the highest deals (PA-10, PO-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kortspel.cards import DECK, Card, rank_of, shuffled


class FirstDealer(NamedTuple):
    """Who deals first, and the cards that decided it."""

    seat: int
    draws: tuple[tuple[Card | None, ...], ...]
    """Each draw, the first one first: the cards by seat, None for a seat that drew no more."""


def first_dealer(code: str, seats: int) -> FirstDealer:
    """Let every seat draw a card; the highest deals, the ace is high, equal highest draw again.

    Each draw is from a full deck shuffled anew: the deal code's shuffles 0, 1, … So as many shuffles are used up
    as there are draws.
    """
    return settled(seats, lambda n: shuffled(code, n, DECK))


def settled(seats: int, deck: Callable[[int], Sequence[Card]]) -> FirstDealer:
    """The same with any decks: ``deck(n)`` is the one for draw ``n``, drawn from its beginning."""
    draws: list[tuple[Card | None, ...]] = []
    drawing = list(range(seats))
    while len(drawing) > 1:
        cards = dict(zip(drawing, deck(len(draws)), strict=False))
        draws.append(tuple(cards.get(seat) for seat in range(seats)))
        highest = max(map(rank_of, cards.values()))
        drawing = [seat for seat, card in cards.items() if rank_of(card) == highest]
    return FirstDealer(drawing[0], tuple(draws))
