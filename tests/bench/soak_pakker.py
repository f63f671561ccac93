"""Random pots of Pakker: errors and lost chips among them, and how many pots a second."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from kortspel.bots import pakker as bot
from kortspel.games.base import Choice, Player, Subset
from kortspel.games.pakker import GAME, PakkerSetup, PakkerState
from kortspel.games.pakker.moves import PakkerMove
from kortspel.games.pakker.parts import REQUIREMENTS
from kortspel.games.pakker.records import CHIPS_MADE
from tests.bench import Result
from tests.games.pakker.fixtures import random_code, random_setup

POTS: Final = 100_000
POTS_AN_EVENING: Final = 50
MOST_MOVES: Final = 20_000
"""In an evening; one that takes more has stalled."""
_RARE: Final = ("buy", "buy_from", "report_misdeal", "report_looked", "report_seen", "leave")
_NEVER: Final = ("end_evening",)

Choose = Callable[[PakkerState, random.Random], PakkerMove]


def run(arguments: list[str]) -> Result:
    """``[POTS [SEED]]``, 100,000 and 1 unless said. Every move is checked by the rules' own invariants."""
    pots = int(arguments[0]) if arguments else POTS
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    counts: Counter[str] = Counter()
    started = time.perf_counter()
    evening = 0
    while counts["pots"] < pots:
        evening += 1
        try:
            _play(random.Random(f"{seed}:{evening}"), evening, counts)
        except Exception as error:
            counts["errors"] += 1
            print(f"evening {evening} of seed {seed}: {error!r}")
            if counts["errors"] > 100:
                break
    seconds = time.perf_counter() - started
    for name, count in sorted(counts.items()):
        print(f"{count:9,}  {name.replace('_', ' ')}")
    return Result(
        value=counts["errors"] + counts["lost_chips"],
        unit=f"errors and lost chips in {counts['pots']} pots",
        goal="== 0",
        extra={
            "pots": counts["pots"],
            "pots_per_second": round(counts["pots"] / seconds),
            "moves_per_second": round(counts["moves"] / seconds),
            "past_aces": counts["past_aces"],
            "eight_threw_five": counts["eight_threw_five"],
        },
    )


def _play(rng: random.Random, evening: int, counts: Counter[str]) -> None:
    """One evening of random rules, by random moves, by those who throw five, or by the plain computer player."""
    style = (_random, _random, _random, _throw_five, _sensible)[evening % 5]
    setup = random_setup(rng) if style is not _throw_five else _eight(rng)
    state = GAME.new(setup)
    for _ in range(MOST_MOVES):
        if GAME.to_move(state) is None or state.clock.pots >= POTS_AN_EVENING:
            return
        before, state = state, GAME.apply(state, style(state, rng))
        counts["moves"] += 1
        counts["lost_chips"] += abs(CHIPS_MADE - sum(state.bank.chips) - state.pot.chips - state.bank.left)
        for name in _happened(before, state):
            counts[name] += 1
    raise RuntimeError("the evening has stalled")


def _happened(before: PakkerState, state: PakkerState) -> Iterator[str]:
    """What is worth counting of this move."""
    if state.pot.passed_out > before.pot.passed_out and state.pot.passed_out == REQUIREMENTS:
        yield "past_aces"
    if before.phase == "dealing" and state.phase == "betting":
        numbers = [len(bought) for bought in state.deal.bought]
        yield "exchanges"
        if numbers == [5] * 8:
            yield "eight_threw_five"
    if state.clock.pots == before.clock.pots:
        return
    yield "pots"
    result = state.result
    if result is None:
        return
    yield "showdowns" if result.shown else "taken_unshown"
    if len(result.taken) > 1:
        yield "shared_or_split"
    if result.fine:
        yield "false_openings"


def _random(state: PakkerState, rng: random.Random) -> PakkerMove:
    """Any legal move, purchases and faults now and then."""
    choices = GAME.legal(state)
    usual = [choice for choice in choices if choice.kind not in _RARE + _NEVER]
    rare = [choice for choice in choices if choice.kind in _RARE]
    return _move(rng.choice(rare if rare and (not usual or rng.random() < 0.02) else usual or choices), rng)


def _throw_five(state: PakkerState, rng: random.Random) -> PakkerMove:
    """Go along with everything and throw all five cards."""
    choices = {choice.kind: choice for choice in GAME.legal(state)}
    for kind in ("throw", "call", "open", "stand", "check", "bet"):
        if kind in choices:
            if kind == "throw":
                cards = choices["throw"].fields["cards"]
                assert isinstance(cards, Subset)
                return GAME.move(kind="throw", cards=cards.values)
            return _move(choices[kind], rng)
    return _random(state, rng)


def _sensible(state: PakkerState, rng: random.Random) -> PakkerMove:
    """What the plain computer player does in any seat."""
    seat = GAME.to_move(state)
    assert seat is not None, "asked only while somebody is to move"
    return bot.choose(GAME.view(state, seat), state.setup.players[seat], rng)


def _move(choice: Choice, rng: random.Random) -> PakkerMove:
    return GAME.move(**choice.sample(rng))


def _eight(rng: random.Random) -> PakkerSetup:
    players = tuple(Player(name=f"P{seat}") for seat in range(8))
    return PakkerSetup(
        players=players, deal=random_code(rng), first_purchase=10_000, limit="fixed", limit_chips=1
    )
