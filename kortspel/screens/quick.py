"""A game like the last one, without a set-up."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from pydantic import ValidationError

from kortspel.cards import new_code
from kortspel.games import registry

if TYPE_CHECKING:
    from kortspel.games.base import Setup
    from kortspel.store.settings import Settings


def setup_like_last(game_id: str, settings: Settings) -> Setup | None:
    """The choices of the last set-up of the game with a new deal; None where there are none, or they no longer do.

    An evening that ends at a time of day that has passed needs another.
    """
    kept = settings.choices_of(game_id)
    ends = [value for name, value in kept.items() if name.endswith("_at") and isinstance(value, int)]
    if not kept or any(end <= time.time() for end in ends):
        return None
    try:
        setup: Setup = registry.load(game_id).setup.model_validate_json(
            json.dumps({**kept, "deal": new_code()})
        )
    except (ValidationError, ValueError):
        return None
    return setup
