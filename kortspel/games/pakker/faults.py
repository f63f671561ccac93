"""Faults at the table, reported by agreement (PA-33, PA-70 to PA-73)."""

from __future__ import annotations

from typing import Final, get_args

from kortspel.cards import Card
from kortspel.games.base import Choice
from kortspel.games.pakker import bank, betting, deal, exchange, offers, opening, showdown
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.moves import Looked, Misdeal
from kortspel.games.pakker.records import Question
from kortspel.games.pakker.state import HANDS_OUT, Fields

REDEALS: Final = 3
"""So many redeals in a row of one dealer cost a fine (PA-71)."""
_MISDEALS: Final[tuple[Misdeal, ...]] = get_args(Misdeal)
_LOOKED: Final[tuple[Looked, ...]] = get_args(Looked)


def may_report_misdeal(state: Fields) -> bool:
    """Until the first word of the opening has been said (PA-70)."""
    return state.phase in ("opening", "joining") and not state.spoken


def may_report_looked(state: Fields) -> bool:
    """While hands are held; a bid that is half named is finished first (PA-72)."""
    return state.phase in HANDS_OUT and state.phase != "naming_blind"


def may_report_seen(state: Fields) -> bool:
    """Until the first word of the betting has been said (PA-73)."""
    return state.phase == "betting" and not state.spoken


def choices(state: Fields) -> tuple[Choice, ...]:
    """The faults that can be reported now.

    A seen card can be reported of anybody who is in: the list must not tell who bought none (PA-31).
    """
    found = []
    if may_report_misdeal(state):
        found.append(offers.one_of("report_misdeal", "reason", _MISDEALS))
    if may_report_looked(state):
        found.append(offers.report_looked(state.live, _LOOKED))
    if may_report_seen(state):
        found.append(offers.one_of("report_seen", "seat", state.live))
    return tuple(found)


def misdeal(draft: Draft, reason: Misdeal) -> None:
    """The same dealer deals again; the third time in a row costs the pot's value (PA-70, PA-71)."""
    dealer = draft.dealer
    draft.note_fault(dealer, reason)
    draft.say(f"misdeal_{reason}", seat=dealer)
    draft.redeals += 1
    if draft.redeals == REDEALS:
        draft.redeals = 0
        draft.say("dealer_fined", seat=dealer, n=bank.fine(draft, dealer, draft.pot))
    deal.redeal(draft)


def looked(draft: Draft, seat: int, what: Looked) -> None:
    """The seat is out of this pot and loses what it laid (PA-72)."""
    draft.note_fault(seat, what)
    draft.say(f"looked_{what}", seat=seat)
    showdown.drop(draft, seat, out=True)
    if showdown.take_unshown(draft):
        return
    if draft.phase == "betting":
        betting.settle_turn(draft)
    elif draft.turn == seat and draft.phase != "dealing":
        following = {"opening": opening.pass_on, "joining": opening.join_next, "exchange": exchange.go_on}
        following[draft.phase](draft, seat)


def seen(draft: Draft, seat: int) -> None:
    """Others have seen a card that the seat bought: it says whether it keeps it (PA-73)."""
    draft.note_fault(seat, "seen_card")
    draft.say("seen", seat=seat)
    draft.question = Question(kind="seen_card", by=seat, asked=(seat,))


def keep_seen(draft: Draft, seat: int) -> None:
    """The owner keeps the card."""
    draft.say("keeps_seen", seat=seat)


def throw_seen(draft: Draft, seat: int, card: Card) -> None:
    """The owner throws the card. Everybody has bought by now, so another takes its place at once (PA-73)."""
    draft.say("throws_seen", seat=seat)
    draft.hands = put(draft.hands, seat, tuple(held for held in draft.hands[seat] if held != card))
    draft.bought = put(draft.bought, seat, tuple(held for held in draft.bought[seat] if held != card))
    exchange.buy_cards(draft, seat, 1)
    draft.thrown = (*draft.thrown, card)
