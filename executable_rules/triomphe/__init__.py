"""Triomphe, the Game of Trumps, in *The Academy of Play* and the *Académie des jeux*.

A game, *un jeu*, is a mark of the score; five commonly make the party. The first way is that of
Paris: ``dealing`` has the players, the pack, the sides and the deal; ``playing`` what is shown and
played, what is marked, the game given up, the end of the party; ``laws`` the nine laws of faults.
``provinces`` is the second way, each player for himself; ``ace`` the third, where the Ace is above
the King, with or without the Ace that pillages.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
