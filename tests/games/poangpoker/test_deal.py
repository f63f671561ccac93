"""The deal, and who deals."""

from __future__ import annotations

import pytest

from kortspel.cards import DECK, shuffled
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import NextDeal
from kortspel.table.dealer import first_dealer
from tests.games.poangpoker.fixtures import after, played_out, setup


def all_cards(state: PoangpokerState) -> list[str]:
    turned = () if state.trump is None else (state.trump,)
    return [card for cards in (*state.hands, state.stock, state.pile, turned) for card in cards]


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_the_deck_is_52_cards_with_five_in_each_hand(count: int) -> None:
    state = GAME.new(setup(count))
    assert [len(hand) for hand in state.hands] == [5] * count
    assert len(state.stock) == 52 - 5 * count
    assert sorted(all_cards(state)) == sorted(DECK)


@pytest.mark.rule("PO-4")
def test_five_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    state = GAME.new(setup(4))
    # The cards are drawn for first dealer with shuffle 0, and dealt from shuffle 1.
    deck = shuffled(state.setup.deal, 1, DECK)
    for step, seat in enumerate(state.order):
        assert state.hands[seat] == deck[step:20:4]
    assert state.order[-1] == state.dealer
    assert state.stock == deck[20:]


@pytest.mark.rule("PO-13")
def test_the_trump_card_is_the_next_of_the_stock_and_stays_out_of_it() -> None:
    plain, trumps = GAME.new(setup(4)), GAME.new(setup(4, trump=True))
    assert plain.trump is None
    assert trumps.hands == plain.hands
    assert (trumps.trump, *trumps.stock) == plain.stock


@pytest.mark.rule("PO-13")
def test_a_new_trump_card_is_turned_each_deal_and_nobody_ever_holds_it() -> None:
    state, turned = GAME.new(setup(6, trump=True)), set()
    for _ in range(8):
        state = played_out(state)
        assert state.trump not in [card for hand in state.hands for card in hand]
        turned.add(state.trump)
        state = after(state, NextDeal())
    assert len(turned) > 1


@pytest.mark.rule("PO-21")
def test_the_highest_card_drawn_deals_first() -> None:
    dealers = set()
    for n in range(30):
        state = GAME.new(setup(5, deal=f"K7Q2-{n:04d}"))
        drawn = first_dealer(state.setup.deal, 5)
        assert state.dealer == drawn.seat
        assert GAME.view(state, None).draws == drawn.draws
        dealers.add(state.dealer)
    assert dealers == set(range(5))


@pytest.mark.rule("PO-21")
def test_a_second_draw_uses_up_another_shuffle() -> None:
    codes = [f"K7Q2-{n:04d}" for n in range(200)]
    tied = next(code for code in codes if len(first_dealer(code, 6).draws) == 2)
    state = GAME.new(setup(6, deal=tied))
    assert state.shuffles == 3
    assert state.hands[state.order[0]][0] == shuffled(tied, 2, DECK)[0]
    assert [event.kind for event in state.events[:2]] == ["draw_again", "highest"]


@pytest.mark.rule("PO-21", "C-6")
def test_the_deal_passes_clockwise() -> None:
    state = GAME.new(setup(3))
    dealers = [state.dealer]
    for _ in range(5):
        state = after(played_out(state), NextDeal())
        dealers.append(state.dealer)
    first = dealers[0]
    assert dealers == [(first + n) % 3 for n in range(6)]


@pytest.mark.rule("PO-4")
def test_each_deal_is_a_shuffle_of_its_own() -> None:
    state = GAME.new(setup(3))
    second = after(played_out(state), NextDeal())
    assert second.shuffles == state.shuffles + 1
    assert second.hands != state.hands
    assert second.dealt == second.hands
    assert (second.tricks, second.exchanged, second.pile) == ((), (), ())
    assert sorted(all_cards(second)) == sorted(DECK)
