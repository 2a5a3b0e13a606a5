"""Pictures other than of cards: boards with their men, tables of games, books in time."""
