"""The judgement by the table: the same in plain Python and in batches."""

from __future__ import annotations

import random
from statistics import fmean

import numpy as np
import pytest

from kortspel.coach import table
from kortspel.coach.batch import Boards
from kortspel.coach.extras import score
from kortspel.coach.layout import SCALE
from kortspel.coach.position import TRANSPOSED, Position, Rules, start
from tests.coach.helpers import ALL, AMERICAN, ENGLISH, random_position


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.table)
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_batch_plays_as_the_table_does(rules: Rules, mirrored: bool) -> None:
    rng = random.Random(5)
    for laid in (0, 3, 9, 16, 21):
        position = random_position(rules, rng, laid)
        first = position.after(rng.choice(position.allowed))
        decks = [rng.sample(first.unseen, 25 - first.laid) for _ in range(6)]
        boards = Boards([first], [mirrored], len(decks))
        now = [first] * len(decks)
        for place in range(len(decks[0])):
            cards = np.array([deck[place] for deck in decks])
            boards.step(cards)
            for number, deck in enumerate(decks):
                turned = now[number].turned(deck[place])
                worth = table.worths_of(turned, mirrored=mirrored)
                # Ties are settled by the first cell of the grid that is looked at.
                order = (lambda cell: TRANSPOSED[cell]) if mirrored else (lambda cell: cell)
                cell = max(worth, key=lambda cell: (worth[cell], -order(cell)))
                now[number] = turned.after(cell)
                assert not boards.free[order(cell), number]
        assert boards.done.tolist() == [score(each.grid, rules) for each in now]


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.table)
def test_a_leaf_is_worth_what_the_table_says(rules: Rules) -> None:
    rng = random.Random(6)
    for laid in (1, 7, 13, 20, 23):
        position = random_position(rules, rng, laid)
        after = position.after(position.allowed[0])
        cards = rng.sample(after.unseen, 8)
        worth = Boards([after], [False], len(cards)).step(np.array(cards), leaf=True)
        expected = [max(table.worths_of(after.turned(card), mirrored=False).values()) for card in cards]
        assert worth is not None
        assert worth.tolist() == expected


def test_the_last_card_is_worth_the_score_it_makes() -> None:
    rng = random.Random(7)
    for rules in ALL:
        position = random_position(rules, rng, 24)
        (cell,) = position.allowed
        assert table.judged(position) == {cell: SCALE * score(position.after(cell).grid, rules)}


def test_a_grid_and_its_mirror_image_are_judged_alike() -> None:
    rng = random.Random(8)
    for laid in (2, 8, 15):
        position = random_position(AMERICAN, rng, laid)
        grid = tuple(position.grid[cell] for cell in TRANSPOSED)
        allowed = tuple(sorted(TRANSPOSED[cell] for cell in position.allowed))
        mirrored = Position(AMERICAN, grid, position.card, position.unseen, allowed)
        assert max(table.judged(mirrored).values()) == max(table.judged(position).values())


def test_the_obvious_is_seen() -> None:
    # Four spades in column a, and a fifth one comes; nothing else lies.
    spades = [39 + rank for rank in (0, 3, 5, 9)]
    grid = [-1] * 25
    for row, card in enumerate(spades):
        grid[5 * row] = card
    unseen = tuple(card for card in range(52) if card not in spades and card != 39 + 11)
    allowed = tuple(cell for cell in range(25) if grid[cell] < 0)
    position = Position(AMERICAN, tuple(grid), 39 + 11, unseen, allowed)
    assert table.best_cell(table.judged(position)) == 20


@pytest.mark.parametrize(("rules", "least"), [(AMERICAN, 105), (ENGLISH, 45)], ids=["american", "english"])
def test_thirty_games_go_well(rules: Rules, least: int) -> None:
    rng = random.Random(9)
    scores = []
    for _ in range(30):
        position = start(rules)
        for card in rng.sample(range(52), 25):
            position = position.turned(card)
            position = position.after(table.best_cell(table.judged(position)))
        scores.append(score(position.grid, rules))
    assert fmean(scores) > least
