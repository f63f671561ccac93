"""What one seat may know of a game of Poängpoker. Every secret is taken out here.

A seat knows its own hand and what it has laid away, and what lies open: the cards played, the trump card, how
many cards each player exchanged (PO-7). When the deal is scored all hands that were compared lie open; every
card of the hands that count has been played by then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from kortspel.cards import Card, by_rank
from kortspel.games.base import Heard, Outcome, Player, View
from kortspel.games.poangpoker.events import PoangpokerEvent
from kortspel.games.poangpoker.play import legal, outcome, playable, to_move
from kortspel.games.poangpoker.setup import Options, PoangpokerSetup
from kortspel.games.poangpoker.state import Cards, Phase, PoangpokerState, Row
from kortspel.table.dealer import FirstDealer, first_dealer
from kortspel.table.tricks import Trick, winners


class PoangpokerView(View):
    """Everything that a screen or a computer player needs, and nothing that the seat may not know.

    Hands are sorted from high to low: the order in which cards came tells nothing that is not told elsewhere.
    Tuples "by seat" have an entry for each seat, from seat 0 on.
    """

    options: Options
    players: tuple[Player, ...]
    phase: Phase
    deal: int
    """The number of the deal on the table, from 1."""
    deals: int | None
    """How many deals the game has; None where rounds do not end it."""
    dealer: int
    draws: tuple[tuple[Card | None, ...], ...]
    """The cards drawn for the first deal, by draw and seat: see ``FirstDealer.draws``."""
    hand: Cards
    """The cards that the seat still holds."""
    counted: Cards
    """The five cards that are the seat's poker hand: as dealt, and after its exchange what it then held (PO-8)."""
    laid_away: Cards
    """The cards that the seat has laid away in this deal."""
    drawn: Cards
    """The cards that the seat has drawn for them; also those that it has played since."""
    playable: Cards
    """The cards of the hand that may be played now; empty out of turn."""
    trump: Card | None
    """The turned trump card."""
    exchanged: tuple[int | None, ...]
    """By seat: how many cards were exchanged; None before the seat's turn."""
    stock: int
    """How many cards are left to draw."""
    helped: tuple[int, ...]
    """Who has asked the coach."""
    tricks: tuple[Trick, ...]
    """The tricks of this deal; the last one may be unfinished, or have a leader only."""
    winners: tuple[int, ...]
    """Who took each finished trick."""
    shown: tuple[Cards, ...]
    """By seat: the hands that were compared, once the deal is scored; else empty."""
    shown_dealt: tuple[Cards, ...]
    """By seat: the same for the hands as dealt, where they are compared (PO-9)."""
    sheet: tuple[Row, ...]
    events: Annotated[tuple[PoangpokerEvent, ...], Heard]
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


def view(state: PoangpokerState, seat: int | None) -> PoangpokerView:
    """What this seat may know; None is an onlooker, who sees what is open to all."""
    mover, phase, setup = to_move(state), state.phase, state.setup
    scored = state.played_out
    turn = seat is not None and seat == mover
    return PoangpokerView(
        seat=seat,
        to_move=mover,
        choices=legal(state) if turn else (),
        options=setup.options(),
        players=setup.players,
        phase=phase,
        deal=len(state.sheet) + (not scored),
        deals=setup.rounds * state.seats if setup.end == "rounds" else None,
        dealer=state.dealer,
        draws=_drawn(setup).draws,
        hand=() if seat is None else by_rank(state.left(seat)),
        counted=() if seat is None else by_rank(state.hands[seat]),
        laid_away=() if seat is None else by_rank(state.laid_away(seat)),
        drawn=() if seat is None else by_rank(set(state.hands[seat]).difference(state.dealt[seat])),
        playable=playable(state, seat) if seat is not None and turn and phase == "tricks" else (),
        trump=state.trump,
        exchanged=_exchanged(state),
        helped=state.helped,
        stock=len(state.stock),
        tricks=state.tricks,
        winners=winners(state.tricks, state.seats, state.trump),
        shown=tuple(map(by_rank, state.hands)) if scored else (),
        shown_dealt=tuple(map(by_rank, state.dealt)) if scored and setup.dealt_hand else (),
        sheet=state.sheet,
        events=state.events,
        outcome=outcome(state),
    )


@lru_cache(maxsize=16)
def _drawn(setup: PoangpokerSetup) -> FirstDealer:
    return first_dealer(setup.deal, len(setup.players))


def _exchanged(state: PoangpokerState) -> tuple[int | None, ...]:
    counts = dict(zip(state.order, state.exchanged, strict=False))
    return tuple(counts.get(seat) for seat in range(state.seats))
