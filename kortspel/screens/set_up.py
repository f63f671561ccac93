"""The set-up of any game: rows of options, changed by the arrows, the house rules one level down."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from datetime import datetime
from typing import Any, ClassVar, Final

from pydantic import ValidationError
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.actions import Action
from kortspel.cards import new_code, parse_code
from kortspel.games.base import Player, Setup
from kortspel.screens.actions import SET_UP
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.dialogs import Ask
from kortspel.screens.rows import Cycle, Moment, Number, Page, Preset, Row, Scale, Seat, Seats, Words
from kortspel.screens.typed import moment, whole_number, whole_numbers
from kortspel.store.records.model import folded
from kortspel.text.telling import told
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Heading, Tell

Draft = dict[str, Any]
"""The fields of a set-up as plain JSON values, while they are being chosen."""

NAMES: Final = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")
LEVELS: Final = ("human", "easy", "medium", "hard")


class SetUpBase(KortspelScreen[None]):
    """A game's set-up. A subclass says which rows there are for a draft, and why a draft cannot be played."""

    ACTIONS: ClassVar[tuple[Action, ...]] = SET_UP
    BINDINGS: ClassVar[list[BindingType]] = bindings(SET_UP)
    GAME: ClassVar[str]
    SETUP: ClassVar[type[Setup]]

    def __init__(self, deal: str | None = None, page: str = "", draft: Draft | None = None) -> None:
        super().__init__()
        self._deal = deal
        self._page = page
        self._given = draft
        self.draft: Draft = {}
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
        """Heading, rows, a place for words, key bar."""
        self.draft = self._given if self._given is not None else self._remembered()
        yield Heading(id="heading", fill=palette.RAISED)
        yield Choices(self._items(), numbered=False, id="rows")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Words for the heading and the first row."""
        self._head()
        self._explain()

    def scenes(self) -> frozenset[str]:
        """On the first page one starts; a row with a value can be changed."""
        row = self.row()
        value = isinstance(row, Cycle | Number | Seats | Seat)
        return frozenset({*(() if self._page else ("first",)), *(("value",) if value else ())})

    def topic(self) -> tuple[str, str]:
        """The book of the game."""
        return self.GAME, ""

    def relabel(self) -> None:
        """Everything in the other language."""
        self._head()
        self._redraw()
        super().relabel()

    def _head(self) -> None:
        title = self.text(f"menu.game.{self.GAME}").replace("&", "")
        page = self.text(f"{self.GAME}.page.{self._page}") if self._page else self.text("set_up.title")
        code = self.text("set_up.given", code=self._deal) if self._deal else ""
        self.query_one(Heading).set((title, page), code)

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

    def _items(self) -> tuple[Item, ...]:
        self._rows = self.rows(self._page)
        items = [] if self._page else [Item("start", self.text("set_up.start"))]
        for place, row in enumerate(self._rows):
            items.append(self._item(place, row))
        if self._page:
            items.append(Item("back", self.text("set_up.done"), gap=True))
        return tuple(items)

    def _item(self, place: int, row: Row) -> Item:
        first = place == 0 and not self._page
        match row:
            case Seats():
                return Item(
                    f"{place}", self.text("set_up.seats"), f"‹ {len(self.draft['players'])} ›", gap=True
                )
            case Seat(seat):
                player = self.draft["players"][seat]
                level = player["level"]
                who = self.text(f"set_up.level.{level}")
                if (character := player["character"]) and level != "human":
                    who += f", {self.text(f'set_up.character.{character}')}"
                return Item(f"{place}", f"  {player['name']}", f"‹ {who} ›", literal=True)
            case Preset(id=id):
                mark = " *" if all(self.draft[name] == value for name, value in row.fields) else ""
                return Item(f"{place}", self.text(f"{self.GAME}.preset.{id}") + mark, "", gap=first)
            case Page(id=id):
                return Item(f"{place}", self.text(f"{self.GAME}.page.{id}"), "›", gap=True)
            case _:
                name = self.text(f"{self.GAME}.option.{row.field}")
                return Item(f"{place}", name, f"‹ {self._value(row)} ›", gap=first)

    def _value(self, row: Cycle | Number | Words | Moment | Scale) -> str:
        value = self.draft[row.field]
        if isinstance(row, Moment) and value is not None:
            return datetime.fromtimestamp(value).strftime("%H:%M")
        if value is None:
            return self.text("set_up.none")
        if isinstance(value, bool):
            return self.text("set_up.yes" if value else "set_up.no")
        if isinstance(row, Scale):
            return " ".join(str(each) for each in value)
        named = f"{self.GAME}.option.{row.field}.{value}"
        return self.text(named) if self.text.has(named) else str(value)

    def _redraw(self) -> None:
        self.query_one(Choices).show(self._items())
        self._explain()

    @on(Choices.Moved)
    def _moved(self) -> None:
        self._explain()

    def row(self) -> Row | None:
        """The row under the cursor."""
        item = self.query_one(Choices).item
        return self._rows[int(item.id)] if item is not None and item.id.isdigit() else None

    def _explain(self) -> None:
        self.refresh_keys()
        if refusal := self._refusal():
            self.tell(refusal)
            return
        match self.row():
            case Seat(seat):
                words = self.seat_help(seat)
            case Preset(id=id):
                words = self.text(f"{self.GAME}.preset.{id}.help")
            case None | Seats() | Page():
                words = ""
            case row:
                words = self.text(f"{self.GAME}.option.{row.field}.help")
        self.query_one(Tell).say(words, palette.FAINT)

    def tell(self, sentence: str) -> None:
        """Words under the rows."""
        self.query_one(Tell).say(sentence)

    # -- changing

    def action_change(self, by: int) -> None:
        """The next or the last value of the row under the cursor."""
        row = self.row()
        match row:
            case Cycle(field, values):
                self._set(field, values[(values.index(self.draft[field]) + by) % len(values)])
            case Number(field=field):
                self._step(row, by)
            case Seats(low, high):
                self.set_seats(max(low, min(high, len(self.draft["players"]) + by)))
            case Seat(seat):
                player = self.draft["players"][seat]
                self.set_player(seat, level=LEVELS[(LEVELS.index(player["level"]) + by) % len(LEVELS)])
            case _:
                pass

    def _step(self, row: Number, by: int) -> None:
        value = self.draft[row.field]
        if value is None:
            value = row.start if row.start is not None else row.low
        elif row.none and by < 0 and value <= row.low:
            value = None
        else:
            value = max(row.low, min(row.high, value + by * row.step))
        self._set(row.field, value)

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
        self._redraw()

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
                self.program.push_screen(type(self)(page=id, draft=self.draft), lambda _: self._redraw())
            case Preset(fields=fields):
                for name, value in fields:
                    self.draft[name] = value
                self.settle()
                self._redraw()
            case Seat(seat):
                self._ask(
                    self.text("set_up.name"), self.draft["players"][seat]["name"], self._name_of(seat), 16
                )
            case Number(field=field):
                value = self.draft[field]
                self._ask(self._question(row), "" if value is None else str(value), self._number_of(row), 12)
            case Words(field=field, length=length):
                self._ask(self._question(row), str(self.draft[field]), self._words_of(field), length)
            case Moment(field=field):
                at = datetime.fromtimestamp(self.draft[field]).strftime("%H:%M")
                self._ask(self._question(row), at, self._moment_of(field), 5)
            case Scale(field=field):
                value = " ".join(str(each) for each in self.draft[field])
                self._ask(self._question(row), value, self._scale_of(field), 60)
            case _:
                self.action_change(1)

    def _question(self, row: Number | Words | Moment | Scale) -> str:
        name = self.text(f"{self.GAME}.option.{row.field}")
        if isinstance(row, Number):
            return f"{name} ({row.low}–{row.high})"
        return f"{name}. {self.text(f'{self.GAME}.option.{row.field}.help')}"

    def _ask(self, question: str, value: str, take: Callable[[str], str | None], length: int) -> None:
        self.program.push_screen(Ask(question, value, check=take, length=length), lambda _: self._redraw())

    def _name_of(self, seat: int) -> Callable[[str], str | None]:
        def take(typed: str) -> str | None:
            name = unicodedata.normalize("NFC", " ".join(typed.split()))
            others = [player["name"] for place, player in enumerate(self.draft["players"]) if place != seat]
            if not name or len(name) > 16 or not name.isprintable():
                return self.text("set_up.refusal.name")
            if folded(name) in map(folded, others):
                return self.text("set_up.refusal.name_twice", name=name)
            self.set_player(seat, name=name)
            return None

        return take

    def _number_of(self, row: Number) -> Callable[[str], str | None]:
        def take(typed: str) -> str | None:
            number = whole_number(typed)
            if row.none and not typed.strip():
                self._set(row.field, None)
            elif number is None or not row.low <= number <= row.high:
                return self.text("set_up.refusal.number", low=row.low, high=row.high)
            else:
                self._set(row.field, number)
            return None

        return take

    def _moment_of(self, field: str) -> Callable[[str], str | None]:
        def take(typed: str) -> str | None:
            at = moment(typed)
            return self.text("set_up.refusal.time") if at is None else self._try(field, at)

        return take

    def _words_of(self, field: str) -> Callable[[str], str | None]:
        return lambda typed: self._try(field, " ".join(typed.split()))

    def _scale_of(self, field: str) -> Callable[[str], str | None]:
        def take(typed: str) -> str | None:
            count = len(self.draft[field])
            numbers = whole_numbers(typed, count)
            return (
                self.text("set_up.refusal.scale", n=count) if numbers is None else self._try(field, numbers)
            )

        return take

    def _try(self, field: str, value: Any) -> str | None:
        before = self.draft[field]
        self.draft[field] = value
        if refusal := self._refusal():
            self.draft[field] = before
            return refusal
        self._set(field, value)
        return None

    # -- starting

    def _refusal(self) -> str:
        """Why the draft cannot be played, in words; empty when it can."""
        refusal = self._unchecked().refusal()
        return "" if refusal is None else f"{told(self.text, refusal)} ({refusal.clause})"

    def _unchecked(self) -> Setup:
        fields = {
            name: tuple(value) if isinstance(value, list) else value for name, value in self.draft.items()
        }
        fields["players"] = tuple(Player(**player) for player in self.draft["players"])
        return self.SETUP.model_construct(None, **fields, deal=self._deal or new_code())

    def action_start(self) -> None:
        """Start the game."""
        self.start()

    def start(self) -> None:
        """Start the game with the draft, or say why not."""
        if refusal := self._refusal():
            self.tell(refusal)
            return
        setup = self.SETUP.model_validate_json(json.dumps({**self.draft, "deal": self._deal or new_code()}))
        self.program.settings.remember(self.GAME, self.draft)
        self.program.begin(self.GAME, setup)

    def action_deal_code(self) -> None:
        """Ask for a deal code to play."""

        def take(typed: str) -> str | None:
            try:
                self._deal = parse_code(typed) if typed.strip() else None
            except ValueError:
                return self.text("set_up.refusal.deal")
            self._head()
            return None

        self._ask(self.text("set_up.deal"), self._deal or "", take, 12)

    def action_back(self) -> None:
        """Back to where one came from; the choices are remembered when a game starts."""
        self.dismiss(None)
