"""Dialogs about what is shown to others: the lines to paste, and a friend's challenge."""

from __future__ import annotations

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kortspel.games.patience.challenge import BadChallenge, Challenge, challenge_line, read_challenge
from kortspel.screens.dialogs import Ask, Dialog
from kortspel.widgets.choices import Choices, Item

LONGEST: Final = 80
"""Letters of a challenge as it is typed or pasted."""


class ShareScreen(Dialog[None]):
    """What can be pasted elsewhere, shown and copied to the clipboard of the terminal (OSC 52)."""

    def __init__(self, lines: list[str], challenge: Challenge) -> None:
        super().__init__()
        self._lines = lines
        self._challenge = challenge_line(challenge)

    def compose(self) -> ComposeResult:
        """The lines, the challenge, and what can be copied."""
        with Vertical(classes="dialog"):
            yield Static("\n".join(self._lines), classes="question", markup=False)
            yield Static(self.text("challenge.line"), markup=False)
            yield Static(self._challenge, classes="question", markup=False)
            yield Choices(
                (
                    Item("lines", self.text("share.copy")),
                    Item("challenge", self.text("challenge.copy")),
                    Item("back", self.text("dialog.ok")),
                )
            )
            yield Static("", classes="refusal", markup=False)
        yield self.key_bar()

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        if event.item.id == "back":
            self.dismiss(None)
            return
        self.app.copy_to_clipboard("\n".join(self._lines) if event.item.id == "lines" else self._challenge)
        self.query_one(".refusal", Static).update(self.text("share.copied"))


class CompareScreen(Dialog[None]):
    """Two games with the same cards side by side."""

    def __init__(self, verdict: str, lines: list[str]) -> None:
        super().__init__()
        self._verdict = verdict
        self._lines = lines

    def compose(self) -> ComposeResult:
        """Who did better, over both games hand by hand."""
        with Vertical(classes="dialog"):
            yield Static(self._verdict, classes="question", markup=False)
            yield Static("\n".join(self._lines), classes="question", markup=False)
            yield Choices((Item("back", self.text("dialog.ok")),))
        yield self.key_bar()

    @on(Choices.Picked)
    def _picked(self) -> None:
        self.dismiss(None)


class AskChallenge(Ask):
    """A challenge to type or paste; ``found`` is what was read."""

    def __init__(self, question: str) -> None:
        super().__init__(question, check=self._read, length=LONGEST)
        self.found: Challenge | None = None

    def _read(self, typed: str) -> str | None:
        try:
            self.found = read_challenge(typed)
        except BadChallenge as bad:
            return self.text(f"challenge.bad.{bad.why}")
        return None
