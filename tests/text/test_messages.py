"""The catalogue: nothing missing, nothing unused, the same holes to fill in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

import kortspel
from kortspel.text import LANGUAGES, Entry, Text, language_of, messages, system_language
from kortspel.text.grammar import FALLBACK, grammar

PACKAGE = Path(kortspel.__file__).parent
AREAS = sorted(path.stem for path in (PACKAGE / "text" / FALLBACK).glob("*.py") if path.stem != "__init__")
SOURCES = [path for path in PACKAGE.rglob("*.py") if path.parent.parent != PACKAGE / "text"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)

WRITTEN = re.compile(r'["\']((?:' + "|".join(AREAS) + r')\.[a-z0-9_.\-]+)["\']')
"""A whole id in the source."""
BUILT = re.compile(r'f["\']((?:\{[^}"\']*\}|[a-z0-9_.\-])+)["\']', re.IGNORECASE)
"""An id that is put together in the source: its fixed parts, with anything between them."""


def forms(entry: Entry) -> Mapping[str, str]:
    return {"": entry} if isinstance(entry, str) else entry


def holes(text: str) -> set[str]:
    """What is filled in, but for ``n``: a form may spell the number out."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None} - {"n"}


def nouns(entry: Entry) -> set[str]:
    """The messages that the holes of a message ask for."""
    parts = [part for form in forms(entry).values() for part in Formatter().parse(form)]
    return {how for _, _, how, _ in parts if how and how not in ("word", "error")}


def last_form(language: str, entry: Entry) -> str:
    return entry if isinstance(entry, str) else entry[grammar(language).FORMS[-1]]


def everything(language: str) -> dict[str, Entry]:
    """All messages of a language."""
    return {message: entry for area in AREAS for message, entry in messages(language, area).items()}


def faults_of(language: str) -> list[str]:
    """What is missing, too much or wrong in a language, measured by English; each with its id."""
    ours, english = everything(language), everything(FALLBACK)
    faults = [f"{message}: missing" for message in english.keys() - ours.keys() if not own(message)]
    faults += [f"{message}: no such message" for message in ours.keys() - english.keys() if not own(message)]
    for message, entry in ours.items():
        allowed = {*grammar(language).FORMS, "zero"}
        if not isinstance(entry, str):
            faults += [f"{message}: no such form: {form}" for form in entry.keys() - allowed]
            if grammar(language).FORMS[-1] not in entry:
                faults.append(f"{message}: needs the form {grammar(language).FORMS[-1]}")
                continue
        faults += [f"{message}: nothing called {name}" for name in nouns(entry) - ours.keys()]
        faults += [f"{message}: empty" for text in forms(entry).values() if not text.strip()]
        if message not in english:
            continue
        wanted = holes(last_form(FALLBACK, english[message]))
        known = wanted.union(*map(holes, forms(english[message]).values()))
        if holes(last_form(language, entry)) != wanted:
            faults.append(f"{message}: fills {holes(last_form(language, entry))}, English {wanted}")
        faults += [
            f"{message}: nothing fills {form}" for form in forms(entry).values() if holes(form) - known
        ]
    return sorted(faults)


def own(message: str) -> bool:
    """May a language have it, or not, as it likes?"""
    return message.startswith("noun.")


def built_patterns() -> list[re.Pattern[str]]:
    patterns = []
    for match in BUILT.findall(SOURCE):
        fixed = re.split(r"\{[^}]*\}", match)
        # A pattern with no fixed word of its own would allow everything.
        if "." in match and any(len(part.strip(".")) > 2 for part in fixed):
            patterns.append(re.compile("[a-z0-9_]+".join(map(re.escape, fixed)) + "$", re.IGNORECASE))
    return patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_lacks_nothing(language: str) -> None:
    assert faults_of(language) == []
    for area in AREAS:
        assert all(message.startswith(f"{area}.") for message in messages(language, area)), area


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_is_asked_for(language: str) -> None:
    asked = {name for entry in everything(language).values() for name in nouns(entry)}
    assert {message for message in everything(language) if own(message)} == asked


def test_every_message_that_the_source_names_exists() -> None:
    known = everything(FALLBACK).keys()
    named = {name for name in WRITTEN.findall(SOURCE) if not name.endswith((".json", ".py", ".md", "."))}
    assert sorted(named - known) == []


def test_no_message_is_unused() -> None:
    written = set(WRITTEN.findall(SOURCE))
    patterns = built_patterns()
    unused = [
        message
        for message in everything(FALLBACK)
        if message not in written
        and not own(message)
        and not any(pattern.match(message) for pattern in patterns)
    ]
    assert unused == []


def test_no_emoji_anywhere() -> None:
    for language in LANGUAGES:
        for area in AREAS:
            for entry in messages(language, area).values():
                assert "\ufe0f" not in "".join(forms(entry).values())


def test_a_message_is_filled_and_its_plural_chosen() -> None:
    assert Text("sv")("menu.saved.detail", n=1) == "ett spel"
    assert Text("sv")("menu.saved.detail", n=3) == "3 spel"
    with pytest.raises(KeyError):
        Text("sv")("menu.nonsense")


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("sv_SE.UTF-8", "sv"),
        ("nb_NO", "nb"),
        ("nn_NO.utf8", "nb"),
        ("no", "nb"),
        ("EN", "en"),
        ("Swedish_Sweden", "sv"),
        ("Swedish_Sweden.1252", "sv"),
        ("Norwegian Bokmål_Norway", "nb"),
        ("Norwegian Nynorsk_Norway.utf8", "nb"),
        ("norwegian", "nb"),
        ("English_United States", "en"),
        ("Finnish_Finland", None),
        ("fi_FI", None),
        ("C", None),
    ],
)
def test_the_language_of_a_locale(name: str, language: str | None) -> None:
    assert language_of(name) == language


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nb_NO.UTF-8")
    assert system_language() == "nb"
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert system_language() == "sv"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert system_language() == "en"


def test_the_languages_that_are_liked_best_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5"""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LANGUAGE", "fi:nn_NO:sv")
    assert system_language() == "nb"
    monkeypatch.setenv("LANGUAGE", "fi")
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("LANGUAGE", "sv")
    assert system_language() == "en", "as gettext has it: without a locale there is no liking"
