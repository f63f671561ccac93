"""Betting after the exchange, and how much (PA-40 to PA-42, PA-44, PA-50)."""

from __future__ import annotations

import pytest

from kortspel.games.pakker.events import Returned, Took
from kortspel.games.pakker.records import Taken
from tests.games.pakker.table import JACKS, KINGS, QUEENS, TRASH, Table, TableMaker

HANDS = (JACKS, KINGS, QUEENS, TRASH)
PRICED = {
    "open": "amount",
    "open_blind": "amount",
    "name_blind": "amount",
    "bet": "amount",
    "raise": "better",
}


def betting(table: TableMaker, amount: int = 1, hands: tuple[str, ...] = HANDS, **options: object) -> Table:
    """Forehand opened, all went along and kept their cards."""
    game = table(len(hands), **options).deal(*hands)
    game.play(f"open {amount}", *["call"] * (len(hands) - 1))
    return game.play(*["throw"] * len(hands))


@pytest.mark.rule("PA-40")
def test_the_opener_starts_with_at_least_one_chip_or_folds(table: TableMaker) -> None:
    game = betting(table)
    assert game.turn == 0
    assert game.kinds() >= {"bet", "fold"}
    assert game.kinds().isdisjoint({"check", "call", "raise", "stand"})
    assert game.span("bet")[0] == 1
    assert (game.refused("bet 0").clause, game.refused("bet 0").values) == (
        "PA-50",
        {"amount": 0, "least": 1},
    )
    assert game.refused("check").message == "pakker.refusal.no_check"
    assert game.refused("call").message == "pakker.refusal.nothing_to_call"
    assert game.refused("raise 1").message == "pakker.refusal.nothing_to_raise"
    game.play("bet 4")
    assert game.said("bet")[-1] == {"seat": 0, "n": 4}
    assert (game.state.pot.chips, game.state.bank.chips[0], game.turn) == (12, 44, 1)


@pytest.mark.rule("PA-40", "PA-60")
def test_the_opener_starts_wherever_the_seat(table: TableMaker) -> None:
    game = table().deal(TRASH, KINGS, JACKS, QUEENS).play("pass", "pass", "2: open 1", "call", "call", "call")
    game.play("0: throw", "1: throw", "2: throw", "3: throw")
    assert game.turn == 2
    game.play("2: bet 1", "3: call", "0: call", "1: call")
    assert game.said("show")[0]["seat"] == 2


@pytest.mark.rule("PA-40")
def test_if_the_opener_folds_the_next_one_in_must_start(table: TableMaker) -> None:
    game = betting(table).play("fold")
    assert game.turn == 1
    assert game.kinds() >= {"bet", "fold"}
    assert "check" not in game.kinds()
    game.play("1: fold", "2: bet 1", "3: call")
    assert game.state.phase == "between"


@pytest.mark.rule("PA-40")
def test_the_last_one_left_takes_the_pot_without_a_bet(table: TableMaker) -> None:
    game = betting(table).play("fold", "fold", "fold")
    assert game.state.phase == "between"
    assert game.state.bank.chips[3] == 48 + 8
    result = game.view().result
    assert result is not None
    assert (result.shown, set(result.proof)) == ((), {"Js", "Jh"})


@pytest.mark.rule("PA-40")
def test_house_rule_whoever_is_to_start_may_check(table: TableMaker) -> None:
    game = betting(table, opener_may_check=True).play("0: check", "1: check", "2: bet 2")
    assert "check" not in game.kinds()
    assert game.refused("check").message == "pakker.refusal.bet_already"
    game.play("3: call", "0: call", "1: fold")
    assert game.state.phase == "between"
    assert game.said("check")[0] == {"seat": 0}


@pytest.mark.rule("PA-41")
def test_in_turn_the_others_go_along_fold_or_raise(table: TableMaker) -> None:
    game = betting(table).play("bet 4")
    assert game.kinds() >= {"call", "fold", "raise"}
    game.play("1: raise 5")
    assert game.said("raise")[-1] == {"seat": 1, "n": 4, "better": 5}
    assert game.state.bank.chips[1] == 48 - 9
    assert game.view().pot.to_call == 9
    game.play("2: call", "3: fold")
    assert game.view().pot.to_call == 5
    assert game.refused("bet 1").clause == "PA-41"


@pytest.mark.rule("PA-41")
def test_h9_the_choices_stand_in_the_order_call_raise_fold(table: TableMaker) -> None:
    """H9."""
    game = betting(table).play("bet 4")
    assert [choice.kind for choice in game.view(1).choices][:3] == ["call", "raise", "fold"]


@pytest.mark.rule("PA-42")
def test_a_bet_that_has_gone_round_is_showdown_and_the_bettor_is_not_asked_again(table: TableMaker) -> None:
    game = betting(table).play("0: bet 2", "1: call", "2: call", "3: call")
    assert game.state.phase == "between"
    assert game.said("show")


@pytest.mark.rule("PA-42")
def test_after_a_raise_all_come_to_the_same_level(table: TableMaker) -> None:
    game = betting(table).play("0: bet 2", "1: call", "2: raise 1", "3: call", "0: call")
    assert game.state.phase == "betting"
    assert (game.turn, game.view().pot.to_call) == (1, 1)
    game.play("1: call")
    assert game.state.phase == "between"
    assert [game.state.pot.laid[seat] for seat in range(4)] == [0, 0, 0, 0]
    assert [game.state.bank.chips[seat] for seat in (0, 2, 3)] == [45, 45, 45]


@pytest.mark.rule("PA-42")
def test_there_is_no_limit_to_the_number_of_raises(table: TableMaker) -> None:
    game = betting(table, hands=(JACKS, KINGS), first_purchase=500).play("bet 1")
    for turn in range(60):
        game.play(f"{1 - turn % 2}: raise 1")
    game.play("call")
    assert game.state.phase == "between"
    assert game.view().result.chips == 4 + 61 * 2  # type: ignore[union-attr]


@pytest.mark.rule("PA-44")
def test_if_all_but_one_have_folded_that_one_takes_the_pot_and_shows_nothing(table: TableMaker) -> None:
    game = betting(table).play("bet 1", "raise 1", "fold", "fold", "fold")
    result = game.view().result
    assert result is not None
    assert result.shown == ()
    assert [(taken.seat, taken.chips) for taken in result.taken] == [(1, 10)]


@pytest.mark.rule("PA-44")
def test_d3_what_nobody_has_called_goes_back_first_and_is_not_won(table: TableMaker) -> None:
    """D3: pot 8, bet 5, all fold: "takes 8"."""
    game = betting(table).play("bet 5", "fold", "fold", "fold")
    result = game.view().result
    assert result is not None
    assert (result.chips, result.returned) == (8, Taken(seat=0, chips=5))
    assert [(taken.seat, taken.chips) for taken in result.taken] == [(0, 8)]
    assert game.view().events[-3:-1] == (Returned(seat=0, n=5), Took(seat=0, n=8))
    assert game.state.bank.chips == (56, 48, 48, 48)


@pytest.mark.rule("PA-44")
def test_d3_nothing_goes_back_of_a_bet_that_somebody_called_and_then_folded(table: TableMaker) -> None:
    """D3: one who called and folds to a raise has called so much of the raiser's chips."""
    game = betting(table).play("bet 2", "call", "raise 3", "fold", "fold", "fold")
    result = game.view().result
    assert result is not None
    assert (result.chips, result.returned) == (8 + 2 + 2 + 2, Taken(seat=2, chips=3))


@pytest.mark.rule("PA-50", "PA-22", "PA-41", "PA-60")
def test_the_worked_example(table: TableMaker) -> None:
    """Pot 4, open on 2, two go along, a bet of four, "your four and five better"."""
    game = table().deal(JACKS, KINGS, QUEENS, TRASH)
    assert game.state.pot.chips == 4
    assert game.play("0: open 2").state.pot.chips == 6
    assert game.play("1: call", "2: call", "3: fold").state.pot.chips == 10
    game.play("throw", "throw", "throw")
    assert game.play("0: bet 4").state.pot.chips == 14
    laid = game.state.bank.chips[1]
    assert game.play("1: raise 5").state.pot.chips == 23
    assert laid - game.state.bank.chips[1] == 9
    game.play("2: fold")
    assert (game.turn, game.view().pot.to_call) == (0, 5)
    assert game.span("raise", "better") == (1, 23)
    refusal = game.refused("raise 24")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.too_large", "PA-50")
    assert refusal.values == {"amount": 24, "most": 23, "pot": 23}
    game.play("0: call")
    result = game.view().result
    assert result is not None
    assert result.chips == 28
    assert result.shown[0].seat == 1


@pytest.mark.rule("PA-50")
def test_pot_ten_bet_four_the_largest_raise_is_fourteen_better(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 2", "call", "call", "fold", *["throw"] * 3)
    assert game.state.pot.chips == 10
    assert game.span("bet") == (1, 10)
    game.play("bet 4")
    assert game.span("raise", "better") == (1, 14)
    before = game.state.bank.chips[1]
    game.play("raise 14")
    assert before - game.state.bank.chips[1] == 18


@pytest.mark.rule("PA-50")
@pytest.mark.parametrize(("share", "most"), [(100, 4), (50, 2), (99, 3), (25, 1), (1, 1)])
def test_a_share_is_rounded_down_and_one_chip_is_always_allowed(
    table: TableMaker, share: int, most: int
) -> None:
    game = table(limit="share", limit_share=share).deal(*HANDS)
    assert game.span("open") == (1, most)
    assert game.refused(f"open {most + 1}").values["most"] == most


@pytest.mark.rule("PA-50")
def test_a_fixed_number_of_chips_binds_every_bid_but_not_the_call(table: TableMaker) -> None:
    game = table(limit="fixed", limit_chips=3).deal(*HANDS)
    assert game.span("open") == game.span("open_blind") == (1, 3)
    game.play("open_blind 3")
    assert game.span("name_blind") == (1, 3)
    game.play("name_blind 3", "call", "call", "call", *["throw"] * 4)
    assert game.span("raise", "better") == (1, 3)
    game.play("raise 3", "raise 3")
    assert game.view().pot.to_call == 9
    assert game.play("3: call").state.bank.chips[3] == 50 - 1 - 3 - 9


@pytest.mark.rule("PA-50", "PA-25")
def test_chips_carried_in_count_as_the_pots_value(table: TableMaker) -> None:
    game = table(2, only_valid_openings=False).deal(TRASH, JACKS).play("open 2", "fold")
    assert game.view().pot.chips == 2
    game.deal(KINGS, TRASH)
    assert game.span("open") == (1, 4)


@pytest.mark.parametrize("amount", [-5, 0, 10**12])
@pytest.mark.parametrize("kind", PRICED)
def test_an_odd_amount_is_refused_with_its_clause_and_its_figures(
    table: TableMaker, kind: str, amount: int
) -> None:
    game = table().deal(*HANDS)
    if kind == "name_blind":
        game.play("open_blind 1")
    if kind in ("bet", "raise"):
        game.play("open 1", "call", "call", "call", *["throw"] * 4)
    if kind == "raise":
        game.play("bet 1")
    state = game.state
    refusal = game.refused(f"{kind} {amount}")
    assert refusal.clause == "PA-50"
    assert refusal.values["amount"] == amount
    assert refusal.values.get("least") == 1 or refusal.values.get("most") == game.view().pot.largest
    assert game.state is state


@pytest.mark.rule("PA-51")
def test_more_than_one_has_is_refused_with_what_one_has(table: TableMaker) -> None:
    game = table(2, smallest_purchase=1, first_purchase=3, limit="fixed").deal(JACKS, KINGS)
    refusal = game.refused("open 3")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.too_few_chips", "PA-51")
    assert refusal.values == {"amount": 3, "chips": 2}
    game.play("open 1", "call", "throw", "throw", "bet 1")
    assert game.refused("raise 1").values == {"amount": 1, "chips": 0}
