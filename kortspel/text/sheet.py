"""A language as one table for a translator: a row a text, with where it stands, its room, and the English.

The table is CSV. A text that was translated before the English changed is marked ``stale``, until the translator
empties that cell: what each translation was made from is kept in ``sources.json`` in the language's folder.
"""

from __future__ import annotations

import csv
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import invalidate_caches
from pathlib import Path
from typing import Final
from zlib import crc32

from kortspel import text
from kortspel.text import Entry, Language, languages, messages
from kortspel.text.checking import ZERO, areas, books, everything, forms, is_own
from kortspel.text.grammar import FALLBACK, grammar
from kortspel.text.places import place_of

COLUMNS: Final = ("id", "form", "where", "columns", "lines", "state", "English", "translation")
_SOURCES: Final = "sources.json"
_WIDTH: Final = 100
_TEMPLATE: Final = '''"""{name}."""

NAME = "{name}"
ALSO = ()
DECIMAL = {decimal}
GROUP = {group}
GROUPED_FROM = {grouped}
PERCENT = {percent}
AND = {and_}
QUOTES = {quotes}
TIME = "{time}"
FORMS = ("one", "other")


def plural(n: float) -> str:
    """One thing, or several."""
    return "one" if n == 1 else "other"
'''


@dataclass(frozen=True)
class Row:
    """One text: a message, or one of its forms."""

    id: str
    form: str
    english: str
    translation: str
    stale: bool


def folder_of(language: Language) -> Path:
    """Where a language lies, or will lie."""
    folders = [Path(folder, language) for folder in text.__path__]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def rows_of(language: Language) -> Iterator[Row]:
    """All texts that the language has or wants, in the order of the English ones."""
    known = language in languages()
    ours = everything(language) if known else {}
    spoken = grammar(language if known else FALLBACK).FORMS
    sources = _sources(folder_of(language))
    for message, entry in {**everything(FALLBACK), **{id: ours[id] for id in ours if is_own(id)}}.items():
        mine = ours.get(message, "")
        stale = bool(mine) and sources.get(message, _mark(entry)) != _mark(entry)
        for form in _forms_wanted(entry, mine, spoken):
            yield Row(message, form, _in_form(entry, form), _in_form(mine, form), stale)


def _forms_wanted(english: Entry, ours: Entry, spoken: tuple[str, ...]) -> tuple[str, ...]:
    """The forms that the translator fills in: all of the language where either text has forms."""
    if ours and isinstance(ours, str):
        return ("",)
    if isinstance(english, str) and isinstance(ours, str):
        return ("",)
    zero = [ZERO] if ZERO in forms(ours or english) else []
    return (*zero, *spoken)


def _in_form(entry: Entry, form: str) -> str:
    """The text of the form, or the nearest that there is."""
    texts = forms(entry)
    return texts.get(form) or texts.get("") or (texts.get("other", "") if form != ZERO else "")


def write(language: Language, path: Path) -> int:
    """Write the table of a language and, beside it, the rule books it lacks; how many texts the table has."""
    rows = list(rows_of(language))
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        for row in rows:
            place = place_of(row.id)
            state = "stale" if row.stale else "" if row.translation else "missing"
            room = (place.columns or "", place.lines if place.columns else "")
            table.writerow((row.id, row.form, place.where, *room, state, row.english, row.translation))
    for game in books():
        book = folder_of(language) / "rulebook" / f"{game}.md"
        source = book if book.is_file() else folder_of(FALLBACK) / "rulebook" / f"{game}.md"
        shutil.copyfile(source, path.with_name(f"{game}.md"))
    return len(rows)


def read(language: Language, path: Path, root: Path | None = None) -> int:
    """Take back the table and the rule books beside it, into ``root`` or where the language lies.

    A text left empty stays missing. How many texts came in; ``ValueError`` where it is not such a table.
    """
    with path.open(encoding="utf-8-sig", newline="") as file:
        table = csv.DictReader(file)
        if not {"id", "form", "English", "translation"} <= {*(table.fieldnames or ())}:
            raise ValueError(f"{path} is no table of texts: it has no columns {', '.join(COLUMNS)}")
        lines = list(table)
    entries: dict[str, dict[str, str]] = {}
    for line in lines:
        if words := line["translation"]:
            entries.setdefault(line["id"], {})[line["form"]] = words
    folder = root / language if root else folder_of(language)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "__init__.py").exists():
        (folder / "__init__.py").write_text(_first_grammar(language), encoding="utf-8")
    for area in areas():
        mine = {id: texts for id, texts in entries.items() if id.partition(".")[0] == area}
        if mine:
            (folder / f"{area}.py").write_text(_module(area, mine), encoding="utf-8")
    _keep_sources(folder, lines)
    (folder / "rulebook").mkdir(exist_ok=True)
    for game in books():
        if path.with_name(f"{game}.md").is_file():
            shutil.copyfile(path.with_name(f"{game}.md"), folder / "rulebook" / f"{game}.md")
    forget(language)
    return sum(map(len, entries.values()))


def _first_grammar(language: Language) -> str:
    """The language's own file to begin with, in English ways until the translator says otherwise."""
    english = grammar(FALLBACK)
    return _TEMPLATE.format(
        name=language,
        decimal=json.dumps(english.DECIMAL),
        group=json.dumps(english.GROUP),
        grouped=english.GROUPED_FROM,
        percent=json.dumps(english.PERCENT),
        and_=json.dumps(english.AND),
        quotes=repr(english.QUOTES).replace("'", '"'),
        time=english.TIME,
    )


def _module(area: str, entries: dict[str, dict[str, str]]) -> str:
    doc = sys.modules[f"kortspel.text.{FALLBACK}.{area}"].__doc__ or area
    lines = [f'"""{doc.strip()}"""', "", "MESSAGES = {"]
    for id, texts in entries.items():
        if texts.keys() == {""}:
            lines += _assigned(id, texts[""], "    ")
            continue
        lines.append(f'    "{id}": {{')
        for form, words in texts.items():
            lines += _assigned(form or grammar(FALLBACK).FORMS[-1], words, "        ")
        lines.append("    },")
    return "\n".join([*lines, "}"]) + "\n"


def _assigned(key: str, words: str, indent: str) -> list[str]:
    """The key and its text as Python, a long text in several pieces."""
    pieces: list[str] = []
    piece = ""
    for word in words.replace("\n", "\n\0").replace(" ", " \0").split("\0"):
        if piece and (len(piece) + len(word) > _WIDTH - len(indent) or piece.endswith("\n")):
            pieces.append(piece)
            piece = ""
        piece += word
    quoted = [json.dumps(each, ensure_ascii=False) for each in (*pieces, piece)]
    if len(quoted) == 1:
        return [f'{indent}"{key}": {quoted[0]},']
    return [f'{indent}"{key}": (', *(f"{indent}    {each}" for each in quoted), f"{indent}),"]


def _mark(english: Entry) -> str:
    """What tells one English text from another."""
    return f"{crc32(json.dumps(forms(english), sort_keys=True).encode()):08x}"


def _sources(folder: Path) -> dict[str, str]:
    path = folder / _SOURCES
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def _keep_sources(folder: Path, lines: list[dict[str, str]]) -> None:
    """Note what each text was translated from; what still is marked stale keeps the mark it had."""
    english, before = everything(FALLBACK), _sources(folder)
    stale = {line["id"] for line in lines if line.get("state") == "stale"}
    marks = {
        line["id"]: before.get(line["id"], "") if line["id"] in stale else _mark(english[line["id"]])
        for line in lines
        if line["translation"] and line["id"] in english
    }
    (folder / _SOURCES).write_text(json.dumps(marks, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def forget(language: Language) -> None:
    """Let the language be read anew."""
    invalidate_caches()
    for name in [name for name in sys.modules if name.startswith(f"kortspel.text.{language}")]:
        del sys.modules[name]
    messages.cache_clear()
    grammar.cache_clear()
