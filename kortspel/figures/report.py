"""The statistics for other programs and for a terminal without a screen: ``kortspel stats``."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from kortspel.figures.page import figures_of
from kortspel.figures.words import left_out_lines, page_lines
from kortspel.games.registry import GAMES
from kortspel.store.records import Record, Records
from kortspel.text import Text

COLUMNS = (
    "id", "game", "rules", "deal", "save", "moves", "begun", "finished",
    "seat", "name", "level", "character", "score", "won", "left_out",
)  # fmt: skip


def words(text: Text, records: Records) -> str:
    """Every page in words, as the screen shows them."""
    parts = []
    for game in GAMES:
        for page in records.pages(game):
            if figures := figures_of(records, page):
                lines = [
                    f"{text.game(game)} · {page.name}",
                    *(line.words for line in page_lines(text, figures)),
                ]
                lines += [
                    line.words for line in left_out_lines(text, records.tallies(game, player=page.player))
                ]
                parts.append("\n".join(lines))
    return "\n\n\n".join(parts) or text("statistics.none")


def as_json(records: Records) -> str:
    """Every finished game as a list of JSON objects, one a line, in ASCII. Scores are texts: ``"5/2"``."""
    return "[\n" + ",\n".join(json.dumps(_plain(record)) for record in records.all()) + "\n]"


def as_csv(records: Records) -> str:
    """A line for each seat of each finished game, with a line of names before."""
    into = io.StringIO()
    writer = csv.writer(into, lineterminator="\n")
    writer.writerow(COLUMNS)
    for record in records.all():
        writer.writerows(_rows(record))
    return into.getvalue().rstrip("\n")


def _rows(record: Record) -> Iterator[tuple[object, ...]]:
    begun = record.begun.isoformat() if record.begun else ""
    game = (record.id, record.game, record.options, record.deal, record.save, record.moves)
    for seat, each in enumerate(record.results):
        won = "" if each.won is None else int(each.won)
        yield (
            *game, begun, record.finished.isoformat(),
            seat, each.name, each.level, each.character, _number(each.score), won, each.left_out,
        )  # fmt: skip


def _plain(record: Record) -> dict[str, Any]:
    return {
        "id": record.id,
        "game": record.game,
        "rules": json.loads(record.options),
        "deal": record.deal,
        "save": record.save,
        "moves": record.moves,
        "begun": record.begun.isoformat() if record.begun else None,
        "finished": record.finished.isoformat(),
        "seats": [
            {
                "name": each.name,
                "level": each.level,
                "character": each.character,
                "score": _number(each.score),
                "won": each.won,
                "left_out": each.left_out,
                "facts": dict(each.facts),
            }
            for each in record.results
        ],
    }


def _number(score: Fraction) -> str:
    return str(score)
