"""What the games share, each once: cards, dice, results."""
