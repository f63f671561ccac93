"""The review of a finished game: the whole on one page, then card by card, at last what hindsight allowed."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.timer import Timer
from textual.widgets import Static

from kortspel.cards import DECK, JOKER, Card, suit_of
from kortspel.coach.review import Played, Progress, Review, ReviewedMove
from kortspel.coach.thinker import Thinker
from kortspel.games.patience.grid import cell_name
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.patience.actions import REVIEW
from kortspel.screens.patience.coach import medal, points_text, reasons_text
from kortspel.text.words import card_text
from kortspel.widgets import faces, palette
from kortspel.widgets.drawn import Row
from kortspel.widgets.grid import Grid, Picture, measure_for
from kortspel.widgets.lines import Heading, Line, Lines, Tell
from kortspel.widgets.scroll import Scroll

POLL: Final = 0.1
FREE_OF_CHARGE: Final = 0.05
"""What gives away less than so many points is not spoken of."""


class ReviewScreen(KortspelScreen[Review | None]):
    """Goes through the game in the coach's own process and shows how far it has come, then what it found.

    Page 0 is the summary, pages 1 to 25 the cards, the last one the best that hindsight found. Gives the review,
    or None where it was not waited for.
    """

    ACTIONS = REVIEW
    BINDINGS: ClassVar[list[BindingType]] = bindings(REVIEW)
    AUTO_FOCUS = "#figures"

    def __init__(self, played: Played, thinker: Thinker, found: Review | None = None) -> None:
        super().__init__()
        self._played = played
        self._thinker = thinker
        self._found = found
        self._part = 0.0
        self._page = 0
        self._polling: Timer
        self._grid = Grid()
        self._grid.can_focus = False
        self._side = Lines(id="side")

    def compose(self) -> ComposeResult:
        """Heading; the summary; grid, side panel and a place for words; key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Scroll(id="figures"):
            yield Static(id="review", markup=False)
        with Row(id="table"):
            yield self._grid
            yield self._side
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Begin."""
        self._polling = self.set_interval(POLL, self._look, pause=True)
        if self._found is None:
            self._thinker.ask("review", self._played)
            self._polling.resume()
        self._write()

    def on_resize(self, event: events.Resize) -> None:
        """Cells as large as fit."""
        self._grid.use(measure_for(event.size.width, event.size.height))

    def topic(self) -> tuple[str, str]:
        """The book of the game, at the scoring."""
        return "patience", "PP-5"

    def relabel(self) -> None:
        """Everything in the other language."""
        self._write()
        super().relabel()

    def _look(self) -> None:
        for answer in self._thinker.answers():
            if isinstance(answer, Progress):
                self._part = answer.part
            elif isinstance(answer, Review):
                self._found = answer
                self._polling.pause()
        self._write()

    # -- turning pages

    @property
    def _last_page(self) -> int:
        return 0 if self._found is None else len(self._found.moves) + 1

    def action_turn(self, step: int) -> None:
        """On to the next card, or back."""
        self._turn_to(max(0, min(self._last_page, self._page + step)))

    def action_summary(self) -> None:
        """To the first page."""
        self._turn_to(0)

    def action_dearest(self) -> None:
        """To the dearest move; from there to the next dearest, and round."""
        if self._found is None or not (pages := [move.number for move in self._found.dearest]):
            return
        place = pages.index(self._page) + 1 if self._page in pages else 0
        self._turn_to(pages[place % len(pages)])

    def _turn_to(self, page: int) -> None:
        self._page = page
        self._write()

    # -- writing

    def _write(self) -> None:
        summary = self._page == 0
        figures = self.query_one("#figures", Scroll)
        figures.display = summary
        if summary:
            # What was out of sight has lost the keys, and with them the way down.
            figures.focus(scroll_visible=False)
        self.query_one("#table").display = self.query_one("#tell").display = not summary
        right = ""
        if summary:
            self.query_one("#review", Static).update("\n".join(self._summary()))
        elif self._found is not None and self._page <= len(self._found.moves):
            right = self.text("coach.review.page", number=self._page)
            self._show_move(self._found.moves[self._page - 1])
        elif self._found is not None:
            right = self.text("coach.review.page_hindsight")
            self._show_hindsight(self._found)
        self.query_one(Heading).set((self.text("coach.review.title"),), right)

    def _summary(self) -> list[str]:
        text, found = self.text, self._found
        if found is None:
            if not self._thinker.alive:
                return [text("coach.review.broken")]
            return [text("coach.review.progress", percent=text.percent(round(100 * self._part)))]
        if not found.moves:
            return [
                text("coach.review.score_alone", points=found.score),
                text("coach.review.rearranged", points=found.hindsight),
            ]
        lines = [
            *self._standing(found),
            text("coach.review.coach", points=found.coach_score),
            text("coach.review.hindsight", points=found.hindsight),
            self._balance(found),
        ]
        if found.joker is not None:
            joker = {
                name: "–" if cell is None else cell_name(cell)
                for name, cell in (("cell", found.joker.cell), ("coach", found.joker.coach_cell))
            }
            message = "coach.review.no_joker" if found.joker.cell is None else "coach.review.joker"
            lines.append(text(message, **joker, points=found.joker.points, best=found.joker.coach_points))
        if found.dearest:
            lines += ["", text("coach.review.dearest")]
            lines += [f"  {self._move(move, why=True)}" for move in found.dearest if spoken_of(move)]
        return [*lines, "", text("coach.review.moves"), *(self._move(move) for move in found.moves)]

    def _balance(self, found: Review) -> str:
        skill = points_text(self.text, found.skill)
        if not found.comparable:
            # What the coach expects it expects of a plain game.
            return self.text("coach.review.skill", skill=skill)
        expected = points_text(self.text, found.expected)
        return self.text(
            "coach.review.balance", expected=expected, skill=skill, luck=self._signed(found.luck)
        )

    def _standing(self, found: Review) -> list[str]:
        text = self.text
        if not found.comparable:
            return [text("coach.review.score_alone", points=found.score)]
        percentile = text("coach.percentile", percent=text.percent(min(99, round(found.percentile))))
        lines = [text("coach.review.score", points=found.score, percentile=percentile)]
        if name := medal(found.percentile):
            lines.append(f"{text(f'coach.medal.{name}')}.")
        return lines

    def _signed(self, points: float) -> str:
        return f"{'+' if points > 0 else ''}{points_text(self.text, points)}"

    def _move(self, move: ReviewedMove, *, why: bool = False) -> str:
        text = self.text
        values = {
            "number": move.number,
            "card": card_text(text, card_of(move.card), glyphs=not self.look.ascii),
            "cell": cell_name(move.cell),
        }
        if not spoken_of(move):
            return text("coach.review.same", **values)
        line = text(
            "coach.review.other",
            coach=cell_name(move.coach_cell),
            lost=points_text(text, move.lost),
            **values,
        )
        return f"{line}. {reasons_text(text, move.reasons)}" if why else line

    def _show_move(self, move: ReviewedMove) -> None:
        """The grid with the card where it was laid, and the coach's cell marked."""
        text, played = self.text, self._played
        number = move.number
        before = dict(zip(played.cells[:number], played.cards[:number], strict=True))
        spoken = spoken_of(move)
        hints = {move.coach_cell: 1} if spoken else {}
        self._show_grid([before.get(cell) for cell in range(25)], last=move.cell, hints=hints)
        card = card_of(move.card)
        style = palette.card(suit_of(card))
        side: list[Line] = [(line, style) for line in faces.big(self.look, card)]
        side += [("", palette.TEXT), *self._judged("coach.review.you", move.cell, move.points)]
        if spoken:
            side += self._judged("coach.review.coach_cell", move.coach_cell, move.coach_points, best=True)
        side.append((text("coach.review.luck", points=self._signed(move.luck)), palette.FAINT))
        self._side.show(side)
        message = "coach.review.why" if spoken else "coach.review.agreed"
        why = reasons_text(text, move.reasons)
        words = text(message, cell=cell_name(move.coach_cell), points=points_text(text, move.lost), why=why)
        self.query_one(Tell).say(words, palette.ACCENT)

    def _judged(self, message: str, cell: int, points: float, *, best: bool = False) -> list[Line]:
        style = palette.ACCENT if best else palette.TEXT
        words = points_text(self.text, points)
        promised = self.text("coach.review.points", points=words, n=words)
        return [(self.text(message, cell=cell_name(cell)), style), (f"  {promised}", style)]

    def _show_hindsight(self, found: Review) -> None:
        self._show_grid(list(found.hindsight_grid))
        points = self.text("coach.review.points", points=found.hindsight, n=found.hindsight)
        self._side.show([(points, palette.STRONG)])
        self.query_one(Tell).say(self.text("coach.review.grid", points=found.hindsight), palette.ACCENT)

    def _show_grid(
        self, cards: list[int | None], last: int | None = None, hints: dict[int, int] | None = None
    ) -> None:
        cells = tuple(None if card is None else card_of(card) for card in cards)
        self._grid.show(Picture(cells=cells, last=last, hints=hints or {}), active=False)

    def action_back(self) -> None:
        """Back to the count."""
        self._thinker.rest()
        self.dismiss(self._found)


def card_of(number: int) -> Card:
    """The card of the coach's number."""
    return JOKER if number >= len(DECK) else DECK[number]


def spoken_of(move: ReviewedMove) -> bool:
    """Did the move give away what is worth a word?"""
    return move.lost >= FREE_OF_CHARGE
