"""Two books abreast: a game as both have it, passage beside passage."""
