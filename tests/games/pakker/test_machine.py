"""Random evenings with two to eight players and random rules: what is true at every moment."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kortspel.cards import DECK
from kortspel.games.base import IllegalMove, Move
from kortspel.games.pakker import GAME, PakkerState
from kortspel.games.pakker.records import CHIPS_MADE
from kortspel.games.pakker.state import HANDS_OUT
from tests.games.pakker.fixtures import random_setup, with_hidden_shuffled

SEEDS = st.integers(0, 2**32)
RARE = ("end_evening", "buy", "buy_from", "report_misdeal", "report_looked", "report_seen")
ODD = (-5, 0, 10**12)


class PakkerMachine(RuleBasedStateMachine):
    """One evening; the rules play it, save it and try what is not allowed."""

    state: PakkerState
    moves: list[Move]

    @initialize(seed=SEEDS)
    def sit_down(self, seed: int) -> None:
        self.setup = random_setup(random.Random(seed))
        self.state = GAME.new(self.setup)
        self.moves = []

    def going_on(self) -> bool:
        return GAME.to_move(self.state) is not None

    def play(self, rng: random.Random) -> None:
        """Any legal move, what is rarely done at a table rarely."""
        choices = GAME.legal(self.state)
        common = [choice for choice in choices if choice.kind not in RARE]
        if common and rng.random() < 0.9:
            choices = tuple(common)
        move = GAME.move(**rng.choice(choices).sample(rng))
        self.state = GAME.apply(self.state, move)
        self.moves.append(move)

    @precondition(going_on)
    @rule(seed=SEEDS)
    def one_move(self, seed: int) -> None:
        self.play(random.Random(seed))

    @precondition(going_on)
    @rule(seed=SEEDS, moves=st.integers(5, 60))
    def many_moves(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        for _ in range(moves):
            if self.going_on():
                self.play(rng)
                self.the_chips_add_up()
                self.each_card_lies_in_one_place()

    @rule()
    def save_and_load(self) -> None:
        self.state = GAME.state.model_validate_json(self.state.model_dump_json())

    @rule()
    def replay(self) -> None:
        again = GAME.new(self.setup)
        for move in self.moves:
            again = GAME.apply(again, move)  # type: ignore[arg-type]
        assert again == self.state

    @precondition(going_on)
    @rule(seed=SEEDS)
    def try_odd_amounts(self, seed: int) -> None:
        rng = random.Random(seed)
        choice = rng.choice(GAME.legal(self.state))
        fields = choice.sample(rng)
        for name in ("amount", "better", "at", "until", "pots", "place"):
            for odd in ODD if name in fields else ():
                move = GAME.move(**{**fields, name: odd})
                if choice.allows(move):
                    continue
                refusal = GAME.why_not(self.state, move)
                assert refusal is not None
                assert refusal.clause.startswith("PA-")
                with pytest.raises(IllegalMove):
                    GAME.apply(self.state, move)

    @rule(seed=SEEDS)
    def nobody_sees_what_is_hidden(self, seed: int) -> None:
        rng = random.Random(seed)
        for seat in (None, *range(len(self.setup.players))):
            other = with_hidden_shuffled(self.state, seat, rng)
            assert GAME.view(other, seat) == GAME.view(self.state, seat)

    @invariant()
    def the_chips_add_up(self) -> None:
        state = self.state
        assert min(state.bank.chips) >= 0
        assert sum(state.bank.chips) + state.pot.chips + state.bank.left == CHIPS_MADE
        view = GAME.view(state, None)
        assert sum(seat.chips for seat in view.seats) + view.pot.chips + view.bank == CHIPS_MADE

    @invariant()
    def each_card_lies_in_one_place(self) -> None:
        state = self.state
        hands = [card for hand in state.deal.hands for card in hand]
        cards = Counter([*hands, *state.deal.stock, *state.deal.thrown, *state.deal.aside])
        assert cards == (Counter(DECK) if state.phase in HANDS_OUT else Counter())

    @invariant()
    def somebody_may_move_until_the_evening_is_over(self) -> None:
        assert bool(GAME.legal(self.state)) == self.going_on()
        assert (GAME.outcome(self.state) is None) == self.going_on()


TestPakker = PakkerMachine.TestCase
TestPakker.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestPakker.pytestmark = [pytest.mark.rule("PA-1", "PA-81")]  # type: ignore[attr-defined]
