"""A pot of Pakker as a computer player sees it: who is in, what each is likely to hold, and what each would answer.

A belief is a list of weights over the quantiles of somebody's range (``hands``): all alike before the betting,
then shifted by every bet, raise and call that was said. Bluffs keep a small weight on weak hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from kortspel.bots.pakker.hands import Role, beaten, price_step
from kortspel.games.pakker.events import Bought, OpenedBlind, Word
from kortspel.games.pakker.view import PakkerView

QUANTILES: Final = 25
"""Into so many parts a range is divided, from its weakest hands to its strongest."""

Belief = tuple[float, ...]
EVEN: Final[Belief] = (1 / QUANTILES,) * QUANTILES
_PLACES: Final = tuple((place + 0.5) / QUANTILES for place in range(QUANTILES))

_RAISED: Final = 0.2
"""The best fifth of a range raises."""
_BLUFFS: Final = 0.85
"""Others bluff so much of what would be right."""
_FOLDS: Final = 0.75
"""Others fold so much of what would be right: many are curious."""
_SHARP: Final = 0.05
"""How sharply a range is cut: the width of the step, in places."""


@dataclass(frozen=True)
class Said:
    """One word of the betting: what it cost, how much of it was a bid, and the pot before it."""

    seat: int
    kind: str
    due: int
    better: int
    pot: int
    bids: int
    """The bids before it."""


@dataclass(frozen=True)
class Other:
    """Somebody else in the pot: the seat, its range, what is believed of it, its chips and what it has bet."""

    seat: int
    role: Role
    belief: Belief
    chips: int
    bet: int

    def beaten_by(self, strength: int) -> float:
        """The chance that a hand of this strength beats this one."""
        return under(self.belief, beaten(self.role)[strength])


def under(belief: Belief, place: float) -> float:
    """The weight of the hands below this place in the range, 0 to 1."""
    exact = place * QUANTILES
    whole = min(int(exact), QUANTILES - 1)
    return sum(belief[:whole]) + belief[whole] * (exact - whole)


def in_pot(view: PakkerView, reads: float) -> dict[int, Other]:
    """Everybody in the pot by seat, as the others see them. ``reads``, 0 to 1, is how far bets are believed."""
    words = tuple(betting_words(view)) if reads else ()
    found = {}
    for shown in view.seats:
        if shown.status == "in":
            told = tuple(
                (word.kind, word.due, word.better, word.pot, word.bids)
                for word in words
                if word.seat == shown.seat
            )
            role = role_of(view, shown.seat)
            found[shown.seat] = Other(shown.seat, role, _believed(told, reads), shown.chips, shown.bet)
    return found


def role_of(view: PakkerView, seat: int) -> Role:
    """Where the seat comes from, as far as everybody knows."""
    pot, number = view.pot, view.seats[seat].number
    if seat == pot.blind:
        return Role("blind", 0, 0, number)
    if pot.blind is not None:
        return Role("along", 0, _asked_price(view, seat), number)
    if pot.opener is None:
        return Role("along", pot.required, 0, number)
    if seat == pot.opener:
        return Role("opener", pot.required, 0, number)
    # Whoever comes before the opener was asked before, and passed.
    passed = comes_before(view, seat, pot.opener)
    return Role("passed" if passed else "along", pot.required, _asked_price(view, seat), number)


def comes_before(view: PakkerView, seat: int, other: int) -> bool:
    """Does the seat come before the other one in turn from the dealer's left?"""
    place = view.ring.index
    first, count = place(view.dealer) + 1, len(view.ring)
    return (place(seat) - first) % count < (place(other) - first) % count


def within_reach(view: PakkerView, seat: int) -> int:
    """What the seat can win of the pot when it goes all in, its own chips included (PA-51)."""
    own = view.seats[seat]
    reach = own.laid + own.chips
    return sum(min(each.laid, reach) for each in view.seats) + view.pot.fines + own.chips


def _asked_price(view: PakkerView, seat: int) -> int:
    """What going along asked of the seat, as a part of the pot: about, as if nobody had gone along before."""
    price = view.pot.price
    antes = view.pot.antes + view.pot.fines
    return price_step(price, antes + price)


def has_just_bought(view: PakkerView, seat: int) -> bool:
    """Has the seat just bought chips, in its own turn? It then knows what for."""
    last = view.events[-1] if view.events else None
    return isinstance(last, Bought) and last.seat == seat


def betting_words(view: PakkerView) -> Iterator[Said]:
    """What was said in the betting, in order, with the figures of that moment."""
    bids = sum(isinstance(event, OpenedBlind) for event in view.events)
    for event in view.events:
        if isinstance(event, Word):
            yield Said(event.seat, event.kind, event.price, event.bid, event.pot, bids)
            bids += event.bid > 0


@lru_cache(maxsize=4096)
def _believed(words: tuple[tuple[str, int, int, int, int], ...], reads: float) -> Belief:
    """What is believed of somebody who has said this."""
    belief = EVEN
    for kind, due, better, pot, bids in words:
        likely = _likely(belief, kind, due, better, pot, bids)
        belief = tuple(
            weight * (1 - reads + reads * each) for weight, each in zip(belief, likely, strict=True)
        )
        total = sum(belief)
        belief = tuple(weight / total for weight in belief)
    return belief


def _likely(belief: Belief, kind: str, due: int, better: int, pot: int, bids: int) -> list[float]:
    """By quantile: how likely a hand there says this."""
    part = min(1.0, better / (pot + due)) if better else 0.0
    if kind == "check":
        return [1 - 0.6 * _step(place, 0.6, 0.08) for place in _PLACES]
    if better and not bids:
        # Somebody has to begin: a small bet says little.
        return [
            1 - part + part * (_step(place, 0.35 + 0.3 * part, 0.08) + 0.15 * _BLUFFS) for place in _PLACES
        ]
    raises = above(belief, _RAISED * (1.5 - 0.5 * part))
    if better:
        bluffs = _BLUFFS * _RAISED * part / (1 + part)
        return [_step(place, raises, _SHARP) + bluffs for place in _PLACES]
    stays = above(belief, defended(due, pot, 1))
    return [
        _step(place, stays, _SHARP) * (1 - 0.8 * _step(place, raises, _SHARP)) + 0.03 for place in _PLACES
    ]


def defended(due: int, pot: int, answering: int) -> float:
    """The part of a range that must not fold, lest any bluff pays: at this price, into a pot that holds the bid.

    ``answering`` is how many share the task.
    """
    if not due:
        return 1.0
    risk = max(0.0, min(1.0, due / max(1, pot)))
    return float(1 - risk ** (1 / answering))


def above(belief: Belief, share: float) -> float:
    """The place above which so much of a range lies."""
    left = share
    for place in range(QUANTILES - 1, -1, -1):
        weight = belief[place]
        if weight >= left and weight > 0:
            return (place + 1 - left / weight) / QUANTILES
        left -= weight
    return 0.0


def _step(place: float, at: float, width: float) -> float:
    return 1 / (1 + exp((at - place) / width))


@dataclass(frozen=True)
class Answers:
    """How somebody answers a bid: the chances to fold, call and raise, and to be beaten having called or raised."""

    folds: float
    calls: float
    raises: float
    call_beaten: float
    raise_beaten: float


def answers(other: Other, strength: int, due: int, pot: int, answering: int) -> Answers:
    """How this one answers a bid that costs it ``due``, into a pot that holds the bid, as one of so many."""
    place = beaten(other.role)[strength]
    stays = 1 - _FOLDS * (1 - defended(due, pot, answering))
    folds, raises = 1 - stays, _RAISED * stays
    calls = stays - raises
    below = under(other.belief, place)
    return Answers(folds, calls, raises, _part(below - folds, calls), _part(below - folds - calls, raises))


def _part(part: float, whole: float) -> float:
    return min(1.0, max(0.0, part / whole)) if whole > 1e-9 else 0.0


def product(numbers: Sequence[float]) -> float:
    """All of them multiplied."""
    found = 1.0
    for number in numbers:
        found *= number
    return found
