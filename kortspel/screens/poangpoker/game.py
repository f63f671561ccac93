"""Poängpoker on the screen: the exchange, the tricks, the score sheet."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from textual.binding import BindingType

from kortspel.cards import Card, new_code
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Pick
from kortspel.screens.poangpoker import picture
from kortspel.screens.poangpoker.actions import POANGPOKER
from kortspel.screens.poangpoker.picture import Stage
from kortspel.screens.table.tricks import TrickScreen
from kortspel.text.words import by_rank
from kortspel.widgets import palette
from kortspel.widgets.choices import Item
from kortspel.widgets.lines import Part
from kortspel.widgets.table import TablePicture

CLAUSES: Final = {
    "drawn": "PO-21",
    "exchange": "PO-5",
    "tricks": "PO-11",
    "taken": "PO-10",
    "scored": "PO-14",
    "finished": "PO-20",
}
"""Where the rule book is opened."""


class GameScreen(TrickScreen[PoangpokerView]):
    """The table of Poängpoker."""

    ACTIONS = POANGPOKER
    BINDINGS: ClassVar[list[BindingType]] = bindings(POANGPOKER)
    VIEW = PoangpokerView

    # -- what the table game is

    @property
    def stage(self) -> Stage:
        """What is on the table."""
        return cast("Stage", self.lying) or self.view.phase

    def topic(self) -> tuple[str, str]:
        """The book of Poängpoker, at the present stage."""
        return "poangpoker", CLAUSES[self.stage]

    def scene(self) -> object:
        """The phase: whoever is about to exchange does not mean to play a card."""
        return self.session.view(None).phase

    def secret(self) -> bool:
        """When the deal is scored all hands lie open."""
        return self.hides() and self.session.view(None).phase in ("exchange", "tricks")

    def computer_thinks(self) -> bool:
        """Between deals of a demonstration whoever watches says when to go on."""
        return self.session.computer_to_move and self.session.view(None).phase != "scored"

    def tricks_seen(self) -> tuple[int, int]:
        """The number of the deal, and how many of its tricks are finished."""
        view = self.session.view(None)
        return (view.deal, len(view.winners))

    def more_scenes(self, view: PoangpokerView) -> frozenset[str]:
        """A sheet has rows after the first deal."""
        return frozenset({"sheet"} if view.sheet else ())

    # -- what lies on the table

    def heading(self, view: PoangpokerView) -> tuple[tuple[str, ...], str]:
        """The game and the deal; the trump card and the trick."""
        return picture.heading(view, self.stage, self.look)

    def table(self, view: PoangpokerView) -> TablePicture:
        """The seats, and the trick or the hands that are compared."""
        return picture.table(view, self.stage, self.look, thinking=self.computer_thinks())

    def order(self, view: PoangpokerView) -> tuple[Card, ...]:
        """From high to low."""
        return by_rank(view.hand) if self.stage != "drawn" else ()

    def hand_title(self, view: PoangpokerView) -> str:
        """Whose hand it is."""
        if view.seat is None:
            return ""
        return self.text("poangpoker_table.hand", name=view.players[view.seat].name)

    def hand_lines(self, view: PoangpokerView) -> tuple[Part, ...]:
        """What the hand is and what it is worth."""
        return picture.hand_lines(view, self.look)

    def choosable(self, view: PoangpokerView) -> tuple[Card, ...]:
        """All cards at the exchange, and those that may be played to the trick."""
        if not view.choices or self.lies():
            return ()
        return view.hand if view.phase == "exchange" else view.playable

    def marks(self, view: PoangpokerView) -> bool:
        """Cards are marked at the exchange."""
        return view.phase == "exchange"

    def mark_word(self) -> str:
        """They are exchanged."""
        return self.text("poangpoker_table.mark")

    def offered(self, view: PoangpokerView) -> tuple[Item, ...]:
        """What can be chosen when a deal is scored; before that one chooses among the cards."""
        if self.stage not in ("scored", "finished"):
            return ()
        going_on = (
            ("next_deal", "sheet", "stop")
            if self.session.to_move is not None
            else ("result", "sheet", "menu")
        )
        return tuple(Item(kind, self.text(f"poangpoker_table.choice.{kind}")) for kind in going_on)

    def prompt(self, view: PoangpokerView) -> tuple[str, str]:
        """What is to be done."""
        stage = self.stage
        if stage == "taken":
            name = view.players[view.winners[-1]].name
            words = self.text("poangpoker_table.prompt.taken", name=name, n=len(view.winners))
            return words, palette.ACCENT
        if stage in ("scored", "finished") or (stage != "drawn" and not view.choices):
            return "", palette.FAINT
        return self.text(f"poangpoker_table.prompt.{stage}", n=len(self.marked)), palette.FAINT

    # -- acting

    def picked(self, cards: tuple[Card, ...]) -> None:
        """Exchange the cards, or play the card."""
        if self.view.phase == "exchange":
            self.play("exchange", cards=cards)
        else:
            self.play("play", card=cards[0])

    def choose(self, item: Item) -> None:
        """Go on after a deal."""
        match item.id:
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
