"""The record of a game that has just ended, out of its setup and moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kortspel.games.base import Model, Move, Setup
from kortspel.store.envelope import AnyGame, Header
from kortspel.store.load import Loaded
from kortspel.store.records.keys import options_in, setup_key, written
from kortspel.store.records.model import LeftOut, Record, Result
from kortspel.store.save import Former

Step = tuple[Model, Move, Model]
"""The state before a move, the move, and the state after it."""


def record_of(
    game: AnyGame,
    header: Header,
    setup: Setup,
    moves: Iterable[Move],
    state: Model,
    former: Former | None = None,
    *,
    save: str = "",
    finished: datetime | None = None,
) -> Record:
    """The record of a finished game; ``ValueError`` while it goes on. ``finished`` is now unless given."""
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("the game goes on")
    facts = _facts(game, setup, former.state if former else game.new(setup), moves)
    results = tuple(
        Result(
            name=player.name,
            score=outcome.scores[seat],
            won=None if outcome.winners is None else seat in outcome.winners,
            level=player.level,
            character=player.character,
            left_out=_left_out(setup, state, seat),
            facts=facts[seat],
        )
        for seat, player in enumerate(setup.players)
    )
    return Record(
        id=header.id,
        game=game.id,
        key=setup_key(game.id, setup),
        deal=setup.deal,
        finished=finished or datetime.now(UTC),
        results=results,
        options=written(options_in(setup)),
        save=save,
        moves=header.summary.moves,
        begun=header.created,
    )


def record_in(loaded: Loaded, save: str) -> Record | None:
    """The record of the game in a save, ended when it was last written; None while it goes on."""
    if loaded.game.outcome(loaded.state) is None:
        return None
    return record_of(
        loaded.game,
        loaded.header,
        loaded.setup,
        loaded.moves,
        loaded.state,
        loaded.former,
        save=save,
        finished=loaded.header.saved,
    )


def _left_out(setup: Setup, state: Model, seat: int) -> LeftOut:
    if not setup.players[seat].human:
        return "computer"
    # Practice and help are marks that a game's state may carry.
    if getattr(setup, "known", False):
        return "known"
    if getattr(state, "practice", False):
        return "practice"
    return "help" if seat in getattr(state, "helped", ()) else ""


def _facts(game: AnyGame, setup: Setup, state: Model, moves: Iterable[Move]) -> tuple[Mapping[str, int], ...]:
    """What the game counts beside the score, by seat: ``kortspel/games/<id>/facts.py`` where there is one."""
    name = f"kortspel.games.{game.id}.facts"
    if find_spec(name) is None:
        return ({},) * len(setup.players)
    found: tuple[Mapping[str, int], ...] = import_module(name).facts(setup, _steps(game, state, moves))
    return found


def _steps(game: AnyGame, state: Any, moves: Iterable[Move]) -> Iterator[Step]:
    for move in moves:
        before, state = state, game.apply(state, move)
        yield before, move, state
