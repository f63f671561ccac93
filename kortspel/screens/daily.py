"""The deal of the day: today's state, a month of days with their medals, and a friend's challenge."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from typing import ClassVar, Final, get_args

from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.coach.known import play
from kortspel.games.base import Player
from kortspel.games.patience.daily import daily_code
from kortspel.games.patience.setup import PatienceSetup, TableName
from kortspel.screens.actions import DAILY
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.patience.coach import medal
from kortspel.screens.sharing import AskChallenge
from kortspel.store.listing import list_saves
from kortspel.store.records import Records
from kortspel.store.records.book import Ended
from kortspel.widgets import palette
from kortspel.widgets.lines import Heading, Line, Lines, Tell

SIGNS: Final = {"gold": "★", "silver": "◆", "bronze": "●", "": "·"}
"""How a day looks that was played, by its medal."""
CELL: Final = 8
FIRST: Final = date(2026, 1, 1)
"""No month before this one is shown."""


class DailyScreen(KortspelScreen[None]):
    """A month of deals of the day, one table of points at a time."""

    ACTIONS = DAILY
    BINDINGS: ClassVar[list[BindingType]] = bindings(DAILY)

    def __init__(self) -> None:
        super().__init__()
        self.today = date.today()
        self._month = self.today.replace(day=1)
        self._table: TableName = "english"

    def compose(self) -> ComposeResult:
        """Heading, the month, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield Lines(id="month")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """The table that was chosen last for the patience, and this month."""
        table = self.program.settings.choices_of("patience").get("table")
        self._table = next((each for each in get_args(TableName) if each == table), "english")
        self._show()

    def on_screen_resume(self) -> None:
        """A game may have been played meanwhile."""
        if self.query(Lines):
            self._show()

    def on_resize(self) -> None:
        """In the middle of another width."""
        if self.query(Lines):
            self._show()

    def relabel(self) -> None:
        """The month in the other language."""
        self._show()
        super().relabel()

    def topic(self) -> tuple[str, str]:
        """The book of the patience."""
        return "patience", ""

    # -- what is shown

    def _show(self) -> None:
        text = self.text
        last = calendar.monthrange(self._month.year, self._month.month)[1]
        days = [self._month + timedelta(days=n) for n in range(last)]
        with Records(self.program.folder) as records:
            ended = self._ended(records, days)
            streak = self._streak(records)
        month = text(
            "daily.month", month=text(f"daily.month.{self._month.month}"), year=str(self._month.year)
        )
        table = text("share.table", table=text(f"patience.option.table.{self._table}"))
        right = text("daily.streak", n=streak) if streak else ""
        self.query_one(Heading).set((text("daily.title"), month, table), right)
        lines = self._calendar(days, ended)
        shown = self.query_one("#month", Lines)
        shown.show(lines)
        self._tell(ended)

    def _ended(self, records: Records, days: list[date]) -> dict[date, Ended]:
        codes = {daily_code(day, self._table): day for day in days}
        return {codes[code]: each for code, each in records.with_deals("patience", list(codes)).items()}

    def _streak(self, records: Records) -> int:
        """The days in a row that were played, up to today or yesterday."""
        streak, day = 0, self.today
        while True:
            days = [day - timedelta(days=n) for n in range(40)]
            played = self._ended(records, days)
            for each in days:
                if each in played:
                    streak += 1
                elif each != self.today:
                    return streak
            day = days[-1] - timedelta(days=1)

    def _calendar(self, days: list[date], ended: dict[date, Ended]) -> list[Line]:
        text = self.text
        pad = " " * max(2, (self.size.width - 7 * CELL) // 2)
        names = [text(f"daily.weekday.{n}") for n in range(7)]
        lines: list[Line] = [
            ("", palette.TEXT),
            (pad + "".join(f"{name:<{CELL}}" for name in names), palette.FAINT),
        ]
        row: list[tuple[str, palette.Ink]] = [(pad + " " * CELL * days[0].weekday(), palette.TEXT)]
        for day in days:
            row.append(self._cell(day, ended.get(day)))
            if day.weekday() == 6 or day == days[-1]:
                lines += [row, ("", palette.TEXT)]
                row = [(pad, palette.TEXT)]
        signs = "   ".join(f"{sign} {text(f'daily.medal.{name}')}" for name, sign in SIGNS.items() if name)
        lines.append((f"{pad}{signs}   {SIGNS['']} {text('daily.played')}", palette.FAINT))
        return lines

    def _cell(self, day: date, ended: Ended | None) -> tuple[str, palette.Ink]:
        number = f">{day.day}<" if day == self.today else f" {day.day} "
        if ended is None:
            ink = palette.STRONG if day == self.today else palette.FAINT if day > self.today else palette.TEXT
            return f"{number:<{CELL}}", ink
        sign = SIGNS[medal(play(self._table).percentile(int(ended.score)))]
        return f"{number}{sign}{int(ended.score)}".ljust(CELL), palette.ACCENT

    def _tell(self, ended: dict[date, Ended]) -> None:
        text = self.text
        today = ended.get(self.today)
        if today is not None:
            words = text("daily.done", n=int(today.score))
        elif self._month != self.today.replace(day=1):
            words = ""
        else:
            words = text("daily.open")
        self.query_one(Tell).say(words, palette.TEXT)

    # -- what can be done

    def action_month(self, by: int) -> None:
        """The month before or after, up to this one."""
        place = self._month.year * 12 + self._month.month - 1 + by
        month = date(place // 12, place % 12 + 1, 1)
        if FIRST <= month <= self.today:
            self._month = month
            self._show()

    def action_table(self) -> None:
        """The days of the next table of points."""
        tables = get_args(TableName)
        self._table = tables[(tables.index(self._table) + 1) % len(tables)]
        self._show()

    def action_play(self) -> None:
        """Play today's deal, or go on with it."""
        begin_daily(self, self._table)

    def action_challenge(self) -> None:
        """Take up a friend's challenge."""
        take_up_challenge(self)

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss(None)


def begin_daily(screen: KortspelScreen[None], table: TableName) -> None:
    """Play today's deal by this table, or go on with the game that was begun."""
    code = daily_code(date.today(), table)
    with Records(screen.program.folder) as records:
        begun = records.known(player_of(screen).name, code)
    for save in list_saves(screen.program.folder) if begun else ():
        if save.deal == code and save.game == "patience" and not save.finished and save.fault is None:
            screen.program.resume(save.path)
            return
    screen.program.begin("patience", PatienceSetup(players=(player_of(screen),), deal=code, table=table))


def todays_words(screen: KortspelScreen[None]) -> str:
    """What was reached today with any table of points; empty before."""
    today = date.today()
    codes = [daily_code(today, table) for table in get_args(TableName)]
    with Records(screen.program.folder) as records:
        # A program that was killed at the end of a game left its record to the next start.
        records.mend(0.03)
        found = records.with_deals("patience", codes)
    scores = [int(found[code].score) for code in codes if code in found]
    return screen.text("share.points", n=scores[0]) if scores else ""


def take_up_challenge(screen: KortspelScreen[None]) -> None:
    """Ask for a challenge and begin its game."""
    dialog = AskChallenge(screen.text("challenge.ask"))

    def typed(_: str | None) -> None:
        if (challenge := dialog.found) is None:
            return
        fields = {**challenge.options.model_dump(), "players": (player_of(screen),), "deal": challenge.deal}
        screen.program.begin("patience", PatienceSetup.model_validate(fields), challenge=challenge)

    screen.program.push_screen(dialog, typed)


def player_of(screen: KortspelScreen[None]) -> Player:
    """Who plays alone: the one who was set up last."""
    try:
        return Player(name=screen.program.settings.choices_of("patience")["players"][0]["name"])
    except (TypeError, LookupError, ValueError):
        return Player(name="Anna")


SCREEN = DailyScreen
