"""Sixte: the chapter and the ten laws of *The Academy of Play* and of the *Académie des jeux*.

Six players with six cards, each for himself; seats are numbers that go to the right. A game, *un
jeu*, is a mark of the score, and six make the party. A game that is lost is set off the player's
own score, nobody marks it: as a forfeit it is put to the board. ``dealing`` has players, pack and
deal with laws I-III, ``playing`` IV-VI, ``tricks`` VII-X and the end of the party.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
