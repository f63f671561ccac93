"""The computer players of Pakker: levels, characters, and the plain one."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import cycle
from typing import Any, Literal

import pytest

from kortspel.bots.pakker import before, choose, plain
from kortspel.bots.pakker.hands import Role, going_along
from kortspel.bots.pakker.plain import discards
from kortspel.cards import parse_cards
from kortspel.games.base import Level, Player
from kortspel.games.pakker import GAME
from kortspel.games.pakker.moves import Bet, Open, PakkerMove, Pass, Raise, Throw
from kortspel.games.pakker.setup import LATEST, PakkerSetup
from kortspel.games.pakker.state import PakkerState
from tests.games.pakker.fixtures import random_code, random_setup, with_hidden_shuffled
from tests.games.pakker.table import JACKS, KINGS, QUEENS, TRASH, TRASH_2, TRASH_3, Table, TableMaker

Character = Literal["", "tight", "loose", "bluffer"]

EVENING = 800
"""Moves; a pot has some twenty."""
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
CHARACTERS: tuple[Character, ...] = ("", "tight", "loose", "bluffer")


def chosen(state: PakkerState, seed: int) -> PakkerMove:
    """The move of the seat to move, from its own view alone; of people's seats as a medium player."""
    seat = GAME.to_move(state)
    assert seat is not None
    return choose(GAME.view(state, seat), state.setup.players[seat], random.Random(seed))


@cache
def evening(setup: PakkerSetup, moves: int = EVENING) -> list[tuple[PakkerState, PakkerMove]]:
    """Every state of an evening of computer players with the move made in it; each move was legal."""
    state = GAME.new(setup)
    found: list[tuple[PakkerState, PakkerMove]] = []
    while GAME.to_move(state) is not None and len(found) < moves:
        move = chosen(state, len(found))
        found.append((state, move))
        state = GAME.apply(state, move)
    return found


def table_for(count: int = 4, level: Level = "medium", **options: Any) -> PakkerSetup:
    players = tuple(Player(name=f"P{seat}", level=level) for seat in range(count))
    return PakkerSetup(**{"players": players, "deal": "K7Q2-M9PD", **options})


def mixed(seed: int) -> PakkerSetup:
    """Any rules, and players of every level and character."""
    rng = random.Random(seed)
    drawn = random_setup(rng)
    manners = zip(cycle(LEVELS), cycle(CHARACTERS[seed % 4 :] + CHARACTERS[: seed % 4]), strict=False)
    players = tuple(
        player.changed(level=level, character=character)
        for player, (level, character) in zip(drawn.players, manners, strict=False)
    )
    return drawn.changed(players=players)


def answer(game: Table, level: Level = "hard", character: Character = "", seed: int = 1) -> PakkerMove:
    """What such a player does now at a scripted table."""
    player = Player(name="Hal", level=level, character=character)
    return choose(game.view(game.turn), player, random.Random(seed))


def kinds(game: Table, level: Level = "hard", character: Character = "", times: int = 40) -> Counter[str]:
    """What such a player does now, so many times."""
    return Counter(answer(game, level, character, seed).kind for seed in range(times))


@pytest.mark.parametrize("seed", range(10))
def test_every_move_is_legal_whatever_the_rules(seed: int) -> None:
    played = evening(mixed(seed), 150)
    last, move = played[-1]
    assert GAME.to_move(GAME.apply(last, move)) is None or len(played) == 150


@pytest.mark.parametrize("count", [2, 4, 8])
def test_it_never_stalls(count: int) -> None:
    played = evening(table_for(count, end="pots", end_pots=8))
    last, _ = played[-1]
    assert last.clock.pots >= 8
    per_pot = len(played) / last.clock.pots
    assert per_pot < 12 * count


@pytest.mark.parametrize("seed", range(4))
def test_its_choice_does_not_depend_on_what_it_may_not_know(seed: int) -> None:
    rng = random.Random(seed)
    for number, (state, move) in enumerate(evening(mixed(seed), 100)):
        other = with_hidden_shuffled(state, GAME.to_move(state), rng)
        assert chosen(other, number) == move


def test_it_opens_with_openers_alone() -> None:
    opened = passed = 0
    for state, move in evening(table_for(only_valid_openings=False, level="hard")):
        seat = GAME.to_move(state)
        hand = GAME.view(state, seat).hand
        if state.phase == "opening" and hand is not None:
            assert hand.opens or move.kind not in ("open", "open_blind")
            opened += move.kind != "pass"
            passed += move.kind == "pass"
    assert opened > 20
    assert passed > 20


def test_it_folds_trash_and_goes_along_with_good_hands() -> None:
    folded: list[int] = []
    along: list[int] = []
    for state, move in evening(table_for()):
        hand = GAME.view(state, GAME.to_move(state)).hand
        if state.phase in ("joining", "betting") and hand is not None and hand.category is not None:
            (folded if move.kind == "fold" else along).append(hand.category)
    assert folded
    assert along
    assert sum(along) / len(along) > sum(folded) / len(folded) + 0.5
    assert max(folded) <= 2


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("Js Jd 2c 5h 9s", "2c 5h 9s"),
        ("Js Jd 2c 2h 9s", "9s"),
        ("Js Jd Jc 2h 9s", "2h 9s"),
        ("Js Jd Jc 2h 2s", ""),
        ("Js Jd Jc Jh 2s", ""),
        ("2s 9s 4s Ks 7s", ""),
        ("5s 6d 7c 8h 9s", ""),
        ("As 2d 3c 4h 5s", ""),
        ("2s 9s 4s Ks 7d", "7d"),
        ("5s 6d 7c 8h Ks", "Ks"),
        ("2s 8d Tc Jh Ks", "2s 8d Tc"),
    ],
)
def test_it_throws_what_helps_nothing(hand: str, thrown: str) -> None:
    assert set(discards(parse_cards(hand))) == set(parse_cards(thrown))


def test_it_buys_chips_when_it_has_none_for_the_ante() -> None:
    bought = [(state, move) for state, move in evening(table_for(first_purchase=20)) if move.kind == "buy"]
    assert bought
    for state, move in bought:
        after = GAME.apply(state, move)
        assert after.bank.chips[GAME.to_move(state) or 0] >= after.setup.ante


def test_an_evening_of_computer_players_alone_comes_to_its_end() -> None:
    setup = table_for(end="minutes", end_minutes=20, deal=random_code(random.Random(1)))
    last, move = evening(setup, 20_000)[-1]
    assert GAME.outcome(GAME.apply(last, move)) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_generator_give_the_same_move(level: Level) -> None:
    for state, _ in evening(table_for(level="hard"))[:200:7]:
        seat = GAME.to_move(state)
        player = Player(name="Hal", level=level, character="bluffer")
        first, second = (choose(GAME.view(state, seat), player, random.Random(5)) for _ in range(2))
        assert first == second


def test_the_plain_player_has_a_legal_move_wherever_others_come() -> None:
    for seed in range(4):
        for number, (state, _) in enumerate(evening(mixed(seed), 150)):
            move = plain(GAME.view(state, GAME.to_move(state)), random.Random(number))
            assert GAME.why_not(state, move) is None


def test_it_goes_along_with_what_promises_enough(table: TableMaker) -> None:
    game = table(4).deal(JACKS, "9s 9h 9d 5c 7c", TRASH_2, "9c 8c 6s 4s 3s").play("open 4")
    assert kinds(game) == {"call": 40}
    game = table(4).deal(JACKS, TRASH, TRASH_2, "9h 8c 6s 4s 3s").play("open 4")
    assert kinds(game) == {"fold": 40}


def test_a_low_price_is_paid_for_a_hand_that_is_not_worth_a_high_one(table: TableMaker) -> None:
    pair = "Qs Qc Ad 5c 6s"
    cheap = table(5).deal(JACKS, pair, "9s 7h 5d 6c 2c", "Ts 8h 6d 4d 2s", "Tc 9d 7s 4h 2h").play("open 1")
    dear = table(5).deal(JACKS, pair, "9s 7h 5d 6c 2c", "Ts 8h 6d 4d 2s", "Tc 9d 7s 4h 2h").play("open 5")
    assert kinds(cheap) == {"call": 40}
    assert kinds(dear) == {"fold": 40}


def test_the_tight_fold_where_the_loose_go_along(table: TableMaker) -> None:
    along: Counter[str] = Counter()
    for pair in ("Ks Kh 9d 6c 3h", "Qs Qh 8d 5c 2d", "Ts Th Ad 5c 3c", "8s 8h Ad 5c 3c", "4s 4h Kd 7c 8c"):
        for price in range(1, 5):
            game = (
                table(4)
                .deal("As Ah Kc 7d 2s", pair, "Tc 9c 6s 5h 2h", "Jc 9s 7s 6h 3d")
                .play(f"open {price}")
            )
            for character in CHARACTERS:
                along[character] += answer(game, "hard", character).kind == "call"
    assert along["tight"] < along[""] < along["loose"]


def betting(table: TableMaker, hand: str, *moves: str, **options: Any) -> Table:
    """Forehand opened on two with queens; the second holds this hand; two went along, and kept their cards."""
    game = table(4, **options).deal(QUEENS, hand, "9h 8c 5s 4s 3s", "Ts 8h 6d 4d 2s")
    return game.play("open 2", "call", "call", "fold", *["throw"] * 3, *moves)


def test_it_raises_with_the_best_and_folds_the_worst(table: TableMaker) -> None:
    best = kinds(betting(table, "9s 9c 9d 6c 6h", "0: bet 4"))
    assert best["raise"] > 25
    assert best["raise"] + best["call"] == 40
    assert kinds(betting(table, "Ks Jh 7c 6c 3c", "0: bet 10"))["fold"] > 30


def test_strong_hands_are_hidden_in_a_measured_share(table: TableMaker) -> None:
    game = betting(table, "9s 9c 9d 6c 6h", "0: bet 4")
    assert 0 < kinds(game, times=200)["call"] < 80


def test_the_bluffer_bluffs_more_than_others_and_the_tight_less(table: TableMaker) -> None:
    game = betting(table, "Ks Jh 7c 6c 3c", "0: bet 4")
    raised = {character: kinds(game, "hard", character, 200)["raise"] for character in CHARACTERS}
    assert raised["tight"] < raised[""] < raised["bluffer"]
    assert raised[""] < 40 < raised["bluffer"] < 120


def test_bets_keep_to_the_limit(table: TableMaker) -> None:
    limits: tuple[dict[str, Any], ...] = (
        {},
        {"limit": "share", "limit_share": 50},
        {"limit": "fixed", "limit_chips": 3},
    )
    for options in limits:
        game = betting(table, "9s 9c 9d 6c 6h", "0: bet 1", **options)
        low, high = game.span("raise", "better")
        sizes = {
            move.better for move in (answer(game, seed=seed) for seed in range(20)) if isinstance(move, Raise)
        }
        assert sizes
        assert low <= min(sizes)
        assert max(sizes) <= high


def test_whoever_begins_bets_more_with_more(table: TableMaker) -> None:
    def mean(hand: str) -> float:
        game = table(3).deal(hand, "Td Tc 9h 8c 5s", "8d 8h 5d 4d 2s")
        game.play("open 3", "call", "call", *["throw"] * 3)
        moves = [answer(game, seed=seed) for seed in range(30)]
        return sum(move.amount for move in moves if isinstance(move, Bet)) / 30

    assert mean("As Ad Ac 7c 7h") > mean("Js Jd 9c 6c 3h") + 1


def first_bets(table: TableMaker, hand: str) -> list[int]:
    """What a hard player bets first with this hand against two who kept their cards, many times; 0 is a fold."""
    game = table(3).deal(hand, "Td Tc 9h 8c 5s", "8d 8h 5d 4d 2s")
    game.play("open 3", "call", "call", *["throw"] * 3)
    moves = [answer(game, seed=seed) for seed in range(100)]
    return [move.amount if isinstance(move, Bet) else 0 for move in moves]


def test_a_small_first_bet_may_hide_the_strongest_hand(table: TableMaker) -> None:
    strong = first_bets(table, "As Ad Ac 7c 7h")
    assert 25 < strong.count(1) < 75
    assert sum(amount > 6 for amount in strong) > 25


def test_nobody_folds_before_anything_is_bet_where_a_chip_stays_in(table: TableMaker) -> None:
    assert 0 not in first_bets(table, "Js Jd 9c 6c 3h")


def test_the_size_of_an_opening_tells_nothing(table: TableMaker) -> None:
    def openings(hand: str) -> list[int]:
        game = table(3).deal(hand, TRASH_2, TRASH_3)
        moves = [answer(game, seed=seed) for seed in range(60)]
        return sorted(move.amount for move in moves if isinstance(move, Open))

    weak, strong = openings("Js Jd 9c 6c 3h"), openings("As Ad Ac 7c 7h")
    assert len(weak) > 40
    assert set(weak) == set(strong)


def test_a_raise_of_all_one_may_over_a_small_bet_is_called_by_more_than_the_best(table: TableMaker) -> None:
    game = table(2).deal("Ks Kd 8c 8h 3d", "Td Tc 9h 7c 5s")
    game.play("open 2", "call", "throw", "throw", "bet 1", "raise 7")
    assert kinds(game)["fold"] == 0


def test_it_throws_by_what_the_others_hold(table: TableMaker) -> None:
    game = (
        table(3)
        .deal(KINGS, "Qs 9s 7s 4s 2c", "Tc 8h 6d 4d 2d")
        .play("open 3", "call", "fold", "throw 9d 6c 3h")
    )
    assert answer(game) == Throw(cards=("2c",))
    game = (
        table(3)
        .deal(KINGS, "As Ad 7h 2s 4c", "Tc 8h 6d 5d 2d")
        .play("open 3", "call", "fold", "throw 9d 6c 3h")
    )
    assert answer(game) == Throw(cards=parse_cards("7h 2s 4c"))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_made_straight_is_kept_though_the_opener_stands_pat(table: TableMaker, level: Level) -> None:
    """D6: even the lowest one, against whatever such an opener may hold."""
    game = (
        table(3)
        .deal("Js Jd 9c 6d 3h", "As 2d 3c 4h 5s", "Tc 8h 6s 4d 2h")
        .play("open 3", "call", "fold", "throw")
    )
    assert {answer(game, level, seed=seed).kind for seed in range(3)} == {"throw"}
    assert all(answer(game, level, seed=seed) == Throw(cards=()) for seed in range(8))


def test_the_loose_go_blind_the_tight_never_and_the_bluffer_at_times(table: TableMaker) -> None:
    hands = (TRASH, TRASH_2, TRASH_3, "Tc 8s 7d 6h 4h")
    game = table(4).deal(*hands).play(*["pass"] * 4)
    game.next_deck(*hands)
    blind = {character: kinds(game, character=character)["go_blind"] for character in CHARACTERS}
    assert blind[""] == blind["tight"] == 0
    assert blind["tight"] < blind["bluffer"] < blind["loose"]


def test_nobody_goes_blind_alone_against_one_for_what_it_promises(table: TableMaker) -> None:
    game = table(2).deal(TRASH, TRASH_2).play("pass", "pass")
    game.next_deck(TRASH, TRASH_2)
    assert kinds(game)["go_blind"] == 0


def test_in_a_pot_with_a_blind_nobody_is_thought_to_need_openers(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Role] = []

    def along(role: Role) -> float:
        asked.append(role)
        return going_along(role)

    monkeypatch.setattr(before, "going_along", along)
    game = table(4).deal(TRASH, TRASH_2, TRASH_3, "Tc 8s 7d 6h 4h").play(*["pass"] * 4)
    game.next_deck(JACKS, QUEENS, KINGS, TRASH)
    game.play("1: go_blind")
    answer(game)
    assert {role.required for role in asked} == {0}


def test_it_buys_to_pay_only_with_a_hand_that_is_worth_it(table: TableMaker) -> None:
    def short(hand: str) -> Counter[str]:
        game = table(3, first_purchase=20).deal(QUEENS, hand, TRASH_2).play("open 3", "call", "fold")
        game.play("throw", "throw", "0: bet 9", "1: raise 7", "buy 0 100", "0: raise 30")
        return kinds(game)

    assert short("9s 9c 9d 9h 6h") == {"buy": 40}
    assert short("7s 7h 9c 6c 4h")["fold"] > 30


def test_whoever_starts_the_betting_without_a_chip_buys_some_for_a_hand_worth_it(table: TableMaker) -> None:
    game = table(3, first_purchase=20, ante=10).deal("As Ad Ac 7c 7d", TRASH, TRASH_2)
    game.play("0: open 10", "call", "fold", "throw", "throw")
    assert game.kinds() & {"bet", "check", "call", "fold"} == {"fold"}
    for level in LEVELS:
        assert kinds(game, level) == {"buy": 40}


def test_all_in_is_weighed_by_what_it_costs_and_not_by_the_bid(table: TableMaker) -> None:
    def short(hand: str, *, all_in: bool) -> Counter[str]:
        game = table(3, all_in=all_in).deal(QUEENS, hand, "Ts 8h 6d 4d 2s").play("open 3", "call", "call")
        game.play(*["throw"] * 3, "0: bet 12", "1: raise 24", "2: fold", "buy 0 100", "0: raise 60")
        return kinds(game, "medium")

    assert short("9s 9c 9d 6c 6h", all_in=True) == {"all_in": 40}
    assert short("Ks Kc 9d 6c 3h", all_in=True)["all_in"] > 30
    assert short("Ks Kc 9d 6c 3h", all_in=False)["fold"] > 20


def test_who_goes_along_with_its_last_chips_weighs_those_and_not_the_price(table: TableMaker) -> None:
    def short(*, all_in: bool) -> Counter[str]:
        game = table(3, all_in=all_in, first_purchase=20, ante=17)
        game.deal(QUEENS, "9s 8c 7d 6h 3c", "Ts 8h 6d 4d 2s").play("buy 0 100", "0: open 45")
        return kinds(game)

    assert short(all_in=True) == {"all_in": 40}
    assert short(all_in=False) == {"fold": 40}


def test_false_openings_are_never_made(table: TableMaker) -> None:
    game = table(4, only_valid_openings=False).deal(TRASH, JACKS, QUEENS, KINGS)
    for level in LEVELS:
        for character in CHARACTERS:
            assert answer(game, level, character) == Pass()


def test_it_tells_no_time_that_no_clock_shows(table: TableMaker) -> None:
    game = table(2, computers=(0, 1)).play(f"next_pot {LATEST}")
    while game.state.phase != "between":
        game.play("fold" if "fold" in game.kinds() else "pass")
        if "no_blind" in game.kinds():
            game.play("go_blind")
    move = answer(game)
    assert move.kind == "next_pot"
    assert GAME.why_not(game.state, move) is None


def test_whoever_buys_to_pay_then_pays(table: TableMaker) -> None:
    game = table(3, first_purchase=20).deal(QUEENS, "7s 7h 9c 6c 4h", TRASH_2).play("open 3", "call", "fold")
    game.play("throw", "throw", "0: bet 9", "1: raise 7", "buy 0 100", "0: raise 30")
    assert kinds(game, "medium")["fold"] > 20
    game.play("buy 1 30")
    assert kinds(game, "medium")["fold"] == 0


def test_whoever_has_nothing_to_pay_never_folds(table: TableMaker) -> None:
    royal, straights = "As Ks Qs Js Ts", ("9s 8s 7s 6s 5s", "9h 8h 7h 6h 5h")
    game = (
        table(3)
        .deal("Jd Jc 4c 3h 2d", royal, straights[0])
        .play("open_blind 2", "name_blind 1", "call", "call")
    )
    game.play("throw", "throw", "throw", "call", "call")
    assert game.kinds() >= {"stand", "raise"}
    for level in LEVELS:
        assert kinds(game, level)["fold"] == 0
    game = table(3, opener_may_check=True).deal("Jd Jc 4c 3h 2d", royal, straights[1])
    game.play("open 2", "call", "call", "throw", "throw", "throw")
    for level in LEVELS:
        assert kinds(game, level)["fold"] == 0
