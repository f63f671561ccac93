"""Pakker on the screen: the table, the log, one's hand, the bidding."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.cards import Card
from kortspel.games.base import Event
from kortspel.games.pakker.view import PakkerView
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Pick
from kortspel.screens.pakker import picture
from kortspel.screens.pakker.actions import PAKKER
from kortspel.screens.pakker.ask import Asker, now
from kortspel.screens.pakker.words import question_text
from kortspel.screens.play import PlayScreen
from kortspel.session import Session
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.drawn import Row
from kortspel.widgets.hand import HandView
from kortspel.widgets.lines import Heading, Tell
from kortspel.widgets.log import Log
from kortspel.widgets.seats import SeatsView

CLAUSES: Final = {
    "between": "PA-6", "time": "PA-8", "closing": "PA-8", "extending": "PA-8", "blind": "PA-15", "short": "PA-6",
    "antes": "PA-13", "cut": "PA-11", "opening": "PA-20", "naming_blind": "PA-23", "joining": "PA-22",
    "exchange": "PA-30", "dealing": "PA-30", "betting": "PA-40", "finished": "PA-80", "selling": "PA-6",
    "ending": "PA-9", "report": "PA-70", "seen_card": "PA-73",
}  # fmt: skip
"""Where the rule book is opened."""
TABLE: Final = ("buy", "buy_from", "leave", "end_evening", "report_misdeal", "report_looked", "report_seen")
"""What stands one level down, while something else is to be done."""
PUBLIC: Final = (
    "between", "time", "closing", "extending", "blind", "short", "antes", "cut", "dealing", "selling", "ending",
    "report",
)  # fmt: skip
"""Where there is no hand to hide."""


class GameScreen(PlayScreen):
    """The table of Pakker."""

    ACTIONS = PAKKER
    BINDINGS: ClassVar[list[BindingType]] = bindings(PAKKER)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # Named, for what lies in a row is mounted only after the screen is drawn the first time.
        self._log = Log(id="log")
        self._hand = HandView()
        self.marked: set[Card] = set()
        self.at = 0

    def compose(self) -> ComposeResult:
        """Heading, seats, log and hand, choices, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield SeatsView()
        with Row(id="middle"):
            yield self._log
            yield self._hand
        yield Choices(id="choices")
        yield Tell(id="tell")
        yield self.key_bar()

    # -- what the table game is

    @property
    def view(self) -> PakkerView:
        """What the one at the screen may know."""
        view = self.session.view(self.viewer)
        assert isinstance(view, PakkerView)
        return view

    @property
    def asked(self) -> PakkerView:
        """The view with the choices of now: the viewer's, or in the open the mover's."""
        view = self.view
        if view.choices or view.to_move is None or view.scene not in PUBLIC or self.computer_thinks():
            return view
        open_view = self.session.view(view.to_move)
        assert isinstance(open_view, PakkerView)
        return view.changed(choices=open_view.choices)

    def heard(self) -> tuple[Event, ...]:
        """What everybody has heard."""
        return self.view.events

    def scenes(self) -> frozenset[str]:
        """The scene of the view, for who is to do something in it."""
        view = self.view
        return frozenset({view.scene} if view.choices else ())

    def topic(self) -> tuple[str, str]:
        """The book of Pakker, at the present phase."""
        return "pakker", CLAUSES.get(self.view.scene, "")

    def scene(self) -> object:
        """What is to be decided."""
        return self.session.view(None).scene

    def secret(self) -> bool:
        """Does the seat to move hold cards that others may not see?"""
        return self.hides() and self.session.view(None).scene not in PUBLIC

    def advance(self) -> None:
        """As a pot ends, the clock here is the one that is looked at (PA-8)."""
        if self.session.view(None).scene == "time" and not self.session.computer_to_move:
            self.session.play(self.session.game.move(kind="tell_time", at=now()))
        super().advance()

    # -- drawing

    def on_resize(self, event: events.Resize) -> None:
        """Wide cards where there is room."""
        self.set_class(event.size.width >= 78, "wide")

    def draw(self) -> None:
        """Show everything from the view."""
        view = self.asked
        left, right = picture.heading(view, self.text)
        self.query_one(Heading).set(left, right)
        seats = picture.seats(view, self.text, thinking=self.computer_thinks())
        self.query_one(SeatsView).show(seats, ascii=self.look.ascii)
        self._log.show(self.spoken())
        order = picture.sorted_hand(view.hand.cards) if view.hand else ()
        self.marked &= set(order)
        self.at = min(self.at, max(0, len(order) - 1))
        hand = picture.hand(view, self.text, self.marked, self.at, order)
        self._hand.show(hand)
        if view.question is not None:
            self.query_one(Tell).say(question_text(self.text, view), palette.ACCENT)
        choices = self.query_one(Choices)
        choices.numbered = view.scene != "exchange"
        choices.show(self._items(view), at=0)
        choices.focus()

    def relabel(self) -> None:
        """Everything in the other language."""
        self.draw()
        super().relabel()

    def tell(self, sentence: str) -> None:
        """Words under the choices."""
        self.query_one(Tell).say(sentence)

    # -- choices

    def _items(self, view: PakkerView) -> tuple[Item, ...]:
        kinds = list(dict.fromkeys(choice.kind for choice in view.choices))
        aside = () if view.scene == "closing" else TABLE
        main = [kind for kind in kinds if kind not in aside]
        items = [Item(kind, self._label(kind, view)) for kind in main]
        if view.scene == "between" and "next_pot" not in kinds:
            items.insert(0, Item("next_pot", self._label("next_pot", view), disabled=self._no_pot()))
        if view.scene == "between" and "buy" in kinds:
            items.append(Item("buy", self._label("buy", view)))
        if any(kind in aside for kind in kinds) and main:
            items.append(Item("table", self.text("pakker_table.choice.table")))
        elif not main:
            items += [Item(kind, self._label(kind, view)) for kind in kinds if kind != "buy"]
        if view.scene in ("between", "finished"):
            items.append(Item("bank", self.text("pakker_table.choice.bank")))
        if view.scene == "finished":
            items.append(Item("menu", self.text("pakker_table.choice.menu")))
        return tuple(items)

    def _no_pot(self) -> str:
        """Why the next pot cannot begin: who lacks the ante."""
        session = self.session
        refusal = session.game.why_not(session.state, session.game.move(kind="next_pot", at=now()))
        return self.refusal_text(refusal) if refusal else ""

    def _label(self, kind: str, view: PakkerView) -> str:
        values: dict[str, Any] = {"n": view.pot.to_call}
        if kind == "throw":
            values["n"] = len(self.marked)
        elif kind == "leave":
            values["name"] = view.seats[self._leaving(view)[0]].player.name
        elif kind == "go_blind":
            values["n"] = view.pot.antes
        elif kind == "all_in" and view.to_move is not None:
            values["n"] = view.seats[view.to_move].chips
        elif view.pot.span is not None and kind in ("open", "open_blind", "bet", "raise", "name_blind"):
            values |= {"low": view.pot.span[0], "high": view.pot.span[1]}
        if kind == "throw" and not self.marked:
            kind = "throw_none"
        elif kind == "leave" and len(self._leaving(view)) == 1:
            kind = "leave_one"
        elif kind == "open" and view.hand and not view.hand.opens:
            kind = "open_false"
        return self.text(f"pakker_table.choice.{kind}", **values)

    def _leaving(self, view: PakkerView) -> tuple[int, ...]:
        """Who may leave the table now."""
        domain: Any = next(choice.fields["seat"] for choice in view.choices if choice.kind == "leave")
        return tuple(domain.values)

    def cost(self, kind: str, amount: int) -> str:
        """What an amount comes to in all, before it is laid."""
        pot = self.view.pot
        if kind == "raise":
            return self.text("pakker_table.cost", call=pot.to_call, better=amount, n=pot.to_call + amount)
        if kind in ("buy", "buy_from"):
            options = self.view.options
            return self.text("pakker_table.price", n=amount * options.chip_value, currency=options.currency)
        return ""

    @on(Choices.Picked, "#choices")
    def _picked(self, event: Choices.Picked) -> None:
        kind = event.item.id
        if kind == "table":
            self._table()
        elif kind == "bank":
            self.action_bank()
        elif kind == "menu":
            self.action_menu()
        elif kind == "throw":
            thrown, self.marked = tuple(self.marked), set()
            self.play("throw", cards=thrown)
        else:
            self._make(kind)

    @on(Choices.Refused)
    def _refused(self, event: Choices.Refused) -> None:
        """Why it cannot be chosen, in words."""
        self.tell(event.item.disabled)

    def _make(self, kind: str) -> None:
        choices = tuple(choice for choice in self.asked.choices if choice.kind == kind)

        def done(fields: dict[str, Any]) -> None:
            self.play(fields.pop("kind"), **fields)

        if choices:
            Asker(self, choices, done).go()

    def _table(self) -> None:
        view = self.asked
        kinds = [kind for kind in dict.fromkeys(choice.kind for choice in view.choices) if kind in TABLE]
        items = (
            *(Item(kind, self._label(kind, view)) for kind in kinds),
            Item("bank", self.text("pakker_table.choice.bank")),
        )

        def picked(answer: str | None) -> None:
            if answer == "bank":
                self.action_bank()
            elif answer is not None:
                self._make(answer)

        self.program.push_screen(Pick(self.text("pakker_table.choice.table").replace("&", ""), items), picked)

    # -- throwing

    def _throwing(self) -> bool:
        view = self.view
        return view.scene == "exchange" and bool(view.choices) and view.hand is not None

    def _mark(self, place: int) -> None:
        hand = self.view.hand
        if hand is not None and self._throwing() and place < len(hand.cards):
            self.at = place
            self.marked ^= {picture.sorted_hand(hand.cards)[place]}
            self.draw()

    def action_along(self, by: int) -> None:
        """Move along the hand."""
        hand = self.view.hand
        if self._throwing() and hand is not None:
            self.at = (self.at + by) % len(hand.cards)
            self.draw()

    def action_mark(self) -> None:
        """Mark the card under the cursor to be thrown, or not."""
        self._mark(self.at)

    def on_key(self, event: events.Key) -> None:
        """The numbers of the cards."""
        if event.character and event.character in "12345" and self._throwing():
            self._mark(int(event.character) - 1)
            event.stop()

    @on(HandView.Clicked)
    def _card_clicked(self, event: HandView.Clicked) -> None:
        self._mark(event.place)

    # -- round about

    def action_bank(self) -> None:
        """Who bought what, and how everybody stands."""
        from kortspel.screens.pakker.bank import BankScreen

        self.program.push_screen(BankScreen(self.view))

    def action_pause(self) -> None:
        """Cover everything."""
        seat = self.viewer
        self.viewer = None
        self.draw()
        if seat is not None:
            self.cover(seat)

    def finished(self) -> None:
        """The settlement."""
        from kortspel.screens.pakker.bank import BankScreen

        self.program.push_screen(BankScreen(self.view).by_itself())
