"""Any game, with any options, played at random: what must hold after every move."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kortspel.cards import DECK, JOKER
from kortspel.games.patience import GAME, PatienceMove, PatienceState
from kortspel.games.patience.grid import CELLS, lines
from kortspel.games.patience.score import line_score, points_table
from tests.games.patience.fixtures import random_setup, with_hidden_shuffled
from tests.games.patience.test_laying import EVERY_MOVE


class AnyGame(RuleBasedStateMachine):
    """Plays legal moves and now and then tries every move there is."""

    state: PatienceState
    moves: list[PatienceMove]

    @initialize(seed=st.integers(0, 10**6))
    def begin(self, seed: int) -> None:
        self.state = GAME.new(random_setup(random.Random(seed)))
        self.moves = []

    @property
    def over(self) -> bool:
        return GAME.to_move(self.state) is None

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def move_ahead(self, data: st.DataObject) -> None:
        ahead = [choice for choice in GAME.legal(self.state) if choice.kind not in ("undo", "hint")]
        self.make(data.draw(st.sampled_from(ahead)), data.draw(st.integers(0, 10**6)))

    @precondition(lambda self: not self.over)
    @rule(seed=st.integers(0, 10**6))
    def lay_several(self, seed: int) -> None:
        for step in range(8):
            if not self.over:
                self.make(GAME.legal(self.state)[0], seed + step)

    @precondition(lambda self: not self.over)
    @rule(seed=st.integers(0, 10**6))
    def move_at_random(self, seed: int) -> None:
        self.make(random.Random(seed).choice(GAME.legal(self.state)), seed)

    @rule()
    def only_what_is_offered_is_allowed(self) -> None:
        offered = GAME.legal(self.state)
        for move in EVERY_MOVE:
            refusal = GAME.why_not(self.state, move)
            assert (refusal is None) == any(choice.allows(move) for choice in offered)
            assert refusal is None or refusal.clause.startswith("PP-")

    @rule(seed=st.integers(0, 10**6))
    def no_view_tells_what_is_hidden(self, seed: int) -> None:
        for seat in (None, *range(len(self.state.grids))):
            other = with_hidden_shuffled(self.state, seat, random.Random(seed))
            assert GAME.view(other, seat) == GAME.view(self.state, seat)

    @invariant()
    def every_card_lies_in_one_place(self) -> None:
        setup = self.state.setup
        cards = sorted(card for deck in self.state.decks for card in deck if card != JOKER)
        assert cards == sorted(DECK)
        for seat, grid in enumerate(self.state.grids):
            lying = [card for card in self.state.cells(seat) if card]
            assert len(lying) == len(set(lying)) == len(grid.places)
            assert lying.count(JOKER) <= (setup.joker != "none")
            turned = set(self.state.deck(seat)[: len(grid.places)])
            assert set(lying) - {JOKER} <= turned

    @invariant()
    def the_score_is_that_of_the_complete_lines(self) -> None:
        setup = self.state.setup
        points = points_table(setup)
        for seat, grid in enumerate(GAME.view(self.state, 0).grids):
            if grid is None:
                continue
            cells = self.state.cells(seat)
            hands = [[cells[cell] for cell in line] for line in lines(diagonals=setup.diagonals).values()]
            assert grid.cells == cells
            complete: list[Any] = [hand for hand in hands if None not in hand]
            total: int = sum(line_score(hand, points) for hand in complete)
            assert grid.score == total
            assert len(grid.lines) == (12 if setup.diagonals else 10)

    @invariant()
    def the_game_goes_on_until_all_is_decided(self) -> None:
        stages = {grid.stage for grid in self.state.grids}
        assert self.over == (stages == {"finished"}) == (GAME.outcome(self.state) is not None)
        if self.over:
            assert all(sorted(grid.places) == list(CELLS) for grid in self.state.grids)

    def teardown(self) -> None:
        if not hasattr(self, "moves"):
            return
        again = GAME.new(self.state.setup)
        for move in self.moves:
            again = GAME.apply(again, GAME.moves.validate_json(move.model_dump_json()))
        assert again == self.state == GAME.state.model_validate_json(self.state.model_dump_json())

    def make(self, choice: Any, seed: int) -> None:
        move = GAME.move(**choice.sample(random.Random(seed)))
        before, mover = self.state, GAME.to_move(self.state)
        self.state = GAME.apply(before, move)
        self.moves.append(move)
        swap = before.grids[0].stage == "arranging"
        changed = [seat for seat, grid in enumerate(self.state.grids) if grid != before.grids[seat]]
        assert changed in ([], [0 if mover is None else mover])
        assert self.state.practice == (before.practice or (move.kind == "undo" and not swap))
        assert self.state.decks == before.decks


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
