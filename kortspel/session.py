"""The one door between screens and a game: a move goes in, the rules judge it, the new state is saved."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final, Self

from kortspel.bots.runner import choose, module_of
from kortspel.games import registry
from kortspel.games.base import Message, Move, Outcome, Setup
from kortspel.store.envelope import AnyGame, new_header
from kortspel.store.faults import SaveFault
from kortspel.store.load import load
from kortspel.store.lock import Lock
from kortspel.store.names import default_names, file_of
from kortspel.store.records import Records
from kortspel.store.save import Former, SaveWriter

_REASONS: Final = {
    errno.ENOSPC: "store.unsaved.full",
    errno.EDQUOT: "store.unsaved.full",
    errno.EACCES: "store.unsaved.denied",
    errno.EPERM: "store.unsaved.denied",
    errno.EROFS: "store.unsaved.denied",
}

_Stamp = tuple[int, int, int]


class Session:
    """One game at the table, and its save. Made by ``new`` and ``resume``; to be closed, or used in ``with``.

    A disk that refuses never stops the game: it goes on in memory, ``unsaved`` says why, and every move tries
    again.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        state: Any,
        path: Path,
        writer: SaveWriter,
        moves: Iterable[Move] = (),
        former: Former | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.path: Final = path
        self.state = state
        self.moves: list[Move] = list(moves)
        """Every move from the start, or after the former part."""
        self.former: Final = former
        """What older rules played of it; None where today's lead here from the first card."""
        self.unsaved: Message | None = None
        """Why the file does not hold the game as it stands; None when it does."""
        self._writer = writer
        self._lock: Lock | None = None
        self._on_disk: _Stamp | None = None
        self._recorded = False

    @classmethod
    def new(cls, game_id: str, setup: Setup, folder: Path, name: str | None = None) -> Self:
        """Begin a game and save it at once, as ``pokerpatiens-2026-11-30-1`` or so unless a name is given.

        ``KeyError`` for an unknown game; ``SaveFault`` for a name that will not do or is taken.
        """
        game = registry.load(game_id)
        state = game.new(setup)
        for each in default_names(game_id, date.today()) if name is None else (name,):
            writer = SaveWriter(game, setup, new_header(game, setup, state))
            session = cls(game, setup, state, file_of(folder, each), writer)
            try:
                session._claim()
            except SaveFault:
                if name is None:
                    continue
                raise SaveFault("store.fault.name_taken", name=name) from None
            except OSError as error:
                session.unsaved = _unsaved(error)
            else:
                session._save()
                with suppress(OSError), Records(folder) as records:
                    records.begin(id=writer.header.id, game=game_id, setup=setup, save=session.name)
            return session
        raise AssertionError("the default names never end")

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on with a saved game where it was left. The file is not written before the next move.

        ``SaveFault`` where it does not load or is open elsewhere.
        """
        unsaved, lock = None, None
        try:
            lock = Lock(path) if path.is_file() else None
        except OSError as error:
            unsaved = _unsaved(error)
        try:
            stamp = _stamp(path)
            loaded = load(path)
        except BaseException:
            if lock:
                lock.release()
            raise
        writer = SaveWriter(loaded.game, loaded.setup, loaded.header, loaded.moves, loaded.former)
        session = cls(loaded.game, loaded.setup, loaded.state, path, writer, loaded.moves, loaded.former)
        session.unsaved, session._lock, session._on_disk = unsaved, lock, stamp
        session._record()
        return session

    @property
    def id(self) -> str:
        """What names the game, whatever its save is called."""
        return self._writer.header.id

    @property
    def name(self) -> str:
        """The name of the save."""
        return self.path.stem

    @property
    def played(self) -> int:
        """How many moves have been made."""
        return len(self.moves) + (len(self.former.moves) if self.former else 0)

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.setup.players) if player.human)

    @property
    def computer_to_move(self) -> bool:
        """Is it a computer player's turn?"""
        seat = self.to_move
        return seat is not None and not self.setup.players[seat].human

    def view(self, seat: int | None) -> Any:
        """What the seat may know; None is an onlooker."""
        return self.game.view(self.state, seat)

    def play(self, move: Move) -> None:
        """Make the move of the seat to move, and save. ``IllegalMove`` with the reason changes nothing."""
        self.state = self.game.apply(self.state, move)
        self.moves.append(move)
        self._writer.add(move)
        self._save()

    @property
    def can_undo(self) -> bool:
        """May the last move be taken back now?"""
        return any(choice.kind == "undo" for choice in self.game.legal(self.state))

    def undo(self) -> None:
        """Take back, as the game's own move ``undo`` does it; ``IllegalMove`` where the rules refuse.

        ``pydantic.ValidationError`` in a game that has no such move.
        """
        self.play(self.game.move(kind="undo"))

    @property
    def seed(self) -> str:
        """What chance is made of for the computer player to move."""
        return f"{self.setup.deal}:{self.played}"

    def bot_move(self) -> Move:
        """What the computer player to move does: the same whenever asked at this point of this deal."""
        seat = self.to_move
        if seat is None:
            raise ValueError("the game is over")
        return choose(module_of(self.game), self.view(seat), self.setup.players[seat], self.seed)

    def close(self) -> None:
        """Let go of the save. What could not be written before is tried once more."""
        if self.unsaved:
            self._save()
        self._release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _claim(self) -> None:
        """Take the lock; ``SaveFault`` where another has it, or has changed the file meanwhile."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(self.path)
        if _stamp(self.path) != self._on_disk:
            lock.release()
            raise SaveFault("store.fault.in_use", name=self.name)
        self._lock = lock

    def _release(self) -> None:
        if self._lock:
            self._lock.release()
            self._lock = None

    def _save(self) -> None:
        try:
            if self._lock is None:
                self._claim()
            self._announce()
            self._writer.write(self.path, self.state)
            self._on_disk = _stamp(self.path)
            self._record()
        except SaveFault as fault:
            self.unsaved = fault.message
        except OSError as error:
            self.unsaved = _unsaved(error)
            if isinstance(error, FileNotFoundError):
                # The folder has gone, and the lock with it. Begin anew in one of the same name.
                self._release()
                self._on_disk = None
        else:
            self.unsaved = None

    def _record(self) -> None:
        """Note a finished game among the records, once."""
        from kortspel.store.records.made import record_of

        if self.outcome is not None and not self._recorded:
            record = record_of(
                self.game,
                self._writer.header,
                self.setup,
                self.moves,
                self.state,
                self.former,
                save=self.name,
            )
            with Records(self.path.parent) as records:
                records.finish(record)
            self._recorded = True

    def _announce(self) -> None:
        """Tell the records that the last save of a finished game is being written, whatever happens to us then."""
        if self.outcome is not None and not self._recorded:
            with suppress(OSError), Records(self.path.parent) as records:
                records.ending(self._writer.header.id, self.name)


def _stamp(path: Path) -> _Stamp | None:
    """What tells one writing of a file from another; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return (found.st_ino, found.st_size, found.st_mtime_ns)


def _unsaved(error: OSError) -> Message:
    message = _REASONS.get(error.errno or 0, "store.unsaved.other")
    if message == "store.unsaved.other":
        return Message(message=message, values={"reason": error.errno or 0})
    return Message(message=message)
