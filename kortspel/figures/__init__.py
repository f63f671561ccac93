"""Figures about finished games: what the statistics show, as data and in words, without a screen."""
