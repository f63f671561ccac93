"""The program with computer players who never stop thinking, and those players: to press keys meanwhile."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from typing import NoReturn

from kortspel.bots.runner import Runner
from kortspel.games.base import Player, View

FOREVER = 1e6


def choose(view: View, player: Player, rng: random.Random) -> NoReturn:
    """Think as the game's own player does, again and again."""
    game = type(view).__module__.split(".")[2]
    players = import_module(f"kortspel.bots.{game}")
    while True:
        players.choose(view, player, random.Random(rng.random()))


if __name__ == "__main__":
    from kortspel.__main__ import run
    from kortspel.screens import play

    vars(play)["Runner"] = partial(Runner, module="tests.bench._endless", limit=FOREVER)
    run()
