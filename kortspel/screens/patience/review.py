"""The review of a finished game, move by move."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from kortspel.actions import BACK
from kortspel.cards import DECK, JOKER, Card
from kortspel.coach.position import rules_of
from kortspel.coach.review import Progress, Review, ReviewedMove
from kortspel.coach.thinker import Thinker
from kortspel.games.patience.grid import cell_name
from kortspel.games.patience.setup import Options
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.patience.coach import medal, points_text, reason_text
from kortspel.text.words import card_text
from kortspel.widgets import palette
from kortspel.widgets.lines import Heading

POLL: Final = 0.1


class ReviewScreen(KortspelScreen[None]):
    """Goes through the game in the coach's own process, shows how far it has come, then what it found."""

    ACTIONS = BACK
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(
        self, options: Options, cards: tuple[int, ...], cells: tuple[int, ...], thinker: Thinker
    ) -> None:
        super().__init__()
        self._thinker = thinker
        self._question = (rules_of(options), cards, cells)
        self._found: Review | None = None
        self._part = 0.0

    def compose(self) -> ComposeResult:
        """Heading, the review, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with VerticalScroll(id="figures"):
            yield Static(id="review", markup=False)
        yield self.key_bar()

    def on_mount(self) -> None:
        """Begin."""
        self._thinker.ask("review", *self._question)
        self.set_interval(POLL, self._look)
        self._write()

    def topic(self) -> tuple[str, str]:
        """The book of the game, at the scoring."""
        return "patience", "PP-5"

    def relabel(self) -> None:
        """Everything in the other language."""
        self._write()
        super().relabel()

    def _look(self) -> None:
        if self._found is not None:
            return
        for answer in self._thinker.answers():
            if isinstance(answer, Progress):
                self._part = answer.part
            elif isinstance(answer, Review):
                self._found = answer
        self._write()

    def _write(self) -> None:
        self.query_one(Heading).set((self.text("coach.review.title"),), "")
        for static in self.query("#review").results(Static):
            static.update("\n".join(self._lines()))

    def _lines(self) -> list[str]:
        text, found = self.text, self._found
        if found is None:
            if not self._thinker.alive:
                return [text("coach.review.broken")]
            return [text("coach.review.progress", percent=f"{100 * self._part:.0f}")]
        lines = [
            text("coach.review.score", points=found.score, percent=f"{found.percentile:.0f}"),
            text("coach.review.coach", points=found.coach_score),
            text("coach.review.hindsight", points=found.hindsight),
            text(
                "coach.review.balance",
                expected=points_text(text, found.expected),
                skill=points_text(text, found.skill),
                luck=f"{'+' if found.luck >= 0 else ''}{points_text(text, found.luck)}",
            ),
        ]
        if name := medal(found.percentile):
            lines.insert(1, text(f"coach.medal.{name}"))
        if found.dearest:
            lines += ["", text("coach.review.dearest")]
            lines += [f"  {self._move(move, why=True)}" for move in found.dearest]
        return [*lines, "", text("coach.review.moves"), *(self._move(move) for move in found.moves)]

    def _move(self, move: ReviewedMove, *, why: bool = False) -> str:
        text = self.text
        card: Card = JOKER if move.card >= len(DECK) else DECK[move.card]
        values = {
            "number": move.number,
            "card": card_text(text, card, glyphs=not self.look.ascii),
            "cell": cell_name(move.cell),
        }
        if move.lost < 0.05:
            return text("coach.review.same", **values)
        line = text(
            "coach.review.other",
            coach=cell_name(move.coach_cell),
            lost=points_text(text, move.lost),
            **values,
        )
        return f"{line} ({'; '.join(reason_text(text, reason) for reason in move.reasons)})" if why else line

    def action_back(self) -> None:
        """Back to the count."""
        self._thinker.rest()
        self.dismiss(None)
