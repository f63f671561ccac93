"""The computer players at the table."""

MESSAGES = {
    "computer.thinking": "tänker …",
    "computer.stand_in.silent": "{seat} gjorde ett enkelt drag: datorspelaren svarade inte.",
    "computer.stand_in.wrong": "{seat} gjorde ett enkelt drag: datorspelaren svarade fel.",
}
