"""What one seat may know of an evening of Pakker. Every secret is taken out here (PA-31 to PA-34, PA-60).

The seat sees its own hand while it is in the pot, and what everybody sees. Nobody sees another hand, the stock,
the thrown cards or those laid aside, nor how many cards are left in the stock, which would tell how many were
bought.
"""

from __future__ import annotations

from kortspel.games.base import Span
from kortspel.games.pakker import betting, opening
from kortspel.games.pakker.events import PakkerEvent, Threw
from kortspel.games.pakker.openers import opens
from kortspel.games.pakker.play import legal, outcome, to_move
from kortspel.games.pakker.records import CHIPS_MADE
from kortspel.games.pakker.settle import payments, standings
from kortspel.games.pakker.state import HANDS_OUT, PAUSES, PakkerState
from kortspel.games.pakker.view import ClockView, HandView, PakkerView, PotView, SeatView, Stake
from kortspel.games.pakker.withheld import withheld
from kortspel.ranking import HAND, rank_hand


def view(state: PakkerState, seat: int | None) -> PakkerView:
    """What this seat may know; None is an onlooker, who sees what is open to all."""
    mover = to_move(state)
    finished = state.phase == "finished"
    question = state.question
    choices = legal(state) if seat is not None and seat == mover else ()
    stakes = stakes_of(state)
    return PakkerView(
        seat=seat,
        to_move=mover,
        choices=choices,
        withheld=withheld(state, choices) if choices and seat is not None and state.human(seat) else (),
        options=state.setup.options(),
        scene=question.kind if question else state.phase,
        phase=state.phase,
        question=question,
        ring=state.ring,
        dealer=state.dealer,
        seats=tuple(_seat_view(state, other, stakes) for other in range(len(state.setup.players))),
        hand=_hand_view(state, seat),
        pot=_pot_view(state, seat, stakes),
        clock=_clock_view(state),
        standings=standings(state),
        accounts=state.bank.accounts,
        faults=state.faults,
        bank=state.bank.left,
        made=CHIPS_MADE,
        events=_events(state),
        helped=state.helped,
        result=state.result,
        payments=payments(state) if finished else (),
        outcome=outcome(state),
    )


def _clock_view(state: PakkerState) -> ClockView:
    return ClockView(
        now=state.clock.now,
        ends_at=state.clock.ends_at,
        ends_after=state.clock.ends_after,
        pots=state.clock.pots,
        number=state.clock.pots if state.phase in PAUSES else state.clock.pots + 1,
    )


def _seat_view(state: PakkerState, seat: int, stakes: tuple[Stake, ...]) -> SeatView:
    return SeatView(
        seat=seat,
        player=state.setup.players[seat],
        status=state.pot.status[seat],
        chips=state.bank.chips[seat],
        laid=state.pot.laid[seat],
        bet=state.betting.bets[seat],
        cards=len(state.deal.hands[seat]),
        number=_number(state, seat),
        anted=seat in state.pot.anted,
        can_win=sum(stake.chips for stake in stakes if seat in stake.seats),
    )


def _numbers_told(state: PakkerState) -> bool:
    """May it be known how many cards each has bought? While the exchange lasts, and no longer (PA-31)."""
    return state.setup.numbers_shown or state.phase in ("exchange", "dealing")


def _number(state: PakkerState, seat: int) -> int | None:
    """How many cards the seat threw and bought, while it may be known."""
    threw = state.deal.threw[seat]
    return len(threw) if threw is not None and _numbers_told(state) else None


def _events(state: PakkerState) -> tuple[PakkerEvent, ...]:
    """What all know of what has happened."""
    if _numbers_told(state):
        return state.events
    return tuple(event for event in state.events if not isinstance(event, Threw))


def _hand_view(state: PakkerState, seat: int | None) -> HandView | None:
    if seat is None or not state.deal.hands[seat]:
        return None
    cards = state.deal.hands[seat]
    ranked = rank_hand(cards) if len(cards) == HAND else None
    return HandView(
        cards=cards,
        category=ranked.category if ranked else None,
        ranks=ranked.ranks if ranked else (),
        bought=tuple(card for card in cards if card in state.deal.bought[seat]),
        opens=opens(cards, state.pot.required),
    )


def _pot_view(state: PakkerState, seat: int | None, stakes: tuple[Stake, ...]) -> PotView:
    turn = state.turn
    out = state.phase in HANDS_OUT and turn is not None
    return PotView(
        chips=state.pot.chips,
        stakes=stakes,
        antes=state.pot.antes,
        fines=state.pot.fines,
        required=state.pot.required,
        to_open=_to_open(state),
        passed_out=state.pot.passed_out,
        largest=state.largest(state.pot.chips),
        price=state.pot.price,
        level=state.betting.level,
        to_call=state.to_call(turn) if out and turn is not None else 0,
        span=_span(state, seat),
        opener=state.deal.opener,
        blind=state.pot.blind,
        bidder=state.betting.bidder,
        right=betting.has_right(state),
        aside=len(state.deal.aside),
        redeals=state.pot.redeals,
    )


def _to_open(state: PakkerState) -> int | None:
    """What opening takes, as long as somebody may open."""
    open_yet = state.deal.opener is not None or state.pot.blind is not None
    return None if open_yet or state.phase in ("exchange", "dealing", "betting") else state.pot.required


def _span(state: PakkerState, seat: int | None) -> tuple[int, int] | None:
    turn = state.turn
    if turn is None:
        return None
    span: Span | None = None
    if state.phase == "betting":
        span = betting.bet_span(state, turn)
    elif state.phase == "naming_blind" or (
        state.phase == "opening" and seat == turn and opening.may_open(state, turn)
    ):
        span = opening.opening_span(state, turn)
    return (span.low, span.high) if span else None


def stakes_of(state: PakkerState) -> tuple[Stake, ...]:
    """The main pot and the side pots as they lie: one who is all in wins no more of anybody than what that one laid."""
    live = tuple(sorted(state.live))
    if state.phase in PAUSES or not live:
        return ()
    laid, all_in = (
        state.pot.laid,
        {seat for seat in live if state.setup.all_in and not state.bank.chips[seat]},
    )
    found: list[Stake] = []
    below = 0
    for cap in (*sorted({laid[seat] for seat in all_in}), max(laid)):
        chips = sum(min(each, cap) - min(each, below) for each in laid) + (0 if found else state.pot.fines)
        seats = tuple(seat for seat in live if seat not in all_in or laid[seat] >= cap)
        if chips and seats:
            found.append(Stake(chips=chips, seats=seats))
        below = cap
    return tuple(found)
