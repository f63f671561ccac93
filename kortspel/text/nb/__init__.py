"""The catalogue in Norwegian bokmål."""
