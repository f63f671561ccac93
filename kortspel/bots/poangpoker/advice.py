"""The coach at the table of Poängpoker: what a hard player would do, and the chances that one's own view tells.

Values of the messages: ``percent`` a chance, ``card`` and ``cards``.
"""

from __future__ import annotations

import random
from typing import Final

from kortspel.bots.advice import Advice, percent
from kortspel.bots.cards.bits import Bits, split
from kortspel.bots.cards.search import in_order, promises
from kortspel.bots.cards.tricks import follows
from kortspel.bots.cards.worlds import table_of
from kortspel.bots.poangpoker import choose
from kortspel.bots.poangpoker.exchange import coming, unseen, worth_of
from kortspel.bots.poangpoker.worlds import Worlds
from kortspel.cards import Card
from kortspel.games.base import Message, Player
from kortspel.games.poangpoker.moves import Exchange, Play
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import rank_hand, strength, tables

_HARD: Final = Player(name="hard", level="hard")
ADVISED: Final = ("exchange", "tricks")
"""The phases in which there is something to advise."""
DRAWS: Final = 400
DEALS: Final = 300


def advice(view: PoangpokerView, rng: random.Random) -> Advice:
    """What a hard player would do in the place of the view's seat, to exchange or to play a card."""
    if view.phase == "exchange":
        move = choose(view, _HARD, rng)
        assert isinstance(move, Exchange), "in the exchange one exchanges"
        return Advice(move, (_exchange_told(move), *_after_exchange(view, move, rng)))
    return _trick(view, rng)


def _exchange_told(move: Exchange) -> Message:
    if not move.cards:
        return Message(message="advice.keep_all")
    return Message(message="advice.exchange", values={"cards": move.cards, "n": len(move.cards)})


def _after_exchange(view: PoangpokerView, move: Exchange, rng: random.Random) -> list[Message]:
    """The chances of a higher hand, of the best hand and of the last trick once these cards are exchanged."""
    bits, worth = Bits(view.trump), worth_of(view)
    held = bits.hand(view.counted) & ~bits.hand(move.cards)
    code = sum(bits.code[card] for card in split(held))
    missing = len(move.cards)
    ways = coming(split(unseen(view, bits)), bits.code, DRAWS if missing else 1, rng)
    now = rank_hand(view.counted).category
    higher = best = last = 0.0
    for way in ways:
        hand, codes = held, code
        if missing:
            hand, codes = held | way.hands[missing - 1], code + way.codes[missing - 1]
        number = strength(codes, 0, 0, 0, 0)
        higher += tables().hands[number].category > now
        best += worth.best(number)
        last += worth.chances.of(hand, worth.place)
    found = [_told("improves", higher / len(ways))] if missing else []
    return [*found, _told("best", best / len(ways)), _told("last", last / len(ways))]


def _trick(view: PoangpokerView, rng: random.Random) -> Advice:
    """The card that wins the last trick most often in imagined deals, and the next best."""
    bits = Bits(view.trump)
    number = strength(sum(bits.code[bits.bit[card]] for card in view.counted), 0, 0, 0, 0)
    hand_told = _told("best", worth_of(view).best(number))
    if len(view.playable) == 1:
        (card,) = view.playable
        return Advice(Play(card=card), (_play_told(card), hand_told))
    worlds = Worlds(view, bits)
    trick = view.tricks[-1].cards
    deals = (table_of(view.tricks[-1], bits, hands, view.trump) for hands in worlds.deals(DEALS, rng))
    cards = in_order(follows(worlds.hand, bits.suit(trick[0]) if trick else 0), bits.trumps)
    sums = promises(deals, cards, bits.trumps)
    best, other = sorted(cards, key=lambda card: -round(sums[card], 6))[:2]
    values = {"card": bits.card[other], "percent": percent(sums[other] / DEALS)}
    said = (
        _play_told(bits.card[best]),
        _told("last", sums[best] / DEALS),
        Message(message="advice.other", values=values),
        hand_told,
    )
    return Advice(Play(card=bits.card[best]), said)


def _play_told(card: Card) -> Message:
    return Message(message="advice.play", values={"card": card})


def _told(name: str, chance: float) -> Message:
    return Message(message=f"advice.{name}", values={"percent": percent(chance)})
