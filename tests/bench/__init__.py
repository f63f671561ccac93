"""Benchmarks: ``python -m tests.bench`` lists them, ``python -m tests.bench NAME [arguments]`` runs one.

A benchmark is a module here with a docstring and ``run(arguments: list[str]) -> Result``. It prints what a person
wants to read; the last line of its output is one JSON object for programs. Speeds are ratios to something else
measured in the same run, turn and turn about, so that a slow machine does not change them.
"""

from __future__ import annotations

import json
import operator
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, cast

_COMPARISONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
}


@dataclass(frozen=True)
class Result:
    """What a benchmark found.

    ``goal`` is a comparison and a number, such as ``"<= 1.15"``, or empty where there is none. ``extra`` holds
    further measures, each a key of the JSON line.
    """

    value: float
    unit: str
    goal: str = ""
    extra: dict[str, object] = field(default_factory=dict)

    @property
    def met(self) -> bool | None:
        """Does the value meet the goal? None where there is no goal."""
        return meets(self.value, self.goal) if self.goal else None

    def words(self, name: str) -> str:
        """What a person wants to read of the benchmark of this name."""
        verdict = {True: f" (goal {self.goal}: met)", False: f" (goal {self.goal}: NOT met)", None: ""}[
            self.met
        ]
        lines = [f"{name}: {self.value} {self.unit}{verdict}"]
        return "\n".join([*lines, *(f"  {key}: {found}" for key, found in self.extra.items())])

    def line(self, name: str) -> str:
        """The JSON line of the benchmark of this name."""
        found = {"bench": name, "value": self.value, "unit": self.unit, "goal": self.goal, "met": self.met}
        if taken := found.keys() & self.extra.keys():
            raise ValueError(f"these keys are taken: {sorted(taken)}")
        return json.dumps(found | self.extra, ensure_ascii=False)


def meets(value: float, goal: str) -> bool:
    """Does the value meet a goal such as ``"<= 1.15"``? ``ValueError`` for a goal that cannot be read."""
    sign, _, number = goal.partition(" ")
    if sign not in _COMPARISONS:
        raise ValueError(f"not a goal: {goal!r}")
    return _COMPARISONS[sign](value, float(number))


def names() -> list[str]:
    """The benchmarks there are, by name."""
    return sorted(
        module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith(("_", "test_"))
    )


def load(name: str) -> Callable[[list[str]], Result]:
    """The benchmark's ``run``; ``KeyError`` where there is none of this name."""
    if name not in names():
        raise KeyError(name)
    return cast("Callable[[list[str]], Result]", import_module(f"{__name__}.{name}").run)


def summary(name: str) -> str:
    """The first line of the benchmark's docstring."""
    return (import_module(f"{__name__}.{name}").__doc__ or "").partition("\n")[0]
