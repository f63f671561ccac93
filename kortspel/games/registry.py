"""The one list of the games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

if TYPE_CHECKING:
    from kortspel.games.base import Game

GAMES: Final = ("patience", "pakker", "poangpoker", "chicago")


def load(game_id: str) -> Game[Any, Any, Any, Any]:
    """The game with this id; ``KeyError`` where there is none."""
    if game_id not in GAMES:
        raise KeyError(game_id)
    return cast("Game[Any, Any, Any, Any]", import_module(f"kortspel.games.{game_id}").GAME)
