"""Pokerpatiens from outside: killed and resumed, told to end, sent to the shell and back."""

from __future__ import annotations

import random
import signal
from pathlib import Path
from typing import Any

import pytest

from kortspel.store.load import load
from tests.bench._terminal import Terminal

DEAL = "K7Q2-M9PD"
ENTER = b"\r"
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
LEFT_ALTERNATE_SCREEN = b"\x1b[?1049l"
CURSOR_SHOWN = b"\x1b[?25h"
MOUSE_OFF = b"\x1b[?1000l"
WORDS = {"sv": ("Nästa kort", "Ny giv"), "nb": ("Neste kort", "Ny giv"), "en": ("Next card", "New deal")}


def begun(folder: Path, language: str = "sv", size: tuple[int, int] = (80, 24)) -> Terminal:
    terminal = Terminal("kortspel", "--lang", language, "--saves", str(folder), "--deal", DEAL, size=size)
    terminal.wait_for(b"Start")
    terminal.settle()
    terminal.press(ENTER)
    terminal.wait_for(WORDS[language][0].encode())
    terminal.settle()
    return terminal


def save_in(folder: Path) -> Path:
    return next(folder.glob("pokerpatiens-*.json"))


def game_in(folder: Path) -> Any:
    return load(save_in(folder)).state


def lay(terminal: Terminal, folder: Path, cell: str) -> None:
    laid = len(game_in(folder).grids[0].places)
    terminal.press(cell.encode())
    for _ in range(100):
        if len(game_in(folder).grids[0].places) > laid:
            return
        terminal.read(0.05)
    raise AssertionError(f"{cell} was not laid")


@pytest.mark.parametrize("seed", range(2))
def test_killed_after_any_card_it_goes_on_at_that_card(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    cells = rng.sample(CELLS, 25)
    laid = rng.randint(1, 24)
    with begun(tmp_path) as terminal:
        for cell in cells[:laid]:
            lay(terminal, tmp_path, cell)
        terminal.kill(signal.SIGKILL)
        assert terminal.wait() == -signal.SIGKILL
    before = game_in(tmp_path)
    with Terminal("kortspel", "--lang", "sv", "--saves", str(tmp_path), "--resume") as terminal:
        terminal.wait_for("Nästa kort".encode())
        terminal.wait_for(f"kort {laid + 1} av 25".encode())
        terminal.settle()
        assert game_in(tmp_path) == before
        lay(terminal, tmp_path, cells[laid])
        after = game_in(tmp_path)
    assert after.decks == before.decks
    assert len(after.grids[0].places) == laid + 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_told_to_end_it_leaves_a_clean_terminal_and_a_whole_save(
    tmp_path: Path, number: signal.Signals
) -> None:
    with begun(tmp_path) as terminal:
        lay(terminal, tmp_path, "c3")
        mark = len(terminal.output)
        terminal.kill(number)
        assert terminal.wait() == 128 + number
        left = terminal.output[mark:]
    for code in (LEFT_ALTERNATE_SCREEN, CURSOR_SHOWN, MOUSE_OFF):
        assert code in left
    assert len(game_in(tmp_path).grids[0].places) == 1
    assert not list(tmp_path.glob(".*.lock"))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize("language", ["sv", "nb", "en"])
def test_a_whole_game(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with begun(tmp_path, language, size) as terminal:
        for cell in CELLS[:24]:
            lay(terminal, tmp_path, cell)
        mark = len(terminal.output)
        terminal.press(CELLS[24].encode())
        terminal.wait_for(WORDS[language][1][1:].encode(), after=mark)
        assert load(save_in(tmp_path)).header.summary.finished
