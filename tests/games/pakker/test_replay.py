"""A replay of every golden evening ends where the evening ended, and tells its whole story in every language."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from kortspel.cards import DECK
from kortspel.games.pakker import GAME
from kortspel.replay import Replay, export, talk
from kortspel.store.envelope import new_header
from kortspel.store.load import Loaded
from kortspel.text import LANGUAGES, Text
from kortspel.text.telling import told
from tests.games.pakker.table import Stack, Table, parse_move
from tests.games.pakker.test_golden import PLAYTHROUGHS

SHUFFLE = "kortspel.games.pakker.draft.shuffled"


class Recording(Stack):
    """A stack that keeps the decks it has given out."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[Any, ...]] = []

    def __call__(self, code: str, n: int, cards: Sequence[Any]) -> tuple[Any, ...]:
        order = super().__call__(code, n, cards)
        if tuple(cards) == DECK:
            self.given.append(order)
        return order


@pytest.fixture(params=PLAYTHROUGHS, ids=lambda path: path.stem)
def lines(request: pytest.FixtureRequest) -> list[str]:
    """A golden evening."""
    path: Path = request.param
    return path.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def recording() -> Recording:
    """The decks of the evening."""
    return Recording()


@pytest.fixture
def loaded(lines: list[str], recording: Recording, monkeypatch: pytest.MonkeyPatch) -> Loaded:
    """The evening played to its end, as if it had been loaded from a save."""
    monkeypatch.setattr(SHUFFLE, recording)
    table = Table(recording, **json.loads(next(line[6:] for line in lines if line.startswith("table "))))
    table.deals = table.tells = False
    first, moves = table.state, []
    for line in lines:
        if line.startswith("deck "):
            hands, _, stock = line[5:].partition(" / ")
            table.next_deck(*hands.split(" | "), stock=stock)
        elif line.startswith("> "):
            moves.append(parse_move(line[2:].rpartition(":")[2]))
            table.play(line[2:])
    return Loaded(new_header(GAME, table.setup, first), GAME, table.setup, tuple(moves), table.state)


@pytest.fixture
def stack(loaded: Loaded, recording: Recording, monkeypatch: pytest.MonkeyPatch) -> Stack:
    """A fresh stack for the replay, with the decks that the evening was played with."""
    stack = Stack()
    stack.decks = list(recording.given)
    monkeypatch.setattr(SHUFFLE, stack)
    return stack


def test_a_replay_ends_in_the_same_state(loaded: Loaded, stack: Stack) -> None:
    decks = len(stack.decks)
    replay = Replay(loaded)
    assert len(stack.decks) == decks - 1, "the first draw is made, no card of a pot is dealt"
    assert replay.steps == len(loaded.moves) > 20
    assert replay.state(replay.steps) == loaded.state
    assert stack.decks == [], "the replay dealt what the evening dealt"
    for step in (0, replay.steps // 2, replay.steps // 2 - 1):
        assert replay.view(step) == loaded.game.view(replay.state(step), None)


@pytest.mark.usefixtures("stack")
def test_every_step_is_told_in_every_language(loaded: Loaded) -> None:
    replay = Replay(loaded)
    events = [event for step in range(replay.steps + 1) for event in replay.events(step)]
    for language in LANGUAGES:
        text = Text(language)
        spoken = [line for line in talk(text, replay) if line]
        assert spoken == [told(text, event, replay.names) for event in events]
        words = export(text, replay)
        assert all(line in words for line in spoken)


@pytest.fixture
def greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Times of day are told as in Greenwich, as in the playthroughs."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.rule("PA-31")
@pytest.mark.usefixtures("stack", "greenwich")
def test_the_replay_tells_the_golden_story(loaded: Loaded, lines: list[str]) -> None:
    """What an onlooker hears is written in the playthrough, in the same order and once.

    How many cards were bought is told with the exchange and forgotten with the betting: no reason to begin anew.
    """
    story = iter(line.strip() for line in lines)
    spoken = [line for line in talk(Text("sv"), Replay(loaded), glyphs=False) if line]
    assert len(spoken) > 40
    for line in spoken:
        assert line in story, f"not told, or told out of turn: {line}"
