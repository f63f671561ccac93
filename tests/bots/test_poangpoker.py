"""The plain player of Poängpoker."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kortspel.bots.poangpoker import choose
from kortspel.cards import DECK, parse_cards, rank_of
from kortspel.games.base import Level, Player
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import Exchange, NextDeal, Play, PoangpokerMove
from tests.games.poangpoker.fixtures import (
    exchanged,
    played,
    played_out,
    random_setup,
    seen,
    setup,
    table,
    with_hidden_shuffled,
)

HAND = "Ks Kd 7h 4c 2d"


def holding(hand: str, **options: Any) -> PoangpokerState:
    """A deal for three in which the first to move has this hand; the others hold low cards."""
    rest = sorted((card for card in DECK if card not in parse_cards(hand)), key=rank_of)
    return table(hand, " ".join(rest[:10:2]), " ".join(rest[1:10:2]), **options)


def chosen(state: PoangpokerState, level: Level = "hard", seed: int = 1) -> PoangpokerMove:
    return choose(seen(state), Player(name="Hal", level=level), random.Random(seed))


def thrown(hand: str, **options: Any) -> set[str]:
    move = chosen(holding(hand, **options))
    assert isinstance(move, Exchange)
    return set(move.cards)


@pytest.mark.rule("PO-22")
@pytest.mark.parametrize("seed", range(8))
def test_it_plays_any_seat_of_any_game_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    drawn = random_setup(rng)
    computers = tuple(player.changed(level="easy") for player in drawn.players)
    state = GAME.new(drawn.changed(players=computers, demonstration=True, end="rounds", rounds=1))
    while GAME.to_move(state) is not None:
        state = GAME.apply(state, chosen(state, "easy", rng.randrange(1000)))
    assert len(state.sheet) == state.seats


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_view_and_generator_give_the_same_move(level: Level) -> None:
    state = holding(HAND, trump="Ts")
    assert chosen(state, level, 5) == chosen(state, level, 5)
    state = exchanged(state)
    assert chosen(state, level, 5) == chosen(state, level, 5)


def test_what_it_may_not_know_does_not_change_its_move() -> None:
    rng = random.Random(7)
    for state in (holding(HAND), played(exchanged(holding(HAND)), "Kd")):
        other = with_hidden_shuffled(state, GAME.to_move(state), rng)
        assert other != state
        assert chosen(other, "medium") == chosen(state, "medium")


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
    assert all(chosen(state, "medium", seed) == Play(card="Ks") for seed in range(5))


def test_between_deals_it_goes_on() -> None:
    assert chosen(played_out(holding(HAND))) == NextDeal()


def test_it_takes_more_last_tricks_and_better_hands_than_chance() -> None:
    last, hands = [0, 0, 0], [0, 0, 0]
    rng = random.Random(3)
    players = (Player(name="Hal", level="easy"), Player(name="Bo"), Player(name="Eva"))
    state = GAME.new(setup(players=players, end="open"))
    for _ in range(60):
        while state.phase != "scored":
            seat = GAME.to_move(state)
            move = chosen(state, "easy", rng.randrange(1000)) if seat == 0 else any_move(state, rng)
            state = GAME.apply(state, move)
        last[state.sheet[-1].trick.index(5)] += 1
        hands = [total + int(points > 0) for total, points in zip(hands, state.sheet[-1].hand, strict=True)]
        state = GAME.apply(state, NextDeal())
    assert last[0] > max(last[1:])
    assert hands[0] > max(hands[1:])


def any_move(state: PoangpokerState, rng: random.Random) -> PoangpokerMove:
    return GAME.move(**GAME.legal(state)[0].sample(rng))


def test_it_refuses_a_view_that_is_not_its_turn() -> None:
    state = holding(HAND)
    for seat in (None, 1):
        with pytest.raises(ValueError, match="seat to move"):
            choose(GAME.view(state, seat), Player(name="Hal", level="hard"), random.Random(1))
