"""The deal of the day: the same for everybody, for ever, and no day knows of another."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta

import pytest

from kortspel.cards import CODE_LETTERS, DECK, parse_code, shuffled
from kortspel.games.patience.daily import daily_code
from kortspel.games.patience.setup import TableName

GOLDEN = {
    ("2024-02-29", "english"): "EMJC-4308 As6d5d",
    ("2026-12-01", "english"): "E18N-W9DT 6h2h9d",
    ("2026-12-01", "american"): "ZXZA-DHC7 8h2hAs",
    ("2026-12-01", "swedish"): "1X3P-ADJA AsTh4s",
    ("2026-12-02", "english"): "7SH4-Y9F3 7cKs5s",
    ("2026-12-24", "english"): "7REF-5VTD JdTs8h",
    ("2026-12-31", "swedish"): "VMCY-PKFV 8sJhAc",
    ("2027-01-01", "english"): "973W-Y0WY 8s3s9d",
    ("2032-06-15", "american"): "4MW7-DF0F JdAcAs",
    ("2099-12-31", "english"): "5M5S-98ST Qd2s4h",
}
"""Never to be changed."""


@pytest.mark.parametrize(("day", "table"), GOLDEN)
def test_the_deal_of_a_day_is_what_it_always_was(day: str, table: TableName) -> None:
    code, first = GOLDEN[day, table].split()
    assert daily_code(date.fromisoformat(day), table) == code == parse_code(code)
    assert "".join(shuffled(code, 0, DECK)[:3]) == first


def test_every_day_table_and_variant_has_a_deal_of_its_own() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(1000)]
    tables: tuple[TableName, ...] = ("english", "american", "swedish")
    codes = [daily_code(day, table) for day in days for table in tables] + [
        daily_code(day, "english", "same") for day in days
    ]
    assert len(set(codes)) == len(codes)


def test_the_letters_of_the_days_are_each_as_likely() -> None:
    """Chi-square with 31 degrees of freedom: above 61 once in a thousand."""
    days = [date(2000, 1, 1) + timedelta(days=n) for n in range(20_000)]
    for place in (0, 3, 5, 8):
        counts = dict.fromkeys(CODE_LETTERS, 0)
        for day in days:
            counts[daily_code(day)[place]] += 1
        expected = len(days) / len(CODE_LETTERS)
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 61.1


def test_days_that_follow_each_other_agree_in_no_more_places_than_chance() -> None:
    """Of two unrelated deals one card lies at the same place in the mean, with a variance of one."""
    days = 2000
    decks = [shuffled(daily_code(date(2026, 1, 1) + timedelta(days=n)), 0, DECK) for n in range(days + 1)]
    for apart in (1, 7):
        agreeing = sum(
            a == b for n in range(days - apart) for a, b in zip(decks[n], decks[n + apart], strict=True)
        )
        assert abs(agreeing / (days - apart) - 1) < 4 / (days - apart) ** 0.5


@pytest.mark.slow
def test_a_million_deals_are_uniform() -> None:
    """Chi-square over which card comes first and which last: 51 degrees of freedom, above 87 once in a thousand."""
    first, last = dict.fromkeys(DECK, 0), dict.fromkeys(DECK, 0)
    deals = 1_000_000
    for n in range(deals):
        deck = shuffled(daily_code(date.fromordinal(1 + n)), 0, DECK)
        first[deck[0]] += 1
        last[deck[-1]] += 1
    for counts in (first, last):
        assert sum((count - deals / 52) ** 2 / (deals / 52) for count in counts.values()) < 87.0


def test_the_day_needs_no_hash_seed() -> None:
    program = (
        "from datetime import date; from kortspel.games.patience.daily import daily_code\n"
        "print(daily_code(date(2026, 12, 1)))"
    )
    words = [sys.executable, "-c", program]
    runs = [
        subprocess.run(words, env={"PYTHONHASHSEED": seed}, capture_output=True, check=True) for seed in "12"
    ]
    assert len({run.stdout for run in runs}) == 1
