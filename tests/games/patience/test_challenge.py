"""A challenge: one line, and no letter of it can be wrong unnoticed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kortspel.cards import CODE_LETTERS, code_of_number
from kortspel.games.patience.challenge import BadChallenge, Challenge, challenge_line, read_challenge
from kortspel.games.patience.setup import Options
from kortspel.ranking import Category

HANDS = (1, 6, 0, 2, 5, 1, 0, 0, 3, 1)
LINE = challenge_line(Challenge(options=Options(), deal="K7Q2-M9PD", hands=tuple(map(Category, HANDS))))


@st.composite
def challenges(draw: st.DrawFn) -> Challenge:
    table = draw(st.sampled_from(["english", "american", "swedish"]))
    rearranging = draw(st.booleans())
    options = Options.model_validate(
        {
            "table": table,
            "joker": draw(st.sampled_from(["none", "deck", "after"])),
            "royal50": table == "english" and draw(st.booleans()),
            "flush16": table == "swedish" and draw(st.booleans()),
            "diagonals": draw(st.booleans()),
            "rearranging": rearranging,
            "corner": not rearranging and draw(st.booleans()),
            "touching": not rearranging and draw(st.booleans()),
        }
    )
    count = 12 if options.diagonals else 10
    hands = draw(st.lists(st.sampled_from(Category), min_size=count, max_size=count))
    deal = code_of_number(draw(st.integers(0, 2**40 - 1)))
    return Challenge(options=options, deal=deal, hands=tuple(hands))


@given(challenges())
def test_a_challenge_is_read_as_it_was_written(challenge: Challenge) -> None:
    line = challenge_line(challenge)
    assert read_challenge(line) == challenge
    assert read_challenge(f"  {line.lower().replace('-', ' ')} ") == challenge
    assert read_challenge(line.replace("-", "\u2013").replace("0", "O").replace("1", "l")) == challenge
    assert line.startswith(f"P{challenge.score}-{challenge.deal}-")
    assert len(line) <= 36


@given(challenges(), st.data())
def test_one_letter_that_is_wrong_is_always_found(challenge: Challenge, data: st.DataObject) -> None:
    line = challenge_line(challenge)
    place = data.draw(st.sampled_from([n for n, letter in enumerate(line) if letter != "-"]))
    other = data.draw(st.sampled_from([letter for letter in CODE_LETTERS if letter != line[place]]))
    with pytest.raises(BadChallenge):
        read_challenge(line[:place] + other + line[place + 1 :])


def test_every_change_of_one_letter_of_a_line_is_found() -> None:
    for place, letter in enumerate(LINE):
        for other in CODE_LETTERS + "!å-":
            if letter != "-" and other != letter:
                with pytest.raises(BadChallenge):
                    read_challenge(LINE[:place] + other + LINE[place + 1 :])


@pytest.mark.parametrize("typed", ["", "K7Q2-M9PD", LINE[:-1], LINE + "0", LINE[1:], "P", "hello", "P" * 40])
def test_what_is_no_challenge_is_refused(typed: str) -> None:
    with pytest.raises(BadChallenge):
        read_challenge(typed)


@given(st.text(max_size=50))
def test_anything_typed_is_refused_and_no_traceback(typed: str) -> None:
    with pytest.raises(BadChallenge):
        read_challenge(typed)
