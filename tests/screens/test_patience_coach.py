"""The coach on the screen: the hint in every variant, the review card by card, the medal."""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from kortspel.coach.advice import Advice, Suggestion, advise, deepening
from kortspel.coach.known import play
from kortspel.coach.position import Position, rules_of
from kortspel.coach.reasons import Reason
from kortspel.coach.review import Played, Review, review
from kortspel.coach.thinker import Thinker
from kortspel.games.base import Player
from kortspel.games.patience.setup import PatienceSetup
from kortspel.screens.patience.adviser import steady
from kortspel.screens.patience.coach import advice_lines, advice_text, medal
from kortspel.screens.patience.game import GameScreen
from kortspel.screens.patience.result import ResultScreen
from kortspel.screens.patience.review import ReviewScreen
from kortspel.text import LANGUAGES, Language, Text
from tests.coach.helpers import ALL, AMERICAN, random_position
from tests.screens.driving import page, running, shown, until

ANNA = Player(name="Anna")
CELLS = [column + row for row in "12345" for column in "abcde"]


class QuickThinker(Thinker):
    """Reviews here and now, with few games tried: a busy machine would let the real one wait too long for a test."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Played] = []
        self._told: Iterator[Any] = iter(())

    def ask(self, *question: Any) -> None:
        task, *arguments = question
        if task == "review":
            self.asked += arguments
            self._told = review(*arguments, rollouts=100, tries=10_000)

    def answers(self) -> list[Any]:
        return list(islice(self._told, 1))

    @property
    def alive(self) -> bool:
        return True


def quickly(screen: GameScreen) -> QuickThinker:
    """Let the game's coach review here and now."""
    screen.adviser.close()
    thinker = screen.adviser.thinker = QuickThinker()
    return thinker


async def begin(app: Any, pilot: Any, **options: Any) -> GameScreen:
    app.begin("patience", PatienceSetup(players=(ANNA,), deal="K7Q2-M9PD", **options))
    await until(pilot, lambda: isinstance(app.screen, GameScreen))
    screen: GameScreen = app.screen
    return screen


async def lay(pilot: Any, cells: Sequence[str]) -> None:
    for cell in cells:
        await pilot.press(*cell)


def test_the_words_of_a_hint_fit_their_place() -> None:
    rng = random.Random(1)
    longest = dict.fromkeys(LANGUAGES, 0)
    for number in range(240):
        position = random_position(ALL[number % 3], rng, rng.randrange(24))
        advice = replace(advise(position), rollouts=1_999_999, source="rollouts")
        for language in LANGUAGES:
            text = Text(language)
            words = textwrap.wrap(advice_text(text, advice, position.rules.target), 58)
            longest[language] = max(longest[language], len(words))
            assert all(len(line) <= 26 for line, _ in advice_lines(text, advice, narrow=False))
            assert all(len(line) <= 10 for line, _ in advice_lines(text, advice, narrow=True))
    assert max(longest.values()) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_a_hint_tells_three_cells_with_their_uncertainty(
    tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    async with running(tmp_path, language, size) as (app, pilot):
        screen = await begin(app, pilot)
        await lay(pilot, ["c3", "a1", "b2", "d4"])
        app.settings.change(ask_hint=False)
        await pilot.press("t")
        side = shown(screen._side)
        advice = screen.adviser.advice
        assert advice is not None
        assert len(advice.suggestions) == 3
        for suggestion in advice.suggestions:
            cell = f"{'abcde'[suggestion.cell % 5]}{suggestion.cell // 5 + 1}"  # type: ignore[operator]
            assert re.search(rf"{cell} +\d+[.,]\d", side)
        assert "±" in side
        assert f"{app.text('coach.helped')}" in page(app) or size[0] == 60
        await until(pilot, lambda: (screen.adviser.advice or advice).rollouts > 0, seconds=20)
        await pilot.press("e", "5")
        assert screen.hints == ()
        assert screen.adviser.advice is None
        assert "±" not in page(app)


async def test_a_hint_speaks_the_language_of_now(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await begin(app, pilot)
        await lay(pilot, ["c3", "a1"])
        app.settings.change(ask_hint=False)
        await pilot.press("t")
        assert "Chans att nå 70" in page(app)
        await pilot.press("f2")
        await until(pilot, lambda: "Sjanse for 70" in page(app))


@pytest.mark.rule("PP-23")
async def test_rearranging_the_coach_goes_on_after_a_swap(tmp_path: Path) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        screen = await begin(app, pilot, rearranging=True, table="american")
        app.settings.change(ask_hint=False)
        await pilot.press("t")
        assert "Byt " in page(app)
        await until(
            pilot, lambda: (screen.adviser.advice or Advice(25, "swaps", (), ())).rollouts, seconds=20
        )
        before = screen.adviser.advice
        assert before is not None
        first, second = screen.hints
        screen.play("swap", cells=(first, second))
        after = screen.adviser.advice
        assert after is not None
        assert after.best.points >= before.best.points
        assert screen.hints
        assert screen.hints != (first, second)
        assert f"{'abcde'[screen.hints[0] % 5]}{screen.hints[0] // 5 + 1}-" in shown(screen._side)


@pytest.mark.rule("PP-25")
async def test_the_joker_after_laying_is_advised_and_reviewed(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begin(app, pilot, joker="after")
        await lay(pilot, CELLS)
        app.settings.change(ask_hint=False)
        await pilot.press("t")
        assert "Jokern i " in page(app)
        quickly(screen)
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("g")
        await until(pilot, lambda: "Ingen joker togs; bäst" in page(app), seconds=40)
        grid = screen.view.grids[0]
        assert grid is not None
        assert f"Du fick {grid.score} p." in page(app)
        assert "tränarens egna partier" not in page(app)


async def test_the_review_is_opened_card_by_card(tmp_path: Path) -> None:
    async with running(tmp_path, size=(60, 20)) as (app, pilot):
        game = await begin(app, pilot)
        thinker = quickly(game)
        await lay(pilot, CELLS)
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        await until(pilot, lambda: re.search(r"\d+ %", page(app)))
        await pilot.press("right")
        assert "Går igenom" in page(app)
        await until(pilot, lambda: "I efterhand" in page(app), seconds=40)
        screen = app.screen
        found = screen._found  # type: ignore[attr-defined]
        assert isinstance(found, Review)
        await pilot.press("d")
        dearest = found.dearest[0]
        assert f"kort {dearest.number} av 25" in page(app)
        assert "Tränaren föredrar " in page(app)
        assert "Hellre " in page(app)
        assert "Du, " in page(app)
        await pilot.press("d")
        assert f"kort {found.dearest[1].number} av 25" in page(app)
        await pilot.press("home", "right")
        assert "kort 1 av 25" in page(app)
        assert "Tränaren hade gjort likadant" in page(app)
        await pilot.press("home", "left")
        assert "Väntat" in page(app)
        # F5: the summary goes down by the keys, also after a card was looked at.
        await pilot.press("end")
        figures = screen.query_one("#figures")
        await until(pilot, lambda: figures.scroll_offset.y == figures.max_scroll_y > 0)
        await pilot.press("home")
        await until(pilot, lambda: figures.scroll_offset.y == 0)
        for _ in range(30):
            await pilot.press("right")
        assert "i efterhand" in page(app)
        assert f"{found.hindsight} p" in page(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        assert "I efterhand" in page(app)
        # Once is enough.
        assert len(thinker.asked) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_of_a_review_is_in_every_language(tmp_path: Path, language: Language) -> None:
    deck = tuple(random.Random(2).sample(range(52), 25))
    played = Played(rules_of(PatienceSetup(players=(ANNA,), deal="K7Q2-M9PD")), deck, tuple(range(25)))
    *_, found = review(played, rollouts=200, tries=5_000)
    assert isinstance(found, Review)
    async with running(tmp_path, language, (60, 20)) as (app, pilot):
        app.push_screen(ReviewScreen(played, None, found))  # type: ignore[arg-type]
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        for number in range(27):
            text = page(app)
            assert "{" not in text
            assert "coach." not in text
            if 1 <= number <= 25:
                assert app.text("coach.review.page", number=number) in text
            await pilot.press("right")


async def test_a_game_without_hints_earns_a_medal_by_its_percentile(tmp_path: Path) -> None:
    text = Text("sv")
    assert [medal(percentile) for percentile in (99, 80, 60, 40)] == ["gold", "silver", "bronze", ""]
    async with running(tmp_path) as (app, pilot):
        screen = await begin(app, pilot, target=1)
        while not isinstance(app.screen, ResultScreen):
            from kortspel.coach.position import from_view

            cell = advise(from_view(screen.view)).best.cell
            assert cell is not None
            await pilot.press(*CELLS[cell])
            await pilot.pause()
        grid = screen.view.grids[0]
        assert grid is not None
        percentile = play("english").percentile(grid.score)
        words = text("coach.percentile", percent=text.percent(min(99, round(percentile))))
        name = medal(percentile)
        said = shown(app.screen.query_one("#count"))
        if name:
            assert f"● {text(f'coach.medal.{name}')}:" in said
        assert all(word in said for word in words.split(" ")[1:])
        assert "målet 1 är nått" in " ".join(said.split())


def advice_of(*cells: tuple[int, float]) -> Advice:
    suggestions = tuple(Suggestion(cell, points, 0.2, None) for cell, points in cells)
    return Advice(5, "rollouts", suggestions, (Reason("coach.reason.parks", {"cell": cells[0][0]}),))


def test_the_best_cell_does_not_jump_between_equals() -> None:
    before = advice_of((3, 50.0), (4, 49.9))
    assert steady(before, advice_of((4, 50.1), (3, 50.0), (5, 48.0))).best.cell == 3
    assert steady(before, advice_of((4, 50.1), (3, 50.0))).reasons == before.reasons
    assert steady(before, advice_of((4, 50.5), (3, 50.0))).best.cell == 4
    assert steady(before, advice_of((4, 50.5), (6, 50.0))).best.cell == 4


def test_rearranging_every_swap_is_listed() -> None:
    cards = tuple(random.Random(3).sample(range(52), 25))
    position = Position(AMERICAN, cards, None, (), (), "arranging")
    advice = next(islice(deepening(position), 4, None))
    for narrow in (True, False):
        listed = " ".join(str(line[0]) for line in advice_lines(Text("en"), advice, narrow=narrow))
        assert len(listed.split()) == len(advice.swaps)
