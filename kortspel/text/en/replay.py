"""A game played again."""

MESSAGES = {
    "replay.title": "Replay",
    "replay.deal": "deal {code}",
    "replay.goes_on": "The game goes on.",
    "replay.ended": "Result: {scores}.",
    "replay.former": {
        "one": "One move by older rules comes before this.",
        "other": "{n} moves by older rules come before this.",
    },
    "replay.step": "{n} of {most}",
    "replay.exported": "Written to {name}.",
    "replay.nothing": "Nobody has said anything yet.",
    "replay.playing": "playing",
}
