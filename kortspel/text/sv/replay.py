"""Ett spel som spelas upp igen."""

MESSAGES = {
    "replay.title": "Repris",
    "replay.deal": "giv {code}",
    "replay.goes_on": "Spelet pågår.",
    "replay.ended": "Resultat: {scores}.",
    "replay.former": {
        "one": "Ett drag efter äldre regler ligger före.",
        "other": "{n} drag efter äldre regler ligger före.",
    },
    "replay.step": "{n} av {most}",
    "replay.exported": "Skrivet till {name}.",
    "replay.nothing": "Ingen har sagt något än.",
    "replay.playing": "spelas upp",
}
