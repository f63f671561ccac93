"""Seats in a ring. The next seat to the left is the next number, clockwise (C-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kortspel.cards import Card


def left_of(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % seats


def round_from(first: int, seats: int) -> tuple[int, ...]:
    """Every seat once, clockwise, beginning with ``first``."""
    return (*range(first, seats), *range(first))


def after(seat: int, seats: int) -> tuple[int, ...]:
    """Every other seat once, clockwise, beginning with the one to the left of ``seat``."""
    return round_from(left_of(seat, seats), seats)[:-1]


def next_where(seat: int, seats: int, wanted: Callable[[int], bool]) -> int | None:
    """The first other seat clockwise from ``seat`` that is wanted, or None."""
    return next((other for other in after(seat, seats) if wanted(other)), None)


def speaker(order: Sequence[int], human: Callable[[int], bool]) -> int:
    """Who speaks for the table in its common business: the first person in this order, else its first seat."""
    return next((seat for seat in order if human(seat)), order[0])


def deal(deck: Sequence[Card], dealer: int, seats: int, each: int = 5) -> tuple[tuple[Card, ...], ...]:
    """The hands by seat when cards are dealt one at a time from the dealer's left (PO-4, PA-14).

    The first ``seats * each`` cards of the deck are used; the rest is the stock.
    """
    order = round_from(left_of(dealer, seats), seats)
    return tuple(tuple(deck[order.index(seat) : seats * each : seats]) for seat in range(seats))
