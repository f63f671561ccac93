"""The betting of the computer players of Pakker: fold, go along or bid, by what each promises in chips."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from kortspel.bots.pakker.hands import beaten
from kortspel.bots.pakker.manner import Manner
from kortspel.bots.pakker.plain import buying
from kortspel.bots.pakker.pot import (
    Other,
    answers,
    defended,
    has_just_bought,
    in_pot,
    product,
    under,
    within_reach,
)
from kortspel.games.base import Choice
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.view import PakkerView
from kortspel.ranking import code_of, strength

_SIZES: Final = (0.0, 0.3, 0.6, 1.0)
"""The bids that are weighed, as parts of the way from the least to the largest."""
_STANDS_A_RAISE: Final = 0.42
"""With this chance against those who raise, one does not fold to them."""
_CATCHES: Final = 0.35
"""A call that loses no more than this, in pots, is made to catch bluffs."""
_CHEAP: Final = 0.2
"""Nobody folds before anything is bet where a bid of at most this part of the pot keeps one in."""
_BLUFFED: Final = 0.5
"""A bluff that loses no more than this, in pots, may be made."""
_SPREAD: Final = 0.15
"""Bids differ by so much from what was weighed, so that they tell less."""


def bid(
    view: PakkerView, seat: int, choices: Mapping[str, Choice], manner: Manner, rng: random.Random
) -> m.PakkerMove:
    """What the seat says in the betting."""
    assert view.hand is not None, "whoever bids holds a hand"
    a, b, c, d, e = map(code_of, view.hand.cards)
    table = _Table(view, seat, strength(a, b, c, d, e), manner, rng)
    stays = table.promise(0)
    due, own = view.pot.to_call, view.seats[seat].chips
    if due and stays <= 0 and stays > -_CATCHES * view.pot.chips and table.defends():
        # Such hands are there to catch bluffs.
        stays = 0.01
    moves: list[tuple[float, m.PakkerMove]] = []
    if "check" in choices:
        moves.append((stays, m.Check()))
    if "stand" in choices:
        moves.append((stays, m.Stand()))
    if "call" in choices:
        moves.append((stays, m.Call()))
    elif "all_in" in choices:
        moves.append((table.all_in(), m.AllIn()))
    elif "buy" in choices and due > own:
        moves.append((stays, buying(seat, choices["buy"], due - own)))
    if not moves and "buy" in choices and not own:
        # Whoever is to start the betting without a chip can do nothing else.
        moves.append((table.promise(1), buying(seat, choices["buy"], 1)))
    # Nobody folds who has nothing to pay, nor who has just bought the chips for it.
    if not moves or not (choices.keys() & {"check", "stand"} or has_just_bought(view, seat)):
        moves.append((0.0, m.Fold()))
    best, move = max(moves, key=lambda each: each[0])
    kind = "bet" if "bet" in choices else "raise"
    bids = table.bids() if kind in choices else []
    if not bids:
        return move
    promised, amount = max(bids)
    if promised > max(best, 0.0):
        if kind == "bet":
            # A small bet that no strong hand makes would ask to be raised.
            return _bid(kind, bids[0][1] if rng.random() < manner.creeps else table.spread(amount))
        return move if best > 0 and rng.random() < manner.hides else _bid(kind, table.spread(amount))
    if best <= 0 and rng.random() < manner.bluffs:
        promised, amount = max(bids[len(bids) // 2 :])
        if promised > -_BLUFFED * view.pot.chips:
            return _bid(kind, table.spread(amount))
    least = bids[0][1]
    if isinstance(move, m.Fold) and kind == "bet" and least <= _CHEAP * view.pot.chips:
        return _bid(kind, least)
    return move


def _bid(kind: str, amount: int) -> m.PakkerMove:
    return m.Bet(amount=amount) if kind == "bet" else m.Raise(better=amount)


class _Table:
    """The pot as the seat sees it, and what its hand promises there."""

    def __init__(self, view: PakkerView, seat: int, number: int, manner: Manner, rng: random.Random) -> None:
        self.view = view
        self.seat = seat
        self.number = number
        everybody = in_pot(view, manner.reads)
        self.own = everybody.pop(seat)
        self.rest: tuple[Other, ...] = tuple(everybody.values())
        self.manner = manner
        self.rng = rng
        self.slip = rng.gauss(0, manner.slip) if manner.slip else 0.0

    def defends(self) -> bool:
        """Is the hand among those of the seat's own range that must not fold?"""
        pot = self.view.pot
        better = 1 - under(self.own.belief, beaten(self.own.role)[self.number])
        waiting = 1 + sum(other.bet < pot.level for other in self.rest)
        return better < defended(pot.to_call, pot.chips, waiting)

    def promise(self, better: int) -> float:
        """What going along and bidding so much better brings, in chips, folding being 0."""
        pot, level = self.view.pot, self.view.pot.level + better
        paid = pot.to_call + better
        after = pot.chips + paid
        answering = sum(other.bet < level for other in self.rest)
        factors, extras = [], []
        for other in self.rest:
            due = max(0, level - other.bet)
            if self.view.options.all_in:
                due = min(due, other.chips)
            if not due:
                factors.append(self._slipped(other.beaten_by(self.number)))
                extras.append(0.0)
                continue
            answer = answers(other, self.number, due, after, answering)
            called = answer.calls * self._slipped(answer.call_beaten)
            beaten = self._slipped(answer.raise_beaten)
            raised = answer.raises * beaten if beaten >= _STANDS_A_RAISE else 0.0
            factors.append(answer.folds + called + raised)
            extras.append(due * (called + 2 * raised))
        won = after * product(factors)
        for place, extra in enumerate(extras):
            if extra:
                won += extra * product(factors[:place] + factors[place + 1 :])
        return won - self.manner.dares * paid

    def all_in(self) -> float:
        """What going along with all one's chips brings: only what they can win."""
        chance = product([self._slipped(other.beaten_by(self.number)) for other in self.rest])
        paid = self.view.seats[self.seat].chips
        return within_reach(self.view, self.seat) * chance - self.manner.dares * paid

    def bids(self) -> list[tuple[float, int]]:
        """The bids that are weighed, the smallest first, with what they promise."""
        if self.view.pot.span is None:
            return []
        low, high = self.view.pot.span
        amounts = sorted({low + round(part * (high - low)) for part in _SIZES})
        return [(self.promise(amount), amount) for amount in amounts]

    def spread(self, amount: int) -> int:
        """About this bid."""
        assert self.view.pot.span is not None, "there is a bid only where there is a span"
        low, high = self.view.pot.span
        return min(high, max(low, round(amount * self.rng.uniform(1 - _SPREAD, 1 + _SPREAD))))

    def _slipped(self, chance: float) -> float:
        return min(1.0, max(0.0, chance + self.slip))
