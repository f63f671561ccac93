"""Advice in every variant: legal, sensible, explained."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from kortspel.coach.advice import Advice, advise, advise_ahead, deepening
from kortspel.coach.extras import score
from kortspel.coach.position import JOKER, Position, from_view, start
from kortspel.coach.reasons import Reason
from kortspel.games.patience import GAME
from kortspel.text import LANGUAGES, Text
from tests.coach.helpers import ALL, AMERICAN, ENGLISH, random_position
from tests.games.patience.fixtures import random_setup

SPADES, HEARTS = 39, 26


def beyond_plain(position: Position) -> bool:
    """Are there diagonals or a joker, which the coach's own games that tell the chances had not?"""
    cards = (position.card, *position.grid, *position.unseen)
    return position.rules.diagonals or JOKER in cards


def assert_legal(position: Position, advice: Advice) -> None:
    cells = [suggestion.cell for suggestion in advice.suggestions]
    assert 1 <= len(cells) <= 3
    assert len(set(cells)) == len(cells)
    assert advice.reasons
    if position.stage == "laying":
        assert set(cells) <= set(position.allowed)
        points = [suggestion.points for suggestion in advice.suggestions]
        assert points == sorted(points, reverse=True)
    for suggestion in advice.suggestions:
        assert suggestion.error >= 0
        if position.rules.target is None:
            assert suggestion.reach is None
        elif advice.source in ("rollouts", "swaps") or not beyond_plain(position):
            assert suggestion.reach is not None
        assert suggestion.reach is None or 0 <= suggestion.reach <= 1


def test_advice_is_legal_in_every_variant() -> None:
    rng = random.Random(1)
    texts = [Text(language) for language in LANGUAGES]
    for _ in range(60):
        state = GAME.new(random_setup(rng))
        for _ in range(rng.randrange(130)):
            choices = [choice for choice in GAME.legal(state) if choice.kind not in ("hint", "undo", "swap")]
            if not choices:
                break
            state = GAME.apply(state, GAME.move(**rng.choice(choices).sample(rng)))
        seat = GAME.to_move(state)
        if seat is None:
            continue
        position = from_view(GAME.view(state, seat))
        for advice in islice(deepening(position), 3):
            assert_legal(position, advice)
            for text in texts:
                assert text.has(f"coach.source.{advice.source}")
                for reason in advice.reasons:
                    number = reason.values.get("left", reason.values.get("points"))
                    assert text(reason.message, **({"n": number} | reason.values))


def test_the_coach_follows_its_own_advice_to_the_end_of_every_variant() -> None:
    rng = random.Random(2)
    for _ in range(12):
        state = GAME.new(random_setup(rng))
        while (seat := GAME.to_move(state)) is not None:
            position = from_view(GAME.view(state, seat))
            if position.stage == "arranging":
                state = GAME.apply(state, GAME.move(kind="done"))
                continue
            cell = advise(position).best.cell
            fields: dict[str, Any] = {"kind": "lay", "cell": cell}
            if position.stage == "joker":
                fields = {"kind": "keep_all"} if cell is None else {"kind": "place_joker", "cell": cell}
            state = GAME.apply(state, GAME.move(**fields))
        assert GAME.outcome(state) is not None


def test_there_is_no_advice_when_nothing_is_to_be_done() -> None:
    with pytest.raises(ValueError, match="card"):
        advise(start(ENGLISH))


def test_the_last_card_is_certain() -> None:
    rng = random.Random(3)
    position = random_position(AMERICAN, rng, 24)
    for advice in (advise(position), advise_ahead(position)):
        assert advice.source == "exact"
        assert advice.best.points == score(position.after(position.allowed[0]).grid, AMERICAN)
        assert advice.best.error == 0


def test_one_card_ahead_plays_the_best_reply() -> None:
    rng = random.Random(4)
    position = random_position(ENGLISH, rng, 23)
    advice = advise_ahead(position)
    for suggestion in advice.suggestions:
        assert suggestion.cell is not None
        after = position.after(suggestion.cell)
        scores = [
            score(turned.after(turned.allowed[0]).grid, ENGLISH)
            for turned in (after.turned(card) for card in after.unseen)
        ]
        assert suggestion.points == pytest.approx(sum(scores) / len(scores), abs=0.01)


@pytest.mark.rule("PP-25")
def test_the_joker_after_laying_goes_where_it_adds_most() -> None:
    # Four aces and a two in the first row, and nothing in common elsewhere that pays more.
    aces = [12, 25, 38, 51]
    rest = [card for card in range(52) if card not in aces]
    random.Random(5).shuffle(rest)
    grid = (*aces, *rest[:21])
    position = Position(AMERICAN, grid, None, tuple(rest[21:]), (), "joker")
    advice = advise(position)
    cell = advice.best.cell
    changed = grid if cell is None else (*grid[:cell], 52, *grid[cell + 1 :])
    assert advice.best.points == score(changed, AMERICAN)
    every = [score((*grid[:i], 52, *grid[i + 1 :]), AMERICAN) for i in range(25)]
    assert advice.best.points == max(*every, score(grid, AMERICAN))


@pytest.mark.rule("PP-24")
def test_the_joker_is_laid_where_much_may_come_of_it() -> None:
    grid = [-1] * 25
    for row, rank in enumerate((3, 5, 8)):
        grid[5 * row] = SPADES + rank
    grid[19] = 0
    unseen = tuple(card for card in range(52) if card not in grid)
    position = Position(
        AMERICAN, tuple(grid), 52, unseen, tuple(cell for cell in range(25) if grid[cell] < 0)
    )
    assert advise(position).best.cell in (15, 20)


@pytest.mark.rule("PP-13")
def test_a_diagonal_is_kept_where_it_counts() -> None:
    # The last spade of all completes the falling diagonal.
    grid = [-1] * 25
    for place, rank in enumerate((0, 3, 5, 9)):
        grid[6 * place] = SPADES + rank
    for cell, rank in zip((1, 5, 7, 8, 11, 13, 15, 17), (1, 2, 4, 6, 7, 8, 10, 12), strict=True):
        grid[cell] = SPADES + rank
    unseen = tuple(range(SPADES))
    allowed = tuple(cell for cell in range(25) if grid[cell] < 0)
    position = Position(replace(AMERICAN, diagonals=True), tuple(grid), SPADES + 11, unseen, allowed)
    assert advise(position).best.cell == 24
    assert advise(replace(position, rules=AMERICAN)).best.cell != 24


@pytest.mark.rule("PP-23")
def test_the_swaps_lead_to_the_arrangement() -> None:
    rng = random.Random(6)
    for rules in ALL:
        cards = rng.sample(range(52), 25)
        position = Position(rules, tuple(cards), None, (), (), "arranging")
        first, later = islice(deepening(position), 0, 5, 4)
        assert len(first.swaps) == 1
        assert first.best.points == max(
            score(swapped(cards, a, b), rules) for a in range(25) for b in range(a)
        )
        for a, b in later.swaps:
            cards = swapped(cards, a, b)
        assert tuple(cards) == later.goal
        assert score(cards, rules) == later.best.points > first.best.points


def swapped(cards: list[int], a: int, b: int) -> list[int]:
    cards = list(cards)
    cards[a], cards[b] = cards[b], cards[a]
    return cards


@pytest.mark.rule("PP-23")
def test_the_best_arrangement_is_kept_when_a_swap_has_been_made() -> None:
    cards = random.Random(8).sample(range(52), 25)
    position = Position(AMERICAN, tuple(cards), None, (), (), "arranging")
    before = next(islice(deepening(position), 5, None))
    position = replace(position, grid=tuple(swapped(cards, *before.swaps[0])))
    for advice in (advise(position, before.goal), *islice(deepening(position, known=before.goal), 2)):
        assert advice.best.points >= before.best.points
    assert advise(position, before.goal).swaps == before.swaps[1:]


def test_the_flush_is_the_reason() -> None:
    grid = [-1] * 25
    for row, rank in enumerate((3, 5, 8)):
        grid[5 * row + 2] = SPADES + rank
    grid[18], grid[24] = HEARTS + 2, HEARTS + 7
    card = SPADES + 11
    unseen = tuple(other for other in range(52) if other not in grid and other != card)
    allowed = tuple(cell for cell in range(25) if grid[cell] < 0)
    position = Position(AMERICAN, tuple(grid), card, unseen, allowed)
    advice = advise(position)
    assert advice.best.cell in (17, 22)
    assert Reason("coach.reason.keeps_flush", {"line": "col3", "suit": "s", "left": 9}) in advice.reasons


def test_a_target_in_sight_is_likelier_reached() -> None:
    rng = random.Random(7)
    position = random_position(AMERICAN, rng, 10)
    easy = advise(replace(position, rules=replace(AMERICAN, target=20))).best.reach
    hard = advise(replace(position, rules=replace(AMERICAN, target=400))).best.reach
    assert easy is not None
    assert hard is not None
    assert easy > 0.9 > 0.01 > hard


def test_where_the_stored_games_tell_nothing_no_chance_is_guessed() -> None:
    rng = random.Random(6)
    plain = random_position(ENGLISH, rng, 8)
    diagonal = random_position(replace(ENGLISH, diagonals=True), rng, 8)
    joker = random_position(ENGLISH, rng, 8, joker=True)
    assert advise(plain).best.reach is not None
    assert advise(diagonal).best.reach is None
    assert advise(joker).best.reach is None
