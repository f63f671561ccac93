"""What the statistics count of an evening of Pakker beside the chips won or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from kortspel.games.pakker.play import outcome, to_move
from kortspel.games.pakker.setup import PakkerSetup

_COUNTED: Final = {
    "open": "opened",
    "open_blind": "opened",
    "go_blind": "blind",
    "call": "called",
    "raise": "raised",
    "bet": "bet",
    "fold": "folded",
}
_BIDS: Final = frozenset(("bet", "raise"))


def facts(setup: PakkerSetup, steps: Iterable[tuple[Any, Any, Any]]) -> tuple[dict[str, int], ...]:
    """By seat: the ``pots`` that ended and those won, what was done how often, and the largest pot won.

    ``bluffed`` is a pot in which the seat bet or raised and then showed no better hand: it won unshown, or did not win.
    ``met.hard.bluffer`` counts evenings with such a computer player at the table, ``net.hard.bluffer`` the chips won or
    lost on them. ``money.kr`` is the result in the currency of that name.
    """
    found = [Counter[str]() for _ in setup.players]
    most = [0] * len(found)
    bidders: set[int] = set()
    last = None
    for before, move, after in steps:
        last = after
        seat = to_move(before)
        if seat is not None and (what := _COUNTED.get(move.kind)):
            found[seat][what] += 1
        if seat is not None and move.kind in _BIDS:
            bidders.add(seat)
        result = after.result
        if result is not None and result is not before.result and after.clock.pots > before.clock.pots:
            taken = {each.seat: each.chips for each in result.taken}
            shown = {each.seat for each in result.shown}
            for each, counted in enumerate(found):
                counted["pots"] += 1
                counted["pots_won"] += each in taken
                counted["bluffed"] += each in bidders and not (each in taken and each in shown)
                most[each] = max(most[each], taken.get(each, 0))
            bidders.clear()
    ended = outcome(last) if last is not None else None
    if ended is not None:
        kinds = {
            player.level + ("." + player.character if player.character else "") for player in setup.players
        }
        for seat, score in enumerate(ended.scores):
            found[seat][f"money.{setup.currency}"] = int(score) * setup.chip_value
            for kind in sorted(kinds - {"human"}):
                found[seat][f"met.{kind}"] = 1
                found[seat][f"net.{kind}"] = int(score)
    return tuple({**counted, "most.pot": most[seat]} for seat, counted in enumerate(found))
