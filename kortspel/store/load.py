"""Reading a save: validate it, play the moves again, and compare with the state in the file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from pydantic import ValidationError

from kortspel.cards import Card
from kortspel.games import registry
from kortspel.games.base import IllegalMove, Model, Move, Setup
from kortspel.store.document import Document, parse, read_bytes
from kortspel.store.envelope import AnyGame, Envelope, Header, summary_of
from kortspel.store.faults import SaveFault
from kortspel.store.migrate import Conversion, conversion, upgraded
from kortspel.store.save import Former

_CARDS: Final = frozenset(get_args(Card))

_MOST_LETTERS: Final = 400_000
"""No setup and no state takes a tenth of this as JSON."""

_TOLD_EVERY: Final = 64
"""Moves between two reports of how far the replay has come."""

Watch = Callable[[int, int], None]

_ModelT = TypeVar("_ModelT", bound=Model)


@dataclass(frozen=True)
class Loaded:
    """A game out of a save, at the point where it was left."""

    header: Header
    game: AnyGame
    setup: Setup
    moves: tuple[Move, ...]
    """All moves, or those after the former part."""
    state: Model
    former: Former | None = None
    """What older rules played; None where today's rules lead here from the first card."""


def load(path: Path, watch: Watch | None = None) -> Loaded:
    """The game in the file, which is not changed; ``SaveFault`` with what is wrong where it does not load."""
    return load_bytes(read_bytes(path), watch)


def load_bytes(data: bytes, watch: Watch | None = None) -> Loaded:
    """The game in the bytes of a save; ``SaveFault`` with what is wrong where it does not load.

    ``watch`` is told how many of how many moves have been played again, now and then.
    """
    document = parse(data)
    envelope = _envelope(upgraded(document))
    try:
        game = registry.load(envelope.game)
    except KeyError:
        raise SaveFault("store.fault.unknown_game", game=envelope.game) from None
    convert = conversion(game.id, document["version"])
    loaded = (
        _as_written(game, envelope, watch) if convert is None else _converted(game, envelope, convert, watch)
    )
    if convert is None and loaded.header.summary != envelope.summary:
        raise SaveFault("store.fault.state_differs", field="summary")
    return loaded


def _envelope(document: Document) -> Envelope:
    """The envelope, whose bulky parts are looked at later, each for itself."""
    bulky: Document = {name: document[name] for name in ("setup", "state", "moves") if name in document}
    if not isinstance(bulky.get("moves", []), list):
        raise SaveFault("store.fault.field", field="moves")
    for name in ("setup", "state"):
        if not isinstance(bulky.get(name, {}), dict):
            raise SaveFault("store.fault.field", field=name)
    light = {**document, **{name: [] if name == "moves" else {} for name in bulky}}
    return _validated(Envelope, light).model_copy(update=bulky)


def _as_written(game: AnyGame, envelope: Envelope, watch: Watch | None) -> Loaded:
    """The game of a save that today's rules and models wrote."""
    setup: Setup = _validated(game.setup, envelope.setup, "setup")
    former, raw_moves, first = None, envelope.moves, 1
    if start := envelope.start:
        begun: Model = _validated(game.state, start.state, "start.state")
        if start.after > len(raw_moves) or getattr(begun, "setup", setup) != setup:
            raise SaveFault("store.fault.field", field="start")
        former, raw_moves = Former(tuple(raw_moves[: start.after]), begun), raw_moves[start.after :]
        first += start.after
    moves, state = _replayed(game, former.state if former else game.new(setup), raw_moves, first, watch)
    _compare(envelope.state, json.loads(state.model_dump_json()))
    return _loaded(game, envelope, setup, moves, state, former)


def _converted(game: AnyGame, envelope: Envelope, convert: Conversion, watch: Watch | None) -> Loaded:
    """The game of an older save: with its whole history where today's rules lead to the same state, else from it."""
    raw_setup, raw_state = convert(envelope.setup, envelope.state)
    setup: Setup = _validated(game.setup, raw_setup, "setup")
    state: Model = _validated(game.state, raw_state, "state")
    if getattr(state, "setup", setup) != setup:
        raise SaveFault("store.fault.field", field="state.setup")
    if envelope.start is None:
        with suppress(SaveFault):
            moves, replayed = _replayed(game, game.new(setup), envelope.moves, watch=watch)
            if replayed == state:
                return _loaded(game, envelope, setup, moves, state, None)
    return _loaded(game, envelope, setup, (), state, Former(tuple(envelope.moves), state))


def _loaded(
    game: AnyGame,
    envelope: Envelope,
    setup: Setup,
    moves: tuple[Move, ...],
    state: Model,
    former: Former | None,
) -> Loaded:
    fields = {name: getattr(envelope, name) for name in Header.model_fields}
    fields["summary"] = summary_of(game, setup, state, len(envelope.moves))
    return Loaded(Header(**fields), game, setup, moves, state, former)


def _validated(model: type[_ModelT], raw: dict[str, Any], inside: str = "") -> _ModelT:
    """The model in the raw values; ``SaveFault`` with the first field that is wrong."""
    written = json.dumps(raw)
    if len(written) > _MOST_LETTERS:
        # A fault for each of a million fields would fill the memory.
        raise SaveFault("store.fault.field", field=inside or "?")
    try:
        return model.model_validate_json(written)
    except ValidationError as error:
        where = (inside, *(str(step) for step in error.errors()[0]["loc"]))
        raise SaveFault("store.fault.field", field=".".join(filter(None, where)) or "?") from error


def _replayed(
    game: AnyGame, state: Model, raw_moves: list[Any], first: int = 1, watch: Watch | None = None
) -> tuple[tuple[Move, ...], Model]:
    """The moves, of which the first has this number, and the state to which they lead from this one."""
    moves: list[Move] = []
    for n, raw in enumerate(raw_moves, start=first):
        if watch is not None and n % _TOLD_EVERY == 0:
            watch(n - first, len(raw_moves))
        try:
            move: Move = game.moves.validate_json(json.dumps(raw))
            state = game.apply(state, move)
        except ValidationError as error:
            raise SaveFault("store.fault.move_unknown", move=n) from error
        except IllegalMove as error:
            raise SaveFault("store.fault.move_refused", move=n, clause=error.refusal.clause) from error
        moves.append(move)
    return tuple(moves), state


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
