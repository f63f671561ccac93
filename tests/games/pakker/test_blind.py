"""Going blind before the deal (mörka)."""

from __future__ import annotations

import pytest

from kortspel.games.pakker.records import Taken
from tests.games.pakker.table import JACKS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

FOUR = (TRASH, TRASH_2, TRASH_3, JACKS)
LOW = "Tc 8s 7d 6h 4h"


def passed_out(table: Table, rounds: int = 1) -> Table:
    """So many rounds in which everybody passes; nobody goes blind between them."""
    players = len(table.state.ring)
    hands = (*FOUR, LOW)[:players]
    table.deal(*hands)
    for n in range(rounds):
        table.play(*["pass"] * players)
        table.next_deck(*hands)
        if n < rounds - 1:
            table.play("no_blind")
    return table


@pytest.mark.rule("PA-17", "PA-15", "PA-16", "PA-50")
def test_the_blind_of_eight_chips(table: TableMaker) -> None:
    game = table(4).deal(*FOUR)
    assert game.state.pot.chips == 4
    game.play("pass", "pass", "pass", "pass")
    game.next_deck(*FOUR)
    game.play("1: no_blind")
    assert game.state.pot.chips == 8
    game.play("pass", "pass", "pass", "pass")
    game.next_deck(*FOUR)
    game.play("2: go_blind")
    assert game.state.pot.chips == 16
    game.play("3: call")
    assert game.state.pot.chips == 24
    game.play("0: fold", "1: fold")
    game.play("2: throw", "3: throw")
    assert game.turn == 2
    assert game.span("bet") == (1, 24)
    assert game.state.pot.laid == (2, 2, 10, 10)


@pytest.mark.rule("PA-17")
def test_five_players_and_two_passed_out_rounds(table: TableMaker) -> None:
    game = passed_out(table(5), 2)
    assert game.view().pot.antes == 10
    game.play("go_blind")
    assert game.state.pot.chips == 20
    assert game.state.pot.price == 10


@pytest.mark.rule("PA-15")
def test_only_after_a_passed_out_round_in_this_pot(table: TableMaker) -> None:
    game = table(4)
    assert game.refused("go_blind").clause == "PA-15"
    passed_out(game)
    assert game.allows("go_blind")
    game.play("go_blind", "fold", "fold", "fold")
    game.deal(*FOUR)
    assert game.state.phase == "opening"
    assert game.refused("go_blind").clause == "PA-15"


@pytest.mark.rule("PA-15")
def test_only_the_dealers_left_goes_blind(table: TableMaker) -> None:
    game = passed_out(table(4))
    # Seat 0 deals now.
    assert (game.state.dealer, game.turn) == (0, 1)
    game.play("1: no_blind")
    assert game.state.phase == "opening"
    assert game.state.pot.laid == (2, 2, 2, 2)


@pytest.mark.rule("PA-15")
def test_the_others_then_lay_no_ante_and_nothing_is_required(table: TableMaker) -> None:
    game = passed_out(table(4)).play("go_blind")
    assert game.state.pot.laid == (1, 5, 1, 1)
    assert game.state.phase == "joining"
    # Seat 2 holds nothing that would open, and goes along.
    assert not game.view(2).hand.opens  # type: ignore[union-attr]
    assert game.kinds() >= {"call", "fold"}
    assert game.refused("open 1").clause == "PA-15"
    assert game.refused("pass").clause == "PA-15"


@pytest.mark.rule("PA-15")
def test_a_fine_carried_in_does_not_count_in_the_price(table: TableMaker) -> None:
    game = table(4, only_valid_openings=False)
    game.deal(*FOUR).play("open 1", "fold", "fold", "fold")
    assert game.state.pot.fines == 4
    passed_out(game)
    assert game.state.pot.chips == 8
    assert game.view().pot.antes == 4
    game.play("go_blind")
    assert game.state.pot.price == 4
    assert game.state.pot.chips == 12


@pytest.mark.rule("PA-15")
def test_who_has_not_the_chips_is_not_offered_it(table: TableMaker) -> None:
    game = table(4).play("buy_from 0 1 46", "agree")
    passed_out(game)
    assert game.state.bank.chips[1] == 3
    assert "go_blind" not in game.kinds()
    refusal = game.refused("go_blind")
    assert (refusal.clause, refusal.values) == ("PA-15", {"due": 4, "chips": 3})
    # Buying in one's turn helps.
    game.play("buy 1 20")
    assert "go_blind" in game.kinds()


@pytest.mark.rule("PA-15")
def test_h10_exactly_enough_chips_will_do(table: TableMaker) -> None:
    """H10."""
    game = passed_out(table(4).play("buy_from 0 1 45", "agree"))
    assert (game.state.bank.chips[1], game.view().pot.antes) == (4, 4)
    assert game.play("go_blind").state.bank.chips[1] == 0


@pytest.mark.rule("PA-13", "PA-15")
def test_h10_the_fine_for_a_forgotten_ante_makes_no_blind_dearer(table: TableMaker) -> None:
    """H10."""
    game = table(3, antes_by_hand=True).deal(*FOUR[:3]).play("ante 0", "deal")
    assert (game.state.pot.chips, game.state.pot.fines) == (5, 2)
    game.play("pass", "pass", "pass")
    assert game.view().pot.antes == 3
    game.play("go_blind")
    assert (game.state.pot.price, game.state.pot.chips) == (3, 8)


@pytest.mark.rule("PA-51", "PA-16")
def test_h7_without_a_chip_one_goes_along_free_directly_left_of_the_blind_too(table: TableMaker) -> None:
    """H7: as anywhere else, where one can be all in."""
    game = table(4, all_in=True).play("buy_from 0 2 49", "agree", "buy_from 0 3 49", "agree")
    passed_out(game)
    assert game.state.bank.chips[2] == game.state.bank.chips[3] == 0
    game.play("1: go_blind")
    assert game.turn == 0
    game.play("0: fold")
    assert (game.state.phase, game.state.live) == ("exchange", (1, 2, 3))


@pytest.mark.rule("PA-10", "PA-21")
def test_d4_in_a_chain_the_next_seated_player_deals_in_the_pot_or_not(table: TableMaker) -> None:
    """D4."""
    game = table(4).deal(*FOUR).play("0: pass").report("report_looked 1 others")
    assert game.state.dealer == 3
    # Seat 0 deals, then seat 1, who is out of this pot.
    for dealer, forehand in ((0, 2), (1, 2), (2, 3)):
        while game.state.phase == "opening":
            game.play("pass")
        assert (game.state.dealer, game.turn) == (dealer, forehand)
        game.stack.decks.clear()
        game.next_deck(*FOUR[:3])
        game.play("no_blind")


@pytest.mark.rule("PA-15", "PA-20")
def test_d6_nothing_is_said_to_be_required_in_a_blind_pot_or_once_it_is_open(table: TableMaker) -> None:
    """D6."""
    game = passed_out(table(4))
    assert game.view().pot.to_open == 12
    game.play("go_blind")
    assert game.view().pot.to_open is None
    opened = table(2).deal(JACKS, TRASH)
    assert opened.view().pot.to_open == 11
    for move in ("open 1", "call", "throw", "throw"):
        assert opened.play(move).view().pot.to_open is None


@pytest.mark.rule("PA-16")
def test_in_turn_from_the_blind_players_left_each_pays_or_folds(table: TableMaker) -> None:
    game = passed_out(table(4)).play("go_blind")
    assert game.turn == 2
    assert game.refused("raise 1").clause == "PA-22"
    game.play("2: call", "3: fold", "0: call")
    assert game.state.pot.laid == (5, 5, 5, 1)
    assert game.state.phase == "exchange"


@pytest.mark.rule("PA-18", "PA-26", "PA-44")
def test_if_everybody_else_folds_the_blind_player_takes_the_pot_and_shows_nothing(table: TableMaker) -> None:
    game = passed_out(table(4)).play("go_blind", "fold", "fold", "fold")
    result = game.state.result
    assert result is not None
    assert [(t.seat, t.chips) for t in result.taken] == [(1, 4)]
    assert result.returned == Taken(seat=1, chips=4)
    assert (result.opener, result.proof, result.shown, result.fine) == (None, (), (), 0)
    assert not game.said("openers")
    assert not game.said("show")


@pytest.mark.rule("PA-21", "PA-51")
def test_in_the_chain_who_has_no_chip_for_the_ante_buys_or_sits_out(table: TableMaker) -> None:
    game = table(4).play("buy_from 0 3 49", "agree", "buy_from 0 2 49", "agree")
    passed_out(game)
    game.play("1: no_blind")
    assert (game.state.phase, game.turn) == ("short", 2)
    assert game.kinds() == {"sit_out", "buy", "buy_from"}
    game.play("2: buy 2 20")
    assert (game.state.phase, game.turn) == ("short", 3)
    game.stack.decks[:] = []
    game.next_deck(*FOUR[:3])
    game.play("3: sit_out")
    assert game.state.phase == "opening"
    assert game.state.pot.laid == (2, 2, 2, 1)
    assert game.state.deal.hands[3] == ()
    assert game.state.pot.status[3] == "out"


@pytest.mark.rule("PA-15", "PA-44")
def test_a_dealers_left_without_chips_sits_out_and_the_next_may_go_blind(table: TableMaker) -> None:
    game = table(3).play("buy_from 0 1 49", "agree")
    passed_out(game)
    game.play("1: sit_out")
    assert (game.state.phase, game.turn) == ("blind", 2)
    assert game.allows("go_blind")
    # Where nobody else is left, the last one takes the pot.
    two = passed_out(table(2).play("buy_from 0 1 49", "agree")).play("1: sit_out")
    assert two.state.result is not None
    assert [(t.seat, t.chips) for t in two.state.result.taken] == [(0, 2)]


@pytest.mark.rule("PA-12", "PA-15")
def test_the_price_counts_the_antes_at_what_was_agreed(table: TableMaker) -> None:
    game = passed_out(table(4, ante=3))
    assert game.view().pot.antes == 12
    assert game.play("go_blind").state.pot.chips == 24
