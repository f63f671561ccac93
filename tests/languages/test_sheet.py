"""The translators' table: out, filled in, back, and marked where the English has changed since."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import cast

import pytest

from kortspel import text
from kortspel.text import Entry, Text, languages, messages, sheet
from kortspel.text.__main__ import main

CODE = "qpt"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the language, before those of the package."""
    monkeypatch.setattr(text, "__path__", [*text.__path__, str(tmp_path)])
    (tmp_path / CODE).mkdir()
    return tmp_path


def fill(path: Path, words: dict[str, str], *, right: tuple[str, ...] = ()) -> None:
    """Write translations into the table, as a spreadsheet would; ``right`` are ids that stale marks are taken from."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    for line in lines:
        line["translation"] = words.get(line["id"], line["translation"])
        line["state"] = "" if line["id"] in right else line["state"]
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.DictWriter(file, sheet.COLUMNS)
        writer.writeheader()
        writer.writerows(lines)


def states(path: Path) -> dict[str, str]:
    with path.open(encoding="utf-8", newline="") as file:
        return {line["id"]: line["state"] for line in csv.DictReader(file)}


def test_a_table_goes_out_and_comes_back(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "table.csv"
    assert main(["export", CODE, str(table)]) == 0
    assert states(table)["menu.quit"] == "missing"
    fill(table, {"menu.quit": 'Så "här" &nu', "menu.saved.detail": "{n} spil"})
    # Far from whole: what is missing is named, and comes in English meanwhile.
    assert main(["import", CODE, str(table)]) == 1
    assert "  menu.rules: missing\n" in capsys.readouterr().out
    assert CODE in languages()
    spoken = Text(CODE)
    assert (spoken("menu.quit"), spoken("menu.saved.detail", n=3), spoken("menu.rules")) == (
        'Så "här" &nu', "3 spil", "&Rules",
    )  # fmt: skip
    assert (root / CODE / "rulebook" / "pakker.md").is_file()
    sheet.forget(CODE)


def test_a_translation_of_an_english_text_that_changed_is_stale(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "table.csv"
    sheet.write(CODE, table)
    fill(table, {"menu.quit": "&Slut", "menu.rules": "&Regler"})
    sheet.read(CODE, table)
    monkeypatch.setitem(cast("dict[str, Entry]", messages("en", "menu")), "menu.quit", "&Leave")
    sheet.write(CODE, table)
    assert (states(table)["menu.quit"], states(table)["menu.rules"]) == ("stale", "")
    # Taken back as it is it stays stale, until the translator says that it is right.
    monkeypatch.setattr(sheet, "forget", lambda language: None)
    sheet.read(CODE, table)
    sheet.write(CODE, table)
    assert states(table)["menu.quit"] == "stale"
    fill(table, {"menu.quit": "&Gå"}, right=("menu.quit",))
    sheet.read(CODE, table)
    sheet.write(CODE, table)
    assert states(table)["menu.quit"] == ""
    monkeypatch.undo()
    sheet.forget(CODE)


@pytest.mark.parametrize(
    "words", [["export", "../x", "t.csv"], ["import", "qpt", "nothing.csv"], ["export", "x", "t.csv"]]
)
def test_what_makes_no_sense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "error" in capsys.readouterr().err


def test_what_is_no_table_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.csv"
    other.write_text("name,points\nAnna,3\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["import", CODE, str(other)])
    assert "is no table of texts" in capsys.readouterr().err
