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
from kortspel.games.pakker.parts import Bank, Betting, Clock, Deal, Pot
from kortspel.games.pakker.records import Question
from kortspel.games.pakker.refusals import refusal_of
from kortspel.games.pakker.settle import standings
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.pakker.state import ADVISED, Fields, PakkerState

_CHOICES: Final[dict[str, Callable[[Fields], tuple[Choice, ...]]]] = {
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
    "finished": offers.none,
    "selling": offers.yes_or_no,
    "ending": offers.yes_or_no,
    "report": offers.yes_or_no,
    "seen_card": faults.answers,
}
"""By scene: what the seat to move may do there; at most times one may also buy, and report a fault."""

_AT_TIMES: Final[dict[type[m.PakkerMove], Callable[[Fields], tuple[Choice, ...]]]] = {
    m.Buy: bank.choices,
    m.BuyFrom: bank.choices,
    m.ReportMisdeal: faults.choices,
    m.ReportLooked: faults.choices,
    m.ReportSeen: faults.choices,
    m.Hint: lambda state: _hint(state),
}
"""What belongs to no scene of its own."""

_MOVES: Final[dict[type[m.PakkerMove], Callable[[Draft, int, Any], None]]] = {
    m.NextPot: lambda draft, _, move: deal.begin(draft, move.at),
    m.Buy: lambda draft, _, move: _buy(draft, move),
    m.BuyFrom: lambda draft, _, move: bank.ask_seller(
        draft, move.seat, move.seller, move.amount, credit=move.credit
    ),
    m.TellTime: lambda draft, _, move: clock.tell_time(draft, move.at),
    m.EndEvening: lambda draft, _, move: clock.propose_end(draft, move.seat),
    m.Leave: lambda draft, _, move: clock.leave(draft, move.seat),
    m.Stay: lambda draft, seat, _: clock.stay(draft, seat),
    m.Extend: lambda draft, _, move: clock.extend(draft, until=move.until),
    m.ExtendPots: lambda draft, _, move: clock.extend(draft, pots=move.pots),
    m.ExtendFree: lambda draft, _, __: clock.extend(draft),
    m.Ante: lambda draft, _, move: deal.lay_antes(draft, move.seat),
    m.Deal: lambda draft, _, __: _phase(draft, dealing=exchange.deal, antes=deal.end_antes)(draft),
    m.GoBlind: lambda draft, seat, _: deal.go_blind(draft, seat),
    m.NoBlind: lambda draft, _, __: deal.settle_short(draft),
    m.SitOut: lambda draft, seat, _: deal.sit_out(draft, seat),
    m.Cut: lambda draft, _, move: deal.deal(draft, move.place),
    m.NoCut: lambda draft, _, __: deal.deal(draft),
    m.Open: lambda draft, seat, move: opening.open_(draft, seat, move.amount),
    m.OpenBlind: lambda draft, seat, move: opening.open_blind(draft, seat, move.amount),
    m.NameBlind: lambda draft, seat, move: opening.name_blind(draft, seat, move.amount),
    m.TakeBack: lambda draft, seat, _: opening.take_back(draft, seat),
    m.Pass: lambda draft, seat, _: opening.pass_(draft, seat),
    m.Call: lambda draft, seat, _: _phase(draft, joining=joining.call, betting=betting.call)(draft, seat),
    m.AllIn: lambda draft, seat, _: _phase(draft, joining=joining.call, betting=betting.call)(draft, seat),
    m.Fold: lambda draft, seat, _: _phase(draft, joining=joining.fold, betting=betting.fold)(draft, seat),
    m.Throw: lambda draft, seat, move: exchange.throw(draft, seat, move.cards),
    m.Bet: lambda draft, seat, move: betting.bet(draft, seat, move.amount),
    m.Check: lambda draft, seat, _: betting.check(draft, seat),
    m.Raise: lambda draft, seat, move: betting.raise_(draft, seat, move.better),
    m.Stand: lambda draft, seat, _: betting.stand(draft, seat),
    m.ReportMisdeal: lambda draft, seat, move: faults.report(draft, seat, draft.dealer, move.reason),
    m.ReportLooked: lambda draft, seat, move: faults.report(draft, seat, move.seat, move.what),
    m.ReportSeen: lambda draft, seat, move: faults.report(draft, seat, move.seat, faults.SEEN),
    m.KeepSeen: lambda draft, _, __: faults.keep_seen(draft, draft.answer()),
    m.ThrowSeen: lambda draft, _, move: faults.throw_seen(draft, draft.answer(), move.card),
    m.Agree: lambda draft, _, __: _agree(draft, draft.answer()),
    m.Decline: lambda draft, _, __: _decline(draft, draft.answer()),
    m.Hint: lambda draft, seat, _: _help(draft, seat),
}
"""What each sort of move does, for the seat that makes it."""


def new(setup: PakkerSetup) -> PakkerState:
    """The table before the first pot: everybody has bought, the seats and the first dealer are drawn."""
    seats = len(setup.players)
    draft = Draft(
        setup=setup,
        ring=tuple(range(seats)),
        dealer=0,
        turn=0,
        bank=Bank(chips=(0,) * seats),
        clock=Clock(
            ends_at=setup.end_at if setup.end == "clock" else None,
            ends_after=setup.end_pots if setup.end == "pots" else None,
        ),
        pot=Pot.none(tuple("in" for _ in range(seats))),
        deal=Deal.none(seats),
        betting=Betting.none(seats),
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
    here = _CHOICES[state.scene](state)
    if state.question:
        return here
    return (*here, *bank.choices(state), *faults.choices(state), *_hint(state))


def _hint(state: Fields) -> tuple[Choice, ...]:
    """The coach may be asked, once for the evening, by a person who is to move with a hand."""
    turn = state.turn
    asks = turn is not None and state.human(turn) and turn not in state.helped
    return (offers.plain("hint"),) if asks and state.phase in ADVISED else ()


def counted(state: PakkerState) -> tuple[int, ...]:
    """The seats whose result counts: those that have not asked the coach."""
    return tuple(seat for seat in range(len(state.setup.players)) if seat not in state.helped)


def _help(draft: Draft, seat: int) -> None:
    draft.helped = tuple(sorted({*draft.helped, seat}))


def why_not(state: PakkerState, move: m.PakkerMove) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    # To make all choices for every move costs time: only those that the move may be among.
    offered = None if state.question else _AT_TIMES.get(type(move))
    choices = (offered or _CHOICES[state.scene])(state)
    if any(choice.allows(move) for choice in choices):
        return None
    return refusal_of(state, move, frozenset(choice.kind for choice in legal(state)))


def apply(state: PakkerState, move: m.PakkerMove) -> PakkerState:
    """The state after the move of the seat to move; ``IllegalMove`` where it is refused."""
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    seat = to_move(state)
    assert seat is not None, "why_not refuses every move of an evening that is over"
    draft = Draft.of(state)
    _MOVES[type(move)](draft, seat, move)
    return draft.state()


def outcome(state: PakkerState) -> Outcome | None:
    """What each has won or lost, in chips, when the evening is over; None before that (PA-80)."""
    if state.phase != "finished":
        return None
    scores = tuple(standing.result for standing in standings(state))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores=tuple(Fraction(score) for score in scores), winners=winners)


def _buy(draft: Draft, move: m.Buy) -> None:
    bank.buy(draft, move.seat, move.amount, credit=move.credit)
    deal.after_purchase(draft)


def _agree(draft: Draft, question: Question) -> None:
    if question.kind == "selling":
        bank.sell(draft, question)
        deal.after_purchase(draft)
    elif question.kind == "ending":
        clock.agree_to_end(draft, question)
    else:
        faults.agree(draft, question)


def _decline(draft: Draft, question: Question) -> None:
    draft.say(e.Declines(seat=question.asked[0]))


def _phase(draft: Draft, **there: Callable[..., None]) -> Callable[..., None]:
    """What a move does in the present phase, where it may be made in several."""
    return there[draft.phase]
