"""The review of a finished game: where points were won and lost, as data.

    for found in review(rules, cards, cells):
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
from kortspel.coach.extras import score
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


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of the work is done, 0 to 1."""

    part: float


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One card: where it was laid and where the coach would have laid it, and what each led to.

    ``lost`` is what the player's cell gave away, at least 0, and 0 where the coach agrees; ``luck`` what the turn of
    this card brought beyond what was expected before it was turned.
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
class Review:
    """The whole game.

    ``skill`` (minus what was given away) and ``luck`` add up, with ``expected``, what the coach expects of a game, to
    the score. ``percentile`` says how many in a hundred of the coach's own games end lower; those are plain games, so
    that it means little with diagonals or a joker: ``comparable`` is False then. ``hindsight`` is the best
    score found for these cards, all known beforehand, and ``hindsight_grid`` its grid: nobody can play so.
    """

    score: int
    moves: tuple[ReviewedMove, ...]
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
    rules: Rules,
    cards: Sequence[int],
    cells: Sequence[int],
    *,
    unseen: Sequence[int] = (),
    seed: int = 0,
    rollouts: int = ROLLOUTS,
    tries: int = TRIES,
) -> Iterator[Progress | Review]:
    """Go through a game whose ``cards`` were laid, in this order, in these ``cells``.

    ``unseen`` are the cards that could have come besides those laid (all others of the deck if empty).
    ``ValueError`` unless 25 different cards lie in 25 different cells.
    """
    if sorted(cells) != list(range(25)) or len(set(cards)) != 25:
        raise ValueError("a review needs 25 cards in 25 cells")
    others = tuple(unseen) or tuple(card for card in range(52) if card not in cards)
    known = play(rules.table)
    steps = 25 + 5
    positions = list(_positions(rules, cards, cells, others))
    moves: list[ReviewedMove] = []
    before = expected = known.mean
    for number, position in enumerate(positions, start=1):
        move = _reviewed(position, cells[number - 1], number, before, seed + number, rollouts)
        before = move.points
        moves.append(move)
        yield Progress(number / steps)
    final = list(_grid(cards, cells))
    points = score(final, rules)
    coach_grid = _coach_grid(rules, cards, others)
    coach_score = score(coach_grid, rules)
    hindsight = None
    for hindsight in arrange(final, rules, seed):
        yield Progress((25 + 5 * min(1.0, hindsight.tried / tries)) / steps)
        if hindsight.tried >= tries:
            break
    assert hindsight is not None, "the search yields at least once"
    skill = -sum(move.lost for move in moves)
    best = max((hindsight.score, hindsight.grid), (points, tuple(final)), (coach_score, coach_grid))
    yield Review(
        score=points,
        moves=tuple(moves),
        expected=expected,
        skill=skill,
        luck=points - expected - skill,
        coach_score=coach_score,
        percentile=known.percentile(points),
        comparable=not rules.diagonals and JOKER not in cards,
        hindsight=best[0],
        hindsight_grid=best[1],
    )


def _grid(cards: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    grid = [-1] * 25
    for card, cell in zip(cards, cells, strict=False):
        grid[cell] = card
    return tuple(grid)


def _positions(
    rules: Rules, cards: Sequence[int], cells: Sequence[int], others: tuple[int, ...]
) -> Iterator[Position]:
    """The situation before each card was laid."""
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


def _coach_grid(rules: Rules, cards: Sequence[int], others: tuple[int, ...]) -> tuple[int, ...]:
    """Where the table of values lays the same cards in the same order."""
    position = Position(rules, (-1,) * 25, None, tuple(sorted((*cards, *others))), ())
    for card in cards:
        position = position.turned(card)
        position = position.after(table.best_cell(table.judged(position)))
    return position.grid


def joker_replaced(cards: Sequence[int], cells: Sequence[int], joker_cell: int) -> tuple[int, ...]:
    """The cards with the one in this cell replaced by the joker (PP-25)."""
    return tuple(JOKER if cell == joker_cell else card for card, cell in zip(cards, cells, strict=True))
