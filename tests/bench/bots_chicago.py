"""How well the computer players of Chicago play: level against level, and how long a hard one thinks.

    python -m tests.bench bots_chicago [--hard 60] [--medium 300] [--effort 1.0] [--measure 0]

``hard`` and ``medium``: the points a deal by which a hard player is ahead of a medium one, and a medium of an easy one.
Every deal is played twice, the second time with the levels of all seats changed round; tables of two to six take
turns. ``median_ms`` and ``p99_ms``: how long a hard player thinks about a move. Deals and players have fixed seeds.
``--measure N`` prints, instead, what ``kortspel.bots.chicago.worth`` holds of hands and high cards, from N deals.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import Counter
from typing import Any, Final

from kortspel.bots.chicago import choose, plain, warm
from kortspel.cards import rank_of
from kortspel.games.base import Level, Player
from kortspel.games.chicago import GAME, ChicagoSetup, ChicagoState
from kortspel.ranking import Category, rank_hand
from kortspel.table.tricks import taker
from tests.bench import Result, meets
from tests.games.kit import random_code

MEDIAN_MS: Final = "<= 150"
P99_MS: Final = "<= 600"
SEATS: Final = (2, 3, 4, 5, 6)


def run(arguments: list[str]) -> Result:
    """Measure; the value is the number of goals that were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench bots_chicago")
    parser.add_argument("--hard", type=int, default=60, help="deals of hard against medium")
    parser.add_argument("--medium", type=int, default=300, help="deals of medium against easy")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--measure", type=int, default=0, help="deals of medium players to learn from")
    options = parser.parse_args(arguments)
    warm()
    if options.measure:
        measure(options.measure)
        return Result(value=0, unit="goals missed", goal="== 0", extra={})
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
            missed += found["low"] <= 0
            extra |= {f"{better}_{key}": value for key, value in found.items()}
    if len(thinking) > 100:
        median, p99 = statistics.median(thinking), statistics.quantiles(thinking, n=100)[98]
        extra |= {"median_ms": round(median, 1), "p99_ms": round(p99, 1)}
        missed += (not meets(median, MEDIAN_MS)) + (not meets(p99, P99_MS))
    return Result(value=missed, unit="goals missed", goal="== 0", extra=extra)


def ladder(better: Level, worse: Level, deals: int, effort: float, thinking: list[float]) -> dict[str, Any]:
    """By how many points a deal a seat of the better level is ahead, with the 95 % interval."""
    rng = random.Random(f"{better} {worse}")
    ahead = []
    for number in range(deals):
        seats, code, total = SEATS[number % len(SEATS)], random_code(rng), 0.0
        for levels in ((better, worse), (worse, better)):
            seated = [levels[seat % 2] for seat in range(seats)]
            points = played(seated, code, effort, thinking)
            for level, sign in ((better, 1), (worse, -1)):
                own = [each for each, other in zip(points, seated, strict=True) if other == level]
                total += sign * sum(own) / len(own)
        ahead.append(total / 2)
    mean, error = statistics.mean(ahead), 1.96 * statistics.stdev(ahead) / len(ahead) ** 0.5
    return {
        "deals": 2 * deals,
        "ahead": round(mean, 2),
        "low": round(mean - error, 2),
        "high": round(mean + error, 2),
    }


def played(levels: list[Level], code: str, effort: float, thinking: list[float]) -> list[int]:
    """The points of one deal."""
    players = tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))
    state = GAME.new(ChicagoSetup(players=players, deal=code, demonstration=True))
    while state.phase not in ("scored", "finished"):
        seat = GAME.to_move(state)
        assert seat is not None
        started = time.perf_counter()
        move = choose(GAME.view(state, seat), players[seat], random.Random(f"{code}{seat}"), effort=effort)
        if levels[seat] == "hard":
            thinking.append(1000 * (time.perf_counter() - started))
        state = GAME.apply(state, move)
    return list(state.points)


def measure(deals: int) -> None:
    """Print the parts of hands below each category by exchange, and what high cards mean for the last trick."""
    rng, seats = random.Random("measure"), 4
    hands: list[Counter[Category]] = [Counter(), Counter(), Counter()]
    top: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for _ in range(deals):
        players = tuple(Player(name=f"P{seat}") for seat in range(seats))
        state: ChicagoState = GAME.new(ChicagoSetup(players=players, deal=random_code(rng)))
        while state.phase not in ("scored", "finished"):
            before, seat = state, GAME.to_move(state)
            state = GAME.apply(state, plain(GAME.view(state, seat), rng))
            if before.phase == "exchange" and len(state.exchanged) % seats == 0:
                hands[len(state.exchanged) // seats - 1].update(
                    rank_hand(each).category for each in state.hands
                )
        if state.tricks and state.caller is None:
            winner = taker(state.tricks[-1], seats)
            for seat, hand in enumerate(state.hands):
                top[max(map(rank_of, hand))] += 1
                won[max(map(rank_of, hand))] += seat == winner
    for found in hands:
        whole = max(1, found.total())
        print(
            [round(sum(found[lower] for lower in Category if lower < each) / whole, 3) for each in Category]
        )
    print([round(seats * won[rank] / max(1, top[rank]), 2) for rank in range(2, 15)])
