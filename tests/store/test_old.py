"""Saves of older programs go on: with their whole history, or from the state that they had reached.

Each file in ``old/<version>`` was written by the program of that format.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kortspel.games.base import Game
from kortspel.games.patience import GAME
from kortspel.session import Session
from kortspel.store import migrate
from kortspel.store.document import VERSION
from kortspel.store.faults import SaveFault
from kortspel.store.listing import list_saves
from kortspel.store.load import load
from kortspel.store.migrate import STEPS, Parts
from tests.store.games import edited, lay, saved_game, setup

OLD = Path(__file__).parent / "old"
FILES = sorted(OLD.glob("*/*.json"))


def test_every_version_has_a_step_and_an_old_file() -> None:
    assert sorted(STEPS) == list(range(VERSION))
    assert sorted(path.name for path in OLD.iterdir()) == [str(n) for n in range(VERSION)]


def played_on(session: Session, moves: int = 3) -> None:
    """So many more moves, each the first that is legal."""
    game: Game[Any, Any, Any, Any] = session.game
    for _ in range(moves):
        if session.outcome is not None:
            return
        choice = game.legal(session.state)[0]
        fields = {name: _first(domain) for name, domain in choice.fields.items()}
        session.play(game.move(kind=choice.kind, **fields))


def _first(domain: Any) -> Any:
    if hasattr(domain, "low"):
        return domain.low
    return domain.values[: domain.least] if hasattr(domain, "least") else domain.values[0]


@pytest.mark.parametrize("old", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_is_listed_loads_and_goes_on(old: Path, tmp_path: Path) -> None:
    save = tmp_path / old.name
    save.write_bytes(old.read_bytes())
    raw = json.loads(old.read_bytes())
    (entry,) = list_saves(tmp_path)
    assert (entry.fault, entry.game, entry.moves) == (None, raw["game"], len(raw["moves"]))
    with Session.resume(save) as session:
        assert save.read_bytes() == old.read_bytes()
        assert session.played == len(raw["moves"])
        assert (session.outcome is not None) == entry.finished
        assert [player.name for player in session.setup.players] == list(entry.players)
        assert session.setup.deal == raw["setup"]["deal"]
        played_on(session)
        before, played = session.state, session.played
    again = load(save)
    assert again.state == before
    assert len(again.moves) + (len(again.former.moves) if again.former else 0) == played
    if not entry.finished:
        written = json.loads(save.read_bytes())
        assert (written["version"], written["id"]) == (VERSION, again.header.id)
        assert written["moves"][: len(raw["moves"])] == raw["moves"], "history stays as it was written"


@pytest.fixture
def converted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the present version had come with other rules: in older saves Anna's cards 1 and 2 lie exchanged."""

    def exchanged(setup: dict[str, Any], state: dict[str, Any]) -> Parts:
        grid = state["grids"][0]
        first, second, *rest = grid["places"]
        return setup, {**state, "grids": [{**grid, "places": [second, first, *rest]}]}

    monkeypatch.setattr(
        "kortspel.store.load.conversion", lambda game, version: exchanged if version < VERSION else None
    )


def aged(save: Path) -> None:
    """Turn a save of today into one of the version before."""
    edited(save, lambda document: document.update(version=VERSION - 1))


@pytest.mark.usefixtures("converted")
def test_a_game_begun_under_older_rules_goes_on_from_the_converted_state(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=5)
    aged(save)
    with Session.resume(save) as session:
        assert session.state.grids[0].places == (1, 0, 2, 3, 4)
        assert (session.moves, session.played) == ([], 5)
        session.play(lay(7))
        assert session.seed.endswith(":6")
    with Session.resume(save) as session:
        assert session.state.grids[0].places == (1, 0, 2, 3, 4, 7)
        assert (session.moves, session.played) == ([lay(7)], 6)
        session.play(lay(8))
    document = json.loads(save.read_bytes())
    assert document["version"] == VERSION
    assert document["start"]["after"] == 5
    assert [move["cell"] for move in document["moves"]] == [0, 1, 2, 3, 4, 7, 8]
    assert list_saves(tmp_path)[0].moves == 7


@pytest.mark.usefixtures("converted")
@pytest.mark.parametrize(
    ("change", "id", "values"),
    [
        ({"after": 9}, "store.fault.field", {"field": "start"}),
        ({"after": -1}, "store.fault.field", {"field": "start.after"}),
        ({"after": 4}, "store.fault.move_refused", {"move": 5, "clause": "PP-2"}),
        ({"state": {}}, "store.fault.field", {"field": "start.state.setup"}),
    ],
)
def test_a_start_that_was_edited_is_a_fault(
    tmp_path: Path, change: dict[str, Any], id: str, values: dict[str, object]
) -> None:
    save = saved_game(tmp_path, moves=5)
    aged(save)
    with Session.resume(save) as session:
        session.play(lay(7))
    edited(save, lambda document: document["start"].update(change))
    with pytest.raises(SaveFault) as caught:
        load(save)
    assert (caught.value.id, caught.value.values) == (id, values)


@pytest.mark.usefixtures("converted")
def test_moves_after_the_start_are_verified(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=5)
    aged(save)
    with Session.resume(save) as session:
        session.play(lay(7))
    edited(save, lambda document: document["moves"][-1].update(cell=8))
    with pytest.raises(SaveFault) as caught:
        load(save)
    assert caught.value.id == "store.fault.state_differs"


@pytest.mark.parametrize("error", [KeyError("x"), TypeError(), ValueError(), IndexError(), AttributeError()])
def test_a_state_that_cannot_be_converted_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def broken(setup: dict[str, Any], state: dict[str, Any]) -> Parts:
        raise error

    module = SimpleNamespace(FROM={VERSION - 1: broken})
    monkeypatch.setattr(migrate, "find_spec", lambda name: name)
    monkeypatch.setattr(migrate, "import_module", lambda name: module)
    save = saved_game(tmp_path)
    aged(save)
    with pytest.raises(SaveFault) as caught:
        load(save)
    assert (caught.value.id, caught.value.values) == ("store.fault.field", {"field": "state"})


def test_a_game_whose_rules_are_as_they_were_keeps_its_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "kortspel.store.load.conversion",
        lambda game, version: None if version == VERSION else lambda *parts: parts,
    )
    save = saved_game(tmp_path, moves=5)
    aged(save)
    loaded = load(save)
    assert loaded.former is None
    assert loaded.moves == tuple(lay(cell) for cell in range(5))
    assert GAME.new(setup()) == loaded.game.new(loaded.setup)
