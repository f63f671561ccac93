"""Computer players of Pokerpatiens that fail, each in the way that its name says."""

from __future__ import annotations

import os
import random
import signal
import time

from kortspel.games.base import Player
from kortspel.games.patience.moves import Lay
from kortspel.games.patience.view import PatienceView

PLAIN = 0
"""The cell where the plain player lays."""


def choose(view: PatienceView, player: Player, rng: random.Random) -> object:
    """``Slow`` takes its time, others do what nobody should, and all who are called something else lay somewhere."""
    match player.name:
        case "Raising":
            raise RuntimeError("it cannot think")
        case "Killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "Hanging":
            while True:
                pass
        case "Nonsense":
            return "c4"
        case "Slow":
            time.sleep(0.3)
    grid = view.grids[view.seat or 0]
    assert grid is not None, "one sees one's own grid"
    taken = player.name == "Illegal"
    return Lay(cell=rng.choice([cell for cell, card in enumerate(grid.cells) if (card is not None) == taken]))


def plain(view: PatienceView, rng: random.Random) -> Lay:
    """Lays in one cell, whether it is free or not."""
    return Lay(cell=PLAIN)
