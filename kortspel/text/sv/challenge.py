"""En utmaning till en vän."""

MESSAGES = {
    "challenge.line": "En utmaning till en vän:",
    "challenge.copy": "Kopiera &utmaningen",
    "challenge.ask": "Skriv eller klistra in utmaningen",
    "challenge.you": "du",
    "challenge.friend": "din vän",
    "challenge.equal": {
        "one": "Oavgjort: en poäng var.",
        "other": "Oavgjort: {n} poäng var.",
    },
    "challenge.beaten": "Du slog utmaningen: {mine} mot {theirs}.",
    "challenge.lost": "Utmaningen står sig: {theirs} mot dina {mine}.",
    "challenge.bad.shape": "Det är ingen utmaning. En sådan ser ut som P66-K7Q2-M9PD-…, allt på en rad.",
    "challenge.bad.check": "En bokstav eller siffra i utmaningen är fel. Jämför med originalet.",
    "challenge.begins": {
        "one": "En väns utmaning: en poäng att slå.",
        "other": "En väns utmaning: {n} poäng att slå.",
    },
}
