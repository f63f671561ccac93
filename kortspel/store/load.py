"""Reading a save: validate it, play the moves again, and compare with the state in the file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from pydantic import ValidationError

from kortspel.cards import Card
from kortspel.games import registry
from kortspel.games.base import IllegalMove, Model, Move, Setup
from kortspel.store.document import parse, read_bytes
from kortspel.store.envelope import AnyGame, Envelope, Header, summary_of
from kortspel.store.faults import SaveFault
from kortspel.store.migrate import upgraded

_CARDS: Final = frozenset(get_args(Card))

_ModelT = TypeVar("_ModelT", bound=Model)


@dataclass(frozen=True)
class Loaded:
    """A game out of a save, at the point where it was left."""

    header: Header
    game: AnyGame
    setup: Setup
    moves: tuple[Move, ...]
    state: Model


def load(path: Path) -> Loaded:
    """The game in the file, which is not changed; ``SaveFault`` with what is wrong where it does not load."""
    return load_bytes(read_bytes(path))


def load_bytes(data: bytes) -> Loaded:
    """The game in the bytes of a save; ``SaveFault`` with what is wrong where it does not load."""
    envelope = _validated(Envelope, upgraded(parse(data)))
    try:
        game = registry.load(envelope.game)
    except KeyError:
        raise SaveFault("store.fault.unknown_game", game=envelope.game) from None
    setup: Setup = _validated(game.setup, envelope.setup, "setup")
    moves = tuple(_moves(game, envelope.moves))
    state = _replayed(game, setup, moves)
    _compare(envelope.state, json.loads(state.model_dump_json()))
    if envelope.summary != summary_of(game, setup, state, len(moves)):
        raise SaveFault("store.fault.state_differs", field="summary")
    header = Header(**{name: getattr(envelope, name) for name in Header.model_fields})
    return Loaded(header, game, setup, moves, state)


def _validated(model: type[_ModelT], raw: dict[str, Any], inside: str = "") -> _ModelT:
    try:
        return model.model_validate_json(json.dumps(raw))
    except ValidationError as error:
        where = (inside, *(str(step) for step in error.errors()[0]["loc"]))
        raise SaveFault("store.fault.field", field=".".join(filter(None, where)) or "?") from error


def _moves(game: AnyGame, raw_moves: tuple[dict[str, Any], ...]) -> Iterator[Move]:
    for n, raw in enumerate(raw_moves, start=1):
        try:
            yield game.moves.validate_json(json.dumps(raw))
        except ValidationError as error:
            raise SaveFault("store.fault.move_unknown", move=n) from error


def _replayed(game: AnyGame, setup: Setup, moves: tuple[Move, ...]) -> Model:
    state: Model = game.new(setup)
    for n, move in enumerate(moves, start=1):
        try:
            state = game.apply(state, move)
        except IllegalMove as error:
            raise SaveFault("store.fault.move_refused", move=n, clause=error.refusal.clause) from error
    return state


def _compare(stored: Any, replayed: Any) -> None:
    """``SaveFault`` unless both are the same JSON; a card that is there too often is named."""
    difference = next(_differences(stored, replayed, ""), None)
    if difference is None:
        return
    surplus = Counter(_cards(stored)) - Counter(_cards(replayed))
    if surplus:
        raise SaveFault("store.fault.card_twice", card=min(surplus))
    raise SaveFault("store.fault.state_differs", field=difference)


def _differences(stored: Any, replayed: Any, where: str) -> Iterator[str]:
    """The paths of the fields that are not the same, such as ``grids.0.stage``."""
    if type(stored) is not type(replayed):
        yield where
    elif isinstance(stored, dict):
        for name in [*replayed, *(name for name in stored if name not in replayed)]:
            here = f"{where}.{name}".lstrip(".")
            if name in stored and name in replayed:
                yield from _differences(stored[name], replayed[name], here)
            else:
                yield here
    elif isinstance(stored, list):
        for n, (each, other) in enumerate(zip(stored, replayed, strict=False)):
            yield from _differences(each, other, f"{where}.{n}")
        if len(stored) != len(replayed):
            yield where
    elif stored != replayed:
        yield where


def _cards(tree: Any) -> Iterator[str]:
    """Every card in notation, wherever it stands."""
    if isinstance(tree, str):
        if tree in _CARDS:
            yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from _cards(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _cards(value)
