"""L'Homme d'Auvergne, the Man d'Auvergne, in *The Academy of Play* and the *Académie des jeux*.

A game, *un jeu*, is a mark of the score; seven commonly make the party. ``dealing`` has the
players, the pack, the deal and the cards turned up; ``playing`` who stands the game, the return,
who wins and how the party ends; ``laws`` the ten laws of faults, kings and payments.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
