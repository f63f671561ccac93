"""The bank: who bought what, how everybody stands, and at the end what settles it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.pakker.records import Account, Fault
from kortspel.games.pakker.view import PakkerView
from kortspel.screens.dialogs import Dialog
from kortspel.widgets.canvas import fitted
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.scroll import Scroll

_NAME: Final = 9
"""Columns for a name."""
WIDTH: Final = 54
"""Columns of the account."""
FEW: Final = 3
"""Payments that stand below each other."""


def signed(number: int) -> str:
    """A gain or a loss: ``+5``, ``0``, ``−5`` with a real minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


class BankScreen(Dialog[str]):
    """A table of standings, the sum of all chips, the purchases; of a finished evening the payments on the same page.

    Then it gives the id of the way on: ``again`` for another evening at the same table, ``menu``; else None.
    """

    def __init__(self, view: PakkerView) -> None:
        super().__init__()
        self._view = view
        self._finished = view.phase == "finished"

    def compose(self) -> ComposeResult:
        """The account, and of a finished evening the ways on, over the key bar."""
        title = self.text("pakker_table.bank.settlement" if self._finished else "pakker_table.bank.title")
        with Vertical(classes="dialog account"):
            yield Static(title, markup=False)
            with Scroll():
                yield Static("\n".join(self._lines()), markup=False)
            if self._finished:
                ways = ("again", "look", "menu")
                yield Choices(tuple(Item(way, self.text(f"pakker_table.bank.{way}")) for way in ways))
        yield self.key_bar()

    def on_mount(self) -> None:
        """The ways on take the keys; without them the account scrolls."""
        if self._finished:
            self.query_one(Choices).focus()

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id if event.item.id != "look" else None)

    def topic(self) -> tuple[str, str]:
        """The book of Pakker, at the settling."""
        return "pakker", "PA-80"

    def _lines(self) -> list[str]:
        view, text = self._view, self.text
        names = ["chips", "cash", "credit", "result"]
        head = [text(f"pakker_table.bank.{name}") for name in names]
        if self._finished:
            head.append(view.options.currency)
        lines = [f"{'':<{_NAME}}" + "".join(f"{word:>9}" for word in head)]
        for standing in view.standings:
            figures = [text.number(standing.chips), text.number(standing.cash), text.number(standing.credit)]
            figures.append(signed(standing.result))
            if self._finished:
                figures.append(signed(standing.result * view.options.chip_value))
            name = fitted(view.seats[standing.seat].player.name, _NAME - 1)
            lines.append(f"{name:<{_NAME}}" + "".join(f"{figure:>9}" for figure in figures))
        if self._finished:
            cash = any(standing.cash for standing in view.standings)
            lines += [text("pakker_table.bank.cash_back") if cash else "", *_beside(self._payments())]
        lines += ["", self._sum()]
        if sold := [self._sale(account) for account in view.accounts if account.seller is not None]:
            lines += ["", *sold]
        if view.faults:
            lines += ["", *(self._fault(fault) for fault in view.faults)]
        return lines

    def _sum(self) -> str:
        view = self._view
        hands = sum(seat.chips for seat in view.seats)
        return self.text(
            "pakker_table.bank.sum", hands=hands, pot=view.pot.chips, bank=view.bank, n=view.made
        )

    def _sale(self, account: Account) -> str:
        players = self._view.seats
        return self.text(
            "pakker_table.bank.sale_credit" if account.credit else "pakker_table.bank.sale_cash",
            buyer=players[account.buyer].player.name,
            seller=players[account.seller or 0].player.name,
            n=account.chips,
        )

    def _fault(self, fault: Fault) -> str:
        what = self.text(f"pakker.fault.{fault.fault}")
        name = self._view.seats[fault.seat].player.name
        return self.text("pakker_table.bank.fault", name=name, what=what, n=fault.times)

    def _payments(self) -> list[str]:
        view, text = self._view, self.text
        paid = [
            text(
                "pakker_table.bank.payment",
                payer=view.seats[payment.payer].player.name,
                payee=view.seats[payment.payee].player.name,
                n=payment.amount,
                currency=view.options.currency,
            )
            for payment in view.payments
        ]
        return paid or [text("pakker_table.bank.even")]


def _beside(lines: list[str]) -> list[str]:
    """The lines in two columns where they are many and short enough."""
    wide = max(map(cell_len, lines))
    if len(lines) <= FEW or 2 * wide + 2 > WIDTH:
        return lines
    half = -(-len(lines) // 2)
    pairs = zip_longest(lines[:half], lines[half:], fillvalue="")
    return [f"{left}{' ' * (wide + 2 - cell_len(left))}{right}".rstrip() for left, right in pairs]
