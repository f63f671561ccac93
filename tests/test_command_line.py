"""The command ``kortspel`` from outside: what it prints, where, and with which exit code."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kortspel
from kortspel import __main__ as command
from kortspel.options import Options
from kortspel.paths import NoPlace, saves_folder
from kortspel.store.settings import Settings
from tests.store.games import DEAL, edited, files, saved_game


def run(*words: str | Path, folder: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the command with its streams in pipes; English unless said, the saves in the folder."""
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", **variables}
    if folder:
        environment["KORTSPEL_SAVES"] = str(folder)
    return subprocess.run(
        [sys.executable, "-m", "kortspel", *map(str, words)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment,
    )


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """The options of each app that would have been started, by ``main`` called here."""
    options: list[Options] = []

    def play(asked: Options) -> int:
        options.append(asked)
        return 0

    monkeypatch.setattr(command, "_play", play)
    monkeypatch.setattr(command, "_require_terminal", lambda: None)
    monkeypatch.setenv("KORTSPEL_SAVES", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return options


def test_version() -> None:
    found = run("--version")
    assert (found.returncode, found.stdout, found.stderr) == (0, f"kortspel {kortspel.__version__}\n", "")


def test_help_names_every_option_and_fits_a_terminal(tmp_path: Path) -> None:
    for language in ("sv", "nb", "en"):
        found = run("--lang", language, "--help", folder=Path("/tmp/games"))
        assert (found.returncode, found.stderr) == (0, "")
        for word in ("--lang", "--saves", "--resume", "--deal", "--ascii", "--help", "--version", "check"):
            assert f"  {word} " in found.stdout
        assert "/tmp/games" in found.stdout
        assert max(map(len, found.stdout.splitlines())) <= 80


def test_help_speaks_the_language_of_the_player(tmp_path: Path) -> None:
    assert run("-h", folder=tmp_path, LANG="sv_SE.UTF-8").stdout.startswith("Användning")
    assert run("-h", folder=tmp_path, LANG="nn_NO.UTF-8").stdout.startswith("Bruk")
    assert run("-h", folder=tmp_path, LANG="fi_FI.UTF-8").stdout.startswith("Usage")
    assert run("-h", "--lang=no", folder=tmp_path, LANG="sv_SE.UTF-8").stdout.startswith("Bruk")
    Settings.load(tmp_path / ".settings.json").change(language="sv")
    assert run("-h", folder=tmp_path).stdout.startswith("Användning")
    assert run("-h", "--lang", "en", folder=tmp_path).stdout.startswith("Usage")
    # A language that there was once, or nonsense, is no reason to stop.
    Settings.load(tmp_path / ".settings.json").change(language="tlh")
    assert run("-h", folder=tmp_path, LANG="nb_NO.UTF-8").stdout.startswith("Bruk")


def test_a_whole_save_is_good(tmp_path: Path) -> None:
    save = saved_game(tmp_path, moves=7)
    found = run("check", save)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout == f"{save}: intact. Poker Squares, Anna0, 7 moves.\n"
    assert run("--lang", "sv", "check", save).stdout == f"{save}: helt. Pokerpatiens, Anna0, 7 drag.\n"


def test_a_faulty_save_is_named_and_left_alone(tmp_path: Path) -> None:
    save = saved_game(tmp_path)
    edited(save, lambda document: document["state"]["decks"][0].__setitem__(0, "Jh"))
    before = save.read_bytes()
    found = run("check", save, "--lang", "sv")
    assert (found.returncode, found.stderr) == (1, "")
    assert found.stdout == f"{save}: Filen är ändrad: Kn♥ finns på mer än ett ställe.\n"
    assert save.read_bytes() == before
    assert files(tmp_path) == [save]


def test_checking_a_save_that_is_being_played_is_harmless(tmp_path: Path) -> None:
    from kortspel.session import Session

    with Session.resume(saved_game(tmp_path)) as session:
        assert command.main(["check", str(session.path)]) == 0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "no file"),
        (b"", "empty"),
        (b"Dear diary", "not a game"),
        (b'{"format":"kortspel","version":1,"app"', "cut off"),
        (b'{"format":"kortspel","version":99,"app":"9.1"}', "newer version of kortspel (9.1)"),
    ],
)
def test_each_fault_has_exit_code_1_and_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, words: str
) -> None:
    file = tmp_path / "some.json"
    if content is not None:
        file.write_bytes(content)
    assert command.main(["--lang", "en", "check", str(file)]) == 1
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--nonsense"], "There is no option --nonsense."),
        (["-x"], "There is no option -x."),
        (["--ascii=yes"], "--ascii takes no value."),
        (["bridge"], "What is bridge?"),
        (["--lang"], "A value must follow --lang."),
        (["--saves", "--ascii"], "A value must follow --saves."),
        (["--saves="], "A value must follow --saves."),
        (["--lang", "fi"], "fi is not a language here. Choose from sv, nb, en."),
        (["--lang="], " is not a language here."),
        (["--deal", "K7Q2"], "K7Q2 is not a deal code."),
        (["--deal", DEAL, "--resume"], "--resume, --deal, --daily and a game each open something else."),
        (["--daily", "pakker"], "--resume, --deal, --daily and a game each open something else."),
        (["--json"], "--json belongs to kortspel stats."),
        (["--resume"], "There is no unfinished game in"),
        (["--resume", "Sunday"], "There is no game called Sunday in"),
        (["check"], "check must be followed by one file"),
        (["check", "a", "b"], "check must be followed by one file"),
        (["--resume", "a", "b"], "What is b?"),
        (["--", "--ascii"], "What is --ascii?"),
    ],
)
def test_a_bad_command_line_gets_one_sentence_and_exit_code_2(
    started: list[Options], capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert command.main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(sentence)
    assert output.err.count("\n") == 1
    assert started == []


def test_errors_speak_the_language_of_the_player(tmp_path: Path) -> None:
    found = run("--lang", "sv", "--deal", "inte en kod", folder=tmp_path)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr == "inte en kod är ingen givkod. En givkod har åtta tecken, som K7Q2-M9PD.\n"


def test_words_that_are_no_text_or_cannot_be_shown_are_no_traceback(tmp_path: Path) -> None:
    latin = {"LANG": "en_GB.ISO-8859-1", "PYTHONIOENCODING": "ascii:strict", "PYTHONUTF8": "0"}
    for words in (
        ["--lang", "sv", "--deal", "åäö"],
        [os.fsdecode(b"--\xff\xfe")],
        ["--lang", "sv", "--help"],
    ):
        found = run(*words, folder=tmp_path, **latin)
        assert "Traceback" not in found.stderr
        assert found.returncode in (0, 2)
        assert found.stdout or found.stderr


def test_without_a_terminal_there_is_one_sentence(tmp_path: Path) -> None:
    found = run(folder=tmp_path / "saves")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("kortspel is played in a terminal.")
    assert found.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="TERM is for Unix")
@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_terminal_that_can_show_nothing_is_told_so(tmp_path: Path, term: str) -> None:
    import pexpect

    environment = {**os.environ, "TERM": term, "LANG": "en_GB.UTF-8", "KORTSPEL_SAVES": str(tmp_path)}
    child = pexpect.spawn(sys.executable, ["-m", "kortspel"], env=environment, encoding="utf-8", timeout=20)
    output = child.read()
    child.close()
    assert child.exitstatus == 2
    assert output.startswith(f"The terminal (TERM is {term or '–'}) cannot show the game.")
    assert "\x1b" not in output


def test_a_saves_folder_that_cannot_be_is_refused(
    tmp_path: Path,
    started: list[Options],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for folder in (file, file / "below"):
        assert command.main(["--saves", str(folder)]) == 2
        assert capsys.readouterr().err == f"{folder} is not a folder.\n"
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert command.main(["--saves", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"The folder {tmp_path} cannot be written to.")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert command.main(["--saves", str(tmp_path / "new")]) == 2
    assert "cannot be written to" in capsys.readouterr().err
    assert started == []


def test_options_reach_the_app(
    tmp_path: Path, started: list[Options], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    folder = tmp_path / "deep" / "saves"
    assert command.main(["--lang", "NB", "--saves", str(folder), "--deal", "k7q2m9pd", "--ascii"]) == 0
    assert command.main([]) == 0
    asked, plain = started
    assert asked == Options(
        folder=folder,
        settings_path=folder / ".settings.json",
        language="nb",
        deal=DEAL,
        ascii=True,
        encoding="ascii",
    )
    assert folder.is_dir()
    assert plain == Options(folder=tmp_path, settings_path=tmp_path / ".settings.json")


def test_a_terminal_that_is_not_unicode_gets_ascii(
    started: list[Options], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), encoding="iso-8859-1"))
    assert command.main([]) == 0
    assert started[0].ascii


def test_resume_goes_to_the_latest_unfinished_game(tmp_path: Path, started: list[Options]) -> None:
    latest = saved_game(tmp_path, moves=2)
    older = saved_game(tmp_path, moves=3)
    finished = saved_game(tmp_path, moves=25)
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"")
    edited(older, lambda document: document.update(saved="2021-01-01T00:00:00Z"))
    assert command.main(["--resume"]) == 0
    assert command.main(["--resume", older.stem]) == 0
    assert command.main([f"--resume={finished.name}"]) == 0
    assert command.main(["--resume", "broken", "--ascii"]) == 0
    assert [options.resume for options in started] == [latest, older, finished, broken]


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as gone:
        found = subprocess.run(
            [sys.executable, "-m", "kortspel", "--help"],
            stdout=gone,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
    assert found.stderr == ""
    assert found.returncode == 1


def test_the_menu_comes_without_pydantic_or_any_game() -> None:
    program = (
        "import sys, kortspel.__main__, kortspel.app\n"
        "print(sorted(name for name in sys.modules\n"
        "    if name in ('pydantic', 'argparse') or name.startswith('kortspel.games.p')\n"
        "    or name.startswith(('kortspel.bots', 'kortspel.coach', 'kortspel.session'))))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_a_process_spawned_by_the_command_stays_light() -> None:
    program = (
        "import sys, kortspel.__main__; print('textual' in sys.modules or 'kortspel.app' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "False\n"


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["--help", "--saves", "~nobody-of-that-name/x"]]
)
def test_c4_help_and_version_need_no_home(words: list[str]) -> None:
    found = run(*words, HOME="", KORTSPEL_SAVES="~nobody-of-that-name/x")
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout


@pytest.mark.parametrize("words", [[], ["--resume"], ["stats"]])
def test_c4_where_the_folder_cannot_be_known_it_is_said_in_words(words: list[str]) -> None:
    found = run(*words, "--saves", "~nobody-of-that-name/x", HOME="")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("There is no telling which folder ~nobody-of-that-name/x is")
    assert found.stderr.count("\n") == 1


def test_c4_a_home_that_platformdirs_cannot_find_is_no_folder_called_tilde(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share/kortspel"))

    def no_home(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "expanduser", no_home)
    monkeypatch.setattr("kortspel.paths._PACKAGE", Path("/nowhere/kortspel"))
    with pytest.raises(NoPlace):
        saves_folder()
