"""A palette from one of Textual's own themes: its colours, moved as far as they must be to be read."""

from __future__ import annotations

from textual.color import Color
from textual.theme import Theme

from kortspel.widgets.palette import Colours

READ = 4.6
"""The least contrast of words, a little over the 4.5 of WCAG AA."""
SEEN = 3.1
"""The least contrast of lines, a little over 3."""
STEPS = 24


def colours_of(theme: Theme, like: Colours) -> Colours:
    """The theme's grounds and accents; cards and what the theme does not name are those of ``like``."""
    made = theme.to_color_system().generate()

    def of(name: str) -> Color:
        return _solid(made[name])

    ground, raised = of("background"), of("panel")
    felt = ground.blend(of("success"), 0.07)
    grounds = (ground, felt)
    text = _readable(of("foreground"), (*grounds, raised), READ)
    accent = _readable(of("accent"), grounds, READ)
    key = _readable(of("accent"), (raised,), READ)
    warning = _readable(of("warning"), grounds, READ)
    chosen_ground = of("primary")
    chosen_words = max((Color(0, 0, 0), Color(255, 255, 255)), key=lambda word: contrast(word, chosen_ground))
    return like._replace(
        ground=ground.hex6,
        raised=raised.hex6,
        felt=felt.hex6,
        line=_readable(of("foreground").blend(ground, 0.6), grounds, SEEN).hex6,
        text=text.hex6,
        faint=_readable(text.blend(ground, 0.35), grounds, READ).hex6,
        accent=accent.hex6,
        warning=warning.hex6,
        key=key.hex6,
        raised_text=_readable(of("foreground"), (raised,), READ).hex6,
        chosen=(chosen_words.hex6, chosen_ground.hex6),
        chips=(text.hex6, warning.hex6, _readable(of("secondary"), grounds, READ).hex6),
    )


def contrast(one: Color, other: Color) -> float:
    """The contrast of two colours by WCAG 2, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Color) -> float:
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _solid(name: str) -> Color:
    colour = Color.parse(name)
    return Color(colour.r, colour.g, colour.b)


def _readable(colour: Color, grounds: tuple[Color, ...], least: float) -> Color:
    """The colour, or as little darker or lighter as can be read on all the grounds."""
    ends = sorted(
        (Color(0, 0, 0), Color(255, 255, 255)),
        key=lambda end: -min(contrast(end, ground) for ground in grounds),
    )
    for step in range(STEPS + 1):
        moved = colour.blend(ends[0], step / STEPS)
        if all(contrast(moved, ground) >= least for ground in grounds):
            return moved
    return ends[0]
