"""The saved games."""

MESSAGES = {
    "saved.title": "Lagrede spill",
    "saved.count": {"one": "ett spill", "other": "{n} spill"},
    "saved.none": "Ingen lagrede spill ennå. Hvert spill lagres av seg selv.",
    "saved.broken": "kan ikke åpnes",
    "saved.finished": "ferdig",
    "saved.moves": {"one": "ett trekk", "other": "{n} trekk"},
    "saved.rename": "Nytt navn",
    "saved.copy": "Navn på kopien",
    "saved.delete": "Slette {name} for godt?",
    "saved.disk": "Det gikk ikke: {reason:error}.",
    "saved.fault": "{name} kan ikke åpnes. {why}",
    "saved.instead": "Fortsett med {name} i stedet",
    "saved.score": "ferdig, {scores}",
    "saved.none_found": "Ingen spill har de ordene.",
    "saved.sought": "med «{words}»",
    "saved.search": "Vis spill med disse ordene (tomt for alle)",
    "saved.tidy": {
        "one": "Slette ett ferdig spill? Resultatet blir i statistikken.",
        "other": "Slette {n} ferdige spill? Resultatene blir i statistikken.",
    },
    "saved.tidied": {
        "one": "Ett ferdig spill er borte.",
        "other": "{n} ferdige spill er borte.",
        "zero": "Ingen spill kunne slettes.",
    },
}
