"""A game played again on the screen: back and forth by move, by pot or deal, or by itself at a pace."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.timer import Timer

from kortspel.replay import Replay, export, grid_lines, hand_lines
from kortspel.screens.actions import REPLAY
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.store import atomic
from kortspel.store.load import Loaded
from kortspel.text.telling import told
from kortspel.widgets import palette
from kortspel.widgets.lines import Heading, Line, Lines, Tell
from kortspel.widgets.wrapping import wrapped

PACE: Final = 0.7
"""Seconds between two moves when it plays by itself."""
MOST_SAID: Final = 60


class ReplayScreen(KortspelScreen[None]):
    """One saved game. What goes on is shown as far as the only person at the table may know, else as an onlooker."""

    ACTIONS = REPLAY
    BINDINGS: ClassVar[list[BindingType]] = bindings(REPLAY)

    def __init__(self, loaded: Loaded, path: Path) -> None:
        super().__init__()
        people = [seat for seat, player in enumerate(loaded.setup.players) if player.human]
        self.replay = Replay(loaded, people[0] if len(people) == 1 else None)
        self.step = 0 if self.replay.finished else self.replay.steps
        self.open_hands = True
        self._path = path
        self._timer: Timer
        self._playing = False

    def compose(self) -> ComposeResult:
        """Heading, the picture, what is said, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield Lines(id="replay")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """The first move of a finished game, the last of one that goes on."""
        self._timer = self.set_interval(PACE, self._play_on, pause=True)
        self._show()

    def on_resize(self) -> None:
        """More or fewer lines."""
        if self.query(Lines):
            self._show()

    def relabel(self) -> None:
        """Everything in the other language."""
        self._show()
        super().relabel()

    def topic(self) -> tuple[str, str]:
        """The book of the game."""
        return self.replay.game.id, ""

    def scenes(self) -> frozenset[str]:
        """There may be hands to be seen."""
        return frozenset({"hands"} if self.replay.finished and len(self.replay.setup.players) > 1 else ())

    # -- what is shown

    def _show(self) -> None:
        text, replay = self.text, self.replay
        place = text("replay.step", n=self.step, most=replay.steps)
        right = f"{place} · {text('replay.playing')}" if self._playing else place
        self.query_one(Heading).set((text("replay.title"), text.game(replay.game.id), self._path.stem), right)
        room = max(4, self.size.height - 4)
        self.query_one("#replay", Lines).show([("", palette.TEXT), *self._picture(room - 1)])
        words = text("replay.former", n=replay.before) if replay.before and not self.step else ""
        self.query_one(Tell).say(words, palette.FAINT)

    def _picture(self, room: int) -> list[Line]:
        text, replay = self.text, self.replay
        glyphs = not self.look.ascii
        view = replay.view(self.step)
        if hasattr(view, "grids"):
            return self._grids(room)
        hands = (
            hand_lines(text, replay, self.step, glyphs=glyphs)
            if self.open_hands or not replay.finished
            else []
        )
        lines: list[Line] = [(f"  {hand}", palette.STRONG) for hand in hands]
        if lines:
            lines.append(("", palette.TEXT))
        said: list[tuple[str, bool]] = []
        for step in range(self.step, -1, -1):
            now = [told(text, event, replay.names, glyphs=glyphs) for event in replay.events(step)]
            said = [(words, step == self.step) for words in now] + said
            if len(said) > MOST_SAID or replay.begins_unit(step):
                break
        if not said:
            said = [(text("replay.nothing"), False)]
        kept = self._wrapped(said)[-max(1, room - len(lines)) :]
        return [*lines, *((f"  {words}", palette.TEXT if fresh else palette.FAINT) for words, fresh in kept)]

    def _grids(self, room: int) -> list[Line]:
        """As many grids side by side as there is room for, the one with the last card first."""
        view, text = self.replay.view(self.step), self.text
        pictures = []
        for seat, name in enumerate(self.replay.names):
            if lines := grid_lines(text, view, seat, glyphs=not self.look.ascii):
                pictures.append([name, *lines])
        wide = max((len(line) for picture in pictures for line in picture), default=1) + 2
        across = max(1, self.size.width // wide)
        found: list[Line] = []
        for at in range(0, len(pictures), across):
            row = pictures[at : at + across]
            for n in range(max(map(len, row))):
                words = "".join(f"{picture[n] if n < len(picture) else '':<{wide}}" for picture in row)
                found.append((f"  {words}", palette.STRONG if n == 0 else palette.TEXT))
            found.append(("", palette.TEXT))
        return found[:room]

    def _wrapped(self, said: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
        width = max(20, self.size.width - 4)
        return [(line, fresh) for words, fresh in said for line in wrapped(words, width)]

    # -- going through it

    def go(self, step: int) -> None:
        """Show the game after so many moves."""
        self.step = max(0, min(self.replay.steps, step))
        self._show()

    def action_step(self, by: int) -> None:
        """So many moves on, or back."""
        self._pause()
        self.go(self.step + by)

    def action_unit(self, by: int) -> None:
        """To the next pot or deal, or the one before."""
        self._pause()
        self.go(self.replay.next_unit(self.step) if by > 0 else self.replay.last_unit(self.step))

    def action_end(self, by: int) -> None:
        """To the beginning or the end."""
        self._pause()
        self.go(self.replay.steps if by > 0 else 0)

    def action_play(self) -> None:
        """Go on by itself, or stop."""
        if self._playing:
            self._pause()
        else:
            self._playing = True
            if self.step == self.replay.steps:
                self.step = 0
            self._timer.resume()
        self._show()

    def action_hands(self) -> None:
        """The hands of all face up, or not."""
        self.open_hands = not self.open_hands
        self._show()

    def action_export(self) -> None:
        """Write the game as a text beside its save."""
        words = export(self.text, self.replay, glyphs=not self.look.ascii)
        names = (f"{self._path.stem}{'' if n == 1 else f'-{n}'}.txt" for n in range(1, 1000))
        path = next(path for name in names if not (path := self._path.with_name(name)).exists())
        try:
            atomic.write(path, words.encode())
        except OSError as error:
            self.query_one(Tell).say(self.text("saved.disk", reason=error.errno or 0))
        else:
            self.query_one(Tell).say(self.text("replay.exported", name=path.name), palette.ACCENT)

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel goes through the moves."""
        self.action_step(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel goes through the moves."""
        self.action_step(-1)

    def _pause(self) -> None:
        self._playing = False
        self._timer.pause()

    def _play_on(self) -> None:
        if self.step >= self.replay.steps:
            self._pause()
        self.go(self.step + 1)
