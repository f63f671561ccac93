"""Pokerpatiens: the poker patience for one, for two with half the deck each, or for all on the same cards."""

from typing import Final

from kortspel.games.base import Game
from kortspel.games.patience.moves import MOVES, PatienceMove
from kortspel.games.patience.play import apply, counted, legal, new, outcome, to_move, why_not
from kortspel.games.patience.setup import PatienceSetup
from kortspel.games.patience.state import PatienceState
from kortspel.games.patience.view import PatienceView, view

GAME: Final[Game[PatienceSetup, PatienceState, PatienceMove, PatienceView]] = Game(
    id="patience",
    setup=PatienceSetup,
    state=PatienceState,
    moves=MOVES,
    new=new,
    to_move=to_move,
    legal=legal,
    why_not=why_not,
    apply=apply,
    view=view,
    outcome=outcome,
    counted=counted,
)
