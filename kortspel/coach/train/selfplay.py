"""Whole games in compiled code: laying a card, playing, learning, and playing on from a position.

``w`` are the weights: float32 in points while learning, int32 in units of ``layout.SCALE`` as they are shipped;
``scale`` says which. ``copies`` is by line * 13 + rank how many cards of the rank the line holds.
"""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from kortspel.coach.arrays import arrays, codes, transitions
from kortspel.coach.judge import Grid, Turned, Work
from kortspel.coach.statics import FULL
from kortspel.coach.train.compiled import features, judge

_AFTER, _FINISH = transitions()
_LAID, _SUITED, _STEP = arrays().laid, arrays().suited, codes().step
MOST_FEATURES: Final = 10 * 4 + 24 + 26 + 3
"""A grid has at most so many features."""


@njit
def empty():
    """An empty grid with all cards unseen."""
    return Grid(
        np.zeros(10, np.int64),
        np.full(10, -1),
        np.ones(25, np.int64),
        np.full(4, 8191),
        np.zeros(26, np.int64),
    )


@njit
def clear(grid, copies):
    """Make the grid an empty one."""
    grid.state[:] = 0
    grid.suit[:] = -1
    grid.free[:] = 1
    grid.unseen[:] = 8191
    grid.spread[:] = 0
    copies[:] = 0


@njit
def desk(w):
    """Room for what a turned card makes of the lines, for the judgement's sums, and for the worth of each cell."""
    turned = Turned(
        np.zeros(10, np.int64), np.zeros(10, np.int64), np.zeros(10, np.int64), np.zeros(10, np.int64)
    )
    work = Work(
        np.zeros(10, np.int64),
        np.zeros(10, np.int64),
        np.zeros(10, w.dtype),
        np.zeros(10, w.dtype),
        np.zeros(10, w.dtype),
    )
    return turned, work, np.zeros(25, w.dtype)


@njit
def take(grid, card):
    """Turn the card: it is no longer unseen."""
    grid.unseen[card // 13] &= ~(1 << (card % 13))


@njit
def weigh(w, points, scale, flush_first, t, done, card, grid, copies, turned, work, worth):
    """Judge every free cell for the card, which ``take`` has turned; ``done`` is in points. The best cell."""
    suit = card // 13
    rank = card % 13
    for x in range(10):
        s = grid.state[x]
        turned.step[x] = _STEP[copies[x * 13 + rank]]
        if s == FULL:
            continue
        key = s * 26 + rank * 2 + (1 if grid.suit[x] == suit else 0)
        turned.state[x] = _AFTER[key]
        turned.suit[x] = suit
        turned.won[x] = points[_FINISH[key]] * scale
    return judge(w, flush_first, t, done * scale, rank, grid, turned, work, worth)


@njit
def lay_card(points, grid, copies, card, cell):
    """Lay the card, which ``take`` has turned; return the points of the lines it completes."""
    suit = card // 13
    rank = card % 13
    won = 0
    grid.free[cell] = 0
    for axis in range(2):
        x = cell // 5 if axis == 0 else 5 + cell % 5
        s = grid.state[x]
        key = s * 26 + rank * 2 + (1 if grid.suit[x] == suit else 0)
        if _LAID[s] == 4:
            won += points[_FINISH[key]]
        grid.state[x] = _AFTER[key]
        grid.suit[x] = suit if _SUITED[_AFTER[key]] else -1
        grid.spread[axis * 13 + rank] += _STEP[copies[x * 13 + rank]]
        copies[x * 13 + rank] += 1
    return won


@njit
def shuffle(deck, count):
    """Draw the first ``count`` cards of a random order."""
    for i in range(count):
        j = i + np.random.randint(0, 52 - i)
        deck[i], deck[j] = deck[j], deck[i]


@njit
def seed_compiled(seed):
    """Seed the compiled code's own generator."""
    np.random.seed(seed)


@njit
def play(w, points, scale, flush_first, games, scores, told):
    """Play whole games by the best cell; the scores, and the worths after each card, are written.

    ``told`` has a row a game, or none where the worths are not wanted.
    """
    grid, copies = empty(), np.zeros(130, np.int64)
    turned, work, worth = desk(w)
    deck = np.arange(52)
    for g in range(games):
        clear(grid, copies)
        shuffle(deck, 25)
        done = 0
        for t in range(1, 26):
            card = deck[t - 1]
            take(grid, card)
            cell = weigh(w, points, scale, flush_first, t, done, card, grid, copies, turned, work, worth)
            if len(told):
                told[g, t] = worth[cell]
            done += lay_card(points, grid, copies, card, cell)
        scores[g] = done


@njit
def softly(vals, free, heat):
    """A free cell drawn with the odds of exp(value / heat)."""
    top = -1e30
    for x in range(25):
        if free[x] and vals[x] > top:
            top = vals[x]
    mass = 0.0
    for x in range(25):
        if free[x]:
            mass += np.exp((vals[x] - top) / heat)
    mark = np.random.random() * mass
    last = -1
    for x in range(25):
        if free[x]:
            last = x
            mark -= np.exp((vals[x] - top) / heat)
            if mark <= 0:
                break
    return last


@njit
def learn(w, drift, travel, points, flush_first, games, trace, heat, rate):
    """Self-play; after each game the weights move towards what came after. Returns the mean score.

    The target of a grid is the mean, over every unseen card, of the best worth after laying it; what the later grids
    of the game were off their own targets is added, times ``trace`` for every card between, back to the last move
    that was made for the sake of learning. Such moves are drawn by the odds of exp(worth / ``heat``), in most games
    one in twelve, in some one in five, in a few every other.

    ``drift`` and ``travel`` are the signed and the absolute sums of the errors each weight has seen: their ratio,
    times ``rate``, is its rate (temporal coherence).
    """
    grid, copies = empty(), np.zeros(130, np.int64)
    turned, work, vals = desk(w)
    others = np.zeros(25, w.dtype)
    deck = np.arange(52)
    seen = np.zeros((26, MOST_FEATURES), np.int64)
    count = np.zeros(26, np.int64)
    worth = np.zeros(26)
    target = np.zeros(26)
    strayed = np.zeros(26, np.int64)
    times = np.zeros(w.size, np.int32)
    sum_scores = 0.0
    for _ in range(games):
        clear(grid, copies)
        shuffle(deck, 25)
        done = 0
        luck = np.random.random()
        stray = 0.08 if luck < 0.7 else 0.2 if luck < 0.9 else 0.5
        for t in range(1, 26):
            card = deck[t - 1]
            take(grid, card)
            cell = weigh(w, points, 1, flush_first, t, done, card, grid, copies, turned, work, vals)
            strayed[t] = 0
            if np.random.random() < stray:
                other = softly(vals, grid.free, heat if np.random.random() < 0.7 else 3 * heat)
                strayed[t] = 1 if other != cell else 0
                cell = other
            done += lay_card(points, grid, copies, card, cell)
            worth[t] = vals[cell]
            if t < 25:
                count[t] = features(flush_first, t, grid, work, seen[t])
                total = 0.0
                for suit in range(4):
                    for rank in range(13):
                        if grid.unseen[suit] >> rank & 1:
                            grid.unseen[suit] ^= 1 << rank
                            x = weigh(
                                w, points, 1, flush_first, t + 1, done, suit * 13 + rank, grid, copies,
                                turned, work, others,
                            )  # fmt: skip
                            total += others[x]
                            grid.unseen[suit] ^= 1 << rank
                target[t] = total / (52 - t)
        sum_scores += done
        error = 0.0
        for t in range(24, 0, -1):
            if strayed[t + 1]:
                error = 0.0
            miss = target[t] - worth[t]
            error = miss + trace * error
            # A step of rate 1 mends the whole error; a feature that the grid has n times moves it n * n times.
            m = 0
            for k in range(count[t]):
                times[seen[t, k]] += 1
            for k in range(count[t]):
                m += times[seen[t, k]]
            for k in range(count[t]):
                i = seen[t, k]
                times[i] = 0
                step = rate / m * (abs(drift[i]) / travel[i] if travel[i] > 0 else 1.0)
                w[i] += step * error
                drift[i] += error
                travel[i] += abs(error)
    return sum_scores / games


@njit
def roll(w, points, scale, flush_first, laid, unseen, card, cell, count, seed):
    """Lay the card in the cell of the grid ``laid`` (25 cards or -1) and play on to the end, ``count`` times.

    The sum and the sum of squares of the scores. The same seed deals the same cards, whatever the cell.
    """
    np.random.seed(seed)
    first, first_copies = empty(), np.zeros(130, np.int64)
    done = 0
    number = 1
    for x in range(25):
        if laid[x] >= 0:
            take(first, laid[x])
            done += lay_card(points, first, first_copies, laid[x], x)
            number += 1
    take(first, card)
    done += lay_card(points, first, first_copies, card, cell)
    first.unseen[:] = 0
    for other in unseen:
        first.unseen[other // 13] |= 1 << (other % 13)
    grid, copies = empty(), np.zeros(130, np.int64)
    turned, work, worth = desk(w)
    deck = unseen.copy()
    total = 0.0
    squares = 0.0
    for _ in range(count):
        grid.state[:] = first.state
        grid.suit[:] = first.suit
        grid.free[:] = first.free
        grid.unseen[:] = first.unseen
        grid.spread[:] = first.spread
        copies[:] = first_copies
        score = done
        for t in range(number + 1, 26):
            i = t - number - 1
            j = i + np.random.randint(0, len(deck) - i)
            deck[i], deck[j] = deck[j], deck[i]
            take(grid, deck[i])
            x = weigh(w, points, scale, flush_first, t, score, deck[i], grid, copies, turned, work, worth)
            score += lay_card(points, grid, copies, deck[i], x)
        total += score
        squares += score * score
    return total, squares
