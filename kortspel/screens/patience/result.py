"""The end of a game: the points, the hands, what they mean, and the ways on. It stands beside the grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from kortspel.coach.known import play
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.view import GridView, PatienceView
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Dialog
from kortspel.screens.patience.actions import RESULT
from kortspel.screens.patience.coach import medal_of
from kortspel.screens.patience.joker import stands_for
from kortspel.screens.patience.picture import Past
from kortspel.text.words import card_text
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.digits import large
from kortspel.widgets.lines import Line, Lines
from kortspel.widgets.palette import Ink
from kortspel.widgets.scroll import Scroll
from kortspel.widgets.wrapping import wrapped

BESIDE: Final = 78
"""Columns of the terminal from which the end stands beside the grid; below, it stands over it."""
_NARROW: Final = 23
_ROOMY: Final = 44
_FIGURES: Final = 4
"""Lines of the large figures and of the space below them."""
_AROUND: Final = 3
"""Lines of the key bar and the frame; beside the grid the heading stays too."""
_AIRY: Final = 34
"""Lines of the terminal from which all hands are told, and set apart."""
_LEAST: Final = 30
"""Columns below which nothing is fitted: the terminal is too small to be played on, and says so."""
_LINE: Final = 3
"""Columns of a line's points in it, where each player has a line."""
_PLAYER: Final = 5
"""Columns of a player's points in the comparison."""


class Ended(NamedTuple):
    """What the end is told of a game."""

    view: PatienceView
    past: Past
    can_undo: bool
    """May the last step be taken back?"""
    rival: bool = False
    """Does the game take up a friend's challenge?"""


class ResultScreen(Dialog[str]):
    """The points of a grid and how good they are, the hands of all, the ways on. Gives the id of the chosen one.

    ``see`` is called with a seat when its grid is to be looked at.
    """

    ONE_LANGUAGE = False
    ACTIONS = RESULT
    BINDINGS: ClassVar[list[BindingType]] = bindings(RESULT)

    def __init__(self, ended: Ended, seat: int, see: Callable[[int], None]) -> None:
        super().__init__()
        self._ended = ended
        self._view = ended.view
        self._seat = seat
        self._see = see

    def compose(self) -> ComposeResult:
        """The count over the ways on."""
        with Vertical(classes="dialog"):
            with Scroll(can_focus=False):
                yield Lines(id="count")
            yield Choices(self._ways())
        yield self.key_bar()

    def on_mount(self) -> None:
        """Everything in its place."""
        self._fill()

    def on_resize(self, event: events.Resize) -> None:
        """Beside the grid where there is room."""
        if self.query("#count"):
            self._fill()

    def scenes(self) -> frozenset[str]:
        """Are there other grids to look at?"""
        return frozenset(("others",) if len(self._view.players) > 1 else ())

    def action_other_grid(self) -> None:
        """The next player's grid, and its hands."""
        self._seat = (self._seat + 1) % len(self._view.players)
        self._see(self._seat)
        self._fill()

    def relabel(self) -> None:
        """Everything in the other language."""
        self._fill()
        self.refresh_keys()

    # -- what is said

    def _fill(self) -> None:
        width, height = self.app.size
        beside = width >= BESIDE
        self.set_class(beside, "beside")
        room = self._room(width) if beside else max(_LEAST, width - 8)
        count, choices = self.query_one("#count", Lines), self.query_one(Choices)
        choices.show(self._ways())
        most = height - _AROUND - beside - len(choices.items) - (height >= _AIRY)
        lines = self._lines(room, roomy=height >= _AIRY)
        if beside and len(lines) > most:
            # The words say the points too.
            lines = lines[_FIGURES:]
        count.styles.width, count.styles.height = room, len(lines)
        self.query_one(Scroll).styles.max_height = max(4, most)
        count.show(lines)

    def _room(self, width: int) -> int:
        """The columns beside the grid of a terminal of this width; a comparison takes more than one player's hands."""
        if width >= 150:
            return _ROOMY
        if width >= 116:
            return 40 if len(self._view.players) > 1 else 32
        return _NARROW

    @property
    def _grid(self) -> GridView:
        grid = self._view.grids[self._seat]
        assert grid is not None, "at the end all grids are open"
        return grid

    def _lines(self, room: int, *, roomy: bool) -> list[Line]:
        """The figures, what they mean, the hands; ``room`` columns wide."""
        beside = self.has_class("beside")
        lines: list[Line] = []
        if beside and not self.look.ascii:
            lines = [(f" {line}", self._ink()) for line in large(self._grid.score)]
            lines.append(("", palette.TEXT))
        for words, ink in self._words():
            lines += [(line, ink) for line in wrapped(words, room)]
        lines.append(("", palette.TEXT))
        if len(self._view.players) > 1:
            return [*lines, *self._table(room)]
        hands = self._grid.lines if roomy or not beside else self._grid.lines[5:]
        return [*lines, *self._hands(hands, room)]

    def _ink(self) -> Ink:
        """How good the points are, in an ink: the words say it too."""
        if self._record() or self._grid.reached:
            return palette.ACCENT
        return palette.TEXT if self._grid.reached is None else palette.FAINT

    def _words(self) -> list[tuple[str, Ink]]:
        view, text, grid, past = self._view, self.text, self._grid, self._ended.past
        words = [(self._headline(), self._ink())]
        if self._record():
            words.append((text("patience.result.record", n=past.best), palette.ACCENT))
        elif past.best is not None and past.average is not None:
            average = text("patience.average", n=text.decimal(past.average, 0))
            words.append((f"{text('patience.best', n=past.best)} · {average}", palette.FAINT))
        if view.known:
            words.append((text("patience.result.known"), palette.FAINT))
        elif view.practice:
            words.append((text("patience.result.practice"), palette.FAINT))
        elif self._seat in view.helped:
            words.append((text("patience.result.helped"), palette.FAINT))
        if standing := self._standing(grid):
            words.append((standing, palette.ACCENT if "●" in standing else palette.TEXT))
        return words

    def _counts(self) -> bool:
        return not (self._view.practice or self._view.known or self._seat in self._view.helped)

    def _record(self) -> bool:
        """Is it better than all before, in a game that counts?"""
        best = self._ended.past.best
        return best is not None and self._grid.score > best and self._counts()

    def _headline(self) -> str:
        view, text, grid = self._view, self.text, self._grid
        score = text("patience.points", n=grid.score)
        if view.outcome is not None and len(view.players) > 1:
            names = [view.players[seat].name for seat in view.outcome.winners or ()]
            key = "patience.result.winner" if len(names) == 1 else "patience.result.shared"
            return f"{view.players[self._seat].name}: {score}. " + text(key, names=text.listed(names))
        if grid.reached is None:
            return text("patience.result.score", score=score)
        key = "patience.result.won" if grid.reached else "patience.result.lost"
        return text(key, score=score, target=view.target)

    def _standing(self, grid: GridView) -> str:
        """How the game stands among the coach's own, for a game by the plain rules, and the medal that it earns
        without hints."""
        text, options = self.text, self._view.options
        if options.diagonals or options.rearranging or options.joker != "none":
            return ""
        percentile = play(options.table).percentile(grid.score)
        words = text("coach.percentile", percent=text.percent(min(99, round(percentile))))
        name = medal_of(self._view, self._seat)
        return f"● {text(f'coach.medal.{name}')}: {words}" if name else words[:1].upper() + words[1:]

    # -- the hands

    def _hands(self, lines: Sequence[LineScore], room: int) -> list[Line]:
        """The hands with their points, in two columns where they fit."""
        text = self.text
        hands = [self._hand(line) for line in lines]
        names = [text(f"patience.line.{line.id}") for line in lines]
        if max(map(cell_len, names)) + max(map(cell_len, hands)) + 6 > (
            room if len(lines) < 8 else room // 2
        ):
            names = [_sign(line.id) for line in lines]
        wide, named = max(map(cell_len, hands)), max(map(cell_len, names))
        rows = [
            f"{name:<{named}} {hand:<{wide}} {line.points:>3}"
            for name, hand, line in zip(names, hands, lines, strict=True)
        ]
        if 2 * cell_len(rows[0]) + 3 > room or len(rows) < 8:
            return [(row, palette.TEXT) for row in rows]
        left, right = [*rows[:5], *rows[10:11]], [*rows[5:10], *rows[11:]]
        return [(f"{one}   {two}", palette.TEXT) for one, two in zip(left, right, strict=True)]

    def _hand(self, line: LineScore) -> str:
        words = self.text(f"cards.category.{line.category.value}")
        if (joker := stands_for(line)) is not None and line.points:
            words += f" ★{card_text(self.text, joker, glyphs=not self.look.ascii)}"
        return words

    def _table(self, room: int) -> list[Line]:
        """All players' points, line by line where there is room, and the sums."""
        view = self._view
        winners = view.outcome.winners or () if view.outcome is not None else ()
        seats, first = range(len(view.players)), view.grids[0]
        assert first is not None
        names = [self.text(f"patience.line.{line.id}") for line in first.lines]
        if not self.has_class("beside"):
            return self._flat_table([_sign(line.id) for line in first.lines], room, winners)
        named = max(map(cell_len, names))
        if named + _PLAYER * len(seats) > room:
            # Two names could be cut to the same few letters.
            return [self._sum(seat, room, won=seat in winners) for seat in seats]
        head = "".join(f"{player.name[: _PLAYER - 1]:>{_PLAYER}}" for player in view.players)
        lines: list[Line] = [(" " * named + head, palette.FAINT)]
        for place, name in enumerate(names):
            points = [grid.lines[place].points for grid in view.grids if grid is not None]
            best = max(points)
            lines.append(
                [
                    (f"{name:<{named}}", palette.FAINT),
                    *(
                        (f"{each:>{_PLAYER}}", palette.STRONG if each == best else palette.TEXT)
                        for each in points
                    ),
                ]
            )
        lines.append(("", palette.TEXT))
        return [*lines, *(self._sum(seat, room, won=seat in winners) for seat in seats)]

    def _flat_table(self, names: Sequence[str], room: int, winners: Sequence[int]) -> list[Line]:
        """The same with a line a player, where there are more columns than lines."""
        named = max(4, room - _LINE * len(names) - _PLAYER)
        head = "".join(f"{name:>{_LINE}}" for name in names)
        lines: list[Line] = [(" " * named + head + f"{'=':>{_PLAYER}}", palette.FAINT)]
        for seat, (player, grid) in enumerate(zip(self._view.players, self._view.grids, strict=True)):
            assert grid is not None, "at the end all grids are open"
            points = "".join(f"{line.points:>{_LINE}}" for line in grid.lines)
            mark = ">" if seat == self._seat else " "
            name = f"{mark}{player.name}{' ●' if seat in winners else ''}"
            words = f"{name[:named]:<{named}}{points}{grid.score:>{_PLAYER}}"
            lines.append((words, palette.ACCENT if seat in winners else palette.TEXT))
        return lines

    def _sum(self, seat: int, room: int, *, won: bool) -> Line:
        """A player's points in all; the one whose grid is shown is marked."""
        player, grid = self._view.players[seat], self._view.grids[seat]
        points = self.text("patience.points", n=0 if grid is None else grid.score)
        mark = ">" if seat == self._seat else " "
        wide = min(room, 30) - cell_len(points) - 2
        star = " ●" if won else ""
        name = f"{player.name}{star}"
        return (f"{mark}{name:<{wide}} {points}", palette.ACCENT if won else palette.TEXT)

    def _ways(self) -> tuple[Item, ...]:
        ended = self._ended
        ways = (
            "again",
            "same",
            "review",
            "replay",
            *(("compare",) if ended.rival else ()),
            *(("share",) if len(self._view.players) == 1 else ()),
            *(("undo",) if ended.can_undo else ()),
            "look",
            "menu",
        )
        airy = self.app.size.height >= _AIRY
        return tuple(
            Item(way, self.text(f"patience.result.{way}"), gap=airy and place == 0)
            for place, way in enumerate(ways)
        )

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id)


def _sign(line: str) -> str:
    """A line by what stands beside it at the grid: ``3``, ``c``, ``↘``."""
    place = int(line[-1])
    return {"row": str(place), "col": "abcde"[place - 1], "diag": "↘↗"[(place - 1) % 2]}[line[:-1]]
