"""Things with their number, for messages that count more than one: ``{chips:noun.chips}``.

A language may have forms of its own here, such as other cases, under ids of its own.
"""

MESSAGES = {
    "noun.chips": {"one": "én sjetong", "other": "{n} sjetonger"},
    "noun.points": {"one": "ett poeng", "other": "{n} poeng"},
    "noun.times": {
        "one": "én gang",
        "other": "{n} ganger",
    },
}
