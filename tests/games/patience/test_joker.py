"""The joker: what it stands for, in the deck and after laying."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kortspel.cards import DECK, JOKER, Card, parse_cards, shuffled
from kortspel.games.base import IllegalMove
from kortspel.games.patience import GAME, PatienceState
from kortspel.games.patience.grid import CELLS
from kortspel.games.patience.moves import KeepAll, Lay, PlaceJoker
from kortspel.games.patience.score import TABLES, line_category, line_score, points_table
from kortspel.games.patience.setup import Options
from kortspel.ranking import Category
from tests.games.patience.fixtures import full, played, setup, stacked
from tests.games.patience.test_score import VECTOR

EVERY_TABLE = [
    points_table(options)
    for options in (
        Options(),
        Options(royal50=True),
        Options(table="american"),
        Options(table="swedish"),
        Options(table="swedish", flush16=True),
    )
]


def plain_category(cards: tuple[Card, ...]) -> Category:
    """The category of five cards, found the slow and obvious way."""
    ranks = sorted("23456789TJQKA".index(card[0]) for card in cards)
    shape = sorted(Counter(ranks).values(), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    straight = ranks in ([0, 1, 2, 3, 12], list(range(ranks[0], ranks[0] + 5)))
    if straight and flush:
        return Category.ROYAL_FLUSH if ranks[0] == 8 else Category.STRAIGHT_FLUSH
    if straight or flush:
        return Category.STRAIGHT if straight else Category.FLUSH
    return {
        (4, 1): Category.FOUR,
        (3, 2): Category.FULL_HOUSE,
        (3, 1, 1): Category.THREE,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.PAIR,
        (1, 1, 1, 1, 1): Category.HIGH_CARD,
    }[tuple(shape)]


@pytest.mark.rule("PP-26")
@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("Ks Kh Kd Kc", Category.FOUR),
        ("Th Jh Qh Kh", Category.ROYAL_FLUSH),
        ("6s 7h 8d 9c", Category.STRAIGHT),
        ("2s 2h 3d 3c", Category.FULL_HOUSE),
        ("5s 5h Ad 3c", Category.THREE),
        ("5h 6h 7h 8c", Category.STRAIGHT),
        ("Ah 2h 3h 4h", Category.STRAIGHT_FLUSH),
        ("As 2h 3d 4c", Category.STRAIGHT),
        ("As Kh 3d 4c", Category.PAIR),
        ("9s 9h 9d 4c", Category.FOUR),
        ("Qh 9h 5h 4h", Category.FLUSH),
        ("9h 8h 6h 5h", Category.STRAIGHT_FLUSH),
        ("Kh Ah 2h 3h", Category.FLUSH),
    ],
)
@pytest.mark.parametrize("points", EVERY_TABLE)
def test_the_joker_stands_for_what_pays_best(cards: str, category: Category, points: tuple[int, ...]) -> None:
    hand = (*parse_cards(cards), JOKER)
    assert line_category(frozenset(hand), points) == category
    assert line_score(hand, points) == points[category]


@pytest.mark.rule("PP-26")
def test_the_joker_against_every_replacement() -> None:
    rng = random.Random(26)
    for _ in range(400):
        four = tuple(rng.sample(DECK, 4))
        readings = [plain_category((*four, card)) for card in DECK if card not in four]
        for points in EVERY_TABLE:
            best = max(points[category] for category in readings)
            assert line_score((*four, JOKER), points) == best
            assert points[line_category(frozenset((*four, JOKER)), points)] == best


@pytest.mark.rule("PP-26", "PP-16")
@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("Xx", Category.HIGH_CARD),
        ("Xx As", Category.PAIR),
        ("Xx As Ah", Category.THREE),
        ("Xx As 9h 2c", Category.PAIR),
        ("Xx As Ah Ac", Category.FOUR),
    ],
)
def test_in_an_open_line_the_joker_joins_what_lies(cards: str, category: Category) -> None:
    assert line_category(frozenset(parse_cards(cards)), TABLES["english"]) == category


@pytest.mark.rule("PP-26")
def test_row_column_and_diagonal_read_the_joker_each_in_its_own_way() -> None:
    # With the joker in a1, row 1 is a royal flush, column a a full house, the diagonal a straight.
    cards = "5c Kh Qh Jh Th  2s 6c 4d 3c 8s  2h Ac 7d 9s 4s  3d Ad Qs 8c Jc  3h 7s Qd 6d 9h"
    state = full(cards, joker="after", diagonals=True)
    after = GAME.apply(state, PlaceJoker(cell=0))
    grid = GAME.view(after, 0).grids[0]
    assert grid is not None
    by_id = {line.id: line.category for line in grid.lines}
    assert (by_id["row1"], by_id["col1"], by_id["diag1"]) == (
        Category.ROYAL_FLUSH,
        Category.FULL_HOUSE,
        Category.STRAIGHT,
    )


@pytest.mark.rule("PP-24", "C-1")
@pytest.mark.parametrize("rule", ["none", "after"])
def test_there_is_no_joker_in_the_deck_unless_chosen(rule: str) -> None:
    (deck,) = GAME.new(setup(joker=rule)).decks
    assert sorted(deck) == sorted(DECK)


@pytest.mark.rule("PP-24", "C-5")
def test_the_joker_takes_the_place_of_one_of_the_25_by_the_deal_code() -> None:
    (plain,) = GAME.new(setup()).decks
    (deck,) = GAME.new(setup(joker="deck")).decks
    place = shuffled(setup().deal, 1, range(25))[0]
    assert deck.index(JOKER) == place
    assert deck[:place] + deck[place + 1 : 52] == plain[:place] + plain[place + 1 :]
    assert deck[52:] == (plain[place],)


@pytest.mark.rule("PP-24")
def test_the_joker_comes_anywhere_among_the_25() -> None:
    places = {
        GAME.new(setup(joker="deck", deal=f"0000-{code:04}")).decks[0].index(JOKER) for code in range(400)
    }
    assert places == set(range(25))


@pytest.mark.rule("PP-24")
def test_nobody_sees_that_the_joker_is_to_come_nor_ever_which_card_it_replaced() -> None:
    state = GAME.new(setup(joker="deck"))
    place = state.decks[0].index(JOKER)
    replaced = state.decks[0][-1]
    for cell in CELLS:
        view = GAME.view(state, 0)
        assert (JOKER in view.unseen) == (cell < place)
        assert (view.card == JOKER) == (cell == place)
        assert replaced in view.unseen
        state = GAME.apply(state, Lay(cell=cell))
    assert replaced in GAME.view(state, 0).unseen
    assert state.cells(0)[place] == JOKER


@pytest.mark.rule("PP-24", "PP-30")
def test_in_a_duel_each_half_has_its_own_joker() -> None:
    state = GAME.new(setup(2, variant="duel", joker="deck"))
    for seat, deck in enumerate(state.decks):
        assert deck.index(JOKER) == shuffled(state.setup.deal, 1 + seat, range(25))[0]
        assert len(deck) == 27
    for seat in range(2):
        for cell in CELLS:
            # The other half's joker can come to nobody else, so it is not awaited.
            assert (JOKER in GAME.view(state, seat).unseen) == (cell < state.decks[seat].index(JOKER))
            state = GAME.apply(state, Lay(cell=cell))


@pytest.mark.rule("PP-24", "PP-31")
def test_on_the_same_sequence_all_get_the_same_joker() -> None:
    state = GAME.new(setup(3, joker="deck"))
    place = state.decks[0].index(JOKER)
    while GAME.to_move(state) is not None:
        state = GAME.apply(
            state, Lay(cell=min(set(CELLS) - set(state.grids[GAME.to_move(state) or 0].places)))
        )
    assert all(state.cells(seat)[place] == JOKER for seat in range(3))


def joker_stage() -> PatienceState:
    return full(VECTOR, joker="after")


@pytest.mark.rule("PP-25", "PP-15")
def test_the_joker_after_laying_is_decided_before_the_count() -> None:
    state = joker_stage()
    assert GAME.to_move(state) == 0
    assert GAME.outcome(state) is None
    kinds = {choice.kind: choice for choice in GAME.legal(state)}
    assert set(kinds) == {"place_joker", "keep_all", "undo", "hint"}
    assert [cell for cell in range(-1, 26) if kinds["place_joker"].fields["cell"].holds(cell)] == list(CELLS)


@pytest.mark.rule("PP-25")
@pytest.mark.parametrize("cell", CELLS)
def test_any_one_card_may_give_way_to_the_joker(cell: int) -> None:
    state = joker_stage()
    after = GAME.apply(state, PlaceJoker(cell=cell))
    before = state.cells(0)
    assert after.cells(0) == (*before[:cell], JOKER, *before[cell + 1 :])
    assert GAME.to_move(after) is None
    grid = GAME.view(after, 0).grids[0]
    assert grid is not None
    assert grid.joker == cell


@pytest.mark.rule("PP-25")
def test_the_player_may_use_no_joker() -> None:
    after = GAME.apply(joker_stage(), KeepAll())
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert [int(score) for score in outcome.scores] == [66]
    assert JOKER not in after.cells(0)


@pytest.mark.rule("PP-25")
@pytest.mark.parametrize("move", [PlaceJoker(cell=3), KeepAll()])
@pytest.mark.parametrize(
    ("state", "message"),
    [
        (played(stacked(VECTOR, joker="after"), 0, 1, 2), "patience.refusal.joker_later"),
        (GAME.new(setup(joker="after", rearranging=True)), "patience.refusal.joker_later"),
        (played(stacked(VECTOR), 0, 1, 2), "patience.refusal.no_joker"),
        (GAME.new(setup(joker="deck")), "patience.refusal.no_joker"),
    ],
)
def test_no_joker_is_placed_before_all_lie_or_where_none_was_chosen(
    move: PlaceJoker | KeepAll, state: PatienceState, message: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move)
    assert (refused.value.refusal.message, refused.value.refusal.clause) == (message, "PP-25")


@pytest.mark.rule("PP-25", "PP-31")
def test_each_player_decides_about_the_joker_after_their_own_last_card() -> None:
    state = GAME.new(setup(2, joker="after"))
    for _ in range(24):
        for _ in range(2):
            free = set(CELLS) - set(state.grids[GAME.to_move(state) or 0].places)
            state = GAME.apply(state, Lay(cell=min(free)))
    state = GAME.apply(state, Lay(cell=24))
    assert (GAME.to_move(state), state.grids[0].stage) == (0, "joker")
    state = GAME.apply(state, PlaceJoker(cell=7))
    assert (GAME.to_move(state), state.grids[1].stage) == (1, "laying")
    state = GAME.apply(state, Lay(cell=24))
    assert (GAME.to_move(state), state.grids[1].stage) == (1, "joker")
    state = GAME.apply(state, KeepAll())
    assert GAME.to_move(state) is None
    assert (state.cells(0)[7], JOKER in state.cells(1)) == (JOKER, False)
