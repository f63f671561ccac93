"""Poängpoker: a poker hand after one exchange, five tricks with the same cards, and points for both."""

from typing import Final

from kortspel.games.base import Game
from kortspel.games.poangpoker.moves import MOVES, PoangpokerMove
from kortspel.games.poangpoker.play import apply, counted, legal, new, outcome, to_move, why_not
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.games.poangpoker.state import PoangpokerState
from kortspel.games.poangpoker.view import PoangpokerView, view

GAME: Final[Game[PoangpokerSetup, PoangpokerState, PoangpokerMove, PoangpokerView]] = Game(
    id="poangpoker",
    setup=PoangpokerSetup,
    state=PoangpokerState,
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
