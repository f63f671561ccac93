"""Whatever comes from the terminal, and whatever becomes of it: B1, B2, B8, B10, B12, I3, I8, I10."""

from __future__ import annotations

import os
import random
import signal
import stat
import termios
import time
from pathlib import Path

import pytest

from tests.bench._terminal import Terminal
from tests.black_box.test_patience import CURSOR_SHOWN, LEFT_ALTERNATE_SCREEN, MOUSE_OFF, begun, game_in, lay

ENTER, ESCAPE, F2, QUIT, SUSPEND = b"\r", b"\x1b", b"\x1bOQ", b"\x11", b"\x1a"
CARDS = ("Kn♠", "Qs", "K7Q2", "M9PD")


def menu(folder: Path, env: dict[str, str] | None = None) -> Terminal:
    return Terminal("kortspel", "--lang", "sv", "--saves", str(folder), env=env)


def at_the_menu(terminal: Terminal) -> None:
    terminal.wait_for(b"atiens")
    terminal.settle()


def lives(terminal: Terminal) -> None:
    """The program still does what a key asks."""
    terminal.settle(0.12, 20)
    # Out of a sequence that may have begun, and of whatever a byte has opened.
    for key in (ESCAPE, ESCAPE, ESCAPE, ESCAPE):
        terminal.press(key)
        terminal.settle(0.12, 5)
    mark = len(terminal.output)
    terminal.press(F2)
    terminal.wait_for(b"\x1b[?2026l", after=mark)


def mouse_reports(rng: random.Random, number: int) -> bytes:
    """Random reports as of old (three bytes), as SGR has them, and as urxvt."""
    reports = b""
    for _ in range(number):
        button, x, y = rng.randrange(256), rng.randrange(300), rng.randrange(300)
        reports += rng.choice(
            (
                b"\x1b[M" + bytes((rng.randrange(32, 256), rng.randrange(33, 256), rng.randrange(33, 256))),
                f"\x1b[<{button};{x};{y}{rng.choice('Mm')}".encode(),
                f"\x1b[{button};{x};{y}M".encode(),
            )
        )
    return reports


def harmless(data: bytes) -> bytes:
    """Without the keys that leave the program, as they should, or send it to the shell."""
    return data.translate(None, b"\x03\x11\x1a")


def test_b1_every_byte_is_a_key_or_passed_over(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        for byte in range(256):
            terminal.press(harmless(bytes((byte,))))
        lives(terminal)
        terminal.press(QUIT)
        assert terminal.wait() == 0


@pytest.mark.parametrize("seed", range(2))
def test_b1_pairs_of_bytes_and_reports_of_the_mouse_end_nothing(tmp_path: Path, seed: int) -> None:
    storm(tmp_path, seed, 300)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_b1_a_hundred_thousand_pairs(tmp_path: Path, seed: int) -> None:
    storm(tmp_path, seed, 10_000)


def storm(folder: Path, seed: int, number: int) -> None:
    rng = random.Random(seed)
    with begun(folder) as terminal:
        for n in range(number):
            terminal.press(harmless(rng.randbytes(2)))
            if n % 10 == 0:
                terminal.press(mouse_reports(rng, 3))
            terminal.read(0.0)
        lives(terminal)
        terminal.press(QUIT)
        assert terminal.wait() == 0


def test_b1_numbers_beyond_all_bounds_are_no_keys(tmp_path: Path) -> None:
    with menu(tmp_path) as terminal:
        at_the_menu(terminal)
        for odd in (
            b"\x1b[1114112999;1u",
            b"\x1b[97;1:3u",
            b"\x1b[48;0;0;0;0t",
            b"\x1b[48;99999;99999;1;1t",
            b"\xc3\x28",
        ):
            terminal.press(odd)
        lives(terminal)


def test_b10_a_key_without_a_letter_between_two_halves_of_a_cell(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.press(b"a\x1b[57441;2u1")
        terminal.wait_for(b"kort 2 av 25")


@pytest.mark.parametrize("keys", [b"", b"a1b2c3d4"])
def test_b12_a_terminal_that_is_closed_ends_the_program_within_a_second(tmp_path: Path, keys: bytes) -> None:
    terminal = begun(tmp_path)
    terminal.press(keys)
    pid = terminal.pid
    os.close(terminal._handle)
    ended = time.monotonic()
    while not (found := os.waitpid(pid, os.WNOHANG))[0]:
        if time.monotonic() - ended > 5:
            os.kill(pid, signal.SIGKILL)
            raise AssertionError("the program goes on")
        time.sleep(0.01)
    assert os.waitstatus_to_exitcode(found[1]) == 128 + signal.SIGHUP
    assert not list(tmp_path.glob(".*.lock"))
    assert game_in(tmp_path)


def test_i3_a_terminal_that_takes_nothing_any_longer_does_not_hold_the_end_up(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        # Frames that nobody reads, until the terminal is full.
        for _ in range(400):
            terminal.press(F2)
        time.sleep(0.3)
        terminal.kill(signal.SIGTERM)
        ended = time.monotonic()
        while not (found := os.waitpid(terminal.pid, os.WNOHANG))[0]:
            assert time.monotonic() - ended < 5
            time.sleep(0.01)
        terminal.pid = 0
    assert os.waitstatus_to_exitcode(found[1]) == 128 + signal.SIGTERM


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_i8_signals_while_it_starts_leave_no_raw_terminal(tmp_path: Path, number: signal.Signals) -> None:
    """Sent as soon as the terminal is taken: at the first byte that the program writes."""
    with menu(tmp_path) as terminal:
        before = termios.tcgetattr(terminal._handle)
        while not terminal.output:
            terminal.read(5)
        terminal.kill(number)
        assert terminal.wait() == 128 + number
        assert termios.tcgetattr(terminal._handle)[3] == before[3]
        for code in (LEFT_ALTERNATE_SCREEN, CURSOR_SHOWN, MOUSE_OFF):
            assert code in terminal.output


def test_b2_where_no_shell_could_wake_it_ctrl_z_says_so_and_stays(tmp_path: Path) -> None:
    with menu(tmp_path) as terminal:
        at_the_menu(terminal)
        terminal.press(SUSPEND)
        terminal.wait_for("väcka kortspel".encode())
        terminal.settle()
        terminal.press(ENTER)
        lives(terminal)


def test_b2_keys_typed_while_it_sleeps_are_thrown_away(tmp_path: Path) -> None:
    words = ("tests.black_box.shell", "kortspel", "--lang", "sv", "--saves", str(tmp_path))
    with Terminal(*words, "--deal", "K7Q2-M9PD") as terminal:
        terminal.wait_for(b"Start")
        terminal.settle()
        terminal.press(ENTER)
        terminal.wait_for("Nästa kort".encode())
        terminal.settle()
        mark = len(terminal.output)
        terminal.press(SUSPEND)
        terminal.wait_for(LEFT_ALTERNATE_SCREEN, b"stopped", after=mark)
        mark = len(terminal.output)
        terminal.press(b"\nb2")
        terminal.wait_for("Nästa kort".encode(), after=mark)
        terminal.settle()
        assert game_in(tmp_path).grids[0].places == ()
        lay(terminal, tmp_path, "c3")
        terminal.press(QUIT)
        assert terminal.wait() == 0


def test_i10_stopped_and_sent_on_from_outside_it_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.kill(signal.SIGSTOP)
        time.sleep(0.1)
        mark = len(terminal.output)
        terminal.kill(signal.SIGCONT)
        terminal.wait_for("Nästa kort".encode(), after=mark)
        terminal.settle()
        lay(terminal, tmp_path, "c3")
        terminal.press(QUIT)
        assert terminal.wait() == 0
        assert termios.tcgetattr(terminal._handle)[3] & termios.ECHO


def test_b8_the_terminal_knows_its_size_better_than_the_environment(tmp_path: Path) -> None:
    with menu(tmp_path, env={"COLUMNS": "40", "LINES": "10"}) as terminal:
        at_the_menu(terminal)
        assert b"40 \xc3\x97 10" not in terminal.output


@pytest.mark.parametrize(
    "where",
    ["early", "compose", "action", "timer", "worker", "thread", "loop", "draw", "relabel", "import"],
)
def test_a3_whatever_fails_ends_in_words_with_a_report_and_no_card(tmp_path: Path, where: str) -> None:
    words = ("tests.black_box.failing", where, "--lang", "sv", "--saves", str(tmp_path))
    with Terminal(*words, env={"TMPDIR": str(tmp_path)}) as terminal:
        if where not in ("early", "compose"):
            at_the_menu(terminal)
            terminal.press(F2)
        assert terminal.wait() == 1
        text = terminal.output.decode()
        # The last words are in the language of the moment of the failure.
        assert "ValueError" in text or where == "import"
        if where == "import":
            assert "bytts ut" in text or "byttet ut" in text
        if where not in ("early",):
            assert LEFT_ALTERNATE_SCREEN.decode() in text or where == "compose"
        assert "Traceback" not in text
        report = next(tmp_path.glob("kortspel-report-*.txt"))
        assert str(report) in text.replace("\r\n", "")
        assert stat.S_IMODE(report.stat().st_mode) == 0o600
        for secret in (*CARDS, "no use for"):
            assert secret not in text
            assert secret not in report.read_text()
        assert termios.tcgetattr(terminal._handle)[3] & termios.ECHO


def test_a3_the_game_is_named_where_it_is_saved(tmp_path: Path) -> None:
    words = ("tests.black_box.failing", "action", "--lang", "sv", "--saves", str(tmp_path))
    with Terminal(*words, "--deal", "K7Q2-M9PD") as terminal:
        terminal.wait_for(b"Start")
        terminal.settle()
        terminal.press(ENTER)
        terminal.wait_for("Nästa kort".encode())
        terminal.settle()
        mark = len(terminal.output)
        terminal.press(F2)
        assert terminal.wait() == 1
        assert "sparat som pokerpatiens-" in terminal.output[mark:].decode().replace("\r\n", "")
    assert not list(tmp_path.glob(".*.lock"))
