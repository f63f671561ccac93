"""The review of a finished game: where points were won and lost, as data.

    for found in review(Played(rules, cards, cells)):
        ...                 # a Progress now and then, at last one Review

Every figure in points. What the coach thinks a move leads to is judged with the same search as its advice, so many
rollouts a move; without NumPy, one card ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kortspel.coach import table
from kortspel.coach.advice import advise_ahead
from kortspel.coach.arrange import arrange
from kortspel.coach.extras import joker_placed, score
from kortspel.coach.known import play
from kortspel.coach.layout import SCALE
from kortspel.coach.lines import JOKER
from kortspel.coach.position import Position, Rules, alike, allowed_cells
from kortspel.coach.reasons import Reason, reasons

ROLLOUTS: Final = 800
"""A move in a review, where NumPy is at hand."""
TRIES: Final = 200_000
"""Swaps tried for the best that hindsight allowed."""
DEAREST: Final = 3
_LAID: Final = 0.85
"""The part of the work that the moves are; the rest is hindsight."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: the ``cards`` lay, in this order, in these ``cells``.

    ``joker_after``: the joker was offered after laying (PP-25) and taken into ``joker_cell``, or not (None).
    ``rearranged``: all cards lay from the beginning and were swapped (PP-23); the cells are those of the end.
    """

    rules: Rules
    cards: tuple[int, ...]
    cells: tuple[int, ...]
    joker_after: bool = False
    joker_cell: int | None = None
    rearranged: bool = False

    @property
    def grid(self) -> tuple[int, ...]:
        """The full grid, before any joker after laying."""
        return _grid(self.cards, self.cells)


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of the work is done, 0 to 1."""

    part: float


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One card: where it was laid and where the coach would have laid it, and what each led to.

    ``lost`` is what the player's cell surely gave away: 0 where the coach agrees, or is not sure. ``luck`` is what the
    turn of this card brought beyond what was expected before it was turned.
    """

    number: int
    card: int
    cell: int
    coach_cell: int
    points: float
    coach_points: float
    lost: float
    luck: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class ReviewedJoker:
    """The joker after laying: where it went and where the coach would have put it (None: nowhere), and the points
    that each adds."""

    cell: int | None
    coach_cell: int | None
    points: int
    coach_points: int


@dataclass(frozen=True, slots=True)
class Review:
    """The whole game.

    ``skill`` (minus what was given away) and ``luck`` add up, with ``expected``, what the coach expects of a game,
    and what the best place of a joker after laying adds, to the score. ``percentile`` says how many in a hundred of
    the coach's own games end lower; those are plain games, so that it means little with diagonals or a joker:
    ``comparable`` is False then. ``hindsight`` is the best score found for these cards, all known beforehand, and
    ``hindsight_grid`` its grid: nobody can play so. Of a rearranged grid there is this alone, and no move.
    """

    score: int
    moves: tuple[ReviewedMove, ...]
    joker: ReviewedJoker | None
    expected: float
    skill: float
    luck: float
    coach_score: int
    percentile: float
    comparable: bool
    hindsight: int
    hindsight_grid: tuple[int, ...]

    @property
    def dearest(self) -> tuple[ReviewedMove, ...]:
        """The moves that gave most away, at most three, dearest first."""
        costly = sorted((move for move in self.moves if move.lost > 0), key=lambda move: -move.lost)
        return tuple(costly[:DEAREST])


def review(
    played: Played, *, seed: int = 0, rollouts: int = ROLLOUTS, tries: int = TRIES
) -> Iterator[Progress | Review]:
    """Go through a finished game. ``ValueError`` unless 25 different cards lie in 25 different cells."""
    rules, cards, cells = played.rules, played.cards, played.cells
    if sorted(cells) != list(range(25)) or len(set(cards)) != 25:
        raise ValueError("a review needs 25 cards in 25 cells")
    known = play(rules.table)
    moves: list[ReviewedMove] = []
    if not played.rearranged:
        before = known.mean
        for number, position in enumerate(_positions(rules, cards, cells), start=1):
            move = _reviewed(position, cells[number - 1], number, before, seed + number, rollouts)
            before = move.points
            moves.append(move)
            yield Progress(_LAID * number / len(cards))
    done = _LAID if moves else 0.0
    final = played.grid
    hindsight_grid = coach_grid = final if played.rearranged else _coach_grid(rules, cards)
    for hindsight in arrange(final, rules, seed, coach_grid):
        hindsight_grid = hindsight.grid
        if hindsight.tried >= tries:
            break
        yield Progress(done + (1 - done) * hindsight.tried / tries)
    joker = _reviewed_joker(played) if played.joker_after else None
    points = score(final, rules) + (joker.points if joker else 0)
    coach_score, hindsight_score = (_with_joker(grid, played) for grid in (coach_grid, hindsight_grid))
    given_away = sum(move.lost for move in moves) + (joker.coach_points - joker.points if joker else 0)
    gained = joker.coach_points if joker else 0
    yield Review(
        score=points,
        moves=tuple(moves),
        joker=joker,
        expected=known.mean,
        skill=-given_away,
        luck=points - known.mean + given_away - gained,
        coach_score=coach_score,
        percentile=known.percentile(points),
        comparable=not (rules.diagonals or played.joker_after or played.rearranged or JOKER in cards),
        hindsight=max(hindsight_score, points),
        hindsight_grid=hindsight_grid if hindsight_score >= points else final,
    )


def _reviewed_joker(played: Played) -> ReviewedJoker:
    placed = joker_placed(played.grid, played.rules)
    best = max(placed, key=lambda cell: (placed[cell], cell == played.joker_cell, cell is None))
    without = placed[None]
    return ReviewedJoker(played.joker_cell, best, placed[played.joker_cell] - without, placed[best] - without)


def _with_joker(grid: tuple[int, ...], played: Played) -> int:
    """The score of a full grid, the joker after laying put where it adds most."""
    return max(joker_placed(grid, played.rules).values()) if played.joker_after else score(grid, played.rules)


def _grid(cards: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    grid = [-1] * 25
    for card, cell in zip(cards, cells, strict=False):
        grid[cell] = card
    return tuple(grid)


def _positions(rules: Rules, cards: Sequence[int], cells: Sequence[int]) -> Iterator[Position]:
    """The situation before each card was laid."""
    others = _others(cards)
    for number, card in enumerate(cards):
        grid = _grid(cards[:number], cells)
        unseen = tuple(sorted((*cards[number + 1 :], *others)))
        yield Position(rules, grid, card, unseen, allowed_cells(rules, grid))


def _reviewed(
    position: Position, cell: int, number: int, before: float, seed: int, rollouts: int
) -> ReviewedMove:
    # What comes to the same thing as the player's cell is the player's cell.
    same = alike(position)[cell]
    points = _judged(position, same, seed, rollouts)
    points[cell] = points.pop(same)
    best = max(points, key=lambda other: (points[other], other == cell, -other))
    if best != cell and (more := _surely_more(position, cell, best, seed, rollouts)) is not None:
        if more > 0:
            points[best] = points[cell] + more
        else:
            best = cell
    assert position.card is not None, "a card is turned while laying"
    return ReviewedMove(
        number=number,
        card=position.card,
        cell=cell,
        coach_cell=best,
        points=points[cell],
        coach_points=points[best],
        lost=max(0.0, points[best] - points[cell]),
        luck=points[best] - before,
        reasons=reasons(position, best),
    )


def _judged(position: Position, cell: int, seed: int, rollouts: int) -> dict[int, float]:
    """The expected points of the cells that matter, the player's among them."""
    if len(position.allowed) == 1 or not position.laid:
        # Nothing to choose; on the empty grid all cells are alike, but for diagonals, which the table judges.
        worth = table.judged(position)
        top = max(worth.values()) if not position.rules.diagonals else worth[cell]
        return {cell: top / SCALE}
    try:
        from kortspel.coach.search import deepen
    except ModuleNotFoundError:
        found = {
            each.cell: each.points for each in advise_ahead(position).suggestions if each.cell is not None
        }
        if cell not in found:
            found |= table.looked_ahead(position, [cell])
        return found
    last = None
    for last in deepen(position, seed=seed, also=(cell,)):
        if last.rollouts >= rollouts:
            break
    assert last is not None, "a search yields at least once"
    return {each.cell: each.points(last.weight) for each in last.ranked}


def _surely_more(position: Position, cell: int, best: int, seed: int, rollouts: int) -> float | None:
    """The points by which the best cell is ahead in a second judgement, 0 within its error; None without NumPy."""
    try:
        from kortspel.coach.search import gap
    except ModuleNotFoundError:
        return None
    if not position.to_come:
        return None
    more, error = gap(position, cell, best, max(2, rollouts // 2), ~seed & 0xFFFFFFFF)
    return more if more > error else 0.0


def _others(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards that never came."""
    return tuple(card for card in range(52) if card not in cards)


def _coach_grid(rules: Rules, cards: Sequence[int]) -> tuple[int, ...]:
    """Where the table of values lays the same cards in the same order."""
    position = Position(rules, (-1,) * 25, None, tuple(sorted((*cards, *_others(cards)))), ())
    for card in cards:
        position = position.turned(card)
        position = position.after(table.best_cell(table.judged(position)))
    return position.grid
