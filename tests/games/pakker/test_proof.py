"""Showing the opening when the play is over, and the fine for a false one (PA-24 to PA-26)."""

from __future__ import annotations

import pytest

from kortspel.games.pakker.records import PotResult
from tests.games.pakker.table import JACKS, KINGS, QUEENS, TRASH, TRASH_2, Table, TableMaker

PAIR_AND_PAIR = "Js Jh 4d 4c 9d"


def result(game: Table) -> PotResult:
    found = game.view().result
    assert found is not None
    return found


def betting(
    table: TableMaker, *hands: str, throws: tuple[str, ...] = (), stock: str = "", **options: object
) -> Table:
    """Forehand opens on one, all go along, throw as said, and forehand bets two."""
    game = table(len(hands), **options).deal(*hands, stock=stock)
    game.play("open 1", *["call"] * (len(hands) - 1))
    words = (*throws, *[""] * (len(hands) - len(throws)))
    return game.play(*(f"throw {cards}".strip() for cards in words), "bet 2")


@pytest.mark.rule("PA-24")
def test_the_opener_shows_the_opening_having_won(table: TableMaker) -> None:
    game = betting(table, KINGS, JACKS).play("call")
    assert set(result(game).proof) == {"Ks", "Kh"}
    assert game.said("openers")[-1] == {"seat": 0, "cards": result(game).proof}


@pytest.mark.rule("PA-24", "PA-60")
def test_having_lost_only_the_proving_cards_are_shown(table: TableMaker) -> None:
    game = betting(table, JACKS, KINGS, throws=("Td", "9d")).play("raise 1", "call")
    assert [shown.seat for shown in result(game).shown] == [1]
    assert set(result(game).proof) == {"Js", "Jh"}
    text = game.view().model_dump_json()
    assert not [card for card in ("4c", "3d", "Td") if f'"{card}"' in text]


@pytest.mark.rule("PA-24")
def test_having_folded_too(table: TableMaker) -> None:
    game = betting(table, JACKS, KINGS, QUEENS).play("1: raise 3", "2: call", "0: fold")
    assert set(result(game).proof) == {"Js", "Jh"}
    assert result(game).opener == 0
    assert result(game).fine == 0


@pytest.mark.rule("PA-24")
def test_a_folded_opener_keeps_the_proof_aside_until_then(table: TableMaker) -> None:
    game = betting(table, JACKS, KINGS, QUEENS).play("1: raise 3", "2: raise 1", "0: fold")
    assert sorted(game.state.deal.aside) == ["Jh", "Js"]
    assert game.view().pot.aside == 2
    assert set(game.state.deal.thrown) >= {"Td", "4c", "3d"}
    assert set(game.state.deal.thrown).isdisjoint({"Js", "Jh"})


@pytest.mark.rule("PA-24")
def test_bought_cards_do_not_prove_but_the_hand_of_the_opening_does(table: TableMaker) -> None:
    game = betting(table, JACKS, QUEENS, throws=("Js Jh Td",), stock="As Ah Ad").play("call")
    assert set(result(game).proof) == {"Js", "Jh"}
    assert set(result(game).shown[0].cards) >= {"As", "Ah", "Ad"}


@pytest.mark.rule("PA-24", "PA-62")
@pytest.mark.parametrize(
    ("hand", "throws", "proof"),
    [
        (PAIR_AND_PAIR, "4d 4c", "Js Jh"),
        (PAIR_AND_PAIR, "Js Jh", "Js Jh"),
        ("Ks 9s 7s 4s 2s", "2s", "Ks 9s 7s 4s 2s"),
        ("Qs Qh Qd 5c 2d", "", "Qd Qh"),
    ],
)
def test_what_lay_aside_and_what_is_held_prove_together(
    table: TableMaker, hand: str, throws: str, proof: str
) -> None:
    game = betting(table, hand, "As Ah 8d 6c 3h", throws=(throws,)).play("call")
    assert set(result(game).proof) == set(proof.split())


@pytest.mark.rule("PA-25")
def test_a_false_opening_that_loses_costs_the_pots_value(table: TableMaker) -> None:
    """Final pot 20: it goes to its winner, and 20 is owed to the next one."""
    game = betting(table, TRASH, KINGS, TRASH_2, QUEENS, only_valid_openings=False)
    game.play("1: raise 3", "2: fold", "3: call", "0: fold")
    assert result(game).chips == 20
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(1, 20)]
    assert (result(game).proof, result(game).fine) == ((), 20)
    assert game.said("false_opening")[-1] == {"seat": 0, "n": 20}
    assert game.state.bank.chips == (50 - 4 - 20, 50 - 7 + 20, 48, 43)
    pot = game.view().pot
    assert (pot.chips, pot.fines, pot.antes) == (20, 20, 0)
    game.deal(TRASH, JACKS, QUEENS, KINGS)
    assert game.view().pot.chips == 24


@pytest.mark.rule("PA-25", "PA-44")
def test_d3_a_fine_is_the_same_whether_the_bet_was_all_in_or_not(table: TableMaker) -> None:
    """D3: pot 8, bet 5, all fold on a false opener: the fine is 8, with all-in and without."""
    for all_in in (False, True):
        game = table(4, only_valid_openings=False, all_in=all_in).deal(TRASH, KINGS, TRASH_2, QUEENS)
        game.play("open 1", "call", "call", "call", *["throw"] * 4, "bet 5", "fold", "fold", "fold")
        assert (result(game).chips, result(game).fine) == (8, 8)
        assert game.state.bank.chips[0] == 50 - 2


@pytest.mark.rule("PA-24", "PA-25")
def test_h10_an_opener_with_cards_aside_who_then_folds_is_not_fined(table: TableMaker) -> None:
    """H10: the cards aside and those of the folded hand still prove the opening together."""
    game = betting(table, JACKS, KINGS, QUEENS, throws=("Js",), only_valid_openings=False)
    assert game.state.deal.aside == ("Js",)
    game.play("1: raise 3", "2: call", "0: fold")
    assert (set(result(game).proof), result(game).fine) == ({"Js", "Jh"}, 0)


@pytest.mark.rule("PA-25")
def test_the_fine_is_owed_on_credit_if_need_be(table: TableMaker) -> None:
    game = table(2, only_valid_openings=False, smallest_purchase=1, first_purchase=3).deal(TRASH, JACKS)
    game.play("open 1", "call", "throw", "throw", "bet 1", "call")
    assert result(game).chips == 6
    assert game.state.bank.chips == (0, 6)
    assert game.view().standings[0].credit == 6
    assert game.view().pot.fines == 6


@pytest.mark.rule("PA-25", "PA-26")
def test_an_opener_who_won_it_hands_on_as_much_as_was_won(table: TableMaker) -> None:
    game = table(3, only_valid_openings=False).deal(TRASH, JACKS, QUEENS).play("open 3", "fold", "fold")
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(0, 3)]
    # The three that nobody called are neither won nor in the fine.
    assert result(game).fine == 3
    assert game.state.bank.chips == (50 - 1, 49, 49)
    assert game.view().pot.chips == 3


@pytest.mark.rule("PA-25")
def test_what_was_bought_later_does_not_mend_a_false_opening(table: TableMaker) -> None:
    game = betting(
        table, TRASH, JACKS, throws=("5d 3c 2c",), stock="As Ah Ad", only_valid_openings=False
    ).play("fold")
    assert result(game).fine == result(game).chips == 4


@pytest.mark.rule("PA-25")
def test_a_true_opening_is_not_fined_where_false_ones_are_allowed(table: TableMaker) -> None:
    game = betting(table, JACKS, KINGS, only_valid_openings=False).play("call")
    assert result(game).fine == 0
    assert game.view().pot.chips == 0


@pytest.mark.rule("PA-25")
def test_where_only_valid_openings_are_allowed_it_cannot_come_up(table: TableMaker) -> None:
    game = table().deal(TRASH, JACKS, QUEENS, KINGS)
    assert game.refused("open 1").clause == "PA-20"
    assert table(only_valid_openings=False).deal(TRASH, JACKS, QUEENS, KINGS).allows("open 1")


@pytest.mark.rule("PA-25", "PA-15")
def test_a_fine_carried_in_makes_no_blind_dearer(table: TableMaker) -> None:
    game = table(2, only_valid_openings=False).deal(TRASH, JACKS).play("open 2", "fold")
    game.deal(TRASH, TRASH_2).play("pass", "pass")
    view = game.view().pot
    assert (view.chips, view.fines, view.antes) == (4, 2, 2)
    before = game.state.bank.chips[game.turn or 0]
    seat = game.turn
    game.play("go_blind")
    assert before - game.state.bank.chips[seat or 0] == 2
