"""The plain computer player of Pakker."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from kortspel.bots.pakker import choose
from kortspel.bots.pakker_plain import discards
from kortspel.cards import parse_cards
from kortspel.games.base import Player
from kortspel.games.pakker import GAME, PakkerSetup, PakkerState
from kortspel.games.pakker.moves import PakkerMove
from tests.games.pakker.fixtures import random_code, random_setup, with_hidden_shuffled

EVENING = 800
"""Moves; a pot has some twenty."""


def chosen(state: PakkerState, seed: int) -> PakkerMove:
    """The move of the seat to move, from its own view alone."""
    seat = GAME.to_move(state)
    assert seat is not None
    return choose(GAME.view(state, seat), state.setup.players[seat], random.Random(seed))


@cache
def evening(setup: PakkerSetup, moves: int = EVENING) -> list[tuple[PakkerState, PakkerMove]]:
    """Every state of an evening of computer players with the move made in it; each move was legal."""
    state = GAME.new(setup)
    found: list[tuple[PakkerState, PakkerMove]] = []
    while GAME.to_move(state) is not None and len(found) < moves:
        move = chosen(state, len(found))
        found.append((state, move))
        state = GAME.apply(state, move)
    return found


def table(count: int = 4, **options: Any) -> PakkerSetup:
    players = tuple(Player(name=f"P{seat}", level="medium") for seat in range(count))
    return PakkerSetup(**{"players": players, "deal": "K7Q2-M9PD", **options})


@pytest.mark.parametrize("seed", range(10))
def test_every_move_is_legal_whatever_the_rules(seed: int) -> None:
    played = evening(random_setup(random.Random(seed)), 250)
    assert len(played) > 20


@pytest.mark.parametrize("count", [2, 4, 8])
def test_it_never_stalls(count: int) -> None:
    played = evening(table(count, end="pots", end_pots=8))
    last, _ = played[-1]
    assert last.pots >= 8
    per_pot = len(played) / last.pots
    assert per_pot < 12 * count


@pytest.mark.parametrize("seed", range(4))
def test_its_choice_does_not_depend_on_what_it_may_not_know(seed: int) -> None:
    rng = random.Random(seed)
    for number, (state, move) in enumerate(evening(random_setup(rng), 100)):
        other = with_hidden_shuffled(state, GAME.to_move(state), rng)
        assert chosen(other, number) == move


def test_it_opens_with_openers_alone() -> None:
    opened = passed = 0
    for state, move in evening(table(only_valid_openings=False)):
        seat = GAME.to_move(state)
        hand = GAME.view(state, seat).hand
        if state.phase == "opening" and hand is not None:
            assert hand.opens or move.kind not in ("open", "open_blind")
            opened += move.kind != "pass"
            passed += move.kind == "pass"
    assert opened > 20
    assert passed > 20


def test_it_folds_trash_and_goes_along_with_good_hands() -> None:
    folded: list[int] = []
    along: list[int] = []
    for state, move in evening(table()):
        hand = GAME.view(state, GAME.to_move(state)).hand
        if state.phase in ("joining", "betting") and hand is not None and hand.category is not None:
            (folded if move.kind == "fold" else along).append(hand.category)
    assert folded
    assert along
    assert sum(along) / len(along) > sum(folded) / len(folded) + 0.5
    assert max(folded) <= 2


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("Js Jd 2c 5h 9s", "2c 5h 9s"),
        ("Js Jd 2c 2h 9s", "9s"),
        ("Js Jd Jc 2h 9s", "2h 9s"),
        ("Js Jd Jc 2h 2s", ""),
        ("Js Jd Jc Jh 2s", ""),
        ("2s 9s 4s Ks 7s", ""),
        ("5s 6d 7c 8h 9s", ""),
        ("As 2d 3c 4h 5s", ""),
        ("2s 9s 4s Ks 7d", "7d"),
        ("5s 6d 7c 8h Ks", "Ks"),
        ("2s 8d Tc Jh Ks", "2s 8d Tc"),
    ],
)
def test_it_throws_what_helps_nothing(hand: str, thrown: str) -> None:
    assert set(discards(parse_cards(hand))) == set(parse_cards(thrown))


def test_it_buys_chips_when_it_has_none_for_the_ante() -> None:
    bought = [(state, move) for state, move in evening(table(first_purchase=20)) if move.kind == "buy"]
    assert bought
    for state, move in bought:
        after = GAME.apply(state, move)
        assert after.chips[GAME.to_move(state) or 0] >= after.setup.ante


def test_an_evening_of_computer_players_alone_comes_to_its_end() -> None:
    setup = table(end="minutes", end_minutes=20, deal=random_code(random.Random(1)))
    last, move = evening(setup, 20_000)[-1]
    assert GAME.outcome(GAME.apply(last, move)) is not None
