"""What stands beside an open line, with a question mark (PP-16)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from kortspel.cards import DECK, parse_cards
from kortspel.games.patience import GAME
from kortspel.games.patience.hope import hope
from kortspel.games.patience.score import TABLES, line_category
from kortspel.ranking import Category
from tests.games.patience.fixtures import played, setup, stacked

ENGLISH, AMERICAN = TABLES["english"], TABLES["american"]


def promise(laid: str, to_come: str | None = None, points: tuple[int, ...] = ENGLISH) -> Category | None:
    cards = parse_cards(laid)
    rest = tuple(card for card in DECK if card not in cards) if to_come is None else parse_cards(to_come)
    return hope(cards, rest, points)


@pytest.mark.rule("PP-16")
@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        ("As Ks Qs Js", Category.STRAIGHT_FLUSH),
        ("2h 7h Kh", Category.FLUSH),
        ("2h 7h Kd", None),
        ("5h 7d 9c", Category.STRAIGHT),
        ("5h 7d Tc", None),
        ("Ah 2d 5c", Category.STRAIGHT),
        ("Ah Td Jc", Category.STRAIGHT),
        ("Ah 2d Kc", None),
        ("2h 4h 6h", Category.STRAIGHT_FLUSH),
        ("2h 4h", None),
    ],
)
def test_g7_three_cards_or_more_of_a_suit_or_of_a_straight_promise_it(
    laid: str, expected: Category | None
) -> None:
    assert promise(laid) == expected


@pytest.mark.rule("PP-16")
def test_g7_a_promise_holds_only_as_long_as_the_cards_for_it_can_come() -> None:
    assert promise("2h 7h Kh", "3h 4h 5c 6c") == Category.FLUSH
    assert promise("2h 7h Kh", "3h 5c 6c") is None
    assert promise("5h 7d 9c", "6s 8s 2c") == Category.STRAIGHT
    assert promise("5h 7d 9c", "6s 6d 2c") is None
    # The straight flush is gone; a straight pays more in English scoring, a flush in American.
    assert promise("5h 6h 7h", "4c 8c 2h 3h Kh") == Category.STRAIGHT
    assert promise("5h 6h 7h", "4c 8c 2h Jh Kh", AMERICAN) == Category.FLUSH


@pytest.mark.rule("PP-16", "PP-26")
def test_g7_a_joker_to_come_stands_for_one_card_that_is_missing() -> None:
    assert promise("2h 7h Kh", "3h Xx") == Category.FLUSH
    assert promise("2h 7h Kh", "3c Xx") is None
    assert promise("5h 7d 9c", "6s Xx") == Category.STRAIGHT
    assert promise("5h 7d 9c", "2s Xx") is None
    assert promise("5h 6h 7h 8h", "Xx") == Category.STRAIGHT_FLUSH


@pytest.mark.rule("PP-16")
def test_g7_what_is_promised_is_what_some_cards_to_come_would_make() -> None:
    """Against every way to fill the line, for random lines and random cards to come."""
    rng, seen = random.Random(16), set()
    for _ in range(1500):
        rank, suits = rng.randrange(9), rng.choice(("h", "hd", "hdcs"))
        near = [c for c in DECK if "23456789TJQKA".index(c[0]) - rank in range(6) and c[1] in suits]
        laid = rng.sample(near, min(len(near), rng.choice((3, 4))))
        if len({card[0] for card in laid}) < len(laid):
            continue
        to_come = rng.sample([card for card in DECK if card not in laid], rng.randint(2, 14))
        made = {
            line_category(frozenset((*laid, *more)), ENGLISH) for more in combinations(to_come, 5 - len(laid))
        }
        found = {min(each, Category.STRAIGHT_FLUSH) for each in made}
        expected = next(
            (e for e in (Category.STRAIGHT_FLUSH, Category.STRAIGHT, Category.FLUSH) if e in found), None
        )
        assert hope(laid, to_come, ENGLISH) == expected, (laid, to_come)
        seen.add(expected)
    assert len(seen) == 4


@pytest.mark.rule("PP-16")
def test_g7_the_view_promises_what_the_seat_knows_can_come() -> None:
    state = played(stacked("As Ks Qs 2d"), "a1", "b1", "c1")
    grid = GAME.view(state, 0).grids[0]
    assert grid is not None
    assert (grid.lines[0].promise, grid.lines[0].points) == (Category.STRAIGHT_FLUSH, 0)
    assert grid.lines[1].promise is None
    # The jack of spades goes elsewhere, so only a flush or a straight is left.
    state = played(stacked("As Ks Qs Js 2d"), "a1", "b1", "c1", "a5")
    grid = GAME.view(state, 0).grids[0]
    assert grid is not None
    assert grid.lines[0].promise == Category.STRAIGHT
    # What the cards make already comes first.
    state = played(stacked("As Ad 2s 3s"), "a1", "b1", "c1", "d1")
    grid = GAME.view(state, 0).grids[0]
    assert grid is not None
    assert grid.lines[0].promise == Category.PAIR


@pytest.mark.rule("PP-16", "PP-31")
def test_g7_the_card_that_is_turned_can_still_come_to_the_grids_it_does_not_lie_in() -> None:
    game = GAME.new(setup(2, open_grids=True))
    first = parse_cards("2h 7h Kh 4h 3h")
    rest = sorted((card for card in DECK if card not in first), key=lambda card: card[1] == "h")
    state = game.changed(decks=((*first, *rest),))
    state = played(state, "a1", "a1", "b1", "b1", "c1", "c1", "a5")
    # Of the hearts to come nine are unseen; both grids may still get two, and the second the turned four too.
    lines = [grid.lines[0].promise for grid in GAME.view(state, 1).grids if grid]
    assert lines == [Category.FLUSH, Category.FLUSH]
