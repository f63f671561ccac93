"""What has been reached: for every game and set of rules how often, how well."""

from __future__ import annotations

import json
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from kortspel.actions import BACK
from kortspel.games.registry import GAMES
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.store.records import Records
from kortspel.text.options import rules_text
from kortspel.widgets import palette
from kortspel.widgets.lines import Heading
from kortspel.widgets.scroll import Scroll


class StatisticsScreen(KortspelScreen[None]):
    """The finished games, counted by their rules. Games with undo or hints are not among them."""

    ACTIONS = BACK
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def compose(self) -> ComposeResult:
        """Heading, figures, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Scroll(id="figures"):
            yield Static(self._figures(), markup=False)
        yield self.key_bar()

    def on_mount(self) -> None:
        """The heading."""
        self.query_one(Heading).set((self.text("statistics.title"),), "")

    def relabel(self) -> None:
        """The figures in the other language."""
        self.on_mount()
        self.query_one(Static).update(self._figures())
        super().relabel()

    def _figures(self) -> str:
        records = Records(self.program.folder)
        parts = [part for game in GAMES if (part := self._game(records, game))]
        return "\n\n".join(parts) or self.text("statistics.none")

    def _game(self, records: Records, game: str) -> str:
        text = self.text
        keys = sorted({record.key for record in records.of(game)}, key=len)
        lines = [text.game(game)] if keys else []
        for key in keys:
            best, average = records.best(game, key), records.average(game, key)
            wins = sum(bool(result.won) for record in records.of(game, key) for result in record.results)
            figures = text(
                "statistics.line",
                n=records.count(game, key),
                best=text.number(best),
                average=text.decimal(average),
                won=wins,
            )
            lines += [f"  {self._rules(game, key)}", f"    {figures}"]
        return "\n".join(lines)

    def _rules(self, game: str, key: str) -> str:
        """The rules of a key in words: the options that differ from the defaults."""
        return rules_text(self.text, game, json.loads(key)) or self.text("statistics.standard")

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss(None)


SCREEN = StatisticsScreen
