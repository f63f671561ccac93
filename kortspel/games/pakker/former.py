"""Evenings that were begun by older rules or saved in an older shape, as those of today.

What such a state does not tell is filled in as well as it can be: which of the thrown cards were whose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kortspel.games.pakker.former_words import events_of

_State = dict[str, Any]


def from_1(setup: dict[str, Any], state: _State) -> tuple[dict[str, Any], _State]:
    """From format 1: only the number of the thrown cards was kept, and a dead hand was one that sat out."""
    former = dict(state)
    numbers = former.pop("numbers")
    former["threw"] = _threw(former, numbers)
    former["status"] = [
        "dead" if status == "out" and seat in _looked(former) else status
        for seat, status in enumerate(former["status"])
    ]
    former["question"] = _asked(setup, former["question"])
    former["events"] = events_of(former.pop("log"), former)
    return setup, _in_parts(former)


_PARTS: Final = {
    "bank": ("chips", "accounts"),
    "clock": ("now", "ends_at", "ends_after", "pots", "leaving"),
    "pot": ("status", "laid", "fines", "antes", "anted", "passed_out", "redeals", "blind", "price"),
    "deal": (
        "hands", "stock", "thrown", "aside", "opener", "opening", "threw", "bought", "spoken"
    ),
    "betting": ("bets", "bidder", "right"),
}  # fmt: skip


def _in_parts(state: _State) -> _State:
    """The fields of one flat state in the parts to which they belong."""
    parts = {part: {name: state[name] for name in names} for part, names in _PARTS.items()}
    inside = {name for names in _PARTS.values() for name in names}
    return {**{name: value for name, value in state.items() if name not in inside}, **parts}


def _threw(state: _State, numbers: list[int | None]) -> list[list[str] | None]:
    """By seat, cards as many as were thrown: those that lie thrown, the last ones, in the order of the throws."""
    place = state["ring"].index(state["dealer"]) + 1
    order = [seat for seat in (*state["ring"][place:], *state["ring"][:place]) if numbers[seat] is not None]
    aside = state["aside"] if state["opener"] in order else []
    number = sum(numbers[seat] or 0 for seat in order) - len(aside)
    lying = [*state["stock"], *state["thrown"]]
    cards = iter(lying[max(0, len(lying) - number) :])
    found: list[list[str] | None] = [None] * len(numbers)
    for seat in order:
        own = [*aside] if seat == state["opener"] else []
        found[seat] = own + [next(cards) for _ in range((numbers[seat] or 0) - len(own))]
    return found


def _looked(state: _State) -> set[int]:
    """Who is out by a fault in this pot."""
    return {said["values"]["seat"] for said in state["log"] if "looked_" in said["message"]}


def _asked(setup: dict[str, Any], question: dict[str, Any] | None) -> dict[str, Any] | None:
    """A question, asked about the end of people alone; where none are left, it is to be asked again."""
    if question is None or question["kind"] != "ending":
        return question
    people = [seat for seat in question["asked"] if setup["players"][seat]["level"] == "human"]
    return {**question, "asked": people} if people else None


FROM: Final[dict[int, Callable[[dict[str, Any], _State], tuple[dict[str, Any], _State]]]] = {1: from_1}
"""From the setup and the state of a format to those of the next."""
