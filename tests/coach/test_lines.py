"""Line states and categories."""

from __future__ import annotations

import random

from kortspel.cards import DECK
from kortspel.coach.arrange import points_of_mask
from kortspel.coach.greedy import points_of, read
from kortspel.coach.layout import STATES, WINDOWS
from kortspel.coach.lines import all_lines, line_of
from kortspel.coach.statics import STRAIGHTS
from kortspel.games.patience.score import line_score, points_table
from kortspel.games.patience.setup import Options


def test_every_state_has_its_own_number() -> None:
    lines = all_lines()
    assert [line.state for line in lines] == list(range(STATES))
    assert len({(line.ranks, line.suited) for line in lines}) == STATES


def test_another_card_leads_to_the_state_of_all_cards() -> None:
    rng = random.Random(1)
    for _ in range(500):
        cards = rng.sample(range(52), rng.randint(1, 4))
        line, suit, _ = read(tuple(cards[:-1]))
        after = line.after(cards[-1] % 13, same=suit == cards[-1] // 13)
        assert after is read(tuple(cards))[0]


def test_the_points_of_five_cards_are_those_of_the_rules() -> None:
    rng = random.Random(2)
    for table in ("english", "american", "swedish"):
        points = points_table(Options(table=table))
        for _ in range(700):
            cards = rng.sample(range(52), 5)
            if rng.random() < 0.5:
                cards = [card % 26 for card in cards]
            if len(set(cards)) == 5:
                named = [DECK[card] for card in cards]
                assert points_of(tuple(cards), points) == line_score(named, points)
                mask = sum(1 << card for card in cards)
                assert points_of_mask(mask, points) == points_of(tuple(cards), points)


def test_the_joker_counts_as_in_the_rules() -> None:
    rng = random.Random(3)
    points = points_table(Options(table="american"))
    for _ in range(60):
        cards = rng.sample(range(0, 52, 2), 4)
        assert points_of((*cards, 52), points) == line_score([*(DECK[card] for card in cards), "Xx"], points)
        mask = sum(1 << card for card in (*cards, 52))
        assert points_of_mask(mask, points) == points_of((*cards, 52), points)


def test_every_category_is_told_from_a_mask() -> None:
    points = tuple(range(10))
    hands = [
        (0, 2, 4, 6, 21), (0, 13, 4, 6, 21), (0, 13, 4, 17, 21), (0, 13, 26, 6, 21), (12, 13, 1, 2, 3),
        (0, 2, 4, 6, 8), (0, 13, 26, 6, 19), (0, 13, 26, 39, 6), (12, 0, 1, 2, 3), (8, 9, 10, 11, 12),
    ]  # fmt: skip
    assert [points_of_mask(sum(1 << card for card in hand), points) for hand in hands] == list(range(10))


def test_the_straights_of_a_mask_are_those_it_holds() -> None:
    table = STRAIGHTS
    for mask in range(0, 1 << 13, 37):
        assert table[mask] == sum(1 << i for i, window in enumerate(WINDOWS) if window & ~mask == 0)


def test_a_line_with_a_pair_can_be_no_straight() -> None:
    assert line_of((2, 2, 3), False).windows == 0
    assert line_of((2, 3, 5), False).windows != 0
