"""The catalogue in Swedish."""
