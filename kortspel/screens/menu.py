"""The menu: the last game on top, the games, and everything else one can go to."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.geometry import Size
from textual.strip import Strip

from kortspel.cards import Card
from kortspel.games.registry import GAMES
from kortspel.screens.actions import MENU
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.store.listing import SaveEntry, latest_going, list_saves
from kortspel.text import Text
from kortspel.widgets import faces, palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.drawn import Drawn, Row
from kortspel.widgets.fan import fan
from kortspel.widgets.lines import Lines


def when(text: Text, moment: datetime) -> str:
    """A time as one says it: the hour for today, else the date."""
    if moment.date() == datetime.now().date():
        return text("menu.today", time=text.time(moment))
    return moment.strftime("%Y-%m-%d")


FAN: Final[tuple[Card, ...]] = ("Ts", "Jd", "Qc", "Kh", "As")
_FANS: Final = (
    ((116, 30), faces.HUGE, 6),
    ((78, 22), faces.LARGE, 4),
)
"""The cards beside the list, by the terminal that they need, and how far one shows beside the next."""
_LIST: Final = 52
_GAP: Final = 3
"""Columns of the list at most, and between it and the cards."""


class Title(Drawn):
    """The name of the program between its suits."""

    def render_line(self, y: int) -> Strip:
        """Three lines, the middle one written on."""
        if y != 1:
            return Strip.blank(self.size.width, self.look.palette[palette.TEXT])
        inks = self.look.palette
        sides = ("* *", "* *") if self.look.ascii else ("♠ ♥", "♦ ♣")
        name = "K O R T S P E L"
        pad = max(0, (self.size.width - len(name) - 10) // 2)
        return Strip(
            [
                Segment(" " * pad, inks[palette.TEXT]),
                Segment(sides[0], inks[palette.FAINT]),
                Segment(f"  {name}  ", inks[palette.ACCENT]),
                Segment(sides[1], inks[palette.FAINT]),
            ]
        ).adjust_cell_length(self.size.width, inks[palette.TEXT])


class MenuScreen(KortspelScreen[None]):
    """The first screen, and the one under all others."""

    ACTIONS = MENU
    BINDINGS: ClassVar[list[BindingType]] = bindings(MENU)

    def compose(self) -> ComposeResult:
        """A fan of cards where there is room, title and list, key bar."""
        with Row(id="hall"):
            yield Lines(id="fan")
            with Vertical(id="desk"):
                yield Title()
                yield Choices(self._items(), id="menu")
        yield self.key_bar()

    def on_resize(self, event: events.Resize) -> None:
        """The fan as large as there is room for."""
        self._deal(event.size)

    def _deal(self, size: Size) -> None:
        lines = next(
            (
                fan(self.look, FAN, card, step)
                for (width, height), card, step in _FANS
                if size.width >= width and size.height >= height
            ),
            [],
        )
        shown = self.query_one("#fan", Lines)
        shown.display = bool(lines)
        wide = sum(len(words) for words, _ in lines[-1]) if lines else 0
        shown.styles.width, shown.styles.height = wide, len(lines)
        shown.show(lines)
        self.query_one("#desk").styles.width = min(_LIST, size.width - 2 - wide - (_GAP if wide else 0))

    def on_screen_resume(self) -> None:
        """The saves may have changed while another screen was open: a game to go on with is chosen, else what was."""
        choices, items = self.query_one(Choices), self._items()
        known = {item.id for item in choices.items}
        places = [item.id for item in items]
        here = choices.item.id if choices.item else ""
        at = places.index(here) if here in places and places[0] in known else 0
        choices.show(items, at=at)
        self.set_timer(0.1, self._ask_daily)

    _daily: str = ""
    """Today's state of the deal of the day, in words."""

    def _ask_daily(self) -> None:
        """Look up today's deal once the menu is there: the records are not opened for its first frame."""
        from kortspel.screens.daily import todays_words

        words = todays_words(self)
        if words != self._daily and self.is_attached:
            self._daily = words
            choices = self.query_one(Choices)
            choices.show(self._items(), at=choices.at)

    def action_deal_again(self) -> None:
        """Deal a game like the last one."""
        saves = [save for save in list_saves(self.program.folder) if save.fault is None]
        self.program.deal_again(saves[0].game if saves else GAMES[0])

    def action_up(self) -> None:
        """The item above."""
        self.query_one(Choices).action_step(-1)

    def action_down(self) -> None:
        """The item below."""
        self.query_one(Choices).action_step(1)

    def relabel(self) -> None:
        """The items and the cards in the language of now."""
        self.query_one(Choices).show(self._items())
        self._deal(self.size)
        super().relabel()

    def _items(self) -> tuple[Item, ...]:
        text = self.text
        going, count = latest_going(self.program.folder)
        items = [self._continue(going)] if going else []
        for place, game in enumerate(GAMES):
            items.append(Item(f"new.{game}", text(f"{game}.title"), text(f"{game}.about"), gap=place == 0))
        items.append(Item("daily", text("menu.daily"), self._daily))
        detail = text("menu.saved.detail", n=count) if count else text("menu.saved.none")
        items += [
            Item("saved", text("menu.saved"), detail, gap=True),
            Item("statistics", text("menu.statistics")),
            Item("rules", text("menu.rules")),
            Item("settings", text("menu.settings")),
            Item("quit", text("menu.quit")),
        ]
        return tuple(items)

    def _continue(self, save: SaveEntry) -> Item:
        detail = f"{self.text.game(save.game)} · {when(self.text, save.saved)}"
        return Item(f"continue:{save.path}", self.text("menu.continue"), detail)

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        what, _, argument = event.item.id.partition(":")
        if what == "continue":
            self.program.resume(Path(argument))
        elif what.startswith("new."):
            self.program.set_up(what.removeprefix("new."))
        elif what == "rules":
            self.program.action_rules()
        elif what == "quit":
            self.program.action_leave()
        else:
            self.program.visit(what)
