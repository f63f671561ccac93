"""Computer players, one file a game.

Each file has ``choose(view, player, rng) -> Move``: what the player in the seat to move does, from the view of that
seat alone, the same for the same view and generator.
"""
