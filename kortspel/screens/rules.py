"""The rule book, opened at a clause."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.games.registry import GAMES
from kortspel.screens.actions import BOOK
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.text.books import rule_book
from kortspel.widgets.book import Page
from kortspel.widgets.scroll import Scroll


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
            yield Page(rule_book(self.text.language, self._game), self._clause)
        yield self.key_bar()

    @on(Page.Laid)
    def _turn_to_clause(self) -> None:
        page = self.query_one(Page)
        if page.places.get(self._clause):
            self.query_one("#book").scroll_to(y=page.places[self._clause], animate=False)

    def action_back(self) -> None:
        """Close the book."""
        self.dismiss()

    def action_next_game(self) -> None:
        """The next game's rules."""
        self._game = GAMES[(GAMES.index(self._game) + 1) % len(GAMES)]
        self._clause = ""
        self._reopen()

    def action_turn(self, by: int) -> None:
        """A line on or back."""
        self.query_one("#book").scroll_relative(y=by, animate=False)

    def _reopen(self) -> None:
        self.query_one(Page).open(rule_book(self.text.language, self._game), self._clause)
        self.query_one("#book").scroll_home(animate=False)

    def relabel(self) -> None:
        """The book in the other language, open at the same clause."""
        super().relabel()
        if top := self.query_one("#book").scroll_offset.y:
            self._clause = self.query_one(Page).clause_at(top)
        self._reopen()
