"""The command line."""

MESSAGES = {
    "cli.help": """\
Usage: kortspel [options]
       kortspel GAME
       kortspel check FILE
       kortspel stats [--json | --csv]

Four old card games in the terminal: Poker Squares, Pakker, Poängpoker, Chicago.

  --lang LANGUAGE  {languages}
  --saves FOLDER   keep the saved games there
  --resume [NAME]  go on at once: the latest game, or the one with that name
  --deal CODE      set up a patience with that deal code, such as K7Q2-M9PD
  --daily          open the deal of the day
  --ascii          letters instead of signs and lines
  --help           this help
  --version        the version of the program

  GAME             deal at once: {games}
  check FILE       play a saved game again and say whether it is intact
  stats            show the statistics here, or as JSON or CSV

The saved games are in {folder}""",
    "cli.check.good": {
        "one": "intact. {game}, {players}, one move.",
        "other": "intact. {game}, {players}, {n} moves.",
    },
    "cli.bad.option": "There is no option {option}. kortspel --help lists those there are.",
    "cli.bad.word": "What is {word}? kortspel --help shows what can be typed.",
    "cli.bad.no_value": "{option} takes no value.",
    "cli.bad.value_missing": "A value must follow {option}. kortspel --help shows which.",
    "cli.bad.language": "{value} is not a language here. Choose from {languages}.",
    "cli.bad.deal": "{value} is not a deal code. A deal code has eight characters, such as K7Q2-M9PD.",
    "cli.bad.form": "{option} belongs to kortspel stats.",
    "cli.bad.check": "check must be followed by one file, and only one.",
    "cli.bad.resume_and_deal": (
        "--resume, --deal, --daily and a game each open something else. Choose one of them."
    ),
    "cli.bad.nothing_to_resume": "There is no unfinished game in {folder}.",
    "cli.bad.no_such_save": "There is no game called {name} in {folder}.",
    "cli.bad.no_folder": "{folder} is not a folder.",
    "cli.bad.folder": "The folder {folder} cannot be written to. --saves chooses another.",
    "cli.bad.no_place": (
        "There is no telling which folder {path} is: there is no home folder. --saves chooses one."
    ),
    "cli.bad.no_terminal": (
        "kortspel is played in a terminal. Its input and output cannot go to files or other programs."
    ),
    "cli.bad.terminal": (
        "The terminal (TERM is {term}) cannot show the game. Try an ordinary terminal window."
    ),
}
