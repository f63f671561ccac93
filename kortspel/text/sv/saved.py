"""The saved games."""

MESSAGES = {
    "saved.title": "Sparade spel",
    "saved.count": {"one": "ett spel", "other": "{n} spel"},
    "saved.none": "Inga sparade spel än. Varje spel sparas av sig självt.",
    "saved.broken": "går inte att öppna",
    "saved.finished": "färdigt",
    "saved.moves": {"one": "ett drag", "other": "{n} drag"},
    "saved.rename": "Nytt namn",
    "saved.copy": "Namn på kopian",
    "saved.delete": "Ta bort {name} för gott?",
    "saved.disk": "Det gick inte: {reason:error}.",
    "saved.fault": "{name} går inte att öppna. {why}",
    "saved.instead": "Fortsätt med {name} i stället",
    "saved.score": "klart, {scores}",
    "saved.none_found": "Inget spel har de orden.",
    "saved.sought": "med ”{words}”",
    "saved.search": "Visa spel med de här orden (tomt för alla)",
    "saved.tidy": {
        "one": "Ta bort ett färdigt spel? Resultatet finns kvar i statistiken.",
        "other": "Ta bort {n} färdiga spel? Resultaten finns kvar i statistiken.",
    },
    "saved.tidied": {
        "one": "Ett färdigt spel är borta.",
        "other": "{n} färdiga spel är borta.",
        "zero": "Inget spel gick att ta bort.",
    },
}
