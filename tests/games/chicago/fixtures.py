"""Games of Chicago for the tests: random ones, and deals with the cards that a test wants."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

from kortspel.cards import DECK, Card, parse_cards
from kortspel.games.chicago import GAME, ChicagoMove, ChicagoSetup, ChicagoState, ChicagoView
from kortspel.games.chicago.moves import Exchange, NoChicago, Play
from kortspel.games.chicago.state import Row
from tests.games.kit import DEAL, people, random_code, random_players


def setup(count: int = 3, **options: Any) -> ChicagoSetup:
    """A setup for so many people."""
    return ChicagoSetup(**{"players": people(count), "deal": DEAL, **options})


def table(*hands: str, stock: str = "", points: tuple[int, ...] = (), **options: Any) -> ChicagoState:
    """A deal with these hands by seat, seat 0 to the left of the dealer, and these points from deals before.

    The stock begins with the cards given; the rest of the 52 follow in the order of the deck.
    """
    dealt, seats = tuple(parse_cards(hand) for hand in hands), len(hands)
    first = parse_cards(stock)
    taken = {*first, *(card for hand in dealt for card in hand)}
    nothing = (0,) * seats
    rows: tuple[Row, ...] = ()
    if points:
        totals = tuple(map(Fraction, points))
        rows = (Row(dealer=0, exchange=points, trick=nothing, hand=nothing, lost=nothing, totals=totals),)
    return ChicagoState(
        setup=setup(seats, **options),
        dealer=seats - 1,
        shuffles=1,
        phase="exchange",
        hands=dealt,
        before=dealt,
        away=((),) * seats,
        stock=(*first, *(card for card in DECK if card not in taken)),
        pile=(),
        won=nothing,
        lost=nothing,
        sheet=rows,
        events=(),
    )


def after(state: ChicagoState, *moves: ChicagoMove) -> ChicagoState:
    """The state after these moves."""
    for move in moves:
        state = GAME.apply(state, move)
    return state


def kept(state: ChicagoState, rounds: int = 3) -> ChicagoState:
    """The state when nobody has exchanged anything in so many more exchanges."""
    for _ in range(rounds * state.seats):
        if state.phase == "exchange":
            state = after(state, Exchange())
    return state


def no_chicago(state: ChicagoState) -> ChicagoState:
    """The tricks, with nobody calling Chicago."""
    state = kept(state)
    while state.phase == "calling":
        state = after(state, NoChicago())
    return state


def played(state: ChicagoState, cards: str) -> ChicagoState:
    """The state after these cards have been played in turn, whoever's they are."""
    return after(state, *(Play(card=card) for card in parse_cards(cards)))


def played_out(state: ChicagoState) -> ChicagoState:
    """The deal played to its end: nobody exchanges or calls, and everybody plays the first card allowed."""
    state = no_chicago(state)
    while state.phase == "tricks":
        state = after(state, Play(card=seen(state).playable[0]))
    return state


def seen(state: ChicagoState) -> ChicagoView:
    """What the seat to move sees."""
    return GAME.view(state, GAME.to_move(state))


def random_setup(rng: random.Random) -> ChicagoSetup:
    """A setup with random players and options."""
    return ChicagoSetup(
        players=random_players(rng, 2, 6),
        deal=random_code(rng),
        exchanges=rng.choice((2, 3)),
        royal=rng.choice((9, 20, 52)),
        straight_flush_wins=rng.random() < 0.3,
        four_resets=rng.random() < 0.5,
        equal=rng.choice(("first", "all", "nobody")),
        stop_at=rng.choice((0, 42, 46)),
        last_trick=rng.randint(1, 15),
        two=rng.choice((0, 10, 15)),
        chicago_needs=rng.random() < 0.3,
        tricks_to_win=rng.random() < 0.3,
        demonstration=rng.random() < 0.2,
    )


def with_hidden_shuffled(state: ChicagoState, seat: int | None, rng: random.Random) -> ChicagoState:
    """The state with all that the seat may not know drawn anew: other hands, the stock, and the pile.

    Cards that the seat has held stay what they are, and so do those that have been played or shown.
    """
    known: set[Card] = {card for trick in state.tricks for card in trick.cards}
    if seat is not None:
        known |= {*state.hands[seat], *state.before[seat], *state.away[seat]}
    if state.phase in ("scored", "finished") and state.tricks:
        known |= {card for hand in state.hands for card in hand}
    hidden = [card for card in DECK if card not in known]
    names = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    return state.changed(
        hands=tuple(map(renamed, state.hands)),
        before=tuple(map(renamed, state.before)),
        away=tuple(map(renamed, state.away)),
        stock=renamed(tuple(rng.sample(state.stock, len(state.stock)))),
        pile=renamed(tuple(rng.sample(state.pile, len(state.pile)))),
    )
