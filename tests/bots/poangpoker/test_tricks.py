"""The tricks of Poängpoker on bits, against the rules."""

from __future__ import annotations

import random

import pytest

from kortspel.bots.cards.bits import NO_TRUMPS, RANK_OF, SUIT_OF, Bits, split
from kortspel.bots.cards.search import best_card
from kortspel.bots.cards.tricks import Table, follows, last_taker, shares, simple_follow, simple_lead
from kortspel.cards import DECK, Card, parse_cards, rank_of, suit_of
from kortspel.table.tricks import playable, taken_by
from tests.bench.bots_poangpoker import agrees


def on_table(*hands: str, trump: Card | None = None, turn: int = 0) -> tuple[Table, Bits]:
    bits = Bits(trump)
    return Table(tuple(bits.hand(parse_cards(hand)) for hand in hands), turn), bits


def best_lead(*hands: str, trump: Card | None = None) -> Card:
    found, bits = on_table(*hands, trump=trump)
    return bits.card[best_card([found], found.hands[0], 0, bits.trumps)]


@pytest.mark.parametrize("trump", [None, "7c", "7s"])
def test_cards_become_bits_and_come_back(trump: Card | None) -> None:
    bits = Bits(trump)
    assert set(bits.cards(bits.hand(DECK))) == set(DECK)
    for card in DECK:
        bit = bits.bit[card]
        assert RANK_OF[bit] == rank_of(card) - 2
        assert bit & bits.suit(card)
        assert SUIT_OF[bit] == bits.suit(card)
        assert (bit >= bits.trumps) == (trump is not None and suit_of(card) == suit_of(trump))


@pytest.mark.rule("PO-10", "PO-11", "PO-12", "PO-13")
@pytest.mark.parametrize("seed", range(40))
def test_a_deal_on_bits_goes_as_the_rules_say(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(3, 6)
    cards = rng.sample(DECK, 5 * seats + 1)
    trump = rng.choice((None, cards[-1]))
    bits = Bits(trump)
    hands = [cards[5 * seat : 5 * seat + 5] for seat in range(seats)]
    found = Table(tuple(map(bits.hand, hands)), 0)
    leader = 0
    for _ in range(5):
        trick: list[Card] = []
        for place in range(seats):
            seat = (leader + place) % seats
            assert found.turn == seat
            allowed = playable(hands[seat], trick)
            assert set(bits.cards(follows(found.hands[seat], found.led))) == set(allowed)
            card = rng.choice(allowed)
            trick.append(card)
            hands[seat].remove(card)
            found = found.after(bits.bit[card], bits.trumps)
        leader = (leader + taken_by(trick, trump)) % seats
    assert found.turn == leader
    assert last_taker(found._replace(laid=seats, taker=leader), bits.trumps) == leader
    assert shares(found, bits.trumps)[leader] == 1


@pytest.mark.parametrize("seed", range(60))
def test_a_simple_play_is_allowed(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample(DECK, 7)
    bits = Bits(rng.choice((None, cards[6])))
    hand = bits.hand(cards[: rng.randint(2, 5)])
    assert simple_lead(hand, bits.trumps) in split(hand)
    led, best = bits.suit(cards[5]), bits.bit[cards[5]]
    for last in (False, True):
        card = simple_follow(hand, led, best, bits.trumps, last=last)
        assert card in split(follows(hand, led))


def test_the_fourth_trick_is_given_away_where_that_brings_the_last() -> None:
    # The ace of spades first, and the other ace takes the king; the king first, and the spade is led to the ace.
    assert best_lead("As Kh", "Ah 2s", "3d 4d") == "Kh"


def test_a_trump_is_kept_for_the_last_trick() -> None:
    assert best_lead("2s Ah", "Kh Kd", "Qh Qd", trump="7s") == "Ah"


def test_a_seat_that_cannot_win_plays_any_card_each_as_likely() -> None:
    # If seat 0 leads the heart, seat 2 keeps its spade and takes the queen; if the spade, it must lead to the diamond.
    found, bits = on_table("Ah Qs", "Kh Kd", "2d Ks")
    assert shares(found, bits.trumps) == (0.0, 0.5, 0.5)


def test_two_tricks_left_are_played_as_a_search_through_every_line_says() -> None:
    rng = random.Random(5)
    assert all(agrees(rng) for _ in range(300))


def test_everybody_playing_simply_somebody_takes_the_last_trick() -> None:
    rng = random.Random(2)
    taken = [0] * 4
    for _ in range(200):
        cards = rng.sample(sorted(SUIT_OF), 20)
        taken[last_taker(Table(tuple(sum(cards[seat::4]) for seat in range(4)), 0), NO_TRUMPS)] += 1
    assert sum(taken) == 200
    assert min(taken) > 20
