"""The saved games: go on, rename, copy, delete."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from kortspel.screens.actions import SAVED
from kortspel.screens.base import KortspelScreen, bindings
from kortspel.screens.dialogs import Ask, Pick
from kortspel.screens.room import ROOMY
from kortspel.screens.save_words import details, rules
from kortspel.store import listing
from kortspel.store.faults import SaveFault
from kortspel.store.listing import SaveEntry, SaveFile
from kortspel.store.records.model import folded
from kortspel.text.telling import told
from kortspel.widgets import palette
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Heading, Tell

FIRST: Final = 40
"""So many saves are read before the list is first shown: more than any screen holds."""
AT_ONCE: Final = 40
"""So many at a time are read afterwards, while the screen goes on living."""
PAUSE: Final = 0.02
"""Seconds between two times."""


class SavedScreen(KortspelScreen[None]):
    """The games that go on, and below them those that are finished, each the newest first."""

    ACTIONS = SAVED
    BINDINGS: ClassVar[list[BindingType]] = bindings(SAVED)

    def __init__(self) -> None:
        super().__init__()
        self._saves: dict[str, SaveEntry] = {}
        self._files: list[SaveFile] = []
        self._unread: list[SaveFile] = []
        self._items: dict[str, Item] = {}
        self._sought = ""

    def compose(self) -> ComposeResult:
        """Heading, list, a place for words, key bar."""
        yield Heading(id="heading", fill=palette.RAISED)
        yield Choices(numbered=False, id="rows")
        yield Tell(id="tell")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Read the folder."""
        self._read()

    def on_screen_resume(self) -> None:
        """A game may have gone on meanwhile."""
        if self._files and listing.files_in(self.program.folder) != self._files:
            self._read()

    def relabel(self) -> None:
        """The list in the other language."""
        self._items = {}
        self._show()
        super().relabel()

    def scenes(self) -> frozenset[str]:
        """What can be done with what is under the cursor."""
        save = self._save()
        finished = any(each.finished for each in self._saves.values())
        return frozenset(
            {
                *(("save",) if save is not None else ()),
                *(("whole",) if save is not None and save.fault is None else ()),
                *(("finished",) if finished else ()),
                *(("sought",) if self._sought else ()),
            }
        )

    def _read(self) -> None:
        """Read the newest files now, and the others bit by bit."""
        self._files = listing.files_in(self.program.folder)
        self._saves = {}
        self._unread = list(self._files)
        self._read_some(FIRST)
        self._show()
        if self._unread:
            self.call_after_refresh(self.set_timer, PAUSE, self._read_on)

    def _read_some(self, most: int) -> None:
        for file in self._unread[:most]:
            if entry := listing.entry_of(file):
                if self._saves.get(file.where) is not entry:
                    self._items.pop(file.where, None)
                self._saves[file.where] = entry
                self._item(file.where)
        self._unread = self._unread[most:]

    def _read_on(self) -> None:
        if not self.is_attached or not self._unread:
            return
        self._read_some(AT_ONCE)
        if self._unread:
            self.set_timer(PAUSE, self._read_on)
        else:
            self._show()

    def _show(self) -> None:
        text = self.text
        choices = self.query_one(Choices)
        here = choices.item.id if choices.item else ""
        found = [
            (where, save) for where, save in self._saves.items() if not self._sought or self._matches(save)
        ]
        found.sort(key=lambda each: (each[1].saved, each[1].name), reverse=True)
        going = [where for where, save in found if save.fault is None and not save.finished]
        others = [where for where, save in found if save.fault is not None or save.finished]
        items = [self._item(where) for where in (*going, *others)]
        if going and others:
            items[len(going)] = replace(items[len(going)], gap=True)
        places = [item.id for item in items]
        choices.show(tuple(items), at=places.index(here) if here in places else 0)
        count = text("saved.count", n=len(self._files))
        self.query_one(Heading).set(
            (text("saved.title"), *((text("saved.sought", words=self._sought),) if self._sought else ())),
            count,
        )
        self._explain()

    def _matches(self, save: SaveEntry) -> bool:
        """Is every word that is sought somewhere in what the list says of the save?"""
        said = " ".join(
            (save.name, save.deal, *save.players, *(details(self.text, save) if not save.fault else ()))
        )
        return all(folded(word) in folded(said) for word in self._sought.split())

    def _item(self, where: str) -> Item:
        """The line of a save, made once."""
        if (item := self._items.get(where)) is None:
            save = self._saves[where]
            broken = self.text("saved.broken")
            detail = broken if save.fault is not None else self._shown(save)
            self._items[where] = item = Item(where, save.name, detail, literal=True)
        return item

    def _shown(self, save: SaveEntry) -> str:
        state, game, moment = details(self.text, save)[:3]
        # Where there is room for two of them, the game goes: most names tell it, and so do the words below.
        return " · ".join((state, moment) if self.app.size.width < ROOMY else (state, game, moment))

    @on(Choices.Moved)
    def _explain(self) -> None:
        save, text = self._save(), self.text
        self.refresh_keys()
        tell = self.query_one(Tell)
        if save is None:
            tell.say(text("saved.none_found" if self._files else "saved.none"), palette.FAINT)
        elif save.fault is not None:
            tell.say(told(text, save.fault.message))
        else:
            tell.say(
                " · ".join((*details(self.text, save), text("replay.deal", code=save.deal))), palette.FAINT
            )
            self.call_later(self._explain_rules, save)

    def _explain_rules(self, save: SaveEntry) -> None:
        """Add the house rules to the words, once the list is there: they need the game to be loaded."""
        if self._save() is save and self.is_attached and (kept := rules(self.text, save)):
            words = (*details(self.text, save), self.text("replay.deal", code=save.deal), kept)
            self.query_one(Tell).say(" · ".join(words), palette.FAINT)

    def _save(self) -> SaveEntry | None:
        item = self.query_one(Choices).item if self.query(Choices) else None
        return None if item is None else self._saves.get(item.id)

    def action_open(self) -> None:
        """Go on with the save under the cursor."""
        if (save := self._save()) is not None:
            self.program.resume(save.path)

    @on(Choices.Picked)
    def _picked(self) -> None:
        self.action_open()

    def action_replay(self) -> None:
        """Play the save under the cursor again."""
        if (save := self._save()) is not None and (wrong := self.program.replay(save.path)):
            self.query_one(Tell).say(wrong)

    def action_search(self) -> None:
        """Show what has these words alone; nothing typed shows all."""

        def sought(typed: str | None) -> None:
            if typed is not None:
                self._sought = " ".join(typed.split())
                self._show()

        self.program.push_screen(Ask(self.text("saved.search"), self._sought, check=lambda _: None), sought)

    def action_tidy(self) -> None:
        """Delete the finished games, after a question. What they reached stays in the statistics."""
        finished = [save for save in self._saves.values() if save.finished and self._matches(save)]
        if not finished:
            return

        def answered(answer: str | None) -> None:
            if answer == "yes":
                gone = sum(self._tidied(save) for save in finished)
                self._read()
                self.query_one(Tell).say(self.text("saved.tidied", n=gone), palette.FAINT)

        answers = (Item("no", self.text("dialog.no")), Item("yes", self.text("dialog.yes")))
        self.program.push_screen(Pick(self.text("saved.tidy", n=len(finished)), answers), answered)

    def _tidied(self, save: SaveEntry) -> bool:
        """Delete a finished save whose record is kept; whether it is gone."""
        from kortspel.store.records import Records

        with Records(self.program.folder) as records, suppress(OSError, SaveFault):
            if records.keep(save.path):
                listing.delete(save.path)
                return True
        return False

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
