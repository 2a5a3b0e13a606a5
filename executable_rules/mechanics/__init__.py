"""What the games share, each once: beasts, cards, dice, numbers, results."""
