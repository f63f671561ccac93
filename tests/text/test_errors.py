"""A4: the system's errors are told in the player's language, and never in the system's own words."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kortspel
from kortspel.text import LANGUAGES, Text, messages

LIKELY = (
    errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.ENAMETOOLONG, errno.EISDIR,
    errno.ENOTDIR, errno.ENOENT, errno.EEXIST, errno.EIO, errno.EBUSY, errno.ELOOP, errno.EFBIG,
    errno.EMFILE, errno.ENOMEM,
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_files_give_has_words(language: str) -> None:
    text = Text(language)
    told = {number: text.error(number) for number in LIKELY}
    assert not [number for number, words in told.items() if any(sign.isdigit() for sign in words)]
    strange = {os.strerror(number).lower() for number in LIKELY}
    assert not strange & {words.lower() for words in told.values()}


def test_an_error_without_words_has_its_number() -> None:
    assert (Text("sv").error(errno.EXDEV), Text("en").error(None)) == (f"fel {errno.EXDEV}", "error 0")


def test_every_error_in_the_catalogue_is_one_of_the_system() -> None:
    names = {message.partition(".")[2] for message in messages("en", "error")} - {"other"}
    assert names <= set(errno.errorcode.values())


def test_the_systems_own_words_are_used_nowhere() -> None:
    package = Path(kortspel.__file__).parent
    assert [path for path in package.rglob("*.py") if ".strerror" in path.read_text(encoding="utf-8")] == []


def test_a_name_that_is_too_long_is_told_in_swedish(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "kortspel", "--lang", "sv", "--saves", str(tmp_path), "check", "x" * 300],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Filen går inte att läsa: namnet är för långt." in found.stdout + found.stderr
