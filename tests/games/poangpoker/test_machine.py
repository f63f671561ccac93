"""Random games with random rules: what is true at every moment."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kortspel.cards import DECK
from kortspel.games.base import IllegalMove, Move
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import Exchange, Play
from kortspel.ranking import rank_hand
from tests.games.poangpoker.fixtures import random_setup, with_hidden_shuffled

SEEDS = st.integers(0, 2**32)


class PoangpokerMachine(RuleBasedStateMachine):
    """One game; the rules play it, save it and try what is not allowed."""

    state: PoangpokerState
    moves: list[Move]

    @initialize(seed=SEEDS)
    def deal(self, seed: int) -> None:
        self.setup = random_setup(random.Random(seed))
        self.state = GAME.new(self.setup)
        self.moves = []

    def going_on(self) -> bool:
        return GAME.to_move(self.state) is not None

    def play(self, rng: random.Random) -> None:
        choices = [choice for choice in GAME.legal(self.state) if choice.kind != "stop" or rng.random() < 0.1]
        move = GAME.move(**rng.choice(choices).sample(rng))
        self.state = GAME.apply(self.state, move)
        self.moves.append(move)

    @precondition(going_on)
    @rule(seed=SEEDS)
    def one_move(self, seed: int) -> None:
        self.play(random.Random(seed))

    @precondition(going_on)
    @rule(seed=SEEDS, moves=st.integers(5, 40))
    def many_moves(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        for _ in range(moves):
            if self.going_on():
                self.play(rng)
                self.the_points_add_up()

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
    @rule(card=st.sampled_from(DECK), card_away=st.sampled_from(DECK))
    def try_any_card(self, card: str, card_away: str) -> None:
        for move in (Play(card=card), Exchange(cards=(card_away,))):  # type: ignore[arg-type]
            allowed = any(choice.allows(move) for choice in GAME.legal(self.state))
            assert (GAME.why_not(self.state, move) is None) is allowed
            if not allowed:
                with pytest.raises(IllegalMove):
                    GAME.apply(self.state, move)

    @precondition(going_on)
    @rule(seed=SEEDS)
    def no_view_tells_what_is_hidden(self, seed: int) -> None:
        rng = random.Random(seed)
        for seat in (None, *range(self.state.seats)):
            other = with_hidden_shuffled(self.state, seat, rng)
            assert GAME.view(other, seat) == GAME.view(self.state, seat)

    @invariant()
    def the_cards_are_52(self) -> None:
        state = self.state
        turned = () if state.trump is None else (state.trump,)
        lying = Counter(card for cards in (*state.hands, state.stock, state.pile, turned) for card in cards)
        assert lying == Counter(DECK)
        for seat in range(state.seats):
            assert not set(state.laid_away(seat)) & set(state.hands[seat])

    @invariant()
    def somebody_can_move_until_it_is_over(self) -> None:
        assert bool(GAME.legal(self.state)) is self.going_on()
        assert (GAME.outcome(self.state) is None) is self.going_on()

    @invariant()
    def the_points_add_up(self) -> None:
        state, setup = self.state, self.setup
        for row in state.sheet:
            assert sum(row.trick) == setup.last_trick
        for column in range(state.seats):
            rows = [row.hand[column] + row.dealt[column] + row.trick[column] for row in state.sheet]
            assert sum(rows) == state.totals[column]
        if state.played_out:
            row = state.sheet[-1]
            assert sum(row.hand) == self.in_all(state.hands)
            assert sum(row.dealt) == (self.in_all(state.dealt) if setup.dealt_hand else 0)

    def in_all(self, hands: tuple[tuple[str, ...], ...]) -> int:
        """What one comparison gives away, however equal hands share it."""
        points = [self.setup.scale[rank_hand(hand).category] for hand in hands]  # type: ignore[arg-type]
        return sum(points) if self.setup.all_hands else max(points)


TestPoangpoker = pytest.mark.rule("PO-1", "PO-15", "PO-19")(PoangpokerMachine.TestCase)
TestPoangpoker.settings = settings(max_examples=100, stateful_step_count=25, deadline=None)
