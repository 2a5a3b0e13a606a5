"""Romestecq in *The Academy of Play* and the *Académie*: its chapter and its ten laws.

Two, four or six play with five cards each, for the parts of the game that a hand holds and for the
last trick. ``setting`` has the players, the pack, the deal and the party, ``parts`` the parts and
what they are worth, ``play`` the tricks and the names that are said, ``faults`` the ten laws.

The points of the party are marked in counters (*jettons*), and who wins points sets them off.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
