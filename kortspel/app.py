"""The program as a Textual app: theme, language, signals, and the way to each screen.

Only the menu is imported at the start; every other screen, and with it pydantic and the games, is imported when
it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import events
from textual.binding import BindingType
from textual.filter import LineFilter
from textual.geometry import Size
from textual.screen import Screen

from kortspel import failure
from kortspel.actions import EVERYWHERE
from kortspel.assets import packed_styles, stylesheet
from kortspel.options import Options
from kortspel.screens.base import LEAST_SIZE, AnyScreen, KortspelScreen, bindings
from kortspel.screens.guard import LEAVE, Guard
from kortspel.screens.menu import MenuScreen
from kortspel.store.faults import harmless
from kortspel.store.settings import Settings
from kortspel.terminal_app import TerminalApp
from kortspel.text import Language, Text, language_of, languages, system_language
from kortspel.text.signs import Signs, SpelledText
from kortspel.widgets import themes
from kortspel.widgets.faces import Look
from kortspel.widgets.filters import Letters, no_colours
from kortspel.widgets.palette import Depth

if TYPE_CHECKING:
    from kortspel.games.base import Setup
    from kortspel.games.patience.challenge import Challenge
    from kortspel.screens.program import Program
    from kortspel.session import Session

_DEPTHS: Final[dict[str, Depth]] = {"standard": "16", "windows": "16", "256": "256"}
"""Rich's names for what a terminal of few colours shows."""


class KortspelApp(TerminalApp):
    """The whole program on the screen."""

    CSS_PATH = stylesheet() if not packed_styles() else None
    CSS = packed_styles()
    TITLE = "kortspel"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = bindings(EVERYWHERE)

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.settings = Settings.load(options.settings_path)
        language = options.language or language_of(self.settings.language or "") or system_language()
        self.signs = Signs(
            "ascii" if options.ascii and "utf" in options.encoding.lower() else options.encoding
        )
        self.text = self._text(language)
        self.guard = Guard()
        self._ended: list[Session] = []
        """The games that were being played when the program ended."""
        self.look = self._new_look()

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
        if (notice := self.settings.notice) is not None:
            self.call_after_refresh(self.say, self.text(notice.id, **notice.values))
        if self.options.resume is not None:
            self._open_soon(self.resume, self.options.resume)
        elif self.options.deal is not None:
            self._open_soon(self.set_up, "patience")
        elif self.options.first == "daily":
            self._open_soon(self.visit, "daily")
        elif self.options.first:
            self._open_soon(self.deal_again, self.options.first)

    def _open_soon(self, opening: Callable[[Any], None], what: object) -> None:
        """Open this once the menu is there. What is typed meanwhile is meant for it."""

        def open_it() -> None:
            try:
                opening(what)
            finally:
                self.inputs.held = False

        self.inputs.held = True
        self.call_after_refresh(open_it)

    # -- ending, and going to the shell

    def let_go(self) -> None:
        """Every move is saved when it is made; what the disk refused is tried once more, and the locks go."""
        for screen in self._stack():
            session = screen.open_session
            screen.let_go()
            if session is not None and session not in self._ended:
                self._ended.append(session)

    def put_away(self) -> None:
        """Whoever comes back from the shell may be another: no hand lies open."""
        for screen in self._stack():
            screen.put_away()

    def _stack(self) -> list[AnyScreen]:
        return [screen for screen in self.screen_stack if isinstance(screen, KortspelScreen)]

    def last_words(self) -> list[str]:
        """Sentences for the terminal once it has its own screen again: what failed, and where the game is."""
        sentences = []
        if self.failure is not None:
            path = failure.report(self.failure, self.folder)
            sentences += failure.words(self.text, self.failure, path)
        for session in self._ended:
            if session.unsaved and not session.lost:
                rescued = session.rescue()
                lost = self.text("ending.lost", name=session.name)
                sentences.append(self.text("ending.rescued", path=rescued) if rescued else lost)
            elif self.failure is not None:
                sentences.append(self.text("ending.saved", name=session.name))
        return sentences

    # -- keys and clicks

    def meant(self, event: events.Event) -> bool:
        """Take out what nobody meant."""
        screen = self.screen_stack[-1] if self.screen_stack else None
        silent_since = screen.silent_since if isinstance(screen, KortspelScreen) else None
        if isinstance(event, (events.Key, events.MouseDown)) and isinstance(screen, KortspelScreen):
            screen.hurry()
        match event:
            case events.AppFocus():
                self.guard.focused(event)
            case events.Key():
                if not self.guard.key(event, silent_since):
                    return False
                if event.key not in LEAVE and isinstance(screen, KortspelScreen):
                    screen.silent_since = None
            case events.MouseDown():
                if not self.guard.press(event, silent_since):
                    self._mouse_down_widget = None
                    return False
                if isinstance(screen, KortspelScreen):
                    screen.silent_since = None
            case events.MouseUp() if not self.guard.release(event):
                # No click comes of it; whoever holds the mouse, such as a scroll bar, is told all the same.
                self._mouse_down_widget = None
        return True

    # -- language and look

    @property
    def depth(self) -> Depth:
        """How many colours the terminal shows."""
        if self.no_color:
            return "none"
        return _DEPTHS.get(self.console.color_system or "", "true")

    def _text(self, language: Language) -> Text:
        return Text(language) if self.signs.all else SpelledText(language, self.signs)

    def _new_look(self) -> Look:
        inks = themes.palette(
            self.settings.theme or themes.OWN[0], self.depth, four_colours=self.settings.four_colours
        )
        theme = themes.textual_theme(inks)
        self.register_theme(theme)
        self.theme = theme.name
        self.set_class(self.depth != "true" or inks.name == "terminal", "few")
        return Look(self.text, self.options.ascii, inks, self.signs)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What takes out of all widgets but the drawn ones what the terminal cannot show."""
        filters = no_colours(super().get_line_filters()) if self.no_color else super().get_line_filters()
        return filters if self.signs.all else [*filters, Letters(self.signs)]

    def use_theme(self, name: str) -> None:
        """Show everything in the colours of this theme (one of ``themes.names()``) from now on, and remember it."""
        self.settings.change(theme=name)
        self._relook()

    def use_language(self, language: Language) -> None:
        """Show everything in this language from now on, and remember it."""
        self.text = self._text(language)
        self.settings.change(language=language)
        self._relook()

    def use_four_colours(self, on: bool) -> None:
        """Show the suits in four colours, or in two."""
        self.settings.change(four_colours=on)
        self._relook()

    def _relook(self) -> None:
        self.look = self._new_look()
        for screen in self.screen_stack:
            if isinstance(screen, KortspelScreen):
                screen.relabel()

    def action_language(self) -> None:
        """The next language."""
        if not (isinstance(self.screen, KortspelScreen) and self.screen.ONE_LANGUAGE):
            spoken = languages()
            self.use_language(spoken[(spoken.index(self.text.language) + 1) % len(spoken)])

    # -- the way to each screen

    def set_up(self, game_id: str) -> None:
        """Open the set-up of a game."""
        from importlib import import_module

        screen = import_module(f"kortspel.screens.{game_id}.set_up").SetUpScreen
        self.push_screen(screen(deal=self.options.deal if game_id == "patience" else None))

    def begin(self, game_id: str, setup: Setup, challenge: Challenge | None = None) -> None:
        """Start a new game, which may take up a friend's challenge."""
        from kortspel.session import Session
        from kortspel.store.records import Records

        if "known" in type(setup).model_fields:
            people = [player.name for player in setup.players if player.human]
            with Records(self.folder) as records:
                known = any(records.known(name, setup.deal, game_id) for name in people)
            setup = setup.changed(known=known)
        session = Session.new(game_id, setup, self.folder, title=self.text.game(game_id))
        if challenge is not None:
            from kortspel.games.patience.challenge import challenge_line

            with suppress(OSError), Records(self.folder) as records:
                records.challenged(session.id, challenge_line(challenge))
        self.play(session)

    def deal_again(self, game_id: str) -> None:
        """A new game with the choices of the last one; where there are none, or they will not do, the set-up."""
        from kortspel.screens.quick import setup_like_last

        setup = setup_like_last(game_id, self.settings)
        if setup is None:
            self.set_up(game_id)
        else:
            self.begin(game_id, setup)

    def play(self, session: Session) -> None:
        """Open the screen of the session's game, on top of the menu."""
        from importlib import import_module

        screen = import_module(f"kortspel.screens.{session.game.id}.game").GameScreen
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen(session))

    def resume(self, path: Path) -> None:
        """Go on with a saved game, or say in words why that cannot be done."""
        from kortspel.screens.opening import LONG, OpeningScreen
        from kortspel.session import Session
        from kortspel.store.faults import SaveFault
        from kortspel.text.telling import told

        with suppress(OSError):
            if path.stat().st_size > LONG:
                self.push_screen(OpeningScreen(path), partial(self._opened, path))
                return
        try:
            session = Session.resume(path)
        except SaveFault as fault:
            self._cannot_resume(path, told(self.text, fault.message))
        else:
            self.play(session)

    def _cannot_resume(self, path: Path, why: str) -> None:
        """Say which game does not open and why, and offer the next one that was played before it."""
        from kortspel.screens.dialogs import Pick
        from kortspel.store.listing import list_saves
        from kortspel.widgets.choices import Item

        sentence = self.text("saved.fault", name=harmless(path.stem), why=why)
        others = [each for each in list_saves(self.folder) if each.path != path]
        going = next((each for each in others if each.fault is None and not each.finished), None)
        if going is None:
            self.say(sentence)
            return

        def answered(answer: str | None) -> None:
            if answer == "other":
                self.resume(going.path)

        name = self.text("saved.instead", name=going.name)
        answers = (Item("other", name, literal=True), Item("back", self.text("dialog.ok")))
        self.push_screen(Pick(sentence, answers), answered)

    def _opened(self, path: Path, opened: Session | str | None) -> None:
        if isinstance(opened, str):
            self._cannot_resume(path, opened)
        elif opened is not None:
            self.play(opened)

    def replay(self, path: Path) -> str:
        """Play a saved game again on a screen of its own; why that cannot be done in words, empty when it can."""
        from kortspel.screens.replay import ReplayScreen
        from kortspel.store.faults import SaveFault
        from kortspel.store.load import load
        from kortspel.text.telling import told

        try:
            loaded = load(path)
        except SaveFault as fault:
            return told(self.text, fault.message)
        self.push_screen(ReplayScreen(loaded, path))
        return ""

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
        unsaved = [screen.open_session for screen in self._stack()]
        for session in unsaved:
            if session is not None and session.unsaved and not session.lost:
                from kortspel.screens.leaving import leave

                leave(self, session, self.action_leave)
                return
        self.let_go()
        self.exit(0)

    def action_suspend(self) -> None:
        """Go to the shell; where there is none to wake the program again, say so."""
        if not self.to_the_shell():
            self.say(self.text("dialog.no_shell"))

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
        """The floor may have come or gone."""
        self.fit(event.size)

    def fit(self, size: Size) -> None:
        """Cover everything with a word about the size while the terminal is under the floor, and only then."""
        small = size.width < LEAST_SIZE[0] or size.height < LEAST_SIZE[1]
        covered = isinstance(self.screen, KortspelScreen) and self.screen.BARE
        if small and not covered:
            from kortspel.screens.too_small import TooSmallScreen

            super().push_screen(TooSmallScreen())
        elif covered and not small:
            self.pop_screen()

    def push_screen(self, *arguments: Any, **options: Any) -> Any:
        """Open a screen; below the word about the size, where that is there."""
        if self.screen_stack and isinstance(self.screen, KortspelScreen) and self.screen.BARE:
            self.pop_screen()
        # Once it is on top, the new screen asks whether it fits.
        return super().push_screen(*arguments, **options)


if TYPE_CHECKING:
    # The app is all that its screens take it for.
    _PROGRAM: type[Program] = KortspelApp
