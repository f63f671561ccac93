"""Swedish."""

NAME = "svenska"
ALSO = ("swedish",)
DECIMAL = ","
GROUP = "\N{NO-BREAK SPACE}"
GROUPED_FROM = 10_000
PERCENT = "{n}\N{NO-BREAK SPACE}%"
AND = " och "
QUOTES = ("”", "”")
TIME = "%H:%M"
FORMS = ("one", "other")


def plural(n: float) -> str:
    """One thing, or several."""
    return "one" if n == 1 else "other"
