"""Files that load, and what is said of those that do not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kortspel.games import registry
from kortspel.games.base import Message, Player, Value
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.session import Session
from kortspel.store.document import FORMAT, MOST_BYTES, VERSION
from kortspel.store.faults import SaveFault
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from kortspel.text import LANGUAGES, Language, Text, messages
from kortspel.text.telling import told
from tests.store.games import DEAL, edited, lay, replayed, saved_game, setup

OLD = Path(__file__).parent / "old"


def fault_in(save: Path) -> SaveFault:
    """The fault of a file that must not load, and must not change."""
    before = save.read_bytes()
    with pytest.raises(SaveFault) as caught:
        load(save)
    with pytest.raises(SaveFault):
        Session.resume(save)
    assert save.read_bytes() == before
    return caught.value


def test_a_save_loads_to_the_state_that_was_left(tmp_path: Path) -> None:
    loaded = load(saved_game(tmp_path, moves=7))
    assert loaded.game.id == "patience"
    assert loaded.moves == tuple(lay(cell) for cell in range(7))
    assert loaded.state == replayed(setup(), list(loaded.moves))
    assert loaded.header.created <= loaded.header.saved


def test_a_save_that_an_editor_laid_out_anew_still_loads(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: None)
    assert len(load(save).moves) == 7
    assert list_saves(tmp_path)[0].moves == 7


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(SaveFault) as caught:
        load(tmp_path / "gone.json")
    assert (caught.value.id, caught.value.values) == ("store.fault.missing", {"name": "gone.json"})
    with pytest.raises(SaveFault):
        Session.resume(tmp_path / "gone.json")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", [Path(), Path("/dev/zero")])
def test_what_is_no_file_is_no_save(path: Path) -> None:
    if path.exists():
        with pytest.raises(SaveFault) as caught:
            load(path)
        assert caught.value.id == "store.fault.foreign"


def test_a_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = saved_game(tmp_path)

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(SaveFault) as caught:
        load(save)
    assert (caught.value.id, caught.value.values) == (
        "store.fault.unreadable",
        {"reason": 13},
    )


@pytest.mark.parametrize("content", [b"", b"\n \n", b"\0" * 512])
def test_an_empty_file(tmp_path: Path, content: bytes) -> None:
    save = saved_game(tmp_path)
    save.write_bytes(content)
    assert fault_in(save).id == "store.fault.empty"


def test_a_file_cut_off_anywhere(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=3)
    whole = save.read_bytes()
    assert whole.endswith(b"}}\n")
    for length in range(1, len(whole) - 1):
        save.write_bytes(whole[:length])
        with pytest.raises(SaveFault) as caught:
            load(save)
        assert caught.value.id == "store.fault.truncated", whole[:length]


@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary",
        b"[1, 2, 3]",
        b'{"name": "package", "version": "1.0.0"}',
        b"\x89PNG\r\n\x1a\n",
        b"17",
        b"[" * 100_000,
        b"\xff" * 40,
    ],
)
def test_a_foreign_file(tmp_path: Path, content: bytes) -> None:
    save = saved_game(tmp_path)
    save.write_bytes(content)
    assert fault_in(save).id == "store.fault.foreign"


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    with save.open("r+b") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(SaveFault) as caught:
        load(save)
    assert caught.value.id == "store.fault.foreign"
    assert list_saves(tmp_path)[0].fault is not None


@pytest.mark.parametrize(
    ("old", "new"), [(b'"moves":[', b'"moves":[,'), (b'"state":{', b'"state":{\xff\xfe')]
)
def test_a_damaged_file_names_the_line(tmp_path: Path, old: bytes, new: bytes) -> None:
    save = saved_game(tmp_path, moves=3)
    content = save.read_bytes()
    save.write_bytes(content.replace(old, new))
    fault = fault_in(save)
    line = content[: content.index(old)].count(b"\n") + 1
    assert (fault.id, fault.values) == ("store.fault.damaged", {"line": line})


def test_a_newer_version_says_so(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document.update(version=VERSION + 1, app="9.1", plan="unheard of"))
    fault = fault_in(save)
    assert fault.id == "store.fault.newer"
    assert fault.values == {"found": VERSION + 1, "known": VERSION, "app": "9.1"}


def test_a_card_twice_is_named(tmp_path: Path) -> None:
    save = saved_game(tmp_path)

    def double(document: dict[str, Any]) -> None:
        deck = document["state"]["decks"][0]
        deck[3] = "Jh" if deck[3] != "Jh" else "Qh"

    edited(save, double)
    fault = fault_in(save)
    assert fault.id == "store.fault.card_twice"
    assert fault.values["card"] in ("Jh", "Qh")
    assert "Kn♥" in told(Text("sv"), Message(message=fault.id, values={"card": "Jh"}))


def set_at(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "id", "values"),
    [
        (set_at("game", value="bridge"), "store.fault.unknown_game", {"game": "bridge"}),
        (set_at("game", value="../os"), "store.fault.unknown_game", {"game": "../os"}),
        (set_at("version", value="1"), "store.fault.field", {"field": "version"}),
        (set_at("version", value=True), "store.fault.field", {"field": "version"}),
        (set_at("id", value="../../etc"), "store.fault.field", {"field": "id"}),
        (set_at("saved", value="soon"), "store.fault.field", {"field": "saved"}),
        (set_at("extra", value=1), "store.fault.field", {"field": "extra"}),
        (set_at("setup", "table", value="french"), "store.fault.field", {"field": "setup.table"}),
        (set_at("setup", "royal50", value=1), "store.fault.field", {"field": "setup.royal50"}),
        (
            set_at("setup", "players", 0, "name", value="\x1b[2J"),
            "store.fault.field",
            {"field": "setup.players.0.name"},
        ),
        (set_at("setup", "flush16", value=True), "store.fault.field", {"field": "setup"}),
        (set_at("moves", value={}), "store.fault.field", {"field": "moves"}),
        (set_at("moves", 2, value={"kind": "bribe"}), "store.fault.move_unknown", {"move": 3}),
        (set_at("moves", 2, "cell", value=25), "store.fault.move_unknown", {"move": 3}),
        (set_at("moves", 2, "cell", value=0), "store.fault.move_refused", {"move": 3, "clause": "PP-2"}),
        (set_at("moves", 2, "cell", value=20), "store.fault.state_differs", {"field": "grids.0.places.2"}),
        (set_at("state", "practice", value=True), "store.fault.state_differs", {"field": "practice"}),
        (set_at("state", "practice", value=0), "store.fault.state_differs", {"field": "practice"}),
        (set_at("state", "luck", value=7), "store.fault.state_differs", {"field": "luck"}),
        (set_at("state", value={}), "store.fault.state_differs", {"field": "setup"}),
        (set_at("setup", "deal", value="K7Q2-M9PE"), "store.fault.state_differs", {"field": "setup.deal"}),
        (set_at("summary", "moves", value=9), "store.fault.state_differs", {"field": "summary"}),
        (set_at("summary", "finished", value=True), "store.fault.state_differs", {"field": "summary"}),
    ],
)
def test_an_edited_file(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], id: str, values: dict[str, object]
) -> None:
    save = saved_game(tmp_path)
    edited(save, change)
    fault = fault_in(save)
    assert (fault.id, fault.values) == (id, values)


def test_a_move_taken_out_is_noticed(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document["moves"].pop())
    assert fault_in(save).id == "store.fault.state_differs"


def test_one_point_more_is_noticed(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=25)

    def better(document: dict[str, Any]) -> None:
        scores = document["summary"]["scores"]
        scores[0] = str(int(scores[0]) + 1)

    edited(save, better)
    fault = fault_in(save)
    assert (fault.id, fault.values) == ("store.fault.state_differs", {"field": "summary"})


def test_what_a_file_says_cannot_reach_the_terminal_as_control_codes(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document.update(game="\x1b[2J" + "x" * 500))
    shown = str(fault_in(save).values["game"])
    assert shown.startswith("?[2Jxx")
    assert len(shown) == 200


def test_half_a_letter_is_damage_and_a_whole_one_is_not(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document.update(app="\U0001f0a1"))
    assert "\\ud83c\\udca1" in save.read_text(encoding="utf-8")
    assert load(save).header.app == "\U0001f0a1"
    edited(save, lambda document: document.update(app="\ud83c"))
    fault = fault_in(save)
    assert (fault.id, fault.values) == ("store.fault.damaged", {"line": 4})


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_has_a_sentence_of_its_own(language: Language) -> None:
    text = Text(language)
    values: dict[str, Value] = {
        "name": "a", "reason": 13, "line": 1, "app": "2", "found": 2, "known": 1, "field": "c", "game": "d",
        "move": 3, "clause": "PP-2", "card": "Ts", "letter": "/", "most": 40,
    }  # fmt: skip
    ids = [id for id in messages(text.language, "store") if id.startswith("store.fault.")]
    sentences = {told(text, Message(message=id, values=values)) for id in ids}
    assert len(sentences) == len(ids) >= 15
    assert all(sentence.endswith(".") for sentence in sentences)


def test_a_fault_is_a_message_like_those_of_the_rules() -> None:
    message = SaveFault("store.fault.damaged", line=3).message
    assert (message.message, message.values) == ("store.fault.damaged", {"line": 3})


def test_a_save_of_version_0_loads_and_goes_on_as_one_of_today(tmp_path: Path) -> None:
    save = tmp_path / "old.json"
    save.write_bytes((OLD / "0" / "patience.json").read_bytes())
    assert json.loads(save.read_bytes())["version"] == 0
    entry = list_saves(tmp_path)[0]
    assert (entry.fault, entry.game, entry.players, entry.moves) == (None, "patience", ("Anna",), 3)
    with Session.resume(save) as session:
        assert session.moves == [lay(12), lay(7), lay(0)]
        assert json.loads(save.read_bytes())["version"] == 0
        session.play(lay(1))
        first_id = session._file.header.id
    assert json.loads(save.read_bytes())["version"] == VERSION
    assert len(load(save).moves) == 4
    assert load(OLD / "0" / "patience.json").header.id == first_id


def test_a_save_of_version_0_that_lacks_a_field_is_a_fault(tmp_path: Path) -> None:
    save = tmp_path / "old.json"
    save.write_bytes((OLD / "0" / "patience.json").read_bytes())
    edited(save, lambda document: document.pop("time"))
    assert fault_in(save).values == {"field": "time"}
    edited(save, lambda document: document.update(time="2026-11-01T18:00:00Z", setup=[]))
    assert fault_in(save).values == {"field": "setup"}


def test_the_header_line_is_what_a_list_needs(tmp_path: Path) -> None:
    first = saved_game(tmp_path).read_bytes().splitlines()[0]
    header = json.loads(first.rstrip(b",") + b"}")
    assert (header["format"], header["version"], header["game"]) == (FORMAT, VERSION, "patience")
    assert list(header) == ["format", "version", "app", "id", "game", "created", "saved", "summary"]
    assert header["game"] in registry.GAMES


def test_one_chip_more_is_noticed(tmp_path: Path) -> None:
    players = tuple(Player(name=name, level="medium") for name in ("Anna", "Bo", "Carin"))
    with Session.new("pakker", PakkerSetup(players=players, deal=DEAL), tmp_path) as session:
        for _ in range(40):
            session.play(session.bot_move())
        save = session.path
    assert load(save).state == session.state

    def richer(document: dict[str, Any]) -> None:
        document["state"]["bank"]["chips"][1] += 1

    edited(save, richer)
    fault = fault_in(save)
    assert (fault.id, fault.values) == ("store.fault.state_differs", {"field": "bank.chips.1"})
