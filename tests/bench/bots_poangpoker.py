"""How well the computer players of Poängpoker play: level against level, the last two tricks, and how long it takes.

    python -m tests.bench bots_poangpoker [--hard 500] [--medium 1500] [--positions 10000] [--effort 1.0]

``hard`` and ``medium``: points a deal by which a hard player is ahead of a medium one, and a medium of an easy one.
Every deal is played twice, the second time with the levels of all seats changed round; tables of three to six
take turns, with trumps and without. ``endgame``: positions of two tricks left, all cards known, in which the card
that a hard player chooses is worth as much as any, by a plain search through every line of play. ``median_ms`` and
``p99_ms``: how long a hard player thinks about a move that leaves a choice. Deals and players have fixed seeds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from kortspel.bots.cards.bits import Bits
from kortspel.bots.cards.search import best_card
from kortspel.bots.cards.tricks import Table
from kortspel.bots.poangpoker import choose, warm
from kortspel.cards import DECK, Card
from kortspel.games.base import Level, Player
from kortspel.games.poangpoker import GAME, PoangpokerSetup
from kortspel.table.tricks import playable, taken_by
from tests.bench import Result, meets
from tests.games.poangpoker.fixtures import random_code

AHEAD: Final = "> 0"
MEDIAN_MS: Final = "<= 150"
P99_MS: Final = "<= 600"
SEATS: Final = (3, 4, 5, 6)

Hands = tuple[tuple[Card, ...], ...]


def run(arguments: list[str]) -> Result:
    """Measure; the value is the number of goals that were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench bots_poangpoker")
    parser.add_argument("--hard", type=int, default=500, help="deals of hard against medium")
    parser.add_argument("--medium", type=int, default=1500, help="deals of medium against easy")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--effort", type=float, default=1.0)
    options = parser.parse_args(arguments)
    warm()
    thinking: list[float] = []
    extra: dict[str, Any] = {}
    missed = 0
    ladders: tuple[tuple[Level, Level, int], ...] = (
        ("hard", "medium", options.hard),
        ("medium", "easy", options.medium),
    )
    for better, worse, deals in ladders:
        if deals:
            found = ladder(better, worse, deals, options.effort, thinking)
            print(f"{better} against {worse}", found, flush=True)
            missed += not found["met"]
            extra |= {f"{better}_{key}": value for key, value in found.items()}
    if options.hard:
        median, p99 = statistics.median(thinking), statistics.quantiles(thinking, n=100)[98]
        extra |= {"median_ms": round(median, 1), "median_goal": MEDIAN_MS, "p99_ms": round(p99, 1)}
        extra |= {"p99_goal": P99_MS, "slowest_ms": round(max(thinking), 1)}
        missed += (not meets(median, MEDIAN_MS)) + (not meets(p99, P99_MS))
    if options.positions:
        agreed = endgames(options.positions)
        extra |= {"endgame_agreed": agreed, "endgame_positions": options.positions}
        missed += agreed != options.positions
    return Result(value=missed, unit="goals missed", goal="== 0", extra=extra)


def ladder(better: Level, worse: Level, deals: int, effort: float, thinking: list[float]) -> dict[str, Any]:
    """By how many points a deal the better level is ahead, with the 95 % interval."""
    rng = random.Random(f"{better} {worse}")
    ahead = []
    for number in range(deals):
        seats, trump, code = SEATS[number % 4], number // 4 % 2 == 1, random_code(rng)
        total = Fraction(0)
        for levels in ((better, worse), (worse, better)):
            seated = [levels[seat % 2] for seat in range(seats)]
            points = played(seated, code, effort, thinking, trump=trump)
            means = [
                statistics.mean(each for each, level in zip(points, seated, strict=True) if level == one)
                for one in (better, worse)
            ]
            total += means[0] - means[1]
        ahead.append(float(total / 2))
    mean = statistics.fmean(ahead)
    half = 1.96 * statistics.stdev(ahead) / deals**0.5
    return {
        "ahead": round(mean, 3),
        "low": round(mean - half, 3),
        "high": round(mean + half, 3),
        "deals": deals,
        "met": mean - half > 0,
    }


def played(
    levels: Sequence[Level], code: str, effort: float, thinking: list[float], *, trump: bool
) -> tuple[Fraction, ...]:
    """The points by seat of one deal; how long hard players thought, in milliseconds, goes to ``thinking``."""
    players = tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))
    state = GAME.new(PoangpokerSetup(players=players, deal=code, trump=trump, end="open", demonstration=True))
    moves = 0
    while not state.played_out:
        seat = GAME.to_move(state)
        assert seat is not None, "a deal is under way"
        view = GAME.view(state, seat)
        began = time.process_time()
        move = choose(view, players[seat], random.Random(f"{code}:{moves}"), effort=effort)
        if levels[seat] == "hard" and len(view.playable) != 1:
            thinking.append(1000 * (time.process_time() - began))
        state = GAME.apply(state, move)
        moves += 1
    return state.totals


def endgames(count: int) -> int:
    """In how many positions the chosen card is worth what the best one is."""
    rng = random.Random("two tricks left")
    return sum(agrees(rng) for _ in range(count))


def agrees(rng: random.Random) -> bool:
    """Does it, in a position of two tricks left at a table of any size, anywhere in the trick?"""
    seats = rng.choice(SEATS)
    cards = rng.sample(DECK, 2 * seats + 1)
    trump = rng.choice((None, cards[-1]))
    hands: Hands = tuple(tuple(cards[2 * seat : 2 * seat + 2]) for seat in range(seats))
    leader = rng.randrange(seats)
    trick: list[Any] = []
    for place in range(rng.randrange(seats)):
        seat = (leader + place) % seats
        card = rng.choice(playable(hands[seat], trick))
        hands = without(hands, seat, card)
        trick.append(card)
    seat = (leader + len(trick)) % seats
    worth = {
        card: exhaustive(without(hands, seat, card), leader, [*trick, card], trump)[seat]
        for card in playable(hands[seat], trick)
    }
    return worth[chosen(hands, leader, trick, trump)] == max(worth.values())


def without(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands when this seat has played this card."""
    held = tuple(each for each in hands[seat] if each != card)
    return (*hands[:seat], held, *hands[seat + 1 :])


def exhaustive(hands: Hands, leader: int, trick: list[Card], trump: Card | None) -> tuple[Fraction, ...]:
    """By seat: the chance of the last trick where each plays for it, and any card where it makes no difference."""
    seats = len(hands)
    if len(trick) == seats:
        leader = (leader + taken_by(trick, trump)) % seats
        trick = []
        if not hands[leader]:
            return tuple(Fraction(seat == leader) for seat in range(seats))
    seat = (leader + len(trick)) % seats
    found = [
        exhaustive(without(hands, seat, card), leader, [*trick, card], trump)
        for card in playable(hands[seat], trick)
    ]
    most = max(chances[seat] for chances in found)
    best = [chances for chances in found if chances[seat] == most]
    return tuple(sum(chances, Fraction(0)) / len(best) for chances in zip(*best, strict=True))


def chosen(hands: Hands, leader: int, trick: list[Card], trump: Card | None) -> Card:
    """The card that a hard player plays when it knows all cards."""
    bits = Bits(trump)
    seats = len(hands)
    led, best, taker = 0, 0, 0
    if trick:
        place = taken_by(trick, trump)
        led, best, taker = bits.suit(trick[0]), bits.bit[trick[place]], (leader + place) % seats
    turn = (leader + len(trick)) % seats
    held = tuple(bits.hand(hand) for hand in hands)
    table = Table(held, turn, len(trick), led, best, taker)
    return bits.card[best_card([table], held[turn], led, bits.trumps)]
