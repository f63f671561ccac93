"""From a kind of move to a whole move: asks for one field after another, only where there is something to choose."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from kortspel.games.base import Choice, Domain, OneOf, Span
from kortspel.screens.dialogs import Ask, Pick
from kortspel.screens.pakker.words import value_text
from kortspel.screens.table.panel import Asked
from kortspel.screens.typed import moment
from kortspel.widgets.choices import Item

if TYPE_CHECKING:
    from kortspel.screens.pakker.game import GameScreen

Fields = dict[str, Any]


def now() -> int:
    """The time, in Unix seconds: time enters the game as part of a move."""
    return int(datetime.now().timestamp())


class Asker:
    """Asks for the fields of a move of one kind, and hands the whole move to ``done``; Esc lets it be."""

    def __init__(
        self, screen: GameScreen, choices: tuple[Choice, ...], done: Callable[[Fields], object]
    ) -> None:
        self._screen = screen
        self._choices = choices
        self._done = done
        self._given: Fields = {"kind": choices[0].kind}

    def go(self) -> None:
        """Ask for the next field, or be done."""
        left = [name for name in self._choices[0].fields if name not in self._given]
        if left:
            self._ask(left[0], [choice.fields[left[0]] for choice in self._choices])
        else:
            self._done(self._given)

    def _take(self, name: str, value: Any) -> None:
        self._given[name] = value
        # What no choice allows, such as a time that this clock alone shows, is for the rules to refuse in words.
        holding = tuple(choice for choice in self._choices if choice.fields[name].holds(value))
        self._choices = holding or self._choices
        self.go()

    def _ask(self, name: str, domains: list[Domain]) -> None:
        spans = [domain for domain in domains if isinstance(domain, Span)]
        if name == "at":
            self._take(name, now())
        elif name == "until":
            self._ask_time(name)
        elif spans:
            self._ask_amount(name, spans[0])
        else:
            values = [value for domain in domains if isinstance(domain, OneOf) for value in domain.values]
            self._pick(name, list(dict.fromkeys(values)))

    def _pick(self, name: str, values: list[Any]) -> None:
        if len(values) == 1:
            self._take(name, values[0])
            return
        screen = self._screen
        items = tuple(Item(str(n), value_text(screen, name, value)) for n, value in enumerate(values))

        def picked(answer: str | None) -> None:
            if answer is not None:
                self._take(name, values[int(answer)])

        question = screen.text(f"pakker_table.ask.{name}")
        screen.program.push_screen(Pick(question, items), picked)

    def _ask_amount(self, name: str, span: Span) -> None:
        screen, kind = self._screen, self._given["kind"]

        def refuse(typed: str) -> str:
            return screen.why_not_amount(kind, typed, span.low, span.high)

        screen.ask_amount(
            Asked(
                screen.text(f"pakker_table.amount.{kind}"),
                span.low,
                span.high,
                done=lambda amount: self._took(name, amount),
                cancel=screen.amount_left,
                costs=lambda amount: screen.cost(kind, amount),
                refuse=refuse,
            )
        )

    def _took(self, name: str, amount: int) -> None:
        self._screen.amount_left()
        self._take(name, amount)

    def _ask_time(self, name: str) -> None:
        """A new end, as a time of day; one that has passed today is tomorrow's."""
        screen = self._screen
        span = self._choices[0].fields[name]
        found: list[int] = []

        def check(typed: str) -> str | None:
            until = moment(typed)
            if until is None or not span.holds(until):
                return screen.text("pakker_table.refusal.time")
            found.append(until)
            return None

        def answered(answer: str | None) -> None:
            if answer is not None:
                self._take(name, found[-1])

        proposal = screen.text.time(datetime.now() + timedelta(minutes=30))
        question = screen.text("pakker_table.ask.until")
        screen.program.push_screen(Ask(question, proposal, check=check, length=5), answered)
