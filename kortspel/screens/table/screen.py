"""The screen of a table game: its layout, its hand of cards, its log, and the panel for amounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical

from kortspel.actions import Action
from kortspel.cards import Card
from kortspel.games.base import Event, Message, View
from kortspel.screens.dialogs import Pick
from kortspel.screens.play import PlayScreen
from kortspel.screens.table.panel import AmountPanel, Asked
from kortspel.session import Session
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.drawn import Row
from kortspel.widgets.hand import HandPicture, HandView
from kortspel.widgets.keybar import KeyBar
from kortspel.widgets.lines import Heading, Part, Tell
from kortspel.widgets.log import Log
from kortspel.widgets.room import Room, room_of
from kortspel.widgets.table import TablePicture
from kortspel.widgets.table_view import TableView

ViewT = TypeVar("ViewT", bound=View)

_ALONG: Final = {"left": -1, "right": 1}
SAID: Final = 3
"""Words that stand beside the hand where there is no log."""


def _is_function_key(key: str) -> bool:
    return key[:1] == "f" and key[1:].isdigit()


class TableScreen(PlayScreen, Generic[ViewT]):
    """The table of a game. A subclass gives what its first part asks for, and nothing of how it is drawn."""

    VIEW: ClassVar[type[View]] = View

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # Named, for what lies in a row is mounted only after the screen is drawn the first time.
        self.table_view = TableView()
        self.hand_view = HandView()
        self.log_view = Log(id="log")
        self.choices = Choices(id="choices")
        self.panel = AmountPanel()
        self.marked: set[Card] = set()
        self.at = 0
        self._kept: tuple[Any, int | None, View] | None = None
        """The state, the viewer and the view of them, which is asked for many times between two moves."""
        self._spoken: list[str] = []

    # -- what a game's screen says of itself

    def heading(self, view: ViewT) -> tuple[tuple[str, ...], str]:
        """The words of the first line, the weightiest first, and those to its right."""
        raise NotImplementedError

    def table(self, view: ViewT) -> TablePicture:
        """What lies on the table."""
        raise NotImplementedError

    def order(self, view: ViewT) -> tuple[Card, ...]:
        """The cards of the own hand, as one sorts them; none where nobody's eyes are at the screen."""
        raise NotImplementedError

    def backs(self, view: ViewT) -> int:
        """The cards that lie face down where nobody's eyes are at the screen."""
        return 0

    def hand_title(self, view: ViewT) -> str:
        """Whose cards they are."""
        return ""

    def hand_lines(self, view: ViewT) -> tuple[Part, ...]:
        """Words beside the hand."""
        return ()

    def choosable(self, view: ViewT) -> tuple[Card, ...]:
        """The cards of the hand that may be picked now."""
        return ()

    def marks(self, view: ViewT) -> bool:
        """Are cards marked, to be thrown together? Else one is played at once."""
        return False

    def mark_word(self) -> str:
        """The word under a marked card."""
        return ""

    def picked(self, cards: tuple[Card, ...]) -> None:
        """These cards are thrown, or this one is played."""
        raise NotImplementedError

    def offered(self, view: ViewT) -> tuple[Item, ...]:
        """What can be chosen besides the cards."""
        return ()

    def preset(self, items: tuple[Item, ...], view: ViewT) -> int:
        """Where the cursor stands at first: at the first that can be chosen."""
        return next((place for place, item in enumerate(items) if not item.disabled), 0)

    def choose(self, item: Item) -> None:
        """One of them was chosen."""
        raise NotImplementedError

    def prompt(self, view: ViewT) -> tuple[str, str]:
        """What is to be done, in words, and their ink; empty where nothing need be said."""
        return "", palette.FAINT

    def more_scenes(self, view: ViewT) -> frozenset[str]:
        """Scenes of its own actions, beside those of the kit."""
        return frozenset()

    def lies(self) -> bool:
        """Does something lie on the table to be looked at, until a key goes on?"""
        return False

    def go_on(self) -> None:
        """It has been looked at."""

    # -- the screen

    def compose(self) -> ComposeResult:
        """Heading; table and hand, the log beside them; choices, or a number to be chosen; words; key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Row(id="middle"):
            with Vertical(id="cloth"):
                yield self.table_view
                yield self.hand_view
            yield self.log_view
        with Vertical(id="below"):
            yield self.choices
            yield self.panel
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Nothing is asked for yet. (Textual itself goes on to what the play screen does when it is mounted.)"""
        self.panel.close()

    @property
    def view(self) -> ViewT:
        """What the one at the screen may know."""
        state = self.session.state
        if self._kept is None or self._kept[0] is not state or self._kept[1] != self.viewer:
            self._kept = (state, self.viewer, self.session.view(self.viewer))
        view = self._kept[2]
        assert isinstance(view, self.VIEW)
        return cast("ViewT", view)

    @property
    def asked(self) -> ViewT:
        """The view whose choices are offered."""
        return self.view

    @property
    def room(self) -> Room:
        """How much room there is."""
        return room_of(*self.app.size)

    def heard(self) -> Sequence[Event | Message]:
        """What everybody has heard."""
        return cast("Sequence[Event]", cast("Any", self.view).events)

    def scenes(self) -> frozenset[str]:
        """What is the case, for the actions."""
        view = self.asked
        found = set(self.more_scenes(view))
        if self.lies():
            found.add("lies")
        elif self.choosable(view):
            found.add("mark" if self.marks(view) else "play")
        if self.log_view.display:
            found.add("log")
        if self.may_ask(view):
            found.add("hint")
        return frozenset(found)

    def own_actions(self) -> tuple[Action, ...]:
        """While a number is asked for, letters and Esc are the panel's."""
        actions = super().own_actions()
        if self.panel.asked is None:
            return actions
        return tuple(action for action in actions if any(_is_function_key(key) for key in action.keys))

    def on_resize(self, event: events.Resize) -> None:
        """What there is room for."""
        if self.table_view.is_attached:
            self.draw()

    def draw(self) -> None:
        """Show everything from the view."""
        view, room = self.asked, self.room
        for each in ("small", "usual", "large", "wide"):
            self.set_class(each == room, each)
        self.query_one(Heading).set(*self.heading(view))
        spoken = self._spoken = self.spoken()
        picture = self.table(view)
        self.log_view.display = room in ("large", "wide")
        self.log_view.show(spoken, self.text("table.log"))
        self.table_view.show(picture, room, moving=self.in_motion)
        self.hand_view.display = not picture.shown and not self._nothing_held(view)
        self._show_hand(view, spoken)
        self._offer(view)
        words, ink = self.prompt(view)
        if not self.trouble() and (words or not self._told):
            self.query_one(Tell).say(words, ink)
        self.query_one(KeyBar).refresh()

    _told = ""

    def _nothing_held(self, view: ViewT) -> bool:
        return not self.order(view) and not self.backs(view)

    def _show_hand(self, view: ViewT, spoken: Sequence[str]) -> None:
        order = self.order(view)
        self.marked &= set(order)
        free = self.choosable(view)
        places = [place for place, card in enumerate(order) if card in free]
        if places and self.at not in places:
            self.at = places[0]
        said = tuple(spoken[-SAID:]) if self.room == "usual" else ()
        self.hand_view.show(
            HandPicture(
                title=self.hand_title(view),
                cards=order or (None,) * self.backs(view),
                marked=frozenset(place for place, card in enumerate(order) if card in self.marked),
                dim=frozenset(place for place, card in enumerate(order) if places and card not in free),
                at=self.at if places and not self.lies() else None,
                mark=self.mark_word(),
                lines=self.hand_lines(view),
                said=said,
            ),
            self.room,
        )

    def _offer(self, view: ViewT) -> None:
        items = () if self.lies() else self.offered(view)
        choices, asking = self.choices, self.panel.asked is not None
        keys = bool(items) and not (self.choosable(view) and not self.lies())
        choices.display = bool(items) and not asking
        # What is not displayed would take the focus all the same.
        choices.can_focus = keys and not asking
        choices.numbered = keys
        choices.show(items, at=self.preset(items, view))
        if asking:
            self.panel.focus()
        elif keys:
            choices.focus()
        else:
            self.set_focus(None)

    def relabel(self) -> None:
        """Everything in the other language."""
        self.table_view.restyle()
        self.hand_view.restyle()
        self.draw()
        super().relabel()

    def tell(self, sentence: str) -> None:
        """Words under the choices."""
        self._told = sentence
        self.query_one(Tell).say(sentence)

    # -- the coach

    def may_ask(self, view: ViewT) -> bool:
        """May the one at the screen ask the coach now?"""
        seat = view.seat
        helped: tuple[int, ...] = getattr(view, "helped", ())
        return (
            not self.lies()
            and seat is not None
            and seat == view.to_move
            and (
                any(choice.kind == "hint" for choice in view.choices)
                or (seat in helped and bool(view.choices) and bool(self.order(view)))
            )
        )

    def action_hint(self) -> None:
        """What a hard player would do, and the chances behind it; the first hint is asked for twice, for it counts."""
        view = self.asked
        if not any(choice.kind == "hint" for choice in view.choices) or not self.program.settings.ask_hint:
            self._take_hint()
            return
        answers = tuple(Item(word, self.text(f"patience.hint.{word}")) for word in ("yes", "no", "never"))

        def answered(answer: str | None) -> None:
            if answer == "never":
                self.program.settings.change(ask_hint=False)
            if answer in ("yes", "never"):
                self._take_hint()

        self.program.push_screen(Pick(self.text("patience.hint.question"), answers), answered)

    def _take_hint(self) -> None:
        from kortspel.bots.advice import advise

        asks = any(choice.kind == "hint" for choice in self.asked.choices)
        if asks and not self.play("hint"):
            return
        advice = advise(self.session.game, self.asked, self.session.seed)
        self.tell(" ".join(map(self.told, advice.said)))

    # -- choices and amounts

    @on(Choices.Picked, "#choices")
    def _picked(self, event: Choices.Picked) -> None:
        self.choose(event.item)

    @on(Choices.Refused)
    def _refused(self, event: Choices.Refused) -> None:
        """Why it cannot be chosen, in words."""
        self.tell(event.item.disabled)

    def ask_amount(self, asked: Asked) -> None:
        """Ask for a number of chips, in the place of the choices."""
        self.tell("")
        self.choices.display = self.choices.can_focus = False
        self.panel.ask(asked)
        self.refresh_keys()

    def amount_left(self) -> None:
        """No number is asked for any longer: the choices are back."""
        self._offer(self.asked)
        self.refresh_keys()

    # -- the hand

    def _cards(self) -> list[int]:
        """The places of the cards that may be picked now."""
        view = self.asked
        free = () if self.lies() else self.choosable(view)
        return [place for place, card in enumerate(self.order(view)) if card in free]

    def action_along(self, by: int) -> None:
        """Move along the cards that may be picked."""
        if places := self._cards():
            at = places.index(self.at) if self.at in places else 0
            self.at = places[(at + by) % len(places)]
            self.hand_view.show(replace(self.hand_view.picture, at=self.at), self.room)

    def pick(self, place: int) -> None:
        """Mark the card at this place, or take the mark away; or play it."""
        view = self.asked
        order = self.order(view)
        if not self._cards() or place >= len(order):
            return
        if self.marks(view):
            self.at = place
            self.marked ^= {order[place]}
            self.draw()
        else:
            # A card that may not be played is for the rules to refuse in words.
            self.at = place if place in self._cards() else self.at
            self.picked((order[place],))

    def action_mark(self) -> None:
        """Mark the card under the cursor."""
        self.pick(self.at)

    def action_act(self) -> None:
        """Throw what is marked, play the card under the cursor, or go on."""
        if self.lies():
            self.want_silence()
            self.go_on()
        elif self._cards():
            if not self.marks(self.asked):
                self.pick(self.at)
            elif self.marked or not self.program.settings.ask_empty:
                self._throw()
            else:
                self._ask_to_keep()

    def _throw(self) -> None:
        thrown = tuple(card for card in self.order(self.asked) if card in self.marked)
        self.marked = set()
        self.picked(thrown)

    def _ask_to_keep(self) -> None:
        """Nothing is marked, which cannot be taken back: ask once."""
        answers = tuple(Item(way, self.text(f"table.keep.{way}")) for way in ("yes", "no", "never"))

        def answered(answer: str | None) -> None:
            if answer == "never":
                self.program.settings.change(ask_empty=False)
            if answer in ("yes", "never"):
                self._throw()

        # A key that is held down, or comes twice, is no answer.
        self.program.push_screen(Pick(self.text("table.keep"), answers).by_itself(), answered)

    def on_key(self, event: events.Key) -> None:
        """The numbers of the cards, and the letters of choices that stand beside them."""
        sign = event.character or ""
        if not self._cards():
            return
        if event.key in _ALONG:
            # Here and now; the way through the bindings takes a third longer.
            self.action_along(_ALONG[event.key])
            event.stop()
            event.prevent_default()
        elif sign and sign in "123456789":
            self.pick(int(sign) - 1)
            event.stop()
        elif sign and sign.isalpha() and self.choices.display and self.choices.pick_key(sign):
            event.stop()

    @on(HandView.Clicked)
    def _card_clicked(self, event: HandView.Clicked) -> None:
        self.pick(event.place)

    def on_click(self) -> None:
        """A click goes on too."""
        if self.lies():
            self.action_act()

    # -- round about

    def hurry(self) -> None:
        """A key or a click ends what moves, and then does what it does."""
        self.table_view.still()

    def action_log_back(self, pages: int) -> None:
        """Earlier words of the log, or later ones."""
        self.log_view.scroll_pages(pages)

    def put_away(self) -> None:
        """Whoever comes back to the terminal may be another."""
        self.panel.close()
        super().put_away()
