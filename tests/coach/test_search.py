"""The deep search: reproducible, unhurried by pruning, right where the answer is known."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from kortspel.coach.advice import deepening
from kortspel.coach.extras import score
from kortspel.coach.review import Played, Review, review
from kortspel.coach.search import Depth, deepen, gap, searched
from tests.coach.helpers import ALL, AMERICAN, ENGLISH, random_position


def test_the_same_seed_gives_the_same_search() -> None:
    position = random_position(AMERICAN, random.Random(1), 9)
    one, other = (searched(position, 1500, seed=3) for _ in range(2))
    assert one.ranked == other.ranked
    assert one.rollouts >= 1500


def test_it_improves_until_it_is_stopped() -> None:
    position = random_position(ENGLISH, random.Random(2), 12)
    rollouts = [search.rollouts for search in islice(deepen(position), 12)]
    assert rollouts[0] == 0
    assert all(later > earlier for earlier, later in pairwise(rollouts))


def test_two_cards_before_the_end_the_rollouts_agree_with_all_there_is() -> None:
    position = random_position(AMERICAN, random.Random(3), 23)
    search = searched(position, 6000, Depth(prior=0))
    for candidate in search.ranked:
        after = position.after(candidate.cell)
        scores = [
            score(turned.after(turned.allowed[0]).grid, AMERICAN)
            for turned in (after.turned(card) for card in after.unseen)
        ]
        assert candidate.points(0) == pytest.approx(
            sum(scores) / len(scores), abs=5 * candidate.error(0) + 1e-9
        )


def test_a_named_cell_is_judged_however_bad() -> None:
    rng = random.Random(4)
    position = random_position(AMERICAN, rng, 6)
    worst = searched(position, 0, Depth(candidates=19)).ranked[-1].cell
    assert worst in {candidate.cell for candidate in next(deepen(position, also=(worst,))).ranked}


@pytest.mark.rule("PP-21")
def test_every_variant_is_searched() -> None:
    rng = random.Random(5)
    for rules in ALL:
        for changes in ({"touching": True}, {"diagonals": True}, {"corner": True}, {"target": 60}):
            position = random_position(replace(rules, **changes), rng, 8, joker=rng.random() < 0.5)
            search = searched(position, 400)
            assert {candidate.cell for candidate in search.ranked} <= set(position.allowed)
            assert search.ranked[0].rollouts > 0


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("kortspel.coach.search", "kortspel.coach.batch", "kortspel.coach.arrays"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_one_card_ahead_is_the_deepest() -> None:
    position = random_position(AMERICAN, random.Random(6), 15)
    assert [advice.source for advice in deepening(position)] == ["table", "ahead"]


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_a_game_is_reviewed_one_card_ahead() -> None:
    deck = tuple(random.Random(7).sample(range(52), 25))
    *_, found = review(Played(AMERICAN, deck, tuple(range(25))), tries=5_000)
    assert isinstance(found, Review)
    assert len(found.moves) == 25
    assert found.dearest[0].lost > 1


def test_a_gap_is_that_of_the_ends_of_all_games_from_there() -> None:
    position = random_position(AMERICAN, random.Random(3), 23)
    cell, other = position.allowed

    def mean(each: int) -> float:
        after = position.after(each)
        turned = [after.turned(card) for card in after.unseen]
        return sum(score(each.after(each.allowed[0]).grid, AMERICAN) for each in turned) / len(turned)

    more, error = gap(position, cell, other, 2000, 1)
    assert more == pytest.approx(mean(other) - mean(cell), abs=5 * error + 1e-9)
    assert gap(position, cell, cell, 50, 1) == (0, 0)
    back, _ = gap(position, other, cell, 2000, 1)
    assert back == pytest.approx(-more)
