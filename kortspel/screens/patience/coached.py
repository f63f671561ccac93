"""The hint in Pokerpatiens: asked for, shown, and made better while the player looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kortspel.games.patience.view import PatienceView
from kortspel.screens.dialogs import Pick
from kortspel.screens.patience.adviser import Adviser
from kortspel.screens.patience.coach import advice_text
from kortspel.screens.play import PlayScreen
from kortspel.session import Session
from kortspel.widgets import palette
from kortspel.widgets.choices import Item
from kortspel.widgets.lines import Tell

if TYPE_CHECKING:
    from textual.timer import Timer

    from kortspel.coach.advice import Advice


class Coached(PlayScreen):
    """A game of patience beside which the coach sits."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.hints: tuple[int, ...] = ()
        """The cells of the advice, the best first."""
        self.adviser = Adviser()
        self._hearing: Timer | None = None

    @property
    def view(self) -> PatienceView:
        """What the one at the screen may know."""
        raise NotImplementedError

    def draw_grid(self, view: PatienceView) -> bool:
        """Show the grid, and say whether the player may act in it."""
        raise NotImplementedError

    def draw_side(self, view: PatienceView) -> None:
        """Show what stands beside the grid."""
        raise NotImplementedError

    def come_back(self) -> None:
        """From another player's grid to one's own."""

    def action_hint(self) -> None:
        """Advice for the card at hand: at once, and better while the player looks at it."""
        view = self.view
        if view.stage == "finished":
            self.finished()
            return
        if not view.choices:
            self.tell(self.text("patience.wait"))
            return
        self.come_back()
        if view.to_move in view.helped:
            self._advise(view)
        elif view.practice or view.known or view.helped or not self.program.settings.ask_hint:
            self._take_hint()
        else:
            self._ask_for_hint()

    def _take_hint(self) -> None:
        if self.play("hint"):
            self._advise(self.view)

    def _ask_for_hint(self) -> None:
        """A hint takes the game out of the statistics: that is said once before."""
        text = self.text
        answers = tuple(Item(word, text(f"patience.hint.{word}")) for word in ("yes", "no", "never"))

        def answered(answer: str | None) -> None:
            if answer == "never":
                self.program.settings.change(ask_hint=False)
            if answer in ("yes", "never"):
                self._take_hint()

        self.program.push_screen(Pick(text("patience.hint.question"), answers), answered)

    def _advise(self, view: PatienceView) -> None:
        from kortspel.coach.position import from_view

        self._show_advice(view, self.adviser.ask(from_view(view), len(self.session.moves)))
        # First what is known at once goes to the screen, then the coach starts to work.
        self.call_after_refresh(self.adviser.think)
        self._hear_later()

    def _show_advice(self, view: PatienceView, advice: Advice) -> None:
        if advice.swaps:
            hints: tuple[int, ...] = advice.swaps[0]
        else:
            hints = tuple(each.cell for each in advice.suggestions if each.cell is not None)
        if hints != self.hints:
            self.hints = hints
            self.draw_grid(view)
        self.draw_side(view)
        self.tell_advice(view, advice)

    def tell_advice(self, view: PatienceView, advice: Advice) -> None:
        """Say in words what the coach advises."""
        self.query_one(Tell).say(advice_text(self.text, advice, view.target), palette.ACCENT)

    def _hear(self) -> None:
        """Show the coach's latest word, if it still is about the grid on the screen."""
        if self.adviser.is_about(len(self.session.moves)):
            if advice := self.adviser.heard():
                self._show_advice(self.view, advice)
            self._hear_later()

    def _hear_later(self) -> None:
        if self._hearing is not None:
            self._hearing.stop()
        self._hearing = self.set_timer(self.adviser.pause, self._hear)

    def go_on_advising(self, view: PatienceView) -> None:
        """The grid has changed, and what the coach said of it holds no longer; rearranging, it goes on from there."""
        self.hints = ()
        if self.adviser.advice is not None and view.stage == "arranging" and view.choices:
            self._advise(view)
        else:
            self.adviser.forget()
