"""What every game is made of: the frozen model, moves, choices, refusals, outcomes, and the ``Game`` itself.

The contract. A game is a set of pure functions over frozen models:

    new(setup) -> State                   players, options and deal code are in the setup
    to_move(state) -> seat | None
    legal(state) -> tuple[Choice, ...]    what the seat to move may do; never empty while somebody is to move
    why_not(state, move) -> Refusal | None
    apply(state, move) -> State           raises IllegalMove; never changes its argument
    view(state, seat) -> View             what that seat may know; seat None is an onlooker
    outcome(state) -> Outcome | None
    counted(state) -> tuple[int, ...]     the seats whose result counts in statistics

When a game is over nobody is to move, and ``legal`` is empty but for a step back where the game allows one (PP-4).
Chance lives in the setup's deal code and time enters as a move with a timestamp, so the setup and the moves
are the game, on any machine.
"""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, Self, TypeVar, cast

from pydantic import AfterValidator, Field, GetCoreSchemaHandler, TypeAdapter, model_validator
from pydantic_core import CoreSchema, core_schema

from kortspel.cards import parse_code
from kortspel.model import Model as Model

Value = int | str | bool | tuple[int | str, ...]
"""What a message may be filled with: numbers, words, card notation, several of them; a fraction as "5/2"."""


class Message(Model):
    """A sentence as data: the id of a text in the catalogue and what fills it. Seats are given by number."""

    message: str
    values: Mapping[str, Value] = {}


class Event(Model):
    """Something that happened at a table, as a typed value. A game's events are a union told apart by ``kind``.

    They stand in ``games/<id>/events.py``, their fields typed by what they mean (``kortspel.games.fields``). The
    state keeps the events of the present pot or deal, all of them; ``view`` leaves out what a seat may not know.
    Sentences, words under seats and what computer players infer are made from them.
    """

    game: ClassVar[str]
    """The id of the game that it happens in."""
    kind: str

    @property
    def message(self) -> str:
        """The id of its sentence in the catalogue: ``<game>.say.<kind>``, where its values do not ask for another."""
        return f"{self.game}.say.{self.kind}"


class Heard:
    """Marks a tuple of events that is checked in full when it is read from JSON, and lightly in Python.

    There an event was validated when it was made. So the cost of a move does not grow with what has happened.
    """

    @staticmethod
    def __get_pydantic_core_schema__(source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        events = core_schema.tuple_variable_schema(core_schema.is_instance_schema(Event))
        return core_schema.json_or_python_schema(json_schema=handler(source), python_schema=events)


class Refusal(Message):
    """Why a move may not be made, and the clause that forbids it, such as ``PA-50``."""

    clause: str


class IllegalMove(Exception):  # noqa: N818 - the field's word for it
    """The move was refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.message} {refusal.values}")
        self.refusal = refusal


class Move(Model):
    """What somebody does. Each game's moves are a union told apart by ``kind``."""

    kind: str


class OneOf(Model):
    """A field with one of these values."""

    values: tuple[int | str | bool, ...] = Field(min_length=1)

    def holds(self, value: object) -> bool:
        """Is the value one of them? (``True`` is not 1 here.)"""
        return any(value == each and type(value) is type(each) for each in self.values)

    def sample(self, rng: random.Random) -> int | str | bool:
        """Any of the values, each as likely."""
        return rng.choice(self.values)


class Span(Model):
    """A field with a whole number from ``low`` to ``high``, both included."""

    low: int
    high: int

    def holds(self, value: object) -> bool:
        """Is the value a whole number inside the span?"""
        return type(value) is int and self.low <= value <= self.high

    def sample(self, rng: random.Random) -> int:
        """Any number in the span, the small ones and the ends more likely than the middle of a long span."""
        if rng.random() < 0.25:
            return rng.choice((self.low, self.high))
        return rng.randint(self.low, min(self.high, self.low + rng.choice((2, 10, self.high - self.low))))


class Subset(Model):
    """A field with a tuple of ``least`` to ``most`` different values out of ``values``, in any order."""

    values: tuple[int | str, ...]
    least: int = 0
    most: int

    def holds(self, value: object) -> bool:
        """Is the value a tuple of so many different ones of them?"""
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and len(set(value)) == len(value)
            and set(value) <= set(self.values)
        )

    def sample(self, rng: random.Random) -> tuple[int | str, ...]:
        """So many of them, every number of them as likely."""
        return tuple(rng.sample(self.values, rng.randint(self.least, min(self.most, len(self.values)))))


Domain = Annotated[OneOf | Span | Subset, Field(union_mode="smart")]


class Choice(Model):
    """One kind of move that may be made now. Every combination of one value from each domain is legal."""

    kind: str
    fields: dict[str, Domain] = {}

    def allows(self, move: Move) -> bool:
        """Is this move one of those that the choice stands for?"""
        if move.kind != self.kind:
            return False
        given = {name: value for name, value in move if name != "kind"}
        return given.keys() == self.fields.keys() and all(
            self.fields[name].holds(value) for name, value in given.items()
        )

    def sample(self, rng: random.Random) -> dict[str, Any]:
        """The fields of some legal move of this kind, for ``Game.move``."""
        return {"kind": self.kind, **{name: domain.sample(rng) for name, domain in self.fields.items()}}


def _name(text: str) -> str:
    if text != text.strip() or not text.isprintable():
        raise ValueError("a name has no space at its ends and only printable characters")
    return text


_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs by what Unicode says of them, of which nothing is to be seen."""


def visible(text: str) -> bool:
    """Can it be seen, and told from others by what can be seen of it?"""
    return not _BLANK & set(text) and unicodedata.category(text[:1] or " ")[0] not in "MZC"


def _code(text: str) -> str:
    if parse_code(text) != text:
        raise ValueError("a deal code is written like K7Q2-M9PD")
    return text


Level = Literal["human", "easy", "medium", "hard"]
LONGEST_NAME: Final = 16
"""The letters that a name may have."""
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_name)]
DealCode = Annotated[str, AfterValidator(_code)]


class Player(Model):
    """Who sits in a seat: a name, and a person or a computer player of some strength and manner."""

    name: Name
    level: Level = "human"
    character: Literal["", "tight", "loose", "bluffer"] = ""

    @property
    def human(self) -> bool:
        """Is it a person?"""
        return self.level == "human"


class Rules(Model):
    """The rules chosen for a game: everything but the players and the deal. Every field has a default."""

    def idle(self) -> frozenset[str]:
        """The fields that change nothing because of what the others say."""
        return frozenset()

    def in_force(self) -> dict[str, Any]:
        """The house rules that hold: the fields that differ from the defaults and change something."""
        idle = self.idle()
        return {
            name: value
            for name, field in type(self).model_fields.items()
            if name not in idle and (value := getattr(self, name)) != field.default
        }


RulesT = TypeVar("RulesT", bound=Rules)


class Setup(Model):
    """What is agreed before the first card. Each game's setup is this and its ``Options``.

    A setup that the rules refuse cannot be made. To ask first, build it unchecked with ``model_construct``.
    """

    players: tuple[Player, ...]
    deal: DealCode

    def options(self) -> Rules:
        """The rules alone: what a screen may know, without the deal code."""
        raise NotImplementedError

    def refusal(self) -> Refusal | None:
        """Why these choices do not go together, or None."""
        raise NotImplementedError

    def _chosen(self, options: type[RulesT]) -> RulesT:
        """The fields of these rules; they were validated with the setup."""
        fields = {name: getattr(self, name) for name in options.model_fields}
        return cast(RulesT, options.model_construct(None, **fields))

    @model_validator(mode="after")
    def _allowed(self) -> Self:
        if refusal := self.refusal():
            raise ValueError(f"{refusal.clause}: {refusal.message}")
        return self


class Outcome(Model):
    """How a finished game ended.

    ``scores`` holds one figure a seat in the game's own unit (points; chips won or lost). ``winners`` are the
    seats that share the first place; in a solo game it is seat 0 or nobody, and ``None`` where the table
    knows neither win nor loss (PP-14).
    """

    scores: tuple[Fraction, ...]
    winners: tuple[int, ...] | None


class View(Model):
    """What one seat may know. ``seat`` is None for an onlooker; ``choices`` is empty out of turn."""

    seat: int | None
    to_move: int | None
    choices: tuple[Choice, ...] = ()


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=Model)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT, MoveT, ViewT]):
    """One game: its types and its verbs. The registry finds it as ``GAME`` in ``kortspel.games.<id>``."""

    id: str
    setup: type[SetupT]
    state: type[StateT]
    moves: TypeAdapter[MoveT]
    new: Callable[[SetupT], StateT]
    to_move: Callable[[StateT], int | None]
    legal: Callable[[StateT], tuple[Choice, ...]]
    why_not: Callable[[StateT, MoveT], Refusal | None]
    apply: Callable[[StateT, MoveT], StateT]
    view: Callable[[StateT, int | None], ViewT]
    outcome: Callable[[StateT], Outcome | None]
    counted: Callable[[StateT], tuple[int, ...]]

    def move(self, **fields: Any) -> MoveT:
        """The move with this kind and these fields; ``pydantic.ValidationError`` where there is none such."""
        return self.moves.validate_python(fields)
