"""The memory of the program at its menu, as a ratio to a Textual hello world; in a game beside it."""

from __future__ import annotations

import tempfile
from statistics import median

from tests.bench import Result
from tests.bench._terminal import FRAME_END, Terminal
from tests.bench.first_frame import PROGRAMS


def run(arguments: list[str]) -> Result:
    """``[RUNS]``, 5 of each program unless said."""
    runs = int(arguments[0]) if arguments else 5
    held: dict[str, list[float]] = {"hello": [], "kortspel": [], "in a game": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(runs):
            for name, (program, shown) in PROGRAMS.items():
                with Terminal(*program, env={"KORTSPEL_SAVES": folder}) as terminal:
                    terminal.wait_for(shown, FRAME_END)
                    terminal.settle()
                    held[name].append(terminal.memory() / 1024)
                    if name == "kortspel":
                        terminal.press(b"p")
                        terminal.wait_for(b"Starta", FRAME_END)
                        terminal.press(b"\r")
                        terminal.wait_for("Nästa kort".encode(), FRAME_END)
                        terminal.settle()
                        held["in a game"].append(terminal.memory() / 1024)
    mib = {name: round(median(values), 1) for name, values in held.items()}
    return Result(
        round(mib["kortspel"] / mib["hello"], 3), "times hello world", "<= 1.3", {"MiB": mib, "runs": runs}
    )
