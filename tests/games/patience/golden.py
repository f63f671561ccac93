"""Golden playthroughs: a setup and its moves, and everything that the game says on the way, line by line.

A playthrough is a text file. Lines beginning with ``setup`` and ``move`` are read; all others follow from them
by the rules. ``python -m tests.games.patience.golden FILE`` writes the file anew from its setup and its moves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from kortspel.games.patience import GAME, PatienceMove, PatienceSetup, PatienceState
from kortspel.games.patience.view import GridView


def rendered(text: str) -> str:
    """The playthrough that the setup and the moves in this text lead to."""
    lines = text.splitlines()
    setup = GAME.setup.model_validate_json(next(line for line in lines if line.startswith("setup "))[6:])
    moves = [GAME.moves.validate_json(line[5:]) for line in lines if line.startswith("move ")]
    return "\n".join(_story(setup, moves)) + "\n"


def _story(setup: PatienceSetup, moves: list[PatienceMove]) -> Iterator[str]:
    yield f"setup {setup.model_dump_json()}"
    state = GAME.new(setup)
    for number, move in enumerate(moves, start=1):
        yield ""
        yield f"# {number}"
        yield from _position(state)
        yield f"move {move.model_dump_json()}"
        state = GAME.apply(state, move)
    yield ""
    yield "# end"
    yield from _position(state)
    for seat, grid in enumerate(GAME.view(state, None).grids):
        yield f"seat {seat}"
        yield from _grid(grid)


def _position(state: PatienceState) -> Iterator[str]:
    seat = GAME.to_move(state)
    view = GAME.view(state, seat)
    yield f"to move {seat}  stage {view.stage}  laid {view.laid}  card {view.number} {view.card}"
    yield f"unseen {' '.join(view.unseen)}"
    yield f"practice {view.practice}  helped {view.helped}  target {view.target}"
    for choice in view.choices:
        yield f"may {choice.kind} {' '.join(f'{name} {domain}' for name, domain in choice.fields.items())}".rstrip()
    if seat is not None:
        yield from _grid(view.grids[seat])
    if view.outcome is not None:
        yield f"scores {' '.join(map(str, view.outcome.scores))}  winners {view.outcome.winners}"


def _grid(grid: GridView | None) -> Iterator[str]:
    if grid is None:
        yield "hidden"
        return
    for row in range(5):
        cells = " ".join(card or "--" for card in grid.cells[5 * row : 5 * row + 5])
        yield f"  {cells}  {_line(grid, row)}"
    yield f"  {'  '.join(_line(grid, line) for line in range(5, len(grid.lines)))}"
    yield f"  score {grid.score}  reached {grid.reached}  last {grid.last}  joker {grid.joker}"


def _line(grid: GridView, index: int) -> str:
    line = grid.lines[index]
    worth = f"{line.category.name.lower()} {line.points}"
    if line.complete:
        return worth
    return f"({worth})" if line.promise is None else f"({worth}, {line.promise.name.lower()}?)"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rendered(path.read_text(encoding="utf-8")), encoding="utf-8")
