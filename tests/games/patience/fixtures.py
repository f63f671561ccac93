"""Games of Pokerpatiens for the tests: random ones, stacked ones, and full grids laid as written."""

from __future__ import annotations

import random
from typing import Any

from kortspel.cards import DECK, JOKER, Card, parse_cards
from kortspel.games.base import Player
from kortspel.games.patience import GAME, PatienceSetup, PatienceState
from kortspel.games.patience.grid import CELLS, parse_cell
from kortspel.games.patience.moves import Lay
from kortspel.games.patience.setup import TableName, Variant
from kortspel.games.patience.state import Grid

DEAL = "K7Q2-M9PD"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def players(count: int = 1) -> tuple[Player, ...]:
    return tuple(Player(name=name) for name in ("Anna", "Bo", "Carin", "David", "Eva", "Filip")[:count])


def setup(count: int = 1, **options: Any) -> PatienceSetup:
    """A setup for so many people; several play the same sequence unless said otherwise."""
    return PatienceSetup(
        **{"players": players(count), "deal": DEAL, "variant": "solo" if count == 1 else "same", **options}
    )


def stacked(cards: str, count: int = 1, **options: Any) -> PatienceState:
    """A game in whose common deck these cards come first, in this order, then the rest of the 52."""
    state = GAME.new(setup(count, **options))
    first = parse_cards(cards)
    rest = tuple(card for card in DECK if card not in first)
    return state.changed(decks=((*first, *rest),))


def played(state: PatienceState, *cells: int | str) -> PatienceState:
    """The state after laying in these cells, given by number or by name."""
    for cell in cells:
        state = GAME.apply(state, Lay(cell=parse_cell(cell) if isinstance(cell, str) else cell))
    return state


def full(cards: str, **options: Any) -> PatienceState:
    """A solo game in which these 25 cards were laid row by row."""
    return played(stacked(cards, **options), *CELLS)


def random_setup(rng: random.Random) -> PatienceSetup:
    """A setup with random players and options."""
    variants: tuple[Variant, ...] = ("solo", "duel", "same")
    variant = rng.choice(variants)
    count = {"solo": 1, "duel": 2, "same": rng.randint(2, 6)}[variant]
    tables: tuple[TableName, ...] = ("english", "american", "swedish")
    table = rng.choice(tables)
    rearranging = rng.random() < 0.3
    return PatienceSetup(
        players=tuple(
            Player(name=f"P{seat}", level=rng.choice(("human", "easy", "medium", "hard")))
            for seat in range(count)
        ),
        deal=f"{''.join(rng.choices(LETTERS, k=4))}-{''.join(rng.choices(LETTERS, k=4))}",
        variant=variant,
        table=table,
        royal50=table == "english" and rng.random() < 0.5,
        flush16=table == "swedish" and rng.random() < 0.5,
        diagonals=rng.random() < 0.5,
        corner=not rearranging and rng.random() < 0.5,
        touching=not rearranging and rng.random() < 0.5,
        rearranging=rearranging,
        joker=rng.choice(("none", "deck", "after")),
        target=rng.choice((None, 40, 100)),
        open_grids=rng.random() < 0.5,
    )


def with_hidden_shuffled(state: PatienceState, seat: int | None, rng: random.Random) -> PatienceState:
    """The state with all that the seat may not know drawn anew: cards to come, and hidden grids."""
    alone = len(state.grids) == 1
    over = GAME.to_move(state) is None
    seen = {
        other for other in range(len(state.grids)) if alone or over or state.setup.open_grids or other == seat
    }
    known = [_known(state, owner, seen) for owner in range(len(state.decks))]
    return state.changed(
        decks=_drawn_anew(state, known, rng),
        grids=tuple(
            grid if other in seen else _hidden_anew(grid, state.setup.joker == "after", rng)
            for other, grid in enumerate(state.grids)
        ),
    )


def _known(state: PatienceState, owner: int, seen: set[int]) -> int:
    """How many of the deck's first cards the seat has seen."""
    common = len(state.decks) == 1
    if not common and owner not in seen:
        return 0
    mover = GAME.to_move(state)
    lies = max(len(grid.places) for grid in state.grids) if common else len(state.grids[owner].places)
    if mover is not None and state.grids[mover].stage == "laying" and (common or mover == owner):
        return len(state.grids[mover].places) + 1
    return lies


def _drawn_anew(state: PatienceState, known: list[int], rng: random.Random) -> tuple[tuple[Card, ...], ...]:
    hidden = [
        card for deck, count in zip(state.decks, known, strict=True) for card in deck[count:] if card != JOKER
    ]
    rng.shuffle(hidden)
    decks = []
    for deck, count in zip(state.decks, known, strict=True):
        joker_at = rng.randrange(count, 25) if JOKER in deck[count:] else None
        rest = [JOKER if place == joker_at else hidden.pop() for place in range(count, len(deck))]
        decks.append((*deck[:count], *rest))
    return tuple(decks)


def _hidden_anew(grid: Grid, joker_after: bool, rng: random.Random) -> Grid:
    chosen = joker_after and grid.stage == "finished"
    return grid.changed(
        places=tuple(rng.sample(CELLS, len(grid.places))),
        joker=rng.choice((None, *CELLS)) if chosen else None,
    )
