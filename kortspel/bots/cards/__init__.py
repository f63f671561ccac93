"""What computer players of games with tricks share: cards as bits, playing tricks out, and imagined deals."""
