"""Saves of older programs: setup and state of each format turned into those of the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_Json = dict[str, Any]


def from_1(setup: _Json, state: _Json) -> tuple[_Json, _Json]:
    """Format 1 kept what was said as message ids with their values; they become events."""
    kept = {name: value for name, value in state.items() if name != "log"}
    return setup, {**kept, "events": [_event(said) for said in state["log"]]}


def _event(said: _Json) -> _Json:
    name, values = said["message"].rpartition(".")[2], said["values"]
    if name == "keeps":
        return {"kind": "exchanges", "n": 0, **values}
    what, _, how = name.partition("_")
    if what in ("hand", "dealt"):
        return {"kind": "scores", "what": what, "how": how, **values}
    return {"kind": name, **values}


FROM: Final[dict[int, Callable[[_Json, _Json], tuple[_Json, _Json]]]] = {1: from_1}
