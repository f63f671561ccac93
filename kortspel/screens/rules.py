"""The rule book, opened at a clause."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Markdown
from textual.widgets._markdown import MarkdownBlock

from kortspel.games.registry import GAMES
from kortspel.screens.actions import BOOK
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.text.books import rule_book
from kortspel.widgets.scroll import Scroll

CLAUSE: Final = re.compile(r"[A-Z]+-\d+")


class RulesScreen(KortspelScreen[None]):
    """The rules of one game; the arrows go through them, Tab to the next game."""

    ACTIONS = BOOK
    BINDINGS: ClassVar[list[BindingType]] = bindings(BOOK)

    def __init__(self, game: str = "", clause: str = "") -> None:
        super().__init__()
        self._game = game or GAMES[0]
        self._clause = clause

    def compose(self) -> ComposeResult:
        """The book and the key bar."""
        with Scroll(id="book"):
            yield Markdown(self._source(), open_links=False)
        yield self.key_bar()

    def _source(self) -> str:
        # Notes by their numbers: the widget knows no footnotes.
        return re.sub(r"\[\^(\d+)\]:?", r"[\1]", rule_book(self.text.language, self._game))

    def on_mount(self) -> None:
        """Turn to the clause once the page is laid out."""
        self.call_after_refresh(self._turn_to_clause)

    def _turn_to_clause(self) -> None:
        if not self._clause:
            return
        for block in self.query(MarkdownBlock):
            if block._content.plain.startswith(f"{self._clause} "):
                block.add_class("sought")
                self.query_one("#book").scroll_to_widget(block, top=True, animate=False)
                return

    def action_back(self) -> None:
        """Close the book."""
        self.dismiss()

    async def action_next_game(self) -> None:
        """The next game's rules."""
        self._game = GAMES[(GAMES.index(self._game) + 1) % len(GAMES)]
        self._clause = ""
        await self._reopen()

    def action_turn(self, by: int) -> None:
        """A line on or back."""
        self.query_one("#book").scroll_relative(y=by, animate=False)

    async def _reopen(self) -> None:
        await self.query_one(Markdown).update(self._source())
        self.query_one("#book").scroll_home(animate=False)
        self.call_after_refresh(self._turn_to_clause)

    def _clause_on_top(self) -> str:
        top = self.query_one("#book").region.y
        blocks = (block for block in self.query(MarkdownBlock) if block.region.y >= top)
        clauses = (CLAUSE.match(block._content.plain) for block in blocks)
        return next((clause[0] for clause in clauses if clause), "")

    def relabel(self) -> None:
        """The book in the other language, open at the same clause."""
        super().relabel()
        if self.query_one("#book").scroll_offset.y:
            self._clause = self._clause_on_top()
        self.run_worker(self._reopen())

    @on(Markdown.LinkClicked)
    def _link(self, event: Markdown.LinkClicked) -> None:
        event.stop()
