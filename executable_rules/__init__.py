"""The laws that run: one module or sub-package for each game, ``mechanics`` for what they share."""
