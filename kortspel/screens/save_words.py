"""What a list says of a save: how far it is, what it is, when it was saved, by which house rules."""

from __future__ import annotations

import json

from kortspel.screens.menu import when
from kortspel.store.listing import SaveEntry
from kortspel.store.records.model import score_of
from kortspel.text import Text
from kortspel.text.options import rules_text


def details(text: Text, save: SaveEntry) -> list[str]:
    """How far it is, the game, when it was saved, and who plays where they are several."""
    return [
        _state(text, save),
        text.game(save.game),
        when(text, save.saved),
        *([text.listed(save.players)] if len(save.players) > 1 else []),
    ]


def rules(text: Text, save: SaveEntry) -> str:
    """The house rules of the save, empty for none. The game is loaded for this."""
    from pydantic import ValidationError

    from kortspel.games import registry

    setup = {**json.loads(save.options), "players": (), "deal": save.deal}
    try:
        options = registry.load(save.game).setup.model_construct(None, **setup).options()
        return rules_text(text, save.game, options.in_force())
    except (ValidationError, ValueError, KeyError, TypeError, AttributeError):
        # Options that a person with an editor has made up.
        return ""


def _state(text: Text, save: SaveEntry) -> str:
    if not save.finished:
        return text("saved.moves", n=save.moves)
    scores = [words for score in save.scores or () if (words := _score(text, score))]
    return text("saved.score", scores=" – ".join(scores)) if scores else text("saved.finished")


def _score(text: Text, score: str) -> str:
    try:
        return text.number(score_of(score))
    except ValueError:
        return ""
