"""A game played again, step by step, as data and in words: for the replay on the screen and for a text to keep.

Of a game that goes on nobody is shown more than who asks may know; of a finished one everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kortspel.cards import Card
from kortspel.games.base import Event, Model
from kortspel.store.envelope import AnyGame
from kortspel.store.load import Loaded
from kortspel.text import Text
from kortspel.text.telling import told
from kortspel.text.words import by_rank, card_text, cards_text

_EMPTY: Final = "  –"


class Replay:
    """The states of a game from its first to its last, made as they are needed.

    ``viewer`` is the seat whose eyes see it, None for an onlooker; of a finished game it is whose hand comes first.
    """

    def __init__(self, loaded: Loaded, viewer: int | None = None) -> None:
        self.game: Final[AnyGame] = loaded.game
        self.setup: Final = loaded.setup
        self.finished: Final = loaded.game.outcome(loaded.state) is not None
        self.viewer = viewer
        self._moves = loaded.moves
        former = loaded.former
        self.before: Final = len(former.moves) if former else 0
        """The moves that older rules played: they are not shown."""
        first = former.state if former else loaded.game.new(loaded.setup)
        self._states: list[Any] = [first]
        self._last = loaded.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(player.name for player in self.setup.players)

    @property
    def steps(self) -> int:
        """How many moves there are to go through; before the first there is a state too."""
        return len(self._moves)

    def state(self, step: int) -> Model:
        """The state after so many moves."""
        while len(self._states) <= step:
            self._states.append(self.game.apply(self._states[-1], self._moves[len(self._states) - 1]))
        state: Model = self._states[step]
        return state

    def view(self, step: int, seat: int | None = None) -> Any:
        """What the viewer may know after so many moves, or another seat of a finished game."""
        return self.game.view(self.state(step), self.viewer if seat is None or not self.finished else seat)

    def hands(self, step: int) -> dict[int, tuple[Card, ...]]:
        """The cards in the hands that may be seen, by seat: every one of a finished game, else the viewer's own."""
        seats = (
            range(len(self.setup.players)) if self.finished else () if self.viewer is None else (self.viewer,)
        )
        found = {}
        for seat in seats:
            hand = getattr(self.game.view(self.state(step), seat), "hand", None)
            if cards := tuple(getattr(hand, "cards", hand) or ()):
                found[seat] = cards
        return found

    def events(self, step: int) -> tuple[Event, ...]:
        """What was said with this move: of step 0 what was said before the first."""
        now = self._events(step)
        if self.begins_unit(step):
            return now
        # A view may have lost what it told before, such as how many cards were thrown (PA-31).
        before = iter(self._events(step - 1))
        heard = next((n for n, event in enumerate(now) if event not in before), len(now))
        return now[heard:]

    def begins_unit(self, step: int) -> bool:
        """Does a new pot or deal begin with this step?"""
        if step == 0:
            return True
        before, now = self._history(step - 1), self._history(step)
        return bool(before) and now[: len(before)] != before

    def next_unit(self, step: int) -> int:
        """The step with which the next pot or deal begins, or the last step."""
        return next((each for each in range(step + 1, self.steps) if self.begins_unit(each)), self.steps)

    def last_unit(self, step: int) -> int:
        """The step with which this pot or deal began, or from there the one before."""
        return next((each for each in range(step - 1, 0, -1) if self.begins_unit(each)), 0)

    def _history(self, step: int) -> tuple[Event, ...]:
        """All that has happened in the pot or deal, whoever knows of it: it only grows until the next begins."""
        return tuple(getattr(self.state(step), "events", ()))

    def _events(self, step: int) -> tuple[Event, ...]:
        return tuple(getattr(self.view(step), "events", ()))


def talk(text: Text, replay: Replay, *, glyphs: bool = True) -> Iterator[str]:
    """The whole game as one hears it at the table, an empty line between pots or deals."""
    names = replay.names
    for step in range(replay.steps + 1):
        if step and replay.begins_unit(step):
            yield ""
        for event in replay.events(step):
            yield told(text, event, names, glyphs=glyphs)


def grid_lines(text: Text, view: Any, seat: int, *, glyphs: bool = True) -> list[str]:
    """A grid of the patience as a picture in text, the points of each line beside and below it."""
    grid = view.grids[seat]
    if grid is None:
        return []
    points = {line.id: line.points if line.complete else None for line in grid.lines}
    lines = ["     " + "".join(f"{column:>4}" for column in "abcde")]
    for row in range(5):
        cards = (grid.cells[5 * row + column] for column in range(5))
        shown = "".join(f"{_EMPTY if card is None else _card(text, card, glyphs):>4}" for card in cards)
        lines.append(f"  {row + 1}  {shown}  {_points(text, points[f'row{row + 1}']):>4}")
    below = "".join(f"{_points(text, points[f'col{column + 1}']):>4}" for column in range(5))
    lines.append(f"     {below}  {text.number(grid.score):>4}")
    return lines


def export(text: Text, replay: Replay, *, glyphs: bool = True) -> str:
    """The game as a text to keep: what it is, how it went, how it ended. Of a running one what the viewer may know."""
    setup = replay.setup
    head = [text.game(replay.game.id), text.listed(replay.names)]
    if replay.finished:
        head.append(text("replay.deal", code=setup.deal))
    view = replay.view(replay.steps)
    body = _grids(text, replay, glyphs) if hasattr(view, "grids") else talk(text, replay, glyphs=glyphs)
    return "\n".join((" · ".join(head), "", *body, *_ending(text, replay))) + "\n"


def _grids(text: Text, replay: Replay, glyphs: bool) -> Iterator[str]:
    view = replay.view(replay.steps)
    for seat, name in enumerate(replay.names):
        if lines := grid_lines(text, view, seat, glyphs=glyphs):
            yield name
            yield from lines
            for line in view.grids[seat].lines:
                if line.complete:
                    hand = text(f"cards.category.{line.category.value}")
                    yield f"  {text(f'patience.line.{line.id}')}: {hand}, {text.number(line.points)}"
            yield ""


def _ending(text: Text, replay: Replay) -> list[str]:
    outcome = replay.game.outcome(replay.state(replay.steps))
    if outcome is None:
        return ["", text("replay.goes_on")]
    scores = [
        f"{name} {text.number(score)}" for name, score in zip(replay.names, outcome.scores, strict=True)
    ]
    return ["", text("replay.ended", scores=text.listed(scores))]


def _card(text: Text, card: Any, glyphs: bool) -> str:
    return "★" if card == "Xx" and glyphs else card_text(text, card, glyphs=glyphs)


def _points(text: Text, points: int | None) -> str:
    return text.number(points)


def hand_lines(text: Text, replay: Replay, step: int, *, glyphs: bool = True) -> list[str]:
    """A line for each hand that may be seen after so many moves."""
    return [
        f"{replay.names[seat]}: {cards_text(text, by_rank(cards), glyphs=glyphs)}"
        for seat, cards in replay.hands(step).items()
    ]
