"""Saved games, finished games and settings on disk. Everything is written whole or not at all."""
