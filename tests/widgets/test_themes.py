"""The colours of all themes at all depths: what is read and what is seen stands out from its ground."""

from __future__ import annotations

import pytest
from rich._palettes import STANDARD_PALETTE
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.style import Style

from kortspel.widgets import palette, themes
from kortspel.widgets.palette import Depth, Palette

DEPTHS: tuple[Depth, ...] = ("true", "256", "16")
LINES = {palette.LINE, palette.FELT_LINE}
SYSTEMS = {"true": ColorSystem.TRUECOLOR, "256": ColorSystem.EIGHT_BIT, "16": ColorSystem.STANDARD}


XTERM = bytes.fromhex(
    "000000cd000000cd00cdcd000000eecd00cd00cdcde5e5e57f7f7fff000000ff00ffff005c5cffff00ff00ffffffffff"
)
"""The sixteen as another widespread terminal shows them."""


def luminance(rgb: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in rgb]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def as_shown(colour: RichColor, depth: Depth) -> list[tuple[int, int, int]]:
    """What terminals of the depth may show for the colour."""
    shown = colour.downgrade(SYSTEMS[depth])
    if depth != "16":
        triplet = shown.get_truecolor()
        return [(triplet.red, triplet.green, triplet.blue)]
    assert shown.number is not None
    red, green, blue = XTERM[3 * shown.number : 3 * shown.number + 3]
    standard = STANDARD_PALETTE[shown.number]
    return [(standard.red, standard.green, standard.blue), (red, green, blue)]


def contrast(style: Style, depth: Depth) -> float:
    assert style.color is not None
    assert style.bgcolor is not None
    found = []
    for one, other in zip(as_shown(style.color, depth), as_shown(style.bgcolor, depth), strict=True):
        low, high = sorted((luminance(one), luminance(other)))
        found.append((high + 0.05) / (low + 0.05))
    return min(found)


def all_palettes() -> list[Palette]:
    return [
        themes.palette(name, depth, four_colours=four)
        for name in themes.names()
        if name != "terminal"
        for depth in DEPTHS
        for four in (False, True)
    ]


@pytest.mark.parametrize(
    "inks", all_palettes(), ids=lambda inks: f"{inks.name}-{inks.depth}-{inks.four_colours}"
)
def test_every_ink_stands_out_from_its_ground(inks: Palette) -> None:
    """B6: also where colours are few."""
    for ink, style in inks.styles.items():
        found = contrast(style, inks.depth)
        least = 3.0 if ink in LINES else 7.0 if _much(inks, ink) else 4.5
        assert found >= least, f"{ink}: {found:.2f}, {style}"


def _much(inks: Palette, ink: str) -> bool:
    """WCAG AAA for what the theme of contrast says in words; a card that is dim is to be less in sight."""
    return inks.name == "contrast" and inks.depth != "16" and not ink.endswith("dim") and "chip" not in ink


@pytest.mark.parametrize("name", [name for name in themes.OWN if name != "terminal"])
@pytest.mark.parametrize("depth", ["256", "16"])
def test_colours_of_few_are_those_that_the_terminal_has(name: str, depth: Depth) -> None:
    """B6: nothing is rounded."""
    for style in themes.palette(name, depth, four_colours=True).styles.values():
        for colour in (style.color, style.bgcolor):
            assert colour is not None
            shown = as_shown(colour, depth)[0]
            # Rich counts the light greys one step off.
            assert all(abs(a - b) <= 10 for a, b in zip(shown, colour.get_truecolor(), strict=True))


def test_the_cloth_stays_green_where_colours_are_few() -> None:
    """B6."""
    ground = themes.palette("cloth", "256")[palette.TEXT].bgcolor
    assert ground is not None
    red, green, blue = ground.get_truecolor()
    assert green > 2 * max(red, blue)


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_suits_of_four_colours_are_told_apart_on_a_card(depth: Depth) -> None:
    inks = themes.palette("cloth", depth, four_colours=True)
    assert len({inks[palette.card(suit)].color for suit in "shdc"}) == 4


def test_without_colour_no_ink_has_one() -> None:
    """B5."""
    for name in themes.names():
        for style in themes.palette(name, "none").styles.values():
            assert style.color is None
            assert style.bgcolor is None


def test_every_theme_has_every_ink() -> None:
    wanted = themes.palette().styles.keys()
    for name in themes.names():
        for depth in (*DEPTHS, "none"):
            assert themes.palette(name, depth).styles.keys() == wanted
