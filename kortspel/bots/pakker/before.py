"""Before the betting, as the computer players of Pakker see it: going blind, opening, going along, what to throw."""

from __future__ import annotations

import random
from array import array
from collections.abc import Mapping
from functools import lru_cache
from math import comb
from operator import mul
from typing import Final

from kortspel.bots.pakker.draws import STRENGTHS, Worth, draws_to, prepare
from kortspel.bots.pakker.hands import ODDS_STEPS, Role, beaten, going_along, hands, price_step
from kortspel.bots.pakker.manner import Manner
from kortspel.bots.pakker.plain import buying
from kortspel.bots.pakker.pot import has_just_bought, in_pot, within_reach
from kortspel.games.base import Choice, Span
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.parts import JACKS
from kortspel.games.pakker.view import PakkerView
from kortspel.ranking import Category

_OPENS: Final = 0.6
"""All hands are opened on this part of the way from the least to the largest, so that the size tells nothing."""
_STRONG: Final = 0.72
"""With this chance against one who goes along, one may open blind."""
_BLIND: Final = 0.35
"""How often one then does."""
_WAITING: Final = 0.25
"""Who goes blind speaks first in the betting, with a hand like any other: so much of the price that costs."""
_PAT: Final = (
    Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH,
)  # fmt: skip
"""Hands of which every card counts."""
_SHARED: Final = 0.4
"""One more in the pot takes so much of what a hand promises."""


def value(chance: float) -> float:
    """What a hand is worth when the betting begins, in pots, by its chance to be the best.

    A likely loser is bluffed or pays; a likely winner is paid.
    """
    return float(1.35 * chance**1.75)


def throw(view: PakkerView, seat: int, manner: Manner, rng: random.Random) -> m.PakkerMove:
    """The cards without which the hand promises most."""
    assert view.hand is not None, "whoever throws holds a hand"
    if view.hand.category in _PAT:
        # Who stands pat may do so with less: a made hand is not given up for a draw.
        return m.Throw(cards=())
    worth = _worth(tuple(other.role for other in in_pot(view, 0.0).values() if other.seat != seat))
    if not manner.slip:
        return m.Throw(cards=draws_to(view.hand.cards).best(worth)[0])
    promised = draws_to(view.hand.cards).promised(worth)
    best = max(promised.values())
    good = [thrown for thrown in promised if promised[thrown] >= best - manner.slip / 10]
    return m.Throw(cards=rng.choice(good))


def open_or_pass(
    view: PakkerView, seat: int, choices: Mapping[str, Choice], manner: Manner, rng: random.Random
) -> m.PakkerMove:
    """Open, open blind or pass."""
    span = view.pot.span
    if view.hand is None or not view.hand.opens or span is None or "open" not in choices:
        return m.Pass()
    low, high = span
    amount = min(high, max(low, round((low + _OPENS * (high - low)) * rng.uniform(0.8, 1.2))))
    share = _BLIND if _chance(view, seat, amount) > _STRONG else manner.bluffs / 2
    if "open_blind" in choices and rng.random() < share:
        limit = choices["open_blind"].fields["amount"]
        assert isinstance(limit, Span), "an amount is a span"
        return m.OpenBlind(amount=min(amount, limit.high))
    return m.Open(amount=amount)


def name_blind(view: PakkerView, rng: random.Random) -> m.PakkerMove:
    """The blind bet of an opening."""
    assert view.pot.span is not None, "whoever opened blind had a chip left"
    low, high = view.pot.span
    return m.NameBlind(amount=min(high, max(low, round(high * rng.uniform(0.3, 0.8)))))


def join(
    view: PakkerView, seat: int, choices: Mapping[str, Choice], manner: Manner, rng: random.Random
) -> m.PakkerMove:
    """Go along or fold."""
    assert view.hand is not None, "whoever is asked holds a hand"
    due = view.pot.to_call
    rest = [other for other in in_pot(view, 0.0).values() if other.seat != seat]
    spoken = [other for other in rest if _has_spoken(view, other.seat)]
    later = len(rest) - len(spoken)
    _, promised = draws_to(view.hand.cards).best(_worth(tuple(other.role for other in spoken)))
    promised += rng.gauss(0, manner.slip) if manner.slip else 0.0
    required = view.pot.required if view.pot.blind is None else 0
    along = going_along(Role("along", required, price_step(due, view.pot.chips))) if later else 0.0
    own = view.seats[seat].chips
    if "all_in" in choices:
        pot, paid, blind = within_reach(view, seat), own, 0
    else:
        pot, paid = view.pot.chips + due, due
        blind = view.seats[view.pot.opener].bet if view.pot.opener is not None else 0
    # Whoever goes along later lays as much, and wins some of it.
    share = promised * (1 - _SHARED * along) ** later
    gain = share * (pot + along * later * paid) - manner.dares * (paid + 0.35 * blind)
    if gain <= 0 and not has_just_bought(view, seat):
        return m.Fold()
    if "call" in choices:
        return m.Call()
    if "all_in" in choices:
        return m.AllIn()
    return buying(seat, choices["buy"], due - own) if "buy" in choices and gain > due / 4 else m.Fold()


def _has_spoken(view: PakkerView, seat: int) -> bool:
    """Has the seat opened, gone blind or gone along? Those who are asked lay in turn from the first one's left."""
    first = view.pot.opener if view.pot.opener is not None else view.pot.blind
    if first is None or seat == first:
        return True
    place = view.ring.index
    turn = view.to_move if view.to_move is not None else first
    count = len(view.ring)
    return (place(seat) - place(first)) % count < (place(turn) - place(first)) % count


def goes_blind(view: PakkerView, manner: Manner, rng: random.Random) -> bool:
    """Does going blind promise more than laying the ante? Never alone against one who only waits for it."""
    price, pot, ante = view.pot.antes, view.pot.chips, view.options.ante
    live = sum(each.status == "in" for each in view.seats)
    along = Role("along", 0, price_step(price, pot + price))
    part = going_along(along)
    blind = -manner.dares * price
    for number in range(live):
        chance = comb(live - 1, number) * part**number * (1 - part) ** (live - 1 - number)
        if number:
            blind += chance * _mean_worth(along, number) * (pot + price * (1 + number))
        else:
            blind += chance * (pot + price)
    plain = (pot + live * ante) / live - ante
    return (live > 2 and blind > plain + _WAITING * price) or rng.random() < manner.blind


def _chance(view: PakkerView, seat: int, amount: int) -> float:
    """The chance against one who goes along with an opening on so much."""
    assert view.hand is not None, "asked only with openers"
    along = Role("along", view.pot.required, price_step(amount, view.pot.chips + amount))
    hand = draws_to(view.hand.cards)
    thrown, _ = hand.best(_worth((along,)))
    return hand.mean(thrown, beaten(along))


@lru_cache(maxsize=128)
def _worth(roles: tuple[Role, ...]) -> Worth:
    """By strength: what a hand is worth in pots against these."""
    return array("d", map(value, _chances(tuple(sorted(roles, key=repr)))))


@lru_cache(maxsize=64)
def _chances(roles: tuple[Role, ...]) -> Worth:
    """By strength: the chance to beat all of these."""
    if not roles:
        return array("d", [1.0] * (STRENGTHS + 1))
    if len(roles) == 1:
        return beaten(roles[0])
    return array("d", map(mul, beaten(roles[0]), _chances(roles[1:])))


@lru_cache(maxsize=64)
def _mean_worth(role: Role, number: int) -> float:
    """What a hand that nobody has seen is worth in pots against so many of this role."""
    chances = beaten(role)
    blind = hands(Role("blind", 0))
    return sum(value(chances[each] ** number) for each in blind) / len(blind)


def warm() -> None:
    """Build the tables that are asked for most: those of a pot where jacks open."""
    prepare()
    _worth((Role("opener", JACKS),))
    for step in range(1, ODDS_STEPS // 2 + 1):
        for role in (Role("along", JACKS, step), Role("passed", JACKS, step)):
            going_along(role)
            _worth((role,))
