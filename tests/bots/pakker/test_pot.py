"""How a computer player of Pakker sees a pot: what was said in it, and what others then are likely to hold."""

from __future__ import annotations

import pytest

from kortspel.bots.pakker.hands import Role, beaten, going_along, hands, price_step
from kortspel.bots.pakker.pot import (
    EVEN,
    above,
    answers,
    betting_words,
    defended,
    in_pot,
    role_of,
    under,
)
from kortspel.cards import parse_cards
from kortspel.ranking import code_of, strength
from tests.games.pakker.table import JACKS, KINGS, QUEENS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

HANDS = (JACKS, KINGS, QUEENS, TRASH)


def number_of(written: str) -> int:
    a, b, c, d, e = map(code_of, parse_cards(written))
    return strength(a, b, c, d, e)


def betting(game: Table, *moves: str) -> Table:
    """Forehand opened on two, all went along and kept their cards."""
    game.deal(*HANDS).play("open 2", "call", "call", "call", *["throw"] * 4)
    return game.play(*moves)


def test_the_words_of_the_betting_with_the_figures_of_their_moment(table: TableMaker) -> None:
    game = betting(table(4), "0: bet 3", "1: raise 4", "2: fold", "3: call")
    words = list(betting_words(game.view(0)))
    assert [(word.seat, word.kind, word.due, word.better, word.pot, word.bids) for word in words] == [
        (0, "bet", 0, 3, 12, 0),
        (1, "raise", 3, 4, 15, 1),
        (2, "fold", 7, 0, 22, 2),
        (3, "call", 7, 0, 22, 2),
    ]
    assert game.view(0).pot.chips == words[-1].pot + 7


def test_a7_a_long_betting_is_read_to_its_first_word(table: TableMaker) -> None:
    """A7: however often it was raised."""
    game = (
        table(2)
        .play("buy 0 10000", "buy 1 10000")
        .deal(JACKS, KINGS)
        .play("open 1", "call", "throw", "throw")
    )
    game.play("bet 1", *["raise 1"] * 120)
    words = list(betting_words(game.view(0)))
    assert len(words) == 121
    assert (words[0].kind, words[0].pot, words[-1].bids) == ("bet", 4, 120)
    assert in_pot(game.view(0), 1.0)[1].belief != EVEN


def test_a_blind_bet_is_the_first_bid(table: TableMaker) -> None:
    game = table(4).deal(*HANDS).play("open_blind 2", "name_blind 3", "call", "call", "fold", *["throw"] * 3)
    assert list(betting_words(game.view(1))) == []
    game.play("1: raise 5")
    (word,) = betting_words(game.view(2))
    assert (word.seat, word.kind, word.due, word.better, word.pot, word.bids) == (1, "raise", 3, 5, 13, 1)


def test_after_a_blind_the_words_have_the_blind_in_the_pot(table: TableMaker) -> None:
    game = table(4).deal(TRASH, TRASH_2, TRASH_3, "Tc 8s 7d 6h 4h").play("pass", "pass", "pass", "pass")
    game.next_deck(*HANDS)
    game.play("1: go_blind", "call", "fold", "call", *["throw"] * 3, "1: bet 5")
    (word,) = betting_words(game.view(2))
    assert (word.seat, word.kind, word.better, word.pot) == (1, "bet", 5, 16)
    assert game.view(2).pot.chips == word.pot + 5


def test_where_everybody_comes_from(table: TableMaker) -> None:
    game = table(4).deal(TRASH, JACKS, QUEENS, TRASH_2).play("pass", "1: open 2", "call", "call", "call")
    view = game.view(1)
    step = price_step(2, 6)
    assert role_of(view, 1) == Role("opener", 11)
    assert role_of(view, 2) == Role("along", 11, step)
    assert role_of(view, 0) == Role("passed", 11, step)


def test_who_sits_the_pot_out_was_not_asked_before(table: TableMaker) -> None:
    game = table(3, first_purchase=20, ante=11).deal(TRASH, TRASH_2, TRASH_3).play("pass", "pass", "pass")
    game.next_deck(TRASH, QUEENS)
    game.play("buy 1 50", "1: no_blind", "2: sit_out", "buy 0 50")
    game.play("1: pass", "0: open 2")
    assert role_of(game.view(1), 1).place == "passed"


def test_numbers_are_weighed_while_they_may_be_known_and_not_after(table: TableMaker) -> None:
    for shown in (False, True):
        game = table(4, numbers_shown=shown).deal(*HANDS).play("open 2", "call", "call", "call")
        game.play("throw Td 4c 3d")
        assert role_of(game.view(1), 0).number == 3
        game.play("throw", "throw", "throw")
        assert role_of(game.view(1), 0).number == (3 if shown else None)


def test_who_went_blind_holds_anything(table: TableMaker) -> None:
    game = table(4).deal(TRASH, TRASH_2, TRASH_3, "Tc 8s 7d 6h 4h").play("pass", "pass", "pass", "pass")
    game.next_deck(*HANDS)
    game.play("go_blind")
    assert role_of(game.view(2), 1) == Role("blind", 0)
    assert role_of(game.view(2), 2).place == "along"
    assert role_of(game.view(2), 2).required == 0


def test_openers_hold_openers() -> None:
    pair = number_of("Ts Th Ad Kc Qh")
    for required in range(11, 15):
        opener = Role("opener", required)
        assert beaten(opener)[pair] < 0.02
    assert beaten(Role("opener", 14))[number_of("Ks Kh Ad Qc Jh")] < 0.02
    assert beaten(Role("opener", 11))[number_of("Ks Kh Ad Qc Jh")] > 0.2


def test_who_passed_holds_no_openers_before_the_exchange_and_seldom_after() -> None:
    kings = number_of("Ks Kh Ad Qc Jh")
    passed, along = Role("passed", 11, 5), Role("along", 11, 5)
    assert beaten(passed)[kings] > beaten(along)[kings] + 0.15
    assert going_along(passed) < going_along(along)


def test_a_higher_price_leaves_better_hands() -> None:
    pair = number_of("8s 8h Ad Kc Qh")
    shares = [beaten(Role("along", 11, step))[pair] for step in (2, 4, 6)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1] + 0.1
    along = [going_along(Role("along", 11, step)) for step in (2, 4, 6)]
    assert along == sorted(along, reverse=True)


def test_who_bought_none_is_stronger_than_who_bought_three() -> None:
    two_pair = number_of("8s 8h 3d 3c Qh")
    none, three = (beaten(Role("along", 11, 4, number))[two_pair] for number in (0, 3))
    assert none < 0.2 < three


def test_ranges_are_too_small_only_for_what_nobody_does() -> None:
    assert hands(Role("opener", 14, 0, 5)) == hands(Role("opener", 14))


def test_a_raise_is_believed_more_than_a_call_and_a_call_more_than_nothing(table: TableMaker) -> None:
    game = betting(table(4), "0: bet 6", "1: raise 12", "2: call")
    queens = number_of(QUEENS)
    unread, read = in_pot(game.view(3), 0.0), in_pot(game.view(3), 1.0)
    assert all(other.belief == EVEN for other in unread.values())
    weak = {seat: under(read[seat].belief, 0.5) for seat in (1, 2, 3)}
    assert weak[3] == pytest.approx(0.5)
    assert weak[2] < 0.2
    assert weak[1] < 0.35
    strong = {seat: 1 - under(read[seat].belief, 0.9) for seat in (1, 2, 3)}
    assert strong[1] > 3 * strong[2] > 0
    assert read[1].beaten_by(queens) < unread[1].beaten_by(queens)


def test_beliefs_are_chances() -> None:
    assert under(EVEN, 0.0) == 0
    assert under(EVEN, 0.37) == pytest.approx(0.37)
    assert under(EVEN, 1.0) == pytest.approx(1)
    assert above(EVEN, 0.25) == pytest.approx(0.75)
    top = (0.0,) * 20 + (0.2,) * 5
    assert above(top, 0.5) == pytest.approx(0.9)


def test_no_bluff_of_the_pot_pays_against_who_defends_half() -> None:
    assert defended(10, 20, 1) == pytest.approx(0.5)
    assert defended(0, 20, 1) == 1
    assert defended(10, 20, 2) < 0.5
    assert (1 - defended(10, 20, 2)) ** 2 == pytest.approx(0.5)


def test_answers_add_up_and_better_hands_are_beaten_less(table: TableMaker) -> None:
    other = in_pot(betting(table(4), "0: bet 4").view(1), 1.0)[0]
    chances = []
    for written in (TRASH, QUEENS, "As Ah Kd Kc 2h", "As Ah Ad Kc Kh"):
        answer = answers(other, number_of(written), 12, 36, 1)
        assert answer.folds + answer.calls + answer.raises == pytest.approx(1)
        chances.append(answer.calls * answer.call_beaten + answer.raises * answer.raise_beaten)
    assert chances == sorted(chances)
    assert chances[0] < 0.05
    assert chances[-1] > 0.9 * (answer.calls + answer.raises)
