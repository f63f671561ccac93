"""Four old Nordic poker games for the terminal."""

__version__ = "1.0.0"
