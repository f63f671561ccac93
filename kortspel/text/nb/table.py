"""What every table has: the log, the question before nothing is thrown."""

MESSAGES = {
    "table.log": "Ved bordet",
    "table.drew": "Hånden din nå. Enter: gi videre.",
    "table.keep": "Ingen kort er valgt. Beholde alle fem?",
    "table.keep.yes": "&Ja, behold alle",
    "table.keep.no": "&Nei",
    "table.keep.never": "Ja, og &spør ikke igjen",
}
