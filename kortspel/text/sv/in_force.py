"""What holds in a game that is being played."""

MESSAGES = {
    "in_force.turn": "{name} är på tur.",
    "in_force.over": "Spelet är slut.",
    "in_force.deal": "Givkod {code}",
    "in_force.rules": "Husregler:",
    "in_force.none": "inga, som i regelboken",
}
