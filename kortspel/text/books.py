"""The rule books: ``kortspel/text/<language>/rulebook/<game>.md``."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from pkgutil import get_data

from kortspel import text
from kortspel.text.grammar import FALLBACK


def rule_book(language: text.Language, game: str) -> str:
    """The rule book of a game, as Markdown, in English where the language has none.

    ``FileNotFoundError`` where there is none at all.
    """
    for spoken in (language, FALLBACK):
        for folder in text.__path__:
            book = Path(folder, spoken, "rulebook", f"{game}.md")
            if book.is_file():
                return book.read_text(encoding="utf-8")
        with suppress(OSError):
            # Out of a zip.
            if data := get_data("kortspel.text", f"{spoken}/rulebook/{game}.md"):
                return data.decode("utf-8")
    raise FileNotFoundError(f"no rule book of {game}")
