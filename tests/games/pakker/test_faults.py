"""Faults at the table: what is reported, and what cannot happen (PA-33, PA-70 to PA-75)."""

from __future__ import annotations

from typing import get_args

import pytest

from kortspel.games.pakker.moves import Looked, Misdeal
from kortspel.games.pakker.records import Fault
from tests.games.pakker.table import ACES, JACKS, QUEENS, TRASH, TRASH_2, TRASH_3, TableMaker

HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)


@pytest.mark.rule("PA-70")
@pytest.mark.parametrize("reason", sorted(set(get_args(Misdeal)) - {"uncut"}))
def test_the_same_dealer_deals_again_and_the_antes_stay(table: TableMaker, reason: str) -> None:
    game = table().deal(*HANDS)
    game.next_deck(TRASH, QUEENS, TRASH_2, TRASH_3)
    before = game.state
    game.report(f"report_misdeal {reason}")
    assert game.state.deal.hands != before.deal.hands
    assert game.state.dealer == before.dealer
    assert (game.state.pot.chips, game.state.bank.chips) == (before.pot.chips, before.bank.chips)
    assert (game.state.phase, game.turn) == ("opening", 0)
    assert game.view().faults == (Fault(seat=3, fault=reason, times=1),)
    assert game.said(f"misdeal_{reason}")[-1] == {"seat": 3}
    assert game.view(1).hand is not None
    assert game.view(1).hand.opens  # type: ignore[union-attr]


@pytest.mark.rule("PA-70")
@pytest.mark.parametrize("word", ["pass", "open 1", "open_blind 1"])
def test_after_the_first_word_a_deal_stands(table: TableMaker, word: str) -> None:
    game = table().deal(*HANDS).play(word)
    assert "report_misdeal" not in game.kinds()
    refusal = game.refused("report_misdeal face_up")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.misdeal_late", "PA-70")


@pytest.mark.rule("PA-70")
def test_buying_chips_is_no_word(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("buy 0 20")
    assert game.allows("report_misdeal face_up")


@pytest.mark.rule("PA-70", "PA-15")
def test_a_redeal_of_a_blind_deal_leaves_the_blind(table: TableMaker) -> None:
    game = table().deal(TRASH, TRASH_2, TRASH_3, ACES.replace("As Ah", "As 4h")).play(*["pass"] * 4)
    game.play("go_blind")
    assert (game.state.phase, game.turn) == ("joining", 2)
    game.report("report_misdeal face_up")
    assert (game.state.phase, game.turn, game.state.pot.blind) == ("joining", 2, 1)
    assert (game.state.pot.chips, game.state.pot.price) == (8, 4)
    game.play("call")
    assert game.refused("report_misdeal face_up").clause == "PA-70"


@pytest.mark.rule("PA-71")
def test_three_redeals_in_a_row_of_one_dealer_cost_the_pots_value(table: TableMaker) -> None:
    game = table().deal(*HANDS).report("report_misdeal face_up").report("report_misdeal card_shown")
    assert (game.state.pot.chips, game.state.bank.chips[3]) == (4, 49)
    game.report("report_misdeal face_up")
    assert (game.state.pot.chips, game.state.bank.chips[3]) == (8, 45)
    assert game.said("dealer_fined")[-1] == {"seat": 3, "n": 4}
    assert game.view().pot.fines == 4
    # The fine has been paid for those three; it takes three more to be fined again.
    game.report("report_misdeal face_up").report("report_misdeal face_up")
    assert game.state.pot.chips == 8
    game.report("report_misdeal face_up")
    assert (game.state.pot.chips, game.state.bank.chips[3]) == (16, 37)


@pytest.mark.rule("PA-71")
def test_redeals_of_different_deals_are_not_in_a_row(table: TableMaker) -> None:
    game = table().deal(*HANDS).report("report_misdeal face_up").report("report_misdeal face_up")
    while game.state.phase == "opening":
        game.play("pass")
    game.play("no_blind").report("report_misdeal face_up")
    assert game.state.pot.chips == 8
    assert not game.said("dealer_fined")


@pytest.mark.rule("PA-71", "PA-25")
def test_a_dealer_who_lacks_chips_for_the_fine_gets_credit(table: TableMaker) -> None:
    game = table(smallest_purchase=1, first_purchase=1).play("buy 0 10").deal(*HANDS)
    for _ in range(3):
        game.report("report_misdeal face_up")
    assert (game.state.pot.chips, game.state.bank.chips[3]) == (8, 0)
    assert game.view().standings[3].credit == 4


@pytest.mark.rule("PA-70")
def test_h3_an_uncut_deck_is_pointed_out_before_anyone_has_seen_a_card(table: TableMaker) -> None:
    """H3."""
    game = table(3, cut=True)
    game.next_deck(*HANDS[:3])
    game.play("next_pot 0")
    assert game.refused("report_misdeal face_up").message == "pakker.refusal.misdeal_early"
    game.report("report_misdeal uncut")
    assert (game.state.phase, game.turn, game.state.pot.redeals) == ("cut", 0, 1)
    assert game.view().faults == (Fault(seat=2, fault="uncut", times=1),)
    game.play("no_cut")
    refusal = game.refused("report_misdeal uncut")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.uncut_late", "PA-70")
    assert game.allows("report_misdeal face_up")


@pytest.mark.rule("PA-70", "PA-72", "PA-73")
def test_h2_a_report_is_a_question_to_all_other_people_the_reported_one_too(table: TableMaker) -> None:
    """H2."""
    game = table(computers=[2]).deal(*HANDS).play("report_looked 1 thrown")
    before = game.state
    assert (game.turn, game.kinds()) == (1, {"agree", "decline"})
    assert game.view().scene == "report"
    question = game.view().question
    assert question is not None
    assert (question.by, question.asked, question.seat, question.fault) == (0, (1, 3), 1, "thrown")
    assert game.said("reports")[-1] == {"by": 0, "seat": 1, "fault": "thrown"}
    assert game.refused("pass").message == "pakker.refusal.asked_report"
    game.play("1: agree")
    assert game.state.pot.status[1] == "in"
    game.play("3: agree")
    assert game.state.pot.status[1] == "dead"
    assert (game.state.deal.hands[0], game.turn) == (before.deal.hands[0], 0)


@pytest.mark.rule("PA-72")
@pytest.mark.parametrize("answers", [["1: decline"], ["1: agree", "3: decline"]])
def test_h2_one_who_does_not_agree_is_enough(table: TableMaker, answers: list[str]) -> None:
    """H2."""
    game = table(computers=[2]).deal(*HANDS)
    before = game.state
    game.play("report_looked 1 thrown", *answers)
    assert game.state.question is None
    assert game.view().faults == ()
    assert (game.state.pot.status, game.state.deal.hands, game.turn) == (
        before.pot.status,
        before.deal.hands,
        0,
    )


@pytest.mark.rule("PA-72")
def test_h2_computer_players_are_never_reported(table: TableMaker) -> None:
    """H2."""
    game = table(3, computers=[1]).deal(*HANDS[:3])
    assert game.refused("report_looked 1 others").message == "pakker.refusal.computer_reported"
    assert game.allows("report_looked 0 others")
    assert game.allows("report_looked 2 others")
    dealer = table(3, computers=[2]).deal(*HANDS[:3])
    assert dealer.refused("report_misdeal face_up").message == "pakker.refusal.computer_reported"
    game.play("open 1", "call", "call", "throw", "throw", "throw")
    assert game.refused("report_seen 1").message == "pakker.refusal.computer_reported"
    # Nor do they report: they see nothing but their own cards.
    game.play("fold")
    assert game.turn == 1
    assert game.kinds() == {"bet", "fold", "buy", "buy_from"}


@pytest.mark.rule("PA-72")
def test_h2_alone_with_computers_one_reports_oneself_at_once(table: TableMaker) -> None:
    """H2."""
    game = table(3, computers=[1, 2]).deal(*HANDS[:3])
    assert game.refused("report_looked 2 thrown").message == "pakker.refusal.computer_reported"
    assert "report_misdeal" not in game.kinds()
    game.play("report_looked 0 thrown")
    assert game.state.pot.status[0] == "dead"
    assert game.turn == 1


@pytest.mark.rule("PA-72", "PA-42", "PA-43")
def test_h8_an_opener_who_goes_out_at_the_turn_to_raise_the_own_blind_bet_makes_it_showdown(
    table: TableMaker,
) -> None:
    """H8."""
    game = table(3).deal(JACKS, QUEENS, TRASH_2).play("open_blind 1", "name_blind 2", "call", "call")
    game.play("throw", "throw", "throw", "1: call", "2: call")
    assert "stand" in game.kinds()
    game.report("report_looked 0 others")
    assert game.state.phase == "between"
    result = game.view().result
    assert result is not None
    assert [shown.seat for shown in result.shown] == [1]
    assert [(taken.seat, taken.chips) for taken in result.taken] == [(1, 12)]
    assert set(result.proof) == {"Js", "Jh"}


@pytest.mark.rule("PA-33", "PA-72")
@pytest.mark.parametrize("what", get_args(Looked))
def test_who_looked_is_out_of_the_pot_and_loses_what_was_laid(table: TableMaker, what: str) -> None:
    game = table().deal(*HANDS).play("open 3", "call")
    game.report(f"report_looked 1 {what}")
    assert game.state.pot.status[1] == "dead"
    assert game.state.deal.hands[1] == ()
    assert game.view(1).hand is None
    assert (game.state.pot.chips, game.state.bank.chips[1]) == (4 + 3 + 3, 46)
    assert game.view().faults == (Fault(seat=1, fault=what, times=1),)
    game.play("2: call", "3: fold")
    assert game.state.phase == "exchange"
    game.play("0: throw", "2: throw", "0: bet 1", "2: call")
    assert [shown.seat for shown in game.view().result.shown] == [0]  # type: ignore[union-attr]


@pytest.mark.rule("PA-72")
def test_the_turn_passes_on_from_who_looked(table: TableMaker) -> None:
    game = table().deal(*HANDS).report("report_looked 0 others")
    assert (game.state.phase, game.turn) == ("opening", 1)
    game.play("pass", "pass").report("report_looked 3 others")
    assert game.state.pot.passed_out == 1


@pytest.mark.rule("PA-72", "PA-44")
def test_the_last_one_left_takes_the_pot(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH).play("open 1").report("report_looked 1 thrown")
    assert game.state.phase == "between"
    assert game.state.bank.chips == (51, 49)


@pytest.mark.rule("PA-72")
def test_in_the_exchange_the_others_still_get_their_cards(table: TableMaker) -> None:
    game = table().deal(*HANDS, stock="Kh Kd Kc").play("open 1", "call", "call", "call")
    game.play("0: throw Td 4c 3d", "1: throw 7h").report("report_looked 1 surplus")
    game.play("2: throw", "3: throw")
    assert game.state.phase == "betting"
    assert set(game.state.deal.hands[0]) == {"Js", "Jh", "Kh", "Kd", "Kc"}
    assert game.turn == 0


@pytest.mark.rule("PA-72")
def test_an_opener_who_looked_still_proves_the_opening(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH).play("open 1", "call").report("report_looked 0 others")
    result = game.view().result
    assert result is not None
    assert result.proof == ("Jh", "Js")
    assert game.state.bank.chips == (48, 52)


@pytest.mark.rule("PA-72")
def test_when_the_opener_is_out_the_next_one_starts_the_betting(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 1", "call", "call", "call")
    game.report("report_looked 0 others")
    game.play("1: throw", "2: throw", "3: throw")
    assert (game.state.phase, game.turn) == ("betting", 1)
    assert game.kinds() >= {"bet", "fold"}


@pytest.mark.rule("PA-72")
def test_only_who_is_in_can_be_reported_and_only_while_cards_are_out(table: TableMaker) -> None:
    game = table()
    assert game.refused("report_looked 1 thrown").clause == "PA-72"
    game.deal(*HANDS).play("open 1", "fold")
    refusal = game.refused("report_looked 1 thrown")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.not_in_pot", "PA-72")


@pytest.mark.rule("PA-73")
def test_the_owner_may_keep_a_bought_card_that_others_have_seen(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH, stock="As Ah Ac").play("open 1", "call", "throw Td 4c 3d", "throw")
    game.report("report_seen 0")
    assert game.turn == 0
    assert game.kinds() == {"keep_seen", "throw_seen"}
    assert game.refused("bet 1").message == "pakker.refusal.asked_seen_card"
    hand = game.state.deal.hands[0]
    game.play("keep_seen")
    assert game.state.deal.hands[0] == hand
    assert (game.state.phase, game.turn) == ("betting", 0)


@pytest.mark.rule("PA-73")
def test_else_it_is_thrown_and_replaced_when_everyone_has_bought(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH, stock="As Ah Ac Kd Qd").play("open 1", "call", "throw Td 4c 3d")
    assert game.refused("report_seen 0").clause == "PA-73"
    game.play("throw 9s").report("report_seen 0").play("throw_seen Ah")
    assert set(game.state.deal.hands[0]) == {"Js", "Jh", "As", "Ac", "Qd"}
    assert "Ah" in game.state.deal.thrown
    assert game.said("throws_seen")[-1] == {"seat": 0}
    assert (game.state.phase, game.turn) == ("betting", 0)


@pytest.mark.rule("PA-73")
def test_only_a_bought_card_is_thrown_and_only_before_the_first_bet(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH, stock="As Ah Ac").play("open 1", "call", "throw Td 4c 3d", "throw")
    game.report("report_seen 0")
    refusal = game.refused("throw_seen Js")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.not_bought", "PA-73")
    game.play("keep_seen", "bet 1")
    refusal = game.refused("report_seen 0")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.seen_late", "PA-73")


@pytest.mark.rule("PA-31", "PA-73")
def test_the_list_of_who_can_be_reported_does_not_tell_who_bought(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 1", "call", "call", "call", "throw Td", *["throw"] * 3)
    game.report("report_seen 2")
    assert game.kinds() == {"keep_seen"}


@pytest.mark.rule("PA-74")
@pytest.mark.parametrize("thrown", ["", "9s", "9s 7h", "9s 7h 5d", "9s 7h 5d 3c", "9s 7h 5d 3c 2c"])
def test_everyone_gets_as_many_cards_as_were_thrown(table: TableMaker, thrown: str) -> None:
    game = table(2).deal(JACKS, TRASH).play("open 1", "call", "throw", f"throw {thrown}".strip())
    assert [len(hand) for hand in game.state.deal.hands] == [5, 5]
    assert len(set(game.state.deal.hands[1]) & set(TRASH.split())) == 5 - len(thrown.split())


@pytest.mark.rule("PA-75", "PA-34")
def test_an_onlooker_sees_no_hand_at_any_time(table: TableMaker) -> None:
    game = table(2)
    cards = set(JACKS.split() + TRASH.split())
    game.deal(JACKS, TRASH)
    for move in ("open 1", "call", "throw Td", "throw 9s", "bet 1"):
        game.play(move)
        view = game.view()
        assert view.hand is None
        assert not any(f'"{card}"' in view.model_dump_json() for card in cards)
