"""Pokerpatiens on the screen."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.actions import PATIENCE
from kortspel.cards import new_code
from kortspel.games.base import Choice, Message
from kortspel.games.patience.grid import COLUMNS, SIDE
from kortspel.games.patience.view import PatienceView
from kortspel.screens.base import bindings
from kortspel.screens.patience.picture import Past, heading, picture_of, side_lines
from kortspel.screens.play import PlayScreen
from kortspel.session import Session
from kortspel.store.records import Records, setup_key
from kortspel.widgets import palette
from kortspel.widgets.drawn import Row
from kortspel.widgets.grid import Grid, measure_for
from kortspel.widgets.lines import Heading, Lines, Tell

CLAUSES: Final = {"laying": "PP-2", "rearranging": "PP-23", "joker": "PP-25", "finished": "PP-5"}


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

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # Named, for what lies in a row is mounted only after the screen is drawn the first time.
        self.grid = Grid()
        self._side = Lines(id="side")
        records, key = Records(session.path.parent), setup_key(session.setup)
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

    @property
    def view(self) -> PatienceView:
        """What the one at the screen may know."""
        view = self.session.view(self.viewer)
        assert isinstance(view, PatienceView)
        return view

    def hides(self) -> bool:
        """With open grids, or alone, there is nothing to hide."""
        return super().hides() and not self.view.options.open_grids

    # -- drawing

    def on_resize(self, event: events.Resize) -> None:
        """Cells as large as fit."""
        self.grid.use(measure_for(event.size.width, event.size.height))

    def draw(self) -> None:
        """Show everything from the view."""
        view = self.view
        mine = view.to_move if view.to_move is not None and view.grids[view.to_move] is not None else None
        if mine is not None:
            self.looking_at = mine
        elif view.grids[self.looking_at] is None and self.viewer is not None:
            self.looking_at = self.viewer
        active = bool(view.choices) and self.looking_at == view.to_move
        self.grid.show(picture_of(view, self.looking_at, self.text, self.picked), self.look, active=active)
        if active and view.stage in ("rearranging", "joker"):
            self.query_one(Tell).say(self.text(f"patience.do.{view.stage}"), palette.FAINT)
        left, right = heading(view, self.looking_at, self.text, self.session.setup.deal)
        self.query_one(Heading).set(left, right)
        self._side.show(side_lines(view, self.looking_at, self.look, self.past, narrow=self.size.width < 78))

    def relabel(self) -> None:
        """Everything in the other language."""
        self.draw()
        super().relabel()

    def tell(self, sentence: str) -> None:
        """Words under the grid."""
        self.query_one(Tell).say(sentence)

    def message_text(self, message: Message) -> str:
        """Cells by their names, ``c4``."""
        values = dict(message.values)
        if isinstance(cell := values.get("cell"), int):
            values["cell"] = f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"
        return self.text(message.message, **values)

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
        """Advice for the card at hand."""

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
            elif answer is not None and answer.startswith("grid"):
                self.looking_at = int(answer.removeprefix("grid"))
                self.draw()
                self.finished()

        self.program.push_screen(ResultScreen(self.view, self.looking_at, self.past), answered)
