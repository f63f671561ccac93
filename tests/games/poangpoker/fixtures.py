"""Games of Poängpoker for the tests: random ones, and deals with the cards that a test wants."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from kortspel.cards import DECK, Card, parse_cards
from kortspel.games.base import Level, Player
from kortspel.games.poangpoker import GAME, PoangpokerSetup, PoangpokerState, PoangpokerView
from kortspel.games.poangpoker.moves import Exchange, Play, PoangpokerMove

DEAL = "K7Q2-M9PD"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Filip")


def setup(count: int = 3, **options: Any) -> PoangpokerSetup:
    """A setup for so many people."""
    players = tuple(Player(name=name) for name in NAMES[:count])
    return PoangpokerSetup(**{"players": players, "deal": DEAL, **options})


def table(*hands: str, stock: str = "", trump: str | None = None, **options: Any) -> PoangpokerState:
    """A first deal with these hands by seat, seat 0 to the left of the dealer.

    The stock begins with the cards given; the rest of the 52 follow in the order of the deck.
    """
    dealt = tuple(parse_cards(hand) for hand in hands)
    turned = parse_cards(trump)[0] if trump else None
    first = parse_cards(stock)
    taken = {turned, *first, *(card for hand in dealt for card in hand)}
    return PoangpokerState(
        setup=setup(len(hands), trump=trump is not None, **options),
        dealer=len(hands) - 1,
        shuffles=1,
        dealt=dealt,
        hands=dealt,
        stock=(*first, *(card for card in DECK if card not in taken)),
        pile=(),
        trump=turned,
        events=(),
    )


def after(state: PoangpokerState, *moves: PoangpokerMove) -> PoangpokerState:
    """The state after these moves."""
    for move in moves:
        state = GAME.apply(state, move)
    return state


def exchanged(state: PoangpokerState, *away: str) -> PoangpokerState:
    """The state after exchanges of these cards, from the seat to move on; nobody else exchanges."""
    moves = [Exchange(cards=parse_cards(cards)) for cards in away]
    waiting = state.seats - len(state.exchanged) - len(moves)
    return after(state, *moves, *[Exchange()] * waiting)


def played(state: PoangpokerState, cards: str) -> PoangpokerState:
    """The state after these cards have been played in turn, whoever's they are."""
    return after(state, *(Play(card=card) for card in parse_cards(cards)))


def played_out(state: PoangpokerState) -> PoangpokerState:
    """The deal played to its end: nobody exchanges any more, and everybody plays the first card allowed."""
    while state.phase == "exchange":
        state = after(state, Exchange())
    while state.phase == "tricks":
        state = after(state, Play(card=seen(state).playable[0]))
    return state


def seen(state: PoangpokerState) -> PoangpokerView:
    """What the seat to move sees."""
    return GAME.view(state, GAME.to_move(state))


def random_code(rng: random.Random) -> str:
    """Any deal code."""
    letters = "".join(rng.choices(LETTERS, k=8))
    return f"{letters[:4]}-{letters[4:]}"


def random_setup(rng: random.Random) -> PoangpokerSetup:
    """A setup with random players and options."""
    known: tuple[Level, ...] = ("human", "easy", "medium", "hard")
    levels = [rng.choice(known) for _ in range(rng.randint(3, 6))]
    steps = [rng.randint(0, 3), rng.randint(0, 3), *(rng.randint(1, 9) for _ in range(8))]
    return PoangpokerSetup(
        players=tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels)),
        deal=random_code(rng),
        scale=tuple(sum(steps[: place + 1]) for place in range(10)),
        last_trick=rng.randint(1, 10),
        trump=rng.random() < 0.5,
        dealt_hand=rng.random() < 0.5,
        all_hands=rng.random() < 0.3,
        side_cards=rng.random() < 0.5,
        nearest_dealer=rng.random() < 0.3,
        end=rng.choice(("rounds", "limit", "open")),
        rounds=rng.randint(1, 2),
        limit=rng.randint(5, 40),
        demonstration="human" not in levels or rng.random() < 0.2,
    )


def with_hidden_shuffled(state: PoangpokerState, seat: int | None, rng: random.Random) -> PoangpokerState:
    """The state with all that the seat may not know drawn anew.

    Cards that the seat knows nothing of change names with each other; the stock and the pile change their order;
    and cards that it laid away itself change places with others where the pile has been shuffled.
    """
    known = _known(state, seat)
    hidden = [card for card in DECK if card not in known]
    others = rng.sample(hidden, len(hidden))
    state = _renamed(state, dict(zip(hidden, others, strict=True)))
    state = state.changed(
        stock=tuple(rng.sample(state.stock, len(state.stock))),
        pile=tuple(rng.sample(state.pile, len(state.pile))),
    )
    if seat is not None and any(event.kind == "reshuffled" for event in state.events):
        state = _own_cards_moved(state, seat, rng)
    return state


def _known(state: PoangpokerState, seat: int | None) -> set[Card | None]:
    known: set[Card | None] = {state.trump, *(card for trick in state.tricks for card in trick.cards)}
    if seat is not None:
        known.update(state.dealt[seat], state.hands[seat])
    if state.played_out and state.setup.dealt_hand:
        known.update(card for hand in state.dealt for card in hand)
    return known


def _renamed(state: PoangpokerState, names: dict[Card, Card]) -> PoangpokerState:
    def renamed(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    return state.changed(
        dealt=tuple(map(renamed, state.dealt)),
        hands=tuple(map(renamed, state.hands)),
        stock=renamed(state.stock),
        pile=renamed(state.pile),
    )


def _own_cards_moved(state: PoangpokerState, seat: int, rng: random.Random) -> PoangpokerState:
    """The cards that the seat laid away, and the stock, among the places where either may lie."""
    played = {card for trick in state.tricks for card in trick.cards}
    away = set(state.laid_away(seat)) - played - set(state.pile)
    moving = sorted(away | set(state.stock))
    rng.shuffle(moving)
    order = dict(pairwise([*moving, moving[0]]))

    def moved(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(order.get(card, card) for card in cards)

    hands = tuple(hand if other == seat else moved(hand) for other, hand in enumerate(state.hands))
    try:
        return state.changed(hands=hands, stock=moved(state.stock))
    except ValueError:
        # A player would get back what they laid away themselves.
        return state
