"""The program from outside: its language, the mouse, a terminal that is too small."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench._terminal import Terminal
from tests.black_box.test_patience import begun, game_in, save_in

ENTER, F1, F2, ESCAPE, QUIT = b"\r", b"\x1bOP", b"\x1bOQ", b"\x1b", b"\x11"
GAME_OF = {"sv": "atiens", "nb": "okerkabal", "en": "oker Squares"}
"""Pokerpatiens in the menu; its letter is written apart."""


def menu(folder: Path, *arguments: str, locale: str = "C.UTF-8") -> Terminal:
    return Terminal("kortspel", "--saves", str(folder), *arguments, env={"LANG": locale})


@pytest.mark.parametrize(
    ("locale", "language"), [("sv_SE.UTF-8", "sv"), ("nb_NO.UTF-8", "nb"), ("en_GB.UTF-8", "en")]
)
def test_the_first_screen_speaks_the_language_of_the_system(
    tmp_path: Path, locale: str, language: str
) -> None:
    with menu(tmp_path, locale=locale) as terminal:
        terminal.wait_for(GAME_OF[language].encode())
        terminal.settle()
        terminal.press(QUIT)
        assert terminal.wait() == 0


def test_a_language_chosen_while_it_runs_is_remembered(tmp_path: Path) -> None:
    with menu(tmp_path, locale="sv_SE.UTF-8") as terminal:
        terminal.wait_for(GAME_OF["sv"].encode())
        terminal.settle()
        terminal.press(F2)
        terminal.wait_for(GAME_OF["nb"].encode())
        terminal.press(QUIT)
        assert terminal.wait() == 0
    with menu(tmp_path, locale="sv_SE.UTF-8") as terminal:
        terminal.wait_for(GAME_OF["nb"].encode())


def test_two_enters_start_a_standard_game(tmp_path: Path) -> None:
    with menu(tmp_path, "--lang", "sv") as terminal:
        terminal.wait_for(GAME_OF["sv"].encode())
        terminal.settle()
        terminal.press(ENTER)
        terminal.wait_for(b"Starta")
        terminal.settle()
        terminal.press(ENTER)
        terminal.wait_for("Nästa kort".encode())
    assert game_in(tmp_path).setup.table == "english"


def test_a_click_lays_the_card(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        # The upper left cell lies in columns 5 to 10, on lines 4 and 5.
        terminal.press(b"\x1b[<0;7;4M\x1b[<0;7;4m")
        terminal.wait_for(b"kort 2 av 25")
    assert game_in(tmp_path).grids[0].places == (0,)


def test_a_terminal_that_shrinks_asks_for_room_and_goes_on_when_it_grows(tmp_path: Path) -> None:
    with begun(tmp_path, size=(60, 20)) as terminal:
        for over in (b"", F1):
            terminal.press(over)
            terminal.settle()
            mark = len(terminal.output)
            terminal.resize(59, 20)
            terminal.wait_for("59 × 20".encode(), after=mark)
            terminal.press(b"c3")
            terminal.settle()
            mark = len(terminal.output)
            terminal.resize(60, 20)
            terminal.wait_for("Nästa kort".encode() if not over else b"Tangenter", after=mark)
            terminal.settle()
    assert game_in(tmp_path).grids[0].places == ()
    assert save_in(tmp_path).exists()
