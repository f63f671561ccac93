"""Golden playthroughs: evenings of Pakker with known cards, and everything that is said and shown on the way.

A playthrough is a text file. It is made of its lines that begin with ``table``, ``deck``, ``#`` and ``>``: the
options, the cards of a coming deal, remarks, and the moves. All other lines follow from them by the rules.
``python -m tests.games.pakker.golden FILE`` writes the file anew from those lines.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from kortspel.games.base import Choice, Domain, OneOf, Span
from kortspel.games.pakker import GAME, PakkerState
from kortspel.games.pakker.records import PotResult
from kortspel.text import Text
from kortspel.text.telling import told
from tests.games.pakker.table import NAMES, Stack, Table

SWEDISH = Text("sv")
AT_ALL_TIMES = ("buy", "buy_from", "report_looked", "hint")
"""Kinds of moves too common to be listed before every move."""


def rendered(text: str) -> str:
    """The playthrough that the given lines of this text lead to. Times are shown as in Greenwich."""
    stack = Stack()
    with mock.patch("kortspel.games.pakker.draft.shuffled", stack), mock.patch.dict(os.environ, TZ="UTC"):
        time.tzset()
        told = "\n".join(_story(text.splitlines(), stack)) + "\n"
    time.tzset()
    return told


def _story(lines: list[str], stack: Stack) -> Iterator[str]:
    game: Table | None = None
    for line in lines:
        if line.startswith("table "):
            game = Table(stack, **json.loads(line[6:]))
            game.deals = game.tells = False
            yield line
            yield from _said(game.state, 0)
        elif line.startswith("#"):
            yield from ("", line)
        elif line.startswith("deck ") and game is not None:
            hands, _, cards = line[5:].partition(" / ")
            game.next_deck(*hands.split(" | "), stock=cards)
            yield line
        elif line.startswith("> ") and game is not None:
            yield from _position(game.state)
            yield line
            before = game.state
            game.play(line[2:])
            heard = len(before.events)
            yield from _said(game.state, heard if game.state.events[:heard] == before.events else 0)
            if game.state.result is not None and game.state.result is not before.result:
                yield from _result(game.state.result)
    if game is not None:
        yield from _end(game)


def _position(state: PakkerState) -> Iterator[str]:
    """Whose turn it is, what that seat sees and may do."""
    view = GAME.view(state, GAME.to_move(state))
    pot = view.pot
    yield ""
    cards = f", holds {' '.join(view.hand.cards)}" if view.hand else ""
    yield f"{view.scene}: {NAMES[view.seat or 0]}{cards}"
    chips = " ".join(str(seat.chips) for seat in view.seats)
    laid = " ".join(str(seat.laid) for seat in view.seats)
    yield f"  pot {pot.chips} (laid {laid}, fines {pot.fines}), chips {chips}, bank {view.bank}"
    if any(seat.number is not None for seat in view.seats):
        yield f"  thrown {' '.join('-' if seat.number is None else str(seat.number) for seat in view.seats)}"
    yield f"  may {', '.join(_choice(choice) for choice in view.choices if choice.kind not in AT_ALL_TIMES)}"


def _choice(choice: Choice) -> str:
    return " ".join((choice.kind, *map(_domain, choice.fields.values())))


def _domain(domain: Domain) -> str:
    if isinstance(domain, Span):
        return f"{domain.low}-{domain.high}"
    if isinstance(domain, OneOf):
        return "/".join(map(str, domain.values))
    return f"{domain.least}-{domain.most} of {len(domain.values)}"


def _said(state: PakkerState, heard: int) -> Iterator[str]:
    """What has happened since so many events."""
    for event in state.events[heard:]:
        yield f"  {told(SWEDISH, event, NAMES, glyphs=False)}"


def _result(result: PotResult) -> Iterator[str]:
    taken = ", ".join(f"{NAMES[each.seat]} {each.chips}" for each in result.taken)
    yield f"  = pot {result.chips}: {taken}; proof {' '.join(result.proof) or 'none'}, fine {result.fine}"


def _end(game: Table) -> Iterator[str]:
    """Where everybody stands, and how it is settled."""
    view = game.view()
    yield ""
    for line in view.standings:
        yield (
            f"{NAMES[line.seat]}: chips {line.chips}, cash {line.cash}, credit {line.credit}, "
            f"bought {line.bought}, sold {line.sold}, result {line.result}"
        )
    for payment in view.payments:
        currency = view.options.currency
        yield f"{NAMES[payment.payer]} pays {NAMES[payment.payee]} {payment.amount} {currency}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rendered(path.read_text(encoding="utf-8")), encoding="utf-8")
