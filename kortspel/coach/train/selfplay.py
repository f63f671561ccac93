"""Whole games in compiled code: laying a card, playing, learning, and playing on from a position.

``w`` are the weights: float32 in points while learning, int32 in units of ``layout.SCALE`` as they are
shipped;
``scale`` says which.
"""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from kortspel.coach.train.kernels import FULL, features, judge
from kortspel.coach.train.statics import AFTER, COUNT, STEP, SUITED

MOST_FEATURES: Final = 10 * 4 + 24 + 26 + 3
"""A grid has at most so many features."""


@njit
def lay_card(points, sid, lsuit, free, us, copies, spread, card, cell):
    """Lay the card, which ``us`` no longer holds; return the points of the lines it completes."""
    suit = card // 13
    rank = card - 13 * suit
    won = 0
    free[cell] = 0
    for axis in range(2):
        x = cell // 5 if axis == 0 else 5 + cell % 5
        code = rank * 2 + (1 if lsuit[x] == suit else 0)
        s = sid[x]
        if COUNT[s] == 4:
            won += points[AFTER[s, code]]
            sid[x] = FULL
        else:
            sid[x] = AFTER[s, code]
            lsuit[x] = suit if SUITED[sid[x]] else -1
        spread[axis, rank] += STEP[copies[x, rank]]
        copies[x, rank] += 1
    return won


@njit
def fresh(sid, lsuit, free, us, copies, spread):
    """Make the arrays an empty grid."""
    sid[:] = 0
    lsuit[:] = -1
    free[:] = 1
    us[:] = 8191
    copies[:] = 0
    spread[:] = 0


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
    sid = np.zeros(10, np.int64)
    lsuit = np.zeros(10, np.int64)
    free = np.zeros(25, np.int64)
    us = np.zeros(4, np.int64)
    copies = np.zeros((10, 13), np.int64)
    spread = np.zeros((2, 13), np.int64)
    vals = np.zeros(25, w.dtype)
    scratch = np.zeros((6, 2, 5), np.int64)
    sums = np.zeros((6, 5), w.dtype)
    deck = np.arange(52)
    for g in range(games):
        fresh(sid, lsuit, free, us, copies, spread)
        shuffle(deck, 25)
        done = 0
        for t in range(1, 26):
            card = deck[t - 1]
            us[card // 13] &= ~(1 << (card % 13))
            cell = judge(
                w, points, scale, flush_first, t, sid, lsuit, free, us, copies, spread, done, card,
                scratch, sums, vals
            )  # fmt: skip
            if len(told):
                told[g, t] = vals[cell]
            done += lay_card(points, sid, lsuit, free, us, copies, spread, card, cell)
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

    The target of a grid is the mean, over every unseen card, of the best worth after laying it; what the
    later grids
    of the game were off their own targets is added, times ``trace`` for every card between, back to the
    last move
    that was made for the sake of learning. Such moves are drawn by the odds of exp(worth / ``heat``), in
    most games
    one in twelve, in some one in five, in a few every other.

    ``drift`` and ``travel`` are the signed and the absolute sums of the errors each weight has seen: their
    ratio,
    times ``rate``, is its rate (temporal coherence).
    """
    sid = np.zeros(10, np.int64)
    lsuit = np.zeros(10, np.int64)
    free = np.zeros(25, np.int64)
    us = np.zeros(4, np.int64)
    copies = np.zeros((10, 13), np.int64)
    spread = np.zeros((2, 13), np.int64)
    vals = np.zeros(25, w.dtype)
    scratch = np.zeros((6, 2, 5), np.int64)
    sums = np.zeros((6, 5), w.dtype)
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
        fresh(sid, lsuit, free, us, copies, spread)
        shuffle(deck, 25)
        done = 0
        luck = np.random.random()
        stray = 0.08 if luck < 0.7 else 0.2 if luck < 0.9 else 0.5
        for t in range(1, 26):
            card = deck[t - 1]
            us[card // 13] &= ~(1 << (card % 13))
            cell = judge(
                w, points, 1, flush_first, t, sid, lsuit, free, us, copies, spread, done, card, scratch,
                sums, vals
            )  # fmt: skip
            strayed[t] = 0
            if np.random.random() < stray:
                other = softly(vals, free, heat if np.random.random() < 0.7 else 3 * heat)
                strayed[t] = 1 if other != cell else 0
                cell = other
            done += lay_card(points, sid, lsuit, free, us, copies, spread, card, cell)
            worth[t] = vals[cell]
            if t < 25:
                count[t] = features(flush_first, t, sid, lsuit, free, us, spread, seen[t])
                total = 0.0
                for suit in range(4):
                    for rank in range(13):
                        if us[suit] >> rank & 1:
                            us[suit] ^= 1 << rank
                            x = judge(
                                w, points, 1, flush_first, t + 1, sid, lsuit, free, us, copies, spread,
                                done, suit * 13 + rank, scratch, sums, others
                            )  # fmt: skip
                            total += others[x]
                            us[suit] ^= 1 << rank
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
def play_mirrored(w, points, scale, flush_first, games, scores):
    """Play whole games as ``play``, but judge the mirrored grid too and use the way of looking that
    promises more."""
    sid = np.zeros((2, 10), np.int64)
    lsuit = np.zeros((2, 10), np.int64)
    free = np.zeros((2, 25), np.int64)
    us = np.zeros(4, np.int64)
    copies = np.zeros((2, 10, 13), np.int64)
    spread = np.zeros((2, 2, 13), np.int64)
    vals = np.zeros((2, 25), w.dtype)
    scratch = np.zeros((6, 2, 5), np.int64)
    sums = np.zeros((6, 5), w.dtype)
    deck = np.arange(52)
    for g in range(games):
        for z in range(2):
            fresh(sid[z], lsuit[z], free[z], us, copies[z], spread[z])
        shuffle(deck, 25)
        done = 0
        for t in range(1, 26):
            card = deck[t - 1]
            us[card // 13] &= ~(1 << (card % 13))
            best = np.zeros(2, np.int64)
            for z in range(2):
                best[z] = judge(
                    w, points, scale, flush_first, t, sid[z], lsuit[z], free[z], us, copies[z], spread[z],
                    done, card, scratch, sums, vals[z]
                )  # fmt: skip
            turned = best[1] % 5 * 5 + best[1] // 5
            cell = turned if vals[1, best[1]] > vals[0, best[0]] else best[0]
            mirrored = cell % 5 * 5 + cell // 5
            won = lay_card(points, sid[0], lsuit[0], free[0], us, copies[0], spread[0], card, cell)
            lay_card(points, sid[1], lsuit[1], free[1], us, copies[1], spread[1], card, mirrored)
            done += won
        scores[g] = done


@njit
def roll(w, points, scale, flush_first, grid, unseen, card, cell, count, seed):
    """Lay the card in the cell and play on to the end, ``count`` times; the sum and the sum of squares of
    the scores.

    The same seed deals the same cards, whatever the cell.
    """
    np.random.seed(seed)
    sid = np.zeros(10, np.int64)
    lsuit = np.zeros(10, np.int64)
    free = np.zeros(25, np.int64)
    us = np.zeros(4, np.int64)
    copies = np.zeros((10, 13), np.int64)
    spread = np.zeros((2, 13), np.int64)
    fresh(sid, lsuit, free, us, copies, spread)
    done = 0
    laid = 1
    for x in range(25):
        if grid[x] >= 0:
            done += lay_card(points, sid, lsuit, free, us, copies, spread, grid[x], x)
            laid += 1
    done += lay_card(points, sid, lsuit, free, us, copies, spread, card, cell)
    us[:] = 0
    for other in unseen:
        us[other // 13] |= 1 << (other % 13)
    vals = np.zeros(25, w.dtype)
    scratch = np.zeros((6, 2, 5), np.int64)
    sums = np.zeros((6, 5), w.dtype)
    deck = unseen.copy()
    total = 0.0
    squares = 0.0
    for _ in range(count):
        s, ls, f, u, cp, sp = sid.copy(), lsuit.copy(), free.copy(), us.copy(), copies.copy(), spread.copy()
        score = done
        for t in range(laid + 1, 26):
            i = t - laid - 1
            j = i + np.random.randint(0, len(deck) - i)
            deck[i], deck[j] = deck[j], deck[i]
            turned = deck[i]
            u[turned // 13] &= ~(1 << (turned % 13))
            x = judge(
                w, points, scale, flush_first, t, s, ls, f, u, cp, sp, score, turned, scratch, sums, vals
            )  # fmt: skip
            score += lay_card(points, s, ls, f, u, cp, sp, turned, x)
        total += score
        squares += score * score
    return total, squares
