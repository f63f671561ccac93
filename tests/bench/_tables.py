"""Games of the tables at a person's exchange, to be gone on with: where the arrows move along a hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from kortspel.bots.runner import module_of
from kortspel.games.base import Player, Setup
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.session import Session

DEAL = "K7Q2-M9PD"
FOUR = (
    Player(name="Anna"),
    *(Player.model_validate({"name": name, "level": "easy"}) for name in ("Bo", "Carin", "David")),
)


def _at(session: Session, wanted: Callable[[Any], bool]) -> None:
    rng, plain = random.Random(1), import_module(module_of(session.game)).plain
    while not wanted(session.view(None)):
        seat = session.to_move
        assert seat is not None, "the game ended before it came to pass"
        session.play(plain(session.view(seat), rng))


def save(folder: Path, game: str) -> None:
    """Save a game of Pakker or Poängpoker at the exchange of the one person, under the game's name."""
    setups: dict[str, Setup] = {
        "pakker": PakkerSetup(players=FOUR, deal=DEAL),
        "poangpoker": PoangpokerSetup(players=FOUR, deal=DEAL),
    }
    with Session.new(game, setups[game], folder, game) as session:
        _at(
            session,
            lambda view: (
                getattr(view, "scene", view.phase) == "exchange"
                and view.to_move == 0
                and getattr(view, "deal", 2) > 1
            ),
        )


def save_at_a_trick(folder: Path, name: str) -> None:
    """Save a game of Poängpoker where the person is to play the last card of a trick."""
    with Session.new("poangpoker", PoangpokerSetup(players=FOUR, deal=DEAL), folder, name) as session:
        _at(
            session,
            lambda view: (
                view.phase == "tricks" and view.to_move == 0 and len(view.trick.cards) == len(FOUR) - 1
            ),
        )
