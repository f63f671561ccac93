"""Chips, purchases and fines (PA-3 to PA-6, PA-25)."""

from __future__ import annotations

from typing import Final

from kortspel.games.base import Choice
from kortspel.games.pakker import events as e
from kortspel.games.pakker import offers
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.records import Question
from kortspel.games.pakker.state import PAUSES, Fields, Phase

MOST_PURCHASE: Final = 10_000
"""The most chips that the bank sells at a time."""
_CLOSED: Final[frozenset[Phase]] = frozenset(
    ("time", "closing", "extending", "antes", "cut", "dealing", "finished")
)
"""Nobody buys in these phases: what is decided in them is no seat's own turn in a pot."""


def actors(state: Fields) -> tuple[int, ...]:
    """The seats for which whoever is to move between pots may act: all the people, or one computer player."""
    if state.turn is None:
        return ()
    if not state.human(state.turn):
        return (state.turn,)
    return tuple(seat for seat in state.ring if state.human(seat))


def buyers(state: Fields) -> tuple[int, ...]:
    """The seats that may buy now: before a pot all for whom one may act, later whoever is to move (PA-6)."""
    if state.phase == "between":
        return actors(state)
    return () if state.turn is None or state.phase in _CLOSED else (state.turn,)


def choices(state: Fields) -> tuple[Choice, ...]:
    """The purchases that may be made, of the bank and of each other player (PA-5, PA-6)."""
    seats = buyers(state)
    if not seats:
        return ()
    low, high = state.setup.smallest_purchase, min(MOST_PURCHASE, state.bank.left)
    found = [offers.buy(seats, low, high)] if low <= high else []
    for seller in state.ring:
        others = tuple(seat for seat in seats if seat != seller)
        if others and may_sell(state, seller):
            found.append(offers.buy_from(others, seller, state.bank.chips[seller]))
    return tuple(found)


def may_sell(state: Fields, seat: int) -> bool:
    """Can others buy chips of this seat? Where one can be all in, nobody sells while in the pot (PA-51)."""
    playing = state.phase not in PAUSES and state.pot.status[seat] == "in"
    return state.bank.chips[seat] > 0 and not (state.setup.all_in and playing)


def buy(draft: Draft, seat: int, chips: int, *, credit: bool) -> None:
    """The bank sells chips to a seat."""
    draft.note_purchase(seat, None, chips, credit=credit)
    draft.take(seat, chips)
    draft.say(e.Bought(seat=seat, n=chips, credit=credit))


def ask_seller(draft: Draft, buyer: int, seller: int, chips: int, *, credit: bool) -> None:
    """A seat asks another for chips; the other one is to answer."""
    draft.say(e.Asks(seat=buyer, seller=seller, n=chips, credit=credit))
    draft.question = Question(kind="selling", by=buyer, asked=(seller,), amount=chips, credit=credit)


def sell(draft: Draft, question: Question) -> None:
    """The player who was asked sells."""
    seller, buyer = question.asked[0], question.by
    draft.note_purchase(buyer, seller, question.amount, credit=question.credit)
    draft.take(seller, -question.amount)
    draft.take(buyer, question.amount)
    draft.say(e.BoughtFrom(seat=buyer, seller=seller, n=question.amount, credit=question.credit))


def fine(draft: Draft, seat: int, chips: int) -> int:
    """A fine goes into the pot; what the seat lacks the bank lends, be it less than the smallest purchase.

    Returns the chips paid: all of the fine, as long as the bank has chips to lend.
    """
    lacking = min(max(0, chips - draft.bank.chips[seat]), draft.bank.left)
    if lacking:
        buy(draft, seat, lacking, credit=True)
    paid = min(chips, draft.bank.chips[seat])
    draft.take(seat, -paid)
    draft.pot = draft.pot.but(fines=draft.pot.fines + paid)
    return paid
