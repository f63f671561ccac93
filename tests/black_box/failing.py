"""``python -m tests.black_box.failing WHERE ARGUMENTS``: the program, with something in it that fails.

What fails holds a card and a deal code among its variables and in its words.
"""

from __future__ import annotations

import sys
from typing import Any, NoReturn

from kortspel.__main__ import run


def fail(*_: Any, **__: Any) -> NoReturn:
    hand = ("Kn♠", "Qs", "K7Q2-M9PD")
    raise ValueError(f"no use for {hand}")


async def fail_later() -> None:
    fail()


def prepare(where: str) -> None:
    from kortspel import app
    from kortspel.screens.menu import MenuScreen, Title

    program: Any = app.KortspelApp
    match where:
        case "early":
            program.__init__ = fail
        case "compose":
            program.get_default_screen = fail
        case "action":
            program.action_language = fail
        case "timer":
            program.action_language = lambda self: self.set_timer(0.01, fail)
        case "worker":
            program.action_language = lambda self: self.run_worker(fail_later())
        case "thread":
            program.action_language = lambda self: self.run_worker(fail, thread=True)
        case "loop":
            program.action_language = lambda self: self._loop.call_soon(fail)
        case "draw":

            def draw(self: Any) -> None:
                setattr(Title, "render_line", fail)  # noqa: B010
                self.screen.query_one(Title).refresh()

            program.action_language = draw
        case "import":

            def no_import(self: Any) -> None:
                __import__("kortspel.nothing_there")

            program.action_language = no_import
        case "relabel":
            setattr(MenuScreen, "relabel", fail)  # noqa: B010


if __name__ == "__main__":
    prepare(sys.argv.pop(1))
    run()
