"""The tables of values as files."""

from __future__ import annotations

import subprocess
import sys
import zlib
from array import array
from importlib.resources import files

import pytest

from kortspel.coach.layout import SIZE
from kortspel.coach.values import TABLES, pack, unpack, values


def test_what_is_packed_is_unpacked() -> None:
    numbers = array("h", [(7919 * i) % 65536 - 32768 for i in range(SIZE)])
    assert unpack(pack(numbers)) == numbers


def test_a_file_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers"):
        unpack(zlib.compress(bytes(2 * SIZE - 2)))


def test_the_package_has_a_table_for_each_table_of_points_and_all_are_small() -> None:
    data = files("kortspel.coach") / "data"
    sizes = [len((data / f"{table}.bin").read_bytes()) for table in TABLES]
    assert sum(sizes) < 1_500_000
    assert all(len(values(table)) == SIZE for table in TABLES)


def test_instant_advice_loads_neither_numpy_nor_the_games() -> None:
    code = (
        "import sys; from kortspel.coach.advice import advise; from kortspel.coach.position import Rules, start;"
        "advise(start(Rules()).turned(0)); print('numpy' in sys.modules, 'pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
