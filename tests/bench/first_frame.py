"""From the start of the process to the first frame of the menu, as a ratio to a Textual hello world."""

from __future__ import annotations

import tempfile
from statistics import median

from tests.bench import Result
from tests.bench._terminal import FRAME_END, Terminal

PROGRAMS = {
    "hello": (["tests.bench._hello"], b"Hello"),
    "kortspel": (["kortspel", "--lang", "sv"], b"parade spel"),
}


def first_frame(name: str, folder: str) -> float:
    """Seconds to the end of the first frame that shows the program."""
    arguments, shown = PROGRAMS[name]
    with Terminal(*arguments, env={"KORTSPEL_SAVES": folder}) as terminal:
        return terminal.wait_for(shown, FRAME_END) - terminal.started


def run(arguments: list[str]) -> Result:
    """``[RUNS]``, 15 of each program unless said."""
    runs = int(arguments[0]) if arguments else 15
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(runs + 1):
            for name in PROGRAMS:
                seconds = first_frame(name, folder)
                if turn:
                    times[name].append(seconds)
    medians = {name: round(1000 * median(values), 1) for name, values in times.items()}
    pairs = [ours / theirs for ours, theirs in zip(times["kortspel"], times["hello"], strict=True)]
    return Result(round(median(pairs), 3), "times hello world", "<= 1.15", {"ms": medians, "runs": runs})
