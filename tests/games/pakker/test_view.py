"""What a seat sees, and what nobody does (PA-14, PA-24, PA-31 to PA-34, PA-75)."""

from __future__ import annotations

import pytest

from kortspel.ranking import Category
from tests.games.pakker.table import JACKS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)


def betting(table: TableMaker, **options: object) -> Table:
    """Forehand opened on one, all went along, and they threw one, three, none and two cards."""
    game = table(**options).deal(*HANDS).play("open 1", "call", "call", "call")
    return game.play("throw 3d", "throw 5d 3c 2c", "throw", "throw 4s 3s")


@pytest.mark.rule("PA-14", "PA-34")
def test_a_seat_sees_its_own_hand_and_no_other(table: TableMaker) -> None:
    game = table().deal(*HANDS)
    for seat, hand in enumerate(HANDS):
        view = game.view(seat)
        assert view.hand is not None
        assert set(view.hand.cards) == set(hand.split())
        others = {card for other in HANDS if other != hand for card in other.split()}
        assert not [card for card in others if f'"{card}"' in view.model_dump_json()]
        assert [each.cards for each in view.seats] == [5, 5, 5, 5]


@pytest.mark.rule("PA-14")
def test_nobody_sees_a_card_before_the_deal_is_done(table: TableMaker) -> None:
    game = table(antes_by_hand=True, cut=True).play("next_pot 0")
    assert game.state.phase == "antes"
    assert not any(game.state.deal.hands)
    game.play("ante 0", "ante 1", "ante 2", "ante 3", "deal")
    assert game.state.phase == "cut"
    assert not any(game.state.deal.hands)
    assert [len(hand) for hand in game.play("no_cut").state.deal.hands] == [5] * 4


@pytest.mark.rule("PA-20")
def test_only_the_owner_knows_whether_a_hand_opens(table: TableMaker) -> None:
    game = table().deal(*HANDS)
    own = game.view(0).hand
    assert own is not None
    assert (own.opens, own.category, own.ranks[0]) == (True, Category.PAIR, 11)
    assert game.view(0).pot.span == (1, 4)
    for seat in (None, 1, 2, 3):
        assert game.view(seat).pot.span is None
        assert game.view(seat).choices == ()


@pytest.mark.rule("PA-30", "PA-31")
def test_the_numbers_are_told_while_the_exchange_lasts(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 1", "call", "call", "call", "throw 3d", "throw 5d 3c 2c")
    for seat in (None, 0, 1, 2, 3):
        assert [each.number for each in game.view(seat).seats] == [1, 3, None, None]
    assert [(said["seat"], said["n"]) for said in game.said("draw")] == [(0, 1), (1, 3)]


@pytest.mark.rule("PA-31")
def test_afterwards_they_are_told_nowhere(table: TableMaker) -> None:
    game = betting(table)
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert [each.number for each in view.seats] == [None] * 4
        assert [each.cards for each in view.seats] == [5] * 4
    assert not game.said("draw")
    assert not game.said("draw_none")
    game.play("bet 1", "fold", "fold", "fold")
    assert not game.said("draw")


@pytest.mark.rule("PA-31")
def test_no_view_depends_on_how_many_cards_others_have_bought(table: TableMaker) -> None:
    def seen(throws: tuple[str, ...]) -> list[str]:
        game = table().deal(*HANDS).play("open 1", "call", "call", "call", "throw 3d", *throws)
        return [game.view(seat).model_dump_json() for seat in (None, 0)]

    assert seen(("throw", "throw", "throw")) == seen(("throw 9s 7h 5d 3c", "throw Ts", "throw 9h 8c"))


@pytest.mark.rule("PA-31")
def test_the_house_rule_keeps_them_in_sight(table: TableMaker) -> None:
    game = betting(table, numbers_shown=True)
    assert [each.number for each in game.view(2).seats] == [1, 3, 0, 2]
    assert len(game.said("draw")) == 3
    assert len(game.said("draw_none")) == 1


@pytest.mark.rule("PA-33", "PA-34")
def test_a_folded_player_sees_no_card_at_all(table: TableMaker) -> None:
    game = table().deal(*HANDS, stock="As Ah Ad Ac").play("open 1", "fold", "call", "call")
    game.play("throw 3d", "throw", "throw")
    view = game.view(1)
    assert view.hand is None
    assert not [card for card in game.state.deal.thrown if f'"{card}"' in view.model_dump_json()]
    assert not [card for card in game.state.deal.stock if f'"{card}"' in view.model_dump_json()]
    assert not [
        card for hand in game.state.deal.hands for card in hand if f'"{card}"' in view.model_dump_json()
    ]


@pytest.mark.rule("PA-24")
def test_that_cards_lie_aside_is_seen_by_all_and_which_by_nobody(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 1", "call", "call", "call", "throw Js Jh", *["throw"] * 3)
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert view.pot.aside == 2
        assert '"Js"' not in view.model_dump_json()
        assert '"Jh"' not in view.model_dump_json()


@pytest.mark.rule("PA-50", "PA-81")
def test_the_arithmetic_of_the_bidding_is_in_sight(table: TableMaker) -> None:
    game = betting(table).play("bet 4")
    pot = game.view(1).pot
    assert (pot.chips, pot.level, pot.to_call, pot.largest, pot.span) == (12, 4, 4, 12, (1, 12))
    assert (pot.opener, pot.bidder, pot.blind, pot.right) == (0, 0, None, False)
    assert [seat.bet for seat in game.view().seats] == [4, 0, 0, 0]
    assert [seat.laid for seat in game.view().seats] == [6, 2, 2, 2]
    assert [seat.chips for seat in game.view().seats] == [44, 48, 48, 48]


def withheld(game: Table) -> dict[str, str]:
    """What whoever is to move looks for in vain, and the name of the reason."""
    found = game.view(game.turn).withheld
    return {each.kind: each.refusal.message.removeprefix("pakker.refusal.") for each in found}


@pytest.mark.rule("PA-12", "PA-20", "PA-15", "PA-51")
def test_what_one_would_look_for_in_vain_is_told_with_its_reason(table: TableMaker) -> None:
    poor = table(2).play("buy_from 0 1 50", "agree")
    assert withheld(poor) == {"next_pot": "short_of_ante"}
    passing = table(2).deal(TRASH, TRASH_2)
    assert withheld(passing) == {"open": "no_openers"}
    assert passing.view(1).withheld == passing.view().withheld == ()
    chain = table(2).play("buy_from 0 1 48", "agree").deal(TRASH, TRASH_2).play("pass", "pass")
    assert (chain.turn, chain.state.bank.chips[1]) == (1, 1)
    assert withheld(chain) == {"go_blind": "blind_too_dear"}
    short = table(2, smallest_purchase=1, first_purchase=3).deal(JACKS, TRASH).play("open 2")
    short.play("call", "throw", "throw")
    assert withheld(short) == {"bet": "too_few_chips"}


@pytest.mark.rule("PA-51")
def test_a_call_or_a_raise_in_vain_is_told_with_its_reason(table: TableMaker) -> None:
    game = table(2, smallest_purchase=1, first_purchase=3).play("buy 0 20").deal(JACKS, TRASH)
    game.play("open 1", "call", "throw", "throw", "bet 3")
    assert withheld(game) == {"call": "cannot_pay"}
    (told,) = game.view(1).withheld
    assert told.refusal.values == {"due": 3, "chips": 1}
    all_in = table(2, all_in=True, limit="fixed", smallest_purchase=1, first_purchase=4).play("buy 0 20")
    all_in.deal(JACKS, TRASH).play("open 1", "call", "throw", "throw", "0: bet 1", "1: raise 1")
    assert withheld(all_in) == {"raise": "nobody_answers"}


def test_a_computer_player_is_told_no_reasons(table: TableMaker) -> None:
    game = table(2, computers=[0]).deal(TRASH, TRASH_2)
    assert game.view(0).choices
    assert game.view(0).withheld == ()


@pytest.mark.rule("PA-51")
def test_what_each_can_win_is_in_sight_while_somebody_is_all_in(table: TableMaker) -> None:
    """Laid 5 all-in, 12 and 12, and 3 by one who is still to answer: main pot 18, side pot 14."""
    game = table(4, all_in=True, limit="fixed", smallest_purchase=1, first_purchase=5)
    for seat in (0, 2, 3):
        game.play(f"buy {seat} 15")
    game.deal(*HANDS).play("0: open 2", "1: call", "2: call", "3: call", *["throw"] * 4)
    plain = game.view()
    assert [(stake.chips, stake.seats) for stake in plain.pot.stakes] == [(12, (0, 1, 2, 3))]
    assert [seat.can_win for seat in plain.seats] == [12] * 4
    game.play("0: bet 9", "1: all_in", "2: call")
    view = game.view()
    assert [(stake.chips, stake.seats) for stake in view.pot.stakes] == [(18, (0, 1, 2, 3)), (14, (0, 2, 3))]
    assert [seat.can_win for seat in view.seats] == [32, 18, 32, 32]
    assert sum(stake.chips for stake in view.pot.stakes) == view.pot.chips
    assert not table(2).view().pot.stakes
