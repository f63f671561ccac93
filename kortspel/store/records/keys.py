"""Which games can be compared with each other: those of one game whose options make the same game.

What does not change the game is left out of the key, such as when an evening ends, or a number that another option
makes idle. Each game says in ``kortspel/games/<id>/variant.py`` what that is; without it every option counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from kortspel.games import registry

if TYPE_CHECKING:
    from kortspel.games.base import Setup


def setup_key(game: str, setup: Setup) -> str:
    """The key of the game with this setup."""
    return key_of(game, options_in(setup))


def options_in(setup: Setup) -> dict[str, Any]:
    """The options that differ from the defaults, as plain JSON values; players and deal left out."""
    return setup.model_dump(mode="json", exclude={"players", "deal"}, exclude_defaults=True)


def key_of(game: str, options: Mapping[str, Any]) -> str:
    """The key of the game played with these options, of which those at their defaults may be missing."""
    return written(_variant(game)(options))


def written(options: Mapping[str, Any]) -> str:
    """Options as canonical JSON."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _variant(game: str) -> Callable[[Mapping[str, Any]], Mapping[str, Any]]:
    name = f"kortspel.games.{game}.variant"
    if game not in registry.GAMES or find_spec(name) is None:
        return dict
    found: Callable[[Mapping[str, Any]], Mapping[str, Any]] = import_module(name).variant
    return found
