"""A1: a key that is held down at a cover shows no hand and makes no move, in every game that people share."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any, Final

import pytest

from kortspel.games.base import Player
from kortspel.games.registry import GAMES, load
from kortspel.session import Session
from kortspel.store.load import load as load_save
from kortspel.text import Text
from kortspel.text.words import card_text
from tests.bench._terminal import Terminal
from tests.black_box.table import Table, named_in

TABLE_GAMES: Final = [game for game in GAMES if game != "patience"]
COVER: Final = "Tryck Enter när bara"
ON_THE_MENU: Final = {"10♠", "Kn♦", "D♣", "K♥", "E♠"}
"""Cards of its picture, which is there before the game opens."""
REPEAT: Final = 0.033
"""Seconds between two of a key that is held down."""
KEYS: Final = {"enter": b"\r", "space": b" ", "digit": b"1", "down": b"\x1b[B", "letter": b"g"}


def hold(terminal: Terminal, key: bytes, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        terminal.press(key)
        terminal.read(REPEAT)


def hidden_cards(game: str, state: Any) -> set[str]:
    """The cards in hands, but for those that also lie, or have lain, open."""
    hands = getattr(state, "hands", None) or state.deal.hands
    opened = set(re.findall(r'"([2-9TJQKA][cdhs])"', load(game).view(state, None).model_dump_json()))
    return {card_text(Text("sv"), card) for hand in hands for card in hand if card not in opened}


def prepared(folder: Path, game: str) -> tuple[int, set[str]]:
    """Saves a game of three people as ``held``, at a turn that has a hand: its moves, and the cards of the hands."""
    players = tuple(Player(name=name) for name in ("Anna", "Bo", "Carin"))
    with Session.new(game, load(game).setup(players=players, deal="K7Q2-M9PD"), folder, "held") as session:
        for _ in range(12):
            # To where a hand is held and its owner is asked: whatever goes before takes the first choice.
            if any(getattr(session.state, "hands", ()) or session.state.deal.hands):
                break
            choice = session.game.legal(session.state)[0]
            session.play(session.game.move(kind=choice.kind, **_least(choice)))
        cards = hidden_cards(game, session.state) - ON_THE_MENU
        assert len(cards) >= 8
        return len(session.moves), cards


def uncover(table: Table, cards: set[str]) -> None:
    """After a silence the key is the next player's: first what lies for all to see, then the cover, then the hand."""
    for _ in range(4):
        time.sleep(0.7)
        mark = len(table.terminal.output)
        table.terminal.press(b"\r")
        table.terminal.settle(0.3, 5.0)
        if named_in(table.written(mark), cards):
            return
    raise AssertionError("the hand is never shown")


def held(folder: Path, game: str, key: bytes, seconds: float) -> None:
    moves, cards = prepared(folder, game)
    with Terminal("kortspel", "--lang", "sv", "--saves", str(folder), "--resume", "held") as terminal:
        table = Table(terminal, folder, game)
        terminal.wait_for(b"Esc")
        terminal.settle(0.1, 2.0)
        hold(terminal, key, seconds)
        terminal.settle(0.1, 2.0)
        assert not named_in(table.written(0), cards)
        assert len(load_save(folder / "held.json").moves) == moves
        uncover(table, cards)
        assert COVER in table.written(0)


def _least(choice: Any) -> dict[str, Any]:
    """The first value of each field."""
    return {
        name: getattr(domain, "low", None) if hasattr(domain, "low") else domain.values[0]
        for name, domain in choice.fields.items()
    }


@pytest.mark.parametrize("game", TABLE_GAMES)
def test_a1_a_held_key_shows_no_hand(tmp_path: Path, game: str) -> None:
    held(tmp_path, game, b"\r", 2.0)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS.values(), ids=KEYS)
@pytest.mark.parametrize("game", TABLE_GAMES)
def test_a1_a_key_held_for_ten_seconds_shows_no_hand(tmp_path: Path, game: str, key: bytes) -> None:
    held(tmp_path, game, key, 10.0)


@pytest.mark.parametrize("game", TABLE_GAMES)
def test_i10_who_comes_back_from_the_shell_finds_the_hand_covered(tmp_path: Path, game: str) -> None:
    _, cards = prepared(tmp_path, game)
    words = (
        "tests.black_box.shell",
        "kortspel",
        "--lang",
        "sv",
        "--saves",
        str(tmp_path),
        "--resume",
        "held",
    )
    with Terminal(*words) as terminal:
        table = Table(terminal, tmp_path, game)
        terminal.wait_for(b"Esc")
        terminal.settle(0.1, 2.0)
        uncover(table, cards)
        mark = len(terminal.output)
        terminal.press(b"\x1a")
        terminal.wait_for(b"stopped", after=mark)
        mark = len(terminal.output)
        terminal.press(b"\n")
        terminal.wait_for(COVER.encode(), after=mark)
        terminal.settle(0.3, 5.0)
        assert not named_in(table.written(mark), cards)
