"""Pakker on the screen: the table, the log, one's hand, the bidding."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.binding import BindingType

from kortspel.cards import Card, new_code
from kortspel.games.pakker.view import PakkerView
from kortspel.screens.base import bindings
from kortspel.screens.dialogs import Pick
from kortspel.screens.pakker import picture
from kortspel.screens.pakker.actions import PAKKER
from kortspel.screens.pakker.ask import Asker, now
from kortspel.screens.pakker.words import question_text
from kortspel.screens.table.screen import TableScreen
from kortspel.widgets import palette
from kortspel.widgets.choices import Item
from kortspel.widgets.lines import Part
from kortspel.widgets.table import TablePicture

CLAUSES: Final = {
    "between": "PA-6", "time": "PA-8", "closing": "PA-8", "extending": "PA-8", "blind": "PA-15", "short": "PA-6",
    "antes": "PA-13", "cut": "PA-11", "opening": "PA-20", "naming_blind": "PA-23", "joining": "PA-22",
    "exchange": "PA-30", "dealing": "PA-30", "betting": "PA-40", "finished": "PA-80", "selling": "PA-6",
    "ending": "PA-9", "report": "PA-70", "seen_card": "PA-73",
}  # fmt: skip
"""Where the rule book is opened."""
TABLE: Final = ("buy", "buy_from", "leave", "end_evening", "report_misdeal", "report_looked", "report_seen")
"""What stands one level down, while something else is to be done."""
LOOKED_FOR: Final = {
    "between": ("next_pot",),
    "blind": ("go_blind",),
    "opening": ("open", "open_blind", "pass"),
    "joining": ("call", "fold"),
}
"""By scene, what stands there though it may not be allowed."""
DAY: Final = 24 * 60 * 60
AMOUNTS: Final = ("open", "open_blind", "bet", "raise", "name_blind")
"""What is done with a number of chips."""
PUBLIC: Final = (
    "between", "time", "closing", "extending", "blind", "short", "antes", "cut", "dealing", "selling", "ending",
    "report",
)  # fmt: skip
"""Where there is no hand to hide."""


class GameScreen(TableScreen[PakkerView]):
    """The table of Pakker."""

    ACTIONS = PAKKER
    BINDINGS: ClassVar[list[BindingType]] = bindings(PAKKER)
    VIEW = PakkerView

    # -- what the table game is

    @property
    def asked(self) -> PakkerView:
        """The view with the choices of now: the viewer's, or in the open the mover's."""
        view = self.view
        if view.choices or view.to_move is None or view.scene not in PUBLIC or self.computer_thinks():
            return view
        open_view = self.session.view(view.to_move)
        assert isinstance(open_view, PakkerView)
        return view.changed(choices=open_view.choices, withheld=open_view.withheld)

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

    # -- what lies on the table

    def heading(self, view: PakkerView) -> tuple[tuple[str, ...], str]:
        """The pot and its figures; the clock."""
        return picture.heading(view, self.text)

    def table(self, view: PakkerView) -> TablePicture:
        """The seats round the pot, or the showdown."""
        return picture.table(view, self.look, thinking=self.computer_thinks())

    def order(self, view: PakkerView) -> tuple[Card, ...]:
        """What belongs together first."""
        return picture.sorted_hand(view.hand.cards) if view.hand else ()

    def hand_title(self, view: PakkerView) -> str:
        """Whose cards they are."""
        return (
            self.text("pakker_table.hand", name=view.seats[view.seat].player.name)
            if view.seat is not None
            else ""
        )

    def hand_lines(self, view: PakkerView) -> tuple[Part, ...]:
        """What the hand is, or what stays of it."""
        return picture.hand_lines(view, self.text, self.order(view), self.marked if self.marks(view) else ())

    def choosable(self, view: PakkerView) -> tuple[Card, ...]:
        """All cards, at the exchange."""
        return view.hand.cards if self.marks(view) and view.hand else ()

    def marks(self, view: PakkerView) -> bool:
        """At the exchange."""
        return view.scene == "exchange" and any(choice.kind == "throw" for choice in view.choices)

    def mark_word(self) -> str:
        """They are thrown."""
        return self.text("pakker_table.mark")

    def more_scenes(self, view: PakkerView) -> frozenset[str]:
        """The scene of the view, for who is to do something in it."""
        return frozenset({view.scene} if view.choices else ())

    def prompt(self, view: PakkerView) -> tuple[str, str]:
        """The question on the table."""
        if view.question is not None:
            return question_text(self.text, view), palette.ACCENT
        return "", palette.FAINT

    # -- choices

    def offered(self, view: PakkerView) -> tuple[Item, ...]:
        """What can be chosen, and dim what one would look for besides."""
        kinds = [kind for kind in dict.fromkeys(choice.kind for choice in view.choices) if kind != "hint"]
        aside = () if view.scene == "closing" else TABLE
        main = [kind for kind in kinds if kind not in aside]
        vain = {each.kind: self.refusal_text(each.refusal) for each in view.withheld}
        wanted = [kind for kind in self._looked_for(view) if kind in main or kind in vain]
        items = [
            Item(kind, self._label(kind, view), detail=vain.get(kind, ""), disabled=vain.get(kind, ""))
            for kind in (*wanted, *(kind for kind in main if kind not in wanted))
        ]
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

    def _looked_for(self, view: PakkerView) -> tuple[str, ...]:
        """What one would look for here, in its order; what the rules withhold is dim and says why."""
        if view.scene == "betting" and not view.pot.right:
            return ("call", "raise", "fold") if view.pot.to_call else ("bet", "check", "fold")
        return LOOKED_FOR.get(view.scene, ())

    def preset(self, items: tuple[Item, ...], view: PakkerView) -> int:
        """At the first choice, but never at an opening that would be false (PA-25)."""
        if view.scene == "opening" and view.hand and not view.hand.opens:
            return next((place for place, item in enumerate(items) if item.id == "pass"), 0)
        return super().preset(items, view)

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
        elif kind in AMOUNTS:
            low, high = view.pot.span or (1, view.pot.largest)
            values |= {"low": low, "high": high}
        if kind == "throw" and not self.marked:
            kind = "throw_none"
        elif kind == "leave" and len(self._leaving(view)) == 1:
            kind = "leave_one"
        elif kind == "open" and view.hand and not view.hand.opens and self._allowed(kind, view):
            kind = "open_false"
        return self.text(f"pakker_table.choice.{kind}", **values)

    def _allowed(self, kind: str, view: PakkerView) -> bool:
        """May it be done now? What stands there dim may not."""
        return any(choice.kind == kind for choice in view.choices)

    def _leaving(self, view: PakkerView) -> tuple[int, ...]:
        """Who may leave the table now."""
        domain: Any = next(choice.fields["seat"] for choice in view.choices if choice.kind == "leave")
        return tuple(domain.values)

    def why_not_amount(self, kind: str, typed: str, low: int, high: int) -> str:
        """Why what was typed will not do: for a number the rules' reason with its clause, else the range."""
        words = self.text("pakker_table.refusal.amount", typed=typed, low=low, high=high)
        if not (typed.isascii() and typed.isdigit()):
            return words
        if kind not in AMOUNTS:
            return words
        session = self.session
        field = "better" if kind == "raise" else "amount"
        move = session.game.move(kind=kind, **{field: int(typed)})
        refusal = session.game.why_not(session.state, move)
        return self.refusal_text(refusal) if refusal else words

    def cost(self, kind: str, amount: int) -> str:
        """What an amount comes to in all, and what the pot becomes, before it is laid."""
        pot = self.view.pot
        if kind in AMOUNTS and self.view.to_move is not None:
            due = pot.to_call if kind == "raise" else 0
            cost = (
                self.text("pakker_table.cost", call=due, better=amount, n=due + amount)
                if due
                else str(amount)
            )
            left = self.view.seats[self.view.to_move].chips - due - amount
            return self.text("pakker_table.cost.pot", cost=cost, pot=pot.chips + due + amount, left=left)
        if kind in ("buy", "buy_from"):
            options = self.view.options
            return self.text("pakker_table.price", n=amount * options.chip_value, currency=options.currency)
        return ""

    def choose(self, item: Item) -> None:
        """Do it, or ask for what is missing."""
        match item.id:
            case "table":
                self._table()
            case "bank":
                self.action_bank()
            case "menu":
                self.action_menu()
            case "throw":
                self.action_act()
            case kind:
                self._make(kind)

    def picked(self, cards: tuple[Card, ...]) -> None:
        """Throw the cards."""
        self.play("throw", cards=cards)

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

    # -- round about

    def action_bank(self) -> None:
        """Who bought what, and how everybody stands."""
        from kortspel.screens.pakker.bank import BankScreen

        if self.session.to_move is None:
            self.finished()
        else:
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

        def answered(answer: str | None) -> None:
            if answer == "again":
                self._another_evening()
            elif answer == "menu":
                self.action_menu()

        self.program.push_screen(BankScreen(self.view).by_itself(), answered)

    def _another_evening(self) -> None:
        """The same table again; an end by the clock is moved to the next time that it strikes."""
        setup = self.session.setup
        end: int | None = getattr(setup, "end_at", None)
        while end is not None and end <= now():
            end += DAY
        self.session.close()
        again = setup.changed(deal=new_code(), end_at=end)
        self.program.begin(self.session.game.id, again)
