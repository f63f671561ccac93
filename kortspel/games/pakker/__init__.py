"""Pakker, or Lame Pakker: five-card draw for two to eight, as played in a barracks in the eighties."""

from typing import Final

from kortspel.games.base import Game
from kortspel.games.pakker.moves import MOVES, PakkerMove
from kortspel.games.pakker.play import apply, counted, legal, new, outcome, to_move, why_not
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.pakker.state import PakkerState
from kortspel.games.pakker.view import PakkerView
from kortspel.games.pakker.viewing import view

GAME: Final[Game[PakkerSetup, PakkerState, PakkerMove, PakkerView]] = Game(
    id="pakker",
    setup=PakkerSetup,
    state=PakkerState,
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
