"""What has been reached: a page for each game, set of rules and player, never mixed."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.figures.page import figures_of
from kortspel.figures.words import Line, left_out_lines, page_lines
from kortspel.games.registry import GAMES
from kortspel.screens.actions import STATISTICS
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.store.records import Records
from kortspel.store.records.book import Page
from kortspel.widgets import palette
from kortspel.widgets.lines import Heading, Lines
from kortspel.widgets.scroll import Scroll
from kortspel.widgets.wrapping import wrapped

INKS: Final = {"title": palette.STRONG, "words": palette.TEXT, "bar": palette.ACCENT, "faint": palette.FAINT}
WIDEST: Final = 76
"""Columns of a line of words; more is hard to read."""
READING: Final = 0.05
"""Seconds at a time in which finished games are read in that have no record yet."""


class StatisticsScreen(KortspelScreen[None]):
    """The pages, the most played first. Games with undo, hints or known deals are counted beside, not among them."""

    ACTIONS = STATISTICS
    BINDINGS: ClassVar[list[BindingType]] = bindings(STATISTICS)

    def __init__(self) -> None:
        super().__init__()
        self._pages: list[Page] = []
        self._here = 0
        self._turned = False
        self._left = 0

    def compose(self) -> ComposeResult:
        """Heading, figures, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Scroll(id="figures"):
            yield Lines(id="page")
        yield self.key_bar()

    def on_mount(self) -> None:
        """The first page, and then what is not read yet."""
        self._records = Records(self.program.folder)
        self._read()
        self._left = self._records.waiting()
        self._show()
        self.call_after_refresh(self._mend)

    def on_unmount(self) -> None:
        """The file is let go."""
        self._records.close()

    def relabel(self) -> None:
        """The page in the other language."""
        self._show()
        super().relabel()

    def scenes(self) -> frozenset[str]:
        """There may be several pages to turn."""
        return frozenset({"pages"} if len(self._pages) > 1 else ())

    def action_turn(self, by: int) -> None:
        """The next page, or the one before."""
        if self._pages:
            self._turned = True
            self._here = (self._here + by) % len(self._pages)
            self._show()
            self.query_one(Scroll).scroll_home(animate=False)

    def _mend(self) -> None:
        """Read in finished games that have no record, a few at a time, while the screen goes on living."""
        if not self._left:
            return
        self._left = self._records.mend(READING)
        self._read()
        self._show()
        if self._left and self.is_attached:
            self.set_timer(0.01, self._mend)

    def _read(self) -> None:
        here = self._pages[self._here] if self._pages and self._turned else None
        self._pages = [page for game in GAMES for page in self._records.pages(game)]
        same = [n for n, page in enumerate(self._pages) if here is not None and _alike(page, here)]
        self._here = same[0] if same else 0

    def _show(self) -> None:
        text = self.text
        lines = self._lines()
        page = self._pages[self._here] if self._pages else None
        words = (text("statistics.title"), *((text.game(page.game), page.name) if page else ()))
        many = len(self._pages) > 1
        right = text("statistics.place_of_pages", here=self._here + 1, n=len(self._pages)) if many else ""
        self.query_one(Heading).set(words, right)
        shown = self.query_one("#page", Lines)
        shown.styles.height = len(lines)
        shown.styles.width = 2 + max((cell_len(line.words) for line in lines), default=0)
        shown.show([(f" {line.words}", INKS[line.kind]) for line in lines])
        self.refresh_keys()

    def _lines(self) -> list[Line]:
        text, records = self.text, self._records
        lines: list[Line] = []
        if self._left:
            lines.append(Line(text("statistics.reading", n=self._left), "faint"))
        if (notice := records.notice) is not None:
            lines.append(Line(text(notice.id, **notice.values), "title"))
        if records.trouble is not None:
            lines.append(Line(text("statistics.trouble"), "title"))
        if not self._pages:
            lines.append(Line(text("statistics.none")))
            for game in GAMES:
                lines += left_out_lines(text, records.tallies(game))
            return _wrapped(lines, min(WIDEST, self.size.width - 8))
        page = self._pages[self._here]
        figures = figures_of(records, page)
        if figures is not None:
            lines += page_lines(text, figures)
        if out := left_out_lines(text, records.tallies(page.game, player=page.player)):
            lines += [Line(""), *out]
        return _wrapped(lines, min(WIDEST, self.size.width - 8))

    def on_resize(self) -> None:
        """Wrap anew in the new width."""
        if self.query(Lines):
            self._show()

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)


def _alike(one: Page, other: Page) -> bool:
    return (one.game, one.key, one.player) == (other.game, other.key, other.player)


def _wrapped(lines: list[Line], width: int) -> list[Line]:
    """The lines, the long ones over several."""
    found = []
    for line in lines:
        if line.kind == "bar" or len(line.words) <= width:
            found.append(line)
        else:
            found += [Line(words, line.kind) for words in wrapped(line.words, max(20, width))]
    return found


SCREEN = StatisticsScreen
