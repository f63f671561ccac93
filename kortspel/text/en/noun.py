"""Things with their number, for messages that count more than one: ``{chips:noun.chips}``.

A language may have forms of its own here, such as other cases, under ids of its own.
"""

MESSAGES = {
    "noun.chips": {"one": "one chip", "other": "{n} chips"},
    "noun.points": {"one": "one point", "other": "{n} points"},
    "noun.more_points": {"one": "one point more", "other": "{n} points more"},
    "noun.times": {
        "one": "once",
        "other": "{n} times",
    },
}
