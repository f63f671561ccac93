"""How the computer players of Pakker do against each other and against four fixed ways of playing, in chips.

    python -m tests.bench bots_pakker [--groups 80] [--processes 2] [--only NAME,NAME]

Two of one kind and two of the other sit at a table for four, alternately, and play ten pots; then the same cards again
with everybody one seat further. Such a group is one observation. The figures are chips a hundred pots and seat, with
the half width of the 95 % interval. ``random`` puts one hard player among three who do anything, ``mediums`` among
three of medium strength: what the first wins is at least ten times the other. Deals and players have fixed seeds.

``tells_two``, ``tells_four_kitchen`` and so on (``_exploiters``) put one who plays by a fixed rule against hard players
alone, one or three of them, by the rules of the barracks or of the kitchen table: the figure is what that one wins,
and it is to be nothing within its interval. ``--only`` also takes the names of these rules alone.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from kortspel.bots import pakker as bot
from kortspel.games.base import Choice, Level, Player, Span
from kortspel.games.pakker import GAME
from kortspel.games.pakker.moves import PakkerMove
from kortspel.games.pakker.setup import PRESETS, PakkerSetup
from kortspel.games.pakker.state import PakkerState
from kortspel.games.pakker.view import PakkerView
from tests.bench import Result
from tests.bench._exploiters import EXPLOITERS, Play
from tests.games.pakker.fixtures import random_code

GROUPS: Final = 80
POTS: Final = 10
MOST_MOVES: Final = 5000
"""In an evening of so many pots; one that takes more has stalled."""
TIMES_AS_FAST: Final = 10
_CARD_PHASES: Final = ("opening", "naming_blind", "joining", "betting")
_RARE: Final = ("buy", "buy_from", "report_misdeal", "report_looked", "report_seen", "leave", "end_evening")


class Match(NamedTuple):
    """Who sits round the table, before the seats are rotated; the first kind's chips are counted."""

    name: str
    seats: tuple[str, ...]
    times: int = 1
    """So many times as many groups as the others: where the difference is small, or the pots grow large."""
    preset: str = "barracks"
    even: bool = False
    """The first kind is to win nothing, instead of something."""


MATCHES: Final = (
    Match("hard_medium", ("hard", "medium", "hard", "medium"), 5),
    Match("medium_easy", ("medium", "easy", "medium", "easy"), 3),
    Match("always_raise", ("hard", "raiser", "hard", "raiser")),
    Match("always_call", ("hard", "caller", "hard", "caller")),
    Match("never_call", ("hard", "folder", "hard", "folder")),
    Match("open_everything", ("hard", "opener", "hard", "opener")),
    Match("mediums", ("hard", "medium", "medium", "medium"), 3),
    Match("random", ("hard", "random", "random", "random")),
    *(
        Match(f"{name}_{size}{ending}", (name, *("hard",) * rivals), 4, preset, even=True)
        for preset, ending in (("barracks", ""), ("kitchen", "_kitchen"))
        for size, rivals in (("two", 1), ("four", 3))
        for name in EXPLOITERS
    ),
)


def run(arguments: list[str]) -> Result:
    """Play the matches; the value is the number of goals that were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench bots_pakker")
    parser.add_argument("--groups", type=int, default=GROUPS)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="")
    options = parser.parse_args(arguments)
    only = set(options.only.split(","))
    matches = [match for match in MATCHES if not options.only or {match.name, match.seats[0]} & only]
    extra: dict[str, object] = {}
    means, missed = {}, 0
    with ProcessPoolExecutor(options.processes) as pool:
        for match in matches:
            groups = range(options.groups * match.times)
            won = list(pool.map(_group, [match] * len(groups), groups, chunksize=4))
            mean = statistics.fmean(won)
            half = 1.96 * statistics.stdev(won) / len(won) ** 0.5
            means[match.name] = mean
            extra[match.name] = round(mean, 1)
            extra[f"{match.name}_95"] = round(half, 1)
            extra[f"{match.name}_pots"] = len(groups) * POTS * len(_rotations(match))
            missed += mean - half > 0 if match.even else mean - half <= 0
            print(f"{match.name}: {mean:.1f} ± {half:.1f} chips a hundred pots", file=sys.stderr, flush=True)
    if {"random", "mediums"} <= means.keys():
        extra["random_to_mediums"] = round(means["random"] / means["mediums"], 1)
        extra["random_goal"] = f">= {TIMES_AS_FAST}"
        missed += means["random"] < TIMES_AS_FAST * means["mediums"]
    return Result(missed, "goals missed", "== 0", extra)


def _group(match: Match, number: int) -> float:
    """What the first kind wins a seat and a hundred pots with the same cards in all rotations."""
    seats = match.seats
    rotations = _rotations(match)
    total = 0.0
    for rotated in rotations:
        won = _evening(rotated, number, match.preset)
        own = [chips for chips, kind in zip(won, rotated, strict=True) if kind == seats[0]]
        total += sum(own) / len(own)
    return 100 * total / POTS / len(rotations)


def _rotations(match: Match) -> list[tuple[str, ...]]:
    seats = match.seats
    return sorted({seats[turn:] + seats[:turn] for turn in range(len(seats))})


def _evening(kinds: Sequence[str], number: int, preset: str) -> list[int]:
    """Some pots by these kinds of players, by the rules of a preset without its end: what each has won or lost."""
    code = random_code(random.Random(number))
    players = tuple(Player(name=f"P{seat}", level="hard") for seat in range(len(kinds)))
    rules: dict[str, Any] = {**PRESETS[preset], "end": "none"}
    state = GAME.new(PakkerSetup(players=players, deal=code, **rules))
    rng = random.Random(f"{code}:{kinds}")
    for _ in range(MOST_MOVES):
        if state.clock.pots == POTS:
            return _won(state)
        seat = GAME.to_move(state)
        assert seat is not None, "the evening has no end"
        state = GAME.apply(state, PLAYERS[kinds[seat]](GAME.view(state, seat), rng))
    raise RuntimeError(f"the evening {code} of {kinds} has stalled")


def _won(state: PakkerState) -> list[int]:
    won = list(state.bank.chips)
    for account in state.bank.accounts:
        won[account.buyer] -= account.chips
        if account.seller is not None:
            won[account.seller] += account.chips
    return won


def _level(level: Level) -> Play:
    player = Player(name=level, level=level)
    return lambda view, rng: bot.choose(view, player, rng)


def _always(*kinds: str) -> Play:
    """One who does the first of these that may be done, as high as may be, and else what the plain player does."""

    def play(view: PakkerView, rng: random.Random) -> PakkerMove:
        choices = {choice.kind: choice for choice in view.choices}
        if not view.question and view.phase in _CARD_PHASES:
            for kind in kinds:
                if kind in choices:
                    return _highest(choices[kind])
        return bot.plain(view, rng)

    return play


def _opens_all(view: PakkerView, rng: random.Random) -> PakkerMove:
    """One who opens whatever may be opened, as high as may be."""
    if view.phase == "opening" and not view.question:
        return _always("open", "pass")(view, rng)
    return bot.plain(view, rng)


def _random(view: PakkerView, rng: random.Random) -> PakkerMove:
    """Anything, while a pot is played."""
    choices = [choice for choice in view.choices if choice.kind not in _RARE]
    if view.question or view.phase not in (*_CARD_PHASES, "exchange") or not choices:
        return bot.plain(view, rng)
    return GAME.move(**rng.choice(choices).sample(rng))


def _highest(choice: Choice) -> PakkerMove:
    fields: dict[str, Any] = {
        name: domain.high for name, domain in choice.fields.items() if isinstance(domain, Span)
    }
    return GAME.move(kind=choice.kind, **fields)


PLAYERS: Final[dict[str, Play]] = {
    "easy": _level("easy"),
    "medium": _level("medium"),
    "hard": _level("hard"),
    "raiser": _always("raise", "bet", "open", "call", "name_blind", "fold", "pass"),
    "caller": _always("call", "stand", "open", "bet", "name_blind", "fold", "pass"),
    "folder": _always("bet", "stand", "open", "fold", "name_blind", "pass"),
    "opener": _opens_all,
    "random": _random,
    **EXPLOITERS,
}
