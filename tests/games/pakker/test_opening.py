"""Opening, passing, going along, and opening with a blind bet (PA-20 to PA-23, PA-26, PA-43)."""

from __future__ import annotations

import pytest

from tests.games.pakker.table import ACES, JACKS, KINGS, QUEENS, TRASH, TRASH_2, TRASH_3, TableMaker

HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)
NOTHING = (TRASH, TRASH_2, TRASH_3, "Jh Td 7c 6s 3d")


@pytest.mark.rule("PA-20")
def test_from_the_dealers_left_each_may_open_or_pass_with_a_valid_hand_too(table: TableMaker) -> None:
    game = table().deal(JACKS, KINGS, TRASH, QUEENS)
    assert game.kinds() >= {"open", "open_blind", "pass"}
    game.play("0: pass", "1: pass")
    assert game.kinds().isdisjoint({"open", "open_blind"})
    game.play("2: pass", "3: open 1")
    assert game.state.deal.opener == 3


@pytest.mark.rule("PA-20")
@pytest.mark.parametrize("move", ["open 1", "open_blind 1"])
def test_without_the_cards_nobody_opens(table: TableMaker, move: str) -> None:
    game = table().deal(*NOTHING)
    refusal = game.refused(move)
    assert (refusal.message, refusal.clause) == ("pakker.refusal.no_openers", "PA-20")
    assert refusal.values == {"rank": 11}


@pytest.mark.rule("PA-20", "PA-21")
@pytest.mark.parametrize(
    ("rounds", "hand", "allowed"),
    [
        (0, JACKS, True),
        (1, JACKS, False),
        (1, "Js Jh Ad Kc 2d", False),
        (1, QUEENS, True),
        (2, QUEENS, False),
        (3, KINGS, False),
        (3, "3s 3h 2d 2c 7d", True),
        (3, ACES, True),
        (4, JACKS, True),
    ],
)
def test_what_opens_rises_with_the_passed_out_rounds(
    table: TableMaker, rounds: int, hand: str, allowed: bool
) -> None:
    game = table(2)
    decks = [(TRASH_2, "Th 9d 7c 6s 4h")] * rounds + [(hand, "Tc 9s 8c 6h 5s")]
    game.deal(*decks[0])
    for deck in decks[1:]:
        game.next_deck(*deck)
        game.play("pass", "pass", "no_blind")
    assert game.allows("open 1") is allowed


@pytest.mark.rule("PA-21")
def test_the_chain_of_passed_out_rounds_of_four(table: TableMaker) -> None:
    game = table().deal(*NOTHING)
    found = []
    for _ in range(6):
        pot = game.view().pot
        found.append((pot.chips, pot.required, game.state.dealer, game.turn))
        game.play(*["pass"] * 4)
        assert game.state.deal.stock == ()
        game.next_deck(*NOTHING)
        game.play("no_blind")
    assert found == [
        (4, 11, 3, 0),
        (8, 12, 0, 1),
        (12, 13, 1, 2),
        (16, 14, 2, 3),
        (20, 11, 3, 0),
        (24, 12, 0, 1),
    ]


@pytest.mark.rule("PA-21")
def test_after_a_won_pot_it_is_jacks_again(table: TableMaker) -> None:
    game = table(2).deal(TRASH, TRASH_2).play("pass", "pass")
    game.next_deck(QUEENS, TRASH)
    game.play("no_blind", "open 1", "fold")
    assert game.view().pot.required == 11
    assert game.deal(JACKS, TRASH).allows("open 1")


@pytest.mark.rule("PA-21", "PA-51")
def test_who_cannot_pay_another_ante_buys_or_sits_the_pot_out(table: TableMaker) -> None:
    game = table(3, smallest_purchase=1, first_purchase=1).play("buy 0 10", "buy 1 10")
    game.deal(TRASH, TRASH_2, TRASH_3).play("pass", "pass", "pass")
    assert (game.state.phase, game.turn) == ("blind", 1)
    game.play("no_blind")
    assert (game.state.phase, game.turn) == ("short", 2)
    assert game.kinds() >= {"buy", "sit_out"}
    assert game.refused("pass").clause == "PA-14"
    bought = table(3, smallest_purchase=1, first_purchase=1).play("buy 0 10", "buy 1 10")
    bought.deal(TRASH, TRASH_2, TRASH_3).play("pass", "pass", "pass", "no_blind", "buy 2 5")
    assert (bought.state.phase, bought.state.pot.chips) == ("opening", 6)
    game.play("sit_out")
    assert (game.state.phase, game.state.pot.chips) == ("opening", 5)
    assert game.state.pot.status[2] == "out"
    assert game.state.deal.hands[2] == ()


@pytest.mark.rule("PA-22", "PA-50")
def test_the_opener_names_an_amount_and_lays_it(table: TableMaker) -> None:
    game = table().deal(*HANDS)
    assert game.span("open") == (1, 4)
    game.play("open 3")
    assert (game.state.pot.chips, game.state.bank.chips[0], game.state.pot.price) == (7, 46, 3)
    assert game.said("open")[-1] == {"seat": 0, "n": 3}


@pytest.mark.rule("PA-22")
def test_the_others_those_who_passed_too_go_along_for_that_or_fold(table: TableMaker) -> None:
    game = table().deal(TRASH, JACKS, TRASH_2, TRASH_3).play("0: pass", "1: open 3")
    assert game.kinds() >= {"call", "fold"}
    game.play("2: fold", "3: call", "0: call")
    assert game.state.phase == "exchange"
    assert game.state.pot.chips == 4 + 9
    assert game.state.bank.chips == (46, 46, 49, 46)


@pytest.mark.rule("PA-22")
def test_nobody_raises_before_the_exchange(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 3")
    assert "raise" not in game.kinds()
    for move in ("raise 1", "bet 1", "check"):
        refusal = game.refused(move)
        assert (refusal.message, refusal.clause) == ("pakker.refusal.no_raise_yet", "PA-22")
    assert game.refused("open 1").message == "pakker.refusal.opened"


@pytest.mark.rule("PA-26", "PA-24")
def test_if_everybody_else_folds_the_opener_takes_the_pot_and_shows_the_opening(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 3", "fold", "fold", "fold")
    result = game.view().result
    assert result is not None
    assert (result.chips, result.shown, result.proof, result.fine) == (4, (), ("Jh", "Js"), 0)
    assert game.state.bank.chips == (53, 49, 49, 49)


@pytest.mark.rule("PA-23")
def test_two_and_three_blind_in_numbers(table: TableMaker) -> None:
    game = table().deal(JACKS, QUEENS, KINGS, TRASH).play("0: open_blind 2", "0: name_blind 3")
    assert game.state.pot.chips == 9
    assert game.said("open_blind")[-1] == {"seat": 0, "n": 2, "blind": 3}
    assert game.view().pot.to_call == 2
    game.play("1: call", "2: call", "3: fold")
    assert game.state.pot.chips == 13
    game.play("0: throw", "1: throw", "2: throw")
    assert game.view().pot.to_call == 3
    game.play("1: call", "2: call")
    assert game.state.pot.chips == 19
    assert game.turn == 0
    assert game.kinds() >= {"stand", "raise"}
    assert game.span("raise", "better") == (1, 19)


@pytest.mark.rule("PA-23", "PA-50")
def test_both_amounts_obey_the_limit_each_before_it_is_laid(table: TableMaker) -> None:
    game = table().deal(*HANDS)
    assert game.span("open_blind") == (1, 4)
    assert game.refused("open_blind 5").clause == "PA-50"
    game.play("open_blind 4")
    assert game.span("name_blind") == (1, 8)
    refusal = game.refused("name_blind 9")
    assert (refusal.clause, refusal.values) == ("PA-50", {"amount": 9, "most": 8, "pot": 8})


@pytest.mark.rule("PA-23")
def test_a_blind_bet_needs_a_chip_left_and_follows_at_once(table: TableMaker) -> None:
    game = table(2, smallest_purchase=1, first_purchase=3).deal(JACKS, TRASH)
    assert game.span("open") == (1, 2)
    assert game.span("open_blind") == (1, 1)
    game.play("open_blind 1")
    assert game.kinds() == {"name_blind", "take_back", "buy", "buy_from"}
    assert game.refused("pass").clause == "PA-22"
    assert game.refused("open 1").clause == "PA-22"


@pytest.mark.rule("PA-23")
def test_h9_an_opening_is_taken_back_while_the_blind_bet_is_not_named(table: TableMaker) -> None:
    """H9."""
    game = table().deal(*HANDS)
    before = game.state
    game.play("open_blind 2", "take_back")
    assert game.state == before
    game.play("open_blind 2", "name_blind 1")
    refusal = game.refused("take_back")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.blind_with_opening", "PA-23")


@pytest.mark.rule("PA-20", "PA-25")
def test_h9_who_has_no_openers_is_offered_passing_first(table: TableMaker) -> None:
    """H9."""
    game = table(only_valid_openings=False).deal(TRASH, JACKS, TRASH_2, TRASH_3)
    assert [choice.kind for choice in game.view(0).choices][:3] == ["pass", "open", "open_blind"]
    game.play("pass")
    assert [choice.kind for choice in game.view(1).choices][:3] == ["open", "open_blind", "pass"]


@pytest.mark.rule("PA-23")
def test_where_somebody_has_gone_blind_nobody_opens(table: TableMaker) -> None:
    game = table().deal(*NOTHING).play(*["pass"] * 4)
    game.next_deck(JACKS, QUEENS, KINGS, ACES)
    game.play("go_blind")
    for move in ("open 1", "open_blind 1", "pass"):
        refusal = game.refused(move)
        assert (refusal.message, refusal.clause) == ("pakker.refusal.gone_blind", "PA-15")


@pytest.mark.rule("PA-43")
def test_the_opener_may_let_it_stand(table: TableMaker) -> None:
    game = table(3).deal(JACKS, QUEENS, TRASH).play("open_blind 1", "name_blind 2", "call", "call")
    game.play("throw", "throw", "throw", "1: call", "2: call", "0: stand")
    result = game.view().result
    assert result is not None
    assert [shown.seat for shown in result.shown] == [0, 1]


@pytest.mark.rule("PA-43")
def test_or_raise_and_then_the_others_answer(table: TableMaker) -> None:
    game = table(3).deal(JACKS, QUEENS, TRASH).play("open_blind 1", "name_blind 2", "call", "call")
    game.play("throw", "throw", "throw", "1: call", "2: call", "0: raise 4")
    assert game.view().pot.to_call == 4
    assert game.said("raise_own")[-1]["better"] == 4
    game.play("1: call", "2: fold")
    assert game.state.phase == "between"


@pytest.mark.rule("PA-43")
def test_once_somebody_has_raised_the_right_is_gone(table: TableMaker) -> None:
    game = table(3).deal(JACKS, QUEENS, TRASH).play("open_blind 1", "name_blind 2", "call", "call")
    game.play("throw", "throw", "throw", "1: raise 1", "2: call")
    assert game.turn == 0
    assert "stand" not in game.kinds()
    refusal = game.refused("stand")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.no_right", "PA-43")
    assert game.play("0: call").state.phase == "between"


@pytest.mark.rule("PA-43")
def test_the_right_is_the_blind_bets_alone_and_used_once(table: TableMaker) -> None:
    plain = table(2).deal(JACKS, QUEENS).play("open 1", "call", "throw", "throw", "bet 1", "call")
    assert plain.state.phase == "between"
    game = table(2).deal(JACKS, QUEENS).play("open_blind 1", "name_blind 2", "call", "throw", "throw")
    game.play("1: call", "0: raise 1", "1: call")
    assert game.state.phase == "between"
