"""The themes: their colours chosen by hand for terminals of all, 256, 16 and no colours.

``cloth`` is the program's own: a dark green cloth, ivory cards, brass for what wants the eye. Textual's themes are
there too, with a palette made of their colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from kortspel.widgets.palette import Colours, Depth, Palette

if TYPE_CHECKING:
    from textual.theme import Theme

OWN: Final = ("cloth", "night", "paper", "contrast", "terminal")
"""The program's own themes, its first choice first."""
LIGHT: Final = frozenset(("paper",))

_CLOTH: Final = Colours(
    ground="#10291f", raised="#173a2c", felt="#15402d", line="#62967e", text="#e8efe6", faint="#a6bfb2",
    accent="#e3b65b", warning="#ff9d7c", key="#e3b65b", chosen=("#10291f", "#e3b65b"),
    card="#f4efdf", card_dim="#b3af9f", card_lit="#ffdf8e",
    black="#1b1b1b", red="#b3261e", green="#136b33", blue="#1a56a0", violet="#6b2f96",
    dim=("#1b1b1b", "#7c130e", "#0a4620", "#123f7a", "#55217a"),
    back=("#e3b65b", "#6b2430"), chips=("#f4efdf", "#ff9d7c", "#9fd0ff"),
)  # fmt: skip
_NIGHT: Final = Colours(
    ground="#14161c", raised="#222733", felt="#1a202c", line="#707b92", text="#e6e8ee", faint="#a3adc2",
    accent="#9cc0ff", warning="#ff9d7a", key="#9cc0ff", chosen=("#14161c", "#9cc0ff"),
    card="#e9e6dd", card_dim="#b0aea7", card_lit="#cfe2ff",
    black="#17181c", red="#b3261e", green="#136b33", blue="#1a56a0", violet="#6b2f96",
    dim=("#17181c", "#7c130e", "#0a4620", "#123f7a", "#55217a"),
    back=("#b9c8e8", "#2a3a5e"), chips=("#e6e8ee", "#ff9d7a", "#9fe0b0"),
)  # fmt: skip
_PAPER: Final = Colours(
    ground="#f7f2e5", raised="#e6dec8", felt="#e3ead9", line="#847b66", text="#26231c", faint="#5e574a",
    accent="#134e79", warning="#a3211a", key="#134e79", chosen=("#fdfaf2", "#134e79"),
    card="#ffffff", card_dim="#d6d1c4", card_lit="#ffe08a",
    black="#1b1b1b", red="#b3261e", green="#136b33", blue="#1a56a0", violet="#6b2f96",
    dim=("#1b1b1b", "#8f1812", "#0b4f22", "#123f7a", "#55217a"),
    back=("#f3e3c0", "#7a2530"), chips=("#5a544a", "#a3211a", "#134e79"),
)  # fmt: skip
_CONTRAST: Final = Colours(
    ground="#000000", raised="#1c1c1c", felt="#000000", line="#ffffff", text="#ffffff", faint="#d0d0d0",
    accent="#ffd700", warning="#ffaf87", key="#ffd700", chosen=("#000000", "#ffd700"),
    card="#ffffff", card_dim="#c6c6c6", card_lit="#ffd700",
    black="#000000", red="#870000", green="#004800", blue="#00005f", violet="#3a005f",
    dim=("#000000", "#5f0000", "#003b00", "#00005f", "#3a005f"),
    back=("#ffffff", "#00005f"), chips=("#ffffff", "#ffaf87", "#87d7ff"),
)  # fmt: skip
_CLOTH_256: Final = Colours(
    ground="#005f00", raised="#1c1c1c", felt="#005f00", line="#87af87", text="#ffffff", faint="#afd7af",
    accent="#ffd75f", warning="#ffd7af", key="#ffd75f", chosen=("#000000", "#d7af5f"),
    card="#ffffd7", card_dim="#bcbcbc", card_lit="#ffd75f",
    black="#000000", red="#af0000", green="#005f00", blue="#005faf", violet="#5f00af",
    dim=("#000000", "#870000", "#000000", "#00005f", "#5f0087"),
    back=("#ffd787", "#870000"), chips=("#ffffff", "#ffd7af", "#afd7ff"),
)  # fmt: skip
_NIGHT_256: Final = Colours(
    ground="#121212", raised="#262626", felt="#1c1c1c", line="#808080", text="#eeeeee", faint="#a8a8a8",
    accent="#87afff", warning="#ffaf87", key="#87afff", chosen=("#121212", "#87afff"),
    card="#e4e4e4", card_dim="#bcbcbc", card_lit="#d7d7ff",
    black="#000000", red="#af0000", green="#005f00", blue="#005faf", violet="#5f00af",
    dim=("#000000", "#870000", "#000000", "#00005f", "#5f0087"),
    back=("#d7d7ff", "#00005f"), chips=("#eeeeee", "#ffaf87", "#87d7af"),
)  # fmt: skip
_PAPER_256: Final = Colours(
    ground="#ffffd7", raised="#d7d7af", felt="#d7ffd7", line="#767676", text="#1c1c1c", faint="#4e4e4e",
    accent="#005f87", warning="#af0000", key="#00005f", chosen=("#ffffff", "#005f87"),
    card="#ffffff", card_dim="#d0d0d0", card_lit="#ffd75f",
    black="#000000", red="#af0000", green="#005f00", blue="#005faf", violet="#5f00af",
    dim=("#000000", "#870000", "#005f00", "#00005f", "#5f0087"),
    back=("#ffffd7", "#870000"), chips=("#4e4e4e", "#af0000", "#005f87"),
)  # fmt: skip
_CONTRAST_256: Final = _CONTRAST._replace(
    green="#000000", violet="#00005f", dim=("#000000", "#5f0000", "#000000", "#00005f", "#000000")
)
# The sixteen as Rich counts them: 00, 55, aa and ff. Bright grounds are asked for only under dark letters.
_CLOTH_16: Final = Colours(
    ground="#000000", raised="#aaaaaa", felt="#000000", line="#00aa00", text="#ffffff", faint="#aaaaaa",
    accent="#ffff55", warning="#ff5555", key="#0000aa", chosen=("#000000", "#ffff55"), raised_text="#000000",
    card="#ffffff", card_dim="#aaaaaa", card_lit="#ffff55",
    black="#000000", red="#aa0000", green="#aa00aa", blue="#0000aa", violet="#000000",
    dim=("#000000", "#000000", "#000000", "#0000aa", "#000000"),
    back=("#ffffff", "#aa0000"), chips=("#ffffff", "#ff5555", "#55ffff"),
)  # fmt: skip
_NIGHT_16: Final = _CLOTH_16._replace(
    raised="#0000aa", raised_text="#ffffff", line="#00aaaa", accent="#55ffff", key="#ffff55",
    chosen=("#000000", "#00aaaa"), back=("#ffffff", "#0000aa"), card_lit="#55ffff",
    chips=("#ffffff", "#ff5555", "#55ff55"),
)  # fmt: skip
_PAPER_16: Final = _CLOTH_16._replace(
    ground="#ffffff", raised="#aaaaaa", felt="#ffffff", line="#555555", text="#000000", faint="#000000",
    accent="#0000aa", warning="#aa0000", key="#0000aa", chosen=("#ffffff", "#0000aa"),
    chips=("#000000", "#aa0000", "#0000aa"),
)  # fmt: skip
_CONTRAST_16: Final = _CLOTH_16._replace(
    raised="#000000", raised_text="#ffffff", line="#ffffff", key="#ffff55", card_dim="#ffffff",
    back=("#ffffff", "#0000aa"), green="#000000", violet="#000000", warning="#ffff55",
    dim=("#000000", "#aa0000", "#000000", "#0000aa", "#000000"), chips=("#ffffff", "#ffff55", "#55ffff"),
)  # fmt: skip
# The terminal's own ground and letters may be any, so only what is readable on black and on white is asked of it.
_TERMINAL: Final = Colours(
    ground="default", raised="default", felt="default", line="default", text="default", faint="default",
    accent="green", warning="red", key="green", chosen=("black", "bright_white"),
    card="bright_white", card_dim="white", card_lit="bright_yellow",
    black="black", red="red", green="magenta", blue="blue", violet="black",
    dim=("black", "black", "black", "black", "black"),
    back=("bright_white", "red"), chips=("default", "red", "green"),
)  # fmt: skip

_NONE: Final = _TERMINAL._replace(
    accent="default", warning="default", key="default", chosen=("default", "default")
)  # fmt: skip

_COLOURS: Final[Mapping[Depth, Mapping[str, Colours]]] = {
    "true": {"cloth": _CLOTH, "night": _NIGHT, "paper": _PAPER, "contrast": _CONTRAST},
    "256": {"cloth": _CLOTH_256, "night": _NIGHT_256, "paper": _PAPER_256, "contrast": _CONTRAST_256},
    "16": {"cloth": _CLOTH_16, "night": _NIGHT_16, "paper": _PAPER_16, "contrast": _CONTRAST_16},
}


def names() -> tuple[str, ...]:
    """All themes there are: the program's own, then Textual's."""
    from textual.theme import BUILTIN_THEMES

    return (*OWN, *(name for name in BUILTIN_THEMES if not name.startswith("ansi")))


@cache
def palette(name: str = OWN[0], depth: Depth = "true", *, four_colours: bool = False) -> Palette:
    """The inks of a theme on a terminal of so many colours; a name that is unknown gives the first theme."""
    return Palette(name, depth, _colours(name, depth), four_colours)


def _colours(name: str, depth: Depth) -> Colours:
    if name == "terminal" or depth == "none":
        return _TERMINAL if depth != "none" else _NONE
    chosen = _COLOURS[depth]
    if name in chosen:
        return chosen[name]
    from textual.theme import BUILTIN_THEMES

    theme = BUILTIN_THEMES.get(name)
    if theme is None:
        return chosen[OWN[0]]
    if depth != "true":
        return chosen["night" if theme.dark else "paper"]
    from kortspel.widgets.borrowed import colours_of

    return colours_of(theme, chosen["night" if theme.dark else "paper"])


def textual_theme(palette: Palette) -> Theme:
    """What the stylesheet sees of a palette: a Textual theme of the same colours."""
    from textual.theme import Theme

    c = palette.colours
    own = palette.colours.ground == "default"
    named = {
        field: _named(value) if own else value
        for field, value in c._asdict().items()
        if isinstance(value, str)
    }
    chosen = tuple(_named(each) if own else each for each in c.chosen)
    return Theme(
        name=_theme_name(palette),
        dark=palette.name not in LIGHT,
        ansi=own,
        primary=named["accent"],
        secondary=named["line"],
        accent=named["accent"],
        foreground=named["text"],
        background=named["ground"],
        surface=named["raised"],
        panel=named["raised"],
        boost=named["raised"],
        warning=named["warning"],
        error=named["warning"],
        success=named["accent"],
        text_alpha=1.0,
        variables={
            "ansi-background": named["ground"],
            "ansi-foreground": named["text"],
            "faint": named["faint"],
            "raised-text": named["raised_text"] or named["text"],
            "block-cursor-foreground": chosen[0],
            "block-cursor-background": chosen[1],
            "input-cursor-background": chosen[1],
            "input-cursor-foreground": chosen[0],
            "input-cursor-text-style": "reverse" if palette.depth == "none" else "none",
            "block-cursor-text-style": "reverse" if palette.depth == "none" else "bold",
            "input-selection-background": chosen[1],
            "input-selection-foreground": chosen[0],
            "screen-selection-background": chosen[1],
            "screen-selection-foreground": chosen[0],
            "scrollbar": named["line"],
            "scrollbar-hover": named["line"],
            "scrollbar-active": named["accent"],
            "scrollbar-background": named["raised"],
            "scrollbar-background-hover": named["raised"],
            "scrollbar-background-active": named["raised"],
            "scrollbar-corner-color": named["raised"],
            "border": named["line"],
            "border-blurred": named["line"],
        },
    )


def _theme_name(palette: Palette) -> str:
    """A name of its own at each depth, for Textual keeps what it has made of a name."""
    return f"kortspel-{palette.name}-{palette.depth}"


def _named(colour: str) -> str:
    return f"ansi_{colour}" if colour else ""
