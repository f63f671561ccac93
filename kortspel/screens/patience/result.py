"""The finished grid, its hands named and counted."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.coach.known import play
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.view import PatienceView
from kortspel.screens.dialogs import Dialog
from kortspel.screens.patience.coach import medal_of
from kortspel.screens.patience.picture import Past
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Lines, Part

AROUND: Final = 6
"""Columns that the frame of the dialog takes, and the screen beside it."""


class ResultScreen(Dialog[str]):
    """Names the ten or twelve hands of a grid, the sum, and what it means. Gives the id of the chosen way on."""

    ONE_LANGUAGE = False

    def __init__(self, view: PatienceView, seat: int, past: Past, *, rival: bool = False) -> None:
        super().__init__()
        self._rival = rival
        self._view = view
        self._seat = seat
        self._past = past

    def compose(self) -> ComposeResult:
        """The count over the ways on."""
        with Vertical(classes="dialog"):
            yield Static(self._headline(), classes="question", markup=False)
            lines = self._hands()
            count = Lines(id="count")
            count.styles.height = len(lines)
            count.styles.width = max(cell_len(words) for words, _ in lines)
            count.show(lines)
            yield count
            yield Choices(self._ways())
        yield self.key_bar()

    def _headline(self) -> str:
        view, text = self._view, self.text
        grid = view.grids[self._seat]
        assert grid is not None
        score = text("patience.points", n=grid.score)
        if view.outcome is not None and len(view.players) > 1:
            names = [view.players[seat].name for seat in view.outcome.winners or ()]
            key = "patience.result.winner" if len(names) == 1 else "patience.result.shared"
            return f"{view.players[self._seat].name}: {score}. " + text(key, names=text.listed(names))
        if grid.reached is None:
            return text("patience.result.score", score=score)
        return text(
            "patience.result.won" if grid.reached else "patience.result.lost", score=score, target=view.target
        )

    def _hands(self) -> list[Part]:
        grid = self._view.grids[self._seat]
        assert grid is not None
        left, right = [*grid.lines[:5], *grid.lines[10:11]], [*grid.lines[5:10], *grid.lines[11:12]]
        rows = self._side_by_side(left, right)
        if max(map(cell_len, rows)) > self.app.size.width - AROUND:
            rows = self._side_by_side(left, right, brief=True)
        lines: list[Part] = [(row, palette.TEXT) for row in rows]
        extra = []
        if self._past.best is not None and self._past.average is not None:
            extra.append(self.text("patience.best", n=self.text.number(self._past.best)))
            extra.append(self.text("patience.average", n=self.text.decimal(self._past.average, 0)))
        if self._view.practice:
            extra.append(self.text("patience.result.practice"))
        elif self._view.helped:
            extra.append(self.text("patience.result.helped"))
        if standing := self._standing():
            lines.append((standing, palette.ACCENT))
        return [*lines, (" · ".join(extra), palette.FAINT)]

    def _side_by_side(
        self, left: list[LineScore], right: list[LineScore], *, brief: bool = False
    ) -> list[str]:
        columns = zip(self._column(left, brief), self._column(right, brief), strict=True)
        return [f"{row}   {column}" for row, column in columns]

    def _column(self, lines: list[LineScore], brief: bool) -> list[str]:
        """The lines with their hands and points, one under the other; in brief named as at the edge of the grid."""
        hands = [self.text(f"cards.category.{line.category.value}") for line in lines]
        names = [self.text(f"patience.line.{line.id}") for line in lines]
        if brief:
            names = [name.split()[-1] for name in names]
        wide, named = max(map(len, hands)), max(map(len, names))
        return [
            f"{name:<{named}}  {hand:<{wide}} {line.points:>3}"
            for name, hand, line in zip(names, hands, lines, strict=True)
        ]

    def _standing(self) -> str:
        """How the game stands among the coach's own, for a game by the plain rules, and the medal that it earns
        without hints."""
        view, text, grid = self._view, self.text, self._view.grids[self._seat]
        options = view.options
        if grid is None or options.diagonals or options.rearranging or options.joker != "none":
            return ""
        percentile = play(options.table).percentile(grid.score)
        words = text("coach.percentile", percent=f"{percentile:.0f}")
        name = medal_of(view, self._seat)
        return f"{text(f'coach.medal.{name}')}: {words}" if name else words[:1].upper() + words[1:]

    def _ways(self) -> tuple[Item, ...]:
        view, text = self._view, self.text
        others = tuple(
            Item(f"grid{seat}", text("patience.result.see", name=player.name), literal=True)
            for seat, player in enumerate(view.players)
            if seat != self._seat and view.grids[seat] is not None
        )
        return (
            Item("again", text("patience.result.again")),
            Item("same", text("patience.result.same")),
            Item("review", text("patience.result.review")),
            *others,
            *((Item("compare", text("patience.result.compare")),) if self._rival else ()),
            *((Item("share", text("patience.result.share")),) if len(view.players) == 1 else ()),
            Item("look", text("patience.result.look")),
            Item("menu", text("patience.result.menu")),
        )

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id)
