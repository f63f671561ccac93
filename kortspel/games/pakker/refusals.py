"""Why a move is refused: a message and the clause. It is asked only about moves that are not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kortspel.games.base import Refusal, Value
from kortspel.games.pakker import bank, clock, faults, opening
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.setup import LATEST
from kortspel.games.pakker.state import HANDS_OUT, PakkerState

_QUESTION_CLAUSE: Final = {"selling": "PA-6", "ending": "PA-9", "report": "PA-72", "seen_card": "PA-73"}


def refusal_of(state: PakkerState, move: m.PakkerMove, kinds: frozenset[str]) -> Refusal:
    """Why the seat to move may not do this. ``kinds`` are the kinds of moves that it may make."""
    if state.phase == "finished":
        return _no("over", "PA-80")
    if state.question and move.kind not in kinds:
        name = f"asked_{state.question.kind}"
        return _no(name, _QUESTION_CLAUSE[state.question.kind], seat=state.question.asked[0])
    return _REFUSALS[type(move)](state, move, move.kind in kinds)


def _no(name: str, clause: str, **values: Value) -> Refusal:
    return Refusal(message=f"pakker.refusal.{name}", clause=clause, values=values)


def _of_the_bank(state: PakkerState, move: m.Buy | m.BuyFrom, now: bool) -> Refusal:
    buyers = bank.buyers(state)
    if not buyers:
        return _no("buy_later", "PA-6")
    if move.seat not in buyers:
        return _no("buy_own_turn", "PA-6")
    if isinstance(move, m.BuyFrom):
        return _of_a_sale(state, move)
    least = state.setup.smallest_purchase
    if move.amount < least:
        return _no("purchase_too_small", "PA-5", amount=move.amount, least=least)
    most = min(bank.MOST_PURCHASE, state.bank.left)
    if not now:
        return _no("bank_empty", "PA-81", chips=state.bank.left)
    return _no("purchase_too_large", "PA-5", amount=move.amount, most=most)


def _of_a_sale(state: PakkerState, move: m.BuyFrom) -> Refusal:
    if move.seller not in state.ring or move.seller == move.seat:
        return _no("no_seller", "PA-6")
    if state.bank.chips[move.seller] and not bank.may_sell(state, move.seller):
        return _no("no_sale_in_pot", "PA-51", seat=move.seller)
    if move.amount < 1:
        return _no("too_small", "PA-6", amount=move.amount, least=1)
    return _no(
        "seller_lacks", "PA-6", seat=move.seller, chips=state.bank.chips[move.seller], amount=move.amount
    )


def _of_the_pause(state: PakkerState, move: m.PakkerMove, now: bool) -> Refusal:
    match move:
        case m.NextPot() if state.phase == "between":
            short = [seat for seat in state.ring if clock.short_of_ante(state, seat)]
            if short:
                return _no("short_of_ante", "PA-12", seat=short[0], ante=state.setup.ante)
            return _no("no_time", "PA-7", least=0, most=LATEST)
        case m.NextPot():
            return _no("pot_goes_on", "PA-8")
        case m.TellTime() if now:
            return _no("no_time", "PA-7", least=0, most=LATEST)
        case m.TellTime():
            return _no("time_at_pots_end", "PA-8")
        case m.EndEvening() if now:
            return _no("end_oneself", "PA-9")
        case m.Leave() if state.phase == "between":
            if move.seat not in bank.actors(state):
                return _no("leave_oneself", "PA-9")
            return _no("leave_with_chips", "PA-9", seat=move.seat, chips=state.bank.chips[move.seat])
        case m.Leave() if now:
            return _no("leave_oneself", "PA-8")
        case m.EndEvening() if state.phase == "between":
            return _no("end_before_pot", "PA-9")
        case m.Leave() | m.EndEvening():
            return _no("leave_between", "PA-9")
        case m.Agree() | m.Decline():
            return _no("not_asked", "PA-6")
        case m.Extend() if now:
            span = clock.extension_span(state)
            return _no("extension_bounds", "PA-8", least=span.low, most=span.high)
        case m.ExtendPots() if now:
            return _no("extension_pots", "PA-8", amount=move.pots, least=1, most=clock.MOST_POTS)
        case _:
            return _no("time_not_up", "PA-8")


def _of_the_deal(state: PakkerState, move: m.PakkerMove, now: bool) -> Refusal:
    match move:
        case m.Deal():
            return _no("no_deal", "PA-30")
        case m.Ante() if not state.setup.antes_by_hand:
            return _no("antes_by_program", "PA-13")
        case m.Ante() if state.phase == "antes":
            return _no("ante_laid", "PA-13")
        case m.Ante():
            return _no("antes_before_deal", "PA-13")
        case m.GoBlind() | m.NoBlind() if state.phase == "blind" and state.turn is not None:
            chips = state.bank.chips[state.turn]
            if isinstance(move, m.GoBlind):
                return _no("blind_too_dear", "PA-15", due=state.pot.antes, chips=chips)
            return _no("cannot_pay", "PA-51", due=state.setup.ante, chips=chips)
        case m.GoBlind() | m.NoBlind():
            return _no("no_blind", "PA-15")
        case m.SitOut() if state.phase in ("blind", "short"):
            return _no("everyone_antes", "PA-21")
        case m.SitOut():
            return _no("no_sitting_out", "PA-51")
        case m.Cut() if now:
            return _no("cut_bounds", "PA-11", least=1, most=51)
        case _:
            return _no("no_cut", "PA-11")


def _of_the_opening(state: PakkerState, move: m.PakkerMove, now: bool) -> Refusal:
    match move:
        case m.Open() | m.OpenBlind() if state.phase == "opening" and state.turn is not None:
            if not opening.may_open(state, state.turn):
                return _no("no_openers", "PA-20", rank=state.pot.required)
            spared = 0 if isinstance(move, m.Open) else 1
            return _amount(state, move.amount, state.bank.chips[state.turn] - spared)
        case m.Open() | m.OpenBlind() | m.Pass() if state.deal.opener is not None:
            return _no("opened", "PA-22", seat=state.deal.opener)
        case m.Open() | m.OpenBlind() | m.Pass() if state.pot.blind is not None:
            return _no("gone_blind", "PA-15", seat=state.pot.blind)
        case m.Open() | m.OpenBlind() | m.Pass():
            return _no("not_dealt", "PA-14")
        case m.NameBlind() if now and state.turn is not None:
            return _amount(state, move.amount, state.bank.chips[state.turn])
        case m.NameBlind() | m.TakeBack():
            return _no("blind_with_opening", "PA-23")
        case m.Throw() if now and state.turn is not None:
            return _no("not_your_cards", "PA-30")
        case _:
            return _no("no_exchange", "PA-30")


def _of_the_betting(state: PakkerState, move: m.PakkerMove, _: bool) -> Refusal:
    seat = state.turn
    if seat is None or state.phase not in ("joining", "betting"):
        return _before_the_betting(state, move)
    due, chips = state.to_call(seat), state.bank.chips[seat]
    match move:
        case m.Fold():
            return _no("stand_or_raise", "PA-43")
        case m.Call() | m.AllIn() if due == 0:
            return _no("nothing_to_call", "PA-40")
        case m.Call():
            return _no("cannot_pay", "PA-51", due=due, chips=chips)
        case m.AllIn() if not state.setup.all_in:
            return _no("no_all_in", "PA-51")
        case m.AllIn():
            return _no("can_pay", "PA-51", due=due, chips=chips)
        case m.Bet() | m.Check() | m.Raise() | m.Stand() if state.phase == "joining":
            return _no("no_raise_yet", "PA-22")
        case m.Bet() if state.betting.level:
            return _no("bet_already", "PA-41", level=state.betting.level)
        case m.Raise() if state.betting.level == 0:
            return _no("nothing_to_raise", "PA-40")
        case m.Bet() | m.Raise() if not state.answers(seat):
            return _no("nobody_answers", "PA-51")
        case m.Bet():
            return _amount(state, move.amount, chips)
        case m.Raise():
            return _amount(state, move.better, chips - due)
        case m.Check() if state.betting.level:
            return _no("bet_already", "PA-41", level=state.betting.level)
        case m.Check():
            return _no("no_check", "PA-40")
        case _:
            return _no("no_right", "PA-43")


def _before_the_betting(state: PakkerState, move: m.PakkerMove) -> Refusal:
    if isinstance(move, m.Fold):
        return _no("fold_later", "PA-20")
    if state.phase in HANDS_OUT:
        return _no("exchange_first", "PA-40")
    return _no("not_dealt", "PA-14")


def _amount(state: PakkerState, amount: int, chips: int) -> Refusal:
    """Why the amount is too small or too large; ``chips`` are those that the seat can spare for it."""
    most = state.largest(state.pot.chips)
    if amount < 1:
        return _no("too_small", "PA-50", amount=amount, least=1)
    if amount > most:
        return _no("too_large", "PA-50", amount=amount, most=most, pot=state.pot.chips)
    return _no("too_few_chips", "PA-51", amount=amount, chips=max(0, chips))


def _of_a_fault(state: PakkerState, move: m.PakkerMove, _: bool) -> Refusal:
    match move:
        case m.ReportMisdeal():
            possible = faults.misdeals(state)
            if possible and move.reason not in possible:
                return _no("uncut_late" if move.reason == faults.UNSEEN else "misdeal_early", "PA-70")
            return _of_a_report(state, state.dealer, "PA-70") if possible else _no("misdeal_late", "PA-70")
        case m.ReportLooked() if faults.may_report_looked(state):
            return _of_a_report(state, move.seat, "PA-72")
        case m.ReportLooked():
            return _no("no_cards_out", "PA-72")
        case m.ReportSeen() if faults.may_report_seen(state):
            return _of_a_report(state, move.seat, "PA-73")
        case m.ReportSeen():
            return _no("seen_late", "PA-73")
        case m.ThrowSeen() if state.question:
            return _no("not_bought", "PA-73")
        case _:
            return _no("nothing_seen", "PA-73")


def _of_a_report(state: PakkerState, seat: int, clause: str) -> Refusal:
    """Why this seat cannot be reported by the seat to move, at a time when such faults are."""
    if seat not in state.ring or (
        state.phase in HANDS_OUT and state.pot.status[seat] != "in" and clause != "PA-70"
    ):
        return _no("not_in_pot", clause)
    if not state.human(seat):
        return _no("computer_reported", clause, seat=seat)
    return _no("report_oneself", clause)


_GROUPS: Final[tuple[tuple[Callable[[PakkerState, Any, bool], Refusal], tuple[type[m.PakkerMove], ...]], ...]] = (
    (_of_the_bank, (m.Buy, m.BuyFrom)),
    (
        _of_the_pause,
        (
            m.NextPot, m.TellTime, m.EndEvening, m.Agree, m.Decline, m.Leave, m.Stay, m.Extend, m.ExtendPots,
            m.ExtendFree,
        ),
    ),
    (_of_the_deal, (m.Ante, m.Deal, m.GoBlind, m.NoBlind, m.SitOut, m.Cut, m.NoCut)),
    (_of_the_opening, (m.Open, m.OpenBlind, m.NameBlind, m.TakeBack, m.Pass, m.Throw)),
    (_of_the_betting, (m.Call, m.AllIn, m.Fold, m.Bet, m.Check, m.Raise, m.Stand)),
    (lambda state, move, now: _no("no_hint", "PA-75"), (m.Hint,)),
    (_of_a_fault, (m.ReportMisdeal, m.ReportLooked, m.ReportSeen, m.KeepSeen, m.ThrowSeen)),
)  # fmt: skip
_REFUSALS: Final = {move: refusal for refusal, moves in _GROUPS for move in moves}
"""By the sort of move: why it is refused; the last argument is whether moves of the sort may be made now."""
