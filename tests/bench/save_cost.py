"""A late move of a long evening with its save, as a ratio to an early one."""

from __future__ import annotations

import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median

from kortspel.games.base import Player
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.session import Session
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from tests.bench import Result

MOVES = 3000
"""Four or five hours at a table of four."""
ROUNDS = 400
SEATS = 4


class Costs:
    """What moves cost in milliseconds, by kind of move: by the clock, and in processor time."""

    def __init__(self) -> None:
        self.clock: dict[str, list[float]] = defaultdict(list)
        self.processor: dict[str, list[float]] = defaultdict(list)


def run(arguments: list[str]) -> Result:
    """``[MOVES]``, 3000 unless said: Pakker by four computer players.

    An evening that is so many moves old and a new one are played turn and turn about. Moves of the same kind are
    compared, since a deal costs more than a bet at any time.
    """
    moves = int(arguments[0]) if arguments else MOVES
    players = tuple(Player(name=f"P{seat}", level="medium") for seat in range(SEATS))
    setup = PakkerSetup(players=players, deal="K7Q2-M9PD")
    late_costs, early_costs = Costs(), Costs()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with Session.new("pakker", setup, folder, "late") as late:
            for _ in range(moves):
                late.play(late.bot_move())
            with Session.new("pakker", setup, folder, "early") as early:
                for _ in range(ROUNDS):
                    timed_move(late, late_costs)
                    timed_move(early, early_costs)
        size = late.path.stat().st_size
        load_ms = milliseconds(lambda: load(late.path))
        list_ms = milliseconds(lambda: list_saves(folder))
    late_ms, early_ms = means(late_costs.clock, early_costs.clock)
    late_cpu, early_cpu = means(late_costs.processor, early_costs.processor)
    extra: dict[str, object] = {
        "moves": moves,
        "early_ms": round(early_ms, 3),
        "late_ms": round(late_ms, 3),
        # The clock is mostly the disk's; this is the program's own part.
        "processor": round(late_cpu / early_cpu, 3),
        "late_processor_ms": round(late_cpu, 3),
        "late_bytes": size,
        "load_ms": round(load_ms),
        "list_ms": round(list_ms, 2),
    }
    return Result(round(late_ms / early_ms, 3), "times an early move", "<= 1.25", extra)


def timed_move(session: Session, costs: Costs) -> None:
    """Let the computer player move, and note what the move cost without the thinking."""
    move = session.bot_move()
    start = time.process_time()
    costs.clock[move.kind].append(milliseconds(lambda: session.play(move)))
    costs.processor[move.kind].append((time.process_time() - start) * 1000)


def milliseconds(do: Callable[[], object]) -> float:
    """How long it takes."""
    start = time.perf_counter()
    do()
    return (time.perf_counter() - start) * 1000


def means(late: dict[str, list[float]], early: dict[str, list[float]]) -> tuple[float, float]:
    """The mean cost of a move in each, over the same mixture of kinds; of each kind the median."""
    kinds = {kind: len(late[kind]) for kind in late if min(len(late[kind]), len(early[kind])) >= 5}
    total = sum(kinds.values())
    found = [sum(n * median(costs[kind]) for kind, n in kinds.items()) / total for costs in (late, early)]
    return found[0], found[1]
