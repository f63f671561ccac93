"""Who cannot pay, and the house rule of all-in with side pots (PA-51)."""

from __future__ import annotations

import pytest

from kortspel.games.pakker.records import PotResult
from tests.games.pakker.table import ACES, JACKS, KINGS, QUEENS, TRASH, Table, TableMaker


def poor(table: TableMaker, *chips: int, **options: object) -> Table:
    """An evening with these chips by seat, where all-in is allowed unless said otherwise."""
    game = table(
        len(chips), **{"all_in": True, "smallest_purchase": 1, "first_purchase": min(chips), **options}
    )
    for seat, wanted in enumerate(chips):
        if wanted > min(chips):
            game.play(f"buy {seat} {wanted - min(chips)}")
    return game


def result(game: Table) -> PotResult:
    found = game.view().result
    assert found is not None
    return found


def taken(game: Table) -> dict[int, int]:
    return {each.seat: each.chips for each in result(game).taken}


@pytest.mark.rule("PA-51", "PA-6")
def test_who_cannot_pay_buys_chips_or_folds(table: TableMaker) -> None:
    game = poor(table, 20, 3, all_in=False).deal(JACKS, KINGS)
    game.play("open 1", "call", "throw", "throw", "bet 3")
    assert game.kinds() & {"call", "all_in", "raise", "fold"} == {"fold"}
    refusal = game.refused("call")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.cannot_pay", "PA-51")
    assert refusal.values == {"due": 3, "chips": 1}
    assert game.refused("all_in").message == "pakker.refusal.no_all_in"
    game.play("1: buy 1 2")
    assert game.kinds() >= {"call", "fold"}
    game.play("1: call")
    assert taken(game) == {1: 10}


@pytest.mark.rule("PA-51")
def test_a_short_call_plays_for_what_was_laid_and_the_rest_goes_back(table: TableMaker) -> None:
    game = poor(table, 20, 3).deal(JACKS, KINGS).play("open 1", "call", "throw", "throw", "bet 3")
    assert "call" not in game.kinds()
    assert game.refused("call").message == "pakker.refusal.cannot_pay"
    game.play("1: all_in")
    # Two of the bet of three were not called.
    assert game.said("returned") == [{"seat": 0, "n": 2}]
    assert result(game).chips == 6
    assert game.state.bank.chips == (17, 6)


@pytest.mark.rule("PA-51")
def test_main_pot_and_side_pot_are_won_apart(table: TableMaker) -> None:
    """Laid 5 all-in, 12, 12, and 3 by one who folded: main pot 18, side pot 14."""
    game = poor(table, 12, 5, 20, 20, limit="fixed").deal(QUEENS, KINGS, JACKS, TRASH)
    game.play("0: open 2", "1: call", "2: call", "3: call", *["throw"] * 4)
    game.play("0: bet 9", "1: all_in", "2: call", "3: fold")
    assert result(game).chips == 5 + 12 + 12 + 3
    assert taken(game) == {0: 14, 1: 18}
    assert game.state.bank.chips == (14, 18, 8, 17)
    assert [(part.chips, part.seats, part.winners) for part in result(game).parts] == [
        (18, (0, 1, 2), (1,)),
        (14, (0, 2), (0,)),
    ]


@pytest.mark.rule("PA-51", "PA-60")
def test_who_wins_only_a_side_pot_shows_too(table: TableMaker) -> None:
    game = poor(table, 12, 5, 20, limit="fixed").deal(QUEENS, KINGS, JACKS)
    game.play("open 1", "call", "call", *["throw"] * 3, "0: bet 9", "1: all_in", "2: call")
    assert [shown.seat for shown in result(game).shown] == [0, 1]
    assert taken(game) == {0: 12, 1: 15}


@pytest.mark.rule("PA-51")
def test_a_short_all_in_over_the_level_is_a_raise_and_opens_the_betting_again(table: TableMaker) -> None:
    game = poor(table, 20, 6, 20, limit="fixed").deal(JACKS, KINGS, QUEENS)
    game.play("open 1", "call", "call", *["throw"] * 3, "0: bet 3")
    assert game.span("raise", "better") == (1, 1)
    game.play("1: raise 1")
    assert game.state.bank.chips[1] == 0
    game.play("2: call")
    assert (game.state.phase, game.turn, game.view().pot.to_call) == ("betting", 0, 1)
    assert "raise" in game.kinds()


@pytest.mark.rule("PA-51")
def test_one_at_or_under_the_level_is_a_call(table: TableMaker) -> None:
    game = poor(table, 20, 6, 20, limit="fixed").deal(JACKS, KINGS, QUEENS)
    game.play("open 1", "call", "call", *["throw"] * 3, "0: bet 4")
    assert game.kinds() & {"call", "all_in", "raise"} == {"call"}
    game.play("1: call", "2: call")
    assert game.state.phase == "between"
    under = poor(table, 20, 4, 20, limit="fixed").deal(JACKS, KINGS, QUEENS)
    under.play("open 1", "call", "call", *["throw"] * 3, "0: bet 4", "1: all_in", "2: call")
    assert under.state.phase == "between"


@pytest.mark.rule("PA-51")
def test_nobody_raises_when_no_one_is_left_to_answer(table: TableMaker) -> None:
    game = poor(table, 20, 4, limit="fixed").deal(JACKS, KINGS)
    game.play("open 1", "call", "throw", "throw", "0: bet 1", "1: raise 1")
    assert game.state.bank.chips[1] == 0
    assert game.kinds() & {"call", "raise", "fold"} == {"call", "fold"}
    assert game.refused("raise 1").message == "pakker.refusal.nobody_answers"


@pytest.mark.rule("PA-51")
def test_when_all_but_one_are_all_in_nobody_is_asked_any_more(table: TableMaker) -> None:
    game = poor(table, 20, 3, limit="fixed").deal(JACKS, KINGS).play("open 2", "call", "throw", "throw")
    assert game.state.phase == "between"
    assert taken(game) == {1: 6}


@pytest.mark.rule("PA-51", "PA-22")
def test_going_along_with_an_opening_for_less(table: TableMaker) -> None:
    game = poor(table, 20, 3, 20).deal(JACKS, ACES, KINGS)
    game.play("open 3", "1: all_in", "2: call", *["throw"] * 3)
    assert game.turn == 0
    game.play("0: bet 5", "2: call")
    # Nine are for all three, the rest for the two who laid it.
    assert taken(game) == {1: 9, 2: 12}


@pytest.mark.rule("PA-51", "PA-16")
def test_going_along_with_a_blind_for_less(table: TableMaker) -> None:
    nothing = ("Ts 8h 6d 4d 2s", "9h 8c 5s 4s 3s", "9s 7h 5d 3c 2c")
    game = poor(table, 20, 20, 4).deal(*nothing).play("pass", "pass", "pass")
    game.next_deck(QUEENS, ACES, JACKS)
    game.play("1: go_blind", "2: call", "0: fold")
    assert game.state.bank.chips[2] == 0
    game.play("1: throw", "2: throw")
    assert game.state.phase == "between"
    assert taken(game) == {2: 9}


@pytest.mark.rule("PA-51")
def test_nobody_in_the_pot_sells_chips_where_one_can_be_all_in(table: TableMaker) -> None:
    game = poor(table, 20, 20, 20).deal(JACKS, KINGS, QUEENS).play("open 1", "1: fold")
    refusal = game.refused("buy_from 2 0 5")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.no_sale_in_pot", "PA-51")
    assert game.play("2: buy_from 2 1 5", "1: agree").state.bank.chips[2] == 24
