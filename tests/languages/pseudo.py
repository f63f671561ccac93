"""A language made out of nothing: texts in brackets, accented, as long as their place allows; plurals as in Polish.

It is made as a translator would make one: export the table, fill it, take it back.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Formatter
from textwrap import wrap

import pytest

from kortspel import text
from kortspel.text import sheet
from kortspel.text.places import place_of
from tests.languages.rendering import named, values_for

CODE = "qps"
OPEN, CLOSE = "⟦", "⟧"
_ACCENTED = str.maketrans("aeiouyAEIOUYcnsz", "åéîøüýÅÉÎØÜÝçñšž")
_GRAMMAR = '''"""Pseudo."""

NAME = "Pšéüdø"
ALSO = ("qp",)
DECIMAL = "·"
GROUP = "'"
GROUPED_FROM = 1000
PERCENT = "{n} pct"
AND = " åñd "
QUOTES = ("‹", "›")
TIME = "%H.%M"
FORMS = ("one", "few", "many")


def plural(n: float) -> str:
    """One; two to four, but not twelve to fourteen; the others."""
    if n == 1:
        return "one"
    if n == int(n) and n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"
'''
_AS_IT_IS = (
    "cards.letter.",
    "cards.one.",
    "cards.many.",
    "cards.suit_letter.",
    "number.",
    "key.",
    "cli.help",
    "error.",
)
"""Texts of a letter or two, and those whose form others lean on."""

_MARKS = (".dealer", ".opener", ".blind")
"""Shown by their first letter where there is no room."""


def pseudo(message: str, words: str) -> str:
    """The text accented and in brackets, with as much behind it as its place has room for."""
    if message.startswith(_AS_IT_IS) or message.endswith(_MARKS):
        return words
    done = "".join(
        before.translate(_ACCENTED) + ("" if name is None else f"{{{name}{':' + how if how else ''}}}")
        for before, name, how, _ in Formatter().parse(words)
    )
    # The letter behind the ampersand is a key.
    done = re.sub(r"&(.)", lambda found: "&" + words[words.index("&") + 1], done)
    place = place_of(message)
    if not place.columns:
        return f"{OPEN}{done} ~~{CLOSE}"
    english = text.Text("en")
    # What is put into a hand's name is itself as long as its place allows.
    rank = {name: "x" * place_of("cards.many.2").columns for name in ("first", "second", "top")}
    used = max(
        len(words.format_map(_Widest({**values_for(english, message, named(words), n), **rank})))
        for n in (1, 21, 1000)
    ) - words.count("&")
    room = place.columns - used if place.lines == 1 else 6
    longer = f"{words}{'~' * 20}"
    if room < 2 or (place.lines > 1 and len(wrap(longer, place.columns)) > place.lines):
        return done
    return f"{OPEN}{done}{'~' * min(room - 2, 12)}{CLOSE}"


class _Widest(dict[str, object]):
    def __getitem__(self, name: str) -> object:
        return _Value(super().get(name, 1000))


class _Value:
    def __init__(self, value: object) -> None:
        self._value = value

    def __format__(self, how: str) -> str:
        return f"{self._value}" + "~" * (8 if how else 1)


@contextmanager
def made(folder: Path) -> Iterator[str]:
    """The language, in a temporary folder; gone again afterwards."""
    root, table = folder / "languages", folder / "table" / f"{CODE}.csv"
    (root / CODE).mkdir(parents=True)
    table.parent.mkdir()
    (root / CODE / "__init__.py").write_text(_GRAMMAR, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "__path__", [*text.__path__, str(root)])
        sheet.write(CODE, table)
        with table.open(encoding="utf-8", newline="") as file:
            lines = list(csv.DictReader(file))
        assert {line["state"] for line in lines} == {"missing"}
        for line in lines:
            line["translation"] = pseudo(line["id"], line["English"]) if line["English"] else ""
        with table.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, sheet.COLUMNS)
            writer.writeheader()
            writer.writerows(lines)
        for book in table.parent.glob("*.md"):
            book.write_text(_book(book.read_text(encoding="utf-8")), encoding="utf-8")
        sheet.read(CODE, table, root)
        yield CODE
    sheet.forget(CODE)


def _book(english: str) -> str:
    """The rule book accented, but for its clauses and notes."""
    kept = re.split(r"(\*\*[A-Z]+-\d+\*\*|\[\^\d+\]:?|[A-Z]+-\d+)", english)
    return "".join(part if at % 2 else part.translate(_ACCENTED) for at, part in enumerate(kept))
