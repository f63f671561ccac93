"""Golden playthroughs: a setup and its moves, and everything that the game says on the way, line by line.

A playthrough is a text file. Lines beginning with ``setup`` and ``move`` are read; all others follow from them
by the rules. ``python -m tests.games.poangpoker.golden FILE`` writes the file anew from its setup and its moves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path

from kortspel.games.poangpoker import GAME, PoangpokerMove, PoangpokerSetup, PoangpokerState
from kortspel.ranking import rank_hand


def rendered(text: str) -> str:
    """The playthrough that the setup and the moves in this text lead to."""
    lines = text.splitlines()
    setup = GAME.setup.model_validate_json(next(line for line in lines if line.startswith("setup "))[6:])
    moves = [GAME.moves.validate_json(line[5:]) for line in lines if line.startswith("move ")]
    return "\n".join(_story(setup, moves)) + "\n"


def _story(setup: PoangpokerSetup, moves: list[PoangpokerMove]) -> Iterator[str]:
    yield f"setup {setup.model_dump_json()}"
    state = GAME.new(setup)
    yield from _new_deal(state)
    yield from _said(state, 0)
    for move in moves:
        yield from _position(state)
        yield f"move {move.model_dump_json()}"
        before, state = state, GAME.apply(state, move)
        if state.shuffles > before.shuffles and not state.exchanged:
            yield from _new_deal(state)
            yield from _said(state, 0)
        else:
            yield from _said(state, len(before.events))
        if len(state.sheet) > len(before.sheet):
            yield from _result(state)
    outcome = GAME.outcome(state)
    if outcome is not None:
        yield f"over: {_numbers(outcome.scores)}, winners {_numbers(outcome.winners or ())}"


def _new_deal(state: PoangpokerState) -> Iterator[str]:
    view = GAME.view(state, None)
    yield ""
    yield f"# deal {view.deal} of {view.deals}, dealer {view.dealer}, shuffles {state.shuffles}"
    if view.deal == 1:
        for drawn in view.draws:
            yield f"drawn: {_cards(card or '--' for card in drawn)}"
    yield f"trump {view.trump}, stock {view.stock}"


def _position(state: PoangpokerState) -> Iterator[str]:
    seat = GAME.to_move(state)
    view = GAME.view(state, seat)
    yield ""
    yield f"{view.phase}: seat {seat} holds {_cards(view.hand)}"
    if view.trick is not None:
        yield f"  trick {len(view.tricks)}, led by {view.trick.leader}: {_cards(view.trick.cards)}"
    for choice in view.choices:
        fields = (f"{name} {domain}" for name, domain in choice.fields.items())
        yield f"  may {' '.join((choice.kind, *fields))}"
    exchanged = _cards("-" if count is None else str(count) for count in view.exchanged)
    yield f"  exchanged {exchanged}  stock {view.stock}  taken {_numbers(view.taken)}"


def _said(state: PoangpokerState, heard: int) -> Iterator[str]:
    for event in state.events[heard:]:
        values = " ".join(f"{name}={value}" for name, value in event if name != "kind")
        yield f"  : {event.kind} {values}".rstrip()


def _result(state: PoangpokerState) -> Iterator[str]:
    view = GAME.view(state, None)
    row = view.sheet[-1]
    for name, shown in (("hand", view.shown), ("dealt", view.shown_dealt)):
        for seat, hand in enumerate(shown):
            yield f"  {name} {seat}: {_cards(hand)}  {rank_hand(hand).category.name.lower()}"
    figures = " | ".join(f"{name} {_numbers(getattr(row, name))}" for name in ("hand", "dealt", "trick"))
    yield f"row {len(view.sheet)}: {figures}"
    yield f"totals {_numbers(row.totals)}"


def _cards(cards: Iterable[str]) -> str:
    return " ".join(cards) or "nothing"


def _numbers(numbers: Iterable[Fraction | int]) -> str:
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rendered(path.read_text(encoding="utf-8")), encoding="utf-8")
