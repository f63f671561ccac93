"""The statistics."""

MESSAGES = {
    "statistics.title": "Statistics",
    "statistics.none": "No finished games yet. Games with undo or hints do not count.",
    "statistics.line": {
        "one": "one result · best {best} · average {average} · wins {won}",
        "other": "{n} results · best {best} · average {average} · wins {won}",
    },
    "statistics.standard": "standard rules",
}
