"""The command line."""

MESSAGES = {
    "cli.help": """\
Användning: kortspel [flaggor]
            kortspel SPEL
            kortspel check FIL
            kortspel stats [--json | --csv]

Fyra gamla kortspel i terminalen: Pokerpatiens, Pakker, Poängpoker och Chicago.

  --lang SPRÅK     {languages}
  --saves MAPP     spara spelen där
  --resume [NAMN]  fortsätt genast: det senaste spelet, eller det som heter så
  --deal KOD       lägg upp en patiens med den givkoden, som K7Q2-M9PD
  --daily          öppna dagens giv
  --ascii          bokstäver i stället för tecken och linjer
  --help           den här hjälpen
  --version        programmets version

  SPEL             dela ut genast: {games}
  check FIL        spela om ett sparat spel och säg om det är helt
  stats            visa statistiken här, eller som JSON eller CSV

De sparade spelen ligger i {folder}""",
    "cli.check.good": {
        "one": "helt. {game}, {players}, ett drag.",
        "other": "helt. {game}, {players}, {n} drag.",
    },
    "cli.bad.option": "Det finns ingen flagga {option}. kortspel --help visar dem som finns.",
    "cli.bad.word": "Vad är {word}? kortspel --help visar vad som går att skriva.",
    "cli.bad.no_value": "{option} ska inte ha något värde.",
    "cli.bad.value_missing": "Efter {option} ska det stå ett värde. kortspel --help visar vilket.",
    "cli.bad.language": "{value} är inget språk här. Välj bland {languages}.",
    "cli.bad.deal": "{value} är ingen givkod. En givkod har åtta tecken, som K7Q2-M9PD.",
    "cli.bad.form": "{option} hör till kortspel stats.",
    "cli.bad.check": "check ska följas av en fil, och bara en.",
    "cli.bad.resume_and_deal": "--resume, --deal, --daily och ett spel öppnar var sin sak. Välj en av dem.",
    "cli.bad.nothing_to_resume": "Det finns inget påbörjat spel i {folder}.",
    "cli.bad.no_such_save": "Det finns inget spel som heter {name} i {folder}.",
    "cli.bad.no_folder": "{folder} är ingen mapp.",
    "cli.bad.folder": "Mappen {folder} går inte att skriva i. --saves väljer en annan.",
    "cli.bad.no_place": (
        "Det går inte att veta vilken mapp {path} är: det finns ingen hemmapp. --saves väljer en mapp."
    ),
    "cli.bad.no_terminal": (
        "kortspel spelas i en terminal. In och ut får inte ledas till filer eller andra program."
    ),
    "cli.bad.terminal": (
        "Terminalen (TERM är {term}) kan inte visa spelet. Försök i ett vanligt terminalfönster."
    ),
}
