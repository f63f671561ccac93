"""The bank: who bought what, how everybody stands, and at the end what settles it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.pakker.records import Account, Fault
from kortspel.games.pakker.view import PakkerView
from kortspel.screens.dialogs import Dialog
from kortspel.widgets.scroll import Scroll


def signed(number: int) -> str:
    """A gain or a loss: ``+5``, ``0``, ``−5`` with a real minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


class BankScreen(Dialog[None]):
    """A table of standings, the purchases, the sum of all chips, and the payments of a finished evening."""

    def __init__(self, view: PakkerView) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        """The account over the key bar."""
        finished = self._view.phase == "finished"
        title = self.text("pakker_table.bank.settlement" if finished else "pakker_table.bank.title")
        with Vertical(classes="dialog"):
            yield Static(title, classes="question", markup=False)
            with Scroll():
                yield Static("\n".join(self._lines()), markup=False)
        yield self.key_bar()

    def topic(self) -> tuple[str, str]:
        """The book of Pakker, at the settling."""
        return "pakker", "PA-80"

    def _lines(self) -> list[str]:
        view, text = self._view, self.text
        names = ("chips", "cash", "credit", "result")
        head = [text(f"pakker_table.bank.{name}") for name in names]
        lines = [f"{'':<16}" + "".join(f"{word:>9}" for word in head)]
        for standing in view.standings:
            figures = [standing.chips, standing.cash, standing.credit, signed(standing.result)]
            name = view.seats[standing.seat].player.name
            lines.append(f"{name:<16}" + "".join(f"{figure:>9}" for figure in figures))
        if view.phase == "finished":
            lines += ["", *self._payments()]
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
        currency = view.options.currency
        results = [
            text(
                "pakker_table.bank.result_line",
                name=view.seats[standing.seat].player.name,
                n=signed(standing.result * view.options.chip_value),
                currency=currency,
            )
            for standing in view.standings
        ]
        paid = [
            text(
                "pakker_table.bank.payment",
                payer=view.seats[payment.payer].player.name,
                payee=view.seats[payment.payee].player.name,
                n=payment.amount,
                currency=currency,
            )
            for payment in view.payments
        ]
        return [*(paid or [text("pakker_table.bank.even")]), "", *results]
