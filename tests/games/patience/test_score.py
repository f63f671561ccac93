"""What hands and grids are worth, without the joker."""

from __future__ import annotations

import pytest

from kortspel.cards import parse_cards
from kortspel.games.patience import GAME
from kortspel.games.patience.score import TABLES, line_category, line_score, points_table, score_grid, total
from kortspel.games.patience.setup import Options
from kortspel.ranking import Category
from tests.games.patience.fixtures import full, played, setup, stacked

# Columns a to d are flushes, column e is a pair; the rows are a four, two full houses, a three and a two pair.
VECTOR = (
    "9s 9h 9d 9c 2s "
    "Ks Kh Kd Qc Qs "
    "7s 7h 7d 4c 4s "
    "5s 5h 5d Jc As "
    "Ts Th 8d 8c 2h"
)  # fmt: skip
ENGLISH_70 = "9s 9h 4d 9c 9d 6s Kh 6h 6c Qd 7s 7h 7d 4c 4s 8d 5h 5d Qc Jh Ts 8h 8c 2c 2s"
ENGLISH_69 = "9s 9h 9d 9c 3c 6s Qd 6h Qc Qs 7d 7h 7s 4c 4s 8d 5h 5d Jc Kh Ts Th 8s 2c 2s"
AMERICAN_200 = "9s 9h 9d 9c 4d Ks Kh Qd Qc Qs 7s 7h 7d 4c 4s 5s 5h 5d 6c 2s Ts Th 6d 2c 2h"
AMERICAN_199 = "9s 9h 9d Qd 9c Ks Kh Kd Qc Qh 7s 7h 7d 4c 4h 5s 5h 5d Ah 2c Ts Th 2d Td 2h"

HANDS = {
    Category.HIGH_CARD: "As Kd 9h 5c 2s",
    Category.PAIR: "As Ad 9h 5c 2s",
    Category.TWO_PAIR: "As Ad 9h 9c 2s",
    Category.THREE: "As Ad Ah 9c 2s",
    Category.STRAIGHT: "6s 5d 4h 3c 2s",
    Category.FLUSH: "As Js 9s 5s 2s",
    Category.FULL_HOUSE: "As Ad Ah 9c 9s",
    Category.FOUR: "As Ad Ah Ac 9s",
    Category.STRAIGHT_FLUSH: "6s 5s 4s 3s 2s",
    Category.ROYAL_FLUSH: "As Ks Qs Js Ts",
}


def paid(options: Options) -> dict[Category, int]:
    """What each hand pays, from royal flush to high card."""
    points = points_table(options)
    return {category: line_score(parse_cards(HANDS[category]), points) for category in reversed(Category)}


def score(cards: str, **options: object) -> int:
    options_of_game = Options.model_validate(options)
    return total(score_grid(parse_cards(cards), options_of_game))


@pytest.mark.rule("PP-7")
def test_english_points() -> None:
    assert list(paid(Options(table="english")).values()) == [30, 30, 16, 10, 5, 12, 6, 3, 1, 0]


@pytest.mark.rule("PP-7", "PP-5")
def test_an_english_flush_is_worth_less_than_three_of_a_kind() -> None:
    english = paid(Options(table="english"))
    assert (english[Category.FLUSH], english[Category.THREE]) == (5, 6)


@pytest.mark.rule("PP-8")
def test_english_alternative_pays_50_for_a_royal_flush_alone() -> None:
    assert list(paid(Options(table="english", royal50=True)).values()) == [50, 30, 16, 10, 5, 12, 6, 3, 1, 0]


@pytest.mark.rule("PP-9")
def test_american_points() -> None:
    assert list(paid(Options(table="american")).values()) == [100, 75, 50, 25, 20, 15, 10, 5, 2, 0]


@pytest.mark.rule("PP-10")
def test_swedish_points() -> None:
    assert list(paid(Options(table="swedish")).values()) == [20, 20, 14, 12, 10, 8, 6, 4, 2, 0]


@pytest.mark.rule("PP-11")
def test_swedish_alternative_pays_16_for_a_straight_flush_but_not_for_a_royal_flush() -> None:
    assert list(paid(Options(table="swedish", flush16=True)).values()) == [20, 16, 14, 12, 10, 8, 6, 4, 2, 0]


@pytest.mark.rule("PP-12", "C-2")
@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("As Kd Qh Jc Ts", Category.STRAIGHT),
        ("5s 4d 3h 2c As", Category.STRAIGHT),
        ("5s 4s 3s 2s As", Category.STRAIGHT_FLUSH),
        ("Ks Ad 2h 3c 4s", Category.HIGH_CARD),
        ("Qs Kd Ah 2c 3s", Category.HIGH_CARD),
        ("Js Qd Kh Ac 2s", Category.HIGH_CARD),
        ("Ks As 2s 3s 4s", Category.FLUSH),
    ],
)
def test_the_ace_is_high_or_low_but_never_between(cards: str, category: Category) -> None:
    assert all(line_category(frozenset(parse_cards(cards)), points) == category for points in TABLES.values())


@pytest.mark.rule("PP-16", "PP-5")
@pytest.mark.parametrize(("table", "points"), [("english", 66), ("american", 197), ("swedish", 90)])
def test_the_full_grid_vector(table: str, points: int) -> None:
    assert score(VECTOR, table=table) == points
    outcome = GAME.outcome(full(VECTOR, table=table))
    assert outcome is not None
    assert outcome.scores == (points,)


@pytest.mark.rule("PP-5")
def test_five_rows_and_five_columns_are_ten_hands() -> None:
    lines = score_grid(parse_cards(VECTOR), Options())
    assert [line.category for line in lines] == [
        *(Category.FOUR, Category.FULL_HOUSE, Category.FULL_HOUSE, Category.THREE, Category.TWO_PAIR),
        *(Category.FLUSH, Category.FLUSH, Category.FLUSH, Category.FLUSH, Category.PAIR),
    ]
    assert [line.points for line in lines] == [16, 10, 10, 6, 3, 5, 5, 5, 5, 1]
    assert lines[8].cards == parse_cards("9c Qc 4c Jc 8c")
    assert lines[8].cells == (3, 8, 13, 18, 23)


@pytest.mark.rule("PP-5")
def test_the_order_of_the_cards_in_a_line_does_not_matter() -> None:
    points = TABLES["english"]
    assert line_score(parse_cards("6s 5d 4h 3c 2s"), points) == line_score(
        parse_cards("2s 4h 6s 3c 5d"), points
    )


@pytest.mark.rule("PP-13")
def test_the_diagonals_count_where_chosen_and_not_otherwise() -> None:
    # Both diagonals are straights: 6-5-4-3-2 falling, 8-7-4-5-6 from the upper right.
    cards = "6s Ac Kd Qh 8d Ad 5s Kc 7d Qc Ah Jd 4s Jc Kh Ts 5d Jh 3c Qs 6d Th Kd 9s 2c"
    cells = parse_cards(cards)
    ten = score_grid(cells, Options())
    twelve = score_grid(cells, Options(diagonals=True))
    assert twelve[:10] == ten
    assert [line.category for line in twelve[10:]] == [Category.STRAIGHT, Category.STRAIGHT]
    assert total(twelve) == total(ten) + 24


@pytest.mark.rule("PP-14")
@pytest.mark.parametrize(
    ("table", "cards", "points", "winners"),
    [
        ("english", ENGLISH_70, 70, (0,)),
        ("english", ENGLISH_69, 69, ()),
        ("american", AMERICAN_200, 200, (0,)),
        ("american", AMERICAN_199, 199, ()),
        ("swedish", VECTOR, 90, None),
    ],
)
def test_the_patience_is_won_at_the_line_of_its_table(
    table: str, cards: str, points: int, winners: tuple[int, ...] | None
) -> None:
    state = full(cards, table=table)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (points,)
    assert outcome.winners == winners
    grid = GAME.view(state, 0).grids[0]
    assert grid is not None
    reached: dict[tuple[int, ...] | None, bool | None] = {(0,): True, (): False, None: None}
    assert grid.reached == reached[winners]


@pytest.mark.rule("PP-14")
@pytest.mark.parametrize("table", ["english", "american", "swedish"])
def test_an_own_target_stands_instead_of_the_tables_line(table: str) -> None:
    points = score(VECTOR, table=table)
    for target, winners in ((points, (0,)), (points + 1, ())):
        state = full(VECTOR, table=table, target=target)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == winners
        assert GAME.view(state, 0).target == target


@pytest.mark.rule("PP-16")
def test_only_complete_lines_are_in_the_score_and_open_ones_stand_apart() -> None:
    # Row 1 is a pair, row 2 holds three kings so far, column a holds a pair of nines.
    state = played(stacked("9s 9h 4d 6c 2s Kh Kd Kc 9d"), 0, 1, 2, 3, 4, 6, 7, 8, 20)
    grid = GAME.view(state, 0).grids[0]
    assert grid is not None
    by_id = {line.id: line for line in grid.lines}
    assert (by_id["row1"].complete, by_id["row1"].points) == (True, 1)
    assert (by_id["row2"].complete, by_id["row2"].category, by_id["row2"].points) == (
        False,
        Category.THREE,
        6,
    )
    assert (by_id["col1"].complete, by_id["col1"].category, by_id["col1"].points) == (False, Category.PAIR, 1)
    assert (by_id["row4"].cards, by_id["row4"].points) == ((), 0)
    assert grid.score == 1


@pytest.mark.rule("PP-16")
@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("", Category.HIGH_CARD),
        ("As", Category.HIGH_CARD),
        ("As 9h", Category.HIGH_CARD),
        ("As Ks Qs Js", Category.HIGH_CARD),
        ("As Ah", Category.PAIR),
        ("As Ah 9c 9d", Category.TWO_PAIR),
        ("As Ah Ac 9d", Category.THREE),
        ("As Ah Ac Ad", Category.FOUR),
    ],
)
def test_an_open_line_holds_what_its_cards_make_already(cards: str, category: Category) -> None:
    assert line_category(frozenset(parse_cards(cards)), TABLES["english"]) == category


@pytest.mark.rule("PP-6")
def test_the_table_is_english_unless_chosen_and_no_move_changes_it() -> None:
    assert setup().table == "english"
    state = full(VECTOR, table="american")
    assert state.setup.table == "american"
    assert GAME.view(state, 0).options.table == "american"


@pytest.mark.rule("PP-14")
@pytest.mark.parametrize(("target", "reached"), [(66, True), (67, False), (None, False)])
def test_g13_a_grid_reaches_the_players_own_target(target: int | None, reached: bool) -> None:
    grid = GAME.view(full(VECTOR, target=target), 0).grids[0]
    assert grid is not None
    assert (grid.score, grid.reached) == (66, reached)
