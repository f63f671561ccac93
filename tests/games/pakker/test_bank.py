"""Buying chips, and counting them (PA-3 to PA-6, PA-81)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kortspel.games.pakker.bank import MOST_PURCHASE
from kortspel.games.pakker.state import CHIPS_MADE, Account
from tests.games.pakker.table import JACKS, TRASH, TRASH_2, TRASH_3, Table

MakeTable = Callable[..., Table]
HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)


def counted(table: Table) -> int:
    view = table.view()
    return sum(seat.chips for seat in view.seats) + view.pot.chips + view.bank


@pytest.mark.rule("PA-4", "PA-5")
def test_before_the_first_pot_everybody_has_bought_for_cash(table: MakeTable) -> None:
    at_once = table()
    assert at_once.state.chips == (50, 50, 50, 50)
    assert [(line.cash, line.credit) for line in at_once.view().standings] == [(50, 0)] * 4
    on_credit = table(first_purchase=30, first_on_credit=True)
    assert [(line.cash, line.credit) for line in on_credit.view().standings] == [(0, 30)] * 4


@pytest.mark.rule("PA-4")
def test_every_purchase_is_recorded_as_cash_or_credit(table: MakeTable) -> None:
    t = table().play("buy 1 20", "buy 1 25 credit", "buy 1 30 credit")
    assert t.state.chips[1] == 50 + 20 + 25 + 30
    assert [line for line in t.view().accounts if line.buyer == 1] == [
        Account(buyer=1, seller=None, credit=False, chips=70, times=2),
        Account(buyer=1, seller=None, credit=True, chips=55, times=2),
    ]
    assert [said.values for said in t.said("bought_credit")] == [{"seat": 1, "n": 25}, {"seat": 1, "n": 30}]


@pytest.mark.rule("PA-5")
def test_the_bank_sells_no_fewer_than_agreed(table: MakeTable) -> None:
    t = table()
    assert t.span("buy") == (20, MOST_PURCHASE)
    refusal = t.refused("buy 0 19")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.purchase_too_small", "PA-5")
    assert refusal.values == {"amount": 19, "least": 20}
    assert t.play("buy 0 20").state.chips[0] == 70
    assert table(smallest_purchase=5).span("buy") == (5, MOST_PURCHASE)


@pytest.mark.rule("PA-6")
def test_before_a_pot_anybody_may_buy(table: MakeTable) -> None:
    t = table().play("buy 0 20", "buy 1 21", "buy 2 22", "buy 3 23")
    assert t.state.chips == (70, 71, 72, 73)


@pytest.mark.rule("PA-6")
def test_in_a_pot_only_the_one_in_turn_may_buy(table: MakeTable) -> None:
    t = table().deal(*HANDS).play("0: buy 0 20")
    assert t.state.chips[0] == 69
    assert t.turn == 0
    for seat in (1, 2, 3, 99, -1):
        refusal = t.refused(f"buy {seat} 20")
        assert (refusal.message, refusal.clause) == ("pakker.refusal.buy_own_turn", "PA-6")
    assert t.play("pass", "1: buy 1 20").state.chips[1] == 69


@pytest.mark.rule("PA-6")
def test_another_player_may_sell_and_the_chips_change_hands(table: MakeTable) -> None:
    t = table().play("buy_from 0 2 10 credit")
    assert t.turn == 2
    assert t.kinds() == {"agree", "decline"}
    assert t.state.chips == (50, 50, 50, 50)
    t.play("agree")
    assert t.state.chips == (60, 50, 40, 50)
    assert t.state.accounts[-1] == Account(buyer=0, seller=2, credit=True, chips=10, times=1)
    assert t.turn == 3


@pytest.mark.rule("PA-6")
def test_a_player_who_does_not_agree_sells_nothing(table: MakeTable) -> None:
    t = table().play("buy_from 0 2 10", "decline")
    assert t.state.chips == (50, 50, 50, 50)
    assert not [line for line in t.state.accounts if line.seller is not None]
    assert t.turn == 3
    assert t.said("declines")[-1].values == {"seat": 2}


@pytest.mark.rule("PA-6")
def test_one_may_buy_from_another_in_ones_own_turn_too(table: MakeTable) -> None:
    t = table().deal(*HANDS).play("0: buy_from 0 1 49", "1: agree")
    assert t.state.chips[:2] == (98, 0)
    assert (t.turn, t.state.phase) == (0, "opening")


@pytest.mark.rule("PA-6")
def test_a_seller_has_what_is_sold_and_sits_at_the_table(table: MakeTable) -> None:
    t = table()
    lacks = t.refused("buy_from 0 2 51")
    assert (lacks.message, lacks.clause) == ("pakker.refusal.seller_lacks", "PA-6")
    assert lacks.values == {"seat": 2, "chips": 50, "amount": 51}
    for seller in (0, 7, -1):
        assert t.refused(f"buy_from 0 {seller} 5").message == "pakker.refusal.no_seller"
    assert t.refused("buy_from 0 2 0").values == {"amount": 0, "least": 1}


@pytest.mark.rule("PA-6")
def test_the_game_waits_for_the_answer(table: MakeTable) -> None:
    t = table().play("buy_from 0 2 10")
    refusal = t.refused("next_pot 0")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.asked_selling", "PA-6")
    assert refusal.values == {"seat": 2}
    view = t.view(2)
    assert view.scene == "selling"
    assert view.question is not None
    assert (view.question.by, view.question.amount) == (0, 10)


@pytest.mark.rule("PA-81")
def test_the_chips_add_up_at_every_moment(table: MakeTable) -> None:
    t = table()
    for move in ("buy 1 40", "deal", "open 3", "call", "buy 2 20 credit", "fold", "fold", "throw", "throw"):
        t.deal(*HANDS) if move == "deal" else t.play(move)
        assert counted(t) == t.view().made == CHIPS_MADE
    assert t.view().bank == CHIPS_MADE - 4 * 50 - 40 - 20


@pytest.mark.rule("PA-81")
def test_a_state_in_which_they_do_not_is_none(table: MakeTable) -> None:
    state = table().deal(*HANDS).state
    for wrong in ({"chips": (50, 49, 49, 49)}, {"laid": (2, 1, 1, 1)}, {"fines": 1}):
        with pytest.raises(ValueError, match="chips"):
            state.changed(**wrong)


@pytest.mark.rule("PA-81")
def test_an_empty_bank_sells_nothing(table: MakeTable) -> None:
    t = table(first_purchase=10_000)
    while t.state.bank:
        t.play(f"buy 0 {min(t.state.bank, MOST_PURCHASE)}")
    assert "buy" not in t.kinds()
    assert t.refused("buy 0 20").message == "pakker.refusal.bank_empty"
    assert counted(t) == CHIPS_MADE
