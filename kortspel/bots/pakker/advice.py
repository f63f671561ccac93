"""The coach at the table of Pakker: what a hard player would do, and the chances that one's own view tells.

Values of the messages: ``percent`` a chance, ``n`` chips or cards, ``pot`` chips.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kortspel.bots.advice import Advice, percent
from kortspel.bots.pakker import choose
from kortspel.bots.pakker.draws import STRENGTHS, draws_to
from kortspel.bots.pakker.hands import Role, beaten
from kortspel.bots.pakker.pot import Other, in_pot, product
from kortspel.cards import Card
from kortspel.games.base import Message, Player
from kortspel.games.pakker.moves import PakkerMove, Throw
from kortspel.games.pakker.view import PakkerView
from kortspel.ranking import Category, code_of, strength, tables

_HARD: Final = Player(name="hard", level="hard")


def advice(view: PakkerView, rng: random.Random) -> Advice:
    """What a hard player would do in the place of the view's seat, to move with five cards in hand."""
    move = choose(view, _HARD, rng)
    return Advice(move, (_move_told(move), *_chances(view, move)))


def _move_told(move: PakkerMove) -> Message:
    if isinstance(move, Throw):
        if not move.cards:
            return Message(message="advice.stand_pat")
        return Message(message="advice.throw", values={"cards": move.cards, "n": len(move.cards)})
    amount = getattr(move, "amount", getattr(move, "better", None))
    values = {} if amount is None else {"n": amount}
    return Message(message=f"advice.{move.kind}", values=values)


def _chances(view: PakkerView, move: PakkerMove) -> list[Message]:
    """To improve, to be best, and what the price asks for."""
    found = []
    if view.phase == "betting":
        found.append(_told("best_now", best_now(view)))
    else:
        thrown = move.cards if isinstance(move, Throw) else best_thrown(view)
        if thrown:
            found.append(_told("improves", improving(view, thrown)))
        against = "against_one" if view.phase in ("opening", "naming_blind") else "best_then"
        found.append(_told(against, best_then(view, thrown)))
    due = view.pot.to_call
    if due and view.phase in ("joining", "betting"):
        asked = due / (view.pot.chips + due)
        values = {"n": due, "pot": view.pot.chips, "percent": percent(asked)}
        found.append(Message(message="advice.price", values=values))
    return found


def _told(name: str, chance: float) -> Message:
    return Message(message=f"advice.{name}", values={"percent": percent(chance)})


def rivals(view: PakkerView) -> tuple[Other, ...]:
    """The others in the pot, before the betting only those who have opened, gone blind or called."""
    found = [other for other in in_pot(view, 1.0).values() if other.seat != view.seat]
    if view.phase == "joining":
        found = [other for other in found if _has_paid(view, other.seat)]
    return tuple(found)


def _ranges(view: PakkerView) -> list[Sequence[float]]:
    """By strength, for each rival: the part of its range that is weaker. Before the opening: one who will call."""
    if view.phase in ("opening", "naming_blind"):
        return [beaten(Role("along", view.pot.required))]
    return [beaten(other.role) for other in rivals(view)]


def _has_paid(view: PakkerView, seat: int) -> bool:
    """Does the seat come before the one to move, counted from whoever opened or went blind?"""
    first = view.pot.opener if view.pot.opener is not None else view.pot.blind
    assert first is not None, "somebody has opened or gone blind when the others are asked"
    assert view.to_move is not None, "there is somebody to move when advice is given"
    place, count = view.ring.index, len(view.ring)
    return (place(seat) - place(first)) % count < (place(view.to_move) - place(first)) % count


def best_now(view: PakkerView) -> float:
    """The chance that the hand beats all others in the pot, by what they have done."""
    assert view.hand is not None, "whoever is advised holds a hand"
    a, b, c, d, e = map(code_of, view.hand.cards)
    number = strength(a, b, c, d, e)
    return product([other.beaten_by(number) for other in rivals(view)])


def best_then(view: PakkerView, thrown: tuple[Card, ...]) -> float:
    """The chance that the hand beats the others once these cards are exchanged."""
    assert view.hand is not None, "whoever is advised holds a hand"
    return draws_to(view.hand.cards).mean(thrown, _beating(view))


def best_thrown(view: PakkerView) -> tuple[Card, ...]:
    """The cards without which the hand is likeliest to be best."""
    assert view.hand is not None, "whoever is advised holds a hand"
    return draws_to(view.hand.cards).best(_beating(view))[0]


def _beating(view: PakkerView) -> list[float]:
    """By strength: the chance to beat all others."""
    ranges = _ranges(view)
    return [product([each[number] for each in ranges]) for number in range(STRENGTHS + 1)]


def improving(view: PakkerView, thrown: tuple[Card, ...]) -> float:
    """The chance that the exchange of these cards makes a hand of a higher kind."""
    assert view.hand is not None, "whoever is advised holds a hand"
    category = view.hand.category
    assert category is not None, "before the exchange there are five cards"
    return draws_to(view.hand.cards).mean(thrown, _above(category))


@lru_cache(maxsize=10)
def _above(category: Category) -> tuple[float, ...]:
    """By strength: is it of a higher kind than this?"""
    hands = tables().hands
    return (0.0, *(float(hands[number].category > category) for number in range(1, STRENGTHS + 1)))
