"""Pokerpatiens on the screen."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.cards import index_of, new_code
from kortspel.games.base import Choice
from kortspel.games.patience.grid import COLUMNS, SIDE
from kortspel.games.patience.state import PatienceState
from kortspel.games.patience.view import PatienceView
from kortspel.screens.base import bindings
from kortspel.screens.patience.actions import PATIENCE
from kortspel.screens.patience.adviser import Adviser
from kortspel.screens.patience.coach import advice_lines, advice_text, medal_of
from kortspel.screens.patience.picture import Past, heading, picture_of, side_lines
from kortspel.screens.play import PlayScreen
from kortspel.session import Session
from kortspel.store.records import Records, setup_key
from kortspel.widgets import palette
from kortspel.widgets.drawn import Row
from kortspel.widgets.grid import Grid, measure_for
from kortspel.widgets.lines import Heading, Lines, Tell

if TYPE_CHECKING:
    from textual.timer import Timer

    from kortspel.coach.advice import Advice
    from kortspel.coach.review import Review
    from kortspel.games.patience.challenge import Challenge

CLAUSES: Final = {"laying": "PP-2", "arranging": "PP-23", "joker": "PP-25", "finished": "PP-5"}
MIDDLE: Final = SIDE * SIDE // 2


class GameScreen(PlayScreen):
    """The grid, the next card, and what the lines are worth."""

    ACTIONS = PATIENCE
    BINDINGS: ClassVar[list[BindingType]] = bindings(PATIENCE)

    picked: int | None = None
    """The first of two cells that are to change places."""
    column: str = ""
    """The letter of a coordinate that is being typed."""
    looking_at: int = 0
    """The seat whose grid is shown when the viewer may see several."""

    _scenes: frozenset[str] = frozenset()
    """The scenes of what is drawn."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # Named, for what lies in a row is mounted only after the screen is drawn the first time.
        self.grid = Grid()
        self.hints: tuple[int, ...] = ()
        self._cursors: dict[int, int] = {}
        self._adviser = Adviser()
        self._hearing: Timer | None = None
        self._side = Lines(id="side")
        self._reviews: dict[int, Review] = {}
        """The reviews that there are, by seat."""
        records, key = Records(session.path.parent), setup_key("patience", session.setup)
        self.past = Past(records.best("patience", key), records.average("patience", key))

    def compose(self) -> ComposeResult:
        """Heading, grid and side panel, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        with Row(id="table"):
            yield self.grid
            yield self._side
        yield Tell(id="tell")
        yield self.key_bar()

    def topic(self) -> tuple[str, str]:
        """The book of Pokerpatiens, at what one is about."""
        return "patience", CLAUSES.get(self.view.stage, "PP-1")

    def scenes(self) -> frozenset[str]:
        """The stage, for who is to do something; undo where there is something to take back."""
        return self._scenes

    @property
    def view(self) -> PatienceView:
        """What the one at the screen may know."""
        people = bool(self.session.people)
        view = self.session.view(self.viewer if people else 0)
        assert isinstance(view, PatienceView)
        # Where no person plays, one looks over the first player's shoulder, and only looks.
        return view if people else view.changed(choices=())

    def hides(self) -> bool:
        """With open grids, or alone, there is nothing to hide."""
        return super().hides() and not self.view.options.open_grids

    def on_mount(self) -> None:
        """Make the coach ready, in small parts between which keys are heard."""
        if self.session.people:
            table = self.view.options.table
            self.set_timer(0.1, lambda: self._adviser.warm_up(table))
            self.set_timer(0.3, lambda: self._adviser.load(table))

    # -- drawing

    def on_resize(self, event: events.Resize) -> None:
        """Cells as large as fit."""
        self.grid.use(measure_for(event.size.width, event.size.height))

    def scene(self) -> str:
        """What is to be done."""
        return self.view.stage

    def draw(self) -> None:
        """Show everything from the view."""
        view = self.view
        mine = view.to_move if view.to_move is not None and view.grids[view.to_move] is not None else None
        if mine is not None and mine != self.looking_at:
            # The cursor stays with its player: it tells where a card was laid.
            self._cursors[self.looking_at] = self.grid.cursor
            self.grid.cursor = self._cursors.get(mine, MIDDLE)
            self.looking_at = mine
        elif view.grids[self.looking_at] is None and self.viewer is not None:
            self.looking_at = self.viewer
        if not self._adviser.is_about(len(self.session.moves)):
            self._go_on_advising(view)
        active = self.draw_grid(view)
        if self._adviser.advice is not None:
            self._tell_advice(view, self._adviser.advice)
        elif active and view.stage in ("arranging", "joker"):
            self.query_one(Tell).say(self.text(f"patience.do.{view.stage}"), palette.FAINT)
        self._see_scenes(view)
        left, right = heading(view, self.looking_at, self.text, self.session.setup.deal)
        self.query_one(Heading).set(left, right)
        self._draw_side(view)

    def _see_scenes(self, view: PatienceView) -> None:
        stage = (view.stage,) if view.choices or view.stage == "finished" else ()
        undo = ("undo",) if any(choice.kind == "undo" for choice in view.choices) else ()
        if (scenes := frozenset((*stage, *undo))) != self._scenes:
            self._scenes = scenes
            self.refresh_keys()

    def _draw_side(self, view: PatienceView) -> None:
        narrow, thinking, advice = self.size.width < 78, self.computer_thinks(), self._adviser.advice
        lines = () if advice is None else advice_lines(self.text, advice, narrow=narrow)
        side = side_lines(
            view, self.looking_at, self.look, self.past, lines, narrow=narrow, thinking=thinking
        )
        self._side.show(side)

    def draw_grid(self, view: PatienceView) -> bool:
        """Show the grid, and say whether the player may act in it."""
        active = bool(view.choices) and self.looking_at == view.to_move
        picture = picture_of(view, self.looking_at, self.text, self.picked, self.hints)
        self.grid.show(picture, active=active)
        return active

    def relabel(self) -> None:
        """Everything in the other language."""
        self.draw()
        super().relabel()

    def tell(self, sentence: str) -> None:
        """Words under the grid."""
        self.query_one(Tell).say(sentence)

    # -- acting

    def action_move(self, direction: str) -> None:
        """Move the cursor."""
        self.grid.move(direction)

    @on(Grid.Clicked)
    def _clicked(self, event: Grid.Clicked) -> None:
        self.grid.cursor = event.cell
        self.action_lay()

    def choice(self, kind: str) -> Choice | None:
        """What may be done now of this kind."""
        return next((choice for choice in self.view.choices if choice.kind == kind), None)

    def action_lay(self) -> None:
        """Do the thing that the stage is about, in the cell under the cursor."""
        cell = self.grid.cursor
        stage = self.view.stage
        if stage == "finished":
            self.finished()
        elif not self.view.choices:
            self.tell(self.text("patience.wait"))
        elif stage == "laying":
            self.play("lay", cell=cell)
        elif stage == "joker":
            self.play("place_joker", cell=cell)
        elif self.picked is None or self.picked == cell:
            self.picked = None if self.picked == cell else cell
            self.draw()
        else:
            first, self.picked = self.picked, None
            self.play("swap", cells=(first, cell))

    def action_done(self) -> None:
        """Rearranged, or no joker wanted."""
        self.picked = None
        if self.choice("done") is not None:
            self.play("done")
        elif self.choice("keep_all") is not None:
            self.play("keep_all")

    def action_undo(self) -> None:
        """Take the last card back; the game becomes practice."""
        self.picked = None
        if self.play("undo"):
            self.tell(self.text("patience.undone"))

    def action_hint(self) -> None:
        """Advice for the card at hand: at once, and better while the player looks at it."""
        view = self.view
        if view.stage == "finished":
            self.finished()
            return
        if not view.choices:
            self.tell(self.text("patience.wait"))
            return
        if view.to_move not in view.helped:
            if not self.play("hint"):
                return
            view = self.view
        self._advise(view)

    def _advise(self, view: PatienceView) -> None:
        from kortspel.coach.position import from_view

        self._show_advice(view, self._adviser.ask(from_view(view), len(self.session.moves)))
        # First what is known at once goes to the screen, then the coach starts to work.
        self.call_after_refresh(self._adviser.think)
        self._hear_later()

    def _show_advice(self, view: PatienceView, advice: Advice) -> None:
        if advice.swaps:
            hints: tuple[int, ...] = advice.swaps[0]
        else:
            hints = tuple(each.cell for each in advice.suggestions if each.cell is not None)
        if hints != self.hints:
            self.hints = hints
            self.draw_grid(view)
        self._draw_side(view)
        self._tell_advice(view, advice)

    def _tell_advice(self, view: PatienceView, advice: Advice) -> None:
        self.query_one(Tell).say(advice_text(self.text, advice, view.target), palette.ACCENT)

    def _hear(self) -> None:
        """Show the coach's latest word, if it still is about the grid on the screen."""
        if self._adviser.is_about(len(self.session.moves)):
            if advice := self._adviser.heard():
                self._show_advice(self.view, advice)
            self._hear_later()

    def _hear_later(self) -> None:
        if self._hearing is not None:
            self._hearing.stop()
        self._hearing = self.set_timer(self._adviser.pause, self._hear)

    def _go_on_advising(self, view: PatienceView) -> None:
        """The grid has changed, and what the coach said of it holds no longer; rearranging, it goes on from there."""
        self.hints = ()
        if self._adviser.advice is not None and view.stage == "arranging" and view.choices:
            self._advise(view)
        else:
            self._adviser.forget()

    def on_unmount(self) -> None:
        """The coach need think no longer."""
        self._adviser.close()

    def on_key(self, event: events.Key) -> None:
        """Coordinates: a letter and a number."""
        character = event.character or ""
        if character.lower() in COLUMNS and character:
            self.column = character.lower()
            self.grid.cursor = self.grid.cursor // SIDE * SIDE + COLUMNS.index(self.column)
        elif character in "12345" and character and self.column:
            self.grid.cursor = (int(character) - 1) * SIDE + COLUMNS.index(self.column)
            self.column = ""
            self.action_lay()
        else:
            self.column = ""
            return
        event.stop()
        event.prevent_default()

    def finished(self) -> None:
        """The count, and what to do next."""
        from kortspel.screens.patience.result import ResultScreen

        def answered(answer: str | None) -> None:
            if answer in ("again", "same"):
                setup = self.session.setup
                self.session.close()
                self.program.begin(
                    self.session.game.id, setup if answer == "same" else setup.changed(deal=new_code())
                )
            elif answer == "menu":
                self.action_menu()
            elif answer == "review":
                self._review()
            elif answer in ("share", "compare"):
                self._show_others(answer)
            elif answer is not None and answer.startswith("grid"):
                self.looking_at = int(answer.removeprefix("grid"))
                self.draw()
                self.finished()

        result = ResultScreen(self.view, self.looking_at, self.past, rival=self._rival() is not None)
        self.program.push_screen(result.by_itself(), answered)

    def _rival(self) -> Challenge | None:
        """The challenge that this game takes up."""
        from kortspel.games.patience.challenge import BadChallenge, read_challenge

        with Records(self.session.path.parent) as records, suppress(BadChallenge):
            return read_challenge(records.challenge(self.session.id))
        return None

    def _show_others(self, what: str) -> None:
        """The lines to paste, or the friend's game beside one's own; then back to the count."""
        from datetime import date

        from kortspel.figures.share import comparison, own_challenge, share_lines, verdict
        from kortspel.screens.sharing import CompareScreen, ShareScreen

        own, rival, grid = own_challenge(self.view), self._rival(), self.view.grids[0]
        dialog: ShareScreen | CompareScreen | None = None
        if what == "share" and own is not None:
            own = own.changed(deal=self.session.setup.deal)
            dialog = ShareScreen(share_lines(self.text, own, medal_of(self.view, 0), date.today()), own)
        elif rival is not None and grid is not None and len(rival.hands) == len(grid.lines):
            words = verdict(self.text, grid.score, rival)
            dialog = CompareScreen(words, comparison(self.text, grid.lines, rival))
        if dialog is None:
            self.finished()
        else:
            self.program.push_screen(dialog, lambda _: self.finished())

    def _review(self) -> None:
        """Go through the game with the coach, then back to the count."""
        from kortspel.coach.position import rules_of
        from kortspel.coach.review import Played
        from kortspel.screens.patience.review import ReviewScreen

        state, seat, options = self.session.state, self.looking_at, self.view.options
        assert isinstance(state, PatienceState)
        grid = state.grids[seat]
        played = Played(
            rules_of(options),
            tuple(index_of(card) for card in state.deck(seat)[: len(grid.places)]),
            grid.places,
            joker_after=options.joker == "after",
            joker_cell=grid.joker,
            rearranged=options.rearranging,
        )

        def closed(review: Review | None) -> None:
            if review is not None:
                self._reviews[seat] = review
                with suppress(OSError), Records(self.session.path.parent) as records:
                    records.add_review(
                        self.session.id, seat, at=datetime.now(UTC), skill=review.skill, luck=review.luck
                    )
            self.finished()

        screen = ReviewScreen(played, self._adviser.thinker, self._reviews.get(seat))
        self.program.push_screen(screen, closed)
