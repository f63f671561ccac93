"""Older saves, step by step to the version of today. One function a version, never changed later."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final

from kortspel.store.document import VERSION, Document
from kortspel.store.faults import SaveFault


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


STEPS: Final[dict[int, Callable[[Document], Document]]] = {0: _from_0}
"""From a version to the next."""
