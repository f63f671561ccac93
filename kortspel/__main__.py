"""The command line. Whatever is heavy is imported where it is used, so that a spawned process stays light."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from kortspel import failure

if TYPE_CHECKING:
    from kortspel.arguments import Arguments
    from kortspel.options import Options
    from kortspel.text import Text

GOOD, FAULTY, BAD_USAGE = 0, 1, 2
"""The exit codes."""


def run() -> NoReturn:
    """The command ``kortspel``."""
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever read our words has gone; nothing may be written at the exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = FAULTY
    except Exception as error:
        _failed(error)
        code = FAULTY
    sys.exit(code)


def _failed(error: Exception) -> None:
    """Say what failed before the app had begun, or after it had ended."""
    with suppress(OSError):
        path = failure.report(error, None)
        try:
            sentences = failure.words(_text(sys.argv[1:]), error, path)
        except Exception:
            # Not even the catalogue is to be had.
            sentences = [f"kortspel failed ({type(error).__name__}).", *([] if path is None else [str(path)])]
        for sentence in sentences:
            _say(sentence, wrong=True)


def main(words: list[str]) -> int:
    """Do what the words of the command line ask for; the exit code."""
    from kortspel.arguments import UsageError, parse
    from kortspel.paths import NoPlace

    try:
        arguments = parse(words)
        if arguments.command == "play":
            return _play(_options(arguments))
        if arguments.command == "stats":
            return _stats(arguments, _text(words, arguments.saves))
    except UsageError as error:
        _say(_text(words)(error.id, **error.values), wrong=True)
        return BAD_USAGE
    except NoPlace as nowhere:
        _say(_text(words)("cli.bad.no_place", path=nowhere.path), wrong=True)
        return BAD_USAGE
    if arguments.command == "check":
        return _check(arguments.file, _text(words, arguments.saves))
    if arguments.command == "help":
        from kortspel.games.registry import GAMES
        from kortspel.paths import saves_folder
        from kortspel.text import languages

        try:
            folder = str(saves_folder(arguments.saves))
        except NoPlace:
            folder = "–"

        spoken = ", ".join(languages())
        _say(_text(words)("cli.help", games=", ".join(GAMES), folder=folder, languages=spoken))
    else:
        from kortspel import __version__

        _say(f"kortspel {__version__}")
    return GOOD


def _play(options: Options) -> int:
    from kortspel import ending
    from kortspel.app import KortspelApp

    # The terminal itself knows its size, whatever the environment says of another.
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)
    app = KortspelApp(options)
    ending.on_signals(app.end)
    code = app.run()
    ending.off_signals()
    for sentence in app.last_words():
        _say(sentence, wrong=True)
    if app.failure is not None:
        return FAULTY
    return app.return_code or GOOD if code is None else code


def _options(arguments: Arguments) -> Options:
    """The options of the app; ``UsageError`` where it could not run with them."""
    from kortspel.options import Options
    from kortspel.paths import saves_folder, settings_file

    folder = saves_folder(arguments.saves)
    _prepare(folder)
    options = Options(
        folder=folder,
        settings_path=settings_file(arguments.saves),
        language=arguments.language,
        resume=None if arguments.resume is None else _save_named(folder, arguments.resume),
        deal=arguments.deal,
        first=arguments.first,
        ascii=arguments.ascii or "utf" not in (sys.stderr.encoding or "").lower(),
        encoding="ascii" if arguments.ascii else sys.stderr.encoding or "ascii",
    )
    _require_terminal()
    return options


def _prepare(folder: Path) -> None:
    """Make the folder unless it is there; ``UsageError`` where nothing could be saved in it."""
    from kortspel.arguments import UsageError

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise UsageError("cli.bad.no_folder", folder=str(folder)) from None
    except OSError:
        raise UsageError("cli.bad.folder", folder=str(folder)) from None
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise UsageError("cli.bad.folder", folder=str(folder))


def _save_named(folder: Path, name: str) -> Path:
    from kortspel.arguments import LAST, UsageError
    from kortspel.store.listing import list_saves

    saves = list_saves(folder)
    if name == LAST:
        going = [save for save in saves if save.fault is None and not save.finished]
        if not going:
            raise UsageError("cli.bad.nothing_to_resume", folder=str(folder))
        return going[0].path
    for save in saves:
        if name in (save.path.name, save.path.stem):
            return save.path
    raise UsageError("cli.bad.no_such_save", name=name, folder=str(folder))


def _require_terminal() -> None:
    from kortspel.arguments import UsageError

    # Textual reads the standard input and draws on the standard error.
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise UsageError("cli.bad.no_terminal")
    term = os.environ.get("TERM", "")
    if sys.platform != "win32" and term in ("", "dumb", "unknown"):
        raise UsageError("cli.bad.terminal", term=term or "–")


def _check(path: Path, text: Text) -> int:
    from kortspel.store.faults import SaveFault
    from kortspel.store.load import load
    from kortspel.text.telling import told

    try:
        loaded = load(path)
    except SaveFault as fault:
        _say(f"{path}: {told(text, fault.message)}")
        return FAULTY
    game = text.game(loaded.game.id)
    players = text.listed([player.name for player in loaded.setup.players])
    _say(f"{path}: {text('cli.check.good', game=game, players=players, n=len(loaded.moves))}")
    return GOOD


def _stats(arguments: Arguments, text: Text) -> int:
    from kortspel.figures import report
    from kortspel.paths import saves_folder
    from kortspel.store.records import Records
    from kortspel.text.signs import Signs

    with Records(saves_folder(arguments.saves)) as records:
        while records.mend(1.0):
            pass
        if arguments.form == "words":
            # Bars and letters in signs that the terminal has, each in its column.
            _say(Signs(sys.stdout.encoding or "ascii").nearest(report.words(text, records)))
        else:
            _say(report.as_json(records) if arguments.form == "json" else report.as_csv(records))
        if records.notice is not None:
            _say(text(records.notice.id, **records.notice.values), wrong=True)
        if records.trouble is not None:
            _say(text("statistics.trouble"), wrong=True)
            return FAULTY
    return GOOD


def _text(words: list[str], saves: Path | None = None) -> Text:
    """The catalogue in the language asked for, or remembered, or of the locale."""
    from kortspel.arguments import language_in
    from kortspel.paths import NoPlace, settings_file
    from kortspel.store.settings import remembered_language
    from kortspel.text import Text, language_of, system_language

    remembered = None
    with suppress(NoPlace):
        remembered = language_of(remembered_language(settings_file(saves)) or "")
    return Text(language_in(words) or remembered or system_language())


def _say(sentence: str, *, wrong: bool = False) -> None:
    stream = sys.stderr if wrong else sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        # A terminal without the letter still gets the sentence.
        stream.reconfigure(errors="backslashreplace")
    print(sentence, file=stream)


if __name__ == "__main__":
    run()
