"""A hundred thousand games by computer players: illegal moves, choices that depend on hidden cards, and errors."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

from kortspel.bots.runner import AnyGame, module_of
from kortspel.games import registry
from kortspel.games.base import Choice, Move, Setup, View
from tests.bench import Result

GAMES: Final = 100_000
EFFORT: Final = 0.02
AT_A_TABLE: Final = {"patience": 1, "pakker": 10, "poangpoker": 5}
"""Games played under the same rules before others are drawn: patiences, pots, deals."""
SHARES: Final = {"patience": 0.05, "pakker": 0.25, "poangpoker": 0.7}
"""How much of the games each is: a patience, swaps among its moves, has some ten times the decisions of a deal."""
MOST_MOVES: Final = 5_000
"""At a table; one that takes more has stalled."""
SHUFFLED: Final = 0.1
"""The part of the decisions made again with other hidden cards."""
SIMPLE: Final = 0.05
"""The part of the decisions in which the simple player is asked too."""
PERSON: Final = 0.3
"""The part of the tables where somebody plays at random, so that more comes to pass than sensible players do."""
RARE: Final = ("buy", "buy_from", "report_misdeal", "report_looked", "report_seen", "leave", "end_evening")
RARELY: Final = 0.02
PROGRESS_SECONDS: Final = 5.0
MOST_TOLD: Final = 20
"""Faults told in full."""


class Table(NamedTuple):
    """What is to be played: so many games under rules that follow from the seed."""

    game: str
    seed: str
    games: int
    effort: float


class Decision(NamedTuple):
    """Where a computer player has to choose."""

    game: AnyGame
    state: Any
    seat: int
    view: View
    seed: str
    effort: float


def run(arguments: list[str]) -> Result:
    """``[GAMES] [--effort PART] [--seed SEED] [--processes N]``: 100,000, 0.02, 1 and one a core unless said."""
    parser = argparse.ArgumentParser(prog="soak_bots")
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--effort", type=float, default=EFFORT)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args(arguments)
    tables = list(_tables(options.games, options.seed, options.effort))
    # Mixed, so that the pace so far tells how long the rest will take.
    random.Random(options.seed).shuffle(tables)
    counts: Counter[str] = Counter()
    started = told = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for found, faults in pool.imap_unordered(_play, tables):
            for fault in faults[: max(0, MOST_TOLD - _faults(counts))]:
                print(fault, file=sys.stderr)
            counts += found
            if time.perf_counter() - told > PROGRESS_SECONDS:
                told = time.perf_counter()
                rate = counts["games"] / (told - started)
                print(
                    f"{counts['games']:,} of {options.games:,} games, {rate:.1f} a second, {_faults(counts)} faults",
                    file=sys.stderr,
                )
    seconds = time.perf_counter() - started
    return Result(
        value=_faults(counts),
        unit=f"faults in {counts['games']} games",
        goal="== 0",
        extra={
            **{name: counts[name] for name in ("games", *registry.GAMES, "decisions")},
            "illegal": counts["illegal"],
            "shuffled": counts["shuffled"],
            "changed_by_hidden_cards": counts["changed"],
            "simple": counts["simple"],
            "simple_illegal": counts["simple_illegal"],
            "errors": counts["errors"],
            "games_per_second": round(counts["games"] / seconds, 1),
            "seconds": round(seconds),
            "effort": options.effort,
            "processes": options.processes,
        },
    )


def _faults(counts: Counter[str]) -> int:
    return sum(counts[name] for name in ("illegal", "changed", "simple_illegal", "errors"))


def _tables(games: int, seed: str, effort: float) -> Iterator[Table]:
    """Tables of all games, with so many games in all."""
    left = {game: int(games * SHARES[game]) for game in registry.GAMES}
    left["patience"] += games - sum(left.values())
    for game, games_left in left.items():
        for number in range(0, games_left, AT_A_TABLE[game]):
            yield Table(game, f"{seed}:{game}:{number}", min(AT_A_TABLE[game], games_left - number), effort)


def _play(table: Table) -> tuple[Counter[str], list[str]]:
    """The games of a table: what there was to count, and the faults in words."""
    counts: Counter[str] = Counter()
    faults: list[str] = []
    try:
        _play_at(table, counts, faults)
    except Exception:
        counts["errors"] += 1
        faults.append(f"{table}: {traceback.format_exc()}")
    played = table.games
    counts["games"] += played
    counts[table.game] += played
    return counts, faults


def _play_at(table: Table, counts: Counter[str], faults: list[str]) -> None:
    rng = random.Random(table.seed)
    game = registry.load(table.game)
    setup = _setup(game, rng)
    state = game.new(setup)
    for number in range(MOST_MOVES):
        seat = game.to_move(state)
        if seat is None or _games_played(state) >= table.games:
            return
        if setup.players[seat].human:
            state = game.apply(state, _random_move(game, state, rng))
            continue
        decision = Decision(game, state, seat, game.view(state, seat), f"{table.seed}:{number}", table.effort)
        move = _checked(decision, rng, counts, faults)
        if move is None:
            return
        state = game.apply(state, move)
    raise RuntimeError("the game has stalled")


def _games_played(state: Any) -> int:
    """Pots taken or deals scored; a patience ends by itself."""
    return cast(int, state.clock.pots if hasattr(state, "clock") else len(getattr(state, "sheet", ())))


def _setup(game: AnyGame, rng: random.Random) -> Setup:
    """Any rules, computer players of any level and character, and perhaps a person, who plays at random."""
    fixtures = import_module(f"tests.games.{game.id}.fixtures")
    setup = cast(Setup, fixtures.random_setup(rng))
    while len(setup.players) < 2:
        setup = fixtures.random_setup(rng)
    person = rng.randrange(len(setup.players)) if rng.random() < PERSON else None
    players = tuple(
        player.changed(
            level="human" if seat == person else rng.choice(("easy", "medium", "hard")),
            character=rng.choice(("", "tight", "loose", "bluffer")) if game.id == "pakker" else "",
        )
        for seat, player in enumerate(setup.players)
    )
    return setup.changed(players=players, **({"demonstration": True} if game.id == "poangpoker" else {}))


def _random_move(game: AnyGame, state: Any, rng: random.Random) -> Move:
    choices: tuple[Choice, ...] = game.legal(state)
    usual = [choice for choice in choices if choice.kind not in RARE]
    some = choices if not usual or rng.random() < RARELY else usual
    return cast(Move, game.move(**rng.choice(some).sample(rng)))


def _checked(decision: Decision, rng: random.Random, counts: Counter[str], faults: list[str]) -> Move | None:
    """The computer player's move, if it is legal. Other hidden cards and the simple player are tried now and then."""
    game, state, seat, view, seed, _ = decision
    counts["decisions"] += 1
    move = _chosen(decision)
    if (refusal := game.why_not(state, move)) is not None:
        counts["illegal"] += 1
        faults.append(f"{seed}: {move!r} is illegal: {refusal!r}")
        return None
    if rng.random() < SHUFFLED:
        counts["shuffled"] += 1
        fixtures = import_module(f"tests.games.{game.id}.fixtures")
        other = game.view(fixtures.with_hidden_shuffled(state, seat, rng), seat)
        if (instead := _chosen(decision._replace(view=other))) != move:
            counts["changed"] += 1
            faults.append(f"{seed}: {instead!r} with other hidden cards, not {move!r}")
    if rng.random() < SIMPLE:
        counts["simple"] += 1
        simple = import_module(module_of(game)).plain(view, random.Random(seed))
        if (refusal := game.why_not(state, simple)) is not None:
            counts["simple_illegal"] += 1
            faults.append(f"{seed}: the simple player's {simple!r} is illegal: {refusal!r}")
    return move


def _chosen(decision: Decision) -> Move:
    player = decision.state.setup.players[decision.seat]
    choose = import_module(module_of(decision.game)).choose
    return cast(Move, choose(decision.view, player, random.Random(decision.seed), effort=decision.effort))
