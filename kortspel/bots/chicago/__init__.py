"""Computer players of Chicago (CH-44), which see what their seat sees and nothing else.

A hard player reckons out each exchange, imagines deals before it calls Chicago or plays a card. A medium player goes
by rules of thumb. An easy one knows them too, and is often careless.
"""

from __future__ import annotations

import random
from typing import Final

from kortspel.bots.cards.bits import NO_TRUMPS, Bits
from kortspel.bots.cards.search import best_card
from kortspel.bots.cards.worlds import table_of
from kortspel.bots.chicago import simple
from kortspel.bots.chicago.calling import calls, worlds_of
from kortspel.bots.chicago.worth import best_kept
from kortspel.cards import Card, rank_of
from kortspel.games.base import Player
from kortspel.games.chicago.moves import Chicago, ChicagoMove, Exchange, NextDeal, NoChicago, Play
from kortspel.games.chicago.view import ChicagoView
from kortspel.ranking import tables

DRAWS: Final = 60
"""How many draws a hard player imagines for each set of cards that could be kept."""
DEALS: Final = 300
"""How many deals it imagines before it calls or plays a card."""
_CARELESS: Final = 0.4
"""How often an easy player does anything that is allowed."""


def choose(view: ChicagoView, player: Player, rng: random.Random, *, effort: float = 1.0) -> ChicagoMove:
    """The move of the seat to move; between deals it always goes on.

    ``effort`` scales how much is imagined. ``ValueError`` where the view is not that of the seat to move.
    """
    _check_turn(view)
    if player.level != "hard" or view.phase == "scored":
        return plain(view, rng) if player.level != "easy" else _careless(view, rng)
    bits = Bits(None)
    if view.phase == "exchange":
        kept = best_kept(view, bits, max(1, round(DRAWS * effort)), rng)
        return Exchange(cards=tuple(card for card in view.counted if not bits.bit[card] & kept))
    deals = max(1, round(DEALS * effort))
    if view.phase == "calling":
        return Chicago() if calls(view, bits, deals, rng) else NoChicago()
    return Play(card=_played(view, bits, deals, rng))


def plain(view: ChicagoView, rng: random.Random) -> ChicagoMove:
    """A sensible move by rules of thumb, without imagining anything.

    ``ValueError`` where the view is not that of the seat to move.
    """
    _check_turn(view)
    if view.phase == "exchange":
        return Exchange(cards=simple.thrown(view))
    if view.phase == "calling":
        return Chicago() if simple.calls(view) else NoChicago()
    return Play(card=simple.played(view, Bits(None))) if view.phase == "tricks" else NextDeal()


def warm() -> None:
    """Build the tables that thinking leans on."""
    tables()


def _check_turn(view: ChicagoView) -> None:
    if view.seat is None or view.seat != view.to_move:
        raise ValueError("the view is not that of the seat to move")


def _played(view: ChicagoView, bits: Bits, deals: int, rng: random.Random) -> Card:
    if len(view.playable) == 1 or view.caller is not None:
        return simple.played(view, bits)
    worlds = worlds_of(view, bits)
    trick = view.tricks[-1]
    imagined = (table_of(trick, bits, hands) for hands in worlds.deals(deals, rng))
    led = bits.suit(trick.cards[0]) if trick.cards else 0
    return bits.card[best_card(imagined, worlds.hand, led, NO_TRUMPS)]


def _careless(view: ChicagoView, rng: random.Random) -> ChicagoMove:
    """What an easy player does: it plays plainly, and at times any card, or throws one it had better kept."""
    if view.phase == "tricks" and rng.random() < _CARELESS:
        return Play(card=rng.choice(view.playable))
    if view.phase != "exchange" or rng.random() >= _CARELESS:
        return plain(view, rng)
    away = simple.thrown(view)
    kept = [card for card in view.counted if card not in away]
    alone = [card for card in kept if sum(rank_of(card) == rank_of(other) for other in kept) == 1]
    return Exchange(cards=(*away, *alone[:1]))
