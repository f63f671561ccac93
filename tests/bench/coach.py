"""How well the coach plays: at once, with 200 ms a move, and in positions that people make.

    python -m tests.bench coach [--tables american,english,swedish] [--games 20000] [--searched 300] [--positions 200]

``instant``: mean score of the table of values over the games, in plain Python. ``search``: games played with a fixed
number of rollouts a move; wherever the search's cell differs from the table's, both are played on by the table on
the same decks and the difference is counted. The sum over a game is, without bias, what the search gains; the goal
is set to the instant mean and the gain together. ``regret``: how much the search gives away a move, by the stored
worth of 20,000 rollouts a cell, in positions that are half random. Deals and searches have fixed seeds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from kortspel.coach import table
from kortspel.coach.batch import Boards
from kortspel.coach.extras import score
from kortspel.coach.position import Position, Rules, allowed_cells, start
from kortspel.coach.search import searched
from tests.bench import Result, meets

POINTS: Final = {
    "american": (0, 2, 5, 10, 15, 20, 25, 50, 75, 100),
    "english": (0, 1, 3, 6, 12, 5, 10, 16, 30, 30),
    "swedish": (0, 2, 4, 6, 8, 10, 12, 14, 20, 20),
}
ROLLOUTS: Final = 2000
"""What takes some 200 ms a move on one core."""
COMPARED: Final = 400
"""Rollouts, to the last card, of each of two cells that are compared."""
INSTANT: Final = {"american": ">= 125.0", "english": ">= 53.7", "swedish": ">= 62.6"}
SEARCHED: Final = {"american": ">= 125.9", "english": ">= 54.8", "swedish": ">= 62.9"}
REGRET: Final = {"american": "<= 0.08", "english": "<= 0.05"}
REFERENCES: Final = Path(__file__).parent.parent / "coach" / "references"


def run(arguments: list[str]) -> Result:
    """Measure what is asked for; the value is the number of goals that were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench coach")
    parser.add_argument("--tables", default="american,english,swedish")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--searched", type=int, default=300)
    parser.add_argument("--positions", type=int, default=200)
    options = parser.parse_args(arguments)
    extra: dict[str, object] = {"rollouts": ROLLOUTS}
    missed = 0
    for name in options.tables.split(","):
        rules = Rules(name, POINTS[name])
        found: dict[str, Any] = {}
        if options.games:
            found |= instant(rules, options.games)
            missed += not found["instant_met"]
        if options.searched:
            found |= gain(rules, options.searched)
            if options.games:
                found["searched"] = round(found["instant"] + found["gain"], 3)
                found["searched_error"] = round(
                    float(np.hypot(found["instant_error"], found["gain_error"])), 3
                )
                found["searched_goal"] = SEARCHED[name]
                found["searched_met"] = meets(found["searched"], SEARCHED[name])
                missed += not found["searched_met"]
        if options.positions and name in REGRET:
            found |= regret(rules, options.positions)
            missed += not found["regret_met"]
        print(name, found, flush=True)
        extra |= {f"{name}_{key}": value for key, value in found.items()}
    return Result(value=missed, unit="goals missed", goal="== 0", extra=extra)


def instant(rules: Rules, games: int) -> dict[str, Any]:
    """The table of values alone."""
    rng = random.Random(1)
    scores = []
    began = time.process_time()
    for _ in range(games):
        position = start(rules)
        for card in rng.sample(range(52), 25):
            position = position.turned(card)
            position = position.after(table.best_cell(table.judged(position)))
        scores.append(score(position.grid, rules))
    taken = time.process_time() - began
    mean = statistics.fmean(scores)
    return {
        "instant": round(mean, 3),
        "instant_error": round(statistics.stdev(scores) / games**0.5, 3),
        "instant_goal": INSTANT[rules.table],
        "instant_met": meets(mean, INSTANT[rules.table]),
        "instant_games": games,
        "instant_ms": round(1000 * taken / games / 25, 3),
    }


def gain(rules: Rules, games: int) -> dict[str, Any]:
    """What the search gains over the table, game by game."""
    rng = random.Random(2)
    gains = []
    taken = []
    differing = 0
    for _ in range(games):
        position = start(rules)
        total = 0.0
        for number, card in enumerate(rng.sample(range(52), 25)):
            position = position.turned(card)
            plain = cell = table.best_cell(table.judged(position))
            if 0 < number < 24:
                began = time.process_time()
                cell = searched(position, ROLLOUTS, seed=rng.randrange(1 << 30)).ranked[0].cell
                taken.append(time.process_time() - began)
            if cell != plain:
                differing += 1
                total += compared(position, cell, plain, rng.randrange(1 << 30))
            position = position.after(cell)
        gains.append(total)
    return {
        "gain": round(statistics.fmean(gains), 3),
        "gain_error": round(statistics.stdev(gains) / games**0.5, 3),
        "gain_games": games,
        "gain_differing": round(differing / games, 2),
        "search_ms": round(1000 * statistics.fmean(taken), 1),
    }


def compared(position: Position, cell: int, other: int, seed: int) -> float:
    """How many points more the cell leads to than the other one, both played on by the table on the same decks."""
    rng = np.random.default_rng(seed)
    unseen = np.array(position.unseen)
    decks = unseen[np.argsort(rng.random((COMPARED, len(unseen))), axis=1)[:, : position.to_come]]
    worth = {mirrored: table.worths_of(position, mirrored=mirrored) for mirrored in (False, True)}
    boards = Boards(
        [position.after(cell), position.after(other)],
        [worth[True][each] > worth[False][each] for each in (cell, other)],
        COMPARED,
    )
    for place in range(position.to_come):
        boards.step(np.tile(decks[:, place], 2))
    return float((boards.done[:COMPARED] - boards.done[COMPARED:]).mean())


def regret(rules: Rules, count: int) -> dict[str, Any]:
    """What the table and the search give away a move in untidy positions."""
    stored = json.loads((REFERENCES / f"{rules.table}.json").read_text(encoding="ascii"))[:count]
    lost: dict[str, list[float]] = {"table": [], "search": []}
    for number, each in enumerate(stored):
        grid, card = tuple(each["grid"]), each["card"]
        unseen = tuple(other for other in range(52) if other not in grid and other != card)
        position = Position(rules, grid, card, unseen, allowed_cells(rules, grid))
        worth = each["ruled_out"] | each["points"]
        best = max(each["points"].values())
        chosen = {
            "table": table.best_cell(table.judged(position)),
            "search": searched(position, ROLLOUTS, seed=number).ranked[0].cell,
        }
        for who, cell in chosen.items():
            lost[who].append(best - worth[str(cell)])
    mean = statistics.fmean(lost["search"])
    return {
        "regret": round(mean, 4),
        "regret_error": round(statistics.stdev(lost["search"]) / count**0.5, 4),
        "regret_goal": REGRET[rules.table],
        "regret_met": meets(mean, REGRET[rules.table]),
        "regret_positions": len(stored),
        "regret_of_table": round(statistics.fmean(lost["table"]), 4),
    }
