"""Learn what the computer players of Poängpoker know beforehand, by playing.

    python -m kortspel.bots.poangpoker.train [--hands 20000] [--deals 40000] [--rounds 3] [--go-on]

Each round hands are dealt and exchanged by what was learned so far, under the rules that a game begins with; the
hands that come of it are set against each other, and the tricks are played in a simple manner. Counted are the cards
kept and the strengths reached, and fitted is the chance of the last trick. Writes ``learned.json``.

What is there was learned with ``--hands 5000 --deals 20000 --rounds 2`` and then ``--deals 30000 --rounds 1 --go-on``.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np

from kortspel.bots.cards.bits import ALL, BITS, SUIT, Bits, split
from kortspel.bots.cards.tricks import Table, last_taker
from kortspel.bots.poangpoker.exchange import Worth, kept
from kortspel.bots.poangpoker.learned import FILE, Learned, renamed
from kortspel.games.poangpoker.setup import SEATS, Options
from kortspel.ranking import strength

DRAWS: Final = 25
"""Imagined draws for each set of cards kept."""
KEPT: Final = 600
"""How many kinds of cards kept are stored of each number; the rarer ones are left out."""
QUANTILES: Final = 200
RIDGE: Final = 1.0
"""How strongly the weights of the last trick are drawn towards nothing."""

Raw = dict[str, Any]

_CODES: Final = Bits(None).code


class Exchanged(NamedTuple):
    """A hand dealt: what was kept of it."""

    hand: int
    thrown: int


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="begin with what is in the file")
    asked = parser.parse_args()
    before = json.loads(FILE.read_text(encoding="ascii")) if asked.go_on else {}
    raw = {}
    for name, trumps in (("plain", False), ("trump", True)):
        rng = random.Random(f"{asked.seed}:{name}")
        raw[name] = before.get(name) or _begin(trumps=trumps)
        for number in range(1, asked.rounds + 1):
            raw[name] = _round(raw[name], asked.hands, asked.deals, rng, trumps=trumps)
            print(name, number, flush=True)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(raw, separators=(",", ":")) + "\n", encoding="ascii")


def _begin(*, trumps: bool) -> Raw:
    """To begin with: any hand may be met, high cards and trumps take the last trick."""
    ranks = [0.0] * 8 + [0.1, 0.2, 0.4, 0.7, 1.0]
    chances: Raw = {"place": [-2.0] * SEATS[1], "side": [ranks, ranks, ranks]}
    if trumps:
        chances["trump"] = [[rank + 0.8 for rank in ranks]] * 3
    rng = random.Random(0)
    strengths = sorted(_strength(rng.sample(BITS, 5)) for _ in range(QUANTILES))
    return {
        "kept": [[]] * 6,
        "below": [strengths] * 7,
        "chances": {str(seats): chances for seats in range(SEATS[0], SEATS[1] + 1)},
    }


def _round(raw: Raw, hands: int, deals: int, rng: random.Random, *, trumps: bool) -> Raw:
    """What one more round of playing tells."""
    pool = _exchanged(Learned(raw, trumps=trumps), hands, rng, trumps=trumps)
    return {
        "kept": _kept(pool, trumps=trumps),
        "below": _below(pool, rng),
        "chances": {
            str(seats): _fitted(pool, seats, deals, rng, trumps=trumps)
            for seats in range(SEATS[0], SEATS[1] + 1)
        },
    }


def _exchanged(knowledge: Learned, count: int, rng: random.Random, *, trumps: bool) -> list[Exchanged]:
    """So many hands dealt at tables of all sizes, and what players with this knowledge keep of them."""
    codes = Bits("As" if trumps else None).code
    found = []
    worths = {
        (seats, place): Worth(Options(trump=trumps), place, [None] * seats, knowledge)
        for seats in range(SEATS[0], SEATS[1] + 1)
        for place in range(seats)
    }
    for _ in range(count):
        seats = rng.randint(*SEATS)
        place = rng.randrange(seats)
        hand = sum(rng.sample(BITS, 5))
        keeping = kept(worths[seats, place], hand, ALL & ~hand, codes, DRAWS, rng)
        found.append(Exchanged(keeping, 5 - keeping.bit_count()))
    return found


def _kept(pool: list[Exchanged], *, trumps: bool) -> list[list[tuple[int, int]]]:
    """By the number thrown: the commonest kinds of cards kept, and how often."""
    found = [Counter[int]() for _ in range(6)]
    for hand, thrown in pool:
        found[thrown][min(renamed(hand, trumps=trumps))] += 1
    return [counts.most_common(KEPT) for counts in found]


def _below(pool: list[Exchanged], rng: random.Random) -> list[list[int]]:
    """The quantiles of the strengths reached by the number thrown, last of all."""
    found: list[list[int]] = [[] for _ in range(7)]
    for hand, thrown in pool:
        for _ in range(1 if thrown == 0 else 4):
            reached = _strength([*split(hand), *rng.sample(split(ALL & ~hand), thrown)])
            found[thrown].append(reached)
            found[-1].append(reached)
    everybody = sorted(found[-1])
    return [_quantiles(sorted(each) or everybody) for each in found]


def _quantiles(values: list[int]) -> list[int]:
    return [values[(2 * place + 1) * len(values) // (2 * QUANTILES)] for place in range(QUANTILES)]


def _fitted(pool: list[Exchanged], seats: int, deals: int, rng: random.Random, *, trumps: bool) -> Raw:
    """The chance of the last trick by the hand, in so many deals."""
    suits = 2 if trumps else 1
    width = seats + suits * 39
    known = np.zeros((deals * seats, width))
    took = np.zeros(deals * seats)
    lowest = Bits("As" if trumps else None).trumps
    for deal in range(deals):
        hands = _dealt(pool, seats, rng)
        for place, hand in enumerate(hands):
            row = known[deal * seats + place]
            row[place] = 1
            for column in _columns(hand, trumps=trumps):
                row[seats + column] += 1
        took[deal * seats + last_taker(Table(hands, 0), lowest)] = 1
    weights = _logistic(known, took)
    rounded = [round(float(weight), 3) for weight in weights]
    groups = [rounded[start : start + 13] for start in range(seats, width, 13)]
    chances: Raw = {"place": rounded[:seats], "side": groups[:3]}
    return chances | ({"trump": groups[3:]} if trumps else {})


def _dealt(pool: list[Exchanged], seats: int, rng: random.Random) -> tuple[int, ...]:
    """Hands after the exchange that do not share a card."""
    while True:
        chosen = rng.sample(pool, seats)
        taken = 0
        for hand, _ in chosen:
            if taken & hand:
                break
            taken |= hand
        else:
            rest = rng.sample(split(ALL & ~taken), sum(thrown for _, thrown in chosen))
            return tuple(sum(rest.pop() for _ in range(thrown)) | hand for hand, thrown in chosen)


def _columns(hand: int, *, trumps: bool) -> list[int]:
    """What of the hand has a weight: each card by its rank, by how many of its suit are higher, and by the suit."""
    columns = []
    for place in range(4):
        held = split(hand >> 13 * place & SUIT)
        first = 39 if trumps and place == 3 else 0
        for higher, bit in enumerate(reversed(held)):
            columns.append(first + 13 * min(higher, 2) + bit.bit_length() - 1)
    return columns


def _logistic(known: np.ndarray, took: np.ndarray) -> np.ndarray:
    """The weights of a logistic regression, by Newton's method."""
    weights = np.zeros(known.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-known @ weights))
        slope = known.T @ (took - chance) - RIDGE * weights
        curve = (known * (chance * (1 - chance))[:, None]).T @ known + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def _strength(cards: list[int]) -> int:
    return strength(*(_CODES[card] for card in cards))


if __name__ == "__main__":
    main()
