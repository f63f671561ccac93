"""En utfordring til en venn."""

MESSAGES = {
    "challenge.line": "En utfordring til en venn:",
    "challenge.copy": "Kopier &utfordringen",
    "challenge.ask": "Skriv eller lim inn utfordringen",
    "challenge.you": "du",
    "challenge.friend": "vennen din",
    "challenge.equal": {
        "one": "Uavgjort: ett poeng hver.",
        "other": "Uavgjort: {n} poeng hver.",
    },
    "challenge.beaten": "Du slo utfordringen: {mine} mot {theirs}.",
    "challenge.lost": "Utfordringen står seg: {theirs} mot dine {mine}.",
    "challenge.bad.shape": "Det er ingen utfordring. En slik ser ut som P66-K7Q2-M9PD-…, alt på én linje.",
    "challenge.bad.check": "En bokstav eller et siffer i utfordringen er feil. Sammenlign med originalen.",
    "challenge.begins": {
        "one": "En venns utfordring: ett poeng å slå.",
        "other": "En venns utfordring: {n} poeng å slå.",
    },
}
