"""What the table games share: seats and turns, stock and thrown cards, pots."""
