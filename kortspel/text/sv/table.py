"""What every table has: the log, the question before nothing is thrown."""

MESSAGES = {
    "table.log": "Vid bordet",
    "table.drew": "Din hand nu. Enter: lämna över.",
    "table.keep": "Inget kort är valt. Behålla alla fem?",
    "table.keep.yes": "&Ja, behåll alla",
    "table.keep.no": "&Nej",
    "table.keep.never": "Ja, och &fråga inte mer",
}
