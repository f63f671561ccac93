"""What one seat may know of a game of Chicago. Every secret is taken out here.

A seat knows its own hand and what it has laid away, and what lies open: the cards played, how many cards each player
exchanged (CH-7), what the best hands were called (CH-13). When a deal has been played out all hands lie open (CH-34).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from kortspel.cards import Card, by_rank
from kortspel.games.base import Heard, Outcome, Player, View
from kortspel.games.chicago.events import ChicagoEvent
from kortspel.games.chicago.play import legal, outcome, playable, to_move
from kortspel.games.chicago.setup import ChicagoSetup, Options
from kortspel.games.chicago.state import BySeat, Cards, ChicagoState, Phase, Row
from kortspel.table.dealer import FirstDealer, first_dealer
from kortspel.table.tricks import Trick, winners


class ChicagoView(View):
    """Everything that a screen or a computer player needs, and nothing that the seat may not know.

    Hands are sorted from high to low. Tuples "by seat" have an entry for each seat, from seat 0 on.
    """

    options: Options
    players: tuple[Player, ...]
    phase: Phase
    deal: int
    """The number of the deal on the table, from 1."""
    round: int
    """The number of the exchange that is on, from 1; then that of the last one."""
    dealer: int
    draws: tuple[tuple[Card | None, ...], ...]
    """The cards drawn for the first deal, by draw and seat: see ``FirstDealer.draws``."""
    hand: Cards
    """The cards that the seat still holds."""
    counted: Cards
    """The five cards that are the seat's poker hand; they stay in it when they are played."""
    laid_away: Cards
    """All cards that the seat has laid away in this deal."""
    drawn: Cards
    """The cards that the seat drew in its latest exchange."""
    playable: Cards
    """The cards of the hand that may be played now; empty out of turn."""
    exchanged: tuple[int | None, ...]
    """By seat: how many cards were exchanged this time, or the last time when all exchanges are over; None before
    the seat's turn, and for who was stopped (CH-17)."""
    earlier: tuple[BySeat, ...]
    """By seat: how many cards were exchanged each time before that."""
    stock: int
    """How many cards are left to draw."""
    caller: int | None
    """Who has called Chicago."""
    tricks: tuple[Trick, ...]
    """The tricks of this deal; the last one may be unfinished, or have a leader only."""
    winners: tuple[int, ...]
    """Who took each finished trick."""
    shown: tuple[Cards, ...]
    """By seat: the hands that were compared, once the deal has been played out; else empty."""
    points: BySeat
    """The points as they stand now, by seat."""
    sheet: tuple[Row, ...]
    events: Annotated[tuple[ChicagoEvent, ...], Heard]
    outcome: Outcome | None

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, before its last card; None when none is being played."""
        return self.tricks[-1] if len(self.tricks) > len(self.winners) else None

    @property
    def last_trick(self) -> Trick | None:
        """The latest finished trick of this deal."""
        return self.tricks[len(self.winners) - 1] if self.winners else None

    @property
    def taken(self) -> tuple[int, ...]:
        """By seat: how many tricks of this deal were taken."""
        return tuple(self.winners.count(seat) for seat in range(len(self.players)))


def view(state: ChicagoState, seat: int | None) -> ChicagoView:
    """What this seat may know; None is an onlooker, who sees what is open to all."""
    mover, phase, setup = to_move(state), state.phase, state.setup
    scored = phase in ("scored", "finished")
    turn = seat is not None and seat == mover
    times = [_times(state, other) for other in range(state.seats)]
    return ChicagoView(
        seat=seat,
        to_move=mover,
        choices=legal(state) if turn else (),
        options=setup.options(),
        players=setup.players,
        phase=phase,
        deal=len(state.sheet) + (not scored),
        round=state.round,
        dealer=state.dealer,
        draws=_drawn(setup).draws,
        hand=() if seat is None else by_rank(state.left(seat)),
        counted=() if seat is None else by_rank(state.hands[seat]),
        laid_away=() if seat is None else by_rank(state.away[seat]),
        drawn=() if seat is None else by_rank(set(state.hands[seat]).difference(state.before[seat])),
        playable=playable(state, seat) if seat is not None and turn and phase == "tricks" else (),
        exchanged=tuple(each[state.round - 1] if len(each) >= state.round else None for each in times),
        earlier=tuple(tuple(n or 0 for n in each[: state.round - 1]) for each in times),
        stock=len(state.stock),
        caller=state.caller,
        tricks=state.tricks,
        winners=winners(state.tricks, state.seats),
        shown=tuple(map(by_rank, state.hands)) if scored and state.tricks else (),
        points=state.points,
        sheet=state.sheet,
        events=state.events,
        outcome=outcome(state),
    )


@lru_cache(maxsize=16)
def _drawn(setup: ChicagoSetup) -> FirstDealer:
    return first_dealer(setup.deal, len(setup.players))


def _times(state: ChicagoState, seat: int) -> tuple[int | None, ...]:
    """How many cards the seat exchanged each time; None where it was stopped."""
    return state.exchanged[state.order.index(seat) :: state.seats]
