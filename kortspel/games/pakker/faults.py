"""Faults at the table, reported by agreement (PA-33, PA-70 to PA-73).

A report is a question to all the other people at the table, the reported one too, and holds when every one of them
agrees. Alone with computer players one can report only oneself. A computer player cannot look, and is never reported.
"""

from __future__ import annotations

from typing import Final, cast, get_args

from kortspel.cards import Card
from kortspel.games.base import Choice
from kortspel.games.pakker import bank, betting, deal, exchange, joining, offers, opening, taking
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.moves import Looked, Misdeal
from kortspel.games.pakker.records import Question
from kortspel.games.pakker.state import HANDS_OUT, Fields

REDEALS: Final = 3
"""So many redeals in a row of one dealer cost a fine (PA-71)."""
SEEN: Final = "seen_card"
UNSEEN: Final[Misdeal] = "uncut"
"""What is pointed out before anyone has seen a card (PA-70)."""
_MISDEALS: Final[tuple[Misdeal, ...]] = get_args(Misdeal)
_LOOKED: Final[tuple[Looked, ...]] = get_args(Looked)


def reportable(state: Fields) -> tuple[int, ...]:
    """Whom the seat to move may report: any of the people at the table; alone with computers, only itself."""
    seat = state.turn
    if seat is None or not state.human(seat):
        return ()
    return tuple(other for other in state.ring if state.human(other)) if state.people_but(seat) else (seat,)


def misdeals(state: Fields) -> tuple[Misdeal, ...]:
    """What can be wrong with the deal now: before a card is seen, then until the first word of the opening (PA-70)."""
    if state.phase == "cut":
        return (UNSEEN,)
    if state.phase in ("opening", "joining") and not state.deal.spoken:
        return tuple(reason for reason in _MISDEALS if reason != UNSEEN)
    return ()


def may_report_looked(state: Fields) -> bool:
    """While hands are held; a bid that is half named is finished first (PA-72)."""
    return state.phase in HANDS_OUT and state.phase != "naming_blind"


def may_report_seen(state: Fields) -> bool:
    """Until the first word of the betting has been said (PA-73)."""
    return state.phase == "betting" and not state.deal.spoken


def choices(state: Fields) -> tuple[Choice, ...]:
    """The faults that can be reported now.

    A seen card can be reported of anybody who is in: the list must not tell who bought none (PA-31).
    """
    people = reportable(state)
    live = tuple(seat for seat in people if state.pot.status[seat] == "in")
    found = []
    if state.dealer in people and (reasons := misdeals(state)):
        found.append(offers.one_of("report_misdeal", "reason", reasons))
    if live and may_report_looked(state):
        found.append(offers.report_looked(live, _LOOKED))
    if live and may_report_seen(state):
        found.append(offers.one_of("report_seen", "seat", live))
    return tuple(found)


def report(draft: Draft, by: int, seat: int, fault: str) -> None:
    """The seat is reported: the other people are asked, clockwise, whether it was so."""
    others = draft.people_but(by)
    if not others:
        _hold(draft, seat, fault)
        return
    draft.say(e.Reports(by=by, seat=seat, fault=fault))
    draft.question = Question(kind="report", by=by, asked=others, seat=seat, fault=fault)


def agree(draft: Draft, question: Question) -> None:
    """One more agrees; after the last one the report holds."""
    assert question.seat is not None, "somebody is reported"
    draft.say(e.AgreesReport(seat=question.asked[0]))
    if len(question.asked) > 1:
        draft.question = question.changed(asked=question.asked[1:])
    else:
        _hold(draft, question.seat, question.fault)


def _hold(draft: Draft, seat: int, fault: str) -> None:
    """All agree: the fault is written down and has its consequences."""
    draft.note_fault(seat, fault)
    if fault == SEEN:
        _seen(draft, seat)
    elif fault in _LOOKED:
        _looked(draft, seat, fault)
    else:
        _misdeal(draft, seat, fault)


def _misdeal(draft: Draft, dealer: int, reason: str) -> None:
    """The same dealer deals again; the third time in a row costs the pot's value (PA-70, PA-71)."""
    draft.say(e.Redeal(seat=dealer, reason=cast(Misdeal, reason)))
    draft.pot = draft.pot.but(redeals=draft.pot.redeals + 1)
    if draft.pot.redeals == REDEALS:
        draft.pot = draft.pot.but(redeals=0)
        draft.say(e.DealerFined(seat=dealer, n=bank.fine(draft, dealer, draft.pot.chips)))
    deal.redeal(draft)


def _looked(draft: Draft, seat: int, what: str) -> None:
    """The seat is out of this pot and loses what it laid (PA-72)."""
    draft.say(e.LookedAt(seat=seat, what=cast(Looked, what)))
    taking.drop(draft, seat, "dead")
    if taking.take_unshown(draft):
        return
    if draft.phase == "betting":
        betting.settle_turn(draft)
    elif draft.turn == seat and draft.phase != "dealing":
        following = {"opening": opening.pass_on, "joining": joining.ask_next, "exchange": exchange.go_on}
        following[draft.phase](draft, seat)


def _seen(draft: Draft, seat: int) -> None:
    """Others have seen a card that the seat bought: it says whether it keeps it (PA-73)."""
    draft.say(e.CardSeen(seat=seat))
    draft.question = Question(kind="seen_card", by=seat, asked=(seat,))


def keep_seen(draft: Draft, question: Question) -> None:
    """The owner keeps the card."""
    draft.say(e.KeepsSeen(seat=question.by))


def throw_seen(draft: Draft, question: Question, card: Card) -> None:
    """The owner throws the card. Everybody has bought by now, so another takes its place at once (PA-73)."""
    seat = question.by
    draft.say(e.ThrowsSeen(seat=seat))
    hand, bought = draft.deal.hands[seat], draft.deal.bought[seat]
    draft.hold(seat, tuple(held for held in hand if held != card))
    kept = tuple(held for held in bought if held != card)
    draft.deal = draft.deal.but(bought=put(draft.deal.bought, seat, kept))
    exchange.buy_cards(draft, seat, 1)
    draft.deal = draft.deal.but(thrown=(*draft.deal.thrown, card))


def answers(state: Fields) -> tuple[Choice, ...]:
    """What the owner of a seen card may do: keep it, or throw one of those that were bought (PA-73)."""
    assert state.question is not None, "asked only while there is a question"
    bought = state.deal.bought[state.question.asked[0]]
    throwing = (offers.one_of("throw_seen", "card", bought),) if bought else ()
    return (offers.plain("keep_seen"), *throwing)
