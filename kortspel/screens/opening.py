"""A long game being opened: how far its moves have been played again, and a way back."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.screens.dialogs import Dialog
from kortspel.session import Session
from kortspel.store.faults import SaveFault
from kortspel.text.telling import told

LONG: Final = 60_000
"""Bytes from which opening a save takes long enough to be told of: some hundred moves."""


class _Stopped(Exception):  # noqa: N818 - nothing is wrong
    """The player did not want to wait."""


class OpeningScreen(Dialog[Session | str]):
    """Opens the save in a thread, so that the screen stays alive.

    Gives the session, or in words why there is none;
    None where nobody wanted to wait."""

    ONE_LANGUAGE: ClassVar[bool] = True

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._stopped = False

    def compose(self) -> ComposeResult:
        """The name of the save and how far it has come."""
        with Vertical(classes="dialog"):
            yield Static(self._sentence(0), id="opening", markup=False)
        yield self.key_bar()

    def _sentence(self, percent: int) -> str:
        return self.text("leave.opening", name=self._path.stem, percent=percent)

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._open, thread=True)

    def _open(self) -> None:
        opened: Session | str
        try:
            opened = Session.resume(self._path, self._watch)
        except _Stopped:
            return
        except SaveFault as fault:
            opened = told(self.text, fault.message)
        self.app.call_from_thread(self._opened, opened)

    def _watch(self, n: int, of: int) -> None:
        if self._stopped:
            raise _Stopped
        self.app.call_from_thread(self._show, 100 * n // of)

    def _show(self, percent: int) -> None:
        if not self._stopped:
            self.query_one("#opening", Static).update(self._sentence(percent))

    def _opened(self, opened: Session | str) -> None:
        if isinstance(opened, Session) and (self._stopped or self.program.screen is not self):
            opened.close()
            self.dismiss(None)
        else:
            self.dismiss(opened)

    def action_back(self) -> None:
        """Do not wait for it."""
        self._stopped = True
        self.dismiss(None)

    def let_go(self) -> None:
        """The program ends."""
        self._stopped = True
