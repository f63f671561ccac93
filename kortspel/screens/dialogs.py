"""Small questions over a screen: a notice, a choice, a line to type, the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kortspel.actions import BACK, EVERYWHERE, Action
from kortspel.screens.actions import KEYS_HELP
from kortspel.screens.base import KortspelScreen, ResultT, bindings
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.keybar import key_lines
from kortspel.widgets.line_input import LineInput
from kortspel.widgets.scroll import Scroll


class Dialog(ModalScreen[ResultT], KortspelScreen[ResultT]):
    """A box in the middle of the screen. Esc answers None."""

    # The screen below shows through.
    BLANK = False
    ONE_LANGUAGE = True
    ACTIONS: ClassVar[tuple[Action, ...]] = BACK
    BINDINGS: ClassVar[list[BindingType]] = bindings((*BACK, *EVERYWHERE))
    # The keys of the app do not reach a modal screen by themselves.

    def action_back(self) -> None:
        """Leave without an answer."""
        self.dismiss(None)

    def topic(self) -> tuple[str, str]:
        """What the screen below is about."""
        below = self.program.screen_stack[-2]
        return below.topic() if isinstance(below, KortspelScreen) else ("", "")

    def relabel(self) -> None:
        """Compose anew in the language of now, where that may change while the dialog is there."""
        if not self.ONE_LANGUAGE:
            self.run_worker(self._anew())

    async def _anew(self) -> None:
        await self.recompose()
        self.focus_next()


class Pick(Dialog[str]):
    """A question with a few answers; gives the id of the chosen one, or None."""

    def __init__(self, question: str, answers: tuple[Item, ...], *, at: int = 0) -> None:
        super().__init__()
        self._question = question
        self._answers = answers
        self._at = at

    def compose(self) -> ComposeResult:
        """The question over its answers."""
        with Vertical(classes="dialog"):
            yield Static(self._question, classes="question", markup=False)
            choices = Choices(self._answers)
            choices.set_reactive(Choices.at, self._at)
            yield choices
        yield self.key_bar()

    @on(Choices.Picked)
    def _picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.item.id)


class Notice(Pick):
    """A sentence and "OK"."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, ())

    def compose(self) -> ComposeResult:
        """The sentence over the one answer."""
        self._answers = (Item("ok", self.text("dialog.ok")),)
        return super().compose()


class Ask(Dialog[str]):
    """A line to type. ``check`` gives a sentence that says what is wrong, shown in place, or None when all is well."""

    def __init__(
        self, question: str, value: str = "", *, check: Callable[[str], str | None], length: int = 24
    ) -> None:
        super().__init__()
        self._question = question
        self._value = value
        self._check = check
        self._length = length

    def compose(self) -> ComposeResult:
        """The question, the line, and room for what is wrong with it."""
        with Vertical(classes="dialog"):
            yield Static(self._question, classes="question", markup=False)
            yield LineInput(self._value, max_length=self._length)
            yield Static("", classes="refusal", markup=False)
        yield self.key_bar()

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        if (wrong := self._check(event.value)) is not None:
            self.query_one(".refusal", Static).update(wrong)
        else:
            self.dismiss(event.value)

    @on(Input.Changed)
    def _changed(self) -> None:
        self.query_one(".refusal", Static).update("")


class KeysHelp(Dialog[None]):
    """Every key of the screen below."""

    ONE_LANGUAGE = False

    ACTIONS = KEYS_HELP
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS_HELP)

    def __init__(self, shown: Callable[[], tuple[Action, ...]]) -> None:
        super().__init__()
        self._shown = shown

    def shown_actions(self) -> tuple[Action, ...]:
        """All but this help itself."""
        return tuple(action for action in super().shown_actions() if action.name != "app.help")

    def compose(self) -> ComposeResult:
        """A line a key."""
        # What the bar shows comes first, steps of a cursor and the like last.
        shown = sorted(self._shown(), key=lambda action: action.hidden)
        keys = key_lines(self.text, shown, ascii=self.program.options.ascii)
        width = max(len(key) for key, _ in keys)
        lines = "\n".join(f"{key:<{width}}  {label}" for key, label in keys)
        with Vertical(classes="dialog"):
            yield Static(self.text("dialog.keys"), classes="question", markup=False)
            with Scroll():
                yield Static(lines, markup=False)
        yield self.key_bar()
