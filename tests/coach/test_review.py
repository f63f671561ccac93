"""The review: its sums, its coach, its hindsight; and the strengths of the computer seats."""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any, Literal

import pytest

from kortspel.coach import table
from kortspel.coach.arrange import best_arrangement, swaps_between
from kortspel.coach.extras import joker_placed, score
from kortspel.coach.known import play
from kortspel.coach.position import Rules, start
from kortspel.coach.review import Played, Progress, Review, review
from kortspel.coach.strengths import Strength, choose_cell
from tests.coach.helpers import ALL, AMERICAN


def game(rules: Rules, deck: list[int], rng: random.Random, strength: Strength) -> list[int]:
    """The cells in which a player of this strength lays the cards."""
    position = start(rules)
    cells = []
    for card in deck:
        position = position.turned(card)
        cells.append(choose_cell(position, strength, rng))
        position = position.after(cells[-1])
    return cells


def reviewed(rules: Rules, deck: list[int], cells: list[int], **more: Any) -> tuple[list[float], Review]:
    *parts, last = review(Played(rules, tuple(deck), tuple(cells), **more), rollouts=200, tries=10_000)
    assert isinstance(last, Review)
    return [part.part for part in parts if isinstance(part, Progress)], last


def test_the_review_adds_up() -> None:
    rng = random.Random(1)
    deck = rng.sample(range(52), 25)
    cells = game(AMERICAN, deck, rng, "easy")
    parts, found = reviewed(AMERICAN, deck, cells)
    grid = [deck[cells.index(cell)] for cell in range(25)]
    assert found.score == score(grid, AMERICAN)
    assert parts == sorted(parts)
    assert parts[-1] <= 1
    assert [move.cell for move in found.moves] == cells
    assert found.expected + found.luck + found.skill == pytest.approx(found.score)
    assert found.percentile == play("american").percentile(found.score)
    assert found.comparable
    assert sum(move.luck for move in found.moves) == pytest.approx(found.luck)
    assert found.skill == pytest.approx(-sum(move.lost for move in found.moves))
    assert len(found.dearest) == 3
    assert found.dearest[0].lost == max(move.lost for move in found.moves)
    assert found.hindsight >= max(found.score, found.coach_score)
    assert score(found.hindsight_grid, AMERICAN) == found.hindsight
    assert sorted(found.hindsight_grid) == sorted(deck)


def test_the_coach_loses_little_in_its_own_review_and_a_child_much() -> None:
    rng = random.Random(2)
    deck = rng.sample(range(52), 25)
    _, own = reviewed(AMERICAN, deck, game(AMERICAN, deck, rng, "hard"))
    _, childs = reviewed(AMERICAN, deck, game(AMERICAN, deck, rng, "easy"))
    assert own.score == own.coach_score
    assert -own.skill < 12
    assert -childs.skill > 40


@pytest.mark.rule("PP-25")
def test_the_joker_after_laying_is_reviewed_as_a_move_of_its_own() -> None:
    rng = random.Random(7)
    deck = rng.sample(range(52), 25)
    cells = game(AMERICAN, deck, rng, "medium")
    placed = joker_placed([deck[cells.index(cell)] for cell in range(25)], AMERICAN)
    for cell in (12, None):
        _, found = reviewed(AMERICAN, deck, cells, joker_after=True, joker_cell=cell)
        assert not found.comparable
        assert found.score == placed[cell]
        assert found.joker is not None
        assert found.joker.points == placed[cell] - placed[None]
        assert found.joker.coach_points == max(placed.values()) - placed[None]
        assert placed[found.joker.coach_cell] == max(placed.values())
        assert found.expected + found.luck + found.skill + found.joker.coach_points == pytest.approx(
            found.score
        )
        assert found.hindsight >= max(found.score, found.coach_score)


@pytest.mark.rule("PP-23")
def test_of_a_rearranged_grid_hindsight_alone_is_told() -> None:
    deck = random.Random(8).sample(range(52), 25)
    parts, found = reviewed(AMERICAN, deck, list(range(25)), rearranged=True)
    assert parts
    assert found.moves == ()
    assert found.score == score(deck, AMERICAN)
    assert found.hindsight > found.score
    assert not found.comparable


def test_a_review_needs_a_whole_game() -> None:
    with pytest.raises(ValueError, match="25"):
        next(review(Played(AMERICAN, tuple(range(25)), (0,) * 25)))


def test_the_strengths_differ() -> None:
    rng = random.Random(3)
    means = {}
    levels: tuple[Literal["easy", "medium", "hard"], ...] = ("easy", "medium", "hard")
    for strength in levels:
        scores = []
        for _ in range(25):
            deck = rng.sample(range(52), 25)
            cells = game(AMERICAN, deck, rng, strength)
            scores.append(score([deck[cells.index(cell)] for cell in range(25)], AMERICAN))
        means[strength] = fmean(scores)
    assert means["easy"] + 15 < means["medium"] < means["hard"] - 8


def test_a_hard_player_lays_as_the_table_says() -> None:
    position = start(AMERICAN).turned(5).after(7).turned(40)
    assert choose_cell(position, "hard", random.Random(4)) == table.best_cell(table.judged(position))


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.table)
def test_the_percentile_is_that_of_the_stored_games(rules: Rules) -> None:
    known = play(rules.table)
    assert sum(known.scores) == known.games
    assert known.percentile(0) < 1
    assert known.percentile(10_000) == 100
    assert 40 < known.percentile(round(known.mean)) < 60
    assert known.chance(known.mean, 3, 0) > 0.99
    assert known.chance(10, 25, 10) == 1
    assert known.chance(9, 25, 10) == 0


def test_an_arrangement_is_found_again() -> None:
    # Five royal-like rows: the hearts' straight flush is not to be missed.
    cards = [26, 27, 28, 29, 30, *random.Random(5).sample([*range(26), *range(39, 52)], 20)]
    random.Random(6).shuffle(cards)
    found = best_arrangement(cards, AMERICAN, 20_000)
    assert found.score >= 75 + 60
    now = list(cards)
    for a, b in found.swaps:
        now[a], now[b] = now[b], now[a]
    assert tuple(now) == found.grid


def test_the_fewest_swaps_are_named() -> None:
    assert swaps_between((1, 2, 3, 4), (2, 1, 3, 4)) == ((0, 1),)
    assert len(swaps_between((1, 2, 3, 4), (2, 3, 1, 4))) == 2
    assert swaps_between((1, 2), (1, 2)) == ()


@pytest.mark.parametrize(("more", "error", "lost"), [(2.0, 0.5, 2.0), (0.4, 0.5, 0.0), (-1.0, 0.1, 0.0)])
def test_only_what_a_second_judgement_confirms_is_given_away(
    more: float, error: float, lost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kortspel.coach.search.gap", lambda *_: (more, error))
    rng = random.Random(1)
    deck = rng.sample(range(52), 25)
    _, found = reviewed(AMERICAN, deck, game(AMERICAN, deck, rng, "easy"))
    others = [move for move in found.moves[:-1] if move.lost]
    assert all(move.lost == pytest.approx(lost) and move.cell != move.coach_cell for move in others)
    assert bool(others) == bool(lost)
