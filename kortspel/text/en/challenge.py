"""A challenge to a friend."""

MESSAGES = {
    "challenge.line": "A challenge for a friend:",
    "challenge.copy": "Copy the c&hallenge",
    "challenge.ask": "Type or paste the challenge",
    "challenge.you": "you",
    "challenge.friend": "your friend",
    "challenge.equal": {
        "one": "A draw: one point each.",
        "other": "A draw: {n} points each.",
    },
    "challenge.beaten": "You beat the challenge: {mine} to {theirs}.",
    "challenge.lost": "The challenge stands: {theirs} to your {mine}.",
    "challenge.bad.shape": "That is no challenge. One looks like P66-K7Q2-M9PD-…, all on one line.",
    "challenge.bad.check": "A letter or a digit of the challenge is wrong. Compare it with the original.",
    "challenge.begins": {
        "one": "A friend’s challenge: one point to beat.",
        "other": "A friend’s challenge: {n} points to beat.",
    },
}
