"""Files at the limits of what a file system is: no locks, links, long names, odd files, and memory."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kortspel.session import Session
from kortspel.store import atomic, lock
from kortspel.store.document import MOST_BYTES
from kortspel.store.faults import SaveFault
from kortspel.store.listing import copy, delete, entry_of, files_in, list_saves, rename
from kortspel.store.load import load, load_bytes
from kortspel.store.lock import Lock
from kortspel.store.settings import Settings
from tests.store.games import edited, files, lay, saved_game

POSIX = pytest.mark.skipif(os.name != "posix", reason="links and owners are POSIX")


# -- locks


@pytest.mark.parametrize(
    "number", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL]
)
def test_where_there_are_no_locks_games_are_saved_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """C2, A4"""

    def refuse(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(lock, "_take", refuse)
    save = saved_game(tmp_path, moves=3)
    with Session.resume(save) as session:
        session.play(lay(20))
        assert session.unsaved is None
    assert load(save).moves[-1] == lay(20)
    assert files(tmp_path) == [save]
    other = rename(save, "other")
    assert files(tmp_path) == [other]


# -- links


@POSIX
def test_a_save_that_is_a_link_is_written_where_it_leads(tmp_path: Path) -> None:
    """C3"""
    (tmp_path / "elsewhere").mkdir()
    save = saved_game(tmp_path / "elsewhere", moves=3)
    link = tmp_path / "link.json"
    link.symlink_to(save)
    with Session.resume(link) as session:
        session.play(lay(20))
        with pytest.raises(SaveFault) as caught:
            Session.resume(save)
        assert caught.value.id == "store.fault.in_use", "two names, one game, one lock"
    assert link.is_symlink()
    assert load(save).moves[-1] == lay(20)
    delete(link)
    assert load(save).moves[-1] == lay(20)


@POSIX
def test_settings_that_are_a_link_stay_one(tmp_path: Path) -> None:
    """C3"""
    target, link = tmp_path / "dotfiles.json", tmp_path / "settings.json"
    target.write_text("{}")
    link.symlink_to(target)
    Settings.load(link).change(language="sv")
    assert link.is_symlink()
    assert json.loads(target.read_bytes())["language"] == "sv"


@POSIX
def test_what_a_link_leads_to_is_not_written_where_it_is_not_the_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C3"""
    target, link = tmp_path / "theirs", tmp_path / "link"
    target.write_bytes(b"theirs")
    link.symlink_to(target)
    monkeypatch.setattr(os, "geteuid", lambda: target.stat().st_uid + 1)
    atomic.write(link, b"mine")
    assert (target.read_bytes(), link.read_bytes(), link.is_symlink()) == (b"theirs", b"mine", False)


@POSIX
def test_a_planted_temporary_link_is_not_followed(tmp_path: Path) -> None:
    """I10"""
    victim, file = tmp_path / "victim", tmp_path / "file"
    victim.write_bytes(b"precious")
    atomic.beside(file, f"{atomic._PROGRAM}.tmp").symlink_to(victim)
    (tmp_path / ".file.tmp").symlink_to(victim)
    atomic.write(file, b"data")
    assert (victim.read_bytes(), file.read_bytes()) == (b"precious", b"data")


@POSIX
def test_a_link_to_itself_hides_no_save_and_stops_nothing(tmp_path: Path) -> None:
    """I6"""
    save = saved_game(tmp_path)
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    os.mkfifo(tmp_path / "pipe.json")
    os.mkfifo(tmp_path / "settings")
    assert [entry.path for entry in list_saves(tmp_path)] == [save]
    with pytest.raises(SaveFault):
        load(tmp_path / "loop.json")
    assert Settings.load(tmp_path / "settings").language is None
    with Lock(tmp_path / "loop.json"), pytest.raises(SaveFault):
        copy(save, "loop")


def test_two_programs_have_temporary_files_of_their_own(tmp_path: Path) -> None:
    """I10"""
    program = "import sys; from kortspel.store import atomic; print(atomic._PROGRAM)"
    found = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(found) == 2


# -- names


@pytest.mark.parametrize("length", [1, 200, 238, 239, 240, 244, 250, 255])
def test_a_save_opens_and_is_saved_under_the_longest_name_there_can_be(tmp_path: Path, length: int) -> None:
    """C5"""
    save = saved_game(tmp_path, moves=3)
    name = "å" * ((length - 5) // 2) + "x" * ((length - 5) % 2) + ".json"
    long = save.rename(tmp_path / name) if length > 5 else save.rename(tmp_path / "x.json")
    with Session.resume(long) as session:
        session.play(lay(20))
        assert session.unsaved is None
        with pytest.raises(SaveFault):
            Session.resume(long)
    assert load(long).moves[-1] == lay(20)
    assert files(tmp_path) == [long]


# -- odd contents


@pytest.mark.parametrize(
    "change",
    [
        {"players": [[5]]}, {"players": 5}, {"players": [None]}, {"scores": [[1]]}, {"scores": 7}, {"moves": []},
        {"moves": "1e999"}, {"players": {"a": 1}},
    ],
)  # fmt: skip
def test_an_odd_summary_is_a_fault_of_that_save_alone(tmp_path: Path, change: dict[str, Any]) -> None:
    """I6"""
    save, good = saved_game(tmp_path), saved_game(tmp_path)
    header, rest = save.read_bytes().split(b"\n", 1)
    document = json.loads(header.rstrip(b",") + b"}")
    document["summary"].update(change)
    save.write_bytes(json.dumps(document).encode()[:-1] + b",\n" + rest)
    faults = {entry.path: entry.fault is not None for entry in list_saves(tmp_path)}
    assert faults[good] is False
    if change != {"players": {"a": 1}}:
        assert faults[save]
    with pytest.raises(SaveFault):
        load(save)


@pytest.mark.parametrize("changed", ["game", "saved"])
@pytest.mark.parametrize("value", [5, None, [], {}, "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+00:00"])
def test_an_odd_header_is_a_fault_of_that_save_alone(tmp_path: Path, changed: str, value: object) -> None:
    save, good = saved_game(tmp_path), saved_game(tmp_path)
    edited(save, lambda document: document.update({changed: value}))
    assert good in [entry.path for entry in list_saves(tmp_path) if entry.fault is None]


def test_a_file_that_is_as_it_was_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """I7"""
    save = saved_game(tmp_path)
    (tmp_path / "odd.json").write_bytes(b"x" * 100_000)
    first = list_saves(tmp_path)
    with monkeypatch.context() as context:
        context.setattr(Path, "open", lambda *_: pytest.fail("read again"))
        context.setattr(Path, "read_bytes", lambda *_: pytest.fail("read again"))
        assert list_saves(tmp_path) == first
    edited(save, lambda document: document["summary"].update(players=["Åsa"]))
    (found,) = [entry for file in files_in(tmp_path) if (entry := entry_of(file)) and entry.path == save]
    assert found.players == ("Åsa",)


BULK = [
    b'"moves":[' + b"1," * 500_000 + b"1]",
    b'"moves":[' + b"{}," * 300_000 + b"{}]",
    b'"state":{' + b",".join(b'"a%d":1' % n for n in range(150_000)) + b"}",
    b'"setup":{' + b",".join(b'"a%d":1' % n for n in range(150_000)) + b"}",
    b'"summary":{"players":[' + b"1," * 500_000 + b"1]}",
    b'"start":{"after":0,"state":{"events":[' + b"1," * 500_000 + b"1]}}",
]


@pytest.mark.skipif(sys.platform != "linux", reason="counts memory as Linux does")
@pytest.mark.parametrize("part", BULK, ids=lambda part: part[:12].decode())
def test_a_small_file_takes_little_memory(tmp_path: Path, part: bytes) -> None:
    """I7: a megabyte of what is no move took 591 MB."""
    save = saved_game(tmp_path)
    document = json.loads(save.read_bytes())
    bulk = json.loads(b"{" + part + b"}")
    (tmp_path / "bulk.json").write_text(json.dumps({**document, **bulk}), encoding="utf-8")
    program = (
        "import sys, resource; from pathlib import Path; from kortspel.store.load import load\n"
        "from kortspel.store.faults import SaveFault\n"
        "load(Path(sys.argv[1]))\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try: load(Path(sys.argv[2]))\n"
        "except SaveFault as fault: print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, fault.id)"
    )
    words = [sys.executable, "-c", program, str(save), str(tmp_path / "bulk.json")]
    grown, fault = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
    assert fault.startswith("store.fault.")
    assert int(grown) < 150_000, "kilobytes"


def test_a_file_larger_than_any_game_is_not_read() -> None:
    assert MOST_BYTES <= 4 * 1024 * 1024


# -- anything at all


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("language", "four_colours", "pace", "theme", "choices", "x")


@settings(max_examples=150, deadline=None)
@given(
    data=st.binary(max_size=300)
    | st.dictionaries(st.sampled_from(FIELDS), JSON).map(lambda d: json.dumps(d).encode())
)
def test_any_settings_load(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    """C1"""
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_bytes(data)
    loaded = Settings.load(path)
    loaded.choices_of("patience")
    loaded.remember("patience", {"table": "american"})
    again = Settings.load(path)
    assert again.choices_of("patience") == {"table": "american"}
    assert again.notice is None


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=300))
def test_any_bytes_are_no_save_and_no_traceback(data: bytes) -> None:
    with pytest.raises(SaveFault):
        load_bytes(data)


@settings(max_examples=150, deadline=None)
@given(
    field=st.sampled_from(("version", "id", "created", "summary", "setup", "start", "moves", "state")),
    value=JSON,
)
def test_any_value_in_a_field_is_a_fault_or_nothing(
    tmp_path_factory: pytest.TempPathFactory, field: str, value: object
) -> None:
    folder = tmp_path_factory.mktemp("any")
    save = saved_game(folder, moves=2)
    edited(save, lambda document: document.update({field: value}))
    list_saves(folder)
    try:
        loaded = load(save)
    except SaveFault:
        return
    assert len(loaded.moves) == 2
