"""Any game of Chicago played at random: what must hold after every move; and the golden game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from kortspel.cards import DECK
from kortspel.games.chicago import GAME
from tests.games.chicago import fixtures
from tests.games.chicago.golden import rendered
from tests.games.kit import GameMachine

PLAYTHROUGHS = sorted(Path(__file__).parent.glob("golden_*.txt"))


class ChicagoMachine(GameMachine):
    """Plays Chicago."""

    GAME = GAME
    FIXTURES: ClassVar[Any] = fixtures

    @invariant()
    def every_card_lies_in_one_place(self) -> None:
        state = self.state
        cards = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
        assert sorted(cards) == sorted(DECK)

    @invariant()
    def nobody_has_52_while_the_game_goes_on(self) -> None:
        state = self.state
        assert (state.phase == "finished") == (state.stopped or max(state.points) >= 52)

    @invariant()
    def one_hand_at_most_scores_unless_all_equal_ones_do(self) -> None:
        state = self.state
        if state.sheet and state.setup.equal != "all":
            assert sum(points != 0 for points in state.sheet[-1].hand) <= 1
        if state.sheet:
            assert sum(points != 0 for points in state.sheet[-1].trick) <= 1


TestChicago = pytest.mark.rule("CH-1", "CH-9", "CH-40")(ChicagoMachine.TestCase)
TestChicago.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)


@pytest.mark.rule("CH-5", "CH-9", "CH-20", "CH-30", "CH-34", "CH-40")
@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert rendered(told).splitlines() == told.splitlines()


def test_there_is_a_playthrough() -> None:
    assert PLAYTHROUGHS
