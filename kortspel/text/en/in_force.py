"""What holds in a game that is being played."""

MESSAGES = {
    "in_force.turn": "It is {name}’s turn.",
    "in_force.over": "The game is over.",
    "in_force.deal": "Deal code {code}",
    "in_force.rules": "House rules:",
    "in_force.none": "none, as in the rule book",
}
