"""Throwing and buying cards (PA-24, PA-30, PA-32)."""

from __future__ import annotations

import random

import pytest

from kortspel.cards import DECK
from kortspel.games.base import Subset
from kortspel.games.pakker import GAME, exchange
from kortspel.games.pakker.draft import Draft
from tests.games.pakker.table import ACES, JACKS, QUEENS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)


def exchanging(table: TableMaker, *hands: str, stock: str = "", **options: object) -> Table:
    """Forehand opens, all go along, and the exchange begins."""
    hands = hands or HANDS
    game = table(len(hands), **options).deal(*hands, stock=stock)
    return game.play("open 1", *["call"] * (len(hands) - 1))


@pytest.mark.rule("PA-30")
def test_those_still_in_throw_in_turn_from_the_dealers_left(table: TableMaker) -> None:
    game = table().deal(TRASH, TRASH_2, ACES, TRASH_3).play("pass", "pass", "open 1", "call", "fold", "call")
    game.play("1: throw Ts", "2: throw", "3: throw 9h 8c")
    assert game.state.phase == "betting"


@pytest.mark.rule("PA-30")
def test_none_to_five_of_ones_own_cards_are_thrown(table: TableMaker) -> None:
    game = exchanging(table)
    (choice,) = (choice for choice in GAME.legal(game.state) if choice.kind == "throw")
    cards = choice.fields["cards"]
    assert isinstance(cards, Subset)
    assert (set(cards.values), cards.least, cards.most) == (set(JACKS.split()), 0, 5)
    for wrong in ("throw As", "throw 9s 7h", "throw Js Js"):
        refusal = game.refused(wrong)
        assert (refusal.message, refusal.clause) == ("pakker.refusal.not_your_cards", "PA-30")


@pytest.mark.rule("PA-30")
def test_each_says_how_many_the_dealer_too_and_all_hear_it_before_the_cards_are_dealt(
    table: TableMaker,
) -> None:
    game = exchanging(table, stock="As Ah Ad Ac Kh Kd")
    game.deals = False
    game.play("0: throw Td 4c 3d", "1: throw 9s", "2: throw", "3: throw 9h 8c")
    assert (game.state.phase, game.turn) == ("dealing", 3)
    for seat in (None, 0, 1, 2, 3):
        assert [each.number for each in game.view(seat).seats] == [3, 1, 0, 2]
    assert [said["n"] for said in game.said("draw")] == [3, 1, 2]
    assert [said["seat"] for said in game.said("draw_none")] == [2]
    assert [len(hand) for hand in game.state.deal.hands] == [2, 4, 5, 3]
    assert game.kinds() == {"deal", "report_looked"}


@pytest.mark.rule("PA-30")
def test_the_new_cards_come_in_the_same_order_when_all_have_thrown(table: TableMaker) -> None:
    game = exchanging(table, stock="As Ah Ad Ac Kh Kd")
    game.play("throw Td 4c 3d", "throw 9s", "throw", "throw 9h 8c")
    assert game.state.deal.hands[0] == ("Js", "Jh", "As", "Ah", "Ad")
    assert game.state.deal.hands[1] == ("7h", "5d", "3c", "2c", "Ac")
    assert game.state.deal.hands[3] == ("5s", "4s", "3s", "Kh", "Kd")


@pytest.mark.rule("PA-30")
def test_a_dealer_who_has_folded_or_a_computer_dealer_deals_too(table: TableMaker) -> None:
    game = table().deal(*HANDS).play("open 1", "call", "call", "fold")
    game.deals = False
    assert game.play("throw", "throw", "throw").turn == 3
    people = table(3, computers=[2]).deal(JACKS, TRASH, TRASH_2).play("open 1", "call", "call")
    people.deals = False
    # The next person speaks for the table, so that the people see the numbers.
    assert people.play("throw", "throw", "throw").turn == 0


@pytest.mark.rule("PA-30", "PA-40")
def test_no_card_is_bought_before_or_after(table: TableMaker) -> None:
    game = table(2).deal(JACKS, TRASH)
    assert game.refused("throw Td").clause == "PA-30"
    game.play("open 1", "call", "throw", "throw")
    assert game.refused("throw Td").message == "pakker.refusal.no_exchange"
    assert game.refused("deal").message == "pakker.refusal.no_deal"


@pytest.mark.rule("PA-24")
@pytest.mark.parametrize(
    ("hand", "thrown", "aside"),
    [
        ("Js Jh 4d 4c 9d", "4d 4c", ""),
        ("Js Jh 4d 4c 9d", "Js Jh", "Jh Js"),
        (JACKS, "Td 4c 3d", ""),
        (JACKS, "Js", "Js"),
        (JACKS, "Js Jh Td 4c 3d", "Jh Js"),
        ("Ks 9s 7s 4s 2s", "2s", "2s"),
    ],
)
def test_what_the_proof_needs_of_the_thrown_cards_lies_aside(
    table: TableMaker, hand: str, thrown: str, aside: str
) -> None:
    game = exchanging(table, hand, "As Ah Qd 7c 3h").play(f"throw {thrown}")
    assert sorted(game.state.deal.aside) == sorted(aside.split())
    assert set(game.state.deal.thrown) == set(thrown.split()) - set(aside.split())


@pytest.mark.rule("PA-24")
def test_where_queens_are_required_both_pairs_are_the_opening(table: TableMaker) -> None:
    game = table(2).deal(TRASH, TRASH_2).play("pass", "pass")
    game.next_deck("Js Jh 4d 4c 9d", "As Ah Qd 7c 3h")
    game.play("no_blind", "1: open 1", "0: call", "1: throw 4d 4c")
    assert sorted(game.state.deal.aside) == ["4c", "4d"]


def everybody_throws_five(table: TableMaker, rng: random.Random | None = None) -> Table:
    """Eight throw all their cards; the new ones are about to be dealt. With chance, in any order."""
    game = table(8)
    if rng:
        game.stack.decks.append(tuple(rng.sample(DECK, len(DECK))))
        game.stack.chance = rng
    game.play("next_pot 0")
    game.state = game.state.changed(setup=game.setup.changed(only_valid_openings=False))
    game.play("open 1", *["call"] * 7)
    game.deals = False
    for _ in range(8):
        game.play(f"throw {' '.join(game.state.deal.hands[game.turn])}")  # type: ignore[index]
    return game


@pytest.mark.rule("PA-32")
def test_eight_who_all_throw_five_get_five_each_and_the_last_card_is_never_sold(table: TableMaker) -> None:
    game = table(8).play("next_pot 0")
    game.state = game.state.changed(setup=game.setup.changed(only_valid_openings=False))
    game.play("open 1", *["call"] * 7)
    last_of_the_deck = game.state.deal.stock[-1]
    first_sold = game.state.deal.stock[:-1]
    for _ in range(8):
        seat = game.turn
        assert seat is not None
        game.play(f"throw {' '.join(game.state.deal.hands[seat])}")
    assert [len(hand) for hand in game.state.deal.hands] == [5] * 8
    bought = [card for cards in game.state.deal.bought for card in cards]
    assert tuple(bought[:11]) == first_sold
    assert last_of_the_deck in (*bought[11:], *game.state.deal.stock)
    assert len(game.state.deal.stock) >= 1
    everywhere = [*bought, *game.state.deal.stock, *game.state.deal.thrown, *game.state.deal.aside]
    assert sorted(everywhere) == sorted(DECK)


@pytest.mark.rule("PA-32")
def test_h10_the_last_card_is_shuffled_together_with_the_thrown_ones(table: TableMaker) -> None:
    """H10: it is not merely laid on top of them; and the shuffle is said."""
    game = everybody_throws_five(table)
    game.deals = False
    last, thrown = game.state.deal.stock[-1], set(game.state.deal.thrown)
    before = [*game.stack.others]
    game.play("deal")
    (shuffled,) = game.stack.others[len(before) :]
    assert set(shuffled) == {last, *thrown}
    assert len(game.said("reshuffled")) == 1


@pytest.mark.rule("PA-32")
@pytest.mark.parametrize("seed", range(20))
def test_d2_nobody_gets_back_what_was_thrown_while_there_are_others(table: TableMaker, seed: int) -> None:
    """D2: eight who throw five, whatever the order of the cards."""
    game = everybody_throws_five(table, random.Random(seed))
    threw = game.state.deal.threw
    game.play("deal")
    assert [len(bought) for bought in game.state.deal.bought] == [5] * 8
    assert [
        set(bought) & set(own or ()) for bought, own in zip(game.state.deal.bought, threw, strict=True)
    ] == [set()] * 8


@pytest.mark.rule("PA-32")
def test_d2_ones_own_cards_come_last_of_all(table: TableMaker) -> None:
    """D2: where nothing else is left they are sold, but the last card never."""
    game = exchanging(table, JACKS, TRASH).play("throw Td 4c 3d").play("throw")
    draft = Draft.of(game.state)
    draft.deal = draft.deal.but(
        threw=(("Td", "4c", "3d"), ()), stock=("Td", "9c", "4c", "3d", "8c"), thrown=()
    )
    exchange.buy_cards(draft, 0, 3)
    assert draft.deal.bought[0][-3:] == ("9c", "Td", "4c")
    assert draft.deal.stock == ("3d", "8c")


@pytest.mark.rule("PA-32", "PA-24")
def test_what_the_opener_laid_aside_is_never_sold(table: TableMaker) -> None:
    others = [card for card in DECK if card not in ACES.split()]
    game = table(8).deal(ACES, *(" ".join(others[place : place + 5]) for place in range(0, 35, 5)))
    game.play("open 1", *["call"] * 7)
    for _ in range(8):
        game.play(f"throw {' '.join(game.state.deal.hands[game.turn])}")  # type: ignore[index]
    assert set(game.state.deal.aside) == {"As", "Ah"}
    sold = {card for cards in game.state.deal.bought for card in cards}
    assert sold.isdisjoint(game.state.deal.aside)
    assert [len(hand) for hand in game.state.deal.hands] == [5] * 8


@pytest.mark.rule("PA-32")
def test_folded_hands_are_sold_when_the_cards_run_short(table: TableMaker) -> None:
    game = table(8).play("next_pot 0")
    game.state = game.state.changed(setup=game.setup.changed(only_valid_openings=False))
    game.play("open 1", *["call"] * 2, *["fold"] * 5)
    folded = set(game.state.deal.thrown)
    assert len(folded) == 25
    for _ in range(3):
        game.play(f"throw {' '.join(game.state.deal.hands[game.turn])}")  # type: ignore[index]
    bought = [card for cards in game.state.deal.bought for card in cards]
    assert len(bought) == 15
    assert set(bought[11:]) & folded


@pytest.mark.rule("PA-32")
def test_without_need_nothing_is_shuffled(table: TableMaker) -> None:
    game = exchanging(table, JACKS, QUEENS)
    shuffles = game.state.shuffles
    game.play(f"throw {JACKS}", f"throw {QUEENS}")
    assert game.state.shuffles == shuffles
    assert len(game.state.deal.stock) == 52 - 20
