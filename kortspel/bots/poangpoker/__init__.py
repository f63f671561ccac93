"""Computer players of Poängpoker (PO-22), which see what their seat sees and nothing else.

A hard player reckons out the exchange with what was learned of the strengths of hands and of the last trick, and
plays by many imagined deals that agree with all that it has seen. A medium player goes by rules of thumb, steadily.
An easy one knows them too, and is often careless.
"""

from __future__ import annotations

import random
from typing import Final

from kortspel.bots.cards.bits import Bits
from kortspel.bots.cards.search import best_card
from kortspel.bots.cards.tricks import simple_follow, simple_lead
from kortspel.bots.cards.worlds import table_of
from kortspel.bots.poangpoker.exchange import best_kept
from kortspel.bots.poangpoker.learned import learned
from kortspel.bots.poangpoker.worlds import Worlds
from kortspel.cards import Card, rank_of, suit_of
from kortspel.games.base import Player
from kortspel.games.poangpoker.moves import Exchange, NextDeal, Play, PoangpokerMove
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import Category, rank_hand, tables
from kortspel.table.tricks import taken_by

DRAWS: Final = 100
"""How many draws a hard player imagines for each set of cards that could be kept."""
DEALS: Final = 400
"""How many deals it imagines before it plays a card."""
_CARELESS: Final = 0.4
"""How often an easy player does anything that is allowed."""


def choose(
    view: PoangpokerView, player: Player, rng: random.Random, *, effort: float = 1.0
) -> PoangpokerMove:
    """The move of the seat to move; between deals it always goes on.

    ``effort`` scales how much is imagined. ``ValueError`` where the view is not that of the seat to move.
    """
    _check_turn(view)
    if view.phase not in ("exchange", "tricks"):
        return NextDeal()
    if player.level == "easy":
        return _careless(view, rng)
    if player.level == "medium":
        return plain(view, rng)
    if view.phase == "exchange":
        return Exchange(cards=_thrown(view, max(1, round(DRAWS * effort)), rng))
    return Play(card=_played(view, max(1, round(DEALS * effort)), rng))


def plain(view: PoangpokerView, rng: random.Random) -> PoangpokerMove:
    """A sensible move by rules of thumb, without imagining anything.

    ``ValueError`` where the view is not that of the seat to move.
    """
    _check_turn(view)
    if view.phase == "exchange":
        return Exchange(cards=_plainly_thrown(view))
    if view.phase == "tricks":
        return Play(card=_plainly_played(view))
    return NextDeal()


def warm() -> None:
    """Read and build the tables that thinking leans on."""
    tables()
    for trumps in (False, True):
        learned(trumps=trumps)


def _check_turn(view: PoangpokerView) -> None:
    if view.seat is None or view.seat != view.to_move:
        raise ValueError("the view is not that of the seat to move")


def _thrown(view: PoangpokerView, draws: int, rng: random.Random) -> tuple[Card, ...]:
    bits = Bits(view.trump)
    kept = best_kept(view, bits, draws, rng)
    return tuple(card for card in view.counted if not bits.bit[card] & kept)


def _played(view: PoangpokerView, deals: int, rng: random.Random) -> Card:
    if len(view.playable) == 1:
        return view.playable[0]
    bits = Bits(view.trump)
    worlds = Worlds(view, bits)
    tables = (table_of(view.tricks[-1], bits, hands, view.trump) for hands in worlds.deals(deals, rng))
    trick = view.tricks[-1].cards
    led = bits.suit(trick[0]) if trick else 0
    return bits.card[best_card(tables, worlds.hand, led, bits.trumps)]


def _careless(view: PoangpokerView, rng: random.Random) -> PoangpokerMove:
    """What an easy player does: it plays plainly, and at times any card, or throws one it had better kept."""
    if view.phase == "tricks":
        return Play(card=rng.choice(view.playable)) if rng.random() < _CARELESS else plain(view, rng)
    away = _plainly_thrown(view)
    if 0 < len(away) < 5 and rng.random() < _CARELESS:
        kept = [card for card in view.counted if card not in away]
        alone = [card for card in kept if sum(rank_of(card) == rank_of(other) for other in kept) == 1]
        away += tuple(alone[:1])
    return Exchange(cards=away)


def _plainly_thrown(view: PoangpokerView) -> tuple[Card, ...]:
    """All but what is worth keeping at a glance: a straight or better, pairs, four of a suit, aces and kings."""
    hand = view.counted
    if Category.STRAIGHT <= rank_hand(hand).category != Category.FOUR:
        return ()
    ranks = [rank_of(card) for card in hand]
    suits = [suit_of(card) for card in hand]
    if odd := [card for card in hand if suits.count(suit_of(card)) == 1 and len(set(suits)) == 2]:
        return tuple(odd)
    trump = None if view.trump is None else suit_of(view.trump)
    return tuple(
        card
        for card in hand
        if ranks.count(rank_of(card)) == 1 and rank_of(card) < _HIGH and suit_of(card) != trump
    )


_HIGH: Final = 13
"""A king: worth keeping for the last trick."""


def _plainly_played(view: PoangpokerView) -> Card:
    if len(view.playable) == 1:
        return view.playable[0]
    bits = Bits(view.trump)
    hand, trick = bits.hand(view.hand), view.tricks[-1].cards
    if not trick:
        return bits.card[simple_lead(hand, bits.trumps)]
    led, best = bits.suit(trick[0]), bits.bit[trick[taken_by(trick, view.trump)]]
    last = len(trick) == len(view.players) - 1
    return bits.card[simple_follow(hand, led, best, bits.trumps, last=last)]
