"""What one seat may know of an evening of Pakker. Every secret is taken out here (PA-31 to PA-34, PA-60).

The seat sees its own hand while it is in the pot, and what everybody sees. Nobody sees another hand, the stock,
the thrown cards or those laid aside, nor how many cards are left in the stock, which would tell how many were
bought.
"""

from __future__ import annotations

from typing import Literal

from kortspel.cards import Card
from kortspel.games.base import Model, Outcome, Player, Span, View
from kortspel.games.pakker import betting, opening
from kortspel.games.pakker.events import PakkerEvent, Threw
from kortspel.games.pakker.openers import opens
from kortspel.games.pakker.parts import Status
from kortspel.games.pakker.play import legal, outcome, to_move
from kortspel.games.pakker.records import CHIPS_MADE, Account, Fault, PotResult, Question
from kortspel.games.pakker.settle import Payment, Standing, payments, standings
from kortspel.games.pakker.setup import Options
from kortspel.games.pakker.state import HANDS_OUT, PAUSES, PakkerState, Phase
from kortspel.ranking import HAND, Category, rank_hand

Scene = Phase | Literal["selling", "ending", "report", "seen_card"]
"""A phase, or a question that must be answered before it goes on."""


class SeatView(Model):
    """What everybody sees of a seat."""

    seat: int
    player: Player
    status: Status
    chips: int
    laid: int
    """In this pot."""
    bet: int
    """In the betting."""
    cards: int
    """The cards held."""
    number: int | None
    """The cards thrown and bought, while it may be known (PA-31)."""
    anted: bool
    """Antes by hand: the ante lies."""


class HandView(Model):
    """The seat's own hand."""

    cards: tuple[Card, ...]
    category: Category | None
    """What the five cards are; None while some are thrown."""
    ranks: tuple[int, ...]
    bought: tuple[Card, ...]
    """Those of the cards that were bought."""
    opens: bool
    """Would it do for opening now? (PA-20)"""


class PotView(Model):
    """The pot and the figures of the bidding."""

    chips: int
    antes: int
    """What lies in it as antes: the price of going blind."""
    fines: int
    """What lies in it as fines, those carried in among them."""
    required: int
    """The rank of the pair that opening takes in this deal, 11 to 14."""
    to_open: int | None
    """The same while somebody may still open; None when it is open, in a blind deal and after the deal."""
    passed_out: int
    largest: int
    """The largest bet, or better part of a raise, that the pot allows now (PA-50)."""
    price: int
    """Going along before the exchange costs this; 0 before the opening."""
    level: int
    """The level of the betting."""
    to_call: int
    """What staying in costs whoever is to move."""
    span: tuple[int, int] | None
    """The least and the most that whoever is to move may open on, bet or raise by; None where it may not, or,
    before an opening, where only that seat may know whether it can."""
    opener: int | None
    blind: int | None
    """Who went blind before the deal."""
    bidder: int | None
    """Who bid last."""
    right: bool
    """The opener may stand or raise his own blind bet now (PA-43)."""
    aside: int
    """The opener's cards that lie aside (PA-24)."""
    redeals: int
    """Redeals in a row of this dealer."""


class ClockView(Model):
    """The time, in Unix seconds, and the agreed end."""

    now: int
    """The time last told; 0 before the first pot."""
    ends_at: int | None
    ends_after: int | None
    """After so many pots."""
    pots: int
    """The pots that have been taken."""
    number: int
    """The pot that is being played, from 1; between pots the one that was taken last."""


class PakkerView(View):
    """Everything that a screen or a computer player needs, and nothing that the seat may not know."""

    options: Options
    scene: Scene
    phase: Phase
    """The phase under the question, if there is one."""
    question: Question | None
    """What must be answered first: ``by`` asks, and ``asked`` answer in this order, the first one now."""
    ring: tuple[int, ...]
    """The seats at the table, clockwise."""
    dealer: int
    """Who deals; between pots who deals next."""
    seats: tuple[SeatView, ...]
    """By seat, those who have left among them."""
    hand: HandView | None
    """None for an onlooker and for who is not in the pot."""
    pot: PotView
    clock: ClockView
    standings: tuple[Standing, ...]
    accounts: tuple[Account, ...]
    faults: tuple[Fault, ...]
    bank: int
    """The chips in the bank; with those in hand and in the pot they are ``made`` (PA-81)."""
    made: int
    events: tuple[PakkerEvent, ...]
    """What has happened since this pot began, but for what is no longer told."""
    helped: tuple[int, ...]
    """Who has asked the coach."""
    result: PotResult | None
    """How the last pot went; None while one is played."""
    payments: tuple[Payment, ...]
    """What settles the evening, when it is over (PA-80)."""
    outcome: Outcome | None


def view(state: PakkerState, seat: int | None) -> PakkerView:
    """What this seat may know; None is an onlooker, who sees what is open to all."""
    mover = to_move(state)
    finished = state.phase == "finished"
    question = state.question
    return PakkerView(
        seat=seat,
        to_move=mover,
        choices=legal(state) if seat is not None and seat == mover else (),
        options=state.setup.options(),
        scene=question.kind if question else state.phase,
        phase=state.phase,
        question=question,
        ring=state.ring,
        dealer=state.dealer,
        seats=tuple(_seat_view(state, other) for other in range(len(state.setup.players))),
        hand=_hand_view(state, seat),
        pot=_pot_view(state, seat),
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


def _seat_view(state: PakkerState, seat: int) -> SeatView:
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


def _pot_view(state: PakkerState, seat: int | None) -> PotView:
    turn = state.turn
    out = state.phase in HANDS_OUT and turn is not None
    return PotView(
        chips=state.pot.chips,
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
