"""The computer players at the table."""

MESSAGES = {
    "computer.thinking": "thinking…",
    "computer.stand_in.silent": "{seat} made a simple move: the computer player did not answer.",
    "computer.stand_in.wrong": "{seat} made a simple move: the computer player gave a wrong answer.",
}
