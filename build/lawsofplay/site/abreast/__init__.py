"""Two books side by side: a game as both have it, passage beside passage."""
