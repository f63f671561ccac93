"""What the tests of all games do alike: players and codes, golden playthroughs, a machine that plays any game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kortspel.games.base import Game, Player

AnyGame = Game[Any, Any, Any, Any]

DEAL = "K7Q2-M9PD"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Filip", "Greta", "Harald")
LEVELS = ("human", "easy", "medium", "hard")


def people(count: int) -> tuple[Player, ...]:
    """So many people."""
    return tuple(Player(name=name) for name in NAMES[:count])


def random_players(rng: random.Random, least: int, most: int) -> tuple[Player, ...]:
    """People and computer players, at least one person among them."""
    levels = [rng.choice(LEVELS) for _ in range(rng.randint(least, most))]
    levels[rng.randrange(len(levels))] = "human"
    return tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))  # type: ignore[arg-type]


def random_code(rng: random.Random) -> str:
    """Any deal code."""
    letters = "".join(rng.choices(LETTERS, k=8))
    return f"{letters[:4]}-{letters[4:]}"


def rendered(
    game: AnyGame,
    text: str,
    told: Callable[[Any, Any | None], Iterator[str]],
    end: Callable[[Any], Iterator[str]],
) -> str:
    """The golden playthrough that the setup and the moves in this text lead to.

    Its lines beginning with ``setup`` and ``move`` are read; all others follow from them by the rules: before each
    move and at the end what ``told(state, before)`` says of the state after ``before``, and ``end(state)``.
    """
    lines = text.splitlines()
    setup = game.setup.model_validate_json(next(line for line in lines if line.startswith("setup "))[6:])
    moves = [game.moves.validate_json(line[5:]) for line in lines if line.startswith("move ")]
    story, state = [f"setup {setup.model_dump_json()}"], game.new(setup)
    story += told(state, None)
    for move in moves:
        story += ["", *position(game, state), f"move {move.model_dump_json()}"]
        before, state = state, game.apply(state, move)
        story += told(state, before)
    return "\n".join([*story, *end(state)]) + "\n"


def position(game: AnyGame, state: Any) -> Iterator[str]:
    """Who is to move, and what they may do."""
    seat = game.to_move(state)
    yield f"to move {seat}"
    for choice in game.legal(state):
        fields = (f"{name} {domain}" for name, domain in choice.fields.items())
        yield f"  may {' '.join((choice.kind, *fields))}"


def happened(events: Sequence[Any], before: Sequence[Any]) -> Iterator[str]:
    """The events that were not there before, each with its fields."""
    known = {id(event) for event in before}
    for event in events:
        if id(event) not in known:
            values = " ".join(f"{name}={value}" for name, value in event if name != "kind")
            yield f"  : {event.kind} {values}".rstrip()


class GameMachine(RuleBasedStateMachine):
    """Plays a game at random, and checks after every move what holds for every game.

    A subclass names the game and its fixtures, and adds invariants of its own.
    """

    GAME: ClassVar[AnyGame]
    FIXTURES: ClassVar[Any]
    state: Any

    @initialize(seed=st.integers(0, 10**6))
    def begin(self, seed: int) -> None:
        self.state = self.GAME.new(self.FIXTURES.random_setup(random.Random(seed)))
        self.moves: list[Any] = []

    def going_on(self) -> bool:
        return self.GAME.to_move(self.state) is not None

    @precondition(going_on)
    @rule(seed=st.integers(0, 10**6))
    def move(self, seed: int) -> None:
        self._make(random.Random(seed))

    @precondition(going_on)
    @rule(seed=st.integers(0, 10**6))
    def several_moves(self, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(12):
            if self.going_on():
                self._make(rng)

    def _make(self, rng: random.Random) -> None:
        choice = rng.choice(self.GAME.legal(self.state))
        move = self.GAME.move(**choice.sample(rng))
        self.state = self.GAME.apply(self.state, move)
        self.moves.append(move)

    @rule(seed=st.integers(0, 10**6))
    def no_view_tells_what_is_hidden(self, seed: int) -> None:
        for seat in (None, *range(len(self.state.setup.players))):
            other = self.FIXTURES.with_hidden_shuffled(self.state, seat, random.Random(seed))
            assert self.GAME.view(other, seat) == self.GAME.view(self.state, seat)

    @invariant()
    def somebody_can_move_until_it_is_over(self) -> None:
        assert bool(self.GAME.legal(self.state)) is self.going_on()
        assert (self.GAME.outcome(self.state) is None) is self.going_on()

    def teardown(self) -> None:
        if not hasattr(self, "moves"):
            return
        again = self.GAME.new(self.state.setup)
        for move in self.moves:
            again = self.GAME.apply(again, self.GAME.moves.validate_json(move.model_dump_json()))
        assert again == self.state == self.GAME.state.model_validate_json(self.state.model_dump_json())
