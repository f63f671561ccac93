"""The coach of Pokerpatiens: where to lay the card and why, and a review of a finished game, as data.

``advice.advise`` answers at once; ``advice.deepening`` answers ever better while the player thinks; ``review.review``
goes through a finished game; ``arrange.arrange`` rearranges; ``strengths.choose_cell`` plays for a computer seat.
"""
