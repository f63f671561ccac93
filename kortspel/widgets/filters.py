"""What takes out of Textual's own widgets what the terminal cannot show. Drawn widgets see to it themselves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import ANSIToTruecolor, LineFilter, Monochrome

from kortspel.text.signs import Signs


class Letters(LineFilter):
    """For each sign that cannot be shown the nearest that can."""

    def __init__(self, signs: Signs) -> None:
        super().__init__()
        self._signs = signs

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in as many columns."""
        return [Segment(self._signs.nearest(part.text), part.style, part.control) for part in segments]


class NoColours(LineFilter):
    """No colour at all, and of the letters what is bold, underlined or reversed."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments without colours."""
        return [
            Segment(part.text, None if part.style is None else _plain(part.style), part.control)
            for part in segments
        ]


def _plain(style: Style) -> Style:
    return Style(
        bold=style.bold, dim=style.dim, italic=style.italic, underline=style.underline, reverse=style.reverse,
        strike=style.strike, meta=style.meta or None,
    )  # fmt: skip


def no_colours(filters: Sequence[LineFilter]) -> list[LineFilter]:
    """The filters with none left that brings shades of grey."""
    return [*(each for each in filters if not isinstance(each, (Monochrome, ANSIToTruecolor))), NoColours()]
