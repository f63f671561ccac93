"""Choices as they are offered again and again: each is made once and kept, for speed."""

from __future__ import annotations

from functools import lru_cache

from kortspel.cards import Card
from kortspel.games.base import Choice, OneOf, Span, Subset

_CASH_OR_CREDIT = OneOf(values=(False, True))


@lru_cache(maxsize=64)
def plain(kind: str) -> Choice:
    """A move without fields."""
    return Choice(kind=kind)


def none(_: object) -> tuple[Choice, ...]:
    """Nothing at all."""
    return ()


def yes_or_no(_: object) -> tuple[Choice, ...]:
    """An answer to a question."""
    return plain("agree"), plain("decline")


@lru_cache(maxsize=1024)
def number(kind: str, field: str, low: int, high: int) -> Choice:
    """A move with a number from low to high."""
    return Choice(kind=kind, fields={field: Span(low=low, high=high)})


@lru_cache(maxsize=1024)
def one_of(kind: str, field: str, values: tuple[int | str | bool, ...]) -> Choice:
    """A move with one of these values."""
    return Choice(kind=kind, fields={field: OneOf(values=values)})


def throw(hand: tuple[Card, ...]) -> Choice:
    """Throw none to all of these cards."""
    return Choice(kind="throw", fields={"cards": Subset(values=hand, least=0, most=len(hand))})


@lru_cache(maxsize=1024)
def buy(buyers: tuple[int, ...], low: int, high: int) -> Choice:
    """One of the seats buys chips of the bank, for cash or on credit."""
    return Choice(
        kind="buy",
        fields={
            "seat": OneOf(values=buyers),
            "amount": Span(low=low, high=high),
            "credit": _CASH_OR_CREDIT,
        },
    )


@lru_cache(maxsize=4096)
def buy_from(buyers: tuple[int, ...], seller: int, high: int) -> Choice:
    """One of the seats asks the seller for chips."""
    return Choice(
        kind="buy_from",
        fields={
            "seat": OneOf(values=buyers),
            "seller": OneOf(values=(seller,)),
            "amount": Span(low=1, high=high),
            "credit": _CASH_OR_CREDIT,
        },
    )


@lru_cache(maxsize=512)
def report_looked(seats: tuple[int, ...], what: tuple[str, ...]) -> Choice:
    """One of the seats has looked at cards."""
    return Choice(kind="report_looked", fields={"seat": OneOf(values=seats), "what": OneOf(values=what)})
