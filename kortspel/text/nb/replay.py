"""Et spill som spilles av igjen."""

MESSAGES = {
    "replay.title": "Reprise",
    "replay.deal": "giv {code}",
    "replay.goes_on": "Spillet er i gang.",
    "replay.ended": "Resultat: {scores}.",
    "replay.former": {
        "one": "Ett trekk etter eldre regler ligger foran.",
        "other": "{n} trekk etter eldre regler ligger foran.",
    },
    "replay.step": "{n} av {most}",
    "replay.exported": "Skrevet til {name}.",
    "replay.nothing": "Ingen har sagt noe ennå.",
    "replay.playing": "spilles av",
}
