"""Evenings of format 1, begun by older rules and saved in an older shape, as those of today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kortspel.games.pakker import GAME, PakkerState
from kortspel.games.pakker import events as e
from kortspel.games.pakker.former import from_1
from kortspel.games.pakker.former_words import events_of

OLD = Path(__file__).parents[2] / "store" / "old" / "1"
SAVES = sorted(OLD.glob("pakker-*.json"))


def raw(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The setup and the state in an old save."""
    document = json.loads((OLD / f"pakker-{name}.json").read_text(encoding="utf-8"))
    return document["setup"], document["state"]


def converted(setup: dict[str, Any], state: dict[str, Any]) -> PakkerState:
    return GAME.state.model_validate_json(json.dumps(from_1(setup, state)[1]))


def line(name: str, **values: Any) -> dict[str, Any]:
    return {"message": f"pakker.say.{name}", "values": values}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_state_stands_as_it_stood(path: Path) -> None:
    setup, old = raw(path.stem.removeprefix("pakker-"))
    before = json.dumps(old)
    state = converted(setup, old)
    assert json.dumps(old) == before, "the old one is left alone"
    assert state.phase == old["phase"]
    assert list(state.bank.chips) == old["chips"]
    assert state.pot.chips == sum(old["laid"]) + old["fines"]
    assert [list(hand) for hand in state.deal.hands] == old["hands"]
    assert len(state.events) == len(old["log"])
    for seat in (None, *range(len(state.setup.players))):
        assert GAME.view(state, seat)


def test_who_went_along_and_who_folded_before_the_exchange_are_no_words_of_the_betting() -> None:
    setup, old = raw("betting")
    kinds = [event.kind for event in converted(setup, old).events]
    assert kinds[-3:] == ["open", "joins", "stays_out"]


def test_the_words_of_the_betting_get_the_figures_of_their_moment() -> None:
    """Pot 4, opened on two, one goes along, one folds; a bet of three is raised by four, and called."""
    log = [
        line("antes", n=3), line("open", seat=0, n=2), line("call", seat=1, n=2), line("fold", seat=2),
        line("bet", seat=0, n=3), line("raise", seat=1, n=3, better=4), line("call", seat=0, n=4),
    ]  # fmt: skip
    state = {
        "phase": "betting", "laid": [10, 10, 1], "fines": 0, "bets": [7, 7, 0], "opener": 0, "blind": None,
    }  # fmt: skip
    found = events_of(log, state)
    assert [event["kind"] for event in found[2:]] == ["joins", "stays_out", "bet", "raise", "call"]
    assert [event["pot"] for event in found[4:]] == [7, 10, 17]
    assert e.Called(**found[6]).price == 4


def test_a_hand_that_was_out_by_a_fault_is_dead_and_one_without_chips_is_not() -> None:
    setup, old = raw("betting")
    old = {**old, "log": [*old["log"], line("looked_thrown", seat=2)]}
    old["status"] = [*old["status"][:2], "out"]
    assert converted(setup, old).pot.status[2] == "dead"
    assert converted(setup, {**old, "log": []}).pot.status[2] == "out"


def test_only_people_are_still_asked_whether_to_end() -> None:
    setup, old = raw("between")
    people = [seat for seat, player in enumerate(setup["players"]) if player["level"] == "human"]
    asked = [seat for seat in old["ring"] if seat != people[0]]
    question = {"kind": "ending", "by": people[0], "asked": asked, "amount": 0, "credit": False}
    found = converted(setup, {**old, "question": question}).question
    assert (list(found.asked) if found else []) == [seat for seat in asked if seat in people]
