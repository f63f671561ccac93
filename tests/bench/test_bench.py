"""The registry of the benchmarks and their goals."""

from __future__ import annotations

import json

import pytest

from tests import bench
from tests.bench import Result, meets
from tests.bench.__main__ import main


@pytest.mark.parametrize(
    ("value", "goal", "met"),
    [
        (1.15, "<= 1.15", True),
        (1.1500001, "<= 1.15", False),
        (1, ">= 1", True),
        (0.99, ">= 1.0", False),
        (3, "== 3", True),
        (2, "== 3", False),
    ],
)
def test_a_goal_is_met_or_not(value: float, goal: str, met: bool) -> None:
    assert meets(value, goal) is met
    assert Result(value, "times", goal).met is met


@pytest.mark.parametrize("goal", ["", "1.15", "<=", "<= much", "=< 1", "<=1.15"])
def test_what_is_no_goal_is_refused(goal: str) -> None:
    with pytest.raises(ValueError, match=r"goal|float"):
        meets(1, goal)


def test_the_line_is_json_with_the_further_measures() -> None:
    result = Result(1.04, "times", "<= 1.15", {"ms": 130})
    assert json.loads(result.line("first_frame")) == {
        "bench": "first_frame",
        "value": 1.04,
        "unit": "times",
        "goal": "<= 1.15",
        "met": True,
        "ms": 130,
    }
    assert json.loads(Result(3, "files").line("count"))["met"] is None


def test_the_words_say_whether_the_goal_is_met() -> None:
    result = Result(1.2, "times", "<= 1.15", {"ms": 130})
    assert result.words("first_frame") == "first_frame: 1.2 times (goal <= 1.15: NOT met)\n  ms: 130"
    assert Result(3, "files").words("count") == "count: 3 files"


def test_a_further_measure_takes_no_key_of_the_line() -> None:
    with pytest.raises(ValueError, match="taken"):
        Result(1, "times", extra={"met": True}).line("x")


def test_every_benchmark_has_a_run_and_a_line_about_itself() -> None:
    assert bench.names()
    for name in bench.names():
        assert callable(bench.load(name))
        assert bench.summary(name)


def test_an_unknown_benchmark_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_such"]) == 2
    assert "no_such" in capsys.readouterr().err
    with pytest.raises(KeyError):
        bench.load("no_such")


def test_without_a_name_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == bench.names()
