"""What the players of Poängpoker imagine of the hidden cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kortspel.bots.cards.bits import ALL, Bits, split
from kortspel.bots.cards.worlds import table_of
from kortspel.bots.poangpoker.worlds import Worlds
from kortspel.cards import DECK, parse_cards, rank_of
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import Exchange
from tests.games.poangpoker.fixtures import after, exchanged, played, random_setup, seen, table

DEALS = 60


def worlds(state: PoangpokerState) -> tuple[Worlds, Bits]:
    bits = Bits(state.trump)
    return Worlds(seen(state), bits), bits


def random_trick_states(seed: int) -> list[PoangpokerState]:
    """Every position of one random deal in which somebody is to play a card."""
    rng = random.Random(seed)
    state = GAME.new(random_setup(rng).changed(end="open"))
    states = []
    while not state.played_out:
        if state.phase == "tricks":
            states.append(state)
        state = GAME.apply(state, GAME.move(**GAME.legal(state)[0].sample(rng)))
    return states


@pytest.mark.rule("PO-22")
@pytest.mark.parametrize("seed", range(12))
def test_a_deal_imagined_is_one_that_may_be(seed: int) -> None:
    for state in random_trick_states(seed):
        imagined, bits = worlds(state)
        seat = GAME.to_move(state)
        assert seat is not None
        out = bits.hand(card for trick in state.tricks for card in trick.cards)
        out |= bits.hand([state.trump] if state.trump else [])
        for hands in imagined.deals(5, random.Random(seed)):
            assert hands[seat] == bits.hand(state.left(seat))
            assert [hand.bit_count() for hand in hands] == [
                len(state.left(each)) for each in range(state.seats)
            ]
            held = 0
            for hand in hands:
                assert not hand & held, "a card is in two hands"
                held |= hand
            assert not held & out, "a card that lies open is in a hand"


def test_nobody_is_imagined_with_a_suit_that_they_did_not_follow() -> None:
    state = exchanged(table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d"))
    # Seat 1 has no heart left, seat 2 no heart and no club.
    state = played(state, "Ah 3h Qh Kh 4s 4d 9c 5s 5d")
    imagined, bits = worlds(state)
    hearts, clubs = bits.suit("2h"), bits.suit("2c")
    for hands in imagined.deals(DEALS, random.Random(1)):
        assert not hands[1] & (hearts | clubs)
        assert not hands[2] & (hearts | clubs)


def test_what_was_laid_away_is_in_no_hand() -> None:
    state = exchanged(table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d"), "8c 2d")
    imagined, bits = worlds(state)
    away = bits.hand(parse_cards("8c 2d"))
    assert not imagined.unseen & away
    assert all(not hand & away for hands in imagined.deals(DEALS, random.Random(1)) for hand in hands)


@pytest.mark.rule("PO-6")
def test_what_was_laid_away_may_come_back_once_the_pile_is_shuffled() -> None:
    low = [card for card in DECK if rank_of(card) < 10][:30]
    hands = [" ".join(low[5 * seat : 5 * seat + 5]) for seat in range(6)]
    state = table(*hands)
    for _ in range(6):
        state = after(state, Exchange(cards=state.hands[len(state.exchanged)]))
    imagined, bits = worlds(state)
    assert imagined.unseen & bits.hand(state.laid_away(0)) == bits.hand(state.laid_away(0))


@pytest.mark.rule("PO-7")
def test_the_number_exchanged_tells_something_of_the_hand() -> None:
    state = exchanged(table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d"), "", "", "4d 5d 6d")
    imagined, bits = worlds(state)
    strong, paired = 0, 0
    for hands in imagined.deals(200, random.Random(1)):
        strong += straight_or_flush(hands[1], bits)
        paired += max(ranks_of(hands[2], bits).values()) >= 2
    assert strong > 150
    assert paired > 115


def straight_or_flush(hand: int, bits: Bits) -> bool:
    cards = bits.cards(hand)
    ranks = sorted(map(rank_of, cards))
    return len({card[1] for card in cards}) == 1 or len(set(ranks)) == 5 or len(set(ranks)) == 2


def ranks_of(hand: int, bits: Bits) -> Counter[int]:
    return Counter(map(rank_of, bits.cards(hand)))


def test_the_cards_not_seen_are_the_rest_of_the_deck() -> None:
    state = exchanged(table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d", trump="Ts"))
    imagined, bits = worlds(state)
    assert imagined.unseen == ALL & ~bits.hand(parse_cards("Ah Kh 9c 8c 2d Ts"))
    assert len(split(imagined.unseen)) == 46


def test_the_table_imagined_is_the_one_that_lies_there() -> None:
    state = played(
        exchanged(table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d", trump="Ts")), "Kh 3h"
    )
    bits = Bits(state.trump)
    found = table_of(
        seen(state).tricks[-1], bits, [bits.hand(state.left(seat)) for seat in range(3)], seen(state).trump
    )
    assert (found.turn, found.laid, found.taker) == (2, 2, 0)
    assert (found.led, found.best) == (bits.suit("2h"), bits.bit["Kh"])


def test_only_a_seat_that_plays_imagines() -> None:
    state = table("Ah Kh 9c 8c 2d", "3h 4s 5s 6s 7s", "Qh 4d 5d 6d 7d")
    with pytest.raises(ValueError, match="plays tricks"):
        Worlds(seen(state), Bits(None))
    with pytest.raises(ValueError, match="plays tricks"):
        Worlds(GAME.view(exchanged(state), None), Bits(None))
