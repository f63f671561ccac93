"""English."""

NAME = "English"
ALSO = ("english",)
DECIMAL = "."
GROUP = ","
GROUPED_FROM = 1000
PERCENT = "{n}%"
AND = " and "
QUOTES = ("“", "”")
TIME = "%H:%M"
FORMS = ("one", "other")


def plural(n: float) -> str:
    """One thing, or several."""
    return "one" if n == 1 else "other"
