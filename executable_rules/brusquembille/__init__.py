"""Brusquembille in *The Academy of Play* and the *Académie*: its chapter and its ten laws.

Two to five play with three cards each and take from the stock after every trick. The aces and tens
are the *brusquembilles*; who has most points in his tricks wins the party. ``setting`` has players,
pack, stakes, deal and the end of the party, ``play`` the tricks and the stock, ``counting`` the
rewards of aces and tens and the points, ``faults`` the laws.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
