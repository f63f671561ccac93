"""For translators: ``python -m kortspel.text check|export|import``."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from kortspel.text import languages, sheet
from kortspel.text.checking import faults_of


def main(words: list[str]) -> int:
    """Do what is asked for; 1 where something is missing or wrong."""
    parser = ArgumentParser(prog="python -m kortspel.text", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("check", help="tell what languages lack").add_argument("language", nargs="*")
    for way, does in (("export", "write a language's table of texts"), ("import", "take the table back")):
        each = ways.add_parser(way, help=f"{does}, and the rule books beside it")
        each.add_argument("language", type=_code, help="the code of the language, such as da")
        each.add_argument("table", type=Path, help="a CSV file")
    asked = parser.parse_args(words)
    if asked.way == "check":
        return _check(asked.language or [*languages()])
    try:
        if asked.way == "export":
            print(f"{asked.table}: {sheet.write(asked.language, asked.table)} texts")
            return 0
        print(f"{asked.language}: {sheet.read(asked.language, asked.table)} texts")
    except (OSError, ValueError) as error:
        parser.error(str(error))
    return _check([asked.language])


def _code(word: str) -> str:
    """A language's code, which becomes the name of its folder."""
    if not (word.isascii() and word.isalpha() and word.islower() and 2 <= len(word) <= 8):
        raise ArgumentTypeError(f"{word} is no code of a language: two to eight small letters, such as da")
    return word


def _check(asked: list[str]) -> int:
    faults = {language: faults_of(language) for language in asked}
    for language, found in faults.items():
        print(f"{language}: {len(found)} to mend" if found else f"{language}: whole")
        for fault in found:
            print(f"  {fault}")
    return int(any(faults.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
