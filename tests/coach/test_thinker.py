"""The coach in a process of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from kortspel.coach.advice import Advice
from kortspel.coach.position import Position, Rules, start
from kortspel.coach.review import Played, Progress
from kortspel.coach.thinker import Thinker


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def position(card: int) -> Position:
    return start(Rules(target=70)).turned(5).after(12).turned(card)


def heard(thinker: Thinker, enough: Callable[[list[object]], bool], seconds: float = 20.0) -> list[object]:
    found: list[object] = []
    end = time.monotonic() + seconds
    while not enough(found):
        assert time.monotonic() < end, "no answer"
        found += thinker.answers()
        time.sleep(0.01)
    return found


def test_advice_gets_better_while_one_waits(thinker: Thinker) -> None:
    thinker.ask("advice", position(20))
    answers = heard(thinker, lambda found: len(found) >= 4)
    assert all(isinstance(answer, Advice) for answer in answers)
    tried = [answer.rollouts for answer in answers if isinstance(answer, Advice)]
    assert tried == sorted(tried)
    assert tried[-1] > 0


def test_warming_up_brings_no_answer_but_is_in_nobodys_way(thinker: Thinker) -> None:
    thinker.ask("warm", "american")
    assert thinker.alive
    assert thinker.answers() == []
    thinker.ask("advice", position(20))
    assert isinstance(heard(thinker, bool)[0], Advice)


def test_a_new_question_takes_the_place_of_the_last(thinker: Thinker) -> None:
    thinker.ask("advice", position(20))
    heard(thinker, bool)
    other = position(30).after(3).turned(40)
    thinker.ask("advice", other)
    answers = heard(thinker, bool)
    assert all(isinstance(answer, Advice) and answer.laid == other.laid for answer in answers)


def test_at_rest_nothing_more_is_said(thinker: Thinker) -> None:
    thinker.ask("advice", position(20))
    heard(thinker, bool)
    thinker.rest()
    time.sleep(0.3)
    assert thinker.answers() == []
    assert thinker.alive


def test_a_review_tells_how_far_it_has_come(thinker: Thinker) -> None:
    thinker.ask("review", Played(Rules(), tuple(range(25)), tuple(range(25))))
    answers = heard(thinker, bool)
    assert isinstance(answers[0], Progress)
    assert 0 < answers[0].part < 1


def test_a_dead_process_answers_nothing_and_is_started_again(thinker: Thinker) -> None:
    thinker.ask("advice", position(20))
    heard(thinker, bool)
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.join()
    thinker.answers()
    assert not thinker.alive
    thinker.ask("advice", position(20))
    heard(thinker, bool)
