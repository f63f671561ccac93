"""What one seat may know of a game of Pokerpatiens. Every secret is taken out here (PP-24, PP-32)."""

from __future__ import annotations

from collections.abc import Collection

from kortspel.cards import JOKER, Card, index_of
from kortspel.games.base import Model, Outcome, Player, View
from kortspel.games.patience.play import legal, outcome, to_move
from kortspel.games.patience.score import LineScore, score_grid, total
from kortspel.games.patience.setup import Options, target_of
from kortspel.games.patience.state import CARDS_LAID, Cells, PatienceState, Stage


class GridView(Model):
    """A grid that the seat may see, counted."""

    cells: Cells
    stage: Stage
    lines: tuple[LineScore, ...]
    """Rows 1 to 5, columns 1 to 5, then the diagonals where they count."""
    score: int
    """The points of the complete lines (PP-16)."""
    reached: bool | None
    """Of a finished grid: is the target reached? None before that, or without a target (PP-14)."""
    last: int | None
    """The cell of the card laid last, while cards are laid."""
    joker: int | None
    """The cell where the joker was placed after laying (PP-25)."""


class PatienceView(View):
    """Everything that a screen or a computer player needs, and nothing that the seat may not know."""

    options: Options
    players: tuple[Player, ...]
    stage: Stage
    """What the seat to move is about; ``finished`` when the game is over."""
    grids: tuple[GridView | None, ...]
    """By seat; None for a grid that is hidden until the end (PP-32)."""
    laid: tuple[int, ...]
    """By seat: how many cards lie."""
    number: int
    """The number of the card turned now, 1 to 25; 25 when all are turned."""
    card: Card | None
    """The turned card, to be laid now. In a duel with hidden grids only its own player sees it."""
    unseen: tuple[Card, ...]
    """The cards that, for all this seat knows, may still come from its deck, sorted. In a duel the other half
    is among them. The joker is, until it is turned, and the card that it replaced, to the end (PP-24)."""
    target: int | None
    practice: bool
    known: bool
    """The deal was known, and the game practice from the start (PP-4)."""
    helped: tuple[int, ...]
    """The seats that asked for a hint."""
    outcome: Outcome | None


def view(state: PatienceState, seat: int | None) -> PatienceView:
    """What this seat may know; None is an onlooker, who sees what is open to all."""
    mover = to_move(state)
    stage = "finished" if mover is None else state.grids[mover].stage
    seen = tuple(other for other in range(len(state.grids)) if _sees(state, seat, other))
    laid = tuple(len(grid.places) for grid in state.grids)
    laying = mover if stage == "laying" else None
    card = None
    if laying is not None and _sees_card(state, seat, laying):
        card = state.deck(laying)[laid[laying]]
    unseen = _unseen(state, seat, seen)

    def shown(other: int) -> GridView | None:
        """The other seat's grid, where it is seen: the turned card may come to it unless it lies there already."""
        if other not in seen:
            return None
        turned = card is not None and laying is not None and _takes(state, other, laying)
        return _grid_view(state, other, (*unseen, card) if card and turned else unseen)

    return PatienceView(
        seat=seat,
        to_move=mover,
        choices=legal(state) if seat is not None and mover in (seat, None) else (),
        options=state.setup.options(),
        players=state.setup.players,
        stage=stage,
        grids=tuple(map(shown, range(len(laid)))),
        laid=laid,
        number=CARDS_LAID if laying is None else laid[laying] + 1,
        card=card,
        unseen=unseen,
        target=target_of(state.setup),
        practice=state.practice,
        known=state.setup.practice,
        helped=state.helped,
        outcome=outcome(state),
    )


def _sees(state: PatienceState, seat: int | None, other: int) -> bool:
    """May the seat see the other one's grid?"""
    alone = len(state.grids) == 1
    return alone or seat == other or state.setup.open_grids or to_move(state) is None


def _sees_card(state: PatienceState, seat: int | None, laying: int) -> bool:
    """May the seat see the card that is turned for the one who is laying? A common deck's is called out."""
    return len(state.decks) == 1 or _sees(state, seat, laying)


def _unseen(state: PatienceState, seat: int | None, seen: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards that have not been turned before this seat, sorted so that nothing of their order shows."""
    mover = to_move(state)
    cards: set[Card] = set()
    for owner, deck in enumerate(state.decks):
        # A common deck's cards are called out for all; of a duel's decks one sees what lies in open grids.
        shown = owner in seen or len(state.decks) == 1
        turning = mover if len(state.decks) == 1 else owner
        turned = _turned(state, turning, laying=turning == mover) if shown else 0
        # The other player's joker can never come to this seat.
        own = len(state.decks) == 1 or seat in (None, owner)
        cards.update(card for card in deck[turned:] if own or card != JOKER)
    return tuple(sorted(cards, key=index_of))


def _turned(state: PatienceState, seat: int | None, *, laying: bool) -> int:
    """How many cards have been turned for this seat; the one to be laid now is turned already."""
    if seat is None:
        return CARDS_LAID
    grid = state.grids[seat]
    return len(grid.places) + (laying and grid.stage == "laying")


def _takes(state: PatienceState, seat: int, laying: int) -> bool:
    """Will the card turned for the one who is laying come to this seat's grid too?"""
    common = len(state.decks) == 1
    return seat == laying or (common and len(state.grids[seat].places) == len(state.grids[laying].places))


def _grid_view(state: PatienceState, seat: int, to_come: Collection[Card]) -> GridView:
    grid = state.grids[seat]
    cells = state.cells(seat)
    lines = score_grid(cells, state.setup, to_come)
    score = total(lines)
    target = target_of(state.setup)
    return GridView(
        cells=cells,
        stage=grid.stage,
        lines=lines,
        score=score,
        reached=None if target is None or grid.stage != "finished" else score >= target,
        last=grid.places[-1] if grid.places and not state.setup.rearranging else None,
        joker=grid.joker,
    )
