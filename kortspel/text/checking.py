"""What is wrong with a language: what it lacks, what it has too much, what does not fit together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Final

from kortspel import text
from kortspel.text import Entry, Language, messages
from kortspel.text.books import rule_book
from kortspel.text.grammar import FALLBACK, grammar

ZERO: Final = "zero"
"""The form that any message may have beside those of its language."""

_WAYS: Final = ("word", "error")
"""How a hole may be shown beside the messages that it may ask for."""
_CLAUSE: Final = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


def areas() -> tuple[str, ...]:
    """The areas of the catalogue: the modules that English has."""
    folders = (Path(folder, FALLBACK) for folder in text.__path__)
    return tuple(
        sorted(path.stem for folder in folders for path in folder.glob("*.py") if path.stem != "__init__")
    )


def books() -> tuple[str, ...]:
    """The games that have a rule book in English."""
    folders = (Path(folder, FALLBACK, "rulebook") for folder in text.__path__)
    return tuple(sorted(path.stem for folder in folders for path in folder.glob("*.md")))


def everything(language: Language) -> dict[str, Entry]:
    """All messages of a language by their id."""
    return {message: entry for area in areas() for message, entry in messages(language, area).items()}


def forms(entry: Entry) -> Mapping[str, str]:
    """The texts of a message by their form; one text stands under the empty form."""
    return {"": entry} if isinstance(entry, str) else entry


def is_own(message: str) -> bool:
    """May a language have it, or not, as it likes?"""
    return message.startswith("noun.")


def asked_for(entry: Entry) -> set[str]:
    """The messages that the holes of a message ask for."""
    parts = [part for words in forms(entry).values() for part in Formatter().parse(words)]
    return {how for _, _, how, _ in parts if how and how not in _WAYS}


def holes(words: str) -> set[str]:
    """What is filled in, but for ``n``: a form may spell the number out."""
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None} - {"n"}


def faults_of(language: Language) -> list[str]:
    """What is wrong with a language, measured by English; a line each, with the id."""
    ours, english = everything(language), everything(FALLBACK)
    faults = [f"{message}: missing" for message in english.keys() - ours.keys() if not is_own(message)]
    faults += [
        f"{message}: no such message" for message in ours.keys() - english.keys() if not is_own(message)
    ]
    for message, entry in ours.items():
        faults += _faults_in(message, language, entry, ours, english.get(message))
    for game in books():
        faults += _faults_in_book(language, game)
    return sorted(faults)


def _faults_in(
    message: str, language: Language, entry: Entry, ours: Mapping[str, Entry], english: Entry | None
) -> Iterator[str]:
    last = grammar(language).FORMS[-1]
    yield from (f"{message}: empty" for words in forms(entry).values() if not words.strip())
    # A word that has forms is asked for by what its ids begin with.
    lacking = [
        name for name in asked_for(entry) if not any(id == name or id.startswith(f"{name}.") for id in ours)
    ]
    yield from (f"{message}: nothing called {name}" for name in sorted(lacking))
    if not isinstance(entry, str):
        allowed = {*grammar(language).FORMS, ZERO}
        yield from (f"{message}: no such form: {form}" for form in entry if form not in allowed)
        if last not in entry:
            yield f"{message}: needs the form {last}"
            return
    if english is None:
        return
    wanted = holes(_usual(english, FALLBACK))
    known = wanted.union(*(holes(words) for words in forms(english).values()))
    if (filled := holes(_usual(entry, language))) != wanted:
        yield f"{message}: fills {sorted(filled)} where English fills {sorted(wanted)}"
    for words in forms(entry).values():
        yield from (f"{message}: nothing fills {name}" for name in sorted(holes(words) - known))


def _usual(entry: Entry, language: Language) -> str:
    """The text that stands where no other form does."""
    return entry if isinstance(entry, str) else entry[grammar(language).FORMS[-1]]


def _faults_in_book(language: Language, game: str) -> Iterator[str]:
    where = f"{language}/rulebook/{game}.md"
    if not any(Path(folder, where).is_file() for folder in text.__path__):
        yield f"{where}: missing"
        return
    book, english = rule_book(language, game), rule_book(FALLBACK, game)
    ours, theirs = _CLAUSE.findall(book), _CLAUSE.findall(english)
    if ours != theirs:
        yield f"{where}: the clauses are not those of the English book: {sorted({*ours} ^ {*theirs}) or 'order'}"
    marks, notes = re.findall(r"\[\^(\w+)\](?!:)", book), re.findall(r"^\[\^(\w+)\]:", book, re.MULTILINE)
    if set(marks) != set(notes):
        yield f"{where}: notes without a mark, or marks without a note: {sorted({*marks} ^ {*notes})}"
