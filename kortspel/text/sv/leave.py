"""Leaving a game that is not saved, and opening a long one."""

MESSAGES = {
    "leave.what": "Om du lämnar spelet nu försvinner de senaste dragen.",
    "leave.again": "&Försök spara igen",
    "leave.elsewhere": "Spara i en &annan mapp",
    "leave.lose": "&Lämna utan att spara",
    "leave.stay": "&Stanna i spelet",
    "leave.folder": "I vilken mapp?",
    "leave.opening": "{name} öppnas: {percent}\N{NO-BREAK SPACE}%",
}
