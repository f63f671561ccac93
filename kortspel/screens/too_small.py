"""What is shown while the terminal is under the floor."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widgets import Static

from kortspel.screens.base import LEAST_SIZE, KortspelScreen


class TooSmallScreen(KortspelScreen[None]):
    """Says which size is needed and which there is; the app takes it away when the terminal has grown."""

    BARE = True

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self._sentence(), markup=False)

    def on_resize(self) -> None:
        """The size of now."""
        self.query_one(Static).update(self._sentence())

    def _sentence(self) -> str:
        width, height = self.app.size
        return self.text(
            "dialog.too_small",
            width=width,
            height=height,
            least_width=LEAST_SIZE[0],
            least_height=LEAST_SIZE[1],
        )
