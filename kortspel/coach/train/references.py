"""Untidy positions and what each cell of them is worth, by many rollouts: the yardstick of the benchmark ``coach``.

    python -m kortspel.coach.train.references american --out tests/coach/references/american.json

Each position comes from a game in which every other card, by chance, was laid in a random free cell, as people lay
cards; 4 to 18 cards lie. Every cell that 250, 1500 and then 6000 rollouts do not rule out is played to the end 20,000
times by the table of values, all cells of a position on the same cards. Where it is not clear which way to look at
the grid, the better of both counts. 200 positions take some eight minutes.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any, Final

import numpy as np

from kortspel.coach import table
from kortspel.coach.layout import FLUSH_FIRST, SCALE
from kortspel.coach.position import TRANSPOSED, Position, Rules, start
from kortspel.coach.train import selfplay
from kortspel.coach.train.learn import AIMS
from kortspel.coach.values import values

SCREENED: Final = (250, 1500, 6000)
ROLLOUTS: Final = 20_000
DOUBT: Final = 4.5
"""A cell so many standard errors behind the best after the screening is ruled out."""
SLACK: Final = 0.25
"""Two ways of looking at a grid that differ by less than this part of a full house are both played on."""


def untidy(rules: Rules, rng: random.Random) -> Position:
    """A position with 4 to 18 cards laid, half of them at random."""
    position = start(rules)
    deck = rng.sample(range(52), 52)
    for card in deck[: rng.randint(4, 18)]:
        position = position.turned(card)
        if rng.random() < 0.5:
            position = position.after(rng.choice(position.allowed))
        else:
            position = position.after(table.best_cell(table.judged(position)))
    return position.turned(rng.choice(position.unseen))


def ways(position: Position, cell: int) -> list[bool]:
    """Whether to play on upright or mirrored from the cell: both, where the table thinks them about as good."""
    worth = [table.worths_of(position, mirrored=mirrored)[cell] for mirrored in (False, True)]
    slack = SLACK * position.rules.points[6] * SCALE
    return [mirrored for mirrored in (False, True) if worth[mirrored] >= max(worth) - slack]


def rolled(position: Position, cell: int, count: int, seed: int) -> tuple[float, float]:
    """The mean final score after laying the card in the cell, and its standard error; of the better way."""
    rules = position.rules
    weights, points = np.array(values(rules.table), np.int32), np.array(rules.points)
    found = []
    for mirrored in ways(position, cell):
        grid = [position.grid[other] for other in TRANSPOSED] if mirrored else position.grid
        total, squares = selfplay.roll(
            weights, points, SCALE, FLUSH_FIRST[rules.table], np.array(grid), np.array(position.unseen),
            position.card, TRANSPOSED[cell] if mirrored else cell, count, seed,
        )  # fmt: skip
        mean = total / count
        found.append((mean, float(np.sqrt(max(0.0, squares / count - mean * mean) / count))))
    return max(found)


def referenced(position: Position, seed: int) -> dict[str, Any]:
    """The position and the mean score, by cell, of those that were not ruled out."""
    ruled_out: dict[str, float] = {}
    cells = list(position.allowed)
    for count in SCREENED:
        means = {cell: rolled(position, cell, count, seed) for cell in cells}
        best = max(mean for mean, _ in means.values())
        cells = [cell for cell, (mean, error) in means.items() if best - mean < DOUBT * error]
        ruled_out |= {str(cell): round(mean, 1) for cell, (mean, _) in means.items() if cell not in cells}
    found = {cell: rolled(position, cell, ROLLOUTS, seed + 1) for cell in cells}
    return {
        "grid": list(position.grid),
        "card": position.card,
        "points": {str(cell): round(mean, 3) for cell, (mean, _) in found.items()},
        "error": round(max(error for _, error in found.values()), 3),
        "ruled_out": ruled_out,
    }


def main() -> None:
    """Write the positions of a table of points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=sorted(AIMS))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    rules = Rules(options.table, AIMS[options.table].points)
    rng = random.Random(options.seed)
    # What an interrupted run has found already is kept.
    found = json.loads(options.out.read_text(encoding="ascii")) if options.out.exists() else []
    for number in range(options.positions):
        position = untidy(rules, rng)
        if number < len(found):
            continue
        found.append(referenced(position, 1000 * options.seed + 2 * number))
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in found)
        options.out.write_text(f"[\n{lines}\n]\n", encoding="ascii")
        print(f"{number + 1}/{options.positions}", flush=True)


if __name__ == "__main__":
    main()
