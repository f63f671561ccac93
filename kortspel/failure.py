"""The one way to fail: words in the player's language on the terminal, and a report in a file.

Neither holds anything of a game: no values of variables, no words of an error, which may name a card.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kortspel.text import Text

_PACKAGE: Final = Path(__file__).resolve().parent


def _stamp() -> tuple[int, int] | None:
    try:
        found = (_PACKAGE / "__init__.py").stat()
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns)


_AT_THE_START: Final = _stamp()


def replaced(error: BaseException) -> bool:
    """Does the program on the disk differ from the one that runs?"""
    return isinstance(error, ImportError) or _stamp() != _AT_THE_START


def report(error: BaseException, folder: Path | None) -> Path | None:
    """Write down where the error happened, for those who mend programs, readable by the user alone; the file.

    It lies in the folder, else among the system's temporary files; None where neither can be written to.
    """
    import tempfile
    from datetime import datetime

    name = f"kortspel-report-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    for place in (folder, Path(tempfile.gettempdir())):
        if place is not None:
            with suppress(OSError):
                path = place / name
                descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(descriptor, "w", encoding="utf-8", errors="backslashreplace") as file:
                    file.write("\n".join((*_circumstances(), *_story(error), "")))
                return path
    return None


def words(text: Text, error: BaseException, path: Path | None) -> list[str]:
    """What failed, and where the report lies."""
    sentences = [text("ending.replaced") if replaced(error) else text("ending.failed", what=_what(error))]
    sentences.append(text("ending.no_report") if path is None else text("ending.report", path=path))
    return sentences


def _what(error: BaseException) -> str:
    """The kind of error, and the last place of this program that it came through."""
    places = [place for place in _places(error.__traceback__) if place[0].is_relative_to(_PACKAGE)]
    if not places:
        return type(error).__name__
    path, line, _ = places[-1]
    return f"{type(error).__name__}, {path.relative_to(_PACKAGE.parent).as_posix()}:{line}"


def _places(trace: TracebackType | None) -> Iterator[tuple[Path, int, str]]:
    while trace is not None:
        code = trace.tb_frame.f_code
        yield (
            Path(code.co_filename),
            trace.tb_lineno,
            code.co_qualname if hasattr(code, "co_qualname") else code.co_name,
        )
        trace = trace.tb_next


def _circumstances() -> Iterator[str]:
    import platform
    from importlib.metadata import PackageNotFoundError, version

    from kortspel import __version__

    yield f"kortspel {__version__}"
    yield f"Python {platform.python_version()}, {platform.system()} {platform.release()}"
    for package in ("textual", "pydantic", "numpy"):
        with suppress(PackageNotFoundError):
            yield f"{package} {version(package)}"
    yield f"TERM {os.environ.get('TERM', '')}, encoding {getattr(sys.__stderr__, 'encoding', '')}"


def _story(error: BaseException) -> Iterator[str]:
    """The error and those that it came of, each with the places that it came through."""
    seen: set[int] = set()
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        yield ""
        yield f"{type(link).__module__}.{type(link).__qualname__}"
        for path, line, function in _places(link.__traceback__):
            yield f"  {path}:{line} {function}"
        link = link.__cause__ or link.__context__
