"""Things with their number, for messages that count more than one: ``{chips:noun.chips}``.

A language may have forms of its own here, such as other cases, under ids of its own.
"""

MESSAGES = {
    "noun.chips": {"one": "en marker", "other": "{n} marker"},
    "noun.points": {"one": "en poäng", "other": "{n} poäng"},
    "noun.times": {
        "one": "en gång",
        "other": "{n} gånger",
    },
}
