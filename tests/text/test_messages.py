"""The catalogue: nothing missing, nothing unused, the same holes to fill in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

import kortspel
from kortspel.text import LANGUAGES, Entry, Text, language_of, messages, system_language

PACKAGE = Path(kortspel.__file__).parent
AREAS = sorted(path.stem for path in (PACKAGE / "text" / "sv").glob("*.py") if path.stem != "__init__")
SOURCES = [path for path in PACKAGE.rglob("*.py") if path.parent.parent != PACKAGE / "text"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)

WRITTEN = re.compile(r'["\']((?:' + "|".join(AREAS) + r')\.[a-z0-9_.\-]+)["\']')
"""A whole id in the source."""
BUILT = re.compile(r'f["\']((?:\{[^}"\']*\}|[a-z0-9_.\-])+)["\']', re.IGNORECASE)
"""An id that is put together in the source: its fixed parts, with anything between them."""


def forms(entry: Entry) -> Mapping[str, str]:
    return {"": entry} if isinstance(entry, str) else entry


def holes(text: str) -> list[str]:
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


def built_patterns() -> list[re.Pattern[str]]:
    patterns = []
    for match in BUILT.findall(SOURCE):
        fixed = re.split(r"\{[^}]*\}", match)
        # A pattern with no fixed word of its own would allow everything.
        if "." in match and any(len(part.strip(".")) > 2 for part in fixed):
            patterns.append(re.compile("[a-z0-9_]+".join(map(re.escape, fixed)) + "$", re.IGNORECASE))
    return patterns


@pytest.mark.parametrize("area", AREAS)
def test_the_three_languages_have_the_same_messages_with_the_same_holes(area: str) -> None:
    swedish = messages("sv", area)
    for language in LANGUAGES:
        other = messages(language, area)
        assert other.keys() == swedish.keys(), language
        for message, entry in other.items():
            assert message.startswith(f"{area}.")
            ours, theirs = forms(entry), forms(swedish[message])
            assert ours.keys() == theirs.keys(), (language, message)
            # "one" may spell the number out.
            for form in ours:
                assert set(holes(ours[form])) - {"n"} == set(holes(theirs[form])) - {"n"}, (language, message)
                assert ours[form].strip(), (language, message)


def test_no_language_lacks_an_area() -> None:
    for language in LANGUAGES:
        assert (
            sorted(p.stem for p in (PACKAGE / "text" / language).glob("*.py") if p.stem != "__init__")
            == AREAS
        )


def test_every_message_that_the_source_names_exists() -> None:
    known = {message for area in AREAS for message in messages("en", area)}
    named = {name for name in WRITTEN.findall(SOURCE) if not name.endswith((".json", ".py", ".md", "."))}
    assert sorted(named - known) == []


def test_no_message_is_unused() -> None:
    written = set(WRITTEN.findall(SOURCE))
    patterns = built_patterns()
    unused = [
        message
        for area in AREAS
        for message in messages("en", area)
        if message not in written and not any(pattern.match(message) for pattern in patterns)
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
