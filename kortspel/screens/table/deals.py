"""A game of deals on the screen: an exchange, tricks, points, a sheet, and what comes after them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar, Final, TypeVar, cast

from rich.cells import cell_len

from kortspel.cards import Card, new_code
from kortspel.games.base import View
from kortspel.screens.dialogs import Pick
from kortspel.screens.table.laid import DealView, Stage, names
from kortspel.screens.table.tricks import TrickScreen
from kortspel.table.sheet import totals
from kortspel.widgets import palette
from kortspel.widgets.choices import Item

ViewT = TypeVar("ViewT", bound=View)

TITLE: Final = 27
"""Columns over the hand at the smallest size."""


class DealScreen(TrickScreen[ViewT]):
    """What such games do alike. A subclass adds what lies on its table, and what else its phases offer."""

    CLAUSES: ClassVar[Mapping[Stage, str]] = {}
    """Where the rule book is opened, by stage."""
    FORMS: ClassVar[Mapping[str, str]] = {}
    """How the figures of the sheet are written, by what they were won for; the others as they are."""

    # -- what the table game is

    @property
    def seen(self) -> DealView:
        """The view, as far as all such games go."""
        return cast("DealView", self.view)

    @property
    def open_to_all(self) -> DealView:
        """What an onlooker sees."""
        return cast("DealView", self.session.view(None))

    @property
    def stage(self) -> Stage:
        """What is on the table."""
        return "exchange" if self.lying == "drew" else cast("Stage", self.lying or self.seen.phase)

    def topic(self) -> tuple[str, str]:
        """The game's book, at the present stage."""
        return self.session.game.id, self.CLAUSES[self.stage]

    def scene(self) -> object:
        """The phase: whoever is about to exchange does not mean to play a card."""
        return self.open_to_all.phase

    def secret(self) -> bool:
        """When the deal is scored all hands lie open."""
        return self.hides() and self.open_to_all.phase not in ("scored", "finished")

    def computer_thinks(self) -> bool:
        """Between deals of a demonstration whoever watches says when to go on."""
        return self.session.computer_to_move and self.open_to_all.phase != "scored"

    def tricks_seen(self) -> tuple[int, int]:
        """The number of the deal, and how many of its tricks are finished."""
        view = self.open_to_all
        return (view.deal, len(view.winners))

    def more_scenes(self, view: ViewT) -> frozenset[str]:
        """A sheet has rows after the first deal."""
        return frozenset({"sheet"} if self.seen.sheet else ())

    # -- the hand

    def order(self, view: ViewT) -> tuple[Card, ...]:
        """From high to low, as the view has it."""
        return self.seen.hand if self.stage != "drawn" else ()

    def hand_title(self, view: ViewT) -> str:
        """Whose hand it is, and the points of its player."""
        seat = self.seen.seat
        if seat is None:
            return ""
        name = self.seen.players[seat].name
        points = self.text("trick_table.points", points=self.points(seat))
        words = f"{self.text('trick_table.hand', name=name)} · {points}"
        return words if cell_len(words) <= TITLE else f"{name} · {points}"

    def points(self, seat: int) -> Fraction | int:
        """The points of a seat, as they stand."""
        return totals(self.seen.sheet, len(self.seen.players))[seat]

    def choosable(self, view: ViewT) -> tuple[Card, ...]:
        """All cards at the exchange, and those that may be played to the trick."""
        seen = self.seen
        if not seen.choices or self.lies():
            return ()
        return seen.hand if seen.phase == "exchange" else seen.playable

    def marks(self, view: ViewT) -> bool:
        """Cards are marked at the exchange."""
        return self.seen.phase == "exchange"

    def mark_word(self) -> str:
        """They are exchanged."""
        return self.text("trick_table.mark")

    def offered(self, view: ViewT) -> tuple[Item, ...]:
        """What can be chosen when a deal is scored; before that one chooses among the cards."""
        if self.stage not in ("scored", "finished"):
            return ()
        over = self.session.to_move is None
        ways = ("result", "sheet", "menu") if over else ("next_deal", "sheet", "stop")
        return tuple(Item(way, self.text(f"trick_table.choice.{way}")) for way in ways)

    def prompt(self, view: ViewT) -> tuple[str, str]:
        """What is to be done."""
        stage, seen = self.stage, self.seen
        if self.lying == "drew":
            return self.text("table.drew"), palette.ACCENT
        if stage == "taken":
            name = names(seen)[seen.winners[-1]]
            return self.text("trick_table.prompt.taken", name=name, n=len(seen.winners)), palette.ACCENT
        if stage in ("scored", "finished") or (stage != "drawn" and not seen.choices):
            return "", palette.FAINT
        return self.text(f"trick_table.prompt.{stage}", n=len(self.marked)), palette.FAINT

    # -- acting

    def picked(self, cards: tuple[Card, ...]) -> None:
        """Exchange the cards, or play the card."""
        if self.seen.phase == "exchange":
            self.exchanged(cards=cards)
        else:
            self.play("play", card=cards[0])

    def choose(self, item: Item) -> None:
        """Go on after a deal."""
        match item.id:
            case "next_deal":
                if not self.session.people:
                    self.viewer = None
                self.play("next_deal")
            case "stop":
                self._ask_to_stop()
            case "sheet":
                self.action_sheet()
            case "result":
                self.finished()
            case "menu":
                self.action_menu()
            case kind:
                self.play(kind)

    def _ask_to_stop(self) -> None:
        answers = tuple(Item(word, self.text(f"trick_table.stop.{word}")) for word in ("no", "yes"))

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.play("stop")

        self.program.push_screen(Pick(self.text("trick_table.stop"), answers), answered)

    def action_sheet(self) -> None:
        """The whole score sheet."""
        from kortspel.screens.table.result import SheetScreen

        view = self.open_to_all
        self.program.push_screen(SheetScreen(self.session.game.id, names(view), view.sheet, self.FORMS))

    def finished(self) -> None:
        """The final result, and what to do next."""
        from kortspel.screens.table.result import ResultScreen

        def answered(answer: str | None) -> None:
            if answer == "again":
                setup = self.session.setup
                self.session.close()
                self.program.begin(self.session.game.id, setup.changed(deal=new_code()))
            elif answer == "menu":
                self.action_menu()

        view = self.open_to_all
        assert view.outcome is not None, "the game is over"
        self.program.push_screen(ResultScreen(names(view), view.outcome).by_itself(), answered)
