"""Hands ranked a second, as a ratio to treys; eval7, phevaluator and pokerkit beside it."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence

import eval7
import phevaluator
import pokerkit
import treys

from kortspel.cards import DECK
from kortspel.ranking import code_of, strength
from tests.bench import Result

HANDS = 20_000
ROUNDS = 21


def run(arguments: list[str]) -> Result:
    """Rank the same hands with each, turn and turn about; the median of the rounds counts."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    rng = random.Random(1)
    hands = [rng.sample(range(52), 5) for _ in range(HANDS)]
    rankers = _rankers(hands)
    for rank_all in rankers.values():
        rank_all()
    seconds: dict[str, list[float]] = {name: [] for name in rankers}
    for _ in range(rounds):
        for name, rank_all in rankers.items():
            started = time.perf_counter()
            rank_all()
            seconds[name].append(time.perf_counter() - started)
    speeds = {name: len(rankers[name]()) / statistics.median(times) for name, times in seconds.items()}
    ratio = statistics.median(
        treys / ours for ours, treys in zip(seconds["kortspel"], seconds["treys"], strict=True)
    )
    return Result(
        value=round(ratio, 3),
        unit="times the hands a second of treys",
        goal=">= 1.0",
        extra={f"{name}_hands_per_second": round(speed) for name, speed in speeds.items()},
    )


def _rankers(hands: Sequence[Sequence[int]]) -> dict[str, Callable[[], list[object]]]:
    """By name: a function that ranks all hands, each in the cards of its own maker, made beforehand."""
    ours = [[code_of(DECK[card]) for card in hand] for hand in hands]
    treys_hands = [[treys.Card.new(DECK[card]) for card in hand] for hand in hands]
    eval7_hands = [[eval7.Card(DECK[card]) for card in hand] for hand in hands]
    # phevaluator numbers the cards by rank, then suit.
    ph_hands = [[4 * (card % 13) + card // 13 for card in hand] for hand in hands]
    # pokerkit, the slowest by far, gets fewer hands.
    pokerkit_hands = ["".join(DECK[card] for card in hand) for hand in hands[: HANDS // 20]]
    # The public door of treys tells five cards from six and seven first; the door for five is the faster one.
    treys_five = treys.Evaluator()._five

    return {
        "kortspel": lambda: [strength(a, b, c, d, e) for a, b, c, d, e in ours],
        "treys": lambda: [treys_five(hand) for hand in treys_hands],
        "eval7": lambda: [eval7.evaluate(hand) for hand in eval7_hands],
        "phevaluator": lambda: [phevaluator.evaluate_cards(a, b, c, d, e) for a, b, c, d, e in ph_hands],
        "pokerkit": lambda: [pokerkit.StandardHighHand(hand) for hand in pokerkit_hands],
    }
