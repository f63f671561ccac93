"""Leaving a game that is not saved, and opening a long one."""

MESSAGES = {
    "leave.what": "Forlater du spillet nå, er de siste trekkene borte.",
    "leave.again": "&Prøv å lagre igjen",
    "leave.elsewhere": "Lagre i en &annen mappe",
    "leave.lose": "&Forlat uten å lagre",
    "leave.stay": "&Bli i spillet",
    "leave.folder": "I hvilken mappe?",
    "leave.opening": "{name} åpnes: {percent}\N{NO-BREAK SPACE}%",
}
