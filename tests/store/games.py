"""Games of Pokerpatiens for the tests of saves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kortspel.games.base import Level, Model, Move, Player
from kortspel.games.patience import GAME
from kortspel.games.patience.setup import PatienceSetup
from kortspel.session import Session

DEAL = "K7Q2-M9PD"


def setup(*levels: Level, **options: Any) -> PatienceSetup:
    """A setup with a player of each level, one person unless said."""
    players = tuple(Player(name=f"Anna{n}", level=level) for n, level in enumerate(levels or ("human",)))
    return PatienceSetup(**{"players": players, "deal": DEAL, **options})


def lay(cell: int) -> Move:
    return GAME.move(kind="lay", cell=cell)


def saved_game(folder: Path, moves: int = 7, **options: Any) -> Path:
    """The save of a game in which cells 0, 1, 2… have been filled; nobody has it open."""
    with Session.new("patience", setup(**options), folder) as session:
        for cell in range(moves):
            session.play(lay(cell))
        return session.path


def swaps(seed: int) -> Iterator[Move]:
    """A game of rearranging that goes on for ever, undone now and then."""
    rng = random.Random(seed)
    yield GAME.move(kind="hint")
    while True:
        a, b = rng.sample(range(25), 2)
        yield GAME.move(kind="swap", cells=(a, b))
        if rng.random() < 0.2:
            yield GAME.move(kind="undo")


def replayed(game_setup: PatienceSetup, moves: list[Move]) -> Model:
    state = GAME.new(game_setup)
    for move in moves:
        state = GAME.apply(state, move)  # type: ignore[arg-type]
    return state


def edited(save: Path, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Let a person with an editor change the document; what the file holds now."""
    document = json.loads(save.read_bytes())
    change(document)
    save.write_text(json.dumps(document, indent=2), encoding="utf-8")
    return save.read_bytes()


def files(folder: Path) -> list[Path]:
    """What lies in the folder, the records left out, in the order of the names."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith(".records."))
