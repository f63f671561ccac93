"""Advice on a position, as data: the best cells, what they promise, and why.

    position = from_view(view)
    advise(position)        -> Advice, by the table of values, in under a millisecond or two
    deepening(position)     -> Advice, ever better, without end; take the next one for as long as you like

Points are expected final points. Everything is plain data that goes from one process to another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from kortspel.coach import table
from kortspel.coach.arrange import Arrangement, arrange
from kortspel.coach.extras import joker_placed, score
from kortspel.coach.known import PRIOR, play
from kortspel.coach.layout import SCALE
from kortspel.coach.position import JOKER, Position, alike
from kortspel.coach.reasons import Reason, lack, reasons

if TYPE_CHECKING:
    from kortspel.coach.search import Candidate, Search

Source = Literal["table", "ahead", "rollouts", "swaps", "exact"]
SHOWN: Final = 3
"""The best cell and the two next."""
_AHEAD: Final = 5
_CLEARLY: Final = 0.3
"""A cell is called worse than another only where it leads to so many points fewer."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A cell: the points it leads to, the standard error of that, and the chance of reaching the target.

    ``cell`` is None for keeping all cards when the joker is offered after laying; ``reach`` is None without a target.
    """

    cell: int | None
    points: float
    error: float
    reach: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says of a position. ``best`` comes first in ``suggestions``; there are at most three.

    ``swaps``, when rearranging, lead from the grid as it lies to the best arrangement found, whose score is the
    points of the one suggestion there is; ``goal`` is that arrangement. ``rollouts`` is how many games, or swaps,
    were tried.
    """

    laid: int
    source: Source
    suggestions: tuple[Suggestion, ...]
    reasons: tuple[Reason, ...]
    rollouts: int = 0
    swaps: tuple[tuple[int, int], ...] = ()
    goal: tuple[int, ...] = ()
    against: Reason | None = None
    """What the second suggestion lacks, where there is something to say."""

    @property
    def best(self) -> Suggestion:
        """The suggestion to follow."""
        return self.suggestions[0]


def advise(position: Position, known: tuple[int, ...] = ()) -> Advice:
    """Instant advice, by the table of values alone. ``ValueError`` where there is nothing to decide.

    When rearranging, ``known`` is the best arrangement found so far (see ``Advice.goal``).
    """
    if position.stage == "arranging":
        return next(_arranging(position, known=known))
    if position.stage == "joker":
        return _joker(position)
    _require_card(position)
    worth = table.judged(position)
    best = list(_best_cells(position, worth).items())[:SHOWN]
    found = tuple(_guess(position, cell, each / SCALE) for cell, each in best)
    return _advice(position, "table" if position.to_come else "exact", found)


def _best_cells(position: Position, worth: dict[int, int]) -> dict[int, int]:
    """The cells with their worth, best first; of those that come to the same thing, the first with the best worth."""
    found: dict[int, int] = {}
    for cell, first in alike(position).items():
        found[first] = max(worth[cell], found.get(first, worth[cell]))
    return dict(sorted(found.items(), key=lambda each: (-each[1], each[0])))


def advise_ahead(position: Position) -> Advice:
    """Advice by the best reply to every card that may come next, in plain Python: some tens of milliseconds."""
    if position.stage != "laying":
        return advise(position)
    _require_card(position)
    worth = table.judged(position)
    cells = list(_best_cells(position, worth))[:_AHEAD]
    points = table.looked_ahead(position, cells)
    cells.sort(key=lambda cell: (-points[cell], cell))
    found = tuple(_guess(position, cell, points[cell]) for cell in cells[:SHOWN])
    return _advice(position, "ahead" if position.to_come else "exact", found)


def deepening(position: Position, seed: int = 0, known: tuple[int, ...] = ()) -> Iterator[Advice]:
    """Advice that improves with every item: the table, then one card ahead, then rollouts where NumPy is at hand.

    It ends where nothing more can be found out; otherwise the caller stops asking. An item takes some tens of
    milliseconds.
    """
    if position.stage == "arranging":
        yield from _arranging(position, seed, known)
        return
    yield advise(position)
    if position.stage != "laying" or len(position.allowed) < 2 or not position.to_come:
        return
    try:
        from kortspel.coach.search import deepen
    except ModuleNotFoundError:
        yield advise_ahead(position)
        return
    for search in deepen(position, seed=seed):
        yield advice_of(search)


def advice_of(search: Search) -> Advice:
    """The advice that a search has come to."""
    position = search.position
    found = tuple(_suggested(search, candidate) for candidate in search.ranked[:SHOWN])
    return _advice(position, "rollouts" if search.rollouts else "ahead", found, search.rollouts)


def _advice(position: Position, source: Source, found: tuple[Suggestion, ...], rollouts: int = 0) -> Advice:
    """The suggestions with why: for the best cell, and against the second where it is clearly worse."""
    best = found[0].cell
    assert best is not None, "a card is laid in a cell"
    against = None
    if len(found) > 1 and found[1].cell is not None and found[0].points - found[1].points > _CLEARLY:
        against = lack(position, best, found[1].cell)
    return Advice(position.laid, source, found, reasons(position, best), rollouts, against=against)


def _suggested(search: Search, candidate: Candidate) -> Suggestion:
    if not candidate.rollouts:
        return _guess(search.position, candidate.cell, candidate.prior)
    weight = search.weight
    reach = None
    if search.position.rules.target is not None:
        reach = candidate.reached / candidate.rollouts
    return Suggestion(candidate.cell, candidate.points(weight), candidate.error(weight), reach)


def _guess(position: Position, cell: int, points: float) -> Suggestion:
    """A suggestion without rollouts: error and chance as the coach's own games tell."""
    known = play(position.rules.table)
    laid, target = position.laid + 1, position.rules.target
    # Those games had neither diagonals nor a joker.
    plain = not position.rules.diagonals and JOKER not in (position.card, *position.grid, *position.unseen)
    reach = None if target is None or not plain else known.chance(points, laid, target)
    return Suggestion(cell, points, known.spread[laid] / PRIOR**0.5 if laid < 25 else 0.0, reach)


def _joker(position: Position) -> Advice:
    """Where the joker goes after laying, or nowhere: all is known (PP-25)."""
    found = joker_placed(position.grid, position.rules)
    target = position.rules.target
    # Where the joker adds nothing, keeping all comes first.
    cells = sorted(found, key=lambda cell: (-found[cell], cell is not None, cell))[:SHOWN]
    best = cells[0]
    if best is None:
        why = Reason("coach.reason.keep_all")
    else:
        why = Reason("coach.reason.place_joker", {"cell": best, "points": found[best] - found[None]})
    suggestions = tuple(
        Suggestion(cell, found[cell], 0.0, None if target is None else float(found[cell] >= target))
        for cell in cells
    )
    return Advice(position.laid, "exact", suggestions, (why,))


def _arranging(position: Position, seed: int = 0, known: tuple[int, ...] = ()) -> Iterator[Advice]:
    """The best arrangement so far and the swaps that lead there (PP-23)."""
    now = score(position.grid, position.rules)
    for found in arrange(position.grid, position.rules, seed, known):
        yield _arranged(position, found, now)


def _arranged(position: Position, found: Arrangement, now: int) -> Advice:
    target = position.rules.target
    reach = None if target is None else float(found.score >= target)
    if found.swaps:
        first, second = found.swaps[0]
        why = Reason(
            "coach.reason.swap",
            {"first": first, "second": second, "points": found.score - now, "n": len(found.swaps)},
        )
    else:
        why = Reason("coach.reason.well_arranged")
    cell = found.swaps[0][0] if found.swaps else None
    suggestion = Suggestion(cell, found.score, 0.0, reach)
    return Advice(25, "swaps", (suggestion,), (why,), found.tried, found.swaps, found.grid)


def _require_card(position: Position) -> None:
    if position.card is None or not position.allowed:
        raise ValueError("there is advice only while a card is to be laid")
