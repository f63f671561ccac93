"""Pokerpatiens on the screen."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.actions import letter_of
from kortspel.games.base import Choice
from kortspel.games.patience.grid import COLUMNS, SIDE
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.view import PatienceView
from kortspel.screens.base import bindings
from kortspel.screens.patience.actions import PATIENCE
from kortspel.screens.patience.coach import advice_lines
from kortspel.screens.patience.coached import Coached
from kortspel.screens.patience.ending import Ending
from kortspel.screens.patience.picture import Past, heading, note_of, picture_of
from kortspel.screens.patience.side import Room, side_lines
from kortspel.session import Session
from kortspel.store.records import Records, setup_key
from kortspel.widgets import palette
from kortspel.widgets.drawn import Row
from kortspel.widgets.grid import Grid, measure_for
from kortspel.widgets.lines import Heading, Lines, Tell

CLAUSES: Final = {"laying": "PP-2", "arranging": "PP-23", "joker": "PP-25", "finished": "PP-5"}
MIDDLE: Final = SIDE * SIDE // 2
FLASH: Final = 0.25
"""Seconds for which a line that has just been completed is lit."""


class GameScreen(Coached, Ending):
    """The grid, the next card, and what the lines are worth."""

    ACTIONS = PATIENCE
    BINDINGS: ClassVar[list[BindingType]] = bindings(PATIENCE)

    picked: int | None = None
    """The first of two cells that are to change places."""
    column: str = ""
    """The letter of a coordinate that is being typed."""

    _scenes: frozenset[str] = frozenset()
    """The scenes of what is drawn."""
    _lit: frozenset[int] = frozenset()
    """The cells of a line that has just been completed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # Named, for what lies in a row is mounted only after the screen is drawn the first time.
        self.grid = Grid()
        self._cursors: dict[int, int] = {}
        self._side = Lines(id="side")
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

    @property
    def shown(self) -> int:
        """The seat whose grid is shown."""
        return self.looking_at if self.visiting is None else self.visiting

    def on_mount(self) -> None:
        """Tell of a known deal (PP-4), and make the coach ready, in small parts between which keys are heard."""
        if self.view.known and not self.session.moves:
            self.query_one(Tell).say(self.text("patience.known"), palette.ACCENT)
        elif not self.session.moves and (rival := self.rival()) is not None:
            self.query_one(Tell).say(self.text("challenge.begins", n=rival.score), palette.ACCENT)
        if self.session.people:
            table = self.view.options.table
            self.set_timer(0.1, lambda: self.adviser.warm_up(table))
            self.set_timer(0.3, lambda: self.adviser.load(table))

    # -- drawing

    def on_resize(self, event: events.Resize) -> None:
        """Cells as large as fit."""
        self.grid.use(measure_for(event.size.width, event.size.height))
        # What stands beside them is laid out only afterwards.
        self.call_after_refresh(self._refit)

    def _refit(self) -> None:
        if self.is_mounted:
            self.draw_side(self.view)

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
        if not self.adviser.is_about(len(self.session.moves)):
            self.go_on_advising(view)
        if self.visiting is not None and view.grids[self.visiting] is None:
            self.visiting = None
        active = self.draw_grid(view)
        if self.adviser.advice is not None:
            self.tell_advice(view, self.adviser.advice)
        elif active and view.stage in ("arranging", "joker"):
            self.query_one(Tell).say(self.text(f"patience.do.{view.stage}"), palette.FAINT)
        self._see_scenes(view)
        left, right = heading(view, self.shown, self.text, self.session.setup.deal)
        self.query_one(Heading).set(left, right)
        self.draw_side(view)

    def _see_scenes(self, view: PatienceView) -> None:
        stage = (view.stage,) if view.choices or view.stage == "finished" else ()
        undo = ("undo",) if any(choice.kind == "undo" for choice in view.choices) else ()
        others = ("others",) if len(self._seen(view)) > 1 else ()
        if (scenes := frozenset((*stage, *undo, *others))) != self._scenes:
            self._scenes = scenes
            self.refresh_keys()

    @staticmethod
    def _seen(view: PatienceView) -> list[int]:
        """The seats whose grids the viewer may see."""
        return [seat for seat, grid in enumerate(view.grids) if grid is not None]

    def draw_side(self, view: PatienceView) -> None:
        """Show what stands beside the grid."""
        room, thinking, advice = Room(*self._side.size), self.computer_thinks(), self.adviser.advice
        lines = () if advice is None else advice_lines(self.text, advice, narrow=room.narrow)
        self._side.show(side_lines(view, self.shown, self.look, self.past, room, lines, thinking=thinking))

    def draw_grid(self, view: PatienceView) -> bool:
        """Show the grid, and say whether the player may act in it."""
        active = bool(view.choices) and self.shown == view.to_move
        hints = self.hints if self.visiting is None else ()
        glyphs = not self.look.ascii
        picture = picture_of(view, self.shown, self.text, self.picked, hints, self._lit, glyphs=glyphs)
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

    def play(self, kind: str, **fields: Any) -> bool:
        """Make the move; a line that it completes says what it is worth (PP-16)."""
        self.played_here = True
        self.come_back()
        before = self._complete()
        if not super().play(kind, **fields):
            return False
        done = [line for line in self._complete().values() if line.id not in before]
        if done and kind in ("lay", "place_joker") and not self.trouble():
            self._celebrate(done)
        return True

    def _complete(self) -> dict[str, LineScore]:
        """The complete lines of the grid that is played in."""
        grid = self.view.grids[self.looking_at]
        return {} if grid is None else {line.id: line for line in grid.lines if line.complete}

    def _celebrate(self, done: list[LineScore]) -> None:
        """Name the lines that have just been completed, and let their cells light up for a moment."""
        glyphs = not self.look.ascii
        done = [line for line in done if line.points] or done
        words = [
            self.text(
                "patience.completed",
                line=self.text(f"patience.line.{line.id}"),
                hand=note_of(line, self.text, glyphs=glyphs).words,
            )
            for line in done
        ]
        said = " · ".join(words)
        self.query_one(Tell).say(said[:1].upper() + said[1:], palette.ACCENT)
        if self.in_motion:
            self._lit = frozenset(cell for line in done if line.points for cell in line.cells)
            self.draw_grid(self.view)
            self.set_timer(FLASH, self._calm)

    def _calm(self) -> None:
        if self._lit:
            self._lit = frozenset()
            self.draw_grid(self.view)

    def come_back(self) -> None:
        """From another player's grid to one's own."""
        self._lit = frozenset()
        if self.visiting is not None:
            self.visiting = None
            self.draw()

    def action_other_grid(self) -> None:
        """Look at the next grid that may be seen; after the last, at one's own."""
        view = self.view
        seats = self._seen(view)
        place = seats.index(self.shown) + 1 if self.shown in seats else 0
        seat = seats[place % len(seats)]
        self.visiting = None if seat == self.looking_at else seat
        self.draw()

    def action_lay(self) -> None:
        """Do the thing that the stage is about, in the cell under the cursor."""
        if self.visiting is not None:
            self.come_back()
            return
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

    def on_unmount(self) -> None:
        """The coach need think no longer."""
        self.adviser.close()

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
            if not self._refuses_undo(character):
                return
        event.stop()
        event.prevent_default()

    def _refuses_undo(self, character: str) -> bool:
        """Say why nothing can be taken back to who asks for it where it cannot (PP-4)."""
        asked = character.lower() in ("u", letter_of(self.text("action.undo"))) and character != ""
        if not asked or "undo" in self._scenes or not self.view.choices:
            return False
        refusal = self.session.game.why_not(self.session.state, self.session.game.move(kind="undo"))
        if refusal is not None:
            self.tell(self.refusal_text(refusal))
        return refusal is not None
