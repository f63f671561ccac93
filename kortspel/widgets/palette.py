"""The colours, in one place: what the drawn widgets use and the theme that the stylesheet sees.

A dark green cloth, ivory cards, brass for what wants the eye.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

CLOTH: Final = "#10291f"
CLOTH_RAISED: Final = "#173a2c"
CLOTH_LINE: Final = "#3f6f5a"
IVORY: Final = "#f4efdf"
BRASS: Final = "#e3b65b"
CHALK: Final = "#e8efe6"
DUST: Final = "#93ac9f"
INK: Final = "#1b1b1b"
RED: Final = "#b3261e"
BLUE: Final = "#1f5fa8"
LEAF: Final = "#1e7a3c"
EMBER: Final = "#ff8f6b"

TEXT: Final = Style(color=CHALK, bgcolor=CLOTH)
FAINT: Final = Style(color=DUST, bgcolor=CLOTH)
LINE: Final = Style(color=CLOTH_LINE, bgcolor=CLOTH)
STRONG: Final = Style(color=CHALK, bgcolor=CLOTH, bold=True)
ACCENT: Final = Style(color=BRASS, bgcolor=CLOTH, bold=True)
WARNING: Final = Style(color=EMBER, bgcolor=CLOTH, bold=True)
RAISED: Final = Style(color=CHALK, bgcolor=CLOTH_RAISED)
KEY: Final = Style(color=BRASS, bgcolor=CLOTH_RAISED, bold=True)
UNDERLINED: Final = Style(underline=True)
CHOSEN: Final = Style(color=CLOTH, bgcolor=BRASS, bold=True)
DIMMED: Final = Style(color="#8b877b", bold=False)
CARD_BACK: Final = Style(color=BRASS, bgcolor="#6b2430")

_TWO: Final = {"s": INK, "c": INK, "h": RED, "d": RED, "x": LEAF}
_FOUR: Final = {"s": INK, "c": LEAF, "h": RED, "d": BLUE, "x": "#7a3fa0"}


@cache
def card_style(suit: str, *, four_colours: bool = False) -> Style:
    """The style of a card's face by its suit."""
    return Style(color=(_FOUR if four_colours else _TWO)[suit], bgcolor=IVORY, bold=True)


def theme() -> Theme:
    """The program's Textual theme."""
    return Theme(
        name="kortspel",
        dark=True,
        primary=BRASS,
        secondary=CLOTH_LINE,
        accent=BRASS,
        foreground=CHALK,
        background=CLOTH,
        surface=CLOTH_RAISED,
        panel=CLOTH_RAISED,
        warning=EMBER,
        error=EMBER,
        success="#7ccf8f",
    )
