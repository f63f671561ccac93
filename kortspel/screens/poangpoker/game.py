"""Poängpoker on the screen: the exchange, the tricks, the score sheet."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from kortspel.cards import Card, new_code
from kortspel.games.poangpoker.events import PoangpokerEvent
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Pick
from kortspel.screens.play import PlayScreen
from kortspel.screens.poangpoker import picture
from kortspel.screens.poangpoker.actions import POANGPOKER
from kortspel.screens.poangpoker.picture import Stage
from kortspel.screens.poangpoker.sheet import scored_lines
from kortspel.session import Session
from kortspel.text.words import by_rank
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.drawn import Row
from kortspel.widgets.hand import HandView
from kortspel.widgets.lines import Heading, Lines, Tell
from kortspel.widgets.log import Log
from kortspel.widgets.seats import SeatsView

CLAUSES: Final = {
    "drawn": "PO-21",
    "exchange": "PO-5",
    "tricks": "PO-11",
    "taken": "PO-10",
    "scored": "PO-14",
    "finished": "PO-20",
}
"""Where the rule book is opened."""
WIDE: Final = 78
"""Columns from which the cards of the hand are wide."""
HAND_WIDE: Final = 42
HAND_NARROW: Final = 27
AROUND: Final = 8
"""Lines round the comparison: the heading, three choices, the words, the key bar."""


class GameScreen(PlayScreen):
    """The table of Poängpoker.

    What lies on the table to be seen by all, the draw for the first deal or a finished trick, stays there until a
    key is pressed; the game goes on only then.
    """

    ACTIONS = POANGPOKER
    BINDINGS: ClassVar[list[BindingType]] = bindings(POANGPOKER)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.marked: set[Card] = set()
        self.at = 0
        self._lies: Stage | None = None if session.moves else "drawn"
        self._seen = self._tricks_seen()

    def compose(self) -> ComposeResult:
        """Heading, seats, the table with the log under it, the hand, choices, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield SeatsView()
        with Row(id="middle"):
            with Vertical(id="cloth"):
                yield Lines(id="trick")
                yield Log(id="log")
            yield HandView()
        yield Choices(id="choices")
        yield Tell(id="tell")
        yield self.key_bar()

    # -- what the table game is

    @property
    def view(self) -> PoangpokerView:
        """What the one at the screen may know."""
        view = self.session.view(self.viewer)
        assert isinstance(view, PoangpokerView)
        return view

    def heard(self) -> tuple[PoangpokerEvent, ...]:
        """What everybody has heard."""
        return self.view.events

    @property
    def stage(self) -> Stage:
        """What is on the table."""
        return self._lies or self.view.phase

    def topic(self) -> tuple[str, str]:
        """The book of Poängpoker, at the present stage."""
        return "poangpoker", CLAUSES[self.stage]

    def scene(self) -> object:
        """The phase; and what lies to be looked at is none in which a card is played."""
        return self.session.view(None).phase

    def secret(self) -> bool:
        """When the deal is scored all hands lie open."""
        return self.hides() and self.session.view(None).phase in ("exchange", "tricks")

    def computer_thinks(self) -> bool:
        """Between deals of a demonstration whoever watches says when to go on."""
        return self.session.computer_to_move and self.session.view(None).phase != "scored"

    def _tricks_seen(self) -> tuple[int, int]:
        view = self.session.view(None)
        return (view.deal, len(view.winners))

    def advance(self) -> None:
        """Let what everybody is to see lie, or go on."""
        seen = self._tricks_seen()
        if seen != self._seen:
            self._seen = seen
            self._lies = "taken" if seen[1] else None
        if self._lies is None:
            super().advance()
            return
        if self.hides():
            self.viewer = None
        self.draw()

    # -- drawing

    def on_resize(self, event: events.Resize) -> None:
        """Wide cards where there is room."""
        self.set_class(event.size.width >= WIDE, "wide")
        if self.query("#trick"):
            self.draw()

    def draw(self) -> None:
        """Show everything from the view."""
        view, stage, look = self.view, self.stage, self.look
        scored = stage in ("scored", "finished")
        self.query_one(Heading).set(*picture.heading(view, stage, look))
        seats = self.query_one(SeatsView)
        seats.display = not scored
        thinking = self.computer_thinks()
        seats.show(picture.seats(view, stage, look, thinking=thinking), ascii=look.ascii)
        self._draw_cloth(view, stage)
        log = self.query_one(Log)
        log.display = not scored
        log.show(self.spoken())
        held = by_rank(view.hand)
        self.marked &= set(held)
        self.at = min(self.at, max(0, len(held) - 1))
        hand = self.query_one(HandView)
        hand.display = not scored and stage != "drawn"
        hand.show(picture.hand(view, look, stage, self.marked, self.at))
        self._offer(scored=scored)
        if not self.trouble():
            self.query_one(Tell).say(self._prompt(view, stage), palette.FAINT)
        self.refresh_keys()

    def _draw_cloth(self, view: PoangpokerView, stage: Stage) -> None:
        cloth = self.query_one("#trick", Lines)
        width = self.size.width - 2
        if stage in ("scored", "finished"):
            height = self.size.height - AROUND
            lines = scored_lines(view, self.look, width, height)
        else:
            if stage == "drawn":
                lines = picture.draw_lines(view, self.look, width)
            else:
                width -= HAND_WIDE if self.size.width >= WIDE else HAND_NARROW
                lines = picture.trick_lines(view, stage, self.look, width)
            height = len(lines)
        cloth.styles.height = height
        cloth.show(lines)

    def _offer(self, *, scored: bool) -> None:
        """What can be chosen when a deal is scored; before that one chooses among the cards."""
        choices = self.query_one(Choices)
        # What is not displayed would take the focus all the same.
        choices.display = choices.can_focus = scored
        if not scored:
            self.set_focus(None)
            return
        going_on = (
            ("next_deal", "sheet", "stop")
            if self.session.to_move is not None
            else ("result", "sheet", "menu")
        )
        choices.show(tuple(Item(kind, self.text(f"poangpoker_table.choice.{kind}")) for kind in going_on))
        choices.focus()

    def _prompt(self, view: PoangpokerView, stage: Stage) -> str:
        if stage == "taken":
            name = view.players[view.winners[-1]].name
            return self.text("poangpoker_table.prompt.taken", name=name, n=len(view.winners))
        if stage in ("scored", "finished") or (stage != "drawn" and not view.choices):
            return ""
        return self.text(f"poangpoker_table.prompt.{stage}", n=len(self.marked))

    def relabel(self) -> None:
        """Everything in the other language."""
        self.draw()
        super().relabel()

    def tell(self, sentence: str) -> None:
        """Words under the table."""
        self.query_one(Tell).say(sentence)

    def scenes(self) -> frozenset[str]:
        """The stage, for who is to do something; a sheet has rows after the first deal."""
        view = self.view
        return frozenset(
            {*((self.stage,) if view.choices or self._lies else ()), *(("sheet",) if view.sheet else ())}
        )

    # -- acting

    def _card(self, place: int) -> Card | None:
        """The card at this place of the hand, where one may choose among its cards now."""
        view = self.view
        held = by_rank(view.hand)
        choosing = bool(view.choices) and self.stage in ("exchange", "tricks")
        return held[place] if choosing and place < len(held) else None

    def _choose(self, place: int) -> None:
        """Mark the card to be laid away, or play it."""
        card = self._card(place)
        if card is None:
            return
        self.at = place
        if self.stage == "exchange":
            self.marked ^= {card}
            self.draw()
        else:
            self.play("play", card=card)

    def action_along(self, by: int) -> None:
        """Move along the hand."""
        if self._card(0) is not None:
            self.at = (self.at + by) % len(self.view.hand)
            self.draw()

    def action_mark(self) -> None:
        """Mark the card under the cursor; where nothing is to be marked, as Enter."""
        if self.stage == "exchange":
            self._choose(self.at)
        else:
            self.action_act()

    def action_act(self) -> None:
        """Exchange, play the card under the cursor, or go on."""
        if self._lies is not None:
            self._lies = None
            self.want_silence()
            self.advance()
        elif self.stage in ("scored", "finished"):
            self.query_one(Choices).action_pick()
        elif self.stage == "tricks":
            self._choose(self.at)
        elif self._card(0) is not None:
            away = tuple(card for card in by_rank(self.view.hand) if card in self.marked)
            self.marked = set()
            self.play("exchange", cards=away)

    def on_key(self, event: events.Key) -> None:
        """The numbers of the cards."""
        if event.character and event.character in "12345" and self._card(0) is not None:
            self._choose(int(event.character) - 1)
            event.stop()

    @on(HandView.Clicked)
    def _card_clicked(self, event: HandView.Clicked) -> None:
        self._choose(event.place)

    def on_click(self) -> None:
        """A click goes on too."""
        if self._lies is not None:
            self.action_act()

    @on(Choices.Picked, "#choices")
    def _picked(self, event: Choices.Picked) -> None:
        match event.item.id:
            case "next_deal":
                self._next_deal()
            case "stop":
                self._ask_to_stop()
            case "sheet":
                self.action_sheet()
            case "result":
                self.finished()
            case _:
                self.action_menu()

    def _next_deal(self) -> None:
        if not self.session.people:
            self.viewer = None
        self.play("next_deal")

    def _ask_to_stop(self) -> None:
        answers = tuple(Item(word, self.text(f"poangpoker_table.stop.{word}")) for word in ("no", "yes"))

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.play("stop")

        self.program.push_screen(Pick(self.text("poangpoker_table.stop"), answers), answered)

    def action_sheet(self) -> None:
        """The whole score sheet."""
        from kortspel.screens.poangpoker.result import SheetScreen

        self.program.push_screen(SheetScreen(self.session.view(None)))

    def finished(self) -> None:
        """The final result, and what to do next."""
        from kortspel.screens.poangpoker.result import ResultScreen

        def answered(answer: str | None) -> None:
            if answer == "again":
                setup = self.session.setup
                self.session.close()
                self.program.begin(self.session.game.id, setup.changed(deal=new_code()))
            elif answer == "menu":
                self.action_menu()

        self.program.push_screen(ResultScreen(self.session.view(None)).by_itself(), answered)
