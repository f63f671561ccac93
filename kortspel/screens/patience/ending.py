"""The end of a game of patience: the count beside the grid, the ways on from it, the review."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kortspel.cards import index_of, new_code
from kortspel.games.patience.state import PatienceState
from kortspel.games.patience.view import PatienceView
from kortspel.screens.patience.adviser import Adviser
from kortspel.screens.patience.coach import medal_of
from kortspel.screens.patience.picture import Past
from kortspel.screens.play import PlayScreen
from kortspel.session import Session
from kortspel.store.records import Records

if TYPE_CHECKING:
    from kortspel.coach.review import Review
    from kortspel.games.patience.challenge import Challenge


class Ending(PlayScreen):
    """A game of patience that comes to an end."""

    adviser: Adviser
    past: Past
    looking_at: int = 0
    """The seat whose grid is played in, or shown at the end."""
    visiting: int | None = None
    """The seat whose grid is looked at instead, of those that may be seen; until something is done."""
    played_here = False
    """Has a move been made since the game was opened?"""

    _compared = False
    """Has the friend's game been shown beside the one that has just ended?"""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._reviews: dict[int, Review] = {}
        """The reviews that there are, by seat."""

    @property
    def view(self) -> PatienceView:
        """What the one at the screen may know."""
        raise NotImplementedError

    def action_undo(self) -> None:
        """Take the last step back."""
        raise NotImplementedError

    def finished(self) -> None:
        """The count, and what to do next."""
        from kortspel.screens.patience.result import Ended, ResultScreen

        def answered(answer: str | None) -> None:
            match answer:
                case "undo":
                    self.action_undo()
                case "again" | "same":
                    setup = self.session.setup
                    self.session.close()
                    again = setup if answer == "same" else setup.changed(deal=new_code())
                    self.program.begin(self.session.game.id, again)
                case "menu":
                    self.action_menu()
                case "review":
                    self._review()
                case "replay":
                    self._replay()
                case "share" | "compare":
                    self._show_others(answer)

        if self.played_here and not self._compared and self.rival() is not None:
            self._compared = True
            self._show_others("compare")
            return
        view = self.view
        # Only who has just made the last step takes it back.
        can_undo = self.played_here and any(choice.kind == "undo" for choice in view.choices)
        self._see(self._first_seen(view))
        result = ResultScreen(
            Ended(view, self.past, can_undo, self.rival() is not None), self.looking_at, self._see
        )
        self.program.push_screen(result.by_itself(), answered)

    def rival(self) -> Challenge | None:
        """The challenge that this game takes up."""
        from kortspel.games.patience.challenge import BadChallenge, read_challenge

        with Records(self.session.path.parent) as records, suppress(BadChallenge):
            return read_challenge(records.challenge(self.session.id))
        return None

    def _replay(self) -> None:
        """Go through the moves, then back to the count."""
        from kortspel.screens.replay import ReplayScreen

        screen = ReplayScreen(self.session.loaded, self.session.path)
        self.program.push_screen(screen, lambda _: self.finished())

    def _show_others(self, what: str) -> None:
        """The lines to paste, or the friend's game beside one's own; then back to the count."""
        from datetime import date

        from kortspel.figures.share import comparison, own_challenge, share_lines, verdict
        from kortspel.screens.sharing import CompareScreen, ShareScreen

        own, rival, grid = own_challenge(self.view), self.rival(), self.view.grids[0]
        dialog: ShareScreen | CompareScreen | None = None
        if what == "share" and own is not None:
            own = own.changed(deal=self.session.setup.deal)
            dialog = ShareScreen(share_lines(self.text, own, medal_of(self.view, 0), date.today()), own)
        elif rival is not None and grid is not None and len(rival.hands) == len(grid.lines):
            words = verdict(self.text, grid.score, rival)
            dialog = CompareScreen(words, comparison(self.text, grid.lines, rival))
        if dialog is None:
            self.finished()
        else:
            self.program.push_screen(dialog, lambda _: self.finished())

    def _see(self, seat: int) -> None:
        self.looking_at, self.visiting = seat, None
        self.draw()

    def _first_seen(self, view: PatienceView) -> int:
        """The grid with which the end opens: the only person's own, else the winner's."""
        people = self.session.people
        if len(people) == 1:
            return people[0]
        winners = view.outcome.winners if view.outcome is not None else None
        return winners[0] if winners else self.looking_at

    def _review(self) -> None:
        """Go through the game with the coach, then back to the count."""
        from kortspel.coach.position import rules_of
        from kortspel.coach.review import Played
        from kortspel.screens.patience.review import ReviewScreen

        state, seat, options = self.session.state, self.looking_at, self.view.options
        assert isinstance(state, PatienceState)
        grid = state.grids[seat]
        played = Played(
            rules_of(options),
            tuple(index_of(card) for card in state.deck(seat)[: len(grid.places)]),
            grid.places,
            joker_after=options.joker == "after",
            joker_cell=grid.joker,
            rearranged=options.rearranging,
        )

        def closed(review: Review | None) -> None:
            if review is not None:
                self._reviews[seat] = review
                with suppress(OSError), Records(self.session.path.parent) as records:
                    records.add_review(
                        self.session.id, seat, at=datetime.now(UTC), skill=review.skill, luck=review.luck
                    )
            self.finished()

        screen = ReviewScreen(played, self.adviser.thinker, self._reviews.get(seat))
        self.program.push_screen(screen, closed)
