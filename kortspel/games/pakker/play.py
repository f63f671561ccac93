"""The verbs of Pakker: each move goes to the file of the phase that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from kortspel.games.base import Choice, IllegalMove, Outcome, Refusal
from kortspel.games.pakker import bank, betting, clock, deal, exchange, faults, joining, offers, opening
from kortspel.games.pakker import events as e
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.refusals import refusal_of
from kortspel.games.pakker.settle import standings
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.pakker.state import Fields, PakkerState, Phase

_CHOICES: Final[dict[Phase, Callable[[Fields], tuple[Choice, ...]]]] = {
    "between": clock.choices,
    "time": clock.choices,
    "closing": clock.choices,
    "extending": clock.choices,
    "blind": deal.choices,
    "short": deal.choices,
    "antes": deal.choices,
    "cut": deal.choices,
    "opening": opening.choices,
    "naming_blind": opening.choices,
    "joining": joining.choices,
    "exchange": exchange.choices,
    "dealing": exchange.choices,
    "betting": betting.choices,
    "finished": lambda _: (),
}


def new(setup: PakkerSetup) -> PakkerState:
    """The table before the first pot: everybody has bought, the seats and the first dealer are drawn."""
    seats = len(setup.players)
    draft = Draft(
        setup=setup,
        ring=tuple(range(seats)),
        dealer=0,
        turn=0,
        chips=(0,) * seats,
        status=tuple("in" for _ in range(seats)),
        laid=(0,) * seats,
        hands=((),) * seats,
        threw=(None,) * seats,
        bought=((),) * seats,
        bets=(0,) * seats,
        ends_at=setup.end_at if setup.end == "clock" else None,
        ends_after=setup.end_pots if setup.end == "pots" else None,
    )
    if setup.seats_by_lot:
        deal.draw_seats(draft)
    deal.draw_dealer(draft)
    for seat in draft.ring:
        bank.buy(draft, seat, setup.first_purchase, credit=setup.first_on_credit)
    clock.pause(draft)
    return draft.state()


def to_move(state: PakkerState) -> int | None:
    """The seat whose decision it is; None when the evening is over."""
    return state.question.asked[0] if state.question else state.turn


def legal(state: PakkerState) -> tuple[Choice, ...]:
    """What the seat to move may do."""
    if state.question:
        return _answers(state)
    return (*_CHOICES[state.phase](state), *bank.choices(state), *faults.choices(state))


def why_not(state: PakkerState, move: m.PakkerMove) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    if any(choice.allows(move) for choice in _choices_like(state, move)):
        return None
    return refusal_of(state, move, frozenset(choice.kind for choice in legal(state)))


def apply(state: PakkerState, move: m.PakkerMove) -> PakkerState:
    """The state after the move of the seat to move; ``IllegalMove`` where it is refused."""
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    seat = to_move(state)
    assert seat is not None, "why_not refuses every move of an evening that is over"
    draft = Draft.of(state)
    if state.question:
        draft.question = None
        _answer(draft, state, move)
    elif not (_play_table(draft, seat, move) or _play_hand(draft, seat, move)):
        _report(draft, seat, move)
    return draft.state()


def outcome(state: PakkerState) -> Outcome | None:
    """What each has won or lost, in chips, when the evening is over; None before that (PA-80)."""
    if state.phase != "finished":
        return None
    scores = tuple(standing.result for standing in standings(state))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores=tuple(Fraction(score) for score in scores), winners=winners)


def _choices_like(state: PakkerState, move: m.PakkerMove) -> tuple[Choice, ...]:
    """Those of the legal choices that the move may be among: to make all of them for every move costs time."""
    if state.question:
        return _answers(state)
    if isinstance(move, m.Buy | m.BuyFrom):
        return bank.choices(state)
    if isinstance(move, m.ReportMisdeal | m.ReportLooked | m.ReportSeen):
        return faults.choices(state)
    return _CHOICES[state.phase](state)


def _answers(state: PakkerState) -> tuple[Choice, ...]:
    """What may be answered to the question on the table."""
    question = state.question
    assert question is not None, "asked only while there is one"
    if question.kind != "seen_card":
        return offers.plain("agree"), offers.plain("decline")
    bought = state.bought[question.asked[0]]
    throwing = (offers.one_of("throw_seen", "card", bought),) if bought else ()
    return (offers.plain("keep_seen"), *throwing)


def _answer(draft: Draft, state: PakkerState, move: m.PakkerMove) -> None:
    question = state.question
    assert question is not None, "answered only while there is one"
    match move:
        case m.Agree() if question.kind == "selling":
            bank.sell(draft, question)
            _after_purchase(draft)
        case m.Agree() if question.kind == "ending":
            clock.agree_to_end(draft, question)
        case m.Agree():
            faults.agree(draft, question)
        case m.Decline():
            draft.say(e.Declines(seat=question.asked[0]))
        case m.KeepSeen():
            faults.keep_seen(draft, question.by)
        case m.ThrowSeen():
            faults.throw_seen(draft, question.by, move.card)


def _after_purchase(draft: Draft) -> None:
    """With chips in hand again somebody else may be to move before the deal; in a hand the turn stays."""
    if draft.phase == "between":
        clock.pause(draft)
    elif draft.phase == "short":
        deal.settle_short(draft)


def _play_table(draft: Draft, seat: int, move: m.PakkerMove) -> bool:
    """The moves at the bank, about the time, and before the deal. False if it is none of them."""
    match move:
        case m.NextPot():
            clock.start(draft, move.at)
            if clock.time_is_up(draft):
                clock.close(draft)
            else:
                deal.begin_pot(draft)
        case m.Buy():
            bank.buy(draft, move.seat, move.amount, credit=move.credit)
            _after_purchase(draft)
        case m.BuyFrom():
            bank.ask_seller(draft, move.seat, move.seller, move.amount, credit=move.credit)
        case m.TellTime():
            clock.tell_time(draft, move.at)
        case m.EndEvening():
            clock.propose_end(draft, move.seat)
        case m.Leave() if draft.phase == "between":
            clock.leave(draft, move.seat)
        case m.Leave():
            clock.answer_closing(draft, seat, leaves=True)
        case m.Stay():
            clock.answer_closing(draft, seat, leaves=False)
        case m.Extend():
            clock.extend(draft, until=move.until)
        case m.ExtendPots():
            clock.extend(draft, pots=move.pots)
        case m.ExtendFree():
            clock.extend(draft)
        case m.Ante():
            deal.lay_ante(draft, move.seat)
        case m.Deal() if draft.phase == "dealing":
            exchange.deal(draft)
        case m.Deal():
            deal.end_antes(draft)
        case m.GoBlind():
            deal.go_blind(draft, seat)
        case m.NoBlind():
            deal.settle_short(draft)
        case m.SitOut():
            deal.sit_out(draft, seat)
        case m.Cut():
            deal.deal(draft, move.place)
        case m.NoCut():
            deal.deal(draft)
        case _:
            return False
    return True


def _play_hand(draft: Draft, seat: int, move: m.PakkerMove) -> bool:
    """The moves of a player with a hand, or who gives it up. False if it is none of them."""
    part: Any = joining if draft.phase == "joining" else betting
    match move:
        case m.Open():
            opening.open_(draft, seat, move.amount)
        case m.OpenBlind():
            opening.open_blind(draft, seat, move.amount)
        case m.NameBlind():
            opening.name_blind(draft, seat, move.amount)
        case m.TakeBack():
            opening.take_back(draft, seat)
        case m.Pass():
            opening.pass_(draft, seat)
        case m.Call() | m.AllIn():
            part.call(draft, seat)
        case m.Fold():
            part.fold(draft, seat)
        case m.Throw():
            exchange.throw(draft, seat, move.cards)
        case m.Bet():
            betting.bet(draft, seat, move.amount)
        case m.Check():
            betting.check(draft, seat)
        case m.Raise():
            betting.raise_(draft, seat, move.better)
        case m.Stand():
            betting.stand(draft, seat)
        case _:
            return False
    return True


def _report(draft: Draft, seat: int, move: m.PakkerMove) -> None:
    match move:
        case m.ReportMisdeal():
            faults.report(draft, seat, draft.dealer, move.reason)
        case m.ReportLooked():
            faults.report(draft, seat, move.seat, move.what)
        case m.ReportSeen():
            faults.report(draft, seat, move.seat, faults.SEEN)
