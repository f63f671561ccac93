"""Older saves, step by step to the version of today.

One function a version turns the envelope, never changed later. What is inside belongs to the game: where the rules or
the shape of its state have changed since a version, ``kortspel/games/<id>/former.py`` has a function for that version
in ``FROM``, which turns setup and state of that version into those of the next. A save that was begun before the
change is then not played again from the first card but from its converted state on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from kortspel.store.document import VERSION, Document
from kortspel.store.faults import SaveFault

Parts = tuple[dict[str, Any], dict[str, Any]]
"""The setup and the state of a game as they stand in a save."""
Conversion = Callable[[dict[str, Any], dict[str, Any]], Parts]
"""From the setup and the state of one version to those of the next; the arguments stay as they are."""


def conversion(game_id: str, version: int) -> Conversion | None:
    """What turns the game's setup and state of this version into today's; None where both are as they were."""
    name = f"kortspel.games.{game_id}.former"
    if version == VERSION or find_spec(name) is None:
        return None
    known: dict[int, Conversion] = import_module(name).FROM
    steps = [known[each] for each in range(version, VERSION) if each in known]

    def convert(setup: dict[str, Any], state: dict[str, Any]) -> Parts:
        try:
            for step in steps:
                setup, state = step(setup, state)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise SaveFault("store.fault.field", field="state") from error
        return setup, state

    return convert if steps else None


def upgraded(document: Document) -> Document:
    """The document in the version of today; ``SaveFault`` where a field that a step needs is missing."""
    while document["version"] < VERSION:
        try:
            document = STEPS[document["version"]](document)
        except (KeyError, TypeError) as error:
            field = str(error.args[0]) if isinstance(error, KeyError) else "setup"
            raise SaveFault("store.fault.field", field=field) from error
    return document


def _from_0(old: Document) -> Document:
    """Version 0 had one time, no summary, and no id: the setup and the time of the last save make one."""
    setup = old["setup"]
    key = json.dumps([old["game"], setup, old["time"]], sort_keys=True)
    return {
        "format": old["format"],
        "version": 1,
        "app": old["app"],
        "id": hashlib.sha256(key.encode()).hexdigest()[:32],
        "game": old["game"],
        "created": old["time"],
        "saved": old["time"],
        "summary": {
            "players": [player["name"] for player in setup["players"]],
            "moves": len(old["moves"]),
            "finished": old["finished"],
            "scores": old["scores"],
        },
        "setup": setup,
        "moves": old["moves"],
        "state": old["state"],
    }


def _from_1(old: Document) -> Document:
    """Version 2 may have a ``start``; a save of version 1 was played from its first card."""
    return {**old, "version": 2}


STEPS: Final[dict[int, Callable[[Document], Document]]] = {0: _from_0, 1: _from_1}
"""From a version to the next."""
