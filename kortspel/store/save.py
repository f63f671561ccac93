"""Writing a game to its file, after every move, at a cost that stays flat through a long evening."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kortspel import __version__
from kortspel.games.base import Model, Move, Setup
from kortspel.store import atomic
from kortspel.store.envelope import AnyGame, Header, summary_of


@dataclass(frozen=True)
class Former:
    """The part of a game that older rules played: its moves as they were written, and the state they led to."""

    moves: tuple[Any, ...]
    state: Model


class SaveWriter:
    """Writes one game again and again. Moves are kept as the text that goes into the file."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        header: Header,
        moves: Iterable[Move] = (),
        former: Former | None = None,
    ) -> None:
        self.header = header
        self._game = game
        self._setup = setup
        self._setup_json = setup.model_dump_json().encode()
        self._moves_json = bytearray()
        self._moves = 0
        self._start_json = b""
        if former:
            for raw in former.moves:
                self._put(json.dumps(raw, ensure_ascii=False, separators=(",", ":")).encode())
            state = former.state.model_dump_json().encode()
            self._start_json = b',\n"start":{"after":%d,"state":%b}' % (len(former.moves), state)
        for move in moves:
            self.add(move)

    def add(self, move: Move) -> None:
        """Put the move behind the others. Nothing is written yet."""
        self._put(move.model_dump_json().encode())

    def _put(self, move: bytes) -> None:
        if self._moves:
            self._moves_json += b",\n"
        self._moves_json += move
        self._moves += 1

    def write(self, path: Path, state: Model) -> None:
        """Write the game as it stands after the moves, whole or not at all; ``OSError`` where that fails."""
        self.header = self.header.changed(
            app=__version__,
            saved=datetime.now(UTC),
            summary=summary_of(self._game, self._setup, state, self._moves),
        )
        parts = (
            self.header.model_dump_json().encode()[:-1],
            b',\n"setup":',
            self._setup_json,
            self._start_json,
            b',\n"moves":[\n',
            self._moves_json,
            b'\n],\n"state":',
            state.model_dump_json().encode(),
            b"}\n",
        )
        atomic.write(path, b"".join(parts))
