"""The cover between two people at one terminal."""

MESSAGES = {
    "cover.press": "Tryck Enter när bara du ser skärmen.",
}
