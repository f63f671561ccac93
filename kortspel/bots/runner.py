"""Computer players think in a process of their own; one that fails is replaced for that move."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Literal, cast

from kortspel.child import Child
from kortspel.games.base import Game, Move, Player, View

LIMIT: Final = 10.0
"""Seconds after which a player who has not answered never will."""
FIRST: Final = 3
"""The first answer of a process may take so many times as long: it has its modules and tables to prepare."""

AnyGame = Game[Any, Any, Any, Any]
Trouble = Literal["silent", "wrong"]
"""Why a player was replaced: no answer came, or no move that may be made."""


@dataclass(frozen=True)
class Thought:
    """What a computer player does, and why it is not the player's own thought, if it is not."""

    move: Move
    trouble: Trouble | None = None


class Runner:
    """Thinks for the computer players of one game, one move at a time.

    Whatever happens to the process, every question gets a thought, and its move may be made.
    """

    def __init__(self, game: AnyGame, *, module: str | None = None, limit: float = LIMIT) -> None:
        """``module`` is where the players are, if not where those of the game are; ``limit`` is in seconds."""
        self._game = game
        self._module = module or module_of(game)
        self._limit = limit
        self._child = Child(_answers, needs=(f"kortspel.games.{game.id}", self._module))
        self._question: tuple[View, Player, str] | None = None
        self._asked = 0.0
        self._proven = False
        """Has the process answered before?"""

    def warm_up(self) -> None:
        """Start the process and let it prepare, so that the first thought does not wait for that."""
        if self._question is None:
            self._child.ask(self._module)

    def think(self, view: View, player: Player, seed: str) -> None:
        """Think about the move of the view's seat from now on. What was thought about before is forgotten."""
        self._question = (view, player, seed)
        self._asked = time.monotonic()
        self._proven &= self._child.alive
        self._child.ask(self._module, *self._question)

    def thought(self) -> Thought | None:
        """The thought about the question, once; None while there is none, and where nothing was asked."""
        if self._question is None:
            return None
        alive, answers = self._child.alive, self._child.answers()
        if answers:
            self._proven = True
            return self._done(answers[-1], "wrong")
        if not self._child.started:
            return self._done(self._thought_here(*self._question), "silent")
        limit = self._limit if self._proven else FIRST * self._limit
        if alive and time.monotonic() - self._asked < limit:
            return None
        return self._done(None, "silent")

    def close(self) -> None:
        """Stop thinking, and end the process."""
        self._question = None
        self._child.close()

    def _done(self, move: object, trouble: Trouble) -> Thought:
        assert self._question is not None, "there is a question to be done with"
        view, _, seed = self._question
        self._question = None
        if may_be_made(view, move):
            return Thought(cast(Move, move))
        # What has gone wrong may go on doing so: the next question gets a new process.
        self._child.close()
        return Thought(stand_in(self._game, self._module, view, seed), trouble)

    def _thought_here(self, view: View, player: Player, seed: str) -> Move | None:
        """Where no process can be started, better a screen that waits than a game that does not go on."""
        with suppress(Exception):
            return choose(self._module, view, player, seed)
        return None


def module_of(game: AnyGame) -> str:
    """The module of the game's computer players."""
    return f"kortspel.bots.{game.id}"


def choose(module: str, view: View, player: Player, seed: str) -> Move:
    """What the player of this module does; the same for the same seed in every process."""
    return cast(Move, import_module(module).choose(view, player, random.Random(seed)))


def stand_in(game: AnyGame, module: str, view: View, seed: str) -> Move:
    """A move that may be made: the simple player's, and if need be any."""
    rng = random.Random(seed)
    with suppress(Exception):
        move = import_module(module).plain(view, rng)
        if may_be_made(view, move):
            return cast(Move, move)
    return cast(Move, game.move(**rng.choice(view.choices).sample(rng)))


def may_be_made(view: View, move: object) -> bool:
    """Is it a move, and one of those that the view's seat may make?"""
    return isinstance(move, Move) and any(choice.allows(move) for choice in view.choices)


def _answers(module: str, *question: Any) -> Iterator[Move]:
    """The child: the player's move, or nothing where there is no question but to prepare."""
    if question:
        yield choose(module, *question)
    else:
        getattr(import_module(module), "warm", lambda: None)()
