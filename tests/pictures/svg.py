"""What is on the screen as an SVG picture that needs nothing but a monospaced font."""

from __future__ import annotations

from html import escape
from typing import Final

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.app import App

FONT: Final = "'DejaVu Sans Mono', Menlo, 'Cascadia Mono', Consolas, monospace"
SIZE: Final = 15.0
WIDE: Final = SIZE * 0.602
HIGH: Final = 17.5


def svg(app: App[int]) -> str:
    """The picture, a rectangle a run of cells of one colour and a text a run of letters."""
    strips = app.screen._compositor.render_strips()
    width, height = app.size
    ground, ink = app.screen.styles.background.hex6, app.theme_variables["foreground"][:7]
    rectangles, texts = [], []
    for y, strip in enumerate(strips[:height]):
        x = 0
        for segment in Segment.simplify(strip):
            cells = cell_len(segment.text)
            colour, fill = _colours(segment.style or Style(), ink, ground)
            if fill != ground:
                rectangles.append(
                    f'<rect x="{x * WIDE:.2f}" y="{y * HIGH:.2f}" '
                    f'width="{cells * WIDE + 0.4:.2f}" height="{HIGH + 0.4:.2f}" fill="{fill}"/>'
                )
            if segment.text.strip():
                texts.append(_text(segment, x, y, colour))
            x += cells
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="0 0 {width * WIDE:.1f} {height * HIGH:.1f}" font-size="{SIZE}" '
            f'font-family="{FONT}" xml:space="preserve">',
            f'<rect width="100%" height="100%" fill="{ground}"/>',
            *rectangles,
            *texts,
            "</svg>\n",
        ]
    )


def _text(segment: Segment, x: int, y: int, colour: str) -> str:
    lead = len(segment.text) - len(segment.text.lstrip(" "))
    words = segment.text.strip(" ")
    style = segment.style or Style()
    more = ' font-weight="bold"' if style.bold else ""
    more += ' font-style="italic"' if style.italic else ""
    more += ' text-decoration="underline"' if style.underline else ""
    return (
        f'<text x="{(x + lead) * WIDE:.2f}" y="{y * HIGH + HIGH * 0.78:.2f}" fill="{colour}"{more} '
        f'textLength="{cell_len(words) * WIDE:.2f}">{escape(words)}</text>'
    )


def _colours(style: Style, ink: str, ground: str) -> tuple[str, str]:
    colour, fill = _hex(style.color, ink), _hex(style.bgcolor, ground)
    if style.reverse:
        colour, fill = fill, colour
    return (_between(colour, fill) if style.dim else colour), fill


def _hex(colour: Color | None, default: str) -> str:
    if colour is None or colour.is_default:
        return default
    return colour.get_truecolor().hex


def _between(one: str, other: str) -> str:
    mixed = [(int(one[i : i + 2], 16) + int(other[i : i + 2], 16)) // 2 for i in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)
