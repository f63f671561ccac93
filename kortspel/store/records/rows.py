"""The rows of the records: how a finished game is written, and what of a row is fit to be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from kortspel.store.records.keys import written
from kortspel.store.records.model import (
    LEFT_OUT,
    Record,
    Result,
    facts_of,
    folded,
    moment_of,
    object_of,
    score_of,
)

if TYPE_CHECKING:
    import sqlite3

    Connection = sqlite3.Connection

SCORE: Final = "score."
"""Tallies that count how often a score was reached begin so."""
OUT: Final = "out."
"""Tallies of results that do not count, by why."""
MOST: Final = "most."
"""Tallies that hold a largest value, where others add up."""

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "game": ("id", "game", "key", "options", "deal", "save", "moves", "begun", "finished"),
    "seat": (
        "id", "seat", "game", "key", "finished", "player", "name", "level", "character",
        "score", "won", "left_out", "facts",
    ),
    "tally": ("game", "key", "player", "what", "n"),
    "begun": ("player", "game", "deal", "id"),
    "ending": ("id", "save"),
    "review": ("id", "seat", "at", "skill", "luck"),
    "challenge": ("id", "line"),
    "note": ("name", "value"),
}  # fmt: skip
"""The columns of each table."""

_ADD: Final = (
    "INSERT INTO tally (game, key, player, what, n) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (game, key, player, what) DO UPDATE SET n = "
)


def insert(c: Connection, table: str, values: Sequence[object], otherwise: str = "IGNORE") -> bool:
    """Put the values into the first columns that are known of the table; whether there was room for them.

    ``otherwise`` is what happens to one that is there already: ``IGNORE`` keeps it, ``REPLACE`` does not.
    """
    columns = TABLES[table]
    marks = ", ".join("?" * len(columns))
    order = f"INSERT OR {otherwise} INTO {table} ({', '.join(columns)}) VALUES ({marks})"
    return c.execute(order, tuple(values)).rowcount > 0


def note_begun(c: Connection, id: str, game: str, deal: str, people: Iterable[str]) -> None:
    """Each of the people has begun this deal."""
    for name in people:
        insert(c, "begun", (folded(name), game, deal, id))


def finish(c: Connection, record: Record) -> bool:
    """Write the record unless there is one of this game; whether it was written."""
    c.execute("DELETE FROM ending WHERE id = ?", (record.id,))
    row = (
        record.id,
        record.game,
        record.key,
        record.options,
        record.deal,
        record.save,
        record.moves,
        None if record.begun is None else record.begun.isoformat(),
        record.finished.isoformat(),
    )
    if not insert(c, "game", row):
        return False
    for seat, result in enumerate(record.results):
        _add_seat(c, record, seat, result)
    note_begun(c, record.id, record.game, record.deal, [each.name for each in record.results if each.human])
    return True


def settle(c: Connection, id: str, record: Record | None) -> None:
    """The game whose last save was being written has this record, or has not ended."""
    if record is not None:
        finish(c, record)
    c.execute("DELETE FROM ending WHERE id = ?", (id,))


def withdraw(c: Connection, id: str) -> bool:
    """Take the record of a game away; whether there was one."""
    groups = c.execute("SELECT DISTINCT game, key, player FROM seat WHERE id = ?", (id,)).fetchall()
    c.execute("DELETE FROM seat WHERE id = ?", (id,))
    for whose in groups:
        _recount(c, whose)
    return c.execute("DELETE FROM game WHERE id = ?", (id,)).rowcount > 0


def record(row: tuple[Any, ...], seats: Iterable[tuple[Any, ...]]) -> Record | None:
    """The record in a row of ``game`` and its rows of ``seat``; None where they are no such thing."""
    id, game, key, deal, finished, options, save, moves, begun = row
    results = []
    try:
        for name, score, won, level, character, left_out, facts in seats:
            results.append(
                Result(
                    name=_text(name),
                    score=score_of(score),
                    won=truth(won),
                    level=_text(level),
                    character=_text(character),
                    left_out=left_out if left_out in LEFT_OUT else "practice",
                    facts=facts_of(facts),
                )
            )
        return Record(
            id=_text(id),
            game=_text(game),
            key=_text(key),
            deal=_text(deal),
            finished=moment_of(finished),
            results=tuple(results),
            options=written(object_of(options)),
            save=_text(save),
            moves=moves if type(moves) is int else 0,
            begun=None if begun is None else moment_of(begun),
        )
    except ValueError:
        return None


def truth(won: object) -> bool | None:
    """What the column ``won`` says."""
    return None if won is None else bool(won)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _add_seat(c: Connection, record: Record, seat: int, result: Result) -> None:
    player = folded(result.name)
    finished = record.finished.isoformat()
    insert(
        c,
        "seat",
        (
            record.id,
            seat,
            record.game,
            record.key,
            finished,
            player,
            result.name,
            result.level,
            result.character,
            str(result.score),
            None if result.won is None else int(result.won),
            result.left_out,
            written(result.facts),
        ),
    )
    if result.human:
        whose = (record.game, record.key, player)
        _add_tallies(c, whose, _counted(result))
        if result.counts and result.won is not None:
            _add_to_streak(c, whose, finished, result.won)


def _counted(result: Result) -> Mapping[str, int]:
    if not result.counts:
        return {f"{OUT}{result.left_out}": 1}
    counted = Counter({"games": 1, f"{SCORE}{result.score}": 1})
    if result.won is not None:
        counted["judged"] = 1
        counted["wins"] = int(result.won)
    counted.update(result.facts)
    return counted


def _add_tallies(c: Connection, whose: tuple[str, str, str], counted: Mapping[str, int]) -> None:
    for what, n in counted.items():
        how = "MAX(n, excluded.n)" if what.startswith(MOST) else "n + excluded.n"
        c.execute(_ADD + how, (*whose, what, n))


def _recount(c: Connection, whose: tuple[str, str, str]) -> None:
    """Count the tallies of a player anew from the seats."""
    c.execute("DELETE FROM tally WHERE game = ? AND key = ? AND player = ?", whose)
    seats = c.execute(
        "SELECT name, score, won, left_out, facts FROM seat"
        " WHERE game = ? AND key = ? AND player = ? AND level = 'human' ORDER BY finished, id",
        whose,
    ).fetchall()
    for name, score, won, left_out, facts in seats:
        with suppress(ValueError):
            result = Result(
                _text(name),
                score_of(score),
                truth(won),
                left_out=left_out if left_out in LEFT_OUT else "practice",
                facts=facts_of(facts),
            )
            _add_tallies(c, whose, _counted(result))
            if result.counts and result.won is not None:
                _step_streak(c, whose, result.won)


def _add_to_streak(c: Connection, whose: tuple[str, str, str], finished: str, won: bool) -> None:
    """``streak`` is the number of wins in a row up to the latest game, ``most.streak`` the largest there was."""
    which = "game = ? AND key = ? AND player = ? AND left_out = '' AND won IS NOT NULL"
    later = c.execute(f"SELECT 1 FROM seat WHERE {which} AND finished > ? LIMIT 1", (*whose, finished))
    if later.fetchone():
        # It comes out of order, as out of an old list: count anew.
        streak = most = 0
        for (each,) in c.execute(f"SELECT won FROM seat WHERE {which} ORDER BY finished, id", whose):
            streak = streak + 1 if each else 0
            most = max(most, streak)
        c.execute(_ADD + "excluded.n", (*whose, f"{MOST}streak", most))
        c.execute(_ADD + "excluded.n", (*whose, "streak", streak))
    else:
        _step_streak(c, whose, won)


def _step_streak(c: Connection, whose: tuple[str, str, str], won: bool) -> None:
    question = "SELECT n FROM tally WHERE game = ? AND key = ? AND player = ? AND what = 'streak'"
    found = c.execute(question, whose).fetchone()
    before = found[0] if found and type(found[0]) is int else 0
    streak = before + 1 if won else 0
    c.execute(_ADD + "MAX(n, excluded.n)", (*whose, f"{MOST}streak", streak))
    c.execute(_ADD + "excluded.n", (*whose, "streak", streak))
