"""The saved games: go on, rename, copy, delete."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.screens.actions import SAVED
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.dialogs import Ask, Pick
from kortspel.screens.menu import when
from kortspel.store import listing
from kortspel.store.faults import SaveFault
from kortspel.store.listing import SaveEntry
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Heading, Tell


class SavedScreen(KortspelScreen[None]):
    """A list of the saves, the newest first."""

    ACTIONS = SAVED
    BINDINGS: ClassVar[list[BindingType]] = bindings(SAVED)

    def compose(self) -> ComposeResult:
        """Heading, list, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield Choices(numbered=False, id="rows")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Read the folder."""
        self._read()

    def relabel(self) -> None:
        """The list in the other language."""
        self._read()
        super().relabel()

    def _read(self) -> None:
        self._saves = {str(save.path): save for save in listing.list_saves(self.program.folder)}
        self.query_one(Heading).set((self.text("saved.title"),), self.text("saved.count", n=len(self._saves)))
        self.query_one(Choices).show(tuple(self._item(save) for save in self._saves.values()))
        self._explain()

    def _item(self, save: SaveEntry) -> Item:
        text = self.text
        if save.fault is not None:
            return Item(str(save.path), save.name, text("saved.broken"), literal=True)
        return Item(str(save.path), save.name, " · ".join(self._details(save)), literal=True)

    def _details(self, save: SaveEntry) -> list[str]:
        text = self.text
        state = text("saved.finished") if save.finished else text("saved.moves", n=save.moves)
        game = text.game(save.game)
        return [
            when(text, save.saved),
            state,
            game,
            *([self.text.listed(save.players)] if len(save.players) > 1 else []),
        ]

    @on(Choices.Moved)
    def _explain(self) -> None:
        save = self._save()
        if save is None:
            self.query_one(Tell).say(self.text("saved.none"), palette.FAINT)
        elif save.fault is not None:
            self.query_one(Tell).say(self.text(save.fault.id, **save.fault.values))
        else:
            self.query_one(Tell).say(" · ".join(self._details(save)), palette.FAINT)

    def _save(self) -> SaveEntry | None:
        item = self.query_one(Choices).item
        return None if item is None else self._saves[item.id]

    def action_open(self) -> None:
        """Go on with the save under the cursor."""
        if (save := self._save()) is not None:
            self.program.resume(save.path)

    @on(Choices.Picked)
    def _picked(self) -> None:
        self.action_open()

    def action_rename(self) -> None:
        """Give the save under the cursor another name."""
        if (save := self._save()) is not None:
            self._ask("saved.rename", save.name, lambda name: listing.rename(save.path, name))

    def action_copy(self) -> None:
        """Put a copy of the save beside it."""
        if (save := self._save()) is not None:
            self._ask("saved.copy", f"{save.name[:37]}-2", lambda name: listing.copy(save.path, name))

    def _ask(self, question: str, name: str, do: Callable[[str], object]) -> None:
        def take(typed: str) -> str | None:
            return self._tried(lambda: do(typed.strip()))

        self.program.push_screen(
            Ask(self.text(question), name, check=take, length=60), lambda _: self._read()
        )

    def action_delete(self) -> None:
        """Delete the save under the cursor, after a question."""
        if (save := self._save()) is None:
            return

        def answered(answer: str | None) -> None:
            if answer == "yes":
                wrong = self._tried(lambda: listing.delete(save.path))
                self._read()
                if wrong:
                    self.query_one(Tell).say(wrong)

        answers = (Item("no", self.text("dialog.no")), Item("yes", self.text("dialog.yes")))
        self.program.push_screen(Pick(self.text("saved.delete", name=save.name), answers), answered)

    def _tried(self, do: Callable[[], object]) -> str | None:
        try:
            do()
        except SaveFault as fault:
            return self.text(fault.id, **fault.values)
        except OSError as error:
            return self.text("saved.disk", reason=error.errno or 0)
        return None

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss(None)


SCREEN = SavedScreen
