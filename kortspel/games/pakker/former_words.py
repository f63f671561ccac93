"""The sentences that format 1 kept of a pot, as the events that they told."""

from __future__ import annotations

from typing import Any, Final

_Json = dict[str, Any]

_ON_CREDIT: Final = {"bought_cash": False, "bought_credit": True, "bought_from": False}
_BETTING: Final = ("bet", "raise", "raise_own", "check", "stand", "fold", "call", "all_in")
_BEGINS: Final = ("bet", "raise", "raise_own", "check", "stand")
"""What is said in the betting alone."""


def events_of(log: list[_Json], state: _Json) -> list[_Json]:
    """The events, in order. Going along and folding were said alike before the exchange and in the betting."""
    said = [(line["message"].rpartition(".")[2], dict(line["values"])) for line in log]
    begins = _betting_begins(said, state)
    pots = _pots(said, sum(state["laid"]) + state["fines"])
    level, bets = 0, dict[int, int]()
    found = []
    for place, (name, values) in enumerate(said):
        if name == "open_blind":
            level = bets[values["seat"]] = values["blind"]
        if name not in _BETTING:
            found.append(_event(name, values))
        elif place < begins:
            found.append(_joining(name, values))
        else:
            seat = values["seat"]
            due = level - bets.get(seat, 0)
            found.append({**_word(name, values, due), "pot": pots[place]})
            bets[seat] = bets.get(seat, 0) + _paid(name, values)
            level = max(level, bets[seat])
    return found


def _betting_begins(said: list[tuple[str, _Json]], state: _Json) -> int:
    """The place of the first word of the betting: by what is said there alone, and by what was laid in bets."""
    place = next((n for n, (name, _) in enumerate(said) if name in _BEGINS), len(said))
    if state["phase"] != "betting":
        return place
    laid = dict(enumerate(state["bets"]))
    for n in range(len(said) - 1, -1, -1):
        name, values = said[n]
        paid = _paid(name, values)
        if name in ("open", "open_blind", "blind") or (paid and paid > laid[values["seat"]]):
            return _after_folds(said, n + 1, state)
        if paid:
            laid[values["seat"]] -= paid
    return 0


def _after_folds(said: list[tuple[str, _Json]], place: int, state: _Json) -> int:
    """Past those who folded rather than go along: in the betting whoever is to start speaks first."""
    starter = state["blind"] if state["opener"] is None else state["opener"]
    while place < len(said) and said[place][0] == "fold" and said[place][1]["seat"] != starter:
        place += 1
    return place


def _pots(said: list[tuple[str, _Json]], pot: int) -> list[int]:
    """By place, the pot before it was said, when it is this at the end."""
    found = []
    for name, values in reversed(said):
        pot = max(0, pot - (_paid(name, values) if name in _BETTING else 0))
        found.append(pot)
    return found[::-1]


def _paid(name: str, values: _Json) -> int:
    """The chips that were laid with a word of the betting."""
    if name not in _BETTING:
        return 0
    return int(values.get("n", 0)) + int(values.get("better", 0))


def _joining(name: str, values: _Json) -> _Json:
    if name == "fold":
        return {"kind": "stays_out", **values}
    return {"kind": "joins", **values, "short": name == "all_in"}


def _word(name: str, values: _Json, due: int) -> _Json:
    if name == "fold":
        return {"kind": "fold", **values, "due": max(0, due)}
    if name in ("call", "all_in"):
        return {"kind": "call", **values, "due": max(due, values["n"])}
    return {"kind": "raise" if name == "raise_own" else name, **values}


def _event(name: str, values: _Json) -> _Json:
    if name in _ON_CREDIT:
        kind = "bought_from" if name == "bought_from" else "bought"
        return {"kind": kind, **values, "credit": _ON_CREDIT[name]}
    if name == "draw_none":
        return {"kind": "draw", **values, "n": 0}
    for kind, field in (("misdeal", "reason"), ("looked", "what")):
        if name.startswith(f"{kind}_"):
            return {"kind": kind, **values, field: name.removeprefix(f"{kind}_")}
    return {"kind": name, **values}
