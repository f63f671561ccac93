"""Chips, purchases and the settlement."""

from __future__ import annotations

import random

import pytest

from kortspel.games.pakker import GAME
from kortspel.games.pakker.records import CHIPS_MADE
from kortspel.games.pakker.settle import Standing, payments, standings
from tests.games.pakker.table import JACKS, QUEENS, TRASH, TRASH_2, Table, TableMaker


def standing(table: Table, seat: int) -> Standing:
    return standings(table.state)[seat]


@pytest.mark.rule("PA-3", "PA-4", "PA-5")
def test_everybody_buys_before_the_first_pot(table: TableMaker) -> None:
    cash = table(3)
    assert cash.state.bank.chips == (50, 50, 50)
    assert [(line.cash, line.credit) for line in standings(cash.state)] == [(50, 0)] * 3
    credit = table(3, first_purchase=30, first_on_credit=True)
    assert [(line.cash, line.credit) for line in standings(credit.state)] == [(0, 30)] * 3


@pytest.mark.rule("PA-4", "PA-6")
def test_chips_are_sold_for_cash_or_on_credit_before_a_pot(table: TableMaker) -> None:
    bank = table(3).play("buy 0 20", "buy 1 35 credit", "buy 1 20")
    assert bank.state.bank.chips == (70, 105, 50)
    assert (standing(bank, 0).cash, standing(bank, 0).credit) == (70, 0)
    assert (standing(bank, 1).cash, standing(bank, 1).credit) == (70, 35)
    lines = [(line.buyer, line.credit, line.chips, line.times) for line in bank.state.bank.accounts]
    assert (1, False, 70, 2) in lines


@pytest.mark.rule("PA-5")
def test_smaller_purchases_are_refused(table: TableMaker) -> None:
    refusal = table(2).refused("buy 0 19")
    assert (refusal.clause, refusal.values) == ("PA-5", {"amount": 19, "least": 20})
    assert table(2, smallest_purchase=5).allows("buy 0 5")
    for amount in (-5, 0, 10**12):
        assert table(2).refused(f"buy 0 {amount}").clause == "PA-5"


@pytest.mark.rule("PA-6")
def test_in_a_hand_only_whose_turn_it_is_may_buy(table: TableMaker) -> None:
    game = table(3).deal(JACKS, TRASH, TRASH_2)
    assert game.refused("buy 1 20").clause == "PA-6"
    game.play("0: buy 0 20", "0: pass", "1: buy 1 20 credit", "1: pass")
    assert game.state.bank.chips == (69, 69, 49)


@pytest.mark.rule("PA-6")
def test_another_player_sells_only_by_agreement(table: TableMaker) -> None:
    game = table(3).play("buy_from 0 1 15")
    assert game.turn == 1
    assert game.kinds() == {"agree", "decline"}
    assert game.refused("next_pot 0").clause == "PA-6"
    game.play("1: decline")
    assert game.state.bank.chips == (50, 50, 50)
    assert game.said("asks_cash")[-1] == {"seat": 0, "seller": 1, "n": 15}
    game.play("buy_from 0 1 15 credit", "1: decline")
    assert game.said("asks_credit")[-1] == {"seat": 0, "seller": 1, "n": 15}
    game.play("buy_from 0 1 15", "1: agree")
    assert game.said("bought_from_cash")[-1] == {"seat": 0, "seller": 1, "n": 15}
    assert game.state.bank.chips == (65, 35, 50)
    assert (standing(game, 0).bought, standing(game, 1).sold) == (15, 15)
    assert game.state.pot.chips == 0


@pytest.mark.rule("PA-6")
def test_another_player_sells_no_more_than_they_have_and_not_to_themselves(table: TableMaker) -> None:
    game = table(3)
    assert game.refused("buy_from 0 1 51").values == {"seat": 1, "chips": 50, "amount": 51}
    assert game.refused("buy_from 0 0 5").clause == "PA-6"
    assert game.refused("buy_from 0 1 0").clause == "PA-6"
    assert game.refused("buy_from 0 7 5").clause == "PA-6"


@pytest.mark.rule("PA-6")
def test_chips_can_be_bought_of_a_player_in_ones_turn(table: TableMaker) -> None:
    game = table(3).deal(JACKS, TRASH, TRASH_2).play("pass", "1: buy_from 1 2 9 credit", "2: agree")
    assert game.turn == 1
    assert game.state.bank.chips == (49, 58, 40)


@pytest.mark.rule("PA-81")
def test_the_chips_in_hand_in_the_pot_and_in_the_bank_are_always_those_that_were_made(
    table: TableMaker,
) -> None:
    game = table(3)
    for move in ("buy 2 25", "next_pot 0", "pass", "pass", "pass", "no_blind", "pass"):
        game.play(move)
        view = game.view()
        in_hand = sum(seat.chips for seat in view.seats)
        assert in_hand + view.pot.chips + view.bank == view.made == CHIPS_MADE
    broken = game.state.bank.chips[0] + 1
    with pytest.raises(ValueError, match="chips in hand"):
        game.state.changed(bank=game.state.bank.but(chips=(broken, *game.state.bank.chips[1:])))


@pytest.mark.rule("PA-81")
def test_the_bank_sells_no_more_chips_than_it_has(table: TableMaker) -> None:
    game = table(2)
    for _ in range(99):
        game.play("buy 0 10000")
    game.play(f"buy 0 {game.state.bank.left - 19}")
    assert game.state.bank.left == 19
    assert "buy" not in game.kinds()
    refusal = game.refused("buy 0 20")
    assert (refusal.clause, refusal.values) == ("PA-81", {"chips": 19})


@pytest.mark.rule("PA-80")
def test_the_evening_is_settled_in_the_currency_with_few_payments(table: TableMaker) -> None:
    game = table(4, chip_value=5)
    # Seat 0 wins two pots of 4 + 2 + 2, from seats 1 and 2 and everybody's antes.
    game.deal(JACKS, TRASH, TRASH_2, QUEENS).play("open 2", "call", "fold", "fold", "throw", "throw")
    game.play("bet 1", "fold")
    game.play("end_evening 0", "agree", "agree", "agree")
    assert game.state.phase == "finished"
    results = [line.result for line in standings(game.state)]
    assert results == [5, -3, -1, -1]
    assert sum(results) == 0
    paid = payments(game.state)
    assert len(paid) <= 3
    net = [0] * 4
    for payment in paid:
        assert payment.amount > 0
        net[payment.payer] -= payment.amount
        net[payment.payee] += payment.amount
    assert net == [5 * result for result in results]
    outcome = GAME.outcome(game.state)
    assert outcome is not None
    assert list(outcome.scores) == results
    assert outcome.winners == (0,)
    assert game.view().payments == paid


@pytest.mark.rule("PA-80", "PA-6")
def test_what_players_paid_each_other_in_cash_is_not_paid_again(table: TableMaker) -> None:
    game = table(2).play("buy_from 0 1 10", "agree", "buy_from 0 1 7 credit", "agree")
    game.deal(JACKS, TRASH).play("open 1", "fold")
    game.play("end_evening 0", "agree")
    assert [line.result for line in standings(game.state)] == [1, -1]
    # Seat 0 has 68 chips and bought 50 of the bank: 18 more, of which seven are still to be paid for.
    assert [line.due for line in standings(game.state)] == [11, -11]
    assert [(p.payer, p.payee, p.amount) for p in payments(game.state)] == [(1, 0, 11)]


@pytest.mark.rule("PA-80", "PA-6")
def test_h9_chips_bought_of_a_player_on_credit_are_counted_as_credit(table: TableMaker) -> None:
    game = table(2).play("buy 0 20 credit", "buy_from 0 1 10", "agree", "buy_from 0 1 7 credit", "agree")
    assert [(line.cash, line.credit) for line in standings(game.state)] == [(50, 27), (50, 0)]


@pytest.mark.rule("PA-80")
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_owed_there_are_fewer_payments_than_players(table: TableMaker, seed: int) -> None:
    rng = random.Random(seed)
    players = rng.randint(2, 8)
    game = table(players)
    for _ in range(30):
        buyer, seller = rng.sample(range(players), 2)
        if game.state.bank.chips[seller] > 1:
            amount = rng.randint(1, game.state.bank.chips[seller] - 1)
            game.play(f"buy_from {buyer} {seller} {amount} credit", "agree")
    game.play("next_pot 0")
    while game.state.phase != "between":
        game.report(f"report_looked {game.state.live[-1]} others")
    game.play("end_evening 0", *["agree"] * (players - 1))
    found = payments(game.state)
    assert len(found) < players
    for line in standings(game.state):
        got = sum(p.amount for p in found if p.payee == line.seat)
        assert got - sum(p.amount for p in found if p.payer == line.seat) == line.due == line.result


@pytest.mark.rule("PA-80")
def test_nothing_is_paid_where_nobody_won(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH).play("open 1", "fold")
    game.deal(QUEENS, TRASH).play("open 1", "fold", "end_evening 0", "agree")
    assert [line.result for line in standings(game.state)] == [0, 0]
    assert payments(game.state) == ()


def test_seats_0_to_2_may_buy_for_all_people_between_pots_but_not_for_a_computer(table: TableMaker) -> None:
    game = table(3, computers=[1])
    assert game.allows("buy 0 20")
    assert game.allows("buy 2 20")
    assert game.refused("buy 1 20").clause == "PA-6"


@pytest.mark.rule("PA-12")
def test_a_computer_player_without_chips_is_asked_first_and_the_pot_waits(table: TableMaker) -> None:
    game = table(3, computers=[1], ante=2)
    game.play("buy_from 0 1 49", "agree")
    assert game.turn == 1
    assert game.kinds() == {"buy", "buy_from", "leave"}
    assert game.refused("next_pot 0").values == {"seat": 1, "ante": 2}
    game.play("1: buy 1 20")
    assert game.turn == 2
    assert game.allows("next_pot 0")


def test_lines_of_account_are_few_however_often_one_buys(table: TableMaker) -> None:
    game = table(2)
    for _ in range(30):
        game.play("buy 0 20", "buy 1 20 credit")
    assert len(game.state.bank.accounts) == 3
