"""``coach.judge`` compiled by numba: the very functions that the program runs, over arrays."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

import numpy as np
from numba import njit

from kortspel.coach import judge as source


def _compiled() -> dict[str, Any]:
    """The functions of ``judge``, compiled: each finds the others compiled, and arrays for the lists."""
    names = dict(vars(source))
    for name, value in vars(source).items():
        if isinstance(value, list):
            names[name] = np.array(value, dtype=np.int64)
        elif isinstance(value, FunctionType) and value.__module__ == source.__name__:
            names[name] = njit(FunctionType(value.__code__, names, name))
    return names


_NAMES: Final = _compiled()
judge = _NAMES["judge"]
features = _NAMES["features"]
