"""The set-up of any game: rows of options, changed by the arrows, the house rules one level down."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, ClassVar, Final

from pydantic import ValidationError
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.actions import Action
from kortspel.cards import new_code, parse_code
from kortspel.games.base import LONGEST_NAME, Player, Setup
from kortspel.screens.actions import SET_UP
from kortspel.screens.answers import Typed, Wrong, value_of
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Ask
from kortspel.screens.room import ListRoom
from kortspel.screens.rows import (
    Cycle,
    Moment,
    Number,
    Page,
    Preset,
    Row,
    Scale,
    Seat,
    Seats,
    Stepping,
    Words,
    item_of,
)
from kortspel.text.telling import told
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Tell

Draft = dict[str, Any]
"""The fields of a set-up as plain JSON values, while they are being chosen. All its pages share one draft; the deal
code in it is None while the chance of the machine is to deal."""

NAMES: Final = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")
LEVELS: Final = ("human", "easy", "medium", "hard")
_MINUTES: Final = 15
"""The step of a time of day."""


class SetUpBase(ListRoom[None]):
    """A game's set-up. A subclass says which rows there are for a draft, and what stands beside them."""

    ACTIONS: ClassVar[tuple[Action, ...]] = SET_UP
    BINDINGS: ClassVar[list[BindingType]] = bindings(SET_UP)
    GAME: ClassVar[str]
    SETUP: ClassVar[type[Setup]]

    def __init__(self, deal: str | None = None, page: str = "", draft: Draft | None = None) -> None:
        super().__init__()
        self._page = page
        self._given = draft
        self.draft: Draft = {"deal": deal}
        self._rows: tuple[Row, ...] = ()

    # -- what a game says of itself

    def rows(self, page: str) -> tuple[Row, ...]:
        """The rows of the first page (``""``) or of another one, for the draft as it is."""
        raise NotImplementedError

    def seat_help(self, seat: int) -> str:
        """What the keys do on a seat's row, in words."""
        return self.text("set_up.seat.help")

    def settle(self) -> None:
        """Make the rest of the draft fit what has just been changed."""

    def seats(self) -> int:
        """How many play at first."""
        return 2

    # -- the screen

    def compose(self) -> ComposeResult:
        """The draft, as it was remembered, and its rows."""
        self.draft = self._given if self._given is not None else {**self._remembered(), **self.draft}
        return super().compose()

    def scenes(self) -> frozenset[str]:
        """On the first page one starts; a row with a value can be changed."""
        value = ("value",) if isinstance(self.row(), Stepping) else ()
        return frozenset((*(() if self._page else ("first",)), *value))

    def topic(self) -> tuple[str, str]:
        """The book of the game."""
        return self.GAME, ""

    def heading(self) -> tuple[Sequence[str], str]:
        """The game, the page, and the deal code where one was typed."""
        page = self.text(f"{self.GAME}.page.{self._page}") if self._page else self.text("set_up.title")
        code = self.draft["deal"]
        return (self.text.game(self.GAME), page), self.text("set_up.given", code=code) if code else ""

    def _remembered(self) -> Draft:
        draft = self.default_draft()
        kept = self.program.settings.choices_of(self.GAME)
        try:
            fields = {**draft, **{name: value for name, value in kept.items() if name in draft}}
            setup = self.SETUP.model_validate_json(json.dumps({**fields, "deal": new_code()}))
        except ValidationError:
            return draft
        return {**draft, **setup.model_dump(mode="json", exclude={"deal"})}

    def default_draft(self) -> Draft:
        """The draft before anybody has chosen anything."""
        players = tuple(self.new_player(seat) for seat in range(self.seats()))
        return self.SETUP(players=players, deal=new_code()).model_dump(mode="json", exclude={"deal"})

    def new_player(self, seat: int) -> Player:
        """Who sits in a seat that is added."""
        taken = {player["name"] for player in self.draft.get("players", ())}
        name = next(name for name in (NAMES[seat], *NAMES, f"{NAMES[0]} {seat + 1}") if name not in taken)
        return Player(name=name, level="human" if seat == 0 else "medium")

    # -- rows as items

    def items(self) -> tuple[Item, ...]:
        """The rows as lines of the list, with the way on."""
        self._rows = self.rows(self._page)
        items = [] if self._page else [Item("start", self.text("set_up.start"))]
        for place, row in enumerate(self._rows):
            gap = place == 0 and not self._page
            items.append(item_of(row, str(place), self.GAME, self.draft, self.text, gap=gap))
        if self._page:
            items.append(Item("back", self.text("set_up.done"), gap=True))
        return tuple(items)

    def row(self) -> Row | None:
        """The row under the cursor; none on the first line and the last, and before the list is there."""
        item = self.item
        return self._rows[int(item.id)] if item is not None and item.id.isdigit() else None

    def explain(self) -> None:
        """Why the draft cannot be played, else what the row under the cursor is about."""
        if refusal := self._refusal():
            self.tell(refusal)
        else:
            self.query_one(Tell).say(self._help(self.row()), palette.FAINT)

    def _help(self, row: Row | None) -> str:
        """What the row under the cursor is about; at the start what the game is, for who has never seen it."""
        match row:
            case None:
                words = f"{self.GAME}.told"
                return self.text(words) if not self._page and self.text.has(words) else ""
            case Seat(seat):
                return self.seat_help(seat)
            case Preset(id=id):
                return self.text(f"{self.GAME}.preset.{id}.help")
            case Seats() | Page():
                return ""
            case _:
                return self.text(f"{self.GAME}.option.{row.field}.help")

    # -- changing

    @on(Choices.Stepped)
    def _stepped(self, event: Choices.Stepped) -> None:
        self.action_change(event.by)

    def action_change(self, by: int) -> None:
        """The next or the last value of the row under the cursor."""
        row = self.row()
        match row:
            case Cycle(field, values):
                self._set(field, values[(values.index(self.draft[field]) + by) % len(values)])
            case Number(field=field):
                self._set(field, self._stepped_to(row, by))
            case Moment(field=field):
                at = self.draft[field] + by * _MINUTES * 60
                self._set(field, max(at, int(datetime.now().timestamp()) + 60))
            case Seats(low, high):
                self.set_seats(max(low, min(high, len(self.draft["players"]) + by)))
            case Seat(seat):
                player = self.draft["players"][seat]
                self.set_player(seat, level=LEVELS[(LEVELS.index(player["level"]) + by) % len(LEVELS)])
            case _:
                pass

    def _stepped_to(self, row: Number, by: int) -> int | None:
        value: int | None = self.draft[row.field]
        if value is None:
            return row.start if row.start is not None else row.low
        if row.none and by < 0 and value <= row.low:
            return None
        return max(row.low, min(row.high, value + by * row.step))

    def set_seats(self, seats: int) -> None:
        """Add or take away players at the end."""
        players = self.draft["players"][:seats]
        while len(players) < seats:
            self.draft["players"] = players
            players = [*players, self.new_player(len(players)).model_dump(mode="json")]
        self._set("players", players)

    def set_player(self, seat: int, **fields: Any) -> None:
        """Change something about a player."""
        players = list(self.draft["players"])
        players[seat] = {**players[seat], **fields}
        self._set("players", players)

    def _set(self, field: str, value: Any) -> None:
        self.draft[field] = value
        self.settle()
        self.redraw()

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        if event.item.id == "start":
            self.start()
        elif event.item.id == "back":
            self.dismiss(None)
        else:
            self._open(self._rows[int(event.item.id)])

    def _open(self, row: Row) -> None:
        match row:
            case Page(id=id):
                self.program.push_screen(type(self)(page=id, draft=self.draft), lambda _: self.redraw())
            case Preset(fields=fields):
                self.draft.update(fields)
                self.settle()
                self.redraw()
            case Seat(seat):
                name = self.draft["players"][seat]["name"]
                self._ask(row, self.text("set_up.name"), name, LONGEST_NAME)
            case Number(field=field):
                value = self.draft[field]
                self._ask(row, f"{self._named(row)} ({row.low}–{row.high})", value, 12)
            case Words(field=field, length=length):
                self._ask(row, self._question(row), self.draft[field], length)
            case Moment(field=field):
                at = self.text.time(self.draft[field])
                self._ask(row, self._question(row), at, 5)
            case Scale(field=field):
                self._ask(row, self._question(row), " ".join(map(str, self.draft[field])), 60)
            case Cycle() | Seats():
                self.action_change(1)

    def _named(self, row: Number | Words | Moment | Scale) -> str:
        return self.text(f"{self.GAME}.option.{row.field}")

    def _question(self, row: Words | Moment | Scale) -> str:
        return f"{self._named(row)}. {self.text(f'{self.GAME}.option.{row.field}.help')}"

    def _ask(self, row: Typed, question: str, value: str | int | None, length: int) -> None:
        def take(typed: str) -> str | None:
            try:
                return self._try(row, value_of(row, typed, self.draft, self.text))
            except Wrong as wrong:
                return str(wrong)

        self._ask_for(question, "" if value is None else str(value), take, length)

    def _ask_for(self, question: str, value: str, take: Callable[[str], str | None], length: int) -> None:
        self.program.push_screen(Ask(question, value, check=take, length=length), lambda _: self.redraw())

    def _try(self, row: Typed, value: Any) -> str | None:
        """Take the value, where the draft can be played with it."""
        if isinstance(row, Seat):
            self.set_player(row.seat, name=value)
            return None
        before = self.draft[row.field]
        self.draft[row.field] = value
        if refusal := self._refusal():
            self.draft[row.field] = before
            return refusal
        self._set(row.field, value)
        return None

    # -- starting

    def _refusal(self) -> str:
        """Why the draft cannot be played, in words; empty when it can."""
        refusal = self._unchecked().refusal()
        return "" if refusal is None else f"{told(self.text, refusal)} ({refusal.clause})"

    def _unchecked(self) -> Setup:
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in self.draft.items()
        }
        fields["players"] = tuple(Player(**player) for player in self.draft["players"])
        fields["deal"] = self.draft["deal"] or new_code()
        return self.SETUP.model_construct(None, **fields)

    def action_start(self) -> None:
        """Start the game."""
        self.start()

    def start(self) -> None:
        """Start the game with the draft, or say why not."""
        if refusal := self._refusal():
            self.tell(refusal)
            return
        deal = self.draft["deal"] or new_code()
        setup = self.SETUP.model_validate_json(json.dumps({**self.draft, "deal": deal}))
        choices = {name: value for name, value in self.draft.items() if name != "deal"}
        self.program.settings.remember(self.GAME, choices)
        self.program.begin(self.GAME, setup)

    def action_deal_code(self) -> None:
        """Ask for a deal code to play."""

        def take(typed: str) -> str | None:
            try:
                self.draft["deal"] = parse_code(typed) if typed.strip() else None
            except ValueError:
                return self.text("set_up.refusal.deal")
            return None

        self._ask_for(self.text("set_up.deal"), self.draft["deal"] or "", take, 12)

    def action_back(self) -> None:
        """Back to where one came from; the choices are remembered when a game starts."""
        self.dismiss(None)
