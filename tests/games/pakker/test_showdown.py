"""Who shows, who wins, and how equal hands share (PA-44, PA-60 to PA-62)."""

from __future__ import annotations

import pytest

from kortspel.games.pakker.records import PotResult
from tests.games.pakker.table import ACES, JACKS, KINGS, QUEENS, TRASH, Table, TableMaker

SIXES = ("2s 3s 4h 5s 6s", "2h 3h 4s 5h 6h", "2d 3d 4c 5c 6c")
"""Straights of exactly the same value."""
NOTHING = "Ts 8h Jd Qc Ac"


def to_betting(game: Table, amount: int = 1) -> Table:
    """Forehand opens, all go along and keep their cards."""
    others = len(game.state.live) - 1
    game.play(f"open {amount}", *["call"] * others)
    return game.play(*["throw"] * (others + 1))


def result(game: Table) -> PotResult:
    found = game.view().result
    assert found is not None
    return found


@pytest.mark.rule("PA-60")
def test_the_last_bidder_shows_first(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, KINGS, QUEENS, TRASH)).play(
        "bet 1", "raise 1", "call", "call", "call"
    )
    assert [shown.seat for shown in result(game).shown] == [1]
    assert [said["seat"] for said in game.said("show")] == [1]


@pytest.mark.rule("PA-60")
def test_the_others_show_in_turn_only_if_they_beat_or_equal_the_best_shown(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, TRASH, KINGS, QUEENS)).play("bet 1", "call", "call", "call")
    # Jacks lie open, the trash stays hidden, kings beat them, and queens no longer do.
    assert [shown.seat for shown in result(game).shown] == [0, 2]
    assert result(game).shown[1].cards == game.said("show")[1]["cards"]
    assert [taken.seat for taken in result(game).taken] == [2]


@pytest.mark.rule("PA-60")
def test_the_order_goes_round_from_the_last_bidder(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, KINGS, TRASH, QUEENS))
    game.play("bet 1", "call", "call", "raise 1", "call", "call", "call")
    # Queens were raised; the jacks stay hidden; the kings show.
    assert [shown.seat for shown in result(game).shown] == [3, 1]


@pytest.mark.rule("PA-60", "PA-34")
def test_a_beaten_hand_and_a_folded_one_are_never_seen(table: TableMaker) -> None:
    game = to_betting(table().deal(ACES, TRASH, KINGS, QUEENS)).play("bet 1", "call", "fold", "call")
    hidden = set((TRASH + " " + KINGS + " " + QUEENS).split())
    for seat in (None, 0, 1, 2, 3):
        text = game.view(seat).model_dump_json()
        assert not [card for card in hidden if f'"{card}"' in text]


@pytest.mark.rule("PA-60")
def test_after_a_round_of_checks_whoever_was_to_start_shows_first(table: TableMaker) -> None:
    game = to_betting(table(opener_may_check=True).deal(JACKS, KINGS, QUEENS, TRASH)).play(*["check"] * 4)
    assert [shown.seat for shown in result(game).shown] == [0, 1]


@pytest.mark.rule("PA-61")
def test_the_best_hand_takes_the_pot(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, KINGS, QUEENS, TRASH)).play("bet 2", "call", "call", "call")
    assert game.state.bank.chips == (46, 62, 46, 46)
    assert result(game).chips == 16


@pytest.mark.rule("PA-61", "C-4")
def test_the_fifth_card_decides_and_suits_do_not(table: TableMaker) -> None:
    game = to_betting(table(2).deal("Js Jh Ad 9c 3d", "Jd Jc Ah 9s 4d")).play("bet 1", "call")
    assert [taken.seat for taken in result(game).taken] == [1]
    game = to_betting(table(2).deal("Js Jh Ad 9c 3d", "Jd Jc Ah 9s 3c")).play("bet 1", "call")
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(0, 3), (1, 3)]


@pytest.mark.rule("PA-61")
def test_odd_chips_go_to_the_sharers_in_turn_from_the_dealers_left(table: TableMaker) -> None:
    game = to_betting(table().deal(*SIXES[:2], NOTHING, SIXES[2])).play("bet 1", "call", "fold", "call")
    # 11 chips among seats 0, 1 and 3, forehand first.
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(0, 4), (1, 4), (3, 3)]


@pytest.mark.rule("PA-61")
def test_the_dealers_left_comes_first_whatever_the_number_of_the_seat(table: TableMaker) -> None:
    game = table().deal(JACKS, KINGS, QUEENS, TRASH).play("open 1", "fold", "fold", "fold")
    # Now seat 0 deals, and is the last of the three who share 13 chips.
    game.deal(SIXES[0], NOTHING, *SIXES[1:])
    game.play("1: open 2", "fold", "call", "call", *["throw"] * 3, "1: bet 1", "call", "call")
    assert result(game).chips == 13
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(1, 5), (3, 4), (0, 4)]


@pytest.mark.rule("PA-61")
def test_ten_among_three_is_four_three_and_three(table: TableMaker) -> None:
    game = table().deal(NOTHING, *SIXES)
    game.play("0: pass", "1: open 1", "2: call", "3: call", "0: fold", *["throw"] * 3)
    game.play("1: bet 1", "2: call", "3: call")
    assert result(game).chips == 10
    assert [(taken.seat, taken.chips) for taken in result(game).taken] == [(1, 4), (2, 3), (3, 3)]


@pytest.mark.rule("PA-44", "PA-26")
def test_the_last_one_left_takes_the_pot_and_shows_nothing_but_openers(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, KINGS, QUEENS, TRASH)).play(
        "bet 1", "raise 2", "fold", "fold", "fold"
    )
    assert result(game).shown == ()
    assert not game.said("show")
    assert game.state.bank.chips[1] == 50 - 2 - 3 + 12
    assert set(result(game).proof) == {"Js", "Jh"}


@pytest.mark.rule("PA-61", "C-4")
def test_the_result_says_which_card_decided_between_hands_that_look_alike(table: TableMaker) -> None:
    game = to_betting(table(2).deal("Js Jh Ad 9c 3d", "Jd Jc Ah 9s 4d")).play("bet 1", "call")
    (part,) = result(game).parts
    assert (part.winners, part.decided_by, part.odd) == ((1,), "4d", ())
    assert game.said("decides") == [{"seat": 1, "card": "4d"}]
    # At first sight already: nothing need be said.
    plain = to_betting(table(2).deal(JACKS, KINGS)).play("bet 1", "call")
    assert result(plain).parts[0].decided_by is None
    assert not plain.said("decides")


@pytest.mark.rule("PA-61")
def test_the_result_says_who_shares_and_who_gets_the_odd_chips(table: TableMaker) -> None:
    game = to_betting(table().deal(*SIXES[:2], NOTHING, SIXES[2])).play("bet 1", "call", "fold", "call")
    (part,) = result(game).parts
    assert (part.chips, part.seats, part.winners, part.odd) == (11, (0, 1, 3), (0, 1, 3), (0, 1))
    assert game.said("share") == [{"seats": (0, 1, 3), "n": 11}]
    assert game.said("odd") == [{"seats": (0, 1), "n": 2}]


@pytest.mark.rule("PA-62", "PA-24")
def test_the_cards_laid_aside_are_shown_last(table: TableMaker) -> None:
    game = table(2).deal(JACKS, KINGS, stock="9h 7c").play("open 1", "call", "throw Js Jh", "throw")
    assert game.view(1).pot.aside == 2
    game.play("bet 1", "call")
    assert result(game).proof == ("Jh", "Js")
    words = [event.kind for event in game.view().events]
    assert words[-1] == "openers"
    assert words.index("show") < words.index("openers")


@pytest.mark.rule("PA-10", "PA-12")
def test_after_the_pot_the_deal_passes_on(table: TableMaker) -> None:
    game = to_betting(table().deal(JACKS, KINGS, QUEENS, TRASH)).play("bet 1", "call", "call", "call")
    assert game.state.dealer == 0
    assert game.view().pot.chips == 0
    assert game.view().pot.required == 11
