"""The list of saves, and what can be done with them."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kortspel.store import listing
from kortspel.store.faults import SaveFault
from kortspel.store.listing import copy, delete, list_saves, rename
from kortspel.store.load import load
from tests.store.games import edited, files, saved_game


def test_an_entry_tells_what_a_player_wants_to_know(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=4)
    (entry,) = list_saves(tmp_path)
    assert entry.path == save
    assert (entry.name, entry.game, entry.players, entry.moves) == (save.stem, "patience", ("Anna0",), 4)
    assert (entry.finished, entry.scores, entry.fault) == (False, None, None)
    assert abs(datetime.now(UTC) - entry.saved) < timedelta(minutes=1)
    assert entry.saved.utcoffset() == datetime.now().astimezone().utcoffset()


def test_a_finished_game_has_its_scores(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)
    (entry,) = list_saves(tmp_path)
    outcome = load(save).game.outcome(load(save).state)
    assert outcome is not None
    assert entry.finished
    assert entry.scores == tuple(str(score) for score in outcome.scores)


def test_the_newest_comes_first(tmp_path: Path) -> None:
    first, second, third = (saved_game(tmp_path, moves=n) for n in range(3))
    edited(first, lambda document: document.update(saved="2031-01-01T00:00:00Z"))
    edited(third, lambda document: document.update(saved="2021-01-01T00:00:00+02:00"))
    assert [entry.path for entry in list_saves(tmp_path)] == [first, second, third]


def test_no_folder_no_saves(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "nowhere") == []


def test_only_saves_are_listed(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)
    for name in (".settings.json", "notes.txt", f".{save.name}.lock", f".{save.name}.tmp"):
        (tmp_path / name).write_text("{}")
    (tmp_path / "folder.json").mkdir()
    assert [entry.path for entry in list_saves(tmp_path)] == [save]


def test_broken_files_are_listed_with_their_faults_and_left_alone(tmp_path: Path) -> None:
    good = saved_game(tmp_path)
    whole = good.read_bytes()
    contents = {
        "empty": b"",
        "foreign": b"Dear diary",
        "truncated": whole[:-9],
        "newer": whole.replace(b'"version":2', b'"version":77', 1),
        "unknown_game": whole.replace(b'"game":"patience"', b'"game":"bridge"', 1),
        "field": whole.replace(b'"summary":{', b'"conclusion":{', 1),
    }
    for name, content in contents.items():
        (tmp_path / f"{name}.json").write_bytes(content)
    entries = {entry.name: entry for entry in list_saves(tmp_path)}
    for name, content in contents.items():
        fault = entries.pop(name).fault
        assert fault is not None
        assert fault.id == f"store.fault.{name}"
        assert (tmp_path / f"{name}.json").read_bytes() == content
    assert [entry.path for entry in entries.values()] == [good]


@pytest.mark.parametrize(
    "change",
    [
        {"summary": 7},
        {"summary": {"players": 3, "moves": 1, "finished": False, "scores": None}},
        {"summary": {"players": [3], "moves": 1, "finished": False, "scores": None}},
        {"summary": {"players": [], "moves": "many", "finished": False, "scores": None}},
        {"saved": "soon"},
        {"saved": None},
        {"game": ["patience"]},
    ],
)
def test_a_senseless_header_is_a_fault_and_no_crash(tmp_path: Path, change: dict[str, object]) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document.update(change))
    (entry,) = list_saves(tmp_path)
    assert entry.fault is not None


def test_names_out_of_files_carry_no_control_codes(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document["summary"].update(players=["\x1b[2JAnna"]))
    assert list_saves(tmp_path)[0].players == ("?[2JAnna",)


def test_hundreds_of_saves_are_listed_by_their_first_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = saved_game(tmp_path, moves=20).read_bytes()
    for n in range(300):
        (tmp_path / f"game {n}.json").write_bytes(content)

    def unwanted(path: Path) -> bytes:
        raise AssertionError(f"all of {path} was read")

    monkeypatch.setattr(listing, "read_bytes", unwanted)
    assert len(list_saves(tmp_path)) == 301


def test_the_list_needs_neither_pydantic_nor_a_game(tmp_path: Path) -> None:
    saved_game(tmp_path)
    program = (
        "import sys; from pathlib import Path; from kortspel.store.listing import list_saves\n"
        "assert len(list_saves(Path(sys.argv[1]))) == 1\n"
        "print(sorted(name for name in sys.modules if name.startswith(('pydantic', 'kortspel.games.p'))))"
    )
    found = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert found.stdout == "[]\n"


def test_a_save_gets_another_name(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    before = save.read_bytes()
    renamed = rename(save, "Farmors patiens (2)")
    assert renamed == tmp_path / "Farmors patiens (2).json"
    assert renamed.read_bytes() == before
    assert files(tmp_path) == [renamed]
    assert rename(renamed, renamed.stem) == renamed


def test_a_copy_is_the_same_game_twice(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    copied = copy(save, "Åsnans år")
    assert copied.read_bytes() == save.read_bytes()
    assert files(tmp_path) == sorted([save, copied])


def test_a_broken_save_can_be_renamed_copied_and_deleted(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"{")
    moved = rename(broken, "odd")
    copied = copy(moved, "odder")
    assert copied.read_bytes() == b"{"
    delete(moved)
    assert files(tmp_path) == [copied]


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    other = copy(save, "other")
    other.write_bytes(b"not to be lost")
    for act in (rename, copy):
        with pytest.raises(SaveFault) as caught:
            act(save, "other")
        assert (caught.value.id, caught.value.values) == ("store.fault.name_taken", {"name": "other"})
    assert other.read_bytes() == b"not to be lost"
    assert files(tmp_path) == sorted([save, other])


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("", "name_length"),
        ("x" * 41, "name_length"),
        ("a/b", "name_letter"),
        ("a\\b", "name_letter"),
        ("a:b", "name_letter"),
        ("a\nb", "name_letter"),
        ("a\0b", "name_letter"),
        ("\x1b[2J", "name_letter"),
        ("\ud800", "name_letter"),
        ("..", "name_form"),
        (".hidden", "name_form"),
        ("-rf", "name_form"),
        (" a", "name_form"),
        ("a ", "name_form"),
        ("a.", "name_form"),
        ("CON", "name_form"),
        ("nul.old", "name_form"),
    ],
)
def test_a_name_that_some_system_would_choke_on_is_refused(tmp_path: Path, name: str, id: str) -> None:
    save = saved_game(tmp_path)
    with pytest.raises(SaveFault) as caught:
        rename(save, name)
    assert caught.value.id == f"store.fault.{id}"
    assert files(tmp_path) == [save]


def test_the_longest_name_fits_the_file_system(tmp_path: Path) -> None:
    renamed = rename(saved_game(tmp_path), "å" * 40)
    assert os.fsencode(renamed.name).endswith(b".json")
    assert [entry.name for entry in list_saves(tmp_path)] == ["å" * 40]


def test_deleting_what_has_gone_is_no_error(tmp_path: Path) -> None:
    delete(tmp_path / "gone.json")
    assert files(tmp_path) == []


def test_the_game_to_go_on_with_is_found_without_reading_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = saved_game(tmp_path, moves=25)
    going = [saved_game(tmp_path, moves=n) for n in (1, 2, 3)]
    os.utime(going[0], (2_000_000_000, 2_000_000_000))
    os.utime(finished, (2_000_000_001, 2_000_000_001))
    latest, count = listing.latest_going(tmp_path)
    assert latest is not None
    assert (latest.path, count) == (going[2], 4), "by what the file says"
    monkeypatch.setattr(listing, "_MANY", 2)
    listing._KNOWN.clear()
    read: list[Path] = []
    entry = listing._entry

    def counted(path: Path) -> listing.SaveEntry | None:
        read.append(path)
        return entry(path)

    monkeypatch.setattr(listing, "_entry", counted)
    latest, count = listing.latest_going(tmp_path)
    assert latest is not None
    assert (latest.path, count) == (going[0], 4), "by when the files were written"
    assert len(read) == 2
    assert listing.latest_going(tmp_path / "nowhere") == (None, 0)
