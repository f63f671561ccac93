"""A plain player of Poängpoker (PO-22): it tries each thing out on imagined cards, and does what pays best.

The exchange: for every set of cards that could be kept, the hand is completed at random from the cards not seen.
It is worth its points times the chance that it is the best, and something for the last trick: high cards, and
trumps. The tricks: the cards not seen are dealt out at random as far as what was played allows, the deal is played
out in a simple manner, and the card is played that most often leads to the last trick.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations
from typing import Final

from kortspel.cards import DECK, Card, rank_of, suit_of
from kortspel.games.base import Level, Player
from kortspel.games.poangpoker.moves import Exchange, NextDeal, Play, PoangpokerMove
from kortspel.games.poangpoker.tricks import playable, taken_by
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import Category, code_of, strength, tables
from kortspel.table.seats import left_of, round_from

_DRAWS: Final[Mapping[Level, int]] = {"human": 30, "easy": 3, "medium": 30, "hard": 100}
"""How many hands a player of each level imagines for each set of cards kept."""
_DEALS: Final[Mapping[Level, int]] = {"human": 20, "easy": 2, "medium": 20, "hard": 50}
"""How many deals a player of each level imagines before playing a card."""

_HANDS: Final = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4)
"""How many of the 2,598,960 hands belong to each category, high card first."""
_STRENGTHS: Final = (1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1)
"""How many different strengths each category has."""
_HANDS_BELOW: Final = tuple(accumulate(_HANDS, initial=0))
_STRENGTHS_BELOW: Final = tuple(accumulate(_STRENGTHS, initial=0))

_EXCHANGED: Final = 2.0
"""An opponent's hand is as hard to beat as so many hands as dealt: it is the best that an exchange made."""

_TRICK_CHANCE: Final = {14: 0.13, 13: 0.08, 12: 0.05, 11: 0.03}
"""What a high card adds to the chance of the last trick, roughly."""
_TRUMP_CHANCE: Final = 0.12
"""What any trump adds to it."""

Hands = dict[int, list[Card]]


def choose(view: PoangpokerView, player: Player, rng: random.Random) -> PoangpokerMove:
    """The move of the seat to move; between deals it always goes on."""
    if view.seat is None or view.seat != view.to_move:
        raise ValueError("the view is not that of the seat to move")
    if view.phase == "exchange":
        return Exchange(cards=_thrown(view, _DRAWS[player.level], rng))
    if view.phase == "tricks":
        return Play(card=_played(view, view.seat, _DEALS[player.level], rng))
    return NextDeal()


def _thrown(view: PoangpokerView, draws: int, rng: random.Random) -> tuple[Card, ...]:
    """The cards without which the hand promises most."""
    pool = [card for card in DECK if card not in view.counted and card != view.trump]
    # The same cards come to every set kept, so that chance does not tell the sets apart.
    coming = [rng.sample(pool, 5) for _ in range(draws)]
    promises = {
        kept: sum(_worth(view, [*kept, *cards[size:]]) for cards in coming)
        for size in range(5, -1, -1)
        for kept in combinations(view.counted, size)
    }
    best = max(promises, key=lambda kept: promises[kept])
    return tuple(card for card in view.counted if card not in best)


def _worth(view: PoangpokerView, hand: Sequence[Card]) -> float:
    """What five cards are worth: their points, if they are likely to be best, and their share of the last trick."""
    a, b, c, d, e = map(code_of, hand)
    number = strength(a, b, c, d, e)
    category = tables().hands[number].category
    chance = 1.0
    if not view.options.all_hands:
        chance = _part_beaten(number, category) ** (_EXCHANGED * (len(view.players) - 1))
    return view.options.scale[category] * chance + view.options.last_trick * _trick_chance(view, hand)


def _part_beaten(number: int, category: Category) -> float:
    """The part of all hands that are weaker than this strength, spread evenly within the category."""
    place = (number - 1 - _STRENGTHS_BELOW[category]) / _STRENGTHS[category]
    return (_HANDS_BELOW[category] + place * _HANDS[category]) / _HANDS_BELOW[-1]


def _trick_chance(view: PoangpokerView, hand: Sequence[Card]) -> float:
    trump = None if view.trump is None else suit_of(view.trump)
    return sum(
        _TRICK_CHANCE.get(rank_of(card), 0.0) + (_TRUMP_CHANCE if suit_of(card) == trump else 0.0)
        for card in hand
    )


def _played(view: PoangpokerView, seat: int, deals: int, rng: random.Random) -> Card:
    """The card that leads to the last trick in most of the imagined deals; of equal ones the lowest."""
    cards = sorted(view.playable, key=rank_of)
    if len(cards) == 1:
        return cards[0]
    taken = dict.fromkeys(cards, 0)
    for _ in range(deals):
        hands = _imagined(view, seat, rng)
        for card in cards:
            taken[card] += _last_taker(view, seat, card, hands, rng) == seat
    return max(cards, key=lambda card: taken[card])


def _imagined(view: PoangpokerView, seat: int, rng: random.Random) -> Hands:
    """Hands by seat as they may be: nobody holds a suit that they did not follow."""
    open_cards = {view.trump, *(card for trick in view.tricks for card in trick.cards)}
    pool = [card for card in DECK if card not in open_cards.union(view.hand, view.laid_away)]
    rng.shuffle(pool)
    lacking = _suits_lacking(view)
    hands: Hands = {seat: list(view.hand)}
    others = [other for other in range(len(view.players)) if other != seat]
    for other in sorted(others, key=lambda other: -len(lacking[other])):
        played = sum((other - trick.leader) % len(view.players) < len(trick.cards) for trick in view.tricks)
        # Cards of a suit that it lacks come last, for the rare case that there are no others left.
        pool.sort(key=lambda card: suit_of(card) in lacking[other])
        hands[other], pool = pool[: 5 - played], pool[5 - played :]
    return hands


def _suits_lacking(view: PoangpokerView) -> list[set[str]]:
    """By seat: the suits that it has not followed."""
    lacking: list[set[str]] = [set() for _ in view.players]
    for trick in view.tricks:
        for other, card in zip(round_from(trick.leader, len(view.players)), trick.cards, strict=False):
            if suit_of(card) != suit_of(trick.cards[0]):
                lacking[other].add(suit_of(trick.cards[0]))
    return lacking


def _last_taker(view: PoangpokerView, seat: int, card: Card, dealt: Hands, rng: random.Random) -> int:
    """Who takes the last trick when the seat plays this card now and everybody goes on in a simple manner."""
    hands = {other: list(hand) for other, hand in dealt.items()}
    leader, trick = view.tricks[-1].leader, list(view.tricks[-1].cards)
    turn = seat
    while True:
        hands[turn].remove(card)
        trick.append(card)
        turn = left_of(turn, len(hands))
        if len(trick) == len(hands):
            leader = turn = (leader + taken_by(trick, view.trump)) % len(hands)
            trick = []
            if not hands[leader]:
                return leader
        card = _simple(hands[turn], trick, view.trump, rng)


def _simple(hand: Sequence[Card], trick: Sequence[Card], trump: Card | None, rng: random.Random) -> Card:
    """A card as most would play it: low ones early, and whatever takes the fourth trick, so as to lead the last."""
    cards = playable(hand, trick)
    if not trick:
        return rng.choice(cards)
    if len(hand) <= 2:
        taking = [card for card in cards if taken_by([*trick, card], trump) == len(trick)]
        return min(taking or cards, key=rank_of)
    return min(cards, key=rank_of) if rng.random() < 0.7 else rng.choice(cards)
