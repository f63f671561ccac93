"""A game played again."""

MESSAGES = {
    "replay.title": "Replay",
    "replay.deal": "deal {code}",
    "replay.goes_on": "The game goes on.",
    "replay.ended": "Result: {scores}.",
    "replay.former": {
        "one": "One move of older rules comes before.",
        "other": "{n} moves of older rules come before.",
    },
    "replay.step": "{n} of {most}",
    "replay.exported": "Written to {name}.",
    "replay.nothing": "Nothing was said yet.",
    "replay.playing": "playing",
}
