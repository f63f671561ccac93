"""A plain player of Pakker: opens with openers, folds trash, draws and calls with sense, never stalls.

It sees the view alone. How good a hand is, is a share of all hands that it beats, as a rough table by category;
what a call is worth is weighed against the price that the pot offers.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final, cast

from kortspel.cards import Card, rank_of, suit_of
from kortspel.games.base import Choice, Span
from kortspel.games.pakker import moves as m
from kortspel.games.pakker.view import HandView, PakkerView
from kortspel.ranking import Category

CHIPS_AGAIN: Final = 50
"""So many chips, or the smallest purchase, are bought when the last are gone."""

POT_SECONDS: Final = 120
"""Where computer players play among themselves nobody tells the time: a pot takes so long."""

_STRENGTH: Final[dict[Category, float]] = {
    Category.HIGH_CARD: 0.1,
    Category.PAIR: 0.35,
    Category.TWO_PAIR: 0.7,
    Category.THREE: 0.82,
    Category.STRAIGHT: 0.9,
    Category.FLUSH: 0.93,
    Category.FULL_HOUSE: 0.97,
    Category.FOUR: 0.99,
    Category.STRAIGHT_FLUSH: 1.0,
    Category.ROYAL_FLUSH: 1.0,
}
"""About how often the hand is the best of two after the exchange."""
_RANK_WEIGHT: Final = 0.25
"""What an ace on top adds to a pair over a two, and less to a better hand."""


def plain(view: PakkerView, rng: random.Random) -> m.PakkerMove:
    """A legal move for the seat to move."""
    choices = {choice.kind: choice for choice in view.choices}
    if view.question:
        return answer(view)
    if "throw" in choices and view.hand:
        return m.Throw(cards=discards(view.hand.cards))
    if view.phase in ("opening", "naming_blind"):
        return _open(view, choices, rng)
    if view.phase in ("joining", "betting"):
        return _bid(view, choices, rng)
    return at_the_table(view, choices)


def discards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a sensible player throws of five cards: all but pairs and better, or but four of a flush or a straight."""
    counts = Counter(rank_of(card) for card in hand)
    shape = sorted(counts.values(), reverse=True)
    if shape == [1, 1, 1, 1, 1]:
        return _unpaired(hand)
    if shape in ([3, 2], [4, 1]):
        return ()
    return tuple(card for card in hand if counts[rank_of(card)] == 1)


def strength(hand: HandView) -> float:
    """How good the hand is, 0 to 1, by its category and its first rank."""
    if hand.category is None:
        return 0.0
    base = _STRENGTH[hand.category]
    return base + (1 - base) * _RANK_WEIGHT * (hand.ranks[0] - 2) / 12


def _unpaired(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    suits = Counter(suit_of(card) for card in hand)
    suit, number = suits.most_common(1)[0]
    ranks = sorted(rank_of(card) for card in hand)
    if number == len(hand) or ranks[4] - ranks[0] == 4 or ranks == [2, 3, 4, 5, 14]:
        return ()
    if number == 4:
        return tuple(card for card in hand if suit_of(card) != suit)
    ordered = sorted(hand, key=rank_of)
    for odd in (ordered[0], ordered[-1]):
        rest = [rank_of(card) for card in ordered if card != odd]
        if rest[-1] - rest[0] == 3:
            return (odd,)
    return tuple(ordered[:3])


def answer(view: PakkerView) -> m.PakkerMove:
    """The answer to a question: keep the card seen, sell what one can spare. Nothing else is asked of it."""
    question = view.question
    assert question is not None, "asked only while there is a question"
    if question.kind == "seen_card":
        return m.KeepSeen()
    keeps = view.seats[question.asked[0]].chips - question.amount
    return m.Agree() if keeps >= CHIPS_AGAIN else m.Decline()


def _open(view: PakkerView, choices: dict[str, Choice], rng: random.Random) -> m.PakkerMove:
    span = view.pot.span
    if "name_blind" in choices and span:
        return m.NameBlind(amount=_between(span, 0.4, rng))
    if view.hand is None or not view.hand.opens or span is None or "open" not in choices:
        return m.Pass()
    # Somebody has to open, and a strong hand may as well bet blind at once.
    if "open_blind" in choices and strength(view.hand) > 0.8 and rng.random() < 0.5:
        return m.OpenBlind(amount=_between(span, 0.3, rng, most=_high(choices["open_blind"], "amount")))
    return m.Open(amount=_between(span, 0.5, rng))


def _bid(view: PakkerView, choices: dict[str, Choice], rng: random.Random) -> m.PakkerMove:
    assert view.hand is not None, "whoever bids holds a hand"
    worth = min(1.0, max(0.0, strength(view.hand) + rng.uniform(-0.05, 0.05)))
    if view.phase == "joining" and len(discards(view.hand.cards)) == 1:
        worth = max(worth, 0.4)
    live = sum(seat.status == "in" for seat in view.seats)
    # Each further opponent makes it less likely that the hand is the best.
    worth **= 1 + 0.35 * (live - 2)
    span, due = view.pot.span, view.pot.to_call
    again = view.seat is not None and view.seats[view.seat].bet > 0
    if "raise" in choices and span and worth > (0.95 if again else 0.75):
        return m.Raise(better=_between(span, worth - 0.4, rng))
    if "bet" in choices and span and (worth > 0.3 or "check" not in choices):
        return m.Bet(amount=_between(span, worth / 2, rng) if worth > 0.3 else span[0])
    for free in ("check", "stand"):
        if free in choices:
            return m.Check() if free == "check" else m.Stand()
    odds = due / (view.pot.chips + due) if due else 0.0
    if worth >= odds and worth > 0.25:
        if "call" in choices:
            return m.Call()
        if "all_in" in choices:
            return m.AllIn()
        if "buy" in choices and worth > 0.5 and view.seat is not None:
            lacking = due - view.seats[view.seat].chips
            return buying(view.seat, choices["buy"], lacking)
    return m.Fold()


def at_the_table(view: PakkerView, choices: dict[str, Choice]) -> m.PakkerMove:
    """Before the deal and between pots: buy when broke, and otherwise go on."""
    assert view.seat is not None, "an onlooker does not move"
    if "buy" in choices and (broke := _broke(view, choices["buy"])) is not None:
        return buying(broke, choices["buy"], CHIPS_AGAIN)
    if "tell_time" in choices:
        return m.TellTime(at=_later(view, choices["tell_time"]))
    if "next_pot" in choices:
        return m.NextPot(at=_within(choices["next_pot"], "at", view.clock.now))
    if "leave" in choices and (view.phase == "between" or not _people(view)):
        return m.Leave(seat=_values(choices["leave"], "seat")[0])
    plain: dict[str, m.PakkerMove] = {
        "no_blind": m.NoBlind(),
        "no_cut": m.NoCut(),
        "deal": m.Deal(),
        "stay": m.Stay(),
        "extend_free": m.ExtendFree(),
        "sit_out": m.SitOut(),
        "end_evening": m.EndEvening(seat=view.seat),
    }
    return next(move for kind, move in plain.items() if kind in choices)


def _later(view: PakkerView, telling: Choice) -> int:
    """The time after a pot, where there is nobody to look at a clock."""
    return _within(telling, "at", view.clock.now + POT_SECONDS)


def _people(view: PakkerView) -> bool:
    """Is there anybody at the table who looks at a clock?"""
    return any(view.seats[seat].player.human for seat in view.ring)


def _broke(view: PakkerView, buying: Choice) -> int | None:
    """The first of the seats that may buy without the chips for the ante."""
    return next((s for s in _values(buying, "seat") if view.seats[s].chips < view.options.ante), None)


def buying(seat: int, choice: Choice, wanted: int) -> m.PakkerMove:
    """Buy about so many chips of the bank, for cash; not fewer than one plays on with."""
    amount = _within(choice, "amount", max(wanted, CHIPS_AGAIN))
    return m.Buy(seat=seat, amount=amount, credit=False)


def _between(span: tuple[int, int], part: float, rng: random.Random, *, most: int | None = None) -> int:
    """A bet some way up the span, never much more than a player with a few chips would dare."""
    low, high = span[0], min(span[1], most if most is not None else span[1])
    return min(high, max(low, round(high * max(0.1, part) * rng.uniform(0.6, 1.2))))


def _values(choice: Choice, field: str) -> tuple[int, ...]:
    domain: Any = choice.fields[field]
    return cast("tuple[int, ...]", domain.values)


def _high(choice: Choice, field: str) -> int:
    return _span(choice, field).high


def _within(choice: Choice, field: str, wanted: int) -> int:
    span = _span(choice, field)
    return min(span.high, max(span.low, wanted))


def _span(choice: Choice, field: str) -> Span:
    domain = choice.fields[field]
    assert isinstance(domain, Span), "an amount, or a time, is a span"
    return domain
