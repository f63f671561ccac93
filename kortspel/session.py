"""The one door between screens and a game: a move goes in, the rules judge it, the new state is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final, Self

from kortspel.bots.runner import choose, module_of
from kortspel.games import registry
from kortspel.games.base import Message, Move, Outcome, Setup
from kortspel.store.envelope import AnyGame, new_header
from kortspel.store.faults import SaveFault
from kortspel.store.load import Loaded, load
from kortspel.store.lock import Lock
from kortspel.store.names import default_names, file_of
from kortspel.store.records import Records
from kortspel.store.save import Former, SaveWriter
from kortspel.store.savefile import SaveFile, stamp_of, unsaved_by


class SessionClosed(Exception):  # noqa: N818 - it is a state, and no error of the player's
    """A move was asked of a game whose save has been let go of."""


class Session:
    """One game at the table, its save and its record. Made by ``new`` and ``resume``; closed in the end, or used in
    ``with``.

    A disk that refuses never stops the game: it goes on in memory, ``unsaved`` says why, and every move tries
    again.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        state: Any,
        file: SaveFile,
        moves: Iterable[Move] = (),
        former: Former | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.state = state
        self.moves: list[Move] = list(moves)
        """Every move from the start, or after the former part."""
        self.former: Final = former
        """What older rules played of it; None where today's lead here from the first card."""
        self.closed = False
        """Has the save been let go of? No move can be made any longer."""
        self.lost = False
        """Does the player know, and not mind, that the file does not hold the last moves?"""
        self._file = file
        self._recorded = False

    @classmethod
    def new(cls, game_id: str, setup: Setup, folder: Path, name: str | None = None, title: str = "") -> Self:
        """Begin a game and save it at once, under a name of the game's ``title`` (its id, if none is given), the day
        and a number, unless a ``name`` is given.

        ``KeyError`` for an unknown game; ``SaveFault`` for a name that will not do or is taken.
        """
        game = registry.load(game_id)
        state = game.new(setup)
        for each in default_names(title or game_id, date.today()) if name is None else (name,):
            file = SaveFile(file_of(folder, each), SaveWriter(game, setup, new_header(game, setup, state)))
            session = cls(game, setup, state, file)
            try:
                file.claim()
            except SaveFault:
                if name is None:
                    continue
                raise SaveFault("store.fault.name_taken", name=name) from None
            except OSError as error:
                file.refused(error)
            else:
                session._save()
                with suppress(OSError), Records(folder) as records:
                    records.begin(id=file.header.id, game=game_id, setup=setup, save=session.name)
            return session
        raise AssertionError("the default names never end")

    @classmethod
    def resume(cls, path: Path, watch: Callable[[int, int], None] | None = None) -> Self:
        """Go on with a saved game where it was left. The file is not written before the next move.

        ``watch`` is told how many of how many moves have been played again, and may stop it by raising.
        ``SaveFault`` where it does not load or is open elsewhere.
        """
        refused, lock = None, None
        try:
            lock = Lock(path) if path.is_file() else None
        except OSError as error:
            refused = error
        try:
            stamp = stamp_of(path)
            loaded = load(path, watch)
        except BaseException:
            if lock:
                lock.release()
            raise
        writer = SaveWriter(loaded.game, loaded.setup, loaded.header, loaded.moves, loaded.former)
        file = SaveFile.held(path, lock, stamp, writer)
        if refused is not None:
            file.unsaved = unsaved_by(refused)
        session = cls(loaded.game, loaded.setup, loaded.state, file, loaded.moves, loaded.former)
        with suppress(OSError):
            # What cannot be noted now is noted when the records are next opened.
            session._record()
        return session

    @property
    def id(self) -> str:
        """What names the game, whatever its save is called."""
        return self._file.header.id

    @property
    def loaded(self) -> Loaded:
        """The game as it stands, as if it had just been read from its save."""
        return Loaded(self._file.header, self.game, self.setup, tuple(self.moves), self.state, self.former)

    @property
    def path(self) -> Path:
        """Where the save lies."""
        return self._file.path

    @property
    def unsaved(self) -> Message | None:
        """Why the file does not hold the game as it stands; None when it does."""
        return self._file.unsaved

    @property
    def name(self) -> str:
        """The name of the save."""
        return self._file.name

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
        """Make the move of the seat to move, and save. ``IllegalMove`` with the reason changes nothing.

        ``SessionClosed`` once the save has been let go of.
        """
        if self.closed:
            raise SessionClosed
        self.state = self.game.apply(self.state, move)
        self.moves.append(move)
        self._file.add(move)
        self._save()

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

    def save(self) -> bool:
        """Try again to write what the disk refused; whether the file holds the game now."""
        if self.unsaved and not self.closed:
            self._save()
        return self.unsaved is None

    def save_in(self, folder: Path) -> None:
        """Save the game in another folder from now on, under its name if that is free.

        ``SaveFault`` and ``OSError`` where that cannot be; the game stays where it was then.
        """
        for path in (
            folder / self.path.name,
            *(file_of(folder, f"{self.name[:36]}-{n}") for n in range(2, 100)),
        ):
            if not path.exists():
                self._file.move_to(path)
                self._save()
                return
        raise SaveFault("store.fault.name_taken", name=self.name)

    def lose(self) -> None:
        """Let go of the save as it is, and of the moves that it does not hold, because the player wants it so."""
        self.closed = self.lost = True
        self._file.release()

    def close(self) -> None:
        """Let go of the save, and make no move any longer. What could not be written before is tried once more."""
        self.save()
        self.closed = True
        self._file.release()

    def rescue(self) -> Path | None:
        """Write a game that the disk refuses into a folder of its own among the temporary ones; the file.

        None where that fails too, or the game is saved after all.
        """
        import tempfile

        if self.save():
            return None
        self.closed = False
        with suppress(OSError, SaveFault):
            self.save_in(Path(tempfile.mkdtemp(prefix="kortspel-")))
        self.close()
        return None if self.unsaved else self.path

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _save(self) -> None:
        self._announce()
        if self._file.write(self.state):
            try:
                self._record()
            except OSError as error:
                self._file.refused(error)

    def _record(self) -> None:
        """Note a finished game among the records, once, and take the record back of one that goes on after all.

        ``OSError`` where the disk refuses.
        """
        from kortspel.store.records.made import record_of

        if (self.outcome is not None) == self._recorded:
            return
        header = self._file.header
        with Records(self.path.parent) as records:
            if self._recorded:
                records.withdraw(header.id)
            else:
                record = record_of(
                    self.game, header, self.setup, self.moves, self.state, self.former, save=self.name
                )
                records.finish(record)
        self._recorded = not self._recorded

    def _announce(self) -> None:
        """Tell the records that the last save of a finished game is being written, whatever happens to us then."""
        if self.outcome is not None and not self._recorded:
            with suppress(OSError), Records(self.path.parent) as records:
                records.ending(self._file.header.id, self.name)
