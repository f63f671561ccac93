"""The end of the evening, its extension, and leaving."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kortspel.games.pakker.settle import standings
from kortspel.games.pakker.setup import LATEST
from tests.games.pakker.table import JACKS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

HANDS = (JACKS, TRASH, TRASH_2, TRASH_3)
START = 1_800_000_000


def pot(table: Table, at: int = START) -> Table:
    """One pot that its forehand opens and takes."""
    players = len(table.state.ring)
    return table.deal(*HANDS[:players], at=at).play("open 1", *["fold"] * (players - 1))


@pytest.mark.rule("PA-7")
def test_without_an_end_no_time_is_ever_up(table: TableMaker) -> None:
    game = pot(table(2), at=0)
    pot(game, at=LATEST)
    assert game.state.phase == "between"


@pytest.mark.rule("PA-7", "PA-8")
def test_a_clock_time_ends_the_evening_after_the_first_pot_past_it(table: TableMaker) -> None:
    game = table(2, end="clock", end_at=START + 100)
    pot(game, at=START + 99)
    assert game.state.phase == "between"
    game.play(f"next_pot {START + 100}")
    assert game.state.phase == "closing"
    # A time that is past from the start still lets one pot be played.
    late = table(2, end="clock", end_at=START - 1)
    assert pot(late).state.phase == "closing"


@pytest.mark.rule("PA-8")
def test_h9_the_time_is_told_as_a_pot_ends_and_not_when_the_next_is_asked_for(table: TableMaker) -> None:
    """H9."""
    game = table(2, end="clock", end_at=START + 100)
    game.tells = False
    pot(game, at=START)
    assert (game.state.phase, game.kinds()) == ("time", {"tell_time"})
    assert game.span("tell_time", "at") == (0, LATEST)
    assert game.refused(f"next_pot {START}").clause == "PA-8"
    assert game.refused("tell_time -1").message == "pakker.refusal.no_time"
    assert table(2).refused("tell_time 0").clause == "PA-8"
    early = game.state
    assert game.play(f"tell_time {START + 99}").state.phase == "between"
    game.state = early
    assert game.play(f"tell_time {START + 100}").state.phase == "closing"


@pytest.mark.rule("PA-7")
def test_h9_the_fifth_pot_is_the_fifth_while_it_is_played(table: TableMaker) -> None:
    """H9."""
    game = table(2, end="pots", end_pots=2)
    assert game.view().clock.number == 0
    game.deal(*HANDS[:2])
    assert game.view().clock.number == 1
    game.play("open 1", "fold")
    assert game.view().clock.number == 1
    assert game.deal(*HANDS[:2]).view().clock.number == 2


@pytest.mark.rule("PA-7")
def test_minutes_run_from_the_first_pot(table: TableMaker) -> None:
    game = pot(table(2, end="minutes", end_minutes=20), at=START)
    assert game.view().clock.ends_at == START + 20 * 60
    pot(game, at=START + 20 * 60 - 1)
    assert game.play(f"next_pot {START + 20 * 60}").state.phase == "closing"


@pytest.mark.rule("PA-7")
def test_a_number_of_pots_ends_the_evening_as_the_last_is_taken(table: TableMaker) -> None:
    game = table(2, end="pots", end_pots=2)
    assert pot(game).state.phase == "between"
    assert pot(game).state.phase == "closing"


@pytest.mark.rule("PA-8")
def test_a_pot_that_has_begun_is_finished_with_its_chain_of_passed_out_rounds(table: TableMaker) -> None:
    game = pot(table(2, end="minutes", end_minutes=1), at=START)
    game.deal(TRASH, TRASH_2, at=START + 59)
    assert game.refused(f"next_pot {START + 3600}").clause == "PA-8"
    for _ in range(3):
        game.next_deck(TRASH, TRASH_2)
        game.play("pass", "pass", "no_blind")
    assert game.state.phase == "opening"
    assert game.state.pot.passed_out == 3


@pytest.mark.rule("PA-8")
def test_each_in_turn_stays_or_leaves_and_two_who_stay_agree_on_a_new_time(table: TableMaker) -> None:
    game = pot(table(4, end="pots", end_pots=1))
    game.play("0: stay", "1: leave 1", "2: stay", "3: leave 3")
    assert game.state.phase == "extending"
    assert game.state.ring == (0, 2)
    game.play(f"extend {START + 3600}")
    assert (game.state.clock.ends_at, game.state.clock.ends_after) == (START + 3600, None)
    pot(game, at=START + 3599)
    assert game.state.phase == "between"
    assert game.play(f"next_pot {START + 3600}").state.phase == "closing"


@pytest.mark.rule("PA-8")
def test_an_extension_may_be_by_pots_or_without_end_and_not_into_the_past(table: TableMaker) -> None:
    def extending() -> Table:
        return pot(table(2, end="pots", end_pots=1)).play("stay", "stay")

    game = extending().play("extend_pots 2")
    assert pot(game).state.phase == "between"
    assert pot(game).state.phase == "closing"
    game = extending().play("extend_free")
    for _ in range(3):
        assert pot(game).state.phase == "between"
    for moment in (START - 1, START, START + 59, 10**12):
        assert extending().refused(f"extend {moment}").clause == "PA-8"
    assert extending().refused("extend_pots 0").clause == "PA-8"
    assert table(2).refused("extend_free").clause == "PA-8"
    assert table(2).refused("stay").clause == "PA-8"


@pytest.mark.rule("PA-8", "PA-80")
def test_the_evening_ends_where_fewer_than_two_stay(table: TableMaker) -> None:
    game = pot(table(3, end="pots", end_pots=1)).play("leave 0", "stay", "leave 2")
    assert game.turn is None
    assert game.view().outcome is not None
    assert game.refused("stay").clause == "PA-80"


@pytest.mark.rule("PA-9")
def test_with_chips_left_nobody_leaves_early(table: TableMaker) -> None:
    game = pot(table(3))
    refusal = game.refused("leave 1")
    assert (refusal.clause, refusal.values) == ("PA-9", {"seat": 1, "chips": 49})
    assert "leave" not in game.kinds()
    game.deal(*HANDS[:3])
    assert game.refused("leave 0").clause == "PA-9"


@pytest.mark.rule("PA-9")
def test_who_is_out_of_chips_may_leave_and_the_others_play_on(table: TableMaker) -> None:
    game = pot(table(3)).play("buy_from 0 1 49", "agree", "leave 1")
    assert game.state.ring == (0, 2)
    assert game.state.pot.status[1] == "away"
    assert game.state.dealer == 0
    pot(game)
    # Seat 0 dealt, so seat 2 was forehand and opened.
    assert game.state.result is not None
    assert game.state.result.opener == 2
    assert standings(game.state)[1].result == -1


@pytest.mark.rule("PA-9")
def test_when_the_next_dealer_leaves_the_deal_passes_on(table: TableMaker) -> None:
    game = pot(table(3))
    assert game.state.dealer == 0
    game.play("buy_from 1 0 52", "agree", "leave 0")
    assert game.state.dealer == 1


@pytest.mark.rule("PA-9")
def test_the_evening_ends_early_only_if_all_agree(table: TableMaker) -> None:
    game = pot(table(3)).play("end_evening 0")
    assert game.turn == 1
    assert game.refused("next_pot 0").clause == "PA-9"
    game.play("1: agree", "2: decline")
    assert game.state.phase == "between"
    game.play("0: end_evening 0", "1: agree", "2: agree")
    assert game.state.phase == "finished"
    assert table(3).refused("end_evening 0").message == "pakker.refusal.end_before_pot"


@pytest.mark.rule("PA-9")
def test_where_one_of_two_leaves_the_evening_is_over(table: TableMaker) -> None:
    game = pot(table(2)).play("buy_from 0 1 49", "agree", "leave 1")
    assert game.state.phase == "finished"
    assert [line.result for line in standings(game.state)] == [1, -1]


@pytest.mark.rule("PA-25", "PA-80")
def test_a_fine_for_a_pot_that_is_never_played_goes_to_the_others(table: TableMaker) -> None:
    game = table(4, only_valid_openings=False, end="pots", end_pots=1)
    game.deal(TRASH, TRASH_2, TRASH_3, JACKS).play("open 1", "fold", "fold", "fold")
    # The pot of 4 went to the opener, who pays 4 again.
    assert game.state.pot.chips == 4
    game.play("leave 0", "leave 1", "leave 2", "leave 3")
    assert game.state.pot.chips == 0
    assert [line.result for line in standings(game.state)] == [-1, 1, 0, 0]


def test_the_latest_end_that_can_be_agreed_on_can_be_shown_as_a_time_of_day(table: TableMaker) -> None:
    game = pot(table(2, end="pots", end_pots=1), at=LATEST).play("stay", "stay")
    assert datetime.fromtimestamp(game.span("extend", "until")[1], tz=UTC).year == 9892
    assert game.refused(f"extend {10**12}").clause == "PA-8"


def test_a_clock_that_runs_backwards_does_not_turn_time_back(table: TableMaker) -> None:
    game = pot(table(2), at=START)
    pot(game, at=START - 1000)
    assert game.state.clock.now == START


@pytest.mark.rule("PA-8")
@pytest.mark.parametrize("late", [-1, 0, 3600])
def test_h1_no_pot_begins_while_somebody_lacks_the_ante_whatever_the_time(
    table: TableMaker, late: int
) -> None:
    """H1: the same at every time of day, so that no clock can make a choice that another one takes away."""
    game = pot(table(2, end="minutes", end_minutes=20), at=START).play("buy_from 0 1 49", "agree")
    assert game.kinds() == {"leave", "end_evening", "buy", "buy_from"}
    refusal = game.refused(f"next_pot {START + 20 * 60 + late}")
    assert (refusal.message, refusal.clause) == ("pakker.refusal.short_of_ante", "PA-12")
    assert refusal.values == {"seat": 1, "ante": 1}
    assert game.play("buy 1 20").span("next_pot", "at") == (0, LATEST)


@pytest.mark.rule("PA-9")
@pytest.mark.parametrize("first", ["1: decline", "1: agree"])
def test_h10_a_no_of_anyone_stops_the_end(table: TableMaker, first: str) -> None:
    """H10: not only of the last one asked."""
    game = pot(table(3)).play("end_evening 0", first)
    if first.endswith("agree"):
        game.play("2: decline")
    assert (game.state.phase, game.state.question) == ("between", None)
    assert game.turn == 0


@pytest.mark.rule("PA-9")
@pytest.mark.parametrize(("by", "asked"), [(0, [1, 3]), (1, [3, 0]), (3, [0, 1])])
def test_a4_who_asks_to_end_is_not_asked_but_all_other_people(
    table: TableMaker, by: int, asked: list[int]
) -> None:
    """A4."""
    game = pot(table(4, computers=[2])).play(f"end_evening {by}")
    found = []
    while game.state.question:
        found.append(game.turn)
        game.play("agree")
    assert found == asked
    assert game.state.phase == "finished"
    assert pot(table(4, computers=[2])).refused("end_evening 2").message == "pakker.refusal.end_oneself"


@pytest.mark.rule("PA-9")
def test_a4_alone_with_computers_one_decides(table: TableMaker) -> None:
    """A4."""
    assert pot(table(3, computers=[0, 1])).play("end_evening 2").state.phase == "finished"
