"""Chicago: poker hands that score after every exchange, five tricks for the last one, and 52 points to win."""

from typing import Final

from kortspel.games.base import Game
from kortspel.games.chicago.moves import MOVES, ChicagoMove
from kortspel.games.chicago.play import apply, legal, new, outcome, to_move, why_not
from kortspel.games.chicago.setup import ChicagoSetup
from kortspel.games.chicago.state import ChicagoState
from kortspel.games.chicago.view import ChicagoView, view

GAME: Final[Game[ChicagoSetup, ChicagoState, ChicagoMove, ChicagoView]] = Game(
    id="chicago",
    setup=ChicagoSetup,
    state=ChicagoState,
    moves=MOVES,
    new=new,
    to_move=to_move,
    legal=legal,
    why_not=why_not,
    apply=apply,
    view=view,
    outcome=outcome,
    counted=lambda state: tuple(range(len(state.setup.players))),
)
