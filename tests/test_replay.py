"""A replay ends where the game ended, goes back and forth, and tells nobody more than they may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from kortspel.cards import DECK
from kortspel.games import registry
from kortspel.games.base import Player
from kortspel.replay import Replay, export, grid_lines, hand_lines, talk
from kortspel.session import Session
from kortspel.store.envelope import new_header
from kortspel.store.load import Loaded, load
from kortspel.text import LANGUAGES, Language, Text
from tests.store.games import lay, setup
from tests.store.test_old import FILES

GAMES = Path(__file__).parent / "games"
GOLDEN = [
    path
    for path in sorted(GAMES.rglob("golden*.txt"))
    if path.parent.name in registry.GAMES and path.read_text(encoding="utf-8").startswith("setup {")
]


def golden(path: Path) -> Loaded:
    """The playthrough as if it had been loaded from a save."""
    game = registry.load(path.parent.name)
    lines = path.read_text(encoding="utf-8").splitlines()
    options = game.setup.model_validate_json(next(line for line in lines if line.startswith("setup "))[6:])
    moves = tuple(game.moves.validate_json(line[5:]) for line in lines if line.startswith("move "))
    state = first = game.new(options)
    for move in moves:
        state = game.apply(state, move)
    return Loaded(new_header(game, options, first), game, options, moves, state)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_replay_of_every_playthrough_ends_in_the_same_state(path: Path) -> None:
    loaded = golden(path)
    replay = Replay(loaded)
    assert replay.state(replay.steps) == loaded.state
    assert replay.state(0) == loaded.game.new(loaded.setup)
    for step in (replay.steps, 0, replay.steps // 2, replay.steps // 2 - 1):
        assert replay.view(step) == loaded.game.view(replay.state(step), None)


def test_there_are_playthroughs_to_replay() -> None:
    assert {path.parent.name for path in GOLDEN} >= {"patience", "poangpoker"}


@pytest.mark.parametrize("old", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_save_is_told_in_every_language(old: Path, language: Language) -> None:
    loaded = load(old)
    words = export(Text(language), Replay(loaded))
    assert words.endswith("\n")
    for player in loaded.setup.players:
        assert player.name in words


def evening(folder: Path, game: str, moves: int, people: int = 1) -> Path:
    """An evening of three, the first of them people, as far as so many moves."""
    players = tuple(
        Player(name=name, level="human" if n < people else "medium")
        for n, name in enumerate(("Anna", "Bo", "Carin"))
    )
    with Session.new(game, registry.load(game).setup(players=players, deal="K7Q2-M9PD"), folder) as session:
        for _ in range(moves):
            if session.outcome is None:
                session.play(session.bot_move())
        return session.path


def cards_in(words: str, text: Text) -> set[str]:
    from kortspel.text.words import card_text

    return {
        card for card in DECK if card_text(text, card) in words.replace("\N{NO-BREAK SPACE}", " ").split()
    }


@pytest.mark.parametrize("game", ["pakker", "poangpoker"])
def test_of_a_running_game_nobody_is_shown_more_than_they_may_know(tmp_path: Path, game: str) -> None:
    loaded = load(evening(tmp_path, game, 30))
    text = Text("sv")
    for viewer in (0, None):
        replay = Replay(loaded, viewer)
        assert not replay.finished
        for step in range(replay.steps + 1):
            assert set(replay.hands(step)) <= ({0} if viewer == 0 else set())
            assert replay.view(step, 1) == loaded.game.view(replay.state(step), viewer)
        words = export(text, replay)
        assert loaded.setup.deal not in words, "the code would tell every card"


def test_of_a_finished_game_every_hand_may_be_seen(tmp_path: Path) -> None:
    loaded = load(evening(tmp_path, "poangpoker", 5000))
    replay = Replay(loaded, 0)
    assert replay.finished
    assert len(hand_lines(Text("en"), replay, 0)) == 3
    assert set(replay.hands(0)) == {0, 1, 2}
    assert loaded.setup.deal in export(Text("en"), replay)


@pytest.mark.parametrize("game", ["pakker", "poangpoker"])
def test_the_talk_is_whole_and_falls_into_pots_or_deals(tmp_path: Path, game: str) -> None:
    loaded = load(evening(tmp_path, game, 120))
    replay = Replay(loaded)
    events = [event for step in range(replay.steps + 1) for event in replay.events(step)]
    spoken = list(talk(Text("en"), replay))
    assert len(spoken) - spoken.count("") == len(events)
    units = [step for step in range(replay.steps) if replay.begins_unit(step)]
    assert len(units) > 2
    step, seen = 0, [0]
    while (step := replay.next_unit(step)) < replay.steps:
        seen.append(step)
    assert seen == units
    for later, earlier in zip(reversed(units[1:]), reversed(units[:-1]), strict=True):
        assert replay.last_unit(later) == earlier


def test_a_grid_is_a_picture_in_text(tmp_path: Path) -> None:
    with Session.new("patience", setup(), tmp_path) as session:
        for cell in range(7):
            session.play(lay(cell))
    replay = Replay(load(session.path), 0)
    lines = grid_lines(Text("en"), replay.view(7), 0)
    assert len(lines) == 7
    assert sum(line.count("–") for line in lines[1:6]) >= 18
    assert grid_lines(Text("en"), replay.view(3), 0) != lines
    assert session.setup.deal not in export(Text("en"), replay), "the cards to come are nobody's yet"
