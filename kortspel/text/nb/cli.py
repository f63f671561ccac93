"""The command line."""

MESSAGES = {
    "cli.help": """\
Bruk: kortspel [valg]
      kortspel SPILL
      kortspel check FIL
      kortspel stats [--json | --csv]

Fire gamle kortspill i terminalen: Pokerkabal, Pakker, Poengpoker og Chicago.

  --lang SPRÅK     {languages}
  --saves MAPPE    lagre spillene der
  --resume [NAVN]  fortsett straks: det siste spillet, eller det med navnet
  --deal KODE      legg opp en kabal med den givkoden, som K7Q2-M9PD
  --daily          åpne dagens giv
  --ascii          bokstaver i stedet for tegn og linjer
  --help           denne hjelpen
  --version        versjonen av programmet

  SPILL            del ut straks: {games}
  check FIL        spill et lagret spill om igjen og si om det er helt
  stats            vis statistikken her, eller som JSON eller CSV

De lagrede spillene ligger i {folder}""",
    "cli.check.good": {
        "one": "helt. {game}, {players}, ett trekk.",
        "other": "helt. {game}, {players}, {n} trekk.",
    },
    "cli.bad.option": "Det finnes ikke noe valg {option}. kortspel --help viser dem som finnes.",
    "cli.bad.word": "Hva er {word}? kortspel --help viser hva som kan skrives.",
    "cli.bad.no_value": "{option} skal ikke ha noen verdi.",
    "cli.bad.value_missing": "Etter {option} skal det stå en verdi. kortspel --help viser hvilken.",
    "cli.bad.language": "{value} er ikke noe språk her. Velg blant {languages}.",
    "cli.bad.deal": "{value} er ingen givkode. En givkode har åtte tegn, som K7Q2-M9PD.",
    "cli.bad.form": "{option} hører til kortspel stats.",
    "cli.bad.check": "check skal følges av en fil, og bare én.",
    "cli.bad.resume_and_deal": "--resume, --deal, --daily og et spill åpner hver sin ting. Velg én av dem.",
    "cli.bad.nothing_to_resume": "Det finnes ikke noe påbegynt spill i {folder}.",
    "cli.bad.no_such_save": "Det finnes ikke noe spill som heter {name} i {folder}.",
    "cli.bad.no_folder": "{folder} er ingen mappe.",
    "cli.bad.folder": "Det går ikke å skrive i mappen {folder}. --saves velger en annen.",
    "cli.bad.no_place": (
        "Det er umulig å vite hvilken mappe {path} er: det finnes ingen hjemmemappe. --saves velger en mappe."
    ),
    "cli.bad.no_terminal": (
        "kortspel spilles i en terminal. Inn og ut kan ikke ledes til filer eller andre programmer."
    ),
    "cli.bad.terminal": "Terminalen (TERM er {term}) kan ikke vise spillet. Prøv i et vanlig terminalvindu.",
}
