"""The cover between two people at one terminal."""

MESSAGES = {
    "cover.press": "Press Enter when only you can see the screen.",
}
