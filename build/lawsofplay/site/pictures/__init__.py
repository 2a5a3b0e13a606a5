"""Pictures other than cards: boards with their men, tables for play, the books in time."""
