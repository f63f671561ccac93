"""The cover between two people at one terminal."""

MESSAGES = {
    "cover.press": "Trykk Enter når bare du ser skjermen.",
}
