"""The judgement compiled for training is the one that the program runs (needs the extra ``train``)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kortspel.coach import layout, table
from kortspel.coach.layout import FLUSH_FIRST, SCALE
from kortspel.coach.position import Rules, start
from kortspel.coach.values import values
from tests.coach.helpers import ALL

pytest.importorskip("numba")


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.table)
def test_the_compiled_judgement_is_the_shipped_one(rules: Rules) -> None:
    from kortspel.coach.train import compiled, selfplay

    weights = np.array(values(rules.table), dtype=np.int32)
    points = np.array(rules.points)
    first = FLUSH_FIRST[rules.table]
    rng = random.Random(10)
    turned, work, found = selfplay.desk(weights)
    places = np.zeros(selfplay.MOST_FEATURES, np.int64)
    for _ in range(20):
        grid, copies = selfplay.empty(), np.zeros(130, np.int64)
        position, done = start(rules), 0
        for laid, card in enumerate(rng.sample(range(52), 25), start=1):
            position = position.turned(card)
            selfplay.take(grid, card)
            best = selfplay.weigh(
                weights, points, SCALE, first, laid, done, card, grid, copies, turned, work, found
            )
            ours = table.worths_of(position, mirrored=False)
            assert ours == {cell: int(found[cell]) for cell in position.allowed}
            assert best == table.best_cell(ours)
            cell = rng.choice(position.allowed)
            position = position.after(cell)
            done += selfplay.lay_card(points, grid, copies, card, cell)
            if laid < 25:
                count = compiled.features(first, laid, grid, work, places)
                assert 0 <= places[:count].min() <= places[:count].max() < layout.SIZE
                assert int(weights[places[:count]].sum()) + SCALE * done == ours[cell]
