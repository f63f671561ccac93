"""Numbers in words."""

MESSAGES = {
    "number.0": "null",
    "number.1": "én",
    "number.2": "to",
    "number.3": "tre",
    "number.4": "fire",
    "number.5": "fem",
    "number.6": "seks",
    "number.7": "sju",
    "number.8": "åtte",
    "number.9": "ni",
    "number.10": "ti",
    "number.11": "elleve",
    "number.12": "tolv",
}
