"""Where everybody stands, and the payments that settle the evening (PA-80)."""

from __future__ import annotations

from kortspel.games.base import Model
from kortspel.games.pakker.state import Fields


class Standing(Model):
    """One seat's account, in chips."""

    seat: int
    chips: int
    """In hand."""
    cash: int
    """Bought of the bank for cash."""
    credit: int
    """Bought on credit, of the bank or of another player."""
    bought: int
    """Bought of other players."""
    sold: int
    """Sold to other players."""
    result: int
    """Won, or lost if below zero. While a pot is played, what lies in it counts as lost."""
    due: int
    """What the seat is still to get, or to pay if below zero, when the bank has given everybody the cash back
    that they bought for: the result but for what players paid each other in cash."""


class Payment(Model):
    """So much of the currency goes from one seat to another."""

    payer: int
    payee: int
    amount: int


def standings(state: Fields) -> tuple[Standing, ...]:
    """Every seat's account."""
    return tuple(_standing(state, seat) for seat in range(len(state.setup.players)))


def payments(state: Fields) -> tuple[Payment, ...]:
    """A short list of payments that settles a finished evening: at most one fewer than there are players."""
    dues = {standing.seat: standing.due for standing in standings(state)}
    found = []
    while min(dues.values()) < 0 < max(dues.values()):
        payer = min(dues, key=lambda seat: (dues[seat], seat))
        payee = max(dues, key=lambda seat: (dues[seat], -seat))
        chips = min(-dues[payer], dues[payee])
        dues[payer] += chips
        dues[payee] -= chips
        found.append(Payment(payer=payer, payee=payee, amount=chips * state.setup.chip_value))
    return tuple(found)


def _standing(state: Fields, seat: int) -> Standing:
    chips = state.bank.chips[seat]
    bank = [line for line in state.bank.accounts if line.buyer == seat and line.seller is None]
    bought = [line for line in state.bank.accounts if line.buyer == seat and line.seller is not None]
    sold = [line for line in state.bank.accounts if line.seller == seat]
    of_bank = sum(line.chips for line in bank)
    return Standing(
        seat=seat,
        chips=chips,
        cash=sum(line.chips for line in bank if not line.credit),
        credit=sum(line.chips for line in (*bank, *bought) if line.credit),
        bought=sum(line.chips for line in bought),
        sold=sum(line.chips for line in sold),
        result=chips - of_bank - sum(line.chips for line in bought) + sum(line.chips for line in sold),
        due=chips
        - of_bank
        - sum(line.chips for line in bought if line.credit)
        + sum(line.chips for line in sold if line.credit),
    )
