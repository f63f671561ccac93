"""The exchange, and the stock that runs short."""

from __future__ import annotations

from itertools import product

import pytest

from kortspel.cards import DECK, Card, by_rank, parse_cards
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.events import Exchanges
from kortspel.games.poangpoker.moves import Exchange, Play
from kortspel.table.exchange import exchange
from tests.games.poangpoker.fixtures import after, exchanged, seen, setup, table

HANDS = ("Ks Kd 7h 4c 2d", "As Qs 9h 6c 3d", "Ad Jd 8h 5c 2h")


def reason(state: PoangpokerState, cards: str) -> tuple[str, dict[str, object], str] | None:
    refusal = GAME.why_not(state, Exchange(cards=parse_cards(cards)))
    return None if refusal is None else (refusal.message, dict(refusal.values), refusal.clause)


@pytest.mark.rule("PO-5")
def test_each_player_exchanges_once_from_the_dealers_left() -> None:
    state = table(*HANDS)
    assert state.dealer == 2
    for seat in (0, 1, 2):
        assert GAME.to_move(state) == seat
        state = after(state, Exchange())
    assert state.phase == "tricks"
    assert reason(state, "") == ("poangpoker.refusal.one_exchange", {}, "PO-5")


@pytest.mark.rule("PO-5")
@pytest.mark.parametrize("away", ["", "7h", "7h 4c 2d", "Ks Kd 7h 4c 2d"])
def test_none_to_five_cards_are_laid_away_and_as_many_drawn(away: str) -> None:
    state = exchanged(table(*HANDS, stock="Tc 9c 8c 7c 6h"), away)
    thrown = parse_cards(away)
    choice, hint = GAME.legal(table(*HANDS))
    assert hint.kind == "hint"
    assert choice.allows(Exchange(cards=thrown))
    kept = [card for card in parse_cards(HANDS[0]) if card not in thrown]
    drawn = parse_cards("Tc 9c 8c 7c 6h")[: len(thrown)]
    assert state.hands[0] == (*kept, *drawn)
    assert state.pile == thrown
    assert state.stock[0] == (*parse_cards("Tc 9c 8c 7c 6h"), "2c")[len(thrown)]
    assert GAME.view(state, 0).laid_away == by_rank(thrown)


@pytest.mark.rule("PO-5")
def test_only_cards_held_are_laid_away_and_each_once() -> None:
    state = table(*HANDS)
    assert reason(state, "As") == ("poangpoker.refusal.not_held", {"card": "As"}, "PO-5")
    assert reason(state, "Ks Ks") == ("poangpoker.refusal.twice", {"card": "Ks"}, "PO-5")
    assert reason(state, "Kd Ks") is None


@pytest.mark.rule("PO-5")
def test_nobody_plays_before_the_exchange_is_over() -> None:
    state = after(table(*HANDS), Exchange(), Exchange())
    refusal = GAME.why_not(state, Play(card="Ad"))
    assert refusal is not None
    assert (refusal.message, refusal.clause) == ("poangpoker.refusal.exchange_first", "PO-5")


@pytest.mark.rule("PO-6")
def test_the_last_of_the_stock_is_drawn_then_what_earlier_players_laid_away() -> None:
    order: list[tuple[str, ...]] = []

    def backwards(pile: tuple[str, ...]) -> tuple[str, ...]:
        order.append(pile)
        return pile[::-1]

    hand, stock, pile = parse_cards("Ks Kd 7h 4c 2d"), parse_cards("Tc 9c"), parse_cards("2s 3s 4s 5s 6s")
    done = exchange(hand, parse_cards("7h 4c 2d Kd"), stock, pile, backwards)  # type: ignore[arg-type]
    assert order == [pile]
    assert done.hand == parse_cards("Ks Tc 9c 6s 5s")
    assert done.stock == parse_cards("4s 3s 2s")
    assert done.pile == parse_cards("Kd 7h 4c 2d")
    assert done.reshuffled


@pytest.mark.rule("PO-6")
def test_a_stock_that_just_suffices_is_not_shuffled() -> None:
    def never(pile: tuple[str, ...]) -> tuple[str, ...]:
        raise AssertionError("nothing is short")

    hand = parse_cards("Ks Kd 7h 4c 2d")
    done = exchange(hand, hand, parse_cards("Tc 9c 8c 7c 6c"), ("2s",), never)  # type: ignore[arg-type]
    assert done == (parse_cards("Tc 9c 8c 7c 6c"), (), ("2s", *hand), False)


@pytest.mark.rule("PO-6")
@pytest.mark.parametrize("trump", [False, True])
def test_six_players_who_all_exchange_five(trump: bool) -> None:
    for n in range(50):
        state = GAME.new(setup(6, deal=f"K7Q2-{n:04d}", trump=trump))
        stock = set(state.stock)
        for place, seat in enumerate(state.order):
            before = state
            state = after(state, Exchange(cards=state.hands[seat]))
            drawn = set(state.hands[seat])
            assert len(drawn) == 5
            assert not drawn & set(state.dealt[seat]), "a card came back to the one who laid it away"
            earlier = {card for other in before.order[:place] for card in before.dealt[other]}
            assert drawn <= stock | earlier
            assert (drawn <= stock) == (place < 4)
        # The fifth player finds it short; it is shuffled once, and that suffices.
        assert state.shuffles == before.shuffles == 3 + len(GAME.view(state, None).draws) - 1
        assert len(state.stock) == (22 - trump) + 20 - 30
        assert sorted(
            (*state.pile, *state.stock, *(card for hand in state.hands for card in hand))
        ) == sorted(card for card in DECK if card != state.trump)


@pytest.mark.rule("PO-6")
@pytest.mark.parametrize("trump", [False, True])
def test_the_cards_suffice_however_many_the_six_exchange(trump: bool) -> None:
    short = 0
    for counts in product(range(6), repeat=6):
        if sum(counts) <= 22 - trump:
            continue
        short += 1
        stock, shuffles = DECK[30 + trump :], 0
        pile: tuple[Card, ...] = ()
        for place, count in enumerate(counts):
            hand = DECK[5 * place : 5 * place + 5]
            done = exchange(hand, hand[:count], stock, pile, lambda cards: cards[::-1])
            assert len(done.hand) == 5, counts
            assert not set(hand[:count]) & set(done.hand), counts
            stock, pile, shuffles = done.stock, done.pile, shuffles + done.reshuffled
        assert shuffles == 1, counts
    assert short > 1000


@pytest.mark.rule("PO-6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_stock_of_up_to_five_players_is_never_short(count: int) -> None:
    state = GAME.new(setup(count, trump=True))
    for seat in state.order:
        state = after(state, Exchange(cards=state.hands[seat]))
    assert not any(event.kind == "reshuffled" for event in state.events)


@pytest.mark.rule("PO-7")
def test_how_many_cards_a_player_exchanged_is_open_to_all() -> None:
    state = exchanged(table(*HANDS), "7h 4c", "", "Ad Jd 8h 5c 2h")
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat).exchanged == (2, 0, 5)
    assert state.events == (Exchanges(seat=0, n=2), Exchanges(seat=1, n=0), Exchanges(seat=2, n=5))
    assert [event.message.rpartition(".")[2] for event in state.events] == ["exchanges", "keeps", "exchanges"]


@pytest.mark.rule("PO-7")
def test_before_a_players_turn_no_number_is_shown() -> None:
    state = after(table(*HANDS), Exchange(cards=("7h",)))
    assert seen(state).exchanged == (1, None, None)


@pytest.mark.rule("PO-8")
def test_the_hand_after_the_exchange_counts_to_the_end() -> None:
    state = exchanged(table(*HANDS, stock="Kh Kc 3c"), "7h 4c 2d")
    final = parse_cards("Ks Kd Kh Kc 3c")
    assert state.hands[0] == final
    while state.phase == "tricks":
        assert GAME.view(state, 0).counted == by_rank(final)
        state = after(state, Play(card=seen(state).playable[0]))
    assert state.sheet[-1].hand == (7, 0, 0)
    assert GAME.view(state, 1).shown[0] == by_rank(final)
