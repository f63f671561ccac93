"""Asking for a number of chips."""

MESSAGES = {
    "amount.range": "{low} till {high}",
}
