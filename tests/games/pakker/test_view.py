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
