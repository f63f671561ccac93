"""The computer players at the table."""

MESSAGES = {
    "computer.thinking": "tenker …",
    "computer.stand_in.silent": "{seat} gjorde et enkelt trekk: datamotstanderen svarte ikke.",
    "computer.stand_in.wrong": "{seat} gjorde et enkelt trekk: datamotstanderen svarte feil.",
}
