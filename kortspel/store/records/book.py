"""The records of a saves folder, as everybody else asks for them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kortspel.store.faults import SaveFault
from kortspel.store.names import ENDING
from kortspel.store.records import rows
from kortspel.store.records.file import RecordsFile
from kortspel.store.records.model import Record, folded, moment_of, score_of
from kortspel.store.records.rows import SCORE

if TYPE_CHECKING:
    from kortspel.games.base import Setup


@dataclass(frozen=True)
class Page:
    """Results of one player that can be compared with each other."""

    game: str
    key: str
    player: str
    """What the database calls the player."""
    name: str
    games: int


@dataclass(frozen=True)
class Ended:
    """How one game ended for one player."""

    id: str
    finished: datetime
    score: Fraction
    won: bool | None


class Records(RecordsFile):
    """The finished games and begun deals of a folder. Nothing is opened before the first question.

    A question never fails: where the file cannot be read the answers are empty, and ``trouble`` says why. Writing
    raises ``OSError`` where the disk refuses. A file that was set aside is told by ``notice``.
    """

    # -- deals and endings

    def known(self, name: str, code: str, game: str = "patience") -> bool:
        """Has the player of this name begun this deal before in this folder, at any table or variant (PP-4)?"""
        asked = (folded(name), game, code)
        question = "SELECT 1 FROM begun WHERE player = ? AND game = ? AND deal = ? LIMIT 1"
        return self._ask(lambda c: c.execute(question, asked).fetchone() is not None, default=False)

    def begin(self, *, id: str, game: str, setup: Setup, save: str) -> None:
        """Note that the people of the setup have begun its deal; ``OSError`` where the disk refuses."""
        people = [player.name for player in setup.players if player.human]
        self._write(lambda c: rows.note_begun(c, id, game, setup.deal, people))

    def ending(self, id: str, save: str) -> None:
        """Note that the last save of a game is being written, so that its record comes even if we are killed then.

        ``OSError`` where the disk refuses.
        """
        self._write(lambda c: rows.insert(c, "ending", (id, save), "REPLACE"))

    def finish(self, record: Record) -> bool:
        """Note a finished game, once: False where it is there already. ``OSError`` where the disk refuses."""
        return self._write(lambda c: rows.finish(c, record))

    def withdraw(self, id: str) -> bool:
        """Take back the record of a game that goes on after all; whether there was one. ``OSError`` as above."""
        return self._write(lambda c: rows.withdraw(c, id))

    def challenged(self, id: str, line: str) -> None:
        """Keep the challenge that a game takes up; ``OSError`` where the disk refuses."""
        self._write(lambda c: rows.insert(c, "challenge", (id, line), "REPLACE"))

    def challenge(self, id: str) -> str:
        """The line of the challenge that the game takes up; empty where it takes up none."""
        found = self._rows("SELECT line FROM challenge WHERE id = ?", (id,))
        return str(found[0][0]) if found else ""

    def with_deals(self, game: str, deals: Sequence[str]) -> dict[str, Ended]:
        """By deal code, the first result that counts of a game played with it alone or by several."""
        marks = ", ".join("?" * len(deals))
        question = (
            "SELECT g.deal, s.id, s.finished, s.score, s.won FROM game g JOIN seat s ON s.id = g.id"
            f" WHERE g.game = ? AND g.deal IN ({marks}) AND s.left_out = '' ORDER BY s.finished DESC"
        )
        found = {}
        for deal, id, finished, score, won in self._rows(question, (game, *deals)):
            with suppress(ValueError):
                found[str(deal)] = Ended(str(id), moment_of(finished), score_of(score), rows.truth(won))
        return found

    def keep(self, save: Path) -> bool:
        """Make sure that the finished game in the save is recorded; False of one that is none. ``OSError`` as above."""
        from kortspel.store.load import load
        from kortspel.store.records.made import record_in

        record = record_in(load(save), save.stem)
        if record is not None:
            self.finish(record)
        return record is not None

    def add_review(self, id: str, seat: int, *, at: datetime, skill: float, luck: float) -> None:
        """Keep what the coach found of a finished game; a later review of the same takes its place.

        ``skill`` is minus the points that were given away, ``luck`` what the cards brought beyond what was expected.
        ``OSError`` where the disk refuses.
        """
        row = (id, seat, at.isoformat(), skill, luck)
        self._write(lambda c: rows.insert(c, "review", row, "REPLACE"))

    def waiting(self) -> int:
        """How many games ended without a record, as far as is known, and are to be looked at by ``mend``."""
        found = self._rows("SELECT COUNT(*) FROM ending")
        return int(found[0][0]) if found else 0

    def mend(self, seconds: float = 0.2) -> int:
        """Note games that ended without a record, for about so long; how many are left to be looked at."""
        from kortspel.store.load import load
        from kortspel.store.records.made import record_in

        until = time.monotonic() + seconds
        waiting = self._rows("SELECT id, save FROM ending")
        for n, (id, save) in enumerate(waiting):
            if n and time.monotonic() > until:
                return len(waiting) - n
            record = None
            with suppress(SaveFault, OSError, ValueError):
                loaded = load(self._folder / f"{save}{ENDING}")
                record = record_in(loaded, save) if loaded.header.id == id else None
            with suppress(OSError):
                self._write(partial(rows.settle, id=id, record=record))
        return 0

    # -- figures

    def pages(self, game: str) -> list[Page]:
        """The pages of a game, the most played first."""
        question = (
            "SELECT t.key, t.player, t.n, (SELECT name FROM seat s WHERE s.game = t.game AND s.key = t.key"
            " AND s.player = t.player AND s.left_out = '' ORDER BY finished DESC LIMIT 1)"
            " FROM tally t WHERE t.game = ? AND t.what = 'games' ORDER BY t.n DESC, t.key, t.player"
        )
        found = self._rows(question, (game,))
        return [
            Page(game, key, player, name if isinstance(name, str) else player, n)
            for key, player, n, name in found
            if isinstance(key, str) and isinstance(player, str) and type(n) is int and n > 0
        ]

    def tallies(self, game: str, key: str | None = None, player: str | None = None) -> dict[str, int]:
        """All sums over the results of a game that count, of one key and one player where given."""
        largest = "CASE WHEN what LIKE 'most.%' OR what = 'streak' THEN MAX(n) ELSE SUM(n) END"
        question = f"SELECT what, {largest} FROM tally WHERE game = ?"
        values: list[str] = [game]
        for column, value in (("key", key), ("player", player)):
            if value is not None:
                question += f" AND {column} = ?"
                values.append(value)
        found = self._rows(f"{question} GROUP BY what", values)
        return {what: n for what, n in found if isinstance(what, str) and type(n) is int}

    def scores(self, game: str, key: str | None = None, player: str | None = None) -> dict[Fraction, int]:
        """How often each score was reached, the lowest first."""
        found: dict[Fraction, int] = {}
        for what, n in self.tallies(game, key, player).items():
            if what.startswith(SCORE):
                with suppress(ValueError):
                    found[score_of(what.removeprefix(SCORE))] = n
        return dict(sorted(found.items()))

    def latest(self, page: Page, most: int = 20) -> list[Ended]:
        """The last results of a page, the oldest of them first."""
        question = (
            "SELECT id, finished, score, won FROM seat WHERE game = ? AND key = ? AND player = ? AND left_out = ''"
            " ORDER BY finished DESC LIMIT ?"
        )
        values = (page.game, page.key, page.player, most)
        found = self._rows(question, values)
        ended = []
        for id, finished, score, won in reversed(found):
            with suppress(ValueError):
                ended.append(Ended(str(id), moment_of(finished), score_of(score), rows.truth(won)))
        return ended

    def reviews(self, page: Page, most: int = 20) -> list[tuple[float, float]]:
        """The last reviews of a page, the oldest of them first: skill and luck (see ``add_review``)."""
        question = (
            "SELECT r.skill, r.luck FROM review r JOIN seat s ON s.id = r.id AND s.seat = r.seat"
            " WHERE s.game = ? AND s.key = ? AND s.player = ? ORDER BY s.finished DESC LIMIT ?"
        )
        values = (page.game, page.key, page.player, most)
        found = self._rows(question, values)
        return [row for row in reversed(found) if all(isinstance(value, float) for value in row)]

    def of(self, game: str, key: str | None = None) -> tuple[Record, ...]:
        """The records of a game, the oldest first, and of one key where given."""
        return tuple(each for each in self.all() if each.game == game and key in (None, each.key))

    def count(self, game: str, key: str | None = None, player: str | None = None) -> int:
        """How many results count: one a person and game."""
        return self.tallies(game, key, player).get("games", 0)

    def best(self, game: str, key: str | None = None, player: str | None = None) -> Fraction | None:
        """The highest score; None before the first."""
        return max(self.scores(game, key, player), default=None)

    def average(self, game: str, key: str | None = None, player: str | None = None) -> Fraction | None:
        """The mean of the scores; None before the first."""
        scores = self.scores(game, key, player)
        total = sum(scores.values())
        return sum((score * n for score, n in scores.items()), Fraction()) / total if total else None

    def all(self) -> Iterator[Record]:
        """Every finished game, the oldest first; one that cannot be read is passed over."""
        games = self._rows(
            "SELECT id, game, key, deal, finished, options, save, moves, begun FROM game ORDER BY finished, id"
        )
        question = (
            "SELECT name, score, won, level, character, left_out, facts FROM seat WHERE id = ? ORDER BY seat"
        )
        for row in games:
            seats = self._rows(question, (row[0],))
            if record := rows.record(row, seats):
                yield record
