"""Every reason is true of the position, and speaks of the cell that it is given for."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from kortspel.coach import table
from kortspel.coach.advice import advise
from kortspel.coach.extras import lines_of
from kortspel.coach.lines import category_of
from kortspel.coach.position import Position, Rules, start
from kortspel.coach.reasons import Reason, lack, reasons
from tests.coach.helpers import ALL, AMERICAN, ENGLISH, random_position

LINES = {f"row{i + 1}": tuple(range(5 * i, 5 * i + 5)) for i in range(5)}
LINES |= {f"col{i + 1}": tuple(range(i, 25, 5)) for i in range(5)}
SPADES, HEARTS, DIAMONDS = 39, 26, 13


def position_of(rules: Rules, grid: dict[int, int], card: int) -> Position:
    cells = tuple(grid.get(cell, -1) for cell in range(25))
    unseen = tuple(other for other in range(52) if other not in cells and other != card)
    return Position(rules, cells, card, unseen, tuple(cell for cell in range(25) if cells[cell] < 0))


def assert_true(position: Position, cell: int, reason: Reason) -> None:
    """The reason, checked by what it says."""
    card, values = position.card, reason.values
    assert card is not None
    kind = reason.message.removeprefix("coach.reason.")
    if "line" not in values:
        assert kind in ("first_card", "only_cell", "opens_both", "parks", "parks_here")
        return
    cells = LINES[str(values["line"])]
    before = [position.grid[other] for other in cells if position.grid[other] >= 0]
    cards = [*before, card]
    ranks = [other % 13 for other in cards]
    assert (cell in cells) == (not kind.startswith("spares"))
    left = values.get("left")
    if kind in ("keeps_flush", "starts_flush"):
        assert {"cdhs"[other // 13] for other in cards} == {values["suit"]}
        assert left == sum("cdhs"[other // 13] == values["suit"] for other in position.unseen)
        assert len(cards) + int(str(left)) >= 5
        assert (len(cards) == 2) == (kind == "starts_flush")
    elif kind in ("keeps_straight", "starts_straight"):
        assert left == len(cards_for_a_straight(position, cards))
        assert left
    elif kind.startswith(("makes_pair", "makes_three", "makes_four")):
        count = {"makes_pair": 2, "makes_three": 3, "makes_four": 4}[kind.removesuffix(".last")]
        assert ranks.count(card % 13) == count
        assert values["rank"] == card % 13 + 2
        assert left == sum(other % 13 == card % 13 for other in position.unseen)
    elif kind.startswith("makes_two_pair"):
        assert sorted(map(ranks.count, ranks)) == [2] * 4
        assert left == sum(other % 13 in ranks for other in position.unseen)
    elif kind == "completes":
        flush = len({other // 13 for other in cards}) == 1
        assert values["hand"] == category_of(ranks, flush=flush)
        assert values["points"] == position.rules.points[int(str(values["hand"]))]
        assert values["points"]
    elif kind == "opens":
        assert not before
        other = LINES[str(values["other"])]
        assert cell in other
        assert any(position.grid[each] >= 0 for each in other)
    elif kind == "spares_flush":
        assert {"cdhs"[other // 13] for other in before} == {values["suit"]} != {"cdhs"[card // 13]}
    else:
        assert kind == "spares_straight"
        assert cards_for_a_straight(position, before)
    if kind.endswith(".last"):
        assert left == 0


def cards_for_a_straight(position: Position, cards: list[int]) -> list[int]:
    """The unseen cards that may be part of a straight made of these and others."""
    missing = 5 - len(cards)
    held = [card % 13 for card in cards]
    left = {other % 13 for other in position.unseen}
    useful = {
        rank
        for more in combinations(sorted(left), missing)
        if category_of([*held, *more], flush=False) == 4
        for rank in more
    }
    return [other for other in position.unseen if other % 13 in useful]


def test_every_reason_is_true() -> None:
    rng = random.Random(1)
    seen = set()
    for number in range(450):
        position = start(ALL[number % 3])
        laid = rng.randrange(25)
        cards = rng.sample(range(52), laid + 1)
        for card in cards[:laid]:
            position = position.turned(card)
            # Half as the coach plays, half as nobody does.
            best = table.best_cell(table.judged(position))
            position = position.after(best if rng.random() < 0.5 else rng.choice(position.allowed))
        position = position.turned(cards[laid])
        cell = table.best_cell(table.judged(position)) if number % 2 else rng.choice(position.allowed)
        found = reasons(position, cell)
        assert 1 <= len(found) <= 2
        for reason in found:
            seen.add(reason.message)
            assert_true(position, cell, reason)
    assert len(seen) >= 15


def test_a_card_that_fits_nowhere_leaves_the_flush_alone() -> None:
    # Three spades wait in the first row; the heart is put below, where nothing can come of anything.
    grid = {0: SPADES + 1, 1: SPADES + 4, 2: SPADES + 9}
    grid |= {5: HEARTS + 2, 6: DIAMONDS + 11, 7: SPADES + 6, 13: DIAMONDS + 3}
    position = position_of(AMERICAN, grid, HEARTS + 10)
    assert Reason("coach.reason.spares_flush", {"line": "row1", "suit": "s"}) in reasons(position, 8)


def test_where_the_card_would_fit_is_not_denied() -> None:
    grid = {0: SPADES + 10, 6: DIAMONDS + 2, 7: HEARTS + 7, 13: SPADES + 1}
    position = position_of(ENGLISH, grid, HEARTS + 10)
    assert reasons(position, 8)[0].message == "coach.reason.parks_here"


def test_the_lines_are_those_that_count() -> None:
    assert set(LINES.values()) == set(lines_of(ENGLISH))


def test_a_flush_that_cannot_be_completed_is_no_reason() -> None:
    # Of the clubs all but one lie in other rows.
    grid = {5 * (1 + rank // 4) + rank % 4: rank for rank in range(10)} | {0: 10}
    position = position_of(AMERICAN, grid, 11)
    kinds = {reason.message for reason in reasons(position, 1) if reason.values.get("line") == "row1"}
    assert not kinds & {"coach.reason.starts_flush", "coach.reason.keeps_flush"}


@pytest.mark.rule("PP-13")
def test_the_first_card_goes_to_the_middle_where_diagonals_count() -> None:
    position = start(replace(ENGLISH, diagonals=True)).turned(7)
    advice = advise(position)
    assert advice.best.cell == 12
    assert advice.reasons == (Reason("coach.reason.first_middle"),)
    assert advise(replace(position, rules=ENGLISH)).reasons == (Reason("coach.reason.first_card"),)


def test_what_the_second_cell_lacks_is_told() -> None:
    # Row 1 waits for a spade, and the king of hearts makes a pair in row 2.
    grid = {0: SPADES, 1: SPADES + 3, 2: SPADES + 7, 5: DIAMONDS + 11}
    position = position_of(AMERICAN, grid, HEARTS + 11)
    assert lack(position, 6, 3) == Reason("coach.lack.spoils_flush", {"cell": 3, "line": "row1"})
    assert lack(position, 6, 12) == Reason("coach.lack.line", {"cell": 12, "line": "row2"})
    assert lack(position, 13, 18) is None


def test_a_hint_speaks_against_the_second_only_where_it_is_clearly_worse() -> None:
    rng = random.Random(12)
    told = 0
    for number in range(60):
        position = random_position(ALL[number % 3], rng, rng.randrange(2, 23))
        advice = advise(position)
        if advice.against is None:
            continue
        told += 1
        first, second = advice.suggestions[:2]
        assert first.points > second.points
        assert advice.against.values["cell"] == second.cell
    assert told > 5
