"""The program as a Textual app: theme, language, signals, and the way to each screen.

Only the menu is imported at the start; every other screen, and with it pydantic and the games, is imported when
it is first opened.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from kortspel.actions import EVERYWHERE
from kortspel.assets import stylesheet
from kortspel.options import Options
from kortspel.screens.base import LEAST_SIZE, AnyScreen, KortspelScreen, bindings
from kortspel.screens.menu import MenuScreen
from kortspel.store.settings import Settings
from kortspel.text import LANGUAGES, Language, Text, system_language
from kortspel.widgets import palette
from kortspel.widgets.faces import Look

if TYPE_CHECKING:
    from kortspel.games.base import Setup
    from kortspel.session import Session


class KortspelApp(App[int]):
    """The whole program on the screen."""

    CSS_PATH = stylesheet()
    TITLE = "kortspel"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = bindings(EVERYWHERE)

    def __init__(self, options: Options) -> None:
        super().__init__(ansi_color=False)
        self.options = options
        self.settings = Settings.load(options.settings_path)
        language = options.language or self.settings.language or system_language()
        self.text = Text(language)
        self.look = Look(self.text, options.ascii, self.settings.four_colours)
        self._too_small: AnyScreen | None = None
        self.register_theme(palette.theme())
        self.theme = "kortspel"

    @property
    def folder(self) -> Path:
        """Where the saves lie."""
        return self.options.folder

    def get_default_screen(self) -> Screen[Any]:
        """The menu is under everything."""
        return MenuScreen()

    def on_mount(self) -> None:
        """Handle the signals, and open what the command line asked for."""
        if self.options.ascii:
            self.add_class("ascii")
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name) and sys.platform != "win32":
                import asyncio

                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self._leave_on, name)
        # Without a new layout the screen stays blank after Ctrl+Z and fg.
        self.app_resume_signal.subscribe(self, self._back_from_shell)
        if (notice := self.settings.notice) is not None:
            self.call_after_refresh(self.say, self.text(notice.id, **notice.values))
        if self.options.resume is not None:
            self.call_after_refresh(self.resume, self.options.resume)
        elif self.options.deal is not None:
            self.call_after_refresh(self.set_up, "patience")

    def _leave_on(self, name: str) -> None:
        self._let_go()
        self.exit(128 + getattr(signal, name))

    def _let_go(self) -> None:
        # Every move is saved when it is made; what the disk refused is tried once more, and the lock goes.
        for screen in self.screen_stack:
            if isinstance(screen, KortspelScreen):
                screen.let_go()

    # -- language and look

    def use_language(self, language: Language) -> None:
        """Show everything in this language from now on, and remember it."""
        self.text = Text(language)
        self.settings.change(language=language)
        self._relook()

    def use_four_colours(self, on: bool) -> None:
        """Show the suits in four colours, or in two."""
        self.settings.change(four_colours=on)
        self._relook()

    def _relook(self) -> None:
        self.look = Look(self.text, self.options.ascii, self.settings.four_colours)
        for screen in self.screen_stack:
            if isinstance(screen, KortspelScreen):
                screen.relabel()

    def action_language(self) -> None:
        """The next of the three languages."""
        if not (isinstance(self.screen, KortspelScreen) and self.screen.ONE_LANGUAGE):
            place = LANGUAGES.index(self.text.language)
            self.use_language(LANGUAGES[(place + 1) % len(LANGUAGES)])

    # -- the way to each screen

    def set_up(self, game_id: str) -> None:
        """Open the set-up of a game."""
        from importlib import import_module

        screen = import_module(f"kortspel.screens.{game_id}.set_up").SetUpScreen
        self.push_screen(screen(deal=self.options.deal if game_id == "patience" else None))

    def begin(self, game_id: str, setup: Setup) -> None:
        """Start a new game."""
        from kortspel.session import Session

        self.play(Session.new(game_id, setup, self.folder))

    def play(self, session: Session) -> None:
        """Open the screen of the session's game, on top of the menu."""
        from importlib import import_module

        screen = import_module(f"kortspel.screens.{session.game.id}.game").GameScreen
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen(session))

    def resume(self, path: Path) -> None:
        """Go on with a saved game, or say in words why that cannot be done."""
        from kortspel.session import Session
        from kortspel.store.faults import SaveFault
        from kortspel.text.telling import told

        try:
            session = Session.resume(path)
        except SaveFault as fault:
            self.say(told(self.text, fault.message))
        else:
            self.play(session)

    def visit(self, place: str) -> None:
        """Open the saved games, the statistics or the settings."""
        from importlib import import_module

        self.push_screen(import_module(f"kortspel.screens.{place}").SCREEN())

    def say(self, sentence: str) -> None:
        """Show a sentence in a dialog with one way out."""
        from kortspel.screens.dialogs import Notice

        self.push_screen(Notice(sentence))

    def action_rules(self) -> None:
        """Open the rule book at the place one is."""
        from kortspel.screens.rules import RulesScreen

        screen = self.screen
        if isinstance(screen, KortspelScreen) and not screen.BARE and not isinstance(screen, RulesScreen):
            self.push_screen(RulesScreen(*screen.topic()))

    def action_help(self) -> None:
        """Show every key of this screen."""
        from kortspel.screens.dialogs import KeysHelp

        screen = self.screen
        if isinstance(screen, KortspelScreen) and not screen.BARE and not isinstance(screen, KeysHelp):
            self.push_screen(KeysHelp(screen.shown_actions))

    def action_leave(self) -> None:
        """Give the terminal back. The game is saved as it is."""
        self._let_go()
        self.exit(0)

    def action_suspend(self) -> None:
        """Go to the shell."""
        self.action_suspend_process()

    def _back_from_shell(self, app: App[Any]) -> None:
        self.screen.refresh(layout=True)

    def action_commands(self) -> None:
        """Choose from all that can be asked for on this screen."""
        from kortspel.screens.commands import Commands

        screen = self.screen
        if not isinstance(screen, KortspelScreen) or screen.BARE or isinstance(screen, Commands):
            return

        actions = screen.shown_actions()

        def chosen(place: int | None) -> None:
            if place is not None:
                self.run_worker(screen.do(actions[place]))

        self.push_screen(Commands(actions), chosen)

    def on_resize(self, event: events.Resize) -> None:
        """Cover everything with a word about the size while the terminal is under the floor."""
        small = event.size.width < LEAST_SIZE[0] or event.size.height < LEAST_SIZE[1]
        covered = self._too_small is not None
        if small and not covered:
            from kortspel.screens.too_small import TooSmallScreen

            self._too_small = TooSmallScreen()
            self.push_screen(self._too_small)
        elif covered and not small and self.screen is self._too_small:
            self._too_small = None
            self.pop_screen()
