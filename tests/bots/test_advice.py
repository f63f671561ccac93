"""The coach at the tables: what it says may be done, rests on one's own view, and comes true as often as it says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kortspel.bots import pakker, poangpoker
from kortspel.bots.advice import Advice, advise, percent
from kortspel.bots.pakker.advice import best_now
from kortspel.bots.runner import may_be_made
from kortspel.games.base import Player
from kortspel.games.pakker import GAME as PAKKER
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.pakker.state import ADVISED
from kortspel.games.poangpoker import GAME as POANGPOKER
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.text import LANGUAGES, Text
from kortspel.text.telling import told
from tests.games.pakker.fixtures import random_code
from tests.games.pakker.fixtures import with_hidden_shuffled as pakker_shuffled
from tests.games.poangpoker.fixtures import with_hidden_shuffled as poangpoker_shuffled


def pakker_pots(count: int) -> Iterator[Any]:
    """The states of some pots by four players of medium strength, wherever a hand is played."""
    players = tuple(Player(name=f"P{seat}", level="medium") for seat in range(4))
    rng = random.Random(4)
    for number in range(count):
        state = PAKKER.new(PakkerSetup(players=players, deal=random_code(random.Random(number))))
        while not state.clock.pots:
            seat = PAKKER.to_move(state)
            assert seat is not None
            view = PAKKER.view(state, seat)
            if state.phase in ADVISED and view.hand is not None and view.question is None:
                yield state
            state = PAKKER.apply(state, pakker.choose(view, players[seat], rng))


def poangpoker_deals(count: int) -> Iterator[Any]:
    players = tuple(Player(name=f"P{seat}") for seat in range(4))
    rng = random.Random(5)
    for number in range(count):
        state = POANGPOKER.new(PoangpokerSetup(players=players, deal=random_code(random.Random(number))))
        while state.phase in ("exchange", "tricks"):
            seat = POANGPOKER.to_move(state)
            assert seat is not None
            yield state
            state = POANGPOKER.apply(
                state, poangpoker.choose(POANGPOKER.view(state, seat), players[seat], rng)
            )


def assert_sound(game: Any, state: Any, shuffled: Any, names: tuple[str, ...], rng: random.Random) -> None:
    """The move may be made, everything can be said in every language, and no hidden card changes a word."""
    seat = game.to_move(state)
    view = game.view(state, seat)
    advice = advise(game, view, "a")
    assert may_be_made(view, advice.move)
    assert len(advice.said) >= 2
    for language in LANGUAGES:
        words = [told(Text(language), message, names) for message in advice.said]
        assert all(word.endswith(".") and "{" not in word for word in words)
    other = advise(game, game.view(shuffled(state, seat, rng), seat), "a")
    assert isinstance(other, Advice)
    assert other == advice


def test_a_hint_in_pakker_is_sound() -> None:
    rng = random.Random(6)
    names = tuple(f"P{seat}" for seat in range(4))
    seen = set()
    for number, state in enumerate(pakker_pots(14)):
        if number % 3 == 0 or state.phase == "betting":
            seen.add(state.phase)
            assert_sound(PAKKER, state, pakker_shuffled, names, rng)
    assert {"opening", "joining", "exchange", "betting"} <= seen


def test_a_hint_in_poangpoker_is_sound() -> None:
    rng = random.Random(7)
    names = tuple(f"P{seat}" for seat in range(4))
    seen = set()
    for number, state in enumerate(poangpoker_deals(1)):
        if number % 4 == 0:
            seen.add(state.phase)
            assert_sound(POANGPOKER, state, poangpoker_shuffled, names, rng)
    assert seen == {"exchange", "tricks"}


def test_what_may_come_is_neither_certain_nor_impossible() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.424, 0.999, 1.0)] == [0, 1, 42, 99, 100]


@pytest.mark.slow
def test_the_chance_to_be_best_comes_true() -> None:
    """Said by those who start the betting, over some hundred pots, against the hands that the others really hold."""
    from kortspel.ranking import rank_hand

    said, came = [], []
    for state in pakker_pots(1500):
        if state.phase != "betting" or any(state.betting.bets):
            continue
        seat = PAKKER.to_move(state)
        view = PAKKER.view(state, seat)
        mine = rank_hand(state.deal.hands[seat])
        others = [
            rank_hand(hand)
            for other, hand in enumerate(state.deal.hands)
            if other != seat and state.pot.status[other] == "in"
        ]
        said.append(best_now(view))
        came.append(float(all(mine > other for other in others)))
    assert len(said) > 100
    assert abs(sum(said) - sum(came)) / len(said) < 0.06
