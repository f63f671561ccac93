"""What every table has: the log, the question before nothing is thrown."""

MESSAGES = {
    "table.log": "At the table",
    "table.drew": "Your hand now. Enter: pass it on.",
    "table.keep": "No card is chosen. Keep all five?",
    "table.keep.yes": "&Yes, keep all",
    "table.keep.no": "&No",
    "table.keep.never": "Yes, and don’t &ask again",
}
