"""What holds in a game that is being played."""

MESSAGES = {
    "in_force.turn": "{name} er på tur.",
    "in_force.over": "Spillet er slutt.",
    "in_force.deal": "Givkode {code}",
    "in_force.rules": "Husregler:",
    "in_force.none": "ingen, som i regelboken",
}
