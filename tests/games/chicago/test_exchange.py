"""The deal and the exchanges (CH-3 to CH-8, CH-17)."""

from __future__ import annotations

from typing import Any

import pytest

from kortspel.cards import DECK, by_rank, parse_cards, rank_of, shuffled
from kortspel.games.base import IllegalMove
from kortspel.games.chicago import GAME
from kortspel.games.chicago.events import Exchanges, Highest, Reshuffled, Stopped
from kortspel.games.chicago.moves import Chicago, Exchange, NextDeal, NoChicago, Play, Stop
from tests.games.chicago.fixtures import after, kept, played_out, seen, setup, table
from tests.games.kit import DEAL

HANDS = ("Ks Kd 7h 4c 2d", "As Qs 9h 6c 3d", "Ad Jd 8h 5c 2h")


def refused(state: Any, move: Any) -> tuple[str, str] | None:
    refusal = GAME.why_not(state, move)
    return None if refusal is None else (refusal.message.removeprefix("chicago.refusal."), refusal.clause)


@pytest.mark.rule("CH-3", "C-6")
def test_the_highest_card_deals_first_and_the_deal_passes_clockwise() -> None:
    state = GAME.new(setup(4, stop_at=0, royal=9))
    draws = GAME.view(state, None).draws
    drawn = [card for card in draws[-1] if card]
    highest = max(drawn, key=rank_of)
    assert draws[-1].index(highest) == state.dealer
    assert Highest(seat=state.dealer, card=highest) in state.events
    first = state.dealer
    for deal in range(1, 4):
        state = played_out(state)
        if state.phase == "finished":
            break
        state = after(state, NextDeal())
        assert state.dealer == (first + deal) % 4


@pytest.mark.rule("CH-4", "C-1", "C-5")
def test_five_cards_each_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = GAME.new(setup(3))
    deck = shuffled(DEAL, state.shuffles - 1, DECK)
    order = [(state.dealer + place) % 3 for place in (1, 2, 3)]
    assert all(state.hands[seat] == deck[place:15:3] for place, seat in enumerate(order))
    assert state.stock == deck[15:]
    assert GAME.to_move(state) == order[0]


@pytest.mark.rule("CH-5")
@pytest.mark.parametrize("away", ["", "7h", "7h 4c 2d", "Ks Kd 7h 4c 2d"])
def test_none_to_five_cards_are_laid_away_and_as_many_drawn(away: str) -> None:
    state = table(*HANDS, stock="Kh Kc 3c Ts 9s")
    thrown = parse_cards(away)
    done = after(state, Exchange(cards=thrown))
    left = tuple(card for card in state.hands[0] if card not in thrown)
    assert done.hands[0] == (*left, *state.stock[: len(thrown)])
    assert done.pile == tuple(card for card in state.hands[0] if card in thrown)
    view = GAME.view(done, 0)
    assert view.laid_away == by_rank(thrown)
    assert view.drawn == by_rank(state.stock[: len(thrown)])


@pytest.mark.rule("CH-5")
def test_only_cards_of_the_own_hand_are_laid_away_each_once() -> None:
    state = table(*HANDS)
    assert refused(state, Exchange(cards=("As",))) == ("not_held", "CH-5")
    assert refused(state, Exchange(cards=("Ks", "Ks"))) == ("twice", "CH-5")
    with pytest.raises(IllegalMove):
        GAME.apply(state, Exchange(cards=("As",)))


@pytest.mark.rule("CH-6")
@pytest.mark.parametrize("exchanges", [2, 3])
def test_everybody_exchanges_so_many_times_round_after_round(exchanges: int) -> None:
    state = table(*HANDS, exchanges=exchanges)
    for number in range(1, exchanges + 1):
        for seat in range(3):
            assert (GAME.to_move(state), state.round) == (seat, number)
            assert refused(state, Play(card=state.hands[seat][0])) == ("exchange_first", "CH-6")
            assert refused(state, NoChicago()) == ("exchange_first", "CH-6")
            state = after(state, Exchange(cards=state.hands[seat][:1]))
    assert state.phase == "calling"
    assert refused(state, Exchange()) == ("exchanged", "CH-6")


@pytest.mark.rule("CH-7")
def test_how_many_cards_a_player_exchanges_is_open_to_all() -> None:
    state = after(table(*HANDS), Exchange(cards=("7h", "4c")), Exchange())
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat).exchanged == (2, 0, None)
    assert [event for event in state.events if isinstance(event, Exchanges)] == [
        Exchanges(seat=0, n=2),
        Exchanges(seat=1, n=0),
    ]
    again = after(state, Exchange(), Exchange(cards=(state.hands[0][0],)))
    assert GAME.view(again, 2).exchanged == (1, None, None)
    assert GAME.view(again, 2).earlier == ((2,), (0,), (0,))


@pytest.mark.rule("CH-8")
def test_where_the_stock_is_short_what_was_laid_away_is_shuffled_and_nothing_comes_back_at_once() -> None:
    reshuffles = 0
    for code in ("K7Q2-M9PD", "0000-0000", "ABCD-EFGH", "1111-2222"):
        state = GAME.new(setup(6, deal=code))
        while state.phase == "exchange":
            seat = GAME.to_move(state)
            assert seat is not None
            hand, stock, known = state.hands[seat], state.stock, state.shuffles
            done = after(state, Exchange(cards=hand))
            assert not set(done.hands[seat]) & set(hand)
            if len(stock) < 5:
                reshuffles += 1
                assert set(stock) <= set(done.hands[seat])
                assert done.shuffles == known + 1
                mixed = shuffled(code, known, state.pile)
                assert done.hands[seat] == (*stock, *mixed[: 5 - len(stock)])
                assert done.stock == mixed[5 - len(stock) :]
                assert any(isinstance(event, Reshuffled) for event in done.events)
            state = done
    assert reshuffles >= 8


@pytest.mark.rule("CH-17")
@pytest.mark.parametrize("stop", [42, 46])
def test_who_has_so_many_points_exchanges_no_more(stop: int) -> None:
    state = after(table(*HANDS, points=(0, stop, stop - 1), stop_at=stop), Exchange())
    assert GAME.to_move(state) == 2
    assert state.events[-1] == Stopped(seat=1, n=stop)
    assert state.exchanged == (0, None)
    assert GAME.view(state, 1).exchanged == (0, None, None)
    free = after(table(*HANDS, points=(0, 51, 0), stop_at=0), Exchange())
    assert GAME.to_move(free) == 1


@pytest.mark.rule("CH-17")
def test_points_won_in_the_deal_stop_too_and_where_all_are_stopped_the_tricks_come() -> None:
    kings = "Ks Kd Kh 4c 2d"
    state = kept(table(kings, *HANDS[1:], points=(40, 0, 0), stop_at=42), 1)
    assert state.points == (43, 0, 0)
    assert GAME.to_move(state) == 1
    all_stopped = table(*HANDS, points=(42, 42, 42))
    state = GAME.apply(played_out(all_stopped), NextDeal())
    assert state.phase == "calling"
    assert state.exchanged == (None,) * 9


@pytest.mark.rule("CH-43", "CH-6")
def test_the_table_goes_on_or_stops_between_deals_only() -> None:
    state = table(*HANDS)
    assert refused(state, NextDeal()) == ("exchange_first", "CH-6")
    calling = kept(state)
    assert refused(calling, Stop()) == ("call_first", "CH-20")
    tricks = after(calling, Chicago())
    assert refused(tricks, Stop()) == ("mid_deal", "CH-43")
    scored = played_out(state)
    assert {choice.kind for choice in seen(scored).choices} == {"next_deal", "stop"}
    over = after(scored, Stop())
    assert GAME.to_move(over) is None
    assert refused(over, Stop()) == ("over", "CH-40")
