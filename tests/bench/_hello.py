"""A Textual hello world: the yardstick. Any key changes its one label."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.widgets import Label


class Hello(App[None]):
    presses = 0

    def compose(self) -> ComposeResult:
        yield Label("Hello, world")

    def on_key(self) -> None:
        self.presses += 1
        self.query_one(Label).update(f"Hello, {self.presses}")


if __name__ == "__main__":
    Hello().run()
