"""Asking for a number of chips."""

MESSAGES = {
    "amount.range": "{low} til {high}",
}
