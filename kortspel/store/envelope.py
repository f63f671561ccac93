"""The model of a save of today's version: the header in its first line, and the game."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from kortspel import __version__
from kortspel.games.base import Game, Model, Setup
from kortspel.store.document import FORMAT, VERSION

AnyGame = Game[Any, Any, Any, Any]


class Summary(Model):
    """What a list of saves says about a game without reading it."""

    players: tuple[str, ...]
    """The names by seat."""
    moves: int
    finished: bool
    scores: tuple[str, ...] | None
    """The final figures by seat, fractions as ``"5/2"``; None while the game goes on."""


class Header(Model):
    """The first line of a save. Times are in UTC."""

    format: Literal["kortspel"]
    version: Literal[2]
    app: str
    """The version of the program that wrote the file."""
    id: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
    """Names the game, whatever its file is called; copies share it."""
    game: str
    created: AwareDatetime
    saved: AwareDatetime
    summary: Summary


class Start(Model):
    """Where playing the moves again begins in a game that older rules began."""

    after: Annotated[int, Field(ge=0)]
    """So many moves lie before it."""
    state: dict[str, Any]


class Envelope(Header):
    """A whole save. The inner parts are the game's own, and validated by it."""

    setup: dict[str, Any]
    start: Start | None = None
    moves: list[Any]
    """Judged one by one when they are played, so that the first that is none ends it."""
    state: dict[str, Any]


def summary_of(game: AnyGame, setup: Setup, state: Model, moves: int) -> Summary:
    """The summary of a game after so many moves."""
    outcome = game.outcome(state)
    return Summary(
        players=tuple(player.name for player in setup.players),
        moves=moves,
        finished=outcome is not None,
        scores=None if outcome is None else tuple(str(score) for score in outcome.scores),
    )


def new_header(game: AnyGame, setup: Setup, state: Model) -> Header:
    """The header of a game that begins now."""
    now = datetime.now(UTC)
    return Header(
        format=FORMAT,
        version=VERSION,
        app=__version__,
        id=uuid.uuid4().hex,
        game=game.id,
        created=now,
        saved=now,
        summary=summary_of(game, setup, state, 0),
    )
