"""Seats, dealers, antes and the cut."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from kortspel.cards import DECK, parse_cards, shuffled
from kortspel.games.base import Player
from kortspel.games.pakker import GAME, PakkerSetup
from kortspel.games.pakker.events import DrewCard
from tests.games.pakker.fixtures import random_code
from tests.games.pakker.table import (
    ACES,
    JACKS,
    KINGS,
    QUEENS,
    TRASH,
    TRASH_2,
    TRASH_3,
    Stack,
    TableMaker,
    deck,
    parse_deck,
)


def setup(code: str, **options: Any) -> PakkerSetup:
    return PakkerSetup(players=tuple(Player(name=name) for name in "ABCD"), deal=code, **options)


@pytest.mark.rule("PA-1", "PA-14")
def test_each_of_the_52_cards_lies_in_one_place(table: TableMaker) -> None:
    state = table(8).play("next_pot 0").state
    cards = [card for hand in state.deal.hands for card in hand] + [*state.deal.stock]
    assert sorted(cards) == sorted(DECK)
    twice = (state.deal.hands[1], state.deal.hands[1], *state.deal.hands[2:])
    with pytest.raises(ValueError, match="52 cards"):
        state.changed(deal=state.deal.but(hands=twice))


@pytest.mark.rule("C-1", "PA-1")
def test_c7_a_joker_is_refused_wherever_it_lies(table: TableMaker) -> None:
    """C7."""
    state = table(2).deal(JACKS, TRASH).play("open 1").state
    with_joker = ("Xx", *state.deal.hands[0][1:])
    for broken in (
        {"hands": (with_joker, state.deal.hands[1])},
        {"stock": ("Xx", *state.deal.stock[1:])},
        {"opening": with_joker},
        {"bought": (("Xx",), ())},
        {"threw": (("Xx",), None)},
    ):
        with pytest.raises(ValueError, match=r"52 cards|joker"):
            state.changed(deal=state.deal.but(**broken))


@pytest.mark.rule("PA-2")
def test_seats_are_as_entered_or_by_lot() -> None:
    rng = random.Random(2)
    orders = Counter(GAME.new(setup(random_code(rng), seats_by_lot=True)).ring for _ in range(480))
    assert len(orders) == 24
    # 20 of each; with 23 degrees of freedom chi-square is over 58 once in 15,000.
    assert sum((count - 20) ** 2 / 20 for count in orders.values()) < 58
    assert all(GAME.new(setup(random_code(rng))).ring == (0, 1, 2, 3) for _ in range(10))


@pytest.mark.rule("PA-2", "C-6")
def test_the_lot_decides_who_is_to_the_left_of_whom() -> None:
    # Any code whose lot does not leave the seats as entered.
    rng = random.Random(3)
    drawn = (GAME.new(setup(random_code(rng), seats_by_lot=True)) for _ in range(50))
    state = next(state for state in drawn if state.ring != (0, 1, 2, 3))
    state = GAME.apply(state, GAME.move(kind="next_pot", at=0))
    at = state.ring.index(state.dealer)
    order = [*state.ring[at + 1 :], *state.ring[: at + 1]]
    asked = []
    for _ in order:
        asked.append(state.turn)
        state = GAME.apply(state, GAME.move(kind="pass"))
    assert asked == order
    assert state.phase == "blind"


@pytest.mark.rule("PA-10")
def test_the_highest_card_deals_first_and_equal_ones_draw_again(table: TableMaker, stack: Stack) -> None:
    game = table(4, first_draw=parse_deck("Ks", "2c", "As", "Qd"))
    assert game.state.dealer == 2
    stack.decks.clear()
    stack.decks += [parse_deck("Ks", "2c", "Kh", "Qd"), parse_deck("9s", "8c")]
    again = GAME.new(game.setup)
    assert again.dealer == 0
    said = [(event.seat, event.card) for event in again.events if isinstance(event, DrewCard)]
    assert said == [(0, "Ks"), (1, "2c"), (2, "Kh"), (3, "Qd"), (0, "9s"), (2, "8c")]


@pytest.mark.rule("PA-10", "C-6")
def test_the_deal_passes_clockwise_after_every_pot(table: TableMaker) -> None:
    game = table(3)
    dealers = []
    for _ in range(4):
        dealers.append(game.state.dealer)
        game.deal(JACKS, TRASH, TRASH_2).play("open 1", "fold", "fold")
    assert dealers == [2, 0, 1, 2]


@pytest.mark.rule("PA-11")
def test_the_program_shuffles_before_every_deal_and_nobody_cuts() -> None:
    state = GAME.apply(GAME.new(setup("K7Q2-M9PD")), GAME.move(kind="next_pot", at=0))
    n = state.shuffles - 1
    assert state.deal.stock == shuffled("K7Q2-M9PD", n, DECK)[20:]
    for _ in range(4):
        refusal = GAME.why_not(state, GAME.move(kind="cut", place=20))
        assert refusal is not None
        assert refusal.clause == "PA-11"
        state = GAME.apply(state, GAME.move(kind="pass"))
    state = GAME.apply(state, GAME.move(kind="no_blind"))
    assert state.deal.stock == shuffled("K7Q2-M9PD", n + 1, DECK)[20:]


@pytest.mark.rule("PA-11")
def test_on_request_the_dealers_left_cuts_before_each_deal(table: TableMaker) -> None:
    game = table(3, cut=True)
    whole = deck(JACKS, TRASH, TRASH_2)
    game.stack.decks.append((*whole[-7:], *whole[:-7]))
    game.play("next_pot 0")
    assert game.kinds() == {"cut", "no_cut", "report_misdeal"}
    assert all(not hand for hand in game.state.deal.hands)
    for place in (-5, 0, 52, 10**12):
        assert game.refused(f"cut {place}").clause == "PA-11"
    game.play("0: cut 7")
    assert set(game.state.deal.hands[0]) == set(parse_cards(JACKS))
    game.next_deck(TRASH, TRASH_2, TRASH_3)
    game.play("pass", "pass", "pass", "no_blind", "1: no_cut")
    assert set(game.state.deal.hands[1]) == set(parse_cards(TRASH))


@pytest.mark.rule("PA-12")
def test_every_pot_starts_with_a_chip_of_each_the_dealers_left_first(table: TableMaker) -> None:
    game = table(4).play("next_pot 0")
    assert game.state.pot.laid == (1, 1, 1, 1)
    assert game.state.bank.chips == (49, 49, 49, 49)
    assert game.state.pot.chips == 4
    assert table(3, ante=7).play("next_pot 0").state.pot.laid == (7, 7, 7)


@pytest.mark.rule("PA-12")
def test_nobody_without_the_ante_is_dealt_in(table: TableMaker) -> None:
    game = table(3).play("buy_from 0 1 50", "agree")
    refusal = game.refused("next_pot 0")
    assert (refusal.clause, refusal.values) == ("PA-12", {"seat": 1, "ante": 1})
    assert "next_pot" not in game.kinds()
    game.play("buy 1 20", "next_pot 0")
    assert game.state.pot.laid == (1, 1, 1)


@pytest.mark.rule("PA-13")
def test_by_hand_each_lays_an_ante_and_a_forgotten_one_costs_a_chip_more(table: TableMaker) -> None:
    game = table(4, antes_by_hand=True, computers=[2]).play("next_pot 0")
    assert game.state.phase == "antes"
    # The computer player does not forget, and people lay only their own.
    assert game.state.pot.laid == (0, 0, 1, 0)
    assert game.refused("ante 2").clause == "PA-13"
    game.play("ante 1", "ante 0")
    assert game.refused("ante 1").message == "pakker.refusal.ante_laid"
    game.play("deal")
    assert game.state.pot.laid == (1, 1, 1, 1)
    assert game.state.pot.fines == 1
    assert game.state.bank.chips == (49, 49, 49, 48)
    assert [said["seat"] for said in game.said("forgot_ante")] == [3]
    assert game.refused("ante 0").clause == "PA-13"


@pytest.mark.rule("PA-13")
def test_an_ante_mended_before_the_deal_costs_nothing_more(table: TableMaker) -> None:
    game = table(2, antes_by_hand=True).play("next_pot 0", "ante 1", "ante 0", "deal")
    assert (game.state.pot.laid, game.state.pot.fines) == ((1, 1), 0)


@pytest.mark.rule("PA-13")
def test_who_forgets_with_the_last_chip_pays_the_fine_on_credit(table: TableMaker) -> None:
    game = table(2, antes_by_hand=True).play("buy_from 0 1 49", "agree", "next_pot 0", "ante 0", "deal")
    assert game.state.bank.chips[1] == 0
    assert (game.state.pot.laid, game.state.pot.fines) == ((1, 1), 1)
    assert game.view().standings[1].credit == 1


@pytest.mark.rule("PA-13")
def test_antes_by_the_program_are_nobodys_business(table: TableMaker) -> None:
    assert table(2).refused("ante 0").clause == "PA-13"
    robots = table(2, antes_by_hand=True, computers=[0, 1]).play("next_pot 0")
    assert robots.state.phase == "opening"


@pytest.mark.rule("PA-14")
def test_five_cards_each_one_at_a_time_from_the_dealers_left(table: TableMaker) -> None:
    game = table(3).deal(ACES, KINGS, QUEENS)
    assert game.state.deal.hands == tuple(map(parse_cards, (ACES, KINGS, QUEENS)))
    whole = deck(ACES, KINGS, QUEENS)
    assert game.state.deal.hands[0] == whole[0:15:3]
    assert game.state.deal.hands[2] == whole[2:15:3]
    assert game.state.deal.stock == whole[15:]


@pytest.mark.rule("PA-14")
def test_nobody_sees_a_card_before_the_deal_is_done(table: TableMaker) -> None:
    game = table(3, antes_by_hand=True, cut=True).play("next_pot 0")
    while game.state.phase != "opening":
        assert game.state.phase in ("antes", "cut")
        for seat in (None, 0, 1, 2):
            assert game.view(seat).hand is None
            assert all(other.cards == 0 for other in game.view(seat).seats)
        game.play("deal" if game.state.phase == "antes" else "no_cut")
    assert all(len(game.view(seat).hand.cards) == 5 for seat in range(3))  # type: ignore[union-attr]
