"""Inks and palettes: what a run of words is for, and how a theme shows it.

Whoever draws names an ink (``palette.FAINT``); only the palette of the ``Look`` knows which colours that is. So a theme
can change at any moment, and a terminal of few colours, or of none, gets what was chosen for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from rich.style import Style

Depth = Literal["true", "256", "16", "none"]
"""How many colours the terminal shows; ``none`` where the environment asks for no colour (NO_COLOR)."""

Ink = str
"""The name of an ink: one of the constants here, or what ``card`` gives."""

TEXT: Final = "text"
STRONG: Final = "strong"
FAINT: Final = "faint"
LINE: Final = "line"
ACCENT: Final = "accent"
WARNING: Final = "warning"
RAISED: Final = "raised"
RAISED_STRONG: Final = "raised strong"
KEY: Final = "key"
CHOSEN: Final = "chosen"
"""What stands under the cursor of a list."""
CARD_BACK: Final = "back"
FELT: Final = "felt"
"""Words on the cloth of a table; the next ones are the same for what their names say."""
FELT_STRONG: Final = "felt strong"
FELT_FAINT: Final = "felt faint"
FELT_LINE: Final = "felt line"
FELT_ACCENT: Final = "felt accent"
CHIP_ONE: Final = "chip one"
"""A chip of one; those of five and of twenty-five have inks of their own."""
CHIP_FIVE: Final = "chip five"
CHIP_MANY: Final = "chip many"

_TWO: Final = {"s": 0, "c": 0, "h": 1, "d": 1, "x": 2}
_FOUR: Final = {"s": 0, "c": 2, "h": 1, "d": 3, "x": 4}
"""Which of the five colours of a card a suit is printed in."""
State = Literal["", " dim", " lit"]


def card(suit: str, state: State = "") -> Ink:
    """The ink of a card's face by its suit (``s h d c``, ``x`` the joker): plain, dim or lit."""
    return f"card {suit}{state}"


class Colours(NamedTuple):
    """The colours of a theme at one depth, as ``#rrggbb`` or ``default`` for the terminal's own.

    At 256 and 16 colours they are colours that such a terminal has, so that nothing is rounded.
    """

    ground: str
    raised: str
    felt: str
    line: str
    """Borders, on the ground and on the felt."""
    text: str
    faint: str
    accent: str
    warning: str
    key: str
    """Keys on the raised ground."""
    chosen: tuple[str, str]
    """Words and ground of what is under the cursor."""
    card: str
    """The ground of a card's face, and of a card that is dim or lit."""
    card_dim: str
    card_lit: str
    black: str
    red: str
    green: str
    blue: str
    violet: str
    """What the suits are printed in."""
    dim: tuple[str, str, str, str, str]
    """The same five on a card that is dim or lit."""
    back: tuple[str, str]
    chips: tuple[str, str, str]
    """Chips of one, of five, of more, on the felt."""
    raised_text: str = ""
    """Words on the raised ground, where they are not those of the text."""


@dataclass(frozen=True)
class Palette:
    """All inks of a theme: ``palette[FAINT]`` is a style. Two with the same values are equal."""

    name: str
    depth: Depth
    colours: Colours
    four_colours: bool = False
    styles: Mapping[Ink, Style] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        styles = _plain(self) if self.depth == "none" else _coloured(self)
        object.__setattr__(self, "styles", styles)

    def __getitem__(self, ink: Ink) -> Style:
        return self.styles[ink]

    def __hash__(self) -> int:
        return hash((self.name, self.depth, self.four_colours))


UNDERLINED: Final = Style(underline=True)


def _coloured(palette: Palette) -> dict[Ink, Style]:
    c = palette.colours
    own = palette.name == "terminal"
    faint = Style(color=c.faint, dim=True) if own else Style(color=c.faint)
    on_ground: dict[str, Style] = {
        "text": Style(color=c.text),
        "strong": Style(color=c.text, bold=True),
        "faint": faint,
        "line": Style(color=c.line),
        "accent": Style(color=c.accent, bold=True),
    }
    styles = {name: style + Style(bgcolor=c.ground) for name, style in on_ground.items()}
    styles |= {
        f"felt {name}" if name != "text" else FELT: style + Style(bgcolor=c.felt)
        for name, style in on_ground.items()
    }
    raised = Style(color=c.raised_text or c.text, bgcolor=c.raised)
    styles |= {
        WARNING: Style(color=c.warning, bgcolor=c.ground, bold=True),
        RAISED: raised,
        RAISED_STRONG: raised + Style(bold=True),
        KEY: Style(color=c.key, bgcolor=c.raised, bold=True),
        CHOSEN: Style(color=c.chosen[0], bgcolor=c.chosen[1], bold=True),
        CARD_BACK: Style(color=c.back[0], bgcolor=c.back[1]),
        CHIP_ONE: Style(color=c.chips[0], bgcolor=c.felt, bold=True),
        CHIP_FIVE: Style(color=c.chips[1], bgcolor=c.felt, bold=True),
        CHIP_MANY: Style(color=c.chips[2], bgcolor=c.felt, bold=True),
    }
    bright = (c.black, c.red, c.green, c.blue, c.violet)
    for suit, place in (_FOUR if palette.four_colours else _TWO).items():
        styles[card(suit)] = Style(color=bright[place], bgcolor=c.card, bold=True)
        styles[card(suit, " dim")] = Style(color=c.dim[place], bgcolor=c.card_dim)
        styles[card(suit, " lit")] = Style(color=c.dim[place], bgcolor=c.card_lit, bold=True)
    return styles


def _plain(palette: Palette) -> dict[Ink, Style]:
    """Without colours: bold, faint and reversed letters have to do."""
    plain, bold, dim, reverse = Style(), Style(bold=True), Style(dim=True), Style(reverse=True)
    styles = dict.fromkeys((TEXT, LINE, FELT, FELT_LINE, CARD_BACK, CHIP_ONE, CHIP_FIVE, CHIP_MANY), plain)
    styles |= dict.fromkeys((STRONG, ACCENT, WARNING, FELT_STRONG, FELT_ACCENT), bold)
    styles |= dict.fromkeys((FAINT, FELT_FAINT), dim)
    styles |= dict.fromkeys((RAISED, CHOSEN), reverse)
    styles |= dict.fromkeys((RAISED_STRONG, KEY), reverse + bold)
    for suit in _TWO:
        styles |= {card(suit): plain, card(suit, " dim"): dim, card(suit, " lit"): reverse + bold}
    return styles
