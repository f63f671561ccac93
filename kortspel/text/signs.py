"""What a terminal that cannot show a sign gets instead: one table for all that is drawn or said.

``nearest`` keeps columns: one sign for one sign, for what is drawn. ``spelled`` may take more room, and reads better:
it is for sentences before they are laid out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final

from kortspel.text import Language, Text

_SPELLED: Final[Mapping[str, str]] = {
    "…": "...", "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5",
    "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "æ": "ae", "Æ": "AE", "ß": "ss",
    "→": "->", "←": "<-", "№": "no.",
}  # fmt: skip
"""What takes more room than the sign itself."""

_NEAREST: Final[Mapping[str, str]] = {
    # letters that are not a letter and an accent
    "æ": "e", "Æ": "E", "ø": "o", "Ø": "O", "ð": "d", "Ð": "D", "þ": "t", "Þ": "T", "ł": "l", "Ł": "L", "ß": "s",
    # what is written
    "–": "-", "—": "-", "‑": "-", "−": "-", "×": "x", "·": "-", "•": "*", "…": ".", "±": "~", "÷": "/", "°": "o",
    "½": "+", "⅓": "+", "⅔": "+", "¼": "+", "¾": "+", "⅕": "+", "⅖": "+", "⅗": "+", "⅘": "+", "⅙": "+", "⅚": "+",
    "§": "S",
    "‹": "<", "›": ">", "«": '"', "»": '"', "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "´": "'",
    "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ", "\N{THIN SPACE}": " ",
    # cards
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "*",
    # arrows and pointers
    "↑": "^", "↓": "v", "←": "<", "→": ">", "↘": "\\", "↗": "/", "↵": "<", "◄": "<", "►": ">", "◂": "<", "▸": ">",
    "▲": "^", "▼": "v", "△": "^", "▽": "v",
    # lines
    "─": "-", "━": "-", "═": "=", "│": "|", "┃": "|", "║": "#", "┆": ":", "╌": "-",
    "┌": "+", "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+",
    "╭": ".", "╮": ".", "╰": "`", "╯": "'", "╔": "#", "╗": "#", "╚": "#", "╝": "#", "╞": "+", "╡": "+",
    # blocks and chips
    "░": "%", "▒": "%", "▓": "%", "█": "#", "▀": '"', "▄": "_", "▌": "[", "▐": "]", "▆": "#", "▇": "#", "▅": "#",
    "▃": "=", "▂": "_", "▁": "_", "●": "O", "○": "o", "◉": "@", "◍": "0", "◆": "<", "■": "#", "□": "#",
    "▖": ".", "▗": ".", "▘": "'", "▝": "'", "▙": "#", "▛": "#", "▜": "#", "▟": "#", "▚": "#", "▞": "#",
    "✓": "x", "✗": "x", "⟳": "@",
}  # fmt: skip
"""One sign for one sign, in ASCII."""


class Signs:
    """The signs of a terminal whose encoding is ``encoding``, a Python codec such as ``utf-8`` or ``latin-1``."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.encoding = encoding
        self.all = "utf" in encoding.lower()
        """Everything can be shown."""

    def nearest(self, words: str) -> str:
        """The words with a sign for each that cannot be shown, in as many columns."""
        if self.all or words.isascii():
            return words
        return "".join(_nearest(sign, self.encoding) for sign in words)

    def spelled(self, words: str) -> str:
        """The words with what cannot be shown spelled out, where that reads better."""
        if self.all or words.isascii():
            return words
        return "".join(
            _spelled(sign, before)
            if sign in _SPELLED and not _can_show(sign, self.encoding)
            else _nearest(sign, self.encoding)
            for before, sign in pairwise(f" {words}")
        )


class SpelledText(Text):
    """The catalogue for a terminal that cannot show everything."""

    def __init__(self, language: Language, signs: Signs) -> None:
        super().__init__(language)
        self._signs = signs

    def written(self, words: str) -> str:
        """The words in signs that can be shown."""
        return self._signs.spelled(words)


def _spelled(sign: str, before: str) -> str:
    """What is written instead of the sign; a part behind a whole number stands apart: ``2 1/2``."""
    return f" {_SPELLED[sign]}" if before.isdecimal() and "/" in _SPELLED[sign] else _SPELLED[sign]


def _can_show(sign: str, encoding: str) -> bool:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@lru_cache(maxsize=4096)
def _nearest(sign: str, encoding: str) -> str:
    if sign.isascii() or _can_show(sign, encoding):
        return sign
    if sign in _NEAREST:
        return _NEAREST[sign]
    base = unicodedata.normalize("NFKD", sign)[:1]
    wide = unicodedata.east_asian_width(sign) in "WF"
    if not wide and base.isascii() and base.isprintable() and base:
        return base
    return "" if unicodedata.combining(sign) else "??" if wide else "?"
