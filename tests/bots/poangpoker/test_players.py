"""The computer players of Poängpoker."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from kortspel.bots.poangpoker import choose, plain
from kortspel.cards import DECK, parse_cards, rank_of
from kortspel.games.base import Level, Player
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import Exchange, NextDeal, Play, PoangpokerMove
from tests.bench.bots_poangpoker import ladder
from tests.games.poangpoker.fixtures import (
    exchanged,
    played,
    played_out,
    random_setup,
    seen,
    table,
    with_hidden_shuffled,
)

LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
HAND = "Ks Kd 7h 4c 2d"


def holding(hand: str, **options: Any) -> PoangpokerState:
    """A deal for three in which the first to move has this hand; the others hold low cards."""
    rest = sorted((card for card in DECK if card not in parse_cards(hand)), key=rank_of)
    return table(hand, " ".join(rest[:10:2]), " ".join(rest[1:10:2]), **options)


def chosen(
    state: PoangpokerState, level: Level = "hard", seed: int = 1, effort: float = 0.2
) -> PoangpokerMove:
    player = Player(name="Hal", level=level)
    return choose(seen(state), player, random.Random(seed), effort=effort)


def thrown(hand: str, **options: Any) -> set[str]:
    move = chosen(holding(hand, **options))
    assert isinstance(move, Exchange)
    return set(move.cards)


def any_move(state: PoangpokerState, rng: random.Random) -> PoangpokerMove:
    return GAME.move(**GAME.legal(state)[0].sample(rng))


def allowed(state: PoangpokerState, move: PoangpokerMove) -> bool:
    return any(choice.allows(move) for choice in seen(state).choices)


@pytest.mark.rule("PO-22")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(6))
def test_it_plays_any_seat_of_any_game_to_the_end(level: Level, seed: int) -> None:
    rng = random.Random(seed)
    drawn = random_setup(rng)
    computers = tuple(player.changed(level=level) for player in drawn.players)
    state = GAME.new(drawn.changed(players=computers, demonstration=True, end="rounds", rounds=1))
    while GAME.to_move(state) is not None:
        move = chosen(state, level, rng.randrange(1000), effort=0.02)
        assert allowed(state, move)
        state = GAME.apply(state, move)
    assert len(state.sheet) == state.seats


@pytest.mark.parametrize("seed", range(30))
def test_the_plain_move_is_allowed_wherever_a_game_has_come_to(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(random_setup(rng))
    while not state.played_out:
        assert allowed(state, plain(seen(state), rng))
        state = GAME.apply(state, any_move(state, rng))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_generator_give_the_same_move(level: Level) -> None:
    state = holding(HAND, trump="Ts")
    assert chosen(state, level, 5) == chosen(state, level, 5)
    state = exchanged(state)
    assert chosen(state, level, 5) == chosen(state, level, 5)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_what_it_may_not_know_does_not_change_its_move(level: Level, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(random_setup(rng).changed(end="open"))
    while state.phase != "scored":
        other = with_hidden_shuffled(state, GAME.to_move(state), rng)
        assert chosen(other, level, effort=0.05) == chosen(state, level, effort=0.05)
        state = GAME.apply(state, any_move(state, rng))


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("Ks Kd Kh 7c 2d", {"7c", "2d"}),
        ("Ks Kd Kh 7c 7d", set()),
        ("Ks Kd Qs Qd 2d", {"2d"}),
        ("As Ks 9s 5s 2s", set()),
        ("As Ks 9s 5s 2c", {"2c"}),
        ("Ts 9s 8d 7c 6h", set()),
    ],
)
def test_it_keeps_what_it_has_and_draws_to_what_is_near(hand: str, away: set[str]) -> None:
    assert thrown(hand) == away


def test_it_keeps_high_cards_for_the_last_trick() -> None:
    assert {"As", "Kd"}.isdisjoint(thrown("As Kd 8h 5c 2c", last_trick=50))


def test_it_takes_the_fourth_trick_to_lead_the_last() -> None:
    # With the king it leads its other spade to the last trick; without, it must hope for a spade to be led.
    state = exchanged(table("Qs 8h 7h 6c 5d", "Jh 3c 9h 5c 4d", "Ks 4s Ah 2c 3d"))
    state = played(state, "8h 9h Ah 2c 6c 5c 5d 4d 3d Qs 3c")
    assert all(chosen(state, "hard", seed, effort=1.0) == Play(card="Ks") for seed in range(5))
    assert plain(seen(state), random.Random(1)) == Play(card="Ks")


@pytest.mark.parametrize("level", LEVELS)
def test_between_deals_it_goes_on(level: Level) -> None:
    state = played_out(holding(HAND))
    assert chosen(state, level) == NextDeal()
    assert plain(seen(state), random.Random(1)) == NextDeal()


@pytest.mark.parametrize(
    ("better", "worse", "deals", "effort"), [("hard", "easy", 24, 0.1), ("medium", "easy", 40, 1.0)]
)
def test_a_better_player_is_ahead(better: Level, worse: Level, deals: int, effort: float) -> None:
    found = ladder(better, worse, deals, effort, [])
    assert found["ahead"] > 0


def test_it_refuses_a_view_that_is_not_its_turn() -> None:
    state = holding(HAND)
    for seat in (None, 1):
        with pytest.raises(ValueError, match="seat to move"):
            choose(GAME.view(state, seat), Player(name="Hal", level="hard"), random.Random(1))
        with pytest.raises(ValueError, match="seat to move"):
            plain(GAME.view(state, seat), random.Random(1))
