"""Numbers in words."""

MESSAGES = {
    "number.0": "noll",
    "number.1": "en",
    "number.2": "två",
    "number.3": "tre",
    "number.4": "fyra",
    "number.5": "fem",
    "number.6": "sex",
    "number.7": "sju",
    "number.8": "åtta",
    "number.9": "nio",
    "number.10": "tio",
    "number.11": "elva",
    "number.12": "tolv",
}
