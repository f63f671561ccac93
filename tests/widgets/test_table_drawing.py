"""The picture of a table in all rooms: nothing is cut, every cell can be read, every sign can be shown."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from kortspel.cards import DECK, JOKER, Card, parse_card
from kortspel.text import LANGUAGES, Text
from kortspel.text.signs import Signs
from kortspel.widgets import chips, faces, palette, themes
from kortspel.widgets.canvas import Canvas, fitted
from kortspel.widgets.faces import SIZES, Look, Size
from kortspel.widgets.hand import HandPicture, draw_hand
from kortspel.widgets.room import HAND_CARD, Room, room_of
from kortspel.widgets.table import ShownHand, TablePicture, TableSeat
from kortspel.widgets.table_drawing import draw_table
from kortspel.widgets.wrapping import wrapped

NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")
PLACES: list[tuple[Room, int, int]] = [
    ("small", 60, 9), ("usual", 80, 10), ("usual", 80, 14), ("large", 82, 23), ("wide", 150, 41),
]  # fmt: skip
"""The table's part of the terminal, by room."""


def look(language: str = "sv", *, ascii: bool = False) -> Look:
    return Look(Text(language), ascii, themes.palette(), Signs("ascii" if ascii else "utf-8"))


def lines_of(canvas: Canvas) -> list[str]:
    return ["".join(words for words, _ in canvas.line(y)) for y in range(canvas.height)]


def dealt(count: int) -> list[tuple[Card, ...]]:
    deck = list(DECK)
    random.Random(1).shuffle(deck)
    return [tuple(deck[5 * n : 5 * n + 5]) for n in range(count)]


def pot(seats: int) -> TablePicture:
    return TablePicture(
        tuple(TableSeat(name, figure="48", word="pass", backs=5, laid=7) for name in NAMES[:seats]),
        pot=137, pot_word="POTT", lines=("att svara 7",),
    )  # fmt: skip


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[2]}")
def test_every_seat_and_the_pot_are_in_sight_in_every_room(place: tuple[Room, int, int], seats: int) -> None:
    room, width, height = place
    canvas = draw_table(pot(seats), look(), width, height, room)
    lines = lines_of(canvas)
    assert [cell_len(line) for line in lines] == [width] * height
    text = "\n".join(lines)
    assert all(name in text for name in NAMES[1:seats])
    assert "137" in text
    assert "att svara 7" in text
    assert text.count("7") >= seats - 1, "what each has laid"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[2]}")
def test_every_card_of_a_trick_is_in_sight_in_every_room(place: tuple[Room, int, int], seats: int) -> None:
    room, width, height = place
    cards = [hand[0] for hand in dealt(seats)]
    picture = TablePicture(
        tuple(TableSeat(name, card=card) for name, card in zip(NAMES, cards, strict=False)), trick=True
    )
    text = "\n".join(lines_of(draw_table(picture, look(), width, height, room)))
    for card in cards:
        assert faces.small(look(), card) in text


@pytest.mark.parametrize("hands", range(2, 9))
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[2]}")
def test_every_hand_that_is_shown_lies_there_with_all_its_cards(
    place: tuple[Room, int, int], hands: int
) -> None:
    """H6: eight who show are in sight, also in the smallest room."""
    room, width, height = place
    shown = tuple(
        ShownHand(name, cards, "par i ess", "+9", lit=name == "Bo")
        for name, cards in zip(NAMES, dealt(hands), strict=False)
    )
    picture = TablePicture(shown=shown, headline="Bo tar 9 marker.")
    text = "\n".join(lines_of(draw_table(picture, look(), width, height, room)))
    for hand in shown:
        assert hand.name in text
        assert all(faces.small(look(), card) in text for card in hand.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[2]}")
def test_all_that_is_drawn_has_a_sign_in_ascii(place: tuple[Room, int, int], language: str) -> None:
    """B4."""
    room, width, height = place
    plain = look(language, ascii=True)
    shown = tuple(ShownHand(name, cards, lit=True) for name, cards in zip(NAMES, dealt(3), strict=False))
    pictures = (pot(8), TablePicture(shown=shown), TablePicture(pot(5).seats, trick=True))
    for picture in pictures:
        for line in lines_of(draw_table(picture, plain, width, height, room)):
            spelled = plain.signs.nearest(line)
            assert spelled.isascii()
            assert cell_len(spelled) == width
            assert "?" not in spelled


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_as_large_as_its_size_and_names_itself(size: Size) -> None:
    for ascii in (False, True):
        for language in LANGUAGES:
            for card in (*DECK, JOKER):
                for lit in (False, True):
                    face = faces.face(look(language, ascii=ascii), card, size, lit=lit)
                    assert [cell_len(line) for line in face] == [size.width] * size.height
                    assert faces.small(look(language, ascii=ascii), card) in face[1]
    back = faces.back(look(), size)
    assert [cell_len(line) for line in back] == [size.width] * size.height
    assert not any(sign.isalnum() for line in back for sign in line)


@pytest.mark.parametrize("rank", "23456789T")
def test_a_large_card_has_as_many_pips_as_it_counts(rank: str) -> None:
    count = 10 if rank == "T" else int(rank)
    face = faces.face(look(), parse_card(rank + "s"), faces.HUGE)
    assert sum(line.count("♠") for line in face) == count + 2, "the pips, and those of the corners"


@pytest.mark.parametrize("room", ["small", "usual", "large", "wide"])
def test_a_hand_shows_its_cards_numbers_and_words(room: Room) -> None:
    width = {"small": 60, "usual": 80, "large": 82, "wide": 150}[room]
    cards = dealt(1)[0]
    picture = HandPicture(
        "Hand: Anna", cards, frozenset({1}), frozenset({3}), 0, "bort", (("par", "strong"),)
    )
    canvas = draw_hand(picture, look(), width, room)
    assert canvas.height == HAND_CARD[room].height + 1
    text = "\n".join(lines_of(canvas))
    for words in ("Hand: Anna", "par", "[1]", "bort", *(faces.small(look(), card) for card in cards)):
        assert words in text
    assert " 4 " not in lines_of(canvas)[-1], "a card that cannot be chosen has no number"


@pytest.mark.parametrize("n", [0, 1, 4, 5, 24, 25, 99, 124])
def test_chips_lie_in_three_values_that_make_the_sum(n: int) -> None:
    worth = {palette.CHIP_ONE: 1, palette.CHIP_FIVE: 5, palette.CHIP_MANY: 25}
    assert sum(stack.chips * worth[stack.ink] for stack in chips.stacks(n)) == n
    assert len({stack.sign for stack in chips.stacks(124)}) == 3, "told apart without colours"


def test_rooms_begin_where_they_should() -> None:
    sizes = {(60, 20): "small", (79, 40): "small", (80, 23): "small", (80, 24): "usual", (109, 60): "usual",
             (110, 33): "usual", (110, 34): "large", (179, 60): "large", (180, 50): "wide"}  # fmt: skip
    assert {size: room_of(*size) for size in sizes} == sizes


def test_words_break_at_plain_spaces_alone_and_never_past_the_edge() -> None:
    words = "På hand 999\N{NO-BREAK SPACE}870 marker 日本語 och ettmycketlångtordutanslut"
    for width in range(8, 30):
        lines = wrapped(words, width, "  ")
        assert all(cell_len(line) <= width for line in lines)
        if width >= 10:
            assert any("999\N{NO-BREAK SPACE}870" in line for line in lines)
    assert fitted("Maximilian", 5) == "Maxi."
