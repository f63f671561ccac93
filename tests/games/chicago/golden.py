"""The golden playthrough: ``python -m tests.games.chicago.golden FILE`` writes it anew from its setup and moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kortspel.games.chicago import GAME, ChicagoState
from tests.games import kit


def rendered(text: str) -> str:
    """The playthrough that the setup and the moves in this text lead to."""
    return kit.rendered(GAME, text, _told, _end)


def _told(state: ChicagoState, before: ChicagoState | None) -> Iterator[str]:
    if before is None or before.phase == "scored":
        yield ""
        yield f"# deal {len(state.sheet) + 1}, dealer {state.dealer}, shuffles {state.shuffles}"
    yield from kit.happened(state.events, () if before is None else before.events)
    view = GAME.view(state, GAME.to_move(state))
    yield f"{view.phase} {view.round}, points {_all(view.points)}, stock {view.stock}, caller {view.caller}"
    yield f"  holds {_all(view.hand)}  away {_all(view.laid_away)}  drawn {_all(view.drawn)}"
    if view.trick is not None:
        yield f"  trick {len(view.tricks)}, led by {view.trick.leader}: {_all(view.trick.cards)}"
    if before is not None and len(state.sheet) > len(before.sheet):
        row = view.sheet[-1]
        for seat, hand in enumerate(view.shown):
            yield f"  hand {seat}: {_all(hand)}"
        figures = " | ".join(f"{name} {_all(getattr(row, name))}" for name in row.COLUMNS)
        yield f"row {len(view.sheet)}: {figures} | totals {_all(row.totals)}"


def _end(state: ChicagoState) -> Iterator[str]:
    outcome = GAME.outcome(state)
    if outcome is not None:
        yield f"over: {_all(outcome.scores)}, winners {_all(outcome.winners or ())}"


def _all(values: Any) -> str:
    return " ".join(map(str, values)) or "nothing"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rendered(path.read_text(encoding="utf-8")), encoding="utf-8")
